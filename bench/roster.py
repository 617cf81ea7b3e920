"""Who takes part: own rows first, then the peers."""

from __future__ import annotations

from collections.abc import Collection

from bench import ours, peer_chess, peer_openspiel, peer_pokerkit, peer_rlcard
from bench.contestant import Contestant, Entry

YARDSTICK = "pyspiel_hanabi"
"""The row to which all others are set in proportion."""

ROSTER = [
    *ours.ENTRIES,
    Entry("pyspiel_hanabi", peer_openspiel.hanabi),
    Entry("pyspiel_hanabi_cpp", peer_openspiel.hanabi_cpp),
    Entry("pyspiel_leduc", peer_openspiel.leduc),
    Entry("pyspiel_gin_rummy", peer_openspiel.gin_rummy),
    Entry("rlcard_uno", peer_rlcard.uno),
    Entry("python_chess", peer_chess.moves),
    Entry("pokerkit", peer_pokerkit.holdem),
]
"""Every row that the bench knows, in the order of the table."""

NAMES = [entry.name for entry in ROSTER]
"""The names of all rows."""

DISTRIBUTIONS = ["fogtable", "open-spiel", "rlcard", "chess", "pokerkit", "numpy"]
"""Packages whose versions belong to the results."""


def gather(names: Collection[str]) -> tuple[list[Contestant], dict[str, str]]:
    """Prepare the named contestants; return them and, by name, why others are missing."""
    ready: list[Contestant] = []
    missing: dict[str, str] = {}
    for entry in ROSTER:
        if entry.name in names:
            try:
                ready.append(entry.make())
            except ImportError as error:
                missing[entry.name] = str(error)
    return ready, missing
