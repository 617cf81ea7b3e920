"""The odds of a clash in 1984, before cards are turned over: by the sums that lie open, and the own card.

What Big Brother lays is reckoned as drawn by chance from all directives that a player does not see; of the cards of
other participants nothing is counted. So it is what a player may count on, not what will be.
"""

from __future__ import annotations

from math import comb
from typing import Any

from fogtable.core.bot import Observation
from fogtable.core.declarations.odds import NOW, Odds
from fogtable.core.play.view import View
from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.bigbrother.components import BONUS, CLASH_VALUE, ORDER_OF, Directive
from fogtable.games.bigbrother.questions import JoinClash, LaySupport
from fogtable.games.bigbrother.rules.clash import difficulty_of, share_of
from fogtable.games.bigbrother.rules.clash_windows import has_fervour


def odds_of(seen: Observation) -> dict[int, Odds]:
    """Return the odds of the clash under way with each answer."""
    t: Any = bare(seen.view)
    p = seen.seat
    if seen.choice is JoinClash:
        joined = View(t.seat, t.seats, {**vars(t), "participants": t.participants + p, "helpers": t.helpers + p})
        return {NOW: of_clash(t, 0), JoinClash.JOIN.base: of_clash(joined, 0)}
    if seen.choice is not LaySupport:
        return {}
    found = {}
    for option in seen.options:
        verb, kind = LaySupport.values[option]
        fervent = has_fervour(t, p) and verb in (LaySupport.FERVENT, LaySupport.LAY_FERVENT)
        laid = View(t.seat, t.seats, {**vars(t), "fervent": True}) if fervent else t
        found[option] = of_clash(laid, 0 if kind == NONE else BONUS[kind])
    return found


def bare(t: Any) -> View:
    """Return the view without what is laid face down: what has been laid counts for nothing yet."""
    nothing = (EMPTY,) * len(t.seats)
    return View(t.seat, t.seats, {**vars(t), "laid": nothing, "directive_laid": EMPTY, "to_lay": to_lay(t)})


def to_lay(t: Any) -> int:
    """Return how many directives lie in the clash, or will."""
    laid = len(t.directive_laid)
    return laid if laid > 0 else min(len(t.clash_figures), len(t.directive_hand))


def unseen(t: Any) -> Cards:
    """Return the directives that a player does not see: any of them may be in Big Brother's hand."""
    seen: Cards = t.active | t.directive_discard
    return Directive.ALL - seen


def open_sums(t: Any) -> tuple[int, int]:
    """Return the strength and the difficulty without anything that is laid."""
    return sum(share_of(t, p) for p in t.participants), difficulty_of(t)


def of_clash(t: Any, bonus: int) -> Odds:
    """Return the odds of the opposition with so much more strength."""
    strength, known = open_sums(t)
    strength += bonus
    cases = ways([CLASH_VALUE[ORDER_OF[card]] for card in unseen(t)], t.to_lay)
    won = sum(number for laid, number in cases.items() if strength > known + laid)
    return Odds(won, cases.get(strength - known, 0), sum(cases.values()))


def ways(values: list[int], number: int) -> dict[int, int]:
    """Return for each sum of so many of these values in how many ways it comes about."""
    found = {(0, 0): 1}
    for value in sorted(set(values)):
        there = values.count(value)
        grown: dict[tuple[int, int], int] = {}
        for (taken, total), so_far in found.items():
            for more in range(min(there, number - taken) + 1):
                key = (taken + more, total + more * value)
                grown[key] = grown.get(key, 0) + so_far * comb(there, more)
        found = grown
    return {total: so_far for (taken, total), so_far in found.items() if taken == number}
