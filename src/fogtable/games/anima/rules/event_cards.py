"""What the Events do to the Party that meets them (specification 7.4)."""

from __future__ import annotations

from fogtable.core.rules import Ask, Script, Scripts, emit
from fogtable.games.anima.components import Encounter, Number, RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import ENCOUNTER_BONUS, ENCOUNTER_DRAWS
from fogtable.games.anima.questions import Barter, Reaper, Toll
from fogtable.games.anima.rules.checks import speed_check
from fogtable.games.anima.rules.consequences import discard_of_choice, lose_character, put_one_to_sleep
from fogtable.games.anima.rules.counters import end_turn, kinds_in
from fogtable.games.anima.rules.decks import dies, discard_kind, draw_advantages, draw_character
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.state import Anima

SUFFER = Scripts(Encounter)
"""What an Event does to a player's Party."""


@SUFFER.of(Encounter.INN)
def inn(t: Anima, p: int) -> None:
    """A Character joins."""
    draw_character(t, p)


@SUFFER.of(Encounter.CACHE)
def cache(t: Anima, p: int) -> None:
    """Draw an Advantage."""
    draw_advantages(t, p, ENCOUNTER_DRAWS[Encounter.CACHE])


@SUFFER.of(Encounter.STORM)
def storm(t: Anima, p: int) -> None:
    """The turn ends."""
    end_turn(t, p)


@SUFFER.of(Encounter.FOG)
def fog(t: Anima, p: int) -> Script[None]:
    """A failed Speed check ends the turn."""
    passed = yield from speed_check(t, p, t.numbers[Number.CHECK_FOG])
    if not passed:
        end_turn(t, p)


@SUFFER.of(Encounter.PIT_TRAP)
def pit_trap(t: Anima, p: int) -> Script[None]:
    """A failed Speed check puts a Character to sleep."""
    passed = yield from speed_check(t, p, t.numbers[Number.CHECK_PIT_TRAP])
    if not passed:
        yield from put_one_to_sleep(t, p)


@SUFFER.of(Encounter.TOLL)
def toll(t: Anima, p: int) -> Script[None]:  # D20
    """Discard an Advantage, or the turn ends."""
    if len(t.hand[p]) == 0:
        end_turn(t, p)
        return
    deed, kind = yield Ask(p, Toll, Toll.PAY(kinds_in(t.hand[p])) | Toll.REFUSE.when(True))
    if deed == Toll.PAY:
        discard_kind(t, p, kind)
    else:
        end_turn(t, p)


@SUFFER.of(Encounter.PLAGUE)
def plague(t: Anima, p: int) -> Script[None]:
    """On 1 or 2 a Character dies."""
    number = yield from roll_die(t, p, RollOf.EVENT)
    if number <= 2:
        yield from lose_character(t, p)


@SUFFER.of(Encounter.MERCHANT)
def merchant(t: Anima, p: int) -> Script[None]:  # D20
    """Discard up to two Advantages, one at a time, then draw as many."""
    traded = 0
    while traded < 2 and len(t.hand[p]) > 0:
        deed, kind = yield Ask(p, Barter, Barter.DISCARD(kinds_in(t.hand[p])) | Barter.STOP.when(True))
        if deed == Barter.STOP:
            break
        discard_kind(t, p, kind)
        traded += 1
    draw_advantages(t, p, traded)


@SUFFER.of(Encounter.SHRINE)
def shrine(t: Anima, p: int) -> None:
    """More Combat to the end of the Turn."""
    t.combat_now[p] += ENCOUNTER_BONUS[Encounter.SHRINE]
    emit(t, Log.BLESSED, p)


@SUFFER.of(Encounter.RIFT)
def rift(t: Anima, p: int) -> None:  # AN-14.2
    """The turn ends, and the next one is lost too."""
    end_turn(t, p)
    t.loses_next[p] = True
    emit(t, Log.LOSES_NEXT_TURN, p)


@SUFFER.of(Encounter.REAPER)
def reaper(t: Anima, p: int) -> Script[None]:  # D20
    """A Character dies, or two Advantages are discarded."""
    deed, who = yield Ask(p, Reaper, Reaper.LOSE(t.party[p]) | Reaper.PAY.when(len(t.hand[p]) >= 2))
    if deed == Reaper.LOSE:
        dies(t, who, p)
    else:
        yield from discard_of_choice(t, p)
        yield from discard_of_choice(t, p)


@SUFFER.of(Encounter.GRACE)
def grace(t: Anima, p: int) -> None:
    """All own Characters are readied and wake; draw two Advantages."""
    t.exhausted -= t.party[p]
    t.asleep -= t.party[p]
    emit(t, Log.READIED, p)
    draw_advantages(t, p, ENCOUNTER_DRAWS[Encounter.GRACE])
