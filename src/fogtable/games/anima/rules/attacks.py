"""Attacks between Parties, and battles that enmity compels (AN-9)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, NONE, Cards, Script, emit
from fogtable.games.anima.components import Moment
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import NO_ATTACKS
from fogtable.games.anima.rules.battle import fight_party
from fogtable.games.anima.rules.organizations import enemies
from fogtable.games.anima.rules.targets import parties_here
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


def attackable(t: Anima, p: int) -> Cards:  # AN-9.1, AN-9.4
    """Return whom a player may attack: a Party here of about the same size, once a sub-turn, each pair once a Turn."""
    found = EMPTY
    if not t.attack_used and t.at[p] not in NO_ATTACKS:
        for other in parties_here(t, p) - t.fought[p]:
            if abs(len(t.party[p]) - len(t.party[other])) <= 1 and not t.protected[other]:
                found += other
    return found


def attack(t: Anima, p: int, other: int) -> Script[None]:  # AN-9.1, AN-9.2
    """Attack another Party."""
    t.attack_used = True
    t.challenger = p
    emit(t, Log.ATTACKS, p, other)
    yield from clash(t, p, other)


def clash(t: Anima, p: int, other: int) -> Script[bool]:  # W4, AN-9.13
    """Fight another Party unless the battle is cancelled; tell whether it is fought."""
    t.fighter = p
    t.rival = other
    cancelled = yield from open_window(t, Moment.ATTACK, p)
    if cancelled:
        t.fighter = NOBODY
        t.rival = NOBODY
        t.challenger = NOBODY
        return False
    yield from fight_party(t, p, other)
    return True


# -- compulsory battles -----------------------------------------------------------------------------------------------


def attacker_due(t: Anima) -> int:  # AN-9.10
    """Return who attacks in the next compulsory battle, NOBODY if there is none."""
    for place in range(len(t.seats)):
        if foe_due(t, place) != NONE:
            return t.order[place]
    return NOBODY


def foe_due(t: Anima, place: int) -> int:  # AN-9.10
    """Return the next enemy that the player at this place of the order has to fight, or NONE."""
    p = t.order[place]
    for later in range(len(t.seats)):
        other = t.order[later]
        if later > place and other in parties_here(t, p) and enemies(t, p, other):
            if other not in t.fought[p] and other not in t.excused[p]:
                return other
    return NONE


def must_fight(t: Anima, p: int, other: int) -> Script[None]:  # AN-9.10, AN-9.11, AN-9.13
    """Two enemies meet and have to fight; a cancelled battle is not announced again this Turn."""
    emit(t, Log.MUST_FIGHT, p, other)
    fights = yield from clash(t, p, other)
    if not fights:
        t.excused[p] += other
        t.excused[other] += p
