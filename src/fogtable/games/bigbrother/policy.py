"""For each question the rule that weighs its answers: playouts draw by it, the steady bot takes what weighs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogtable.core.choice import Choice
from fogtable.games.bigbrother import policy_choices as choices
from fogtable.games.bigbrother import policy_clash as clash
from fogtable.games.bigbrother import policy_office as office
from fogtable.games.bigbrother import policy_turns as turns
from fogtable.games.bigbrother import questions as q

WEIGHTS: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.ChooseCharacter: choices.choose_character,
    q.Deploy: choices.deploy,
    q.SetOrder: choices.set_order,
    q.Act: turns.act,
    q.TakeStep: choices.step,
    q.Ride: turns.ride,
    q.ChooseCell: choices.choose_cell,
    q.ChooseSeat: choices.choose_seat,
    q.ChooseDeck: choices.choose_deck,
    q.ChooseNumber: choices.choose_number,
    q.ChooseCard: choices.choose_card,
    q.ChooseDirective: choices.choose_directive,
    q.ChooseEvent: choices.choose_event,
    q.Trade: choices.trade,
    q.ConfirmTrade: choices.confirm_trade,
    q.StepForward: clash.step_forward,
    q.Attack: office.attack,
    q.NameHidden: office.name_hidden,
    q.LeaveClash: clash.leave_clash,
    q.JoinClash: clash.join_clash,
    q.LayDirective: clash.lay_directive,
    q.LaySupport: clash.lay_support,
    q.Reward: clash.reward,
    q.UseOldProle: clash.use_old_prole,
    q.Upkeep: office.upkeep,
    q.Command: office.command,
    q.Trigger: clash.trigger,
    q.Fallen: choices.fallen,
}
