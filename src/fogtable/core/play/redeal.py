"""Re-dealing: another world that a seat could just as well be in.

At its own decision a seat knows what its view shows. A re-deal copies the match and draws everything else anew: cards
in zones that the seat cannot see change places, other seats' sealed answers are dropped, future luck gets a fresh
stream. The seat's own view, options and half-given answer stay as they are, byte for byte.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from fogtable.core.asking import Together
from fogtable.core.declarations.cards import NONE, Cards, from_bits
from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.fields import PER_SEAT, Field, Pool
from fogtable.core.declarations.state import State
from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import EVERYONE, viewer_bit
from fogtable.core.play.match import Match
from fogtable.core.play.view import viewers


class NoWorld(RuntimeError):
    """No way was found to lay the hidden cards so that they agree with what the seat knows."""


_TRIES = 200


def redeal(match: Match, seat: int, seed: int) -> Match:
    """Return a copy of ``match`` in which all that ``seat`` cannot know is drawn anew from ``seed``.

    The seat must be asked at this moment: elsewhere the rules may stand where the other world could not be.

    Raises:
        ValueError: the seat is not asked.
        NoWorld: the declared restrictions leave no world (an error in the state table).
    """
    if match.question(seat) is None:
        raise ValueError(f"{match.names[seat]} is not asked now: a world is re-dealt at a seat's own decision")
    made = match.copy()
    made.seed = 0  # it does not lead to this world, and is nobody's business there
    made.changed_by(partial(_lay_anew, seat=seat, seed=seed))
    return made


def _lay_anew(made: Match, seat: int, seed: int) -> None:
    """Draw anew, in place, all that ``seat`` cannot know."""
    t = made.state
    luck = Stream(seed)
    for pool in t.pools:
        if pool.owned is None:
            _redeal_pool(t, pool, seat, luck, None)
        else:
            for p in t.seats:
                _redeal_pool(t, pool, seat, luck, p)
    _redraw_values(t, seat, luck)
    t.chance = Chance(luck.below(1 << 64))
    _reopen(made, seat)
    made.filled.clear()


def _redeal_pool(t: State, pool: Pool, seat: int, luck: Stream, owner: int | None) -> None:
    """Draw anew the cards of a pool that lie where ``seat`` cannot see them."""
    bit = viewer_bit(seat)
    places: list[tuple[str, int | None]] = []
    for zone in pool.zones:
        declared = t.fields[zone]
        if owner is not None:
            rows: list[int | None] = [owner]
        elif declared.shape:
            rows = list(range(len(getattr(t, zone))))
        else:
            rows = [None]
        places += [(zone, row) for row in rows if not viewers(t, declared, row or 0) & bit]
    known = {place: _known(t, place, seat) for place in places}
    unseen = 0
    for place in places:
        unseen |= (_read(t, place) - known[place]).bits
    # the most restricted zones choose first
    places.sort(key=lambda place: -len(t.fields[place[0]].without))
    for _ in range(_TRIES):
        if _deal(t, known, places, from_bits(unseen), bit, luck):
            return
    raise NoWorld(f"{', '.join(pool.zones)}: no way to lay {len(from_bits(unseen))} hidden cards")


def _known(t: State, place: tuple[str, int | None], seat: int) -> Cards:
    """Return the cards that a seat knows to lie in a zone whose contents it does not see."""
    zone, row = place
    known = from_bits(0)
    for name in t.fields[zone].holds:
        listed = t.fields[name]
        at = seat if row is None and listed.shape else row
        if viewers(t, listed, at or 0) & viewer_bit(seat):
            known |= _read(t, (name, at))
    return known


def _deal(
    t: State,
    known: dict[tuple[str, int | None], Cards],
    places: list[tuple[str, int | None]],
    unseen: Cards,
    bit: int,
    luck: Stream,
) -> bool:
    """Lay the unseen cards in these places, each as many as lie there now; tell whether it worked out."""
    laid: list[tuple[tuple[str, int | None], Cards]] = []
    for place in places:
        zone, row = place
        allowed = unseen
        for name in t.fields[zone].without:
            if viewers(t, t.fields[name], row or 0) & bit:
                barred = getattr(t, name)
                allowed = allowed - (barred[row] if isinstance(barred, list) and row is not None else barred)
        drawn = known[place]
        for _ in range(len(_read(t, place)) - len(drawn)):
            if not allowed:
                return False
            card = allowed[luck.below(len(allowed))]
            drawn, allowed, unseen = drawn + card, allowed - card, unseen - card
        laid.append((place, drawn))
    for (zone, row), drawn in laid:
        if row is None:
            setattr(t, zone, drawn)
        else:
            getattr(t, zone)[row] = drawn
    return True


def _read(t: State, place: tuple[str, int | None]) -> Cards:
    zone, row = place
    value: Any = getattr(t, zone)
    found: Cards = value if row is None else value[row]
    return found


def _redraw_values(t: State, seat: int, luck: Stream) -> None:
    """Drop other seats' sealed answers; draw hidden values anew from their fields of possibilities.

    What is hidden, no card of a pool and of unknown possibilities (what somebody remembers, say) starts over.
    """
    bit = viewer_bit(seat)
    laid = {zone for pool in t.pools for zone in pool.zones}
    for name, declared in t.fields.items():
        if declared.sealed and declared.shape[:1] == (PER_SEAT,):
            row = getattr(t, name)
            for p in t.seats:
                if p != seat:
                    row[p] = declared.empty(len(t.seats))[p]
        elif declared.among is not None:
            possible = getattr(t, declared.among)
            value = getattr(t, name)
            if not declared.shape:
                if not viewers(t, declared, 0) & bit:
                    setattr(t, name, _another(value, possible, luck))
                continue
            for i in range(len(value)):
                if not viewers(t, declared, i) & bit:
                    value[i] = _another(value[i], possible[i] if isinstance(possible, list) else possible, luck)
        elif name not in laid and declared.sees is not EVERYONE:
            _forget(t, declared, bit)


def _forget(t: State, declared: Field, bit: int) -> None:
    """Set the part of a field that a seat does not see to its value before set-up."""
    empty = declared.empty(len(t.seats))
    if not declared.shape:
        if not viewers(t, declared, 0) & bit:
            setattr(t, declared.name, empty)
        return
    rows = getattr(t, declared.name)
    for row, start in enumerate(empty):
        if not viewers(t, declared, row) & bit:
            rows[row] = start


def _another(value: Any, possible: Cards, luck: Stream) -> Any:
    """Return a value of the same kind drawn from the possible ones: one member, or a set of equal size."""
    if not isinstance(value, Cards):
        return value if value == NONE else possible[luck.below(len(possible))]
    drawn = from_bits(0)
    for _ in range(min(len(value), len(possible))):
        card = possible[luck.below(len(possible))]
        drawn, possible = drawn + card, possible - card
    return drawn


def _reopen(made: Match, seat: int) -> None:
    """Work out anew which seats are asked besides ``seat``: that may depend on the new hands."""
    request = made.request
    if type(request) is not Together:
        return
    own = made._parts[seat]
    made._open(request)
    made._parts[seat] = own
    made._parts = dict(sorted(made._parts.items()))
