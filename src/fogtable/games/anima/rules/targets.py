"""Whom and what cards and abilities can be aimed at (AN-2.9)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, emit
from fogtable.games.anima.components import Area
from fogtable.games.anima.events import Log
from fogtable.games.anima.rules.counters import awake
from fogtable.games.anima.state import Anima


def parties_here(t: Anima, p: int) -> Cards:
    """Return the other players whose Parties are in the same Area."""
    found = EMPTY
    for other in t.seats:
        if other != p and t.at[p] != NONE and t.at[other] == t.at[p]:
            found += other
    return found


def others_awake(t: Anima, p: int) -> Cards:
    """Return the Characters awake in the other Parties that are in an Area."""
    found = EMPTY
    for other in t.seats:
        if other != p and t.at[other] != NONE:
            found |= awake(t, other)
    return found


def others_awake_here(t: Anima, p: int) -> Cards:
    """Return the Characters awake in the other Parties in the same Area."""
    found = EMPTY
    for other in parties_here(t, p):
        found |= awake(t, other)
    return found


def tempted(t: Anima, p: int) -> Cards:
    """Return the Characters in other Parties here that are not the only ones."""
    found = EMPTY
    for other in parties_here(t, p):
        if len(t.party[other]) > 1:
            found |= t.party[other]
    return found


def rich_parties(t: Anima, p: int) -> Cards:
    """Return the other players with an Advantage in hand."""
    found = EMPTY
    for other in t.seats:
        if other != p and len(t.hand[other]) > 0:
            found += other
    return found


def has_prior(t: Anima, area: int) -> bool:
    """Tell whether a Prior Encounter lies on an Area, face down or up."""
    return len(t.face_down[area]) + len(t.prior[area]) > 0


def gate_areas(t: Anima, p: int) -> Cards:
    """Return where a Spatial Gate can lead."""
    found = EMPTY
    if t.at[p] != NONE:
        for area in t.areas - t.at[p]:
            if not has_prior(t, area):
                found += area
    return found


def face_down_areas(t: Anima) -> Cards:
    """Return the Areas with a face-down Prior Encounter."""
    found = EMPTY
    for area in Area.ALL:
        if len(t.face_down[area]) > 0:
            found += area
    return found


def peek(t: Anima, p: int, area: int) -> None:
    """Show a player the face-down Prior Encounter of an Area."""
    t.peeked[area] += p
    emit(t, Log.PEEKS, p, area, t.face_down[area])
