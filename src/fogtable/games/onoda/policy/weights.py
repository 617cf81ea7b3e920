"""For each question the rule that weighs its answers: playouts draw by it, the steady bot takes what weighs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogtable.core.declarations.choice import Choice
from fogtable.games.onoda import questions as q
from fogtable.games.onoda.policy import acts, choices

WEIGHTS: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.Act: acts.act,
    q.Judge: acts.judge,
    q.Interrupt: acts.interrupt,
    q.ChooseDeed: choices.choose_deed,
    q.ExhaustComrade: choices.exhaust_comrade,
    q.RestoreComrade: choices.restore_comrade,
    q.RestoreItem: choices.restore_item,
    q.ExhaustItem: choices.exhaust_item,
    q.LoseFood: choices.lose_food,
    q.KeepFood: choices.keep_food,
    q.CalmRegion: choices.calm_region,
    q.SpendFood: choices.spend_food,
    q.DiscardPrepared: choices.discard_prepared,
    q.Relocate: choices.relocate,
    q.OrderEffects: choices.order_effects,
    q.DiscardLasting: choices.discard_lasting,
}
