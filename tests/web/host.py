"""Runs a real server for browser tests: ``python -m tests.web.host FOLDER PORT``; port 0: any that is free."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fogtable.core.game import Game
from fogtable.core.packages import others
from fogtable.games import NAMES, load
from fogtable.server.actions import seating
from fogtable.server.background import shuffling
from fogtable.server.http.limits import Limits
from fogtable.server.process.listening import listen
from fogtable.server.process.running import run
from fogtable.server.process.settings import Settings
from tests.server.auction import AUCTION
from tests.server.luck import fix

PASSKEYS = "TEST_PASSKEYS"
"""The variable that, whatever it says, lets people sign in on further devices."""

WINDOW = "TEST_WINDOW"
"""The variable that says how many seconds a window of a fixed length lasts."""

MORE = "TEST_MORE_GAMES"
"""The variable that, whatever it says, adds games without a board of their own: those of packages, the auction, and the
four of the house under other names."""


def plain(game: Game, folder: Path) -> Game:
    """Return a game under another name, with its texts and without its lessons, which are of that name."""
    here = folder / f"plain_{game.name}"
    if not here.exists():
        here.mkdir()
        (here / "texts").symlink_to(game.folder / "texts")
    return replace(game, name=here.name, folder=here)


if __name__ == "__main__":
    fix(pytest.MonkeyPatch())
    # The page counts an absence by its own clock, which a test moves on.
    vars(seating)["AWAY_SECONDS"] = 0.0
    # However slow the machine, the game does not begin without what a page adds to the luck.
    vars(shuffling)["SECONDS"] = 3600.0
    games = {name: load(name) for name in NAMES}
    seconds = os.environ.get(WINDOW)
    if MORE in os.environ:
        more = [*map(load, others()), AUCTION, *(plain(game, Path(sys.argv[1])) for game in games.values())]
        games |= {game.name: game for game in more}
    if seconds is not None:
        games = {name: replace(game, window_seconds=float(seconds)) for name, game in games.items()}
    run(
        listen("127.0.0.1", int(sys.argv[2]), fallback=False),
        Path(sys.argv[1]),
        Settings(limits=Limits(1000), passkeys=PASSKEYS in os.environ),
        games=games,
        pause=(0.0, 0.002),
    )
