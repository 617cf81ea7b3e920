"""The map of ANIMA: where Areas and Parties lie on it, and that its pictures come."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from fogtable.core.declarations.cards import NONE
from fogtable.core.play.match import Match
from fogtable.games.anima.components import Encounter
from tests.web.anima_games import Fits, asked, go_on, moment, moments
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, settle
from tests.web.tables import opened
from tests.web.test_one_screen import SIZES
from tests.web.words import LANGUAGES, Words

PEOPLE = [{"kind": "here", "name": "Anna"}, *[{"kind": "bot"}] * 4]

LIE = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return {
    board: box(document.querySelector('.stage')),
    signs: [...document.querySelectorAll('[data-area] .ribbon')].map(box),
    narrow: [...document.querySelectorAll('[data-area] .ribbon')].flatMap((ribbon) => {
      const sign = ribbon.closest('article').querySelector('.sign').getBoundingClientRect();
      // With the tails on both sides; what needs no room has none.
      return sign.width > ribbon.getBoundingClientRect().width * 1.2 ? [ribbon.innerText] : [];
    }),
    covered: [...document.querySelectorAll('[data-area] .name')].flatMap((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const level = name.previousElementSibling.firstElementChild.getBoundingClientRect();
      return level.bottom > letters.getBoundingClientRect().top + 0.5 ? [name.innerText] : [];
    }),
  };
}"""

MET = """() => {
  const hit = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
  };
  const places = [...document.querySelectorAll('.area.offered > button')];
  const figures = [...document.querySelectorAll('.area.offered .travellers.offered')];
  return [places.map((one) => hit(one) === one), figures.map((one) => !places.includes(hit(one)))];
}"""
"""Of the places that can be chosen, whether a tap meets them; of the Parties there, whether a tap misses the place."""


def require_apart(page: Page) -> None:
    """Signs of places lie on the board, none over another, as wide as their results, and no level over its name."""
    seen = page.evaluate(LIE)
    left, top, right, bottom = seen["board"]
    signs = seen["signs"]
    assert signs
    assert not seen["covered"], page.viewport_size
    assert not seen["narrow"], page.viewport_size
    for a, b, c, d in signs:
        assert a >= left - 1, seen
        assert b >= top, seen
        assert c <= right + 1, seen
        assert d <= bottom, seen
    for i, one in enumerate(signs):
        for other in signs[:i]:
            assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3], seen


def meets_a_party(match: Match, seat: int, question: str) -> bool:
    """Where somebody may explore the place, and deal with a Party that stands there too."""
    return question == "interact" and any(one.startswith(("attack:", "offer:")) for one in match.offered(seat))


@pytest.mark.parametrize("people", [2, 3, 5])
def test_every_place_lies_on_the_map_and_on_no_other(server: PageServer, browse: Browsing, people: int) -> None:
    words = Words("ru", "anima")
    page = browse(server.address, language="ru")
    page.goto(opened(server, page, {"game": "anima", "players": PEOPLE[:people], "options": {}, "first": 0}))
    me = Player(page, words, seed=3)
    me.wait()
    while not page.locator("[data-area]").count():  # first each finds the Characters of their Party
        me.step()
        me.wait()
    for _ in range(4):
        me.wait()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            require_apart(page)
        page.set_viewport_size({"width": 1280, "height": 800})
        before = me.answers
        while me.answers == before and me.step() != "over":
            pass


def test_a_place_and_the_parties_on_it_are_each_met_by_a_tap(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    for at in islice(moments(meets_a_party), 4):
        go_on(server, page, at)
        Player(page, Words("en", "anima")).wait()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            places, figures = page.evaluate(MET)
            assert places == [True], (at.seed, width)
            assert figures, (at.seed, width)
            assert all(figures), (at.seed, width)


def test_the_pictures_come_when_the_table_can_be_played(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address)
    page.goto(opened(server, page, {"game": "anima", "players": PEOPLE[:3], "options": {}, "first": 0}))
    Player(page, Words("en", "anima"), seed=1).wait()
    expect(page.locator(".image:visible")).to_have_attribute("style", re.compile("background-image"))
    expect(page.locator("#an-kind-sleep")).to_have_count(1)
    missing = page.evaluate(
        "() => [...document.querySelectorAll('.shell use')].map((one) => one.getAttribute('href'))"
        ".filter((id) => !document.querySelector(id))"
    )
    assert missing == []


def test_a_monster_is_large_on_the_stage(server: PageServer, browse: Browsing) -> None:
    """Who fights and what is fought are drawn, each on its own side."""

    def fits(match: Match, seat: int, question: str) -> bool:
        return question == "fight" and match.state.monster != NONE

    page = browse(server.address)
    go_on(server, page, moment(fits))
    stage = page.locator(".fight")
    expect(stage.locator(".own .figures use").first).to_be_attached()
    foe = stage.locator(".other .foe")
    expect(foe).to_be_visible()
    board = page.locator(".stage").bounding_box() or {}
    assert (foe.bounding_box() or {})["height"] > board["height"] / 3


def test_a_party_bears_its_own_number_whenever_it_acts(server: PageServer, browse: Browsing) -> None:
    """A Party without a name is called by that number, so it is no place in the order of the Turn."""

    def later(match: Match, seat: int, question: str) -> bool:
        return question == "move" and list(match.state.order)[:2] == [1, 0]

    page = browse(server.address)
    go_on(server, page, moment(later))
    for number in range(2):
        for banner in (".travellers.seat-{} b", ".pawn.seat-{}"):
            expect(page.locator(banner.format(number)).first).to_have_text(str(number + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.clauses("AN-3.1", "AN-4.1")
def test_a_way_chosen_in_reset_says_that_it_ends_it(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language, "anima")
    page = browse(server.address, language=language)
    for question in ("reset", "interact"):
        go_on(server, page, moment(lies_somewhere(question)))
        said = decision(page, words).locator(".said p")
        expect(said).not_to_have_text(words(f"ends-{question}"))
        page.locator("[data-area].offered > button").first.click()
        expect(said).to_have_text(words(f"ends-{question}"))


def lies_somewhere(question: str) -> Fits:
    """Where somebody is asked this, and their Party is in an Area."""
    return lambda match, seat, asks: asks == question and match.state.at[seat] != NONE


FULL = """() => {
  const few = document.querySelector('.prompt .few');
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = few ?? {};
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}"""
"""Whether some of the answers beside the question have to be scrolled to."""


@pytest.mark.parametrize("question", ["return-card", "reset", "move", "interact", "fight", "duty"])
def test_what_is_tapped_on_the_table_is_not_listed_again(server: PageServer, browse: Browsing, question: str) -> None:
    """So what is listed has room on a desktop."""
    words = Words("ru", "anima")
    page = browse(server.address, language="ru")
    go_on(server, page, moment(asked(question)))
    Player(page, words).wait()
    expect(decision(page, words).locator("[data-option^='go:'], [data-option^='discard:']")).to_have_count(0)
    for width, height in ((1280, 800), (1024, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert not page.evaluate(FULL), (question, width)


def test_who_waits_in_a_place_is_said_in_words(server: PageServer, browse: Browsing) -> None:
    """On a desktop; over the heads of Parties, not over their faces."""
    words = Words("en", "anima")
    page = browse(server.address)

    def waits(match: Match, seat: int, question: str) -> bool:
        """A Monster waits where a Party could go."""
        return question == "move" and any(len(one) > 0 for one in match.state.prior)

    at = moment(waits)
    go_on(server, page, at)
    monster = next(Encounter.name(one) for held in at.state.prior for one in held)
    said = page.locator(".prior .word").filter(has_text=words(f"encounter-{monster}"))
    expect(said).to_be_visible()
    assert said.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1 && one.clientWidth > 40")
