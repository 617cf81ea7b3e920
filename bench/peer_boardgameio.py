"""boardgame.io (npm): its client plays tic-tac-toe in a Node of its own, which measures its own CPU time."""

from __future__ import annotations

import atexit
import os
import subprocess
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import IO, Final

from bench.contestant import Contestant, Entry
from tools.webclient import Node, find_node

FOLDER: Final = Path(__file__).with_name("node")
GAMES_PER_CALL: Final = 20
WARM_UP_CALLS: Final = 100
"""Node compiles what runs often; until then it is slow."""


class _Player:
    """Node with boardgame.io loaded; what it has been told to play is done when its answer is read."""

    def __init__(self, words: IO[str], answers: IO[str]) -> None:
        self.spent = 0.0
        self._words = words
        self._answers = answers

    def play(self, what: str, rng: Random) -> int:
        """Play some games; return the number of moves."""
        self._words.write(f"{what} {GAMES_PER_CALL}\n")
        self._words.flush()
        said = self._answers.readline().split()
        if not said:
            raise RuntimeError("Node with boardgame.io has ended")
        self.spent = float(said[1])
        return int(said[0])


@cache
def _player() -> _Player:
    """Start Node, after installing boardgame.io on first use.

    Raises:
        ImportError: there is no Node, or boardgame.io cannot be installed.
    """
    node = find_node()
    if node is None:
        raise ImportError("no Node >= 20.19 with npm on this machine")
    install(node)
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    running = subprocess.Popen(
        ["node", "tictactoe.cjs"],
        cwd=FOLDER,
        env={**os.environ, "PATH": path, "NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for this side
    )
    assert running.stdin is not None
    assert running.stdout is not None
    atexit.register(running.stdin.close)  # at the end of its input it ends
    player = _Player(running.stdin, running.stdout)
    for what in ("bare", "views"):
        for _ in range(WARM_UP_CALLS):
            player.play(what, Random(0))
    return player


def install(node: Node) -> None:
    """Install boardgame.io on first use.

    Raises:
        ImportError: it cannot be installed.
    """
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    command = [*node.npm, "ci", "--ignore-scripts", "--no-fund", "--no-audit"]
    done = subprocess.run(
        command,
        cwd=FOLDER,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line or "ERR" in line]
        raise ImportError(f"npm could not install boardgame.io: {said[0].strip() if said else done.returncode}")


def _moves(what: str) -> Contestant:
    player = _player()
    return Contestant(partial(player.play, what), playouts_per_call=GAMES_PER_CALL, clock=lambda: player.spent)


ENTRIES: Final = [
    Entry(
        "boardgame_io_views",
        lambda: _moves("views"),
        "server",
        "boardgame_io_views",
        "Step, log and three views as JSON, in Node; tic-tac-toe, which has next to no rules and nothing hidden.",
    ),
    Entry(
        "boardgame_io_moves",
        lambda: _moves("bare"),
        "server",
        "boardgame_io_views",
        "The step alone, without log, views and JSON: less than what fogtable's rows do.",
    ),
]
"""In the order of the table."""
