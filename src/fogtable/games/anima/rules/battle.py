"""Battles: a Party against a Monster, a foe, or another Party (AN-10)."""

from __future__ import annotations

from fogtable.core.rules import NOBODY, NONE, Script, emit
from fogtable.games.anima.components import WhichDie
from fogtable.games.anima.events import Log
from fogtable.games.anima.rules.battle_cards import prepare_against_foe, prepare_against_party
from fogtable.games.anima.rules.consequences import Fall, fall_in_battle, if_it_wins, tire_bursts, undo_smuggling
from fogtable.games.anima.rules.counters import end_turn
from fogtable.games.anima.rules.decks import steal_random
from fogtable.games.anima.rules.dice import put_away, roll_battle
from fogtable.games.anima.rules.monsters import deadly_margin, foe_combat, foe_die, lead_needed
from fogtable.games.anima.rules.strength import battle_combat
from fogtable.games.anima.state import Anima


def end_battle(t: Anima) -> None:  # AN-10.10, AN-10.17 (4)
    """After-battle texts; what counted in the battle alone is over."""
    tire_bursts(t)
    put_away(t)
    t.fighter = NOBODY
    t.rival = NOBODY
    t.challenger = NOBODY
    t.escaped = NOBODY
    t.monster = NONE
    t.foe = NONE
    t.foe_combat = 0
    for p in t.seats:
        t.battle_bonus[p] = 0


# -- against Monsters and foes ----------------------------------------------------------------------------------------


def fight_monster(t: Anima, p: int, monster: int) -> Script[bool]:
    """Fight a Monster; tell whether it was beaten. A Party that did not beat it is on the road, its turn ended."""
    t.monster = monster
    emit(t, Log.FIGHTS_MONSTER, p, monster)
    won = yield from fight(t, p)
    return won


def fight_foe(t: Anima, p: int, foe: int, strength: int) -> Script[bool]:  # AN-10.16
    """Fight a foe that is no card, with this Combat; tell whether it was beaten."""
    t.foe = foe
    t.foe_combat = strength
    emit(t, Log.FIGHTS_FOE, p, foe)
    won = yield from fight(t, p)
    return won


def fight(t: Anima, p: int) -> Script[bool]:  # AN-10.2, AN-10.17
    """Fight the Monster or foe that stands there."""
    t.fighter = p
    yield from prepare_against_foe(t)
    won = False
    if t.escaped == NONE:
        won = yield from decide(t, p)
    if not won:
        end_turn(t, p)
    end_battle(t)
    return won


def decide(t: Anima, p: int) -> Script[bool]:  # AN-10.5 .. AN-10.9
    """Roll and compare; tell whether the Party wins. What a loss does to its Characters and its hand is done."""
    ours = battle_combat(t, p)
    theirs = foe_combat(t)
    emit(t, Log.STANDS, p, ours, theirs)
    yield from roll_battle(t)
    lead = ours + t.dice[WhichDie.OWN] - theirs - foe_die(t)
    if lead >= lead_needed(t):
        emit(t, Log.BEATS, p, lead)
        return True
    emit(t, Log.BEATEN, p, -lead)
    fall = Fall.NOBODY
    if -lead >= deadly_margin(t):
        fall = yield from fall_in_battle(t, p)
    yield from if_it_wins(t, fall)
    return False


# -- Party against Party ----------------------------------------------------------------------------------------------


def fight_party(t: Anima, attacker: int, defender: int) -> Script[None]:  # AN-9.5 .. AN-9.9, AN-10
    """Fight another Party: the two are `fighter` and `rival` since W4."""
    t.fought[attacker] += defender  # AN-9.4
    t.fought[defender] += attacker
    emit(t, Log.FIGHTS_PARTY, attacker, defender)
    yield from prepare_against_party(t)
    if t.escaped != NONE:  # AN-10.19
        end_turn(t, t.escaped)
    else:
        yield from decide_between(t, attacker, defender)
    end_battle(t)


def decide_between(t: Anima, attacker: int, defender: int) -> Script[None]:  # AN-10.7, AN-10.8
    """Roll until one side wins."""
    ours = battle_combat(t, attacker)
    theirs = battle_combat(t, defender)
    emit(t, Log.STANDS_AGAINST, attacker, ours, defender, theirs)
    lead = 0
    while lead == 0:
        yield from roll_battle(t)
        lead = ours + t.dice[WhichDie.OWN] - theirs - t.dice[WhichDie.OTHER]
        if lead == 0:
            emit(t, Log.ROLL_AGAIN)
    if lead > 0:
        yield from lose_to(t, defender, attacker, lead)
    else:
        yield from lose_to(t, attacker, defender, -lead)


def lose_to(t: Anima, loser: int, winner: int, margin: int) -> Script[None]:  # AN-9.5 .. AN-9.8, AN-10.17
    """The loser may lose a Character, loses the turn, and gives the winner a card."""
    emit(t, Log.LOSES_TO, loser, winner, margin)
    if margin >= deadly_margin(t):
        yield from fall_in_battle(t, loser)
    undo_smuggling(t, loser)
    end_turn(t, loser)
    steal_random(t, loser, winner)
