"""What a seat may expect of an unfinished game, for simulations that stop early: each player has a score, and the
chances to win go by how far it is above those of the others. Fitted to games of the policy (docs/bots.md)."""

from __future__ import annotations

from fogtable.core.rules import NONE
from fogtable.games.anima.cards import KIND_OF
from fogtable.games.anima.components import Area, Final, Foe, Mission, Number, Phase
from fogtable.games.anima.places import FOE_COMBAT
from fogtable.games.anima.policy.areas import explored
from fogtable.games.anima.policy.missions import lasting, mission_value
from fogtable.games.anima.policy.tables import FAR, JOINED, LOGISTIC, STEP
from fogtable.games.anima.policy.values import against_darkness, arms, chance, check_force, keep, passed
from fogtable.games.anima.rules.counters import place_of
from fogtable.games.anima.rules.missions import step_areas
from fogtable.games.anima.rules.strength import combat
from fogtable.games.anima.state import Anima

# Thousandths of a natural unit.
COMBAT = 230
"""A point of lasting Combat."""
RIGHT_COMBAT = 60
"""So much more for each who is allowed to do the Final Mission."""
FINAL_ODDS = 7
"""A hundredth of the chance to do the Final Mission at one go."""
FINAL_STEP = 1050
"""The first step of The Rift of Glass."""
FINAL_STAGE = 550
"""A stage won for the Final Mission."""
STAGE = 200
"""One won for a Basic Mission."""
MISSION = 17
"""A hundredth of a won game that the best Basic Mission promises who has not completed one."""
CARD = 23
"""A hundredth that a card in hand is worth."""
CHARACTER = 0 - 380
"""One Character more with the same Combat: it shares the duties, but there is less room."""
MOVES = 290
"""A Turn still to come before the others have theirs."""
EXPLORES = 16
"""A hundredth that the exploration to come promises."""
BOOST = 70
"""A point of Combat that lasts for this Turn, while it can still be of use."""


def worth(t: Anima, p: int) -> int:
    """Return the payoff that a seat may expect, in thousandths."""
    others = 0 - 99 * STEP
    for q in t.seats:
        if q != p:
            others = joined(others, score(t, q))
    return logistic(score(t, p) - others)


def joined(one: int, other: int) -> int:
    """Return the score that counts as much as two others together."""
    return max(one, other) + JOINED[min(abs(one - other) // STEP, FAR)]


def logistic(at: int) -> int:
    """Return the logistic function in thousandths, at so many thousandths."""
    here = max(min(at, FAR * STEP - 1), 0 - FAR * STEP) + FAR * STEP
    low = LOGISTIC[here // STEP]
    high = LOGISTIC[here // STEP + 1]
    return low + (high - low) * (here % STEP) // STEP


def score(t: Anima, p: int) -> int:
    """Return how well a player stands."""
    force = combat(t, p) - t.combat_now[p]
    total = COMBAT * force + CHARACTER * len(t.party[p]) + FINAL_ODDS * final_odds(t, p)
    if len(t.completed[p]) >= (2 if t.both_basics else 1):
        total += RIGHT_COMBAT * force
    else:
        total += MISSION * best_mission(t, p, force)
    for card in t.hand[p]:
        total += CARD * keep(t, p, KIND_OF[card])
    total += FINAL_STEP * t.final_steps[p]
    total += (FINAL_STAGE if len(t.resists[p]) == 0 else STAGE) * t.stage[p]
    return total + this_turn(t, p)


def this_turn(t: Anima, p: int) -> int:
    """Return what a player still may do in this Turn: to move and explore, or to explore where the Party is."""
    if t.ended[p] or (t.phase == Phase.RESET and t.loses_next[p]):
        return 0
    due = place_of(t, p) >= t.due or t.active == p
    if t.phase == Phase.RESET or (t.phase == Phase.MOVEMENT and due):
        return MOVES + BOOST * t.combat_now[p]
    if t.at[p] == NONE or t.phase == Phase.END or (t.phase == Phase.EXPLORATION and not due):
        return 0
    return EXPLORES * explored(t, p, t.at[p], combat(t, p), check_force(t, p)) + BOOST * t.combat_now[p]


def final_odds(t: Anima, p: int) -> int:
    """Return how likely a Party as it is does the Final Mission at one go, in percent."""
    strong = lasting(t, p, Area.ABYSS_GATE if Final.CHAINS in t.final else Area.TOWER) + arms(t, p) // 2
    if Final.CHAINS in t.final:
        return stages(strong - t.numbers[FOE_COMBAT[Foe.CHAINBREAKERS]], t.stage[p] if len(t.resists[p]) == 0 else 0)
    strong += against_darkness(t, p)
    if Final.ORB in t.final:
        return chance(strong - t.numbers[FOE_COMBAT[Foe.OMEGA]])
    odds = chance(strong - t.numbers[FOE_COMBAT[Foe.SHADOW_OF_OMEGA]])
    if Final.RIFT in t.final and t.final_steps[p] > 0:
        return odds
    if Final.RIFT in t.final:
        return passed(t.numbers[Number.CHECK_RIFT] - check_force(t, p) + 2) * odds // 150
    return odds * 2 // 3


def stages(lead: int, done: int) -> int:
    """Return how likely the rest of three stages is won, in percent."""
    odds = 100
    for stage in range(3):
        if stage >= done:
            odds = odds * chance(lead - stage) // 100
    return odds


def best_mission(t: Anima, p: int, force: int) -> int:
    """Return what the best own Basic Mission promises: less where its Area is not active."""
    best = 0
    pace = check_force(t, p) - t.speed_now[p]
    for mission in t.missions[p] | t.started[p]:
        if mission == Mission.PURGE:
            best = max(best, min(6 * force, 100) * (20 + 20 * t.steps[mission]) // 100)
        for area in step_areas(t, p, mission):
            value = mission_value(t, p, mission, area, force, pace, t.stage[p] if mission in t.resists[p] else 0)
            best = max(best, value if area in t.areas else value * 2 // 3)
    return best
