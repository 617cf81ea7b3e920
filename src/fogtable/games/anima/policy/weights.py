"""For each question the rule that weighs its answers: playouts draw by it, the steady bot takes what weighs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogtable.core.declarations.choice import Choice
from fogtable.games.anima import questions as q
from fogtable.games.anima.policy import choices, turns, windows

WEIGHTS: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.ReturnCharacter: choices.part_with_character,
    q.ReturnCard: choices.part_with,
    q.Duty: choices.duty,
    q.Reset: turns.reset,
    q.ClaimCharacter: choices.take_character,
    q.ClaimCard: choices.take_card,
    q.Move: turns.move,
    q.RemoveArea: choices.remove_area,
    q.SaveArea: choices.save_area,
    q.React: windows.react,
    q.PayWith: windows.pay_with,
    q.Fight: windows.fight,
    q.Interact: turns.interact,
    q.MakeOffer: choices.make_offer,
    q.AnswerOffer: choices.answer_offer,
    q.HandOver: choices.part_with,
    q.Explore: turns.explore,
    q.TakeReward: turns.take_reward,
    q.LoseCharacter: choices.part_with_character,
    q.PutToSleep: choices.put_to_sleep,
    q.DiscardCard: choices.part_with,
    q.FetchCard: choices.take_card,
    q.FetchCharacter: choices.take_character,
    q.Toll: choices.toll,
    q.Barter: choices.barter,
    q.Reaper: choices.reaper,
    q.RedirectTo: windows.redirect_to,
    q.FlyTo: choices.fly_to,
    q.GateTo: choices.fly_to,
    q.PeekAt: choices.peek_at,
    q.Rob: choices.rob,
    q.Lull: choices.lull,
    q.Stab: choices.stab,
    q.Tempt: choices.tempt,
    q.Reroll: windows.reroll,
    q.RevealFinal: choices.reveal_final,
}
