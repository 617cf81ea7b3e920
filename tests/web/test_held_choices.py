"""What is chosen while the line is down is judged, and can be confirmed, when it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.mirror import stored_answers
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision
from tests.web.proxy import Between, between
from tests.web.tables import table
from tests.web.words import Words


@pytest.fixture
def proxy(server: PageServer) -> Iterator[Between]:
    with between(server.address) as made:
        yield made


@pytest.mark.parametrize("width", [1280, 390])
def test_a_choice_made_while_the_line_was_down(
    server: PageServer, proxy: Between, browse: Browsing, english: Words, width: int
) -> None:
    page = browse(proxy.address, width=width)
    browse.watches[page].may_lose_the_proxy()
    page.goto(table(server, page, "here", "bot", "bot").replace(server.address, proxy.address))
    name = page.url.rsplit("/", 1)[1]
    Player(page, english).wait()
    page.wait_for_load_state("networkidle")
    bar = decision(page, english)
    hand = page.get_by_role("region", name=english("zone-hand"))
    cards = hand.get_by_role("button", disabled=False)
    places = {english(f"place-{place}"): place for place in ("jungle", "river", "beach", "rover", "lair")}
    lost = page.get_by_role("status").filter(has_text=english("connecting"))

    proxy.say("down")
    expect(lost).to_be_visible()
    held = bar.get_by_role("button", name=english("confirm-held"))
    for at in (0, 1):
        cards.nth(at).click()
        expect(held).to_be_visible()
        expect(held).to_be_disabled()
    chosen = cards.nth(1).locator(".hidden-text").first.text_content() or ""
    proxy.say("up")
    expect(lost).to_have_count(0)
    expect(held).to_have_count(0)
    bar.get_by_role("button", name=english("do-explore-commit", object=chosen)).click()
    expect(bar.get_by_role("button", name=english("do-explore-commit", object=chosen))).to_have_count(0)
    for _ in range(100):
        if f"commit:{places[chosen]}" in [said for _, said in stored_answers(server, name)]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the choice of {chosen} did not arrive: {stored_answers(server, name)}")
