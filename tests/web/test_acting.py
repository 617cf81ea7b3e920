"""Things are acted on where they lie: one tap says what is meant, a second one confirms it, nothing is asked twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.play.match import Match
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import Cell
from tests.server.mirror import stored_answers
from tests.web import anima_games
from tests.web.anima_games import moment
from tests.web.bigbrother_games import on_cell
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, same_session, settle, until
from tests.web.tables import opened, table
from tests.web.words import Words

WORDS = Words("en", "bigbrother")


def answers(server: PageServer, page: Page) -> list[str]:
    """Return what has been answered for the seat of a page, in the order of the table."""
    table = page.url.rsplit("/", 1)[1]
    mine = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats.findIndex((one) => one.mine)", table
    )
    return [pick for seat, pick in stored_answers(server, table) if seat == mine]


def far_cell(server: PageServer, page: Page) -> str:
    """Return a lit cell to which a way leads: neither the pawn's own nor one beside it."""
    lit: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-cell] button[aria-disabled=false]')]
          .map((one) => one.closest('[data-cell]').dataset.cell)"""
    )
    with same_session(page, server) as person:
        at = person.view(page.url.rsplit("/", 1)[1], "opposition-1")["public"]["at"][1]
    beside = {Cell.name(near) for near in NEAR[Cell.names.index(at)]}
    return next(cell for cell in lit if cell != at and cell not in beside)


TAKEN = """
(cell) => document.querySelector('[popover=manual]')
  || document.querySelector(`[data-cell=${cell}] button[aria-pressed=true]`)
"""
"""A tap on a cell has been heard: it is pressed, or several things can be done there."""


@pytest.fixture
def walker(server: PageServer, browse: Browsing) -> Page:
    """A page at which an oppositionist is about to act."""
    page = browse(server.address)
    body = {
        "game": "bigbrother",
        "players": [{"kind": "bot"}, {"kind": "here"}, {"kind": "bot"}],
        "options": {},
        "first": 0,
    }
    page.goto(opened(server, page, body))
    me = Player(page, WORDS, seed=3)
    for _ in range(20):
        me.wait()
        if page.locator(".bar .last[data-option=end]").count():
            break
        me.step()
    settle(page)
    return page


def test_a_tap_on_a_far_cell_plans_the_way_and_a_second_one_walks_it(server: PageServer, walker: Page) -> None:
    page = walker
    known = len(answers(server, page))
    cell = far_cell(server, page)
    on_cell(page, cell).first.click()
    settle(page)
    expect(on_cell(page, cell).first).to_have_attribute("aria-pressed", "true")
    expect(decision(page, WORDS).locator(".main")).to_be_enabled()
    assert WORDS(f"cell-{cell}") in decision(page, WORDS).locator(".main").inner_text()
    assert len(answers(server, page)) == known, "nothing is done before it is confirmed"
    on_cell(page, cell).first.click()
    until(page, "() => !document.querySelector('.bar .main:enabled')")
    settle(page)
    said = answers(server, page)[known:]
    assert said[0] == "move"
    assert f"to:{cell}" in said or said[-1].startswith("to:")


def test_another_cell_takes_the_place_of_the_first(server: PageServer, walker: Page) -> None:
    page = walker
    known = len(answers(server, page))
    offered = page.locator("[data-cell]:has(.spot.offered)")
    cells = offered.evaluate_all("all => all.map((one) => one.dataset.cell)")
    pressed = page.locator("[data-cell] button[aria-pressed=true]")
    planned = 0
    for cell in cells[:6]:
        on_cell(page, cell).first.click()
        until(page, TAKEN, cell)
        if page.locator("[popover=manual]").count():  # more than a way leads there
            page.keyboard.press("Escape")
            continue
        expect(pressed).to_have_count(1)
        planned += 1
    assert planned > 1
    page.keyboard.press("Escape")
    settle(page)
    expect(pressed).to_have_count(0)
    assert len(answers(server, page)) == known


def test_a_turn_is_ended_by_one_tap(server: PageServer, walker: Page) -> None:
    page = walker
    known = len(answers(server, page))
    decision(page, WORDS).get_by_role("button", name=WORDS("do-act-end"), exact=True).click()
    settle(page)
    assert answers(server, page)[known:][:1] == ["end"]


def ring(page: Page) -> Locator:
    return page.locator("[popover=manual]")


def fits(match: Match, seat: int, question: str) -> bool:
    """A card can be discarded as well as played."""
    offered = match.offered(seat)
    return question == "reset" and any(f"play{one[7:]}" in offered for one in offered if one.startswith("discard:"))


def test_what_can_be_done_with_a_thing_is_listed_beside_it(server: PageServer, browse: Browsing) -> None:
    """By tap or by keyboard; it does not lie on the thing, and Escape gives the focus back."""
    words = Words("en", "anima")
    page = browse(server.address)
    at = moment(fits)
    anima_games.go_on(server, page, at)
    offered = at.match.offered(at.seat)
    kind = next(one[8:] for one in offered if one.startswith("discard:") and f"play{one[7:]}" in offered)
    card = page.locator("button.card", has=page.get_by_text(words(f"kind-{kind}"), exact=True)).first
    card.focus()
    page.keyboard.press("Enter")
    expect(ring(page)).to_be_visible()
    expect(ring(page).get_by_role("button").first).to_be_focused()
    over, thing = ring(page).bounding_box(), card.bounding_box()
    assert over is not None
    assert thing is not None
    apart = over["x"] >= thing["x"] + thing["width"] or over["x"] + over["width"] <= thing["x"]
    assert apart or over["y"] >= thing["y"] + thing["height"] or over["y"] + over["height"] <= thing["y"]
    page.keyboard.press("ArrowDown")
    expect(ring(page).get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(ring(page)).to_have_count(0)
    expect(card).to_be_focused()


def test_a_second_tap_on_a_card_sends_it(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    card = page.get_by_role("region", name=english("zone-hand")).locator("[aria-disabled=false]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    settle(page)
    assert not answers(server, page)
    card.click()
    until(page, "() => !document.querySelector('.bar .main:enabled')")
    settle(page)
    assert answers(server, page)[0].startswith("commit")


def test_who_wants_no_confirmation_plays_by_one_tap(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    page.get_by_role("button", name=english("menu")).click()
    page.get_by_role("button", name=english("preferences")).click()
    page.get_by_role("dialog").get_by_label(english("wish-confirm")).uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("region", name=english("zone-hand")).locator("[aria-disabled=false]").first.click()
    until(page, "() => !document.querySelector('.bar .main:enabled')")
    settle(page)
    assert answers(server, page)[0].startswith("commit")


def test_the_creature_lays_its_token_without_saying_that_it_has_no_card(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address)
    me = Player(page, english, seed=3)
    bar = decision(page, english)
    for step in range(60):
        if step % 12 == 0:  # in some games it never has a card that it might play now
            page.goto(table(server, page, "here", "bot", "bot", creature=0))
        me.wait()
        if bar.locator(".last[data-option=to-tokens]").count():
            break
        me.step()
    else:
        raise AssertionError("nobody asked for Hunt cards before the tokens")
    page.get_by_role("region", name=english("zone-planet")).locator("[aria-disabled=false]").first.wait_for()
    place = page.get_by_role("region", name=english("zone-planet")).locator("[aria-disabled=false]").first
    place.click()
    until(page, "() => document.querySelector('.bar .main')")
    free = page.get_by_role("region", name=english("zone-planet")).locator("[aria-disabled=false][aria-pressed=false]")
    for _ in range(20):
        settle(page)
        if bar.locator(".main:enabled").count():
            break
        if free.count():  # else it is still being found out where the last place leads
            free.first.click()
    bar.locator(".main").click()
    settle(page)
    said = answers(server, page)
    at = len(said) - said[::-1].index("to-tokens")
    assert said[at].startswith(("creature:", "artemia:", "target:")), said


def test_marks_of_ones_own_stay_on_this_device(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    Player(page, english).wait()
    sent = browse.watches[page].sent
    known = len(sent)
    place = page.get_by_role("region", name=english("zone-planet")).get_by_role("button").nth(3)
    place.locator("xpath=../i").wait_for(state="attached")  # it can be marked: what marks is fetched after the question
    place.click(button="right")
    pin = page.get_by_role("img", name=english("mark-pin"))
    expect(pin).to_be_visible()
    place.focus()
    page.keyboard.press("m")
    cross = page.get_by_role("img", name=english("mark-cross"))
    expect(cross).to_be_visible()
    settle(page)
    assert not [one for one in sent[known:] if one.startswith("POST")]
    page.reload()
    expect(cross).to_be_visible()
    page.get_by_role("region", name=english("zone-planet")).get_by_role("button").nth(3).focus()
    page.keyboard.press("m")
    expect(cross).to_have_count(0)
