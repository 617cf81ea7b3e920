"""What is chosen as a set is chosen in any order, shown while it is chosen, and taken back piece by piece."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.play.match import Match
from fogtable.games.anima.cards import KIND_OF
from fogtable.games.anima.components import HAND_LIMIT, Kind
from tests.server.mirror import stored_answers
from tests.web.anima_games import go_on, moment
from tests.web.bigbrother_games import on_cell
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, settle
from tests.web.tables import opened
from tests.web.words import Words


def placed(page: Page) -> dict[str, int]:
    """Return how many policemen stand on each cell of the map."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-cell]')].flatMap((cell) => {
          const pieces = [...cell.querySelectorAll('[data-police]')];
          const men = pieces.reduce((sum, one) => sum + (Number(one.querySelector('b')?.textContent) || 1), 0);
          return men ? [[cell.dataset.cell, men]] : [];
        }))"""
    )
    return found


def test_police_are_sent_to_ministries_in_any_order(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address)
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(opened(server, page, {"game": "bigbrother", "players": players, "options": {}, "first": 0}))
    page.get_by_role("heading", name=words("ask-deploy")).wait_for(timeout=60_000)
    settle(page)
    confirm = decision(page, words).locator("button.main")
    cells = page.locator("[data-cell]:has(.spot.offered)")
    ministries = cells.evaluate_all("(all) => all.map((one) => one.dataset.cell)")
    assert len(ministries) == 4

    def tap(cell: str) -> None:
        on_cell(page, cell).first.click()
        settle(page)

    expect(confirm).to_be_disabled()
    expect(confirm).to_have_text(words("confirm-not-yet"))
    tap(ministries[2])
    assert placed(page) == {ministries[2]: 1}
    tap(ministries[0])
    assert placed(page) == {ministries[0]: 1, ministries[2]: 1}
    expect(cells).to_have_count(4)
    for _ in range(8):
        if confirm.is_enabled():
            break
        tap(ministries[1])
    seen = page.locator("[data-police]").first
    assert seen.evaluate(
        """(one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    ), "what is placed is hidden behind its cell"
    number = sum(placed(page).values())
    tap(ministries[2])
    assert placed(page) == {ministries[0]: 1, ministries[1]: number - 2}
    tap(ministries[3])
    wanted = {ministries[0]: 1, ministries[1]: number - 2, ministries[3]: 1}
    assert placed(page) == wanted
    confirm.click()
    settle(page)
    said = [pick for seat, pick in stored_answers(server, page.url.rsplit("/", 1)[1]) if pick.startswith("at:")]
    assert {cell: said.count(f"at:{cell}") for cell in {pick.partition(":")[2] for pick in said}} == wanted


@pytest.mark.clauses("AN-8.3")
def test_a_trade_is_put_together_in_any_order(server: PageServer, browse: Browsing) -> None:
    """What is asked for first does not bar what is given; each piece is taken back again, or exchanged."""
    words = Words("en", "anima")
    page = browse(server.address, width=390)

    def fits(match: Match, seat: int, question: str) -> bool:
        """An offer that comes with nothing can be countered by both: cards to give, and more than one to ask for."""
        t = match.state
        others = [other for other in t.seats if other != seat]
        kinds = {KIND_OF[card] for card in t.hand[seat]}
        able = len(kinds) > 1 and all(1 < len(t.hand[other]) < HAND_LIMIT for other in others)
        return question == "answer-offer" and "counter" in match.offered(seat) and able

    at = moment(fits)
    name = go_on(server, page, at)
    bar = decision(page, words)
    bar.get_by_role("button", name=words("do-answer-offer-counter"), exact=True).click()
    bar.locator("button.main").click()
    settle(page)
    ask = bar.get_by_role("group", name=words("head-want-cards"), exact=True).get_by_role("button")
    give = bar.get_by_role("group", name=words("head-give"), exact=True).get_by_role("button")
    named = bar.get_by_role("group", name=words("head-want"), exact=True).get_by_role("button")
    kind = Kind.name(KIND_OF[next(iter(at.state.hand[at.seat]))])
    mine = give.filter(has_text=words(f"kind-{kind}"))
    clear = bar.get_by_role("button", name=words("clear"), exact=True)
    known = stored_answers(server, name)

    def press(button: Locator, pressed: str) -> None:
        button.click()
        settle(page)
        expect(button).to_have_attribute("aria-pressed", pressed)

    press(ask.nth(1), "true")
    press(named.filter(has_text=words("kind-iron-fist")).first, "true")
    press(mine, "true")
    press(ask.nth(0), "true")
    expect(ask.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(named.filter(has_text=words("kind-iron-fist")).first).to_have_attribute("aria-pressed", "true")
    for button in (bar.get_by_role("button", name=words("do-make-offer-send"), exact=True), clear):
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844, "the decision reaches below the window"
    press(ask.nth(0), "false")
    expect(named.filter(has_text=words("kind-iron-fist"))).to_have_count(0)
    press(ask.nth(0), "true")
    assert stored_answers(server, name) == known
    bar.get_by_role("button", name=words("do-make-offer-send"), exact=True).click()
    settle(page)
    said = [pick for seat, pick in stored_answers(server, name)[len(known) :] if seat == at.seat]
    assert said[:3] == [f"give:{kind}", "want-cards:one", "send"]
