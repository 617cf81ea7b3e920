"""What a table is for: an ordinary game, practice, the game of a day, a tutorial.

``practice`` and ``daily`` are for games of one seat. At practice answers may be taken back as far as one likes; the
game of a day has the luck of that day, the same at every server. The store keeps which day, and which lesson, after the
mode.
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
from fogtable.core.formats.tutorial import Tutorial
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


def lessons_of(game: Game) -> list[dict[str, Any]]:
    """Return the lessons of a game as the page offers them: each with who takes the seats."""
    return [{"name": name, "players": lesson.players} for name, lesson in tutorial.read(game).items()]


def lesson_of(game: Game, mode: str) -> Tutorial | None:
    """Return the lesson of a table from its stored mode; ``None``: it is for something else."""
    name, _, which = mode.partition(" ")
    return tutorial.read(game).get(which) if name == TUTORIAL else None


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
    if (body.mode == TUTORIAL) != (body.lesson is not None):
        raise Refusal("bad-body", "a lesson is for a tutorial, which needs one", where="lesson")
    if body.mode in (DAILY, TUTORIAL) and body.options:
        raise Refusal("bad-option", f"the options of a {body.mode} game are given", where=next(iter(body.options)))
    if body.mode == DAILY:
        day = today()
        return Start(f"{DAILY} {day.isoformat()}", game.options(), seed_of(game, day))
    if body.mode == TUTORIAL:
        mode = f"{TUTORIAL} {body.lesson}"
        guided = lesson_of(game, mode)
        if guided is None:
            known = ", ".join(tutorial.read(game))
            raise Refusal("bad-body", f"{game.name} has the lessons {known}; got {body.lesson!r}", where="lesson")
        if [player.kind for player in body.players] != guided.players or body.first != 0:
            players = ", ".join(guided.players)
            raise Refusal(
                "bad-body", f"expected the players of the lesson, the first first: {players}", where="players"
            )
        return Start(mode, guided.options, secrets.randbits(64))
    return Start(body.mode, options_of(game, body.options), None)


def seed_of(game: Game, day: date) -> int:
    """Return the seed of the game of a day."""
    return int.from_bytes(hashlib.sha256(f"{game.name} {day.isoformat()}".encode()).digest()[:8], "big")


def public(mode: str) -> dict[str, Any]:
    """Return a stored mode as everybody sees it: ``{mode, day}``; ``day`` for the game of a day."""
    name, _, which = mode.partition(" ")
    return {"mode": name, "day": which if name == DAILY else None}
