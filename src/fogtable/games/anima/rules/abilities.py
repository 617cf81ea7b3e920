"""Abilities that exhaust a Character in the own sub-turn of a phase (specification 7.1)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Cards, Script, Scripts, emit
from fogtable.games.anima.components import HAND_LIMIT, Character, RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import Lull, PeekAt, Rob, Stab
from fogtable.games.anima.rules.counters import fall_asleep, party_of, ready_ones
from fogtable.games.anima.rules.decks import dies, steal_random
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.rules.targets import face_down_areas, others_awake_here, peek, rich_parties
from fogtable.games.anima.state import Anima


def reset_uses(t: Anima, p: int) -> Cards:
    """Return the Characters whose ability a player may use in the Reset phase."""
    found = EMPTY
    if Character.THIEF in ready_ones(t, p) and len(rich_parties(t, p)) > 0:
        found += Character.THIEF
    if Character.WIZARD_MENTALIST in ready_ones(t, p) and len(face_down_areas(t)) > 0:
        found += Character.WIZARD_MENTALIST
    return found


def interaction_uses(t: Anima, p: int) -> Cards:
    """Return the Characters whose ability a player may use in the Interaction phase."""
    found = EMPTY
    if len(others_awake_here(t, p)) > 0:
        if Character.ASSASSIN in ready_ones(t, p):
            found += Character.ASSASSIN
        if Character.MENTALIST in ready_ones(t, p):
            found += Character.MENTALIST
    return found


USE = Scripts(Character)
"""What an ability does: it asks for its target first."""


def use_ability(t: Anima, p: int, who: int) -> Script[None]:
    """Use an ability in the own sub-turn."""
    yield from USE[who](t, p, who)


def exhaust(t: Anima, p: int, who: int) -> None:
    """Pay for an ability."""
    t.exhausted += who
    emit(t, Log.USES, p, who)


@USE.of(Character.THIEF)
def steal(t: Anima, p: int, who: int) -> Script[None]:
    """On 4 or more take a random Advantage from another player; with a full hand nothing."""
    victim = yield Ask(p, Rob, rich_parties(t, p))
    exhaust(t, p, who)
    emit(t, Log.AIMS_AT_PARTY, p, victim)
    number = yield from roll_die(t, p, RollOf.ABILITY)
    if number >= 4 and len(t.hand[p]) < HAND_LIMIT:
        steal_random(t, victim, p)


@USE.of(Character.WIZARD_MENTALIST)
def foresee(t: Anima, p: int, who: int) -> Script[None]:
    """Look at a face-down Prior Encounter."""
    area = yield Ask(p, PeekAt, face_down_areas(t))
    exhaust(t, p, who)
    emit(t, Log.AIMS_AT_AREA, p, area)
    peek(t, p, area)


@USE.of(Character.ASSASSIN)
def stab(t: Anima, p: int, who: int) -> Script[None]:
    """A Character here dies on 6 and falls asleep on 4 or 5."""
    victim = yield Ask(p, Stab, others_awake_here(t, p))
    exhaust(t, p, who)
    emit(t, Log.AIMS_AT_CHARACTER, p, victim)
    number = yield from roll_die(t, p, RollOf.ABILITY)
    if number == 6:
        dies(t, victim, party_of(t, victim))
    elif number >= 4:
        fall_asleep(t, victim)


@USE.of(Character.MENTALIST)
def lull(t: Anima, p: int, who: int) -> Script[None]:
    """A Character here falls asleep."""
    victim = yield Ask(p, Lull, others_awake_here(t, p))
    exhaust(t, p, who)
    emit(t, Log.AIMS_AT_CHARACTER, p, victim)
    fall_asleep(t, victim)
