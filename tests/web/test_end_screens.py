"""The end of a game of each kind, in every language: who won and why, in words."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import expect

from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import NAMES, load
from tests.server.harness import Person, play_out
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, come_to_rest, require_sound_text, settle
from tests.web.tables import brought
from tests.web.test_one_screen import SIZES
from tests.web.words import LANGUAGES, Words

SHORT = {"anima": {"turn_cap": 5}}


PARTS = "(end) => end.querySelectorAll('button, a, summary').length"
COMES = f"""
new MutationObserver((_, watch) => {{
  const end = document.querySelector('section.end');
  if (!end) return;
  window.__came = ({PARTS})(end);
  watch.disconnect();
}}).observe(document, {{ childList: true, subtree: true }});
"""
"""Counts what the end has when it is there first."""


@cache
def ended(name: str) -> Match:
    """Return a game that was played by chance to its end, with as few seats as it has."""
    game = load(name)
    match = Match(game, min(game.seat_counts), game.options(**SHORT.get(name, {})), 1)
    luck = random.Random(1)
    while not match.over:
        seat = match.awaited()[0]
        match.play(seat, luck.choice(match.offered(seat)))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_end_is_told_in_words(server: PageServer, browse: Browsing, game: str, language: str) -> None:
    words = Words(language, game)
    match = ended(game)
    page = browse(server.address, language=language)
    page.add_init_script(COMES)
    page.goto(f"{server.address}/t/{brought(server, write(match))}")
    end = page.locator("section.end")
    expect(end.get_by_role("heading", name=words(f"win-{match.outcome.side}"), exact=True)).to_be_visible()
    expect(end).to_contain_text(words(f"cause-{match.outcome.cause}"))
    settle(page)
    assert page.evaluate("window.__came") == end.evaluate(PARTS), "nothing that is read moves when more arrives"
    require_sound_text(page, words)
    page.get_by_role("button", name=words("look-through")).click()
    page.get_by_role("slider").wait_for()
    settle(page)
    require_sound_text(page, words)


@pytest.mark.parametrize("game", NAMES)
def test_the_table_that_ended_is_seen_at_once(server: PageServer, browse: Browsing, english: Words, game: str) -> None:
    """However much the log tells: the board is no higher than a window, its last position and the steps lie on one."""
    page = browse(f"{server.address}/t/{brought(server, write(ended(game)))}")
    page.locator("section.end").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        box = page.locator(".shell > .stage").bounding_box()
        assert box is not None
        assert 200 < box["height"] <= max(height, 704), (width, height, box)
    page.get_by_role("button", name=english("look-through")).click()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("button", name=english("step-on"), exact=True)).to_be_disabled()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=english("back-to-end"), exact=True)).to_be_in_viewport(ratio=1)


def test_who_has_left_is_named(server: PageServer, browse: Browsing) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.open("here", "link", game="notalone", clock={"decision": 600})
        anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": True, "listed": "en"})
        assert ben.claim(table, "hunted-1", "Ben").status_code == 200
        with anna.watching(table):
            assert ben.post(f"/tables/{table}/seats/hunted-1/leave", {}).status_code == 200
            play_out([anna], table, random.Random(1))
    page = browse(f"{server.address}/t/{table}")
    expect(page.locator("section.end")).to_contain_text(Words("en", "notalone")("end-left", people="Ben"))
