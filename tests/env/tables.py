"""The tables at which environments are tried: all four games, every number of seats."""

from __future__ import annotations

import pytest

from fogtable.games import NAMES, load
from tests.tiers import slow

QUICK = {"notalone": (3,), "onoda": (1,), "bigbrother": (3,), "anima": (2,)}
"""The numbers of seats that are tried in every tier."""

at_every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game}-{seats}", marks=() if seats in QUICK[game] else slow)
        for game in NAMES
        for seats in load(game).seat_counts
    ],
)
