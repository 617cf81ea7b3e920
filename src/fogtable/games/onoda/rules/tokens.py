"""The twelve tokens: bag, bowl and camp (ON-3)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Script, emit, random_of
from fogtable.games.onoda.components import DETERMINATION, FOOD
from fogtable.games.onoda.events import Log, Luck
from fogtable.games.onoda.questions import KeepFood, LoseFood
from fogtable.games.onoda.state import Onoda


def drawable(t: Onoda) -> Cards:  # ON-3.14
    """Return the tokens that can be drawn: those in the bag, and in the bowl those of no check in progress."""
    return t.bag | (t.bowl - t.in_check)


def draw_token(t: Onoda) -> int:  # ON-3.2, ON-3.9, ON-3.10
    """Take a token out of the bag; an empty bag is first filled from the bowl. ``NONE`` if there is none."""
    if len(t.bag) == 0:
        t.bag = t.bowl - t.in_check
        t.bowl = t.bowl & t.in_check
    if len(t.bag) == 0:
        emit(t, Log.NO_TOKEN)
        return NONE
    token = random_of(t, Luck.DRAW_TOKEN, t.bag)
    t.bag -= token
    return token


def draw_for_check(t: Onoda) -> int:  # ON-3.3, ON-3.10
    """Draw a token by its determination; it goes to the bowl and belongs to the check in progress."""
    token = draw_token(t)
    if token != NONE:
        t.bowl += token
        t.in_check += token
        emit(t, Log.DRAWS_TOKEN, token, DETERMINATION[token])
    return token


def return_bowl(t: Onoda) -> None:  # ON-3.7
    """Put the tokens of the bowl back into the bag."""
    t.bag |= t.bowl
    t.bowl = EMPTY
    t.in_check = EMPTY


def close_check(t: Onoda, before: Cards) -> None:  # ON-3.8, ON-3.14
    """End a check: ``before`` are the tokens of the checks around it. Outside an action the bowl is emptied at once."""
    t.in_check = before
    if t.busy == 0 and len(before) == 0:
        return_bowl(t)


def draw_food(t: Onoda, number: int) -> None:  # ON-3.4, ON-3.13
    """Draw tokens to the camp, by their food side, as many as can be drawn."""
    for _ in range(number):
        token = draw_token(t)
        if token != NONE:
            t.camp += token
            emit(t, Log.DRAWS_FOOD, token, FOOD[token])


def draw_two_keep_one(t: Onoda) -> Script[None]:  # ON-3.12
    """Draw two tokens; the player keeps one in camp, the other goes back to the bag."""
    held = t.camp
    draw_food(t, 2)
    drawn = t.camp - held
    kept = yield Ask(0, KeepFood, different(drawn))
    for token in drawn - kept:
        return_food(t, token)
        emit(t, Log.RETURNS_FOOD, token)


def lose_food(t: Onoda) -> Script[None]:  # ON-3.11
    """Return a food token of the player's choice to the bag, if there is one in camp."""
    if len(t.camp) > 0:
        token = yield Ask(0, LoseFood, different(t.camp))
        return_food(t, token)
        emit(t, Log.LOSES_FOOD, token)
    else:
        emit(t, Log.NO_FOOD)


def return_food(t: Onoda, token: int) -> None:
    """Put a token of the camp back into the bag."""
    t.camp -= token
    t.bag += token


def different(tokens: Cards) -> Cards:  # specification 6, D-FOOD and D-KEEP
    """Return these tokens without those that are equal on both faces to one with a lower number."""
    found = EMPTY
    for token in tokens:
        new = True
        for other in found:
            if FOOD[other] == FOOD[token] and DETERMINATION[other] == DETERMINATION[token]:
                new = False
        if new:
            found += token
    return found


def food(t: Onoda) -> int:  # ON-3.5
    """Return the units of food in camp."""
    units = 0
    for token in t.camp:
        units += FOOD[token]
    return units
