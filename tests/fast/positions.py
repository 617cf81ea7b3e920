"""Random positions to start from: random play from the start seldom gets everywhere.

A position is one on the way of a random game in which some fields hold other values and some cards lie elsewhere; it
keeps all laws, and the game accepts it as it accepts the position of a scenario.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Seat, from_bits
from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.fields import Field, Pool
from fogtable.core.declarations.laws import broken_laws, contents, lay, owners, zones
from fogtable.core.declarations.state import Snapshot, State
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.games.anima.state import Anima
from fogtable.games.bigbrother.state import BigBrother
from tests.fast import plausible, plausible_anima

TRIES = 12
"""Positions that are drawn until one is accepted, each with fewer changes than the one before."""
FURTHEST = 40
"""Answers that are given at random at most before the position is changed."""


def random_position(
    game: Game, count: int, options: msgspec.Struct | None, luck: Stream, kept: frozenset[str] = frozenset()
) -> Snapshot | None:
    """Return a random position of a game, ``None`` if none was found that it accepts; fields in ``kept`` stay."""
    names = game.seat_names(count)
    t = game.table(count)
    t.chance = Chance(luck.below(1 << 32))
    game.setup(t, game.options() if options is None else options)
    with suppress(Exception):  # any position will do, also one in which rules broke off
        match = Match(game, count, options, luck.below(1 << 32))
        t = match.state
        _walk(match, luck)
    found = t.snapshot()
    for left in range(TRIES, 0, -1):
        t.restore(found)
        _change(t, luck, left * 100 // (2 * TRIES), kept)
        if isinstance(t, BigBrother):
            plausible.repair(t, luck)
        elif isinstance(t, Anima):
            plausible_anima.repair(t, luck)
        try:
            game.settle(t, frozenset())
        except ValueError:
            continue
        if not any(broken_laws(t, names)):
            made: Snapshot = t.snapshot()
            return made
    return None


def _walk(match: Match, luck: Stream) -> None:
    """Answer at random for a while."""
    for _ in range(luck.below(FURTHEST)):
        asked = [(p, match.question(p)) for p in match.state.seats]
        open_now = [(p, question[1]) for p, question in asked if question is not None and question[1]]
        if not open_now:
            return
        seat, bits = open_now[luck.below(len(open_now))]
        possible = from_bits(bits)
        match.take(seat, possible[luck.below(len(possible))])


def _change(t: State, luck: Stream, share: int, kept: frozenset[str]) -> None:
    """Change ``share`` of a hundred values, and as many cards' places."""
    in_pools = {name for pool in t.pools for name in (*pool.zones, pool.owned)} | kept
    for declared in sorted(t.fields.values(), key=lambda one: one.among is not None):
        if declared.sealed:
            _write(t, declared, lambda at, old, declared=declared: declared.start)
        elif declared.name not in in_pools:
            _write(
                t,
                declared,
                lambda at, old, declared=declared: _value(t, declared, at, luck) if luck.below(100) < share else old,
            )
    for pool in t.pools:
        for owner in owners(t, pool):
            _move(t, pool, owner, luck, share)


def _write(t: State, declared: Field, value: Any) -> None:
    """Write each place of a field: ``value(row, what stands there)``."""

    def written(held: Any, row: int) -> Any:
        return [written(inner, row) for inner in held] if isinstance(held, list) else value(row, held)

    held = getattr(t, declared.name)
    new = [written(inner, row) for row, inner in enumerate(held)] if isinstance(held, list) else value(0, held)
    setattr(t, declared.name, new)


def _value(t: State, declared: Field, row: int, luck: Stream) -> Any:
    """Return a value that this place of a field can hold."""
    if declared.kind == "flag":
        return luck.below(2) == 1
    if declared.kind == "number":
        return declared.low + luck.below(declared.high - declared.low + 1)
    possible = _all(t, declared)
    if declared.among is not None:
        named = getattr(t, declared.among)
        possible = named[row] if isinstance(named, list) else named
    if declared.kind == "cards":
        return _some(possible, luck)
    # what is something from the start never is nothing
    if not possible or (declared.start == NONE and luck.below(4) == 0):
        return NONE
    return possible[luck.below(len(possible))]


def _all(t: State, declared: Field) -> Cards:
    """Return all that a field can hold; a seat is one of this table."""
    assert declared.family is not None
    return from_bits((1 << len(t.seats)) - 1) if declared.family is Seat else declared.family.ALL


def _some(possible: Cards, luck: Stream) -> Cards:
    """Return a set drawn from the possible ones: none, all, or each with even chances."""
    how = luck.below(6)
    if how == 0:
        return EMPTY
    found = possible
    for card in possible:
        if how > 1 and luck.below(2) == 0:
            found -= card
    return found


def _move(t: State, pool: Pool, owner: int | None, luck: Stream, share: int) -> None:
    """Lay ``share`` of a hundred cards of a pool elsewhere; of a seat's own cards some come and go too."""
    places = zones(t, pool, owner)
    lying = EMPTY
    for place in places:
        lying |= contents(t, place)
    for card in pool.family.ALL:
        if luck.below(100) >= share or (owner is None and card not in lying):
            continue
        for place in places:
            lay(t, place, contents(t, place) - card)
        lying -= card
        open_to = [place for place in places if card not in _barred(t, place)]
        if open_to and (owner is None or luck.below(3) > 0):
            place = open_to[luck.below(len(open_to))]
            lay(t, place, contents(t, place) + card)
            lying += card
    if pool.owned is not None:
        lay(t, (pool.owned, owner), lying)


def _barred(t: State, place: tuple[str, int | None]) -> Cards:
    """Return the cards that cannot lie in a zone."""
    name, row = place
    found = EMPTY
    for other in t.fields[name].without:
        held = getattr(t, other)
        found |= held[row or 0] if isinstance(held, list) else held
    return found
