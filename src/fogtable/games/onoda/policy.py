"""How likely a sensible player is to give each answer, for simulations: the better, the likelier."""

from __future__ import annotations

from fogtable.core.rules import Verb
from fogtable.games.onoda.policy_acts import act_value, best_act, interrupt_value, judge_value
from fogtable.games.onoda.policy_choices import (
    calm_region_value,
    deed_value,
    discard_lasting_value,
    discard_prepared_value,
    exhaust_comrade_value,
    exhaust_item_value,
    keep_food_value,
    lose_food_value,
    order_value,
    relocate_value,
    restore_comrade_value,
    restore_item_value,
    spend_food_value,
)
from fogtable.games.onoda.policy_values import soft
from fogtable.games.onoda.state import Onoda

SHARP = 3
"""Where the better of few answers is plain, it is taken nearly always."""


def act(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh an answer to the main decision: what counts is how far it falls behind the best action."""
    return soft(2 * (act_value(t, deed, what) - best_act(t)) + 20)


def judge(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh an answer while a check is failing."""
    return soft(2 * judge_value(t, deed, what))


def interrupt(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh a card or a cancellation in a window."""
    return soft(SHARP * interrupt_value(t, deed, what))


def choose_deed(t: Onoda, p: int, deed: int) -> int:
    """Weigh an effect beside an OR."""
    return soft((deed_value(t, deed) + 60) // 2)


def exhaust_comrade(t: Onoda, p: int, deed: Verb, comrade: int) -> int:
    """Weigh who is exhausted or removed."""
    return soft(SHARP * exhaust_comrade_value(t, comrade))


def restore_comrade(t: Onoda, p: int, comrade: int) -> int:
    """Weigh who becomes active."""
    return soft(SHARP * restore_comrade_value(t, comrade))


def restore_item(t: Onoda, p: int, item: int) -> int:
    """Weigh which item becomes active."""
    return soft(SHARP * restore_item_value(t, item))


def exhaust_item(t: Onoda, p: int, item: int) -> int:
    """Weigh which item is exhausted."""
    return soft(SHARP * exhaust_item_value(t, item))


def lose_food(t: Onoda, p: int, token: int) -> int:
    """Weigh which food token goes."""
    return soft(lose_food_value(t, token) + 60)


def keep_food(t: Onoda, p: int, token: int) -> int:
    """Weigh which of two food tokens stays."""
    return soft(keep_food_value(t, token) - 60)


def calm_region(t: Onoda, p: int, region: int) -> int:
    """Weigh where a marker is removed."""
    return soft(calm_region_value(t, region))


def spend_food(t: Onoda, p: int, deed: Verb, region: int) -> int:
    """Weigh where food that is left over removes a marker."""
    return soft(spend_food_value(t, deed, region))


def discard_prepared(t: Onoda, p: int, card: int) -> int:
    """Weigh which card is discarded."""
    return soft(discard_prepared_value(t, card))


def relocate(t: Onoda, p: int, region: int) -> int:
    """Weigh where Onoda is put."""
    return soft(relocate_value(t, region))


def order_effects(t: Onoda, p: int, card: int) -> int:
    """Weigh which lasting event comes first."""
    return soft(order_value(t, card))


def discard_lasting(t: Onoda, p: int, card: int) -> int:
    """Weigh which lasting event goes."""
    return soft(discard_lasting_value(t, card))
