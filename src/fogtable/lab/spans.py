"""A piece of work: some games of one row, in order. The results do not depend on which process plays them."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace
from typing import Final

from fogtable import __version__
from fogtable.games import load
from fogtable.lab.facts import Facts, gathered, started, study_of
from fogtable.lab.playing import Played, engine_of, open_match, play_out
from fogtable.lab.programme import Row

_LONGEST: Final = 50
"""Games in a span at most."""
_HANDED_IN_S: Final = 1.0
"""A process hands in its games about every so many seconds; no more than that is lost when it is killed."""


class GameFailed(RuntimeError):
    """A game could not be played to its end. The message says which, and holds the traceback."""


@dataclass(frozen=True)
class Span:
    """Games ``start`` to ``end`` - 1 of a row, for the given versions of fogtable and of the rules."""

    row: Row
    start: int
    end: int
    versions: tuple[str, int]


@dataclass(frozen=True)
class Finished:
    """A finished game: the number of its row, its own number in it, the execution that ran its rules, and its facts."""

    row: int
    number: int
    engine: str
    played: Played
    facts: Facts


def missing(rows: list[Row], games: int, done: Mapping[int, Set[int]], versions: tuple[str, int]) -> Iterator[Span]:
    """Yield the spans still to be played after ``done`` games (numbers by row): all rows advance side by side."""
    for start in range(0, games, _LONGEST):
        for row in rows:
            there = done.get(row.number, frozenset())
            begun: int | None = None
            end = min(start + _LONGEST, games)
            for number in range(start, end):
                if number in there:
                    if begun is not None:
                        yield Span(row, begun, number, versions)
                    begun = None
                elif begun is None:
                    begun = number
            if begun is not None:
                yield Span(row, begun, end, versions)


def rest_of(span: Span, played: int) -> Span | None:
    """Return the rest of a span whose first games were played."""
    return replace(span, start=span.start + played) if span.start + played < span.end else None


def play_span(span: Span) -> list[Finished]:
    """Play the first games of a span, at least one, for about a second.

    Raises:
        GameFailed: a game could not be played, or this is another version of fogtable.
    """
    game = load(span.row.plan.game)
    here = (__version__, game.rules_version)
    if here != span.versions:
        raise GameFailed(
            f"expected fogtable {span.versions[0]} with rules version {span.versions[1]} on every machine; "
            f"got fogtable {here[0]} with rules version {here[1]}"
        )
    study = study_of(game.name)
    began = time.monotonic()
    longest = 0.0
    finished: list[Finished] = []
    for number in range(span.start, span.end):
        begun = time.monotonic()
        if finished and begun + longest > began + _HANDED_IN_S:
            break
        try:
            match = open_match(span.row.plan, number)
            before = started(study, match.state)
            played = play_out(span.row.plan, number, match)
            facts = gathered(study, game, before, match.state)
        except Exception as wrong:
            what = f"{type(wrong).__name__}: {wrong}"
            raise GameFailed(f"game {number} of {span.row}: {what}\n{traceback.format_exc()}") from None
        finished.append(Finished(span.row.number, number, engine_of(match), played, facts))
        longest = max(longest, time.monotonic() - begun)
    return finished
