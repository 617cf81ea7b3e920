"""The six rounds: a mission, any number of actions, and the end with its hunger (ON-4, ON-5, ON-18)."""

from __future__ import annotations

from fogtable.core.rules import BOUNDARY, EMPTY, NONE, Ask, Options, Script, emit, random_of, reveal
from fogtable.games.onoda.components import (
    EVENT_OF_LASTING,
    MISSION_REGION,
    NEAR,
    ROUNDS,
    End,
    Event,
    Moment,
    Region,
    Variant,
)
from fogtable.games.onoda.events import Log, Luck
from fogtable.games.onoda.questions import Act, SpendFood
from fogtable.games.onoda.rules.actions import attempt_mission, can_attempt, can_repair, move, raid, repair
from fogtable.games.onoda.rules.alert import marked, remove_alert
from fogtable.games.onoda.rules.checks import (
    cancel,
    cancel_by_item,
    cancellable,
    cancellable_by_item,
    end_game,
    lose_health,
)
from fogtable.games.onoda.rules.event_deck import discard_event
from fogtable.games.onoda.rules.prepared import play_card, playable
from fogtable.games.onoda.rules.tokens import food, return_bowl
from fogtable.games.onoda.rules.windows import interrupt
from fogtable.games.onoda.state import Onoda


def play(t: Onoda) -> Script[None]:  # ON-5.1
    """Play decision by decision, until the game is over."""
    while True:
        yield BOUNDARY
        if t.mission == NONE:  # ON-4.4
            begin_round(t)
        yield from main_decision(t)


def begin_round(t: Onoda) -> None:  # ON-4.1 .. ON-4.4
    """Reveal the round's mission and put the mission marker in its region."""
    emit(t, Log.ROUND_BEGINS, t.round)
    mission = reveal(top_mission(t))
    t.mission_deck -= mission
    t.missions += mission
    t.mission = mission
    t.mission_at = MISSION_REGION[mission]
    emit(t, Log.REVEALS_MISSION, mission, t.mission_at)


def top_mission(t: Onoda) -> int:  # ON-S.3, ON-22.5
    """Return the top card of the mission deck; in the historical variant the lowest number."""
    if t.variant == Variant.STANDARD:
        return random_of(t, Luck.DRAW_MISSION, t.mission_deck)
    first = NONE
    for mission in t.mission_deck:
        if first == NONE:
            first = mission
    return first


def main_decision(t: Onoda) -> Script[None]:  # D-ACT
    """Let the player act, play a card, cancel a lasting event or end the round."""
    deed, what = yield Ask(0, Act, act_options(t))
    if deed == Act.MOVE:
        yield from move(t, what)
    elif deed == Act.RAID:
        yield from raid(t)
    elif deed == Act.REPAIR:
        yield from repair(t)
    elif deed == Act.MISSION:
        yield from attempt_mission(t)
    elif deed == Act.END_ROUND:
        yield from end_round(t)
    elif deed == Act.PLAY:
        yield from play_card(t, what)
    elif deed == Act.CANCEL:
        yield from cancel(t, EVENT_OF_LASTING[what])
    else:
        cancel_by_item(t, EVENT_OF_LASTING[what])


def act_options(t: Onoda) -> Options:  # ON-5.2, ON-18.1
    """Return what the player may do at a main decision."""
    return (
        Act.MOVE(NEAR[t.at])
        | Act.RAID.when(True)
        | Act.REPAIR.when(can_repair(t))
        | Act.MISSION.when(can_attempt(t))
        | Act.END_ROUND.when(t.at == Region.KYANPU)
        | Act.PLAY(playable(t))
        | Act.CANCEL(cancellable(t))
        | Act.CANCEL_BY_ITEM(cancellable_by_item(t))
    )


# -- the end of a round -----------------------------------------------------------------------------------------------


def end_round(t: Onoda) -> Script[None]:  # ON-18
    """End the round: the island calms down, the squad eats, the camp is cleared."""
    emit(t, Log.ROUND_ENDS, t.round)
    t.busy = 1
    for region in marked(t):  # ON-18.2
        remove_alert(t, region, 1)
    yield from interrupt(t, Moment.ROUND_END)
    if Event.RAINY_SEASON in t.lasting:
        emit(t, Log.TAKES_EFFECT, Event.RAINY_SEASON)
    required = food_required(t)
    left = food(t) - required
    emit(t, Log.EATS, min(food(t), required), required)
    hunger = max(0 - left, 0)
    if Event.ANTS_IN_THE_FOOD in t.lasting:  # E15: what is left over is counted before it is spent
        emit(t, Log.TAKES_EFFECT, Event.ANTS_IN_THE_FOOD)
        hunger += max(left, 0)
    yield from spend_food(t, left)
    if hunger > 0:  # ON-18.5, ON-18.6
        emit(t, Log.STARVES, hunger)
        yield from lose_health(t, hunger)
    if t.round == ROUNDS:  # ON-18.12
        yield from interrupt(t, Moment.ROUND_END)
    clear_camp(t)
    if t.round == ROUNDS:  # ON-18.10
        yield from end_game(t, End.SURVIVED)
    t.round += 1
    t.mission = NONE


def food_required(t: Onoda) -> int:  # ON-18.3, E11
    """Return the units of food that the squad needs."""
    rain = 1 if Event.RAINY_SEASON in t.lasting else 0
    return 2 + 2 * len(t.comrades) + 3 * len(t.exhausted) + rain


def spend_food(t: Onoda, units: int) -> Script[None]:  # ON-18.4
    """For each unit of food that is left over the player may remove an alert marker."""
    left = units
    while left > 0 and len(marked(t)) > 0:
        deed, region = yield Ask(0, SpendFood, SpendFood.CALM(marked(t)) | SpendFood.STOP.when(True))
        if deed == SpendFood.STOP:
            return
        remove_alert(t, region, 1)
        left -= 1


def clear_camp(t: Onoda) -> None:  # ON-18.8, ON-18.9
    """Discard all lasting events and return all tokens to the bag."""
    for card in t.lasting:
        discard_event(t, card)
        emit(t, Log.DISCARDS_LASTING, card)
    return_bowl(t)
    t.bag |= t.camp
    t.camp = EMPTY
    t.busy = 0
