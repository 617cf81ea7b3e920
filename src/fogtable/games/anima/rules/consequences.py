"""What a lost battle or an Event costs a player, by choice where there is one (AN-10.9, AN-10.17, D15, D16)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Family, Script, emit
from fogtable.games.anima.components import Encounter, Goods, Moment
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import DiscardCard, LoseCharacter, PutToSleep
from fogtable.games.anima.rules.counters import awake, fall_asleep, kinds_in, party_of
from fogtable.games.anima.rules.decks import dies, discard_kind, discard_random
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


class Fall(Family):
    """Who died of a deadly margin."""

    NOBODY = 0
    SOMEBODY = 1
    EVERYBODY = 2  # the last one: the Party is wiped out


def lose_character(t: Anima, p: int) -> Script[None]:  # D15
    """A Character of the player's choice dies."""
    who = yield Ask(p, LoseCharacter, t.party[p])
    t.bursts -= who
    dies(t, who, p)


def put_one_to_sleep(t: Anima, p: int) -> Script[None]:  # D16, AN-15.3
    """An own Character of the player's choice falls asleep, if one is awake."""
    if len(awake(t, p)) > 0:
        who = yield Ask(p, PutToSleep, awake(t, p))
        fall_asleep(t, who)


def discard_of_choice(t: Anima, p: int) -> Script[None]:  # D16
    """Discard an Advantage of choice, if there is one."""
    if len(t.hand[p]) > 0:
        kind = yield Ask(p, DiscardCard, kinds_in(t.hand[p]))
        discard_kind(t, p, kind)


def fall_in_battle(t: Anima, p: int) -> Script[int]:  # AN-10.9
    """A margin was deadly: a Character dies, unless W6 prevents it; tell who did."""
    last = len(t.party[p]) == 1
    t.doomed = 1
    prevented = yield from open_window(t, Moment.DEATH, p)
    t.doomed = 0
    if prevented:
        return Fall.NOBODY
    yield from lose_character(t, p)
    return Fall.EVERYBODY if last else Fall.SOMEBODY


def undo_smuggling(t: Anima, p: int) -> None:  # Contraband
    """A Party beaten by another one loses what it carries; its player alone is told."""
    if t.goods[p] == Goods.ABOARD:
        emit(t, Log.SMUGGLING_FAILS, p)
    lose_goods(t, p)


def lose_goods(t: Anima, p: int) -> None:  # Contraband
    """The goods are not aboard, and nobody can think that they are."""
    t.goods[p] = Goods.AWAITED
    t.goods_reckoned[p] = EMPTY + Goods.AWAITED


def tire_bursts(t: Anima) -> None:  # AN-10.17 (4), Ki Burst
    """Who paid for a Ki Burst falls asleep after the battle, if alive."""
    for who in t.bursts:
        if party_of(t, who) != NONE:
            fall_asleep(t, who)
    t.bursts = EMPTY


def if_it_wins(t: Anima, fall: int) -> Script[None]:  # AN-10.17 (2)
    """A winning Monster does what its card says; a Party that begins anew is not touched."""
    p = t.fighter
    if t.monster == Encounter.BANDITS:
        discard_random(t, p)
    elif t.monster == Encounter.FIRE_ELEMENTAL:
        yield from discard_of_choice(t, p)
    elif t.monster == Encounter.SPRITE and fall != Fall.EVERYBODY:
        yield from put_one_to_sleep(t, p)
    elif t.monster == Encounter.LICH and fall == Fall.NOBODY:  # one death in all
        yield from lose_character(t, p)
