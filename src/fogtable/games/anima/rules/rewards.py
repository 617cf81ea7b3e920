"""The rewards of a successful exploration (AN-12.9 .. AN-12.16, D14, D17)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Cards, May, Options, Script, Scripts, Secret, emit, reveal
from fogtable.games.anima.cards import SKILL_CARDS, Advantage
from fogtable.games.anima.components import HAND_LIMIT, PARTY_LIMIT, Extra, Goods, Mission, Reward
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import (
    EXTRA,
    EXTRA_COMBAT,
    EXTRA_DRAW,
    EXTRA_SPEED,
    LEVEL,
    REWARDS,
    STAGES,
)
from fogtable.games.anima.questions import FetchCard, FetchCharacter, TakeReward
from fogtable.games.anima.rules.consequences import discard_of_choice
from fogtable.games.anima.rules.counters import copy_in, kinds_in
from fogtable.games.anima.rules.decks import can_draw_character, draw_advantages, draw_character
from fogtable.games.anima.rules.finals import attempt_final, final_here, is_final_resistance
from fogtable.games.anima.rules.lasting import samael_is_shunned
from fogtable.games.anima.rules.missions import attempt, missions_here, reckon_goods, smuggle
from fogtable.games.anima.rules.resistance import begin_final_resistance, begin_resistance
from fogtable.games.anima.state import Anima

# -- which ------------------------------------------------------------------------------------------------------------


def rewards_here(t: Anima, p: int) -> Options:  # D14
    """Return the rewards that a player may choose after an exploration."""
    area = t.at[p]
    return (
        TakeReward.BONUS.when(Reward.BONUS in REWARDS[area])
        | TakeReward.RECRUIT.when(Reward.RECRUIT in REWARDS[area] and can_recruit(t, p))
        | TakeReward.EXTRA.when(Reward.EX in REWARDS[area] and can_take_extra(t, p))
        | TakeReward.MISSION(missions_here(t, p, area))
        | TakeReward.FINAL.when(final_here(t, p, area))
        | TakeReward.NOTHING.when(True)
    )


def can_recruit(t: Anima, p: int) -> bool:  # AN-12.11, AN-12.12
    """Tell whether a player may recruit in the Area where the Party is."""
    area = t.at[p]
    if samael_is_shunned(t, p):
        return False
    return len(t.party[p]) < PARTY_LIMIT and t.recruited_at[p] != area and can_draw_character(t)


def can_take_extra(t: Anima, p: int) -> bool:  # AN-12.16
    """Tell whether the EX of the Area where the Party is can be taken."""
    extra = EXTRA[t.at[p]]
    if extra == Extra.TRADE_IN:
        return len(t.hand[p]) > 0
    if extra == Extra.CHARACTER_FROM_PILE:
        return len(t.character_discard) > 0 and len(t.party[p]) < PARTY_LIMIT
    if extra == Extra.FETCH_ANY or extra == Extra.FETCH_AND_DRAW:
        return len(t.discard) > 0 and len(t.hand[p]) < HAND_LIMIT
    if extra == Extra.FETCH_SKILL:
        return len(t.discard & SKILL_CARDS) > 0 and len(t.hand[p]) < HAND_LIMIT
    return True


# -- taking one -------------------------------------------------------------------------------------------------------


def take_reward(t: Anima, p: int) -> Script[None]:  # AN-12.9
    """Take one of the rewards, or none: to the others a secret start looks like none."""
    deed, what = yield Secret(p, TakeReward, rewards_here(t, p))
    if deed == TakeReward.NOTHING:
        take_nothing(t, p)
    elif deed == TakeReward.MISSION and what == Mission.CONTRABAND and t.goods[p] == Goods.AWAITED:  # AN-11.3
        smuggle(t, p)
        take_nothing(t, p)
    elif deed == TakeReward.MISSION:
        yield from pursue(t, p, reveal(what))
    elif deed == TakeReward.FINAL:
        yield from pursue_final(t, p)
    elif deed == TakeReward.BONUS:  # AN-12.10
        emit(t, Log.TAKES_REWARD, p, Reward.BONUS)
        draw_advantages(t, p, LEVEL[t.at[p]])
    elif deed == TakeReward.RECRUIT:
        emit(t, Log.TAKES_REWARD, p, Reward.RECRUIT)
        t.recruits_at[p] = t.at[p]
        draw_character(t, p)
    else:
        emit(t, Log.TAKES_REWARD, p, Reward.EX)
        yield from TAKE[EXTRA[t.at[p]]](t, p)


def take_nothing(t: Anima, p: int) -> None:  # AN-12.9
    """Take no reward, as far as the others can tell."""
    reckon_goods(t, p)
    emit(t, Log.TAKES_NOTHING, p)


def pursue(t: Anima, p: int, mission: int) -> Script[None]:  # AN-11.4, AN-12.13
    """Do the current step of a Basic Mission."""
    if STAGES[mission] > 0:
        yield from begin_resistance(t, p, mission)
    else:
        yield from attempt(t, p, mission)


def pursue_final(t: Anima, p: int) -> Script[None]:  # AN-11.11
    """Do the current step of the Final Mission."""
    if is_final_resistance(t):
        yield from begin_final_resistance(t, p)
    else:
        yield from attempt_final(t, p)


# -- EX ---------------------------------------------------------------------------------------------------------------

TAKE = Scripts(Extra)
"""What the EX of an Area gives to a player whose Party is there."""


@TAKE.of(Extra.TRADE_IN)
def trade_in(t: Anima, p: int) -> Script[None]:
    """Discard an Advantage of choice, then draw."""
    yield from discard_of_choice(t, p)
    draw_advantages(t, p, EXTRA_DRAW[t.at[p]])


@TAKE.of(Extra.SPEED_NEXT, Extra.COMBAT_NEXT, Extra.DRAW_AND_COMBAT)
def stronger_next_turn(t: Anima, p: int) -> None:
    """More Speed or Combat during the whole next Turn; the Desert of Glass gives an Advantage too."""
    area = t.at[p]
    draw_advantages(t, p, EXTRA_DRAW[area])
    t.speed_next[p] += EXTRA_SPEED[area]
    t.combat_next[p] += EXTRA_COMBAT[area]


@TAKE.of(Extra.FETCH_ANY)
def fetch_any(t: Anima, p: int) -> Script[None]:
    """Take an Advantage of choice from the discard pile."""
    yield from fetch_card(t, p, Advantage.ALL)


@TAKE.of(Extra.FETCH_SKILL)
def fetch_skill(t: Anima, p: int) -> Script[None]:
    """Take a Skill card of choice from the discard pile."""
    yield from fetch_card(t, p, SKILL_CARDS)


@TAKE.of(Extra.FETCH_AND_DRAW)
def fetch_and_draw(t: Anima, p: int) -> Script[None]:
    """Take an Advantage of choice from the discard pile, then draw."""
    yield from fetch_card(t, p, Advantage.ALL)
    draw_advantages(t, p, EXTRA_DRAW[t.at[p]])


def fetch_card(t: Anima, p: int, some: Cards) -> Script[None]:  # D17
    """Take one of these from the discard pile, or none."""
    kind = yield May(p, FetchCard, kinds_in(t.discard & some))
    if kind != NONE:
        card = copy_in(t.discard, kind)
        t.discard -= card
        t.hand[p] += card
        emit(t, Log.FETCHES, p, kind)


@TAKE.of(Extra.CHARACTER_FROM_PILE)
def call_back(t: Anima, p: int) -> Script[None]:  # D17
    """A Character of choice comes back from the discard pile, or none; that is no Recruit."""
    who = yield May(p, FetchCharacter, t.character_discard)
    if who != NONE:
        t.character_discard -= who
        t.party[p] += who
        emit(t, Log.JOINS, p, who)
