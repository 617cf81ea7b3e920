"""Who only watches a table, on a large screen as in a hand."""

from __future__ import annotations

import pytest

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, come_to_rest
from tests.web.tables import opened

BOTTOMS = """() => [...document.querySelectorAll('.shell > :is(.stage, .prompt)')].map(
  (one) => Math.round(one.getBoundingClientRect().bottom))"""
"""How many pixels below the top of the window the board ends, and the decision."""


@pytest.mark.parametrize("game", ["bigbrother", "anima"])
def test_no_shelf_is_kept_for_who_has_no_cards(server: PageServer, browse: Browsing, game: str) -> None:
    player = browse(server.address)
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}]
    table = opened(server, player, {"game": game, "players": players, "options": {}, "first": 0})
    player.goto(table)
    watcher = browse(table)
    for page in (player, watcher):
        page.locator(".shell > .prompt").wait_for()
    for width, height in ((1920, 1080), (1280, 800), (390, 844)):
        for page in (player, watcher):
            page.set_viewport_size({"width": width, "height": height})
            come_to_rest(page)
        (board, decision), (seen, waits) = player.evaluate(BOTTOMS), watcher.evaluate(BOTTOMS)
        assert seen > board + 80
        assert height - 4 <= waits <= height, "the decision is the last"
        assert decision < height - 80
