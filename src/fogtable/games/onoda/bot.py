"""The steady bot of ONODA: the answer that promises most, one step ahead, by what is open to see (section 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, cast

from fogtable.core.bot import Observation
from fogtable.core.choice import Choice
from fogtable.core.game import Searching
from fogtable.games.onoda import policy_acts as acts
from fogtable.games.onoda import policy_choices as choices
from fogtable.games.onoda import questions as q
from fogtable.games.onoda.state import Onoda

VALUE: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.Act: acts.act_value,
    q.Judge: acts.judge_value,
    q.Interrupt: acts.interrupt_value,
    q.ChooseDeed: choices.deed_value,
    q.ExhaustComrade: lambda t, _, comrade: choices.exhaust_comrade_value(t, comrade),
    q.RestoreComrade: choices.restore_comrade_value,
    q.RestoreItem: choices.restore_item_value,
    q.ExhaustItem: choices.exhaust_item_value,
    q.LoseFood: choices.lose_food_value,
    q.KeepFood: choices.keep_food_value,
    q.CalmRegion: choices.calm_region_value,
    q.SpendFood: choices.spend_food_value,
    q.DiscardPrepared: choices.discard_prepared_value,
    q.Relocate: choices.relocate_value,
    q.OrderEffects: choices.order_value,
    q.DiscardLasting: choices.discard_lasting_value,
}
"""For each question what an answer promises, in thousandths of the payoff."""


class SteadyBot:
    """Takes the answer that promises most; of equal ones any. It remembers nothing."""

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        value = VALUE.get(seen.choice)
        if value is None:
            return rng.choice(seen.options)
        t = cast(Onoda, seen.view)
        promised = {option: promise(value, t, seen.choice.values[option]) for option in seen.options}
        most = max(promised.values())
        return rng.choice([option for option, promise in promised.items() if promise == most])


def promise(value: Callable[..., int], t: Onoda, answer: Any) -> int:
    """Return what one answer promises: a verb with its object, or an object alone."""
    return value(t, *answer) if isinstance(answer, tuple) else value(t, answer)


SEARCHING: Final = Searching(explore=0.3)
"""How a search plays ONODA: each playout to the end of the game."""
