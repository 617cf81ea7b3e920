"""A laptop's low screen: the board stands above the decision, next to nothing of it below."""

from __future__ import annotations

import pytest

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest
from tests.web.tables import opened
from tests.web.words import Words

BOARDS = {"onoda": ".world"}
COVERED = {"onoda": 0.1}
"""How much of the board's height a decision of several rows may cover at first."""


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_is_in_sight_together_with_the_decision(server: PageServer, browse: Browsing, game: str) -> None:
    page = browse(server.address, width=1366)
    page.set_viewport_size({"width": 1366, "height": 650})
    players = [{"kind": "here"}, *[{"kind": "bot"}] * (0 if game == "onoda" else 2)]
    page.goto(opened(server, page, {"game": game, "players": players, "options": {}, "first": 0}))
    Player(page, Words("en", game), seed=3).wait()
    come_to_rest(page)
    top, bottom, deck = page.evaluate(
        """(board) => {
          const { top, bottom } = document.querySelector(board).getBoundingClientRect();
          return [top, bottom, document.querySelector('.deck').getBoundingClientRect().top];
        }""",
        BOARDS[game],
    )
    assert top > 0
    assert bottom - deck <= COVERED[game] * (bottom - top), (top, bottom, deck)
