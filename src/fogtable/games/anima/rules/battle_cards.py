"""Battle cards and battle abilities: W8 (AN-10.3, AN-10.4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, May, Script, emit, quietly, reveal
from fogtable.games.anima.cards import ABILITY_BONUS, ATTACK_BONUS, BATTLE_ABILITIES, BATTLE_KINDS, BONUS
from fogtable.games.anima.components import Character, Kind
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import Fight
from fogtable.games.anima.rules.counters import kinds_in, ready_ones, unseen
from fogtable.games.anima.rules.lasting import CARD_WITH
from fogtable.games.anima.rules.monsters import stifles
from fogtable.games.anima.rules.paying import payable
from fogtable.games.anima.rules.windows import finish, payer_of, play, take_back
from fogtable.games.anima.state import Anima


def prepare_against_foe(t: Anima) -> Script[None]:  # AN-10.3
    """The Party acts until it passes once or escapes."""
    acts = True
    while acts and t.escaped == NONE:
        acts = yield from act(t, t.fighter)


def prepare_against_party(t: Anima) -> Script[None]:  # AN-10.3
    """The attacker begins, then the sides alternate until two passes in a row, or an escape."""
    p = t.fighter
    passes = 0
    while passes < 2 and t.escaped == NONE:
        acts = yield from act(t, p)
        passes = 0 if acts else passes + 1
        p = t.rival if p == t.fighter else t.fighter


def act(t: Anima, p: int) -> Script[bool]:  # D9
    """A side may use one card or ability; tell whether it did. Nobody sees whether it could have (AN-13.20)."""
    yield from quietly(t, can_act, choose_act, p)
    kind = reveal(t.pick[p])
    who = reveal(t.uses[p])
    take_back(t)
    if kind != NONE:
        payer = yield from payer_of(t, p, kind)
        yield from play_battle_card(t, p, kind, payer)
    if who != NONE:
        use_battle_ability(t, p, who)
    return kind != NONE or who != NONE


def can_act(t: Anima, q: int, p: int) -> bool:
    """Tell whether it is this side's turn and it might have anything to use, as far as everybody knows."""
    if q != p:
        return False
    possible = len(battle_uses(t, q))
    if len(t.hand[q]) > 0:
        possible += len(battle_plays(t, q, unseen(t)))
    return possible > 0


def choose_act(t: Anima, q: int, p: int) -> Script[None]:
    """Choose a card or an ability, or pass."""
    deed, what = yield May(q, Fight, Fight.PLAY(battle_plays(t, q, t.hand[q])) | Fight.USE(battle_uses(t, q)))
    t.pick[q] = what if deed == Fight.PLAY else NONE
    t.uses[q] = what if deed == Fight.USE else NONE


def battle_plays(t: Anima, p: int, some: Cards) -> Cards:
    """Return the kinds of Battle cards among some that a player who holds them can play."""
    found = EMPTY
    for kind in kinds_in(some) & BATTLE_KINDS:
        if payable(t, p, kind):
            found += kind
    return found


def battle_uses(t: Anima, p: int) -> Cards:
    """Return the Characters whose battle ability can be used: none against the Shadow Imp."""
    if stifles(t, p):
        return EMPTY
    ready = ready_ones(t, p) & BATTLE_ABILITIES
    return ready if t.rival == NONE else ready - Character.SUMMONER


def use_battle_ability(t: Anima, p: int, who: int) -> None:
    """Exhaust a Character: the Shadow leads the Party away, the Summoners add Combat."""
    t.exhausted += who
    emit(t, Log.USES, p, who)
    if who == Character.SHADOW:
        escape(t, p)
    else:
        t.battle_bonus[p] += ABILITY_BONUS[who]


def play_battle_card(t: Anima, p: int, kind: int, payer: int) -> Script[None]:
    """Play a Battle card; it takes effect unless it is cancelled."""
    holds = yield from play(t, p, kind, payer)
    if holds:
        if kind == Kind.SMOKE:
            escape(t, p)
        else:
            t.battle_bonus[p] += bonus_of(t, p, kind, payer)
        if kind == Kind.KI_BURST:
            t.bursts += payer
        finish(t, kind)


def bonus_of(t: Anima, p: int, kind: int, payer: int) -> int:
    """Return what a Battle card adds to Combat: Ambush more in an own attack."""
    bonus = ATTACK_BONUS[kind] if t.challenger == p else BONUS[kind]
    return bonus if payer == NONE else bonus + CARD_WITH[payer](t, payer, kind)


def escape(t: Anima, p: int) -> None:  # AN-10.11
    """Stop the battle, without a winner."""
    t.escaped = p
    emit(t, Log.ESCAPES, p)
