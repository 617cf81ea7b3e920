"""What a game plays, event by event, leads to where the game has gone."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.match import Match
from fogtable.core.play.view import public_part
from fogtable.games import NAMES, load
from tests.server.harness import ROOT

WEB = ROOT / "web"
SEATS = {"notalone": (2, 4, 7), "onoda": (1,), "bigbrother": (3, 5), "anima": (2, 3)}
MOST = 1200
"""Answers of a game: most end before."""


def updates(game: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play a game by chance; give what each answer has changed for those who look on."""
    match, luck = Match(load(game), seats, None, seed), random.Random(seed)
    public = public_part(match.state, match.names)
    for _ in range(MOST):
        if match.over:
            return
        before, at = json.loads(json.dumps(public)), len(match.state.log)
        seat = match.awaited()[0]
        match.play(seat, luck.choice(match.offered(seat)))
        public = public_part(match.state, match.names)
        events = [told(entry, SPECTATOR, match.names) for entry in match.state.log[at:]]
        yield {"game": game, "before": before, "after": public, "events": [event for event in events if event]}


@pytest.mark.parametrize("game", NAMES)
def test_what_is_played_is_what_happened(game: str) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the web client's packages are not installed: `make test` installs them")
    games = [updates(game, seats, seed) for seats in SEATS[game] for seed in range(1, 5)]
    said = "\n".join(json.dumps(update) for one in games for update in one if update["events"])
    made = subprocess.run(
        ["node", "checks/played.js"], cwd=WEB, input=said, capture_output=True, text=True, check=True, timeout=120
    )
    wrong = made.stdout.splitlines()
    assert not wrong, f"{len(wrong)}: " + "\n".join(line[:600] for line in wrong[:12])
