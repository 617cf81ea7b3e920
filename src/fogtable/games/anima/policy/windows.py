"""Battles, windows and dice: what a card, an ability or a re-roll changes (section 12)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.anima.cards import ABILITY_BONUS, BATTLE_KINDS, COMBAT, KIND_OF, MAGIC_KINDS, SKILLED, SPEED_BONUS
from fogtable.games.anima.components import Area, Character, Die, Encounter, Kind, Number, RollOf, Skill, WhichDie
from fogtable.games.anima.places import ENCOUNTERS, LEVEL
from fogtable.games.anima.policy.areas import best_reward
from fogtable.games.anima.policy.tables import (
    CANCELLED,
    CANCELLING,
    CARD,
    DEADLY,
    DUEL,
    FACE,
    FINAL_FOES,
    HARM,
    LIFE,
    MIGHT,
    NUISANCE,
    RIVAL_WINS,
    SPAN,
    SUCCESS,
    TURN,
    WIN,
)
from fogtable.games.anima.policy.values import (
    arms,
    battle_value,
    chance,
    check_force,
    clipped,
    force_in,
    keep,
    passed,
    soft,
    within,
)
from fogtable.games.anima.questions import Fight, React
from fogtable.games.anima.rules.battle_cards import bonus_of
from fogtable.games.anima.rules.counters import place
from fogtable.games.anima.rules.finals import final_here
from fogtable.games.anima.rules.missions import missions_here
from fogtable.games.anima.rules.monsters import deadly_margin, foe_combat, foe_die, lead_needed
from fogtable.games.anima.rules.strength import battle_combat, check_speed, combat
from fogtable.games.anima.state import Anima

NEVER = 0 - 40
"""What is not done."""

# -- the battle under way ---------------------------------------------------------------------------------------------


def stake(t: Anima) -> int:
    """Return what the battle under way is worth to who wins it, beside Characters."""
    if t.foe in FINAL_FOES:
        return WIN
    if t.foe != NONE:
        return 28
    if t.rival != NONE:
        return CARD + TURN + 3
    return TURN + 4


def lead_of(t: Anima, p: int) -> int:
    """Return by how much a fighting player leads in the battle under way, before the dice."""
    if t.rival == NONE:
        return battle_combat(t, p) - foe_combat(t) - lead_needed(t)
    other = t.rival if p == t.fighter else t.fighter
    return battle_combat(t, p) - battle_combat(t, other)


def prospect(t: Anima, lead: int) -> int:
    """Return what the battle under way promises who leads so far."""
    if t.rival == NONE:
        return battle_value(lead, stake(t))
    return (DUEL[clipped(lead)] * stake(t) - DEADLY[clipped(lead)] * LIFE) // 100


def fight(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh a Battle card or ability; to pass is 0."""
    if deed == Fight.PLAY:
        if what == Kind.SMOKE:
            return soft(0 - prospect(t, lead_of(t, p)) - keep(t, p, what))
        return soft(strengthened(t, p, bonus_of(t, p, what, NONE)) - keep(t, p, what))
    if deed == Fight.USE:
        if what == Character.SHADOW:
            return soft(0 - prospect(t, lead_of(t, p)) - 1)
        return soft(strengthened(t, p, ABILITY_BONUS[what]) - 1)
    return soft(0)


def strengthened(t: Anima, p: int, bonus: int) -> int:
    """Return what so much Combat changes: alone, or as a part of all that the player can add."""
    lead = lead_of(t, p)
    now = prospect(t, lead)
    alone = prospect(t, lead + bonus) - now
    whole = max(arms(t, p), bonus)
    return max(alone, (prospect(t, lead + whole) - now) * bonus // 12 if whole <= 12 else alone)


# -- dice -------------------------------------------------------------------------------------------------------------


def result(t: Anima, p: int, lead: int) -> int:
    """Return what the battle is worth to a player if it ends with this lead of the fighter."""
    if t.rival == NONE:
        won = lead >= lead_needed(t)
        if p == t.fighter:
            return stake(t) if won else 0 - (LIFE if 0 - lead >= deadly_margin(t) else 0)
        return 0 if won else RIVAL_WINS if t.foe in FINAL_FOES else HARM // 2
    mine = lead if p == t.fighter else 0 - lead
    if p != t.fighter and p != t.rival:
        return 0
    if mine == 0:
        return stake(t) // 2
    return stake(t) if mine > 0 else 0 - (LIFE if mine <= 0 - t.numbers[Number.DEATH_MARGIN] else 0)


def reroll_gain(t: Anima, p: int, which: int) -> int:
    """Return what it promises to roll a die again."""
    if t.roll_of == RollOf.BATTLE:
        return battle_reroll(t, p, which)
    if t.roll_of == RollOf.EXPLORATION:
        return exploration_reroll(t, p)
    if t.roll_of == RollOf.CHECK:
        return check_reroll(t, p)
    if t.roll_of == RollOf.EVENT:
        return 9 if t.roller == p and t.dice[WhichDie.OWN] <= 2 else NEVER
    if t.roller == p:
        return 5 if t.dice[WhichDie.OWN] <= 3 else NEVER
    return 5 if t.dice[WhichDie.OWN] >= 5 else NEVER


def battle_reroll(t: Anima, p: int, which: int) -> int:
    """Return what it promises to roll a die of a battle again."""
    theirs = foe_combat(t) + foe_die(t)
    if t.rival != NONE:
        theirs = battle_combat(t, t.rival) + t.dice[WhichDie.OTHER]
    lead = battle_combat(t, t.fighter) + t.dice[WhichDie.OWN] - theirs
    total = 0
    for face in Die.ALL:
        change = face + 1 - t.dice[which]
        total += result(t, p, lead + change if which == WhichDie.OWN else lead - change)
    return total // 6 - result(t, p, lead)


def exploration_reroll(t: Anima, p: int) -> int:
    """Return what it promises to roll an exploration die again."""
    q = t.roller
    area = t.at[q]
    strong = within(force_in(t, q, area, combat(t, q)))
    entry = ENCOUNTERS[area * 6 + t.dice[WhichDie.OWN] - 1]
    better = SUCCESS[area * SPAN + strong] - FACE[(area * 4 + entry) * SPAN + strong]
    if q != p:
        return 0 - better * RIVAL_WINS // 200 if final_here(t, q, area) else NEVER
    return better * (best_reward(t, p, area, combat(t, p), check_force(t, p)) + 3) // 100


def needed(t: Anima, q: int) -> int:
    """Return the difficulty of the Speed check under way, by where it is made."""
    if Encounter.FOG in t.facing:
        return t.numbers[Number.CHECK_FOG]
    if Encounter.PIT_TRAP in t.facing or place(t, q) == Area.RUINS:
        return t.numbers[Number.CHECK_RUINS]
    if place(t, q) == Area.CAPITAL:
        return t.numbers[Number.CHECK_RACE_1]
    if place(t, q) == Area.PORT:
        return t.numbers[Number.CHECK_RACE_2]
    return t.numbers[Number.CHECK_RIFT]


def check_stake(t: Anima, q: int) -> int:
    """Return what the Speed check under way is worth."""
    if len(t.facing) > 0:
        return TURN if Encounter.FOG in t.facing else 3
    return 18


def check_reroll(t: Anima, p: int) -> int:
    """Return what it promises to roll the die of a Speed check again."""
    q = t.roller
    missing = needed(t, q) - check_speed(t, q)
    done = 100 if t.dice[WhichDie.OWN] >= missing else 0
    better = (passed(missing) - done) * check_stake(t, q) // 100
    return better if q == p else 0 - better // 2


def reroll(t: Anima, p: int, which: int) -> int:
    """Weigh which die is rolled again."""
    return soft(reroll_gain(t, p, which))


def best_reroll(t: Anima, p: int) -> int:
    """Return what it promises to roll the best die of the roll again."""
    best = reroll_gain(t, p, WhichDie.OWN)
    if t.dice[WhichDie.OTHER] > 0:
        best = max(best, reroll_gain(t, p, WhichDie.OTHER))
    if t.dice[WhichDie.SECOND] > 0:
        best = max(best, reroll_gain(t, p, WhichDie.SECOND))
    return best


# -- D8 ---------------------------------------------------------------------------------------------------------------


def react(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh an Interrupt or an ability; to pass is 0."""
    if deed == React.PLAY:
        return soft(answer_gain(t, p, what) - keep(t, p, what))
    if deed == React.USE:
        return soft(ability_gain(t, p, what))
    return soft(0)


def ability_gain(t: Anima, p: int, who: int) -> int:
    """Return what an ability promises in a window."""
    if who == Character.WEAPONMASTER:
        return reroll_gain(t, p, WhichDie.OWN if p == t.fighter else WhichDie.OTHER)
    if who == Character.RANGER:
        return reroll_gain(t, p, WhichDie.OWN)
    return 0 - attacked(t, p) if who == Character.ILLUSIONIST else LIFE


def attacked(t: Anima, p: int) -> int:
    """Return what the battle that is announced promises a player."""
    other = t.fighter if p == t.rival else t.rival
    odds = DUEL[clipped(combat(t, p) - combat(t, other))]
    return (odds * (CARD + HARM) - (100 - odds) * (CARD + TURN + 3)) // 100


def answer_gain(t: Anima, p: int, kind: int) -> int:
    """Return what an Interrupt promises."""
    if kind == Kind.WRONG_WAY:
        return misled(t, p)
    if kind == Kind.FATE:
        return best_reroll(t, p)
    if kind == Kind.SENSE_AURA:
        return reroll_gain(t, p, WhichDie.OWN)
    if kind == Kind.WARD:
        for event in t.facing:
            return NUISANCE[event]
        return NEVER
    if kind == Kind.SWIFT_STEP:
        missing = needed(t, p) - check_speed(t, p)
        return (passed(missing - SPEED_BONUS[kind]) - passed(missing)) * check_stake(t, p) // 100
    if kind == Kind.DISGUISE:
        return 0 - attacked(t, p)
    return cancelling(t, p)


def misled(t: Anima, p: int) -> int:
    """Return what it promises to lead the player who moves elsewhere."""
    q = t.active
    if final_here(t, q, t.heading):
        return RIVAL_WINS // 2
    return 11 if len(t.completed[q]) + len(t.started[q]) > 0 and LEVEL[t.heading] > 1 else 3


def cancelling(t: Anima, p: int) -> int:
    """Return what it promises to cancel the card that was played last."""
    target = NONE
    number = 0
    for card in t.in_play:
        if KIND_OF[card] not in CANCELLING:
            target = KIND_OF[card]
            number += 1
    if number != 1:
        return NEVER
    if len(t.in_play) == 1:
        return thwarted(t, p, target)
    mine = t.active == p or t.fighter == p or t.rival == p
    return 6 if mine and len(t.in_play) == 2 else NEVER


def thwarted(t: Anima, p: int, kind: int) -> int:
    """Return what it promises to cancel a card of another player."""
    if kind not in BATTLE_KINDS:
        return CANCELLED[kind] + (8 if kind == Kind.WRONG_WAY and t.active == p else 0)
    if t.rival == p or (t.rival != NONE and t.fighter == p):
        lead = lead_of(t, p)
        return prospect(t, lead) - prospect(t, lead - 3)
    if t.foe in FINAL_FOES:
        lead = lead_of(t, t.fighter)
        return (chance(lead + 3) - chance(lead)) * RIVAL_WINS // 100
    return NEVER


# -- payers and targets -----------------------------------------------------------------------------------------------


def pay_with(t: Anima, p: int, who: int) -> int:
    """Weigh who pays for a Skill card: a free user first, then whom it tires least."""
    if (who == Character.TECHNICIAN or who == Character.WIZARD) and who not in t.free_use_spent:
        return soft(12)
    if who == Character.WARLOCK and t.fighter != NONE and t.paying in BATTLE_KINDS & MAGIC_KINDS:
        return soft(8)
    value = 6
    for skill in Skill.ALL:
        if who in SKILLED[skill]:
            value -= 1
    if t.paying == Kind.KI_BURST:
        value -= COMBAT[who]
    if ABILITY_BONUS[who] > 0 and who not in SKILLED[Skill.KI]:
        value -= 3
    return soft(value)


def redirect_to(t: Anima, p: int, area: int) -> int:
    """Weigh where a player who moves is led: to a Monster that is too strong, or where there is little to gain."""
    q = t.active
    value = LEVEL[area]
    for encounter in t.prior[area]:
        value += (100 - chance(combat(t, q) - MIGHT[encounter])) // 6
    if final_here(t, q, area):
        value -= 30
    if area == t.recruited_at[q]:
        value += 2
    return soft(value - 2 * len(missions_here(t, p, area)))
