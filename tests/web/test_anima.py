"""ANIMA in the browser: some Turns by touch and by keyboard, the battle and the exchange, and what the page must be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.tiers import quick
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_sound_text, same_session, settle
from tests.web.stretches import play_past, play_until, require_sound
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.test_whole_games import forbid_pointer, sometimes
from tests.web.words import Words

SEAT = "party-1"


def laid(server: PageServer, page: Page, rivals: int = 1) -> str:
    """Open a table where the page leads the first Party and bots the others; return its address."""
    players = [{"kind": "here", "name": "Anna"}, *[{"kind": "bot", "bot": "steady"}] * rivals]
    return opened(server, page, {"game": "anima", "players": players, "options": {}, "first": 0})


@pytest.mark.parametrize("language", [pytest.param("ru", marks=quick), "uk"])
def test_some_turns_by_touch_on_a_phone(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language, "anima")
    page = browse(server.address, width=390, language=language, touch=True)
    page.goto(laid(server, page))
    me = Player(page, words, seed=3, by="touch")
    me.wait()
    require_sound(me, 390)
    play_past(server, me, SEAT, "turn", 2, lambda: sometimes(me, lambda: require_sound(me, 390)))
    require_sound(me, 390)
    assert words("ask-reset") in me.questions
    assert words("ask-move") in me.questions or words("ends-reset") in me.notes


def test_a_turn_by_keyboard_alone(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    page.goto(laid(server, page))
    forbid_pointer(page)
    me = Player(page, words, seed=5, by="keyboard")
    play_past(server, me, SEAT, "turn", 1)
    # Asked at its time, or said with the end of the Reset.
    assert words("ask-move") in me.questions or words("ends-reset") in me.notes
    require_sound_text(page, words)


@pytest.mark.clauses("AN-5.1", "AN-5.3")
def test_areas_are_lit_that_are_offered(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    page.goto(laid(server, page))
    me = Player(page, words, seed=1)
    play_until(me, words("ask-move"))
    lit = page.locator("[data-area] > button:not([aria-disabled=true])")
    names = lit.locator(".hidden-text").all_text_contents()
    assert names
    table = page.url.rsplit("/", 1)[1]
    with same_session(page, server) as person:
        view = person.view(table, SEAT)
        before = view["public"]
        ways = [option.partition(":")[2] for option in view["asked"]["options"] if option.startswith("go:")]
        assert sorted(words(f"area-{way}") for way in ways) == sorted(names)
        lit.first.click()
        settle(page)
        expect(lit.first).to_have_attribute("aria-pressed", "true")
        assert person.view(table, SEAT)["public"] == before


def test_nothing_to_complain_of(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    page.goto(laid(server, page, rivals=2))
    me = Player(page, words, seed=1)
    me.wait()
    assert not complaints(page, axe, widths=(390,))
    play_until(me, words("ask-move"))
    assert not complaints(page, axe)
