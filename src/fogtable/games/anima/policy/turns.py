"""The own sub-turns: Reset, Movement, Interaction, Exploration (section 12)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, Verb
from fogtable.games.anima.cards import DRAWS
from fogtable.games.anima.components import HAND_LIMIT, PARTY_LIMIT, Character, Kind
from fogtable.games.anima.places import AREAS_OF_LEVEL, LEVEL, NO_ATTACKS
from fogtable.games.anima.policy.areas import (
    best_reward,
    explored,
    extra_value,
    new_area,
    pursuit,
    recruit_value,
    rest_value,
    unknown_area,
    visited,
)
from fogtable.games.anima.policy.missions import final_value, mission_value
from fogtable.games.anima.policy.tables import (
    CARD,
    DUEL,
    HARM,
    HIGH,
    LIFE,
    MAGICIANS,
    PATIENCE,
    QUALITY,
    RIVAL_WINS,
    TURN,
)
from fogtable.games.anima.policy.values import behind, check_force, clipped, draws, keep, least, soft, weakest
from fogtable.games.anima.questions import Explore, Interact, Move, Reset, TakeReward
from fogtable.games.anima.rules.finals import final_here
from fogtable.games.anima.rules.lasting import tol_rauko_drives_on
from fogtable.games.anima.rules.new_areas import has_room
from fogtable.games.anima.rules.phase_cards import exploration_plays, movement_plays
from fogtable.games.anima.rules.reach import levels_in_reach, reachable
from fogtable.games.anima.rules.resistance import resisted
from fogtable.games.anima.rules.strength import combat
from fogtable.games.anima.rules.targets import face_down_areas, gate_areas, parties_here
from fogtable.games.anima.state import Anima

NEVER = 0 - 40
"""What is not done."""
BEFORE = 75
"""A card that does not take the place of a move comes before it."""

# -- D2 ---------------------------------------------------------------------------------------------------------------


def reset(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh what a player does in the Reset phase; to end it is 0."""
    return soft(reset_value(t, p, deed, what))


def reset_value(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Return what a decision of the Reset phase promises."""
    if deed == Reset.DISCARD:
        return 5 - keep(t, p, what) if len(t.hand[p]) == HAND_LIMIT else NEVER
    if deed == Reset.DISMISS:
        return dismissal(t, p, what)
    if deed == Reset.PLAY:
        return reset_card(t, p, what)
    if deed == Reset.USE:
        return 2 if what == Character.WIZARD_MENTALIST or len(t.hand[p]) < HAND_LIMIT else NEVER
    if deed == Reset.START:
        return 20
    return NEVER if deed == Reset.LEAVE else 0


def dismissal(t: Anima, p: int, who: int) -> int:
    """Return what it promises to make room in a full Party for somebody better."""
    if len(t.party[p]) < PARTY_LIMIT or QUALITY[who] > weakest(t, p):
        return NEVER
    return LIFE - (0 if t.turn > PATIENCE else 3) - QUALITY[who]


def reset_card(t: Anima, p: int, kind: int) -> int:
    """Return what a card promises in the Reset phase beyond what it is worth in hand."""
    if kind == Kind.REINFORCEMENTS:
        return LIFE
    if kind == Kind.TREASURE:
        return draws(t, p, DRAWS[kind]) if len(t.hand[p]) < HAND_LIMIT else CARD
    if kind == Kind.FORCED_MARCH:
        return march_gain(t, p) - keep(t, p, kind)
    if kind == Kind.INQUISITION:
        return 6 - 4 * len(t.party[p] & MAGICIANS)
    if kind == Kind.SAMAEL:
        return 4 * len(t.party[p] & MAGICIANS) - 6
    if kind == Kind.BLACK_SUN:  # rather than to throw it away: it makes room, and to leave it later is free
        return 5 if len(t.hand[p]) == HAND_LIMIT and len(t.banner[p]) == 0 else NEVER
    return 4 if kind == Kind.TOL_RAUKO else NEVER


def march_gain(t: Anima, p: int) -> int:
    """Return what four more points of Speed change."""
    force = combat(t, p)
    pace = check_force(t, p)
    return pursuit(t, p, force, pace + 4) - pursuit(t, p, force, pace)


# -- D5 ---------------------------------------------------------------------------------------------------------------


def move(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh how a Party moves."""
    return behind(move_value(t, p, deed, what), best_move(t, p))


def move_value(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Return what a move promises."""
    force = combat(t, p)
    pace = check_force(t, p)
    if deed == Move.GO:
        value = visited(t, p, what, force, pace)
        return value - max(value, 0) * crowd(t, p, what) // 100 + chase(t, p, what)
    if deed == Move.EXPLORE:
        return unknown_area(t, p, force, pace)
    if deed == Move.EXPLORE_DISCARDED:
        return new_area(t, p, what, force, pace)
    if deed == Move.EXPLORE_LEVEL:
        return 4
    if deed == Move.REST:
        return rest_value(t, p)
    if deed == Move.HOLD:
        return stage_value(t, p, force, pace)
    return movement_card(t, p, what, force, pace)


def best_move(t: Anima, p: int) -> int:
    """Return what the best move promises."""
    best = NEVER
    for area in reachable(t, p):
        best = max(best, move_value(t, p, Move.GO, area))
    for area in found_again(t, p):
        best = max(best, move_value(t, p, Move.EXPLORE_DISCARDED, area))
    for kind in movement_plays(t, p):
        best = max(best, move_value(t, p, Move.PLAY, kind))
    if may_find(t, p):
        found = move_value(t, p, Move.EXPLORE_LEVEL, NONE) if t.tree else move_value(t, p, Move.EXPLORE, NONE)
        best = max(best, found)
    if t.stage[p] > 0:
        best = max(best, move_value(t, p, Move.HOLD, NONE))
    return best if tol_rauko_drives_on(t, p) else max(best, move_value(t, p, Move.REST, NONE))


def found_again(t: Anima, p: int) -> Cards:
    """Return the discarded Areas that a player may put in play anew."""
    found = EMPTY
    if not t.new_area_taken:
        for level in levels_in_reach(t, p):
            if has_room(t, p, level):
                found |= t.area_discard & AREAS_OF_LEVEL[level + 1]
    return found


def may_find(t: Anima, p: int) -> bool:
    """Tell whether a player may put an Area in play that is neither active nor discarded."""
    if not t.new_area_taken:
        for level in levels_in_reach(t, p):
            if has_room(t, p, level) and len(AREAS_OF_LEVEL[level + 1] - t.areas - t.area_discard) > 0:
                return True
    return False


def crowd(t: Anima, p: int, area: int) -> int:
    """Return how likely a Party is beaten by another one that is in an Area, in percent."""
    danger = 0
    for q in t.seats:
        if q != p and t.at[q] == area and abs(len(t.party[p]) - len(t.party[q])) <= 1 and area not in NO_ATTACKS:
            lead = combat(t, q) - combat(t, p)
            if lead > 0:
                danger = max(danger, DUEL[clipped(lead)] // 2)
    return danger


def chase(t: Anima, p: int, area: int) -> int:
    """Return what it promises to meet whoever resists for the Final Mission in an Area: to attack there."""
    best = 0
    for q in t.seats:
        if q != p and t.at[q] == area and t.stage[q] > 0 and len(t.resists[q]) == 0:
            if abs(len(t.party[p]) - len(t.party[q])) <= 1:
                best = max(best, DUEL[clipped(combat(t, p) - combat(t, q))] * RIVAL_WINS // 100)
    return best


def stage_value(t: Anima, p: int, force: int, pace: int) -> int:
    """Return what it promises to hold."""
    mission = resisted(t, p)
    if mission == NONE:
        return final_value(t, p, t.at[p], force, pace, t.stage[p])
    return mission_value(t, p, mission, t.at[p], force, pace, t.stage[p])


def movement_card(t: Anima, p: int, kind: int, force: int, pace: int) -> int:
    """Return what a Movement card promises."""
    if kind == Kind.ZEPPELIN:
        best = 0
        for area in t.areas:
            best = max(best, explored(t, p, area, force, pace))
        return best - keep(t, p, kind)
    return BEFORE if kind == Kind.SCOUT and len(face_down_areas(t)) > 0 else NEVER


# -- D10 --------------------------------------------------------------------------------------------------------------


def interact(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh what a player does to others; to end it is 0."""
    return soft(interaction_value(t, p, deed, what))


def interaction_value(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Return what a decision of the Interaction phase promises."""
    if deed == Interact.ATTACK:
        return attack_value(t, p, what)
    if deed == Interact.OFFER:
        return 1 if t.offers_left == 3 and least(t, p) <= 2 and len(t.hand[what]) > 0 else NEVER
    if deed == Interact.USE:
        return 3
    if deed == Interact.PLAY:
        return interaction_card(t, p, what) - keep(t, p, what)
    return 0


def interaction_card(t: Anima, p: int, kind: int) -> int:
    """Return what an Interaction card promises."""
    if kind == Kind.BETRAYAL:
        return LIFE
    if kind == Kind.PICKPOCKET:
        return CARD + 2
    if kind == Kind.POISON:
        return HARM + (10 if len(rivals(t, p) & parties_here(t, p)) > 0 else 0)
    return 25 if len(rivals(t, p)) > 0 else 0


def rivals(t: Anima, p: int) -> Cards:
    """Return the other players who are where they may try the Final Mission."""
    found = EMPTY
    for q in t.seats:
        if q != p and t.at[q] != NONE and final_here(t, q, t.at[q]):
            found += q
    return found


def attack_value(t: Anima, p: int, q: int) -> int:
    """Return what it promises to attack a Party: who loses has no Exploration."""
    lead = combat(t, p) - combat(t, q) - (1 if len(t.hand[q]) > 1 else 0)
    if Character.DARK_PALADIN in t.party[p]:
        lead += 2
    if Character.DARK_PALADIN in t.party[q]:
        lead -= 2
    odds = DUEL[clipped(lead)]
    gain = CARD + HARM + (RIVAL_WINS // 2 if q in rivals(t, p) else 0)
    loss = CARD + TURN + (30 if final_here(t, p, t.at[p]) else 0)
    return (odds * gain - (100 - odds) * loss) // 100


# -- D13, D14 ---------------------------------------------------------------------------------------------------------


def explore(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh whether to explore."""
    best = HIGH if t.stage[p] > 0 else max(explore_value(t, p, Explore.EXPLORE), 0)
    if Kind.GATE in exploration_plays(t, p):
        best = max(best, explore_value(t, p, Explore.PLAY))
    return behind(explore_value(t, p, deed), best)


def explore_value(t: Anima, p: int, deed: Verb) -> int:
    """Return what it promises to explore, to go on, to leave by a Gate; to stay is 0."""
    force = combat(t, p)
    pace = check_force(t, p)
    if deed == Explore.EXPLORE:
        return explored(t, p, t.at[p], force, pace)
    if deed == Explore.GO_ON:
        return HIGH
    if deed == Explore.STAY:
        return 0
    if t.stage[p] > 0:
        return NEVER
    best = 0
    for area in gate_areas(t, p):
        best = max(best, explored(t, p, area, force, pace))
    return best - keep(t, p, Kind.GATE)


def take_reward(t: Anima, p: int, deed: Verb, mission: int) -> int:
    """Weigh a reward."""
    best = best_reward(t, p, t.at[p], combat(t, p), check_force(t, p))
    return behind(reward_value(t, p, deed, mission), max(best, 0))


def reward_value(t: Anima, p: int, deed: Verb, mission: int) -> int:
    """Return what a reward promises."""
    area = t.at[p]
    force = combat(t, p)
    pace = check_force(t, p)
    if deed == TakeReward.BONUS:
        return draws(t, p, LEVEL[area])
    if deed == TakeReward.RECRUIT:
        return recruit_value(t, p, area)
    if deed == TakeReward.EXTRA:
        return extra_value(t, p, area)
    if deed == TakeReward.MISSION:
        return mission_value(t, p, mission, area, force, pace, 0)
    return final_value(t, p, area, force, pace, 0) if deed == TakeReward.FINAL else 0
