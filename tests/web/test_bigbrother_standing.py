"""Standing orders of 1984: Big Brother ticks what his hidden men and directives do, and nobody waits for him."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_fits, settle
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def view_of(page: Page) -> Any:
    """Return what Big Brother sees."""
    return page.request.get(page.url.replace("/t/", "/api/tables/") + "/views").json()[0]


def hiding(page: Page) -> list[str]:
    """Return the cells of the hidden policemen."""
    return [cell for cell in view_of(page)["own"].get("hidden_at", {}).values() if cell != "none"]


def test_orders_are_ticked_and_kept(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("uk", "bigbrother")
    page = browse(server.address, width=390, language="uk")
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": "bigbrother", "players": players, "options": {"standing_orders": True}, "first": 0}
    page.goto(opened(server, page, body))
    me = Player(page, words)
    while len(cells := hiding(page)) < 4:
        me.step()
    cell = cells[0]
    page.locator("summary", has_text=words("option-standing_orders")).click()
    order = words("standing-always", cell=words(f"cell-{cell}"), number=cells.count(cell))
    always = page.get_by_label(order, exact=True)
    second = page.get_by_label(words("hidden-slot-slot-2"), exact=True)
    always.check()
    second.check()
    settle(page)
    declared = view_of(page)["declared"]
    assert declared["trigger"] == "fire:slot-2"
    assert declared[f"step-forward {cell}"].split()[-1] == "reveal:one"
    require_fits(page, 390)
    assert complaints(page, axe) == []
    page.reload()
    page.locator("summary", has_text=words("option-standing_orders")).click()
    expect(always).to_be_checked()
    always.uncheck()
    expect(always).not_to_be_checked()
    expect(second).to_be_checked()
