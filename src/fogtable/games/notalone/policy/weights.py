"""For each question the rule that weighs its answers: playouts draw by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogtable.core.declarations.choice import Choice
from fogtable.games.notalone import questions as q
from fogtable.games.notalone.policy import hunts, own, places

WEIGHTS: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.Explore: places.explore,
    q.PlayHunt: hunts.play_hunt,
    q.PlaySurvival: own.play_survival,
    q.Hunting: hunts.hunting,
    q.PlaceToken: places.place_token,
    q.ExtendToken: places.extend_token,
    q.ChooseHunted: hunts.choose_hunted,
    q.ChoosePlace: hunts.choose_place,
    q.KeepPlace: own.keep_place,
    q.DiscardPlace: own.dislike,
    q.TakeBack: own.like,
    q.Scream: own.scream,
    q.TossSurvival: own.toss_survival,
    q.KeepSurvival: own.keep_survival,
    q.SwapOut: own.swap_out,
    q.SwapIn: own.stand,
    q.MoveToken: own.move_token,
    q.UsePlace: own.use_place,
    q.FirstPlace: own.like,
    q.UseLair: own.use_lair,
    q.TakeReserve: own.take_reserve,
    q.UseSource: own.use_source,
    q.CopyPlace: own.copy_place,
}
