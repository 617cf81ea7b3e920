"""The powers of the ten places (NA-6), and Drone and Gate, which copy them."""

from __future__ import annotations

from fogtable.core.rules import (
    EMPTY,
    NONE,
    Ask,
    Cards,
    Script,
    Scripts,
    bounded,
    emit,
    reveal,
    together,
)
from fogtable.games.notalone.components import NEAR, Cause, Hunt, Place
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import CopyPlace, KeepSurvival, TakeBack, TakeReserve, UseLair, UseSource
from fogtable.games.notalone.rules.piles import (
    can_draw_survival,
    draw_survival,
    in_force,
    keep_drawn,
    take_back,
    take_back_all,
    take_back_played,
    to_hand,
)
from fogtable.games.notalone.rules.sealed import forget_picks, is_seat
from fogtable.games.notalone.rules.tokens import creature_places, effective
from fogtable.games.notalone.rules.tracks import light_beacon, move_rescue, regain_will, take_beacon
from fogtable.games.notalone.state import NotAlone

POWER = Scripts(Place)


@bounded(3)
def use_power(t: NotAlone, p: int, place: int, own: int) -> Script[None]:  # NA-6.1
    """Use the power of a place; ``own`` is the user's card just played (NA-6.20)."""
    yield from POWER[place](t, p, own)


# -- what can be used (NA-6.22) ---------------------------------------------------------------------------------------


def usable(t: NotAlone, p: int, place: int) -> bool:  # NA-6.22
    """Tell whether a Hunted can use the power of this place now: it is effective and does something."""
    if place == Place.LAIR:
        return effective(t, place) and (len(t.discard[p]) > 0 or len(lair_copies(t, p)) > 0)
    return works(t, p, place)


def works(t: NotAlone, p: int, place: int) -> bool:  # NA-2.19, NA-6.22
    """Tell the same of every place but the Lair."""
    if not effective(t, place):
        return False
    if place == Place.BEACH or place == Place.WRECK:
        return place not in t.used  # NA-6.9, NA-6.14
    if place == Place.RIVER or place == Place.ARTEFACT:
        return t.pending[p] == NONE  # NA-6.19
    if place == Place.ROVER:
        return len(reserve_for(t, p)) > 0
    if place == Place.SHELTER:
        return can_draw_survival(t)
    if place == Place.SOURCE:
        return len(healable(t)) > 0 or can_draw_survival(t)
    return True


# -- the ten places ---------------------------------------------------------------------------------------------------


@POWER.of(Place.LAIR)
def lair(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.2 .. NA-6.5
    """Take back 1 card (or all), or copy the power of a place with a creature-type token."""
    all_at_once = t.lair_takes_all and not in_force(t, Hunt.PERSECUTION)  # NA-10.3, NA-6.24
    deed, place = yield Ask(
        p,
        UseLair,
        UseLair.TAKE_ALL.when(all_at_once and len(t.discard[p]) > 0)
        | UseLair.TAKE(EMPTY if all_at_once else t.discard[p])
        | UseLair.COPY(lair_copies(t, p)),
    )
    if deed == UseLair.TAKE_ALL:
        take_back_all(t, p)
    elif deed == UseLair.TAKE:
        to_hand(t, p, EMPTY + place)
    else:
        emit(t, Log.COPIES_PLACE, p, place)
        yield from use_power(t, p, place, own)


def lair_copies(t: NotAlone, p: int) -> Cards:  # NA-6.4, NA-6.5, NA-6.18
    """Return the places that the Lair can copy for this Hunted."""
    found = EMPTY
    for place in creature_places(t) - Place.LAIR - Place.ARTEFACT:
        if works(t, p, place):
            found += place
    return found


@POWER.of(Place.JUNGLE)
def jungle(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.6
    """Take back the card just played and 1 card from the discard pile."""
    yield from take_back_with_own(t, p, own, 1)


@POWER.of(Place.SWAMP)
def swamp(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.11
    """Take back the card just played and 2 cards from the discard pile."""
    yield from take_back_with_own(t, p, own, 2)


def take_back_with_own(t: NotAlone, p: int, own: int, number: int) -> Script[None]:
    """Take back the card just played and some from the discard pile; under Persecution 1 card in all (NA-6.24)."""
    if not in_force(t, Hunt.PERSECUTION):
        take_back_played(t, p, own)
        yield from take_back(t, p, number)
        return
    card = yield Ask(p, TakeBack, t.discard[p] + own)
    if card == own:
        take_back_played(t, p, own)
    else:
        to_hand(t, p, EMPTY + card)


@POWER.of(Place.RIVER)
def river(t: NotAlone, p: int, own: int) -> None:  # NA-6.7
    """Next turn commit 2 cards and keep 1."""
    t.pending[p] = Place.RIVER
    emit(t, Log.PREPARES, p, Place.RIVER)


@POWER.of(Place.ARTEFACT)
def artefact(t: NotAlone, p: int, own: int) -> None:  # NA-6.17
    """Next turn commit 2 cards and resolve both."""
    t.pending[p] = Place.ARTEFACT
    emit(t, Log.PREPARES, p, Place.ARTEFACT)


@POWER.of(Place.BEACH)
def beach(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.8, NA-6.9
    """Put the Marker counter on the Beach, or take it and move the Rescue counter; once per turn in all."""
    t.used += Place.BEACH
    if t.beacon:
        yield from take_beacon(t, Cause.BEACH)
    else:
        light_beacon(t)


@POWER.of(Place.WRECK)
def wreck(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.13, NA-6.14
    """Move the Rescue counter; once per turn in all."""
    t.used += Place.WRECK
    yield from move_rescue(t, Cause.WRECK)


@POWER.of(Place.ROVER)
def rover(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.10
    """Take a Place card that is not owned yet from the reserve to hand."""
    place = yield Ask(p, TakeReserve, reserve_for(t, p))
    t.reserve[place] -= 1
    t.owned[p] += place
    t.hand[p] += place
    emit(t, Log.TAKES_FROM_RESERVE, p, place)


def reserve_for(t: NotAlone, p: int) -> Cards:  # NA-6.10, NA-2.3
    """Return the Place cards in the reserve that a Hunted does not own."""
    found = EMPTY
    for place in Place.ALL - t.owned[p]:
        if t.reserve[place] > 0:
            found += place
    return found


@POWER.of(Place.SHELTER)
def shelter(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.12
    """Draw 2 Survival cards, keep 1, discard the other face up."""
    draw_survival(t, p)
    draw_survival(t, p)
    if len(t.drawn[p]) == 2:
        yield from together(t, is_seat, keep_one_drawn, p)
        gone = reveal(t.drawn[p] - t.survival_pick[p])
        forget_picks(t)
        t.drawn[p] -= gone
        t.survival_discard |= gone
        emit(t, Log.DISCARDS_SURVIVAL, p, gone)
    keep_drawn(t, p)


def keep_one_drawn(t: NotAlone, p: int, asked: int) -> Script[None]:  # D-SHE
    """Choose which of the 2 drawn cards to keep."""
    t.survival_pick[p] = yield Ask(p, KeepSurvival, t.drawn[p])


@POWER.of(Place.SOURCE)
def source(t: NotAlone, p: int, own: int) -> Script[None]:  # NA-6.16
    """A Hunted with 1 or 2 Will regains 1, or the user draws a Survival card."""
    deed, healed = yield Ask(p, UseSource, UseSource.HEAL(healable(t)) | UseSource.DRAW.when(can_draw_survival(t)))
    if deed == UseSource.HEAL:
        regain_will(t, healed, 1)
    else:
        draw_survival(t, p)
        keep_drawn(t, p)


def healable(t: NotAlone) -> Cards:  # NA-6.16
    """Return the Hunted with 1 or 2 Will."""
    found = EMPTY
    for p in t.hunted:
        if t.will[p] == 1 or t.will[p] == 2:
            found += p
    return found


# -- Drone and Gate (NA-7.10) -----------------------------------------------------------------------------------------


def can_use_drone(t: NotAlone, p: int) -> bool:  # NA-11.10
    """Drone copies the Rover."""
    return works(t, p, Place.ROVER)


def drone(t: NotAlone, p: int, own: int) -> Script[None]:
    """Copy the Rover instead of using the power of the own place."""
    emit(t, Log.COPIES_PLACE, p, Place.ROVER)
    yield from use_power(t, p, Place.ROVER, own)


def gate_copies(t: NotAlone, p: int, place: int) -> Cards:  # D-GATE, NA-11.10, NA-11.11, NA-6.18
    """Return the places next to where a Hunted stands whose power it could use."""
    found = EMPTY
    for near in NEAR[place] - Place.ARTEFACT:
        if usable(t, p, near):
            found += near
    return found


def gate(t: NotAlone, p: int, place: int, own: int) -> Script[None]:
    """Copy the power of an adjacent place instead of using the power of the own place."""
    copied = yield Ask(p, CopyPlace, gate_copies(t, p, place))
    emit(t, Log.COPIES_PLACE, p, copied)
    yield from use_power(t, p, copied, own)
