"""Positions in which somebody may answer without that anybody else sees it, in every way in which that can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fogtable.core.asking import Secret, Together
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables import blind_windows
from fogtable.server.tables.blind_windows import STRICT
from fogtable.server.tables.replay import meanings_of, replay
from fogtable.server.tables.views import EventLog, ViewExtras, views_of

Way = Literal["sealed", "window", "chain"]


FOLLOWING = 3
"""How many secret answers of one seat follow one another in a chain."""


@dataclass(frozen=True)
class Moment:
    """A position of a game, and who may answer in it without that others see it.

    Attributes:
        way: in a ``sealed`` question, where answers may be taken back; in a blind ``window``, where they may be
            changed; or asked alone, one question after the other (``chain``).
        picks: for a chain, its answers in their order; else answers of which each is possible at first.
    """

    match: Match
    actor: int
    way: Way
    picks: list[str]

    def again(self) -> Match:
        """Return the same game, played to this position."""
        return replay(self.match, self.match.answers)


def people(count: int) -> list[StoredSeat]:
    """Return seats with a person at each, every one in a session of their own."""
    return [StoredSeat("link", None, f"Person {at}", frozenset([f"s{at}"])) for at in range(count)]


def sealed(game: Iterator[Match]) -> Moment | None:
    """Several are asked at once, and nobody knows who they are."""
    for match in game:
        awaited = match.awaited()
        if type(match.request) is Together and match.request.quiet and len(awaited) > 1:
            return Moment(match, awaited[0], "sealed", match.offered(awaited[0]))
    return None


def window(game: Iterator[Match]) -> Moment | None:
    """A blind window is open, and somebody can react in it."""
    for match in game:
        blind = blind_windows.window_of(match, people(len(match.names)), len(match.answers), STRICT)
        able = [at for at in match.awaited() if at not in blind.unasked and len(match.offered(at)) > 1]
        if blind.timed and able:
            return Moment(match, able[0], "window", match.offered(able[0]))
    return None


def chain(game: Iterator[Match]) -> Moment | None:
    """One seat is asked in secret again and again, and nobody else is shown anything by its answers."""
    begun, actor, events, shown = 0, -1, None, list[object]()
    for match in game:
        if type(match.request) is not Secret:
            actor = -1
            continue
        (asked,) = match.awaited()
        events = events or EventLog(match)
        parts = views_of(match, events, match.writer(), ViewExtras(None, None))
        now = [part for at, part in parts.items() if at != asked]
        if (asked, now) != (actor, shown):
            begun, actor, shown = len(match.answers), asked, now
        elif len(match.answers) - begun == FOLLOWING:
            picks = [meaning for _, meaning in meanings_of(match)[begun:]]
            return Moment(replay(match, match.answers[:begun]), actor, "chain", picks)
    return None


def moments(name: str) -> Iterator[Moment]:
    """Yield a moment of each kind that a game has, come to by chance."""
    for wanted in {"notalone": [sealed]}.get(name, [window, chain]):
        yield next(found for seed in range(20) if (found := wanted(game_by_chance(name, seed))))


def game_by_chance(name: str, seed: int) -> Iterator[Match]:
    """Yield a game for three before each answer, and at its end."""
    game = load(name)
    luck = random.Random(seed)
    match = Match(game, 3, game.options(), seed)
    while not match.over:
        yield match
        seat = luck.choice(match.awaited())
        match.play(seat, luck.choice(match.offered(seat)))
    yield match
