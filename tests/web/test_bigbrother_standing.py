"""Standing orders of 1984: Big Brother ticks what his hidden men and directives do, and nobody waits for him."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, opened, require_fits, settle
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def test_orders_are_ticked_and_kept(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("uk", "bigbrother")
    page = browse(server.address, width=390, language="uk")
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": "bigbrother", "players": players, "options": {"standing_orders": True}, "first": 0}
    page.goto(opened(server, page, body))
    page.locator("summary", has_text=words("option-standing_orders")).click()
    always = page.get_by_label(words("standing-always"), exact=True)
    second = page.get_by_label(words("hidden-slot-slot-2"), exact=True)
    always.check()
    second.check()
    settle(page)
    declared = page.request.get(page.url.replace("/t/", "/api/tables/") + "/views").json()[0]["declared"]
    assert declared["trigger"] == "fire:slot-2"
    assert declared["step-forward"].split()[-1] == "reveal:one"
    require_fits(page, 390)
    assert complaints(page, axe) == []
    page.reload()
    page.locator("summary", has_text=words("option-standing_orders")).click()
    expect(always).to_be_checked()
    always.uncheck()
    expect(always).not_to_be_checked()
    expect(second).to_be_checked()
