"""A match on its way from one process to another: played there up to an open question, gone on with here.

Its rules wait in the middle of a script, and that cannot travel. So the last boundary does, with the answers since,
which are few however long the game is: here the rules begin at that boundary, and are answered again.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

import msgspec

from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.state import Snapshot
from fogtable.core.declarations.streams import Seed
from fogtable.core.game import Game
from fogtable.core.play.match import Match


@dataclass(frozen=True)
class Suspended:
    """A match that was played from its start.

    Attributes:
        answers: all that stand: seat, option, seat, option ...
        since: how many of them lie before the boundary.
        fields: the state at the boundary; ``luck``: what comes after it.
        log: all that has happened, each event by its number.
    """

    game: Game
    count: int
    options: msgspec.Struct
    seed: Seed
    said: dict[str, list[int]] | None
    asks_idle: bool
    answers: array[int]
    since: int
    fields: Snapshot
    luck: Chance
    log: list[tuple[int, tuple[Any, ...], bool]]
    taken_back: int


def suspended(match: Match) -> Suspended:
    """Return a match as it can travel.

    Raises:
        TypeError: it was not played from its start.
    """
    if not match.from_start:
        raise TypeError("only a match that was played from its start can travel to another process")
    fields, luck, since = match.boundary()
    numbers = {event: number for number, event in enumerate(match.game.log.table.values())}
    return Suspended(
        match.game,
        len(match.names),
        match.options,
        match.seed,
        match.said,
        match.asks_idle,
        array("l", (number for answer in match.answers for number in answer)),
        len(match.answers) - since,
        fields,
        luck,
        [(numbers[event], args, raised) for event, args, raised in match.state.log],
        match.taken_back,
    )


def resumed(found: Suspended) -> Match:
    """Return the match that has travelled."""
    answers = list(zip(found.answers[::2], found.answers[1::2], strict=True))
    events = list(found.game.log.table.values())
    made = Match.from_boundary(
        found.game,
        found.count,
        found.options,
        found.seed,
        found.said,
        found.asks_idle,
        (found.fields, found.luck),
        answers,
        found.since,
    )
    made.taken_back = found.taken_back
    made.state.log[:] = [(events[number], args, raised) for number, args, raised in found.log]
    return made
