"""What a table is for: an ordinary game, practice, the game of a day, a tutorial.

``practice`` and ``daily`` are for games of one seat. At practice answers may be taken back as far as one likes; the
game of a day has the luck of that day, the same at every server.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec

from fogtable.core.declarations.streams import Seed
from fogtable.core.formats import tutorial
from fogtable.core.game import Game
from fogtable.server.refusals import Refusal
from fogtable.server.requests import NewTable
from fogtable.server.tables.catalogue import options_of

PRACTICE: Final = "practice"
DAILY: Final = "daily"
TUTORIAL: Final = "tutorial"


@dataclass(frozen=True)
class Start:
    """How a new table begins: its mode as the store keeps it, its options and its seed.

    ``None``: the luck is drawn when all are there, and nobody is to know it before its end.
    """

    mode: str
    options: msgspec.Struct
    seed: Seed | None


def modes_of(game: Game) -> list[str]:
    """Return what tables of a game may be for, beside ordinary games."""
    solo = [PRACTICE, DAILY] if game.seat_counts == range(1, 2) else []
    return [*solo, *([TUTORIAL] if tutorial.read(game) else [])]


def today() -> date:
    """Return the day by universal time: everybody changes to the next game at once."""
    return datetime.now(UTC).date()


def start_of(game: Game, body: NewTable) -> Start:
    """Return how the table that somebody wants begins.

    Raises:
        Refusal: the game has no such mode, or the mode no such options.
    """
    if body.mode and body.mode not in modes_of(game):
        raise Refusal("bad-body", f"{game.name} has the modes {', '.join(modes_of(game)) or 'none'}", where="mode")
    if body.mode in (DAILY, TUTORIAL) and body.options:
        raise Refusal("bad-option", f"the options of a {body.mode} game are given", where=next(iter(body.options)))
    if body.mode == DAILY:
        day = today()
        return Start(f"{DAILY} {day.isoformat()}", game.options(), seed_of(game, day))
    if body.mode == TUTORIAL:
        guided = tutorial.read(game)
        assert guided is not None
        if [player.kind for player in body.players] != ["here"] * game.seat_counts[0]:
            raise Refusal("bad-body", "a tutorial is for one person on the fewest seats that can play", where="players")
        return Start(TUTORIAL, guided.options, secrets.randbits(64))
    return Start(body.mode, options_of(game, body.options), None)


def seed_of(game: Game, day: date) -> int:
    """Return the seed of the game of a day."""
    return int.from_bytes(hashlib.sha256(f"{game.name} {day.isoformat()}".encode()).digest()[:8], "big")


def public(mode: str) -> dict[str, Any]:
    """Return a stored mode as everybody sees it: ``{mode, day}``; ``day`` for the game of a day."""
    name, _, day = mode.partition(" ")
    return {"mode": name, "day": day or None}
