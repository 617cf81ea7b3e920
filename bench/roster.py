"""Who takes part: own rows first, then the peers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bench import (
    own_leduc,
    own_notalone,
    own_server,
    peer_boardgameio,
    peer_catanatron,
    peer_chess,
    peer_openspiel,
    peer_pettingzoo,
    peer_pgx,
    peer_pokerkit,
    peer_rlcard,
)
from bench.contestant import Contestant, Entry
from bench.measure import MEASURES

ROSTER: Final[list[Entry]] = [
    *own_notalone.ENTRIES,
    *own_leduc.ENTRIES,
    *own_server.ENTRIES,
    *peer_openspiel.ENTRIES,
    *peer_rlcard.ENTRIES,
    *peer_pettingzoo.ENTRIES,
    *peer_pgx.ENTRIES,
    *peer_catanatron.ENTRIES,
    *peer_chess.ENTRIES,
    *peer_pokerkit.ENTRIES,
    *peer_boardgameio.ENTRIES,
]
"""Every row that the bench knows."""

ENTRIES: Final = {entry.name: entry for entry in ROSTER}
"""Every row by its name."""

OWN: Final = tuple(entry.name for entry in (*own_notalone.ENTRIES, *own_leduc.ENTRIES, *own_server.ENTRIES))
"""The names of fogtable's own rows."""

DISTRIBUTIONS: Final = (
    "fogtable",
    "open-spiel",
    "rlcard",
    "pettingzoo",
    "pgx",
    "jax",
    "catanatron",
    "chess",
    "pokerkit",
    "numpy",
)
"""Packages whose versions belong to the results."""


def main_measure(entry: Entry) -> str:
    """Return the measure by which a row is compared: iterations for a search, else decisions."""
    found = "iterations_per_s" if entry.driven == "search" else "decisions_per_s"
    assert found in MEASURES
    return found


def gather(names: Collection[str]) -> tuple[dict[str, Contestant], dict[str, str]]:
    """Prepare the named contestants; return them and why others are missing, both by name."""
    ready: dict[str, Contestant] = {}
    missing: dict[str, str] = {}
    for entry in ROSTER:
        if entry.name in names:
            try:
                ready[entry.name] = entry.make()
            except ImportError as error:
                missing[entry.name] = str(error)
    return ready, missing
