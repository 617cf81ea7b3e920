"""One intention takes few taps: counted by touch and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.declarations.cards import NONE
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games.anima.components import Area
from fogtable.games.bigbrother.city import NEAR, SEARCH_DECK
from fogtable.games.bigbrother.components import Cell, Character
from tests.web import anima_games, bigbrother_games
from tests.web.anima_games import moment
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, same_session, settle, until
from tests.web.tables import brought, table
from tests.web.test_acting import answers
from tests.web.words import Words

WAYS = pytest.mark.parametrize("by", ["touch", "keyboard"])
ANIMA, CITY = Words("en", "anima"), Words("en", "bigbrother")


class Fingers:
    """Presses things by touch or by keyboard, and counts how often."""

    def __init__(self, page: Page, by: str) -> None:
        self.page = page
        self.by = by
        self.count = 0

    def press(self, thing: Locator) -> None:
        thing.wait_for()
        if self.by == "touch":
            thing.tap()
        else:
            thing.focus()
            self.page.keyboard.press("Enter")
        self.count += 1
        settle(self.page)


def fingers(server: PageServer, browse: Browsing, by: str) -> Fingers:
    return Fingers(browse(server.address, touch=by == "touch"), by)


def card_with_two_uses(match: Match, seat: int, question: str) -> bool:
    offered = match.offered(seat)
    return question == "reset" and any(f"play{one[7:]}" in offered for one in offered if one.startswith("discard:"))


@WAYS
def test_what_is_chosen_beside_a_thing_is_done_by_that(server: PageServer, browse: Browsing, by: str) -> None:
    hands = fingers(server, browse, by)
    at = moment(card_with_two_uses)
    anima_games.go_on(server, hands.page, at)
    known = len(answers(server, hands.page))
    offered = at.match.offered(at.seat)
    kind = next(one[8:] for one in offered if one.startswith("discard:") and f"play{one[7:]}" in offered)
    name = hands.page.get_by_text(ANIMA(f"kind-{kind}"), exact=True)
    hands.press(hands.page.locator("button.card", has=name).first)
    hands.press(hands.page.locator(f"[popover=manual] [data-option='discard:{kind}']"))
    assert answers(server, hands.page)[known] == f"discard:{kind}"
    assert hands.count == 2


@WAYS
def test_a_reward_is_taken_by_its_button(server: PageServer, browse: Browsing, by: str) -> None:
    hands = fingers(server, browse, by)
    at = moment(lambda match, seat, question: question == "take-reward" and "bonus" in match.offered(seat))
    anima_games.go_on(server, hands.page, at)
    known = len(answers(server, hands.page))
    hands.press(decision(hands.page, ANIMA).locator("[data-option=bonus]"))
    assert answers(server, hands.page)[known] == "bonus"


def claims_after_reset(match: Match, seat: int, question: str) -> bool:
    """The seat is asked for a claim as soon as it has ended its Reset."""
    if question != "reset":
        return False
    then = deepcopy(match)
    then.play(seat, "end")
    asked = None if then.over else then.question(seat)
    return asked is not None and asked[0].code().startswith("claim-") and len(then.offered(seat)) > 1


@WAYS
def test_an_area_is_tapped_in_the_reset_though_a_claim_comes_first(
    server: PageServer, browse: Browsing, by: str
) -> None:
    hands = fingers(server, browse, by)
    anima_games.go_on(server, hands.page, moment(claims_after_reset))
    known = len(answers(server, hands.page))
    area = hands.page.locator("[data-area] > button[aria-disabled=false]").first
    hands.press(area)
    expect(area).to_have_attribute("aria-pressed", "true")
    hands.press(area)
    assert answers(server, hands.page)[known:] == ["end"]
    assert hands.count == 2


def explores_last(match: Match, seat: int, question: str) -> bool:
    """Another Party explores elsewhere before this one does, which has nothing to react with."""
    t = match.state
    return (
        question == "interact"
        and len(t.seats) == 2
        and t.order[1] == seat
        and NONE not in (t.at[0], t.at[1])
        and t.at[0] != t.at[1]
        and not len(t.hand[seat])
        and not t.ended[1 - seat]
    )


EXPLORED = """
async ([table, seat]) => {
  const views = await (await fetch(`/api/tables/${table}/views`)).json();
  const told = views.flatMap(({ events }) => events);
  return told.some(({ code, args }) => code === 'explores' && args.player === seat);
}
"""


@WAYS
def test_what_others_do_elsewhere_keeps_no_party_from_exploring(server: PageServer, browse: Browsing, by: str) -> None:
    hands = fingers(server, browse, by)
    at = moment(explores_last)
    anima_games.go_on(server, hands.page, at)
    area = hands.page.locator("[data-area] > button[aria-disabled=false]").first
    hands.press(area)
    hands.press(area)
    made = hands.page.url.rsplit("/", 1)[1]
    until(hands.page, EXPLORED, [made, at.name])
    assert hands.count == 2


def goes_and_explores(match: Match, seat: int, question: str) -> bool:
    """The last Party to move can go where nobody is, and has nothing to react with."""
    t = match.state
    return (
        question == "move"
        and len(t.seats) == 2
        and t.order[1] == seat
        and t.at[seat] == NONE
        and t.at[1 - seat] != NONE
        and not len(t.hand[seat])
        and any(not len(t.prior[area]) and not len(t.face_down[area]) for area in t.areas if area != t.at[1 - seat])
    )


@WAYS
def test_a_party_is_sent_to_explore_by_two_taps(server: PageServer, browse: Browsing, by: str) -> None:
    hands = fingers(server, browse, by)
    at = moment(goes_and_explores)
    anima_games.go_on(server, hands.page, at)
    t = at.match.state
    quiet = [
        area for area in t.areas if area != t.at[1 - at.seat] and not len(t.prior[area]) and not len(t.face_down[area])
    ]
    hands.press(hands.page.locator(f"[data-area='{Area.name(quiet[0])}'] > button"))
    hands.press(decision(hands.page, ANIMA).locator("[data-option=onward]"))
    until(hands.page, EXPLORED, [hands.page.url.rsplit("/", 1)[1], at.name])
    assert hands.count == 2


NEXT_TURN = """
async (table) => {
  const views = await (await fetch(`/api/tables/${table}/views`)).json();
  return views.some((view) => view.public.turn > 1 && view.seat === 'creature' && view.asked);
}
"""


@WAYS
def test_the_creature_lays_its_tokens_and_passes_by_four_taps(
    server: PageServer, browse: Browsing, english: Words, by: str
) -> None:
    hands = fingers(server, browse, by)
    page = hands.page
    page.goto(table(server, page, "here", "bot", "bot", creature=0))
    bar, made = decision(page, english), page.url.rsplit("/", 1)[1]
    place = page.get_by_role("region", name=english("zone-planet")).locator("[aria-disabled=false]")
    with same_session(page, server) as me:
        passed = False
        while not passed:
            until(page, "() => document.querySelector('.bar.asked')")
            settle(page)
            view = me.view(made, "creature")
            asked = view["asked"]
            if view["public"]["turn"] > 1:
                break
            if asked is None or asked["options"] == ["pass"]:  # passed by itself
                continue
            if asked["question"] == "play-hunt":
                hands.press(bar.get_by_role("button", name=english("habit-here-turn")))
                passed = True
            else:
                hands.press(place.first)
                until(page, "() => document.querySelector('.bar .main:enabled')")
                hands.press(place.first)
        until(page, NEXT_TURN, made)
    assert hands.count <= 4


def quiet_searches() -> Iterator[tuple[int, int, int, str]]:
    """Yield turns in which somebody can walk two cells undisturbed and search there: seed, step, seat, cell."""
    for seed in range(200):
        for step, match in enumerate(bigbrother_games.by_chance(seed)):
            t = match.state
            p = NONE if match.over else t.turn_of
            if p < 1 or t.actions[p] != 2 or match.question(p) is None or "move" not in match.offered(p):
                continue
            if t.character[p] == Character.WINSTON or not len(t.hand[p]) or t.banked[p]:
                continue
            near = set(NEAR[t.at[p]])
            for cell in {far for one in near for far in NEAR[one]} - near - {t.at[p]}:
                around = {cell, *near}
                calm = not around & {*t.abroad, *t.cameras, *t.figure_at, *t.at[1:], *t.hidden_at} - {t.at[p]}
                if SEARCH_DECK[cell] != NONE and calm:
                    yield seed, step, p, Cell.name(cell)


@WAYS
def test_two_cells_a_search_and_the_end_of_the_turn_take_five_taps(
    server: PageServer, browse: Browsing, by: str
) -> None:
    seed, step, seat, cell = next(quiet_searches())
    hands = fingers(server, browse, by)
    origin = brought(server, write(bigbrother_games.finished(seed)))
    body = {"seat": bigbrother_games.GAME.seat_names(3)[seat], "step": step}
    response = hands.page.request.post(f"{server.address}/api/tables/{origin}/go-on", data=body)
    hands.page.goto(f"{server.address}/t/{response.json()['id']}")
    decision(hands.page, CITY).locator(".last[data-option=end]").wait_for()
    settle(hands.page)
    spot = bigbrother_games.on_cell(hands.page, cell).first
    hands.press(spot)
    hands.press(spot)
    hands.press(spot)
    listed = hands.page.locator("[popover=manual] [data-option$=search]")
    hands.press(listed if listed.count() else spot)
    hands.press(decision(hands.page, CITY).locator(".last[data-option=end]"))
    said = answers(server, hands.page)
    assert said[-2:] == ["search", "end"]
    assert hands.count == 5
