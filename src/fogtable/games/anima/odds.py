"""The odds of a battle in ANIMA, by the sums and dice that lie open, and the own cards."""

from __future__ import annotations

from itertools import product
from typing import Any

from fogtable.core.bot import Observation
from fogtable.core.declarations.odds import NOW, Odds
from fogtable.core.play.view import View
from fogtable.core.rules import EMPTY, NONE
from fogtable.games.anima.cards import ABILITY_BONUS, SKILL_KINDS
from fogtable.games.anima.components import Character, Kind, RollOf, WhichDie
from fogtable.games.anima.questions import Fight, Interact, React, Reroll
from fogtable.games.anima.rules.battle_cards import bonus_of
from fogtable.games.anima.rules.monsters import dice_of_foe, foe_combat, lead_needed
from fogtable.games.anima.rules.paying import payers
from fogtable.games.anima.rules.strength import battle_combat

DIE = range(1, 7)


def odds_of(seen: Observation) -> dict[int, Odds]:
    """Return the odds of the battle under way with each answer, or of each attack that could be made.

    With dice on the table these are the odds of rolling one of them again.
    """
    t, p = seen.view, seen.seat
    found: dict[int, Odds] = {}
    if seen.choice is Fight:
        found[NOW] = of_battle(t, p, 0)
        for option in seen.options:
            verb, what = Fight.values[option]
            if verb is Fight.PLAY and what != Kind.SMOKE:
                found[option] = of_battle(t, p, card_bonus(t, p, what))
            elif verb is Fight.USE and what != Character.SHADOW:
                found[option] = of_battle(t, p, ABILITY_BONUS[what])
    elif seen.choice is Interact:
        for option in seen.options:
            verb, what = Interact.values[option]
            if verb is Interact.ATTACK:
                found[option] = of_battle(attacking(t, p, what), p, 0)
    elif t.roll_of == RollOf.BATTLE and p in (t.fighter, t.rival):
        for option in seen.options:
            if seen.choice is Reroll:
                found[option] = of_reroll(t, p, Reroll.values[option])
            elif seen.choice is React and React.values[option] == (React.USE, Character.WEAPONMASTER):
                found[option] = of_reroll(t, p, WhichDie.OWN if p == t.fighter else WhichDie.OTHER)
    return found


def card_bonus(t: Any, p: int, kind: int) -> int:
    """Return what a Battle card adds at least, whoever pays for it."""
    who = payers(t, p, kind) if kind in SKILL_KINDS else EMPTY
    return min((bonus_of(t, p, kind, payer) for payer in who), default=bonus_of(t, p, kind, NONE))


def attacking(t: Any, p: int, other: int) -> View:
    """Return the view as it would be in a battle of two Parties."""
    return View(t.seat, t.seats, {**vars(t), "fighter": p, "rival": other, "challenger": p})


def sums(t: Any, p: int) -> tuple[int, int]:
    """Return the Combat of a side in the battle under way, and that of its opponent."""
    if t.rival == NONE:
        return battle_combat(t, p), foe_combat(t)
    return battle_combat(t, p), battle_combat(t, t.rival if p == t.fighter else t.fighter)


def of_battle(t: Any, p: int, bonus: int) -> Odds:
    """Return the odds of a side with so much more Combat. Parties that tie roll again."""
    ours, theirs = sums(t, p)
    lead = ours + bonus - theirs
    if t.rival != NONE:
        won = sum(lead + own - other > 0 for own, other in product(DIE, DIE))
        lost = sum(lead + own - other < 0 for own, other in product(DIE, DIE))
        return Odds(won, 0, won + lost)
    dice = 1 + dice_of_foe(t)
    rolls = [lead + own - max(others) >= lead_needed(t) for own, *others in product(DIE, repeat=dice)]
    return Odds(sum(rolls), 0, len(rolls))


def of_reroll(t: Any, p: int, which: int) -> Odds:
    """Return the odds of a side when one of the dice that lie there is rolled again. Parties that tie roll all anew."""
    ours, theirs = sums(t, p)
    anew = of_battle(t, p, 0)
    won = 0
    for number in DIE:
        own, *others = (number if one == which else t.dice[one] for one in WhichDie.ALL)
        lead = ours - theirs + (own - max(others) if p == t.fighter else max(others) - own)
        if lead == 0 and t.rival != NONE:
            won += anew.won
        elif lead >= (lead_needed(t) if t.rival == NONE else 1):
            won += anew.all
    return Odds(won, 0, len(DIE) * anew.all)
