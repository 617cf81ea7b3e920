"""For each question the rule that weighs its answers: playouts draw by it, the steady bot takes what weighs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogtable.core.declarations.choice import Choice
from fogtable.games.bigbrother import questions as q
from fogtable.games.bigbrother import questions_targets as targets
from fogtable.games.bigbrother.policy import choices, clash, office, turns

WEIGHTS: Final[Mapping[type[Choice], Callable[..., int]]] = {
    q.ChooseCharacter: choices.choose_character,
    q.Deploy: choices.deploy,
    q.SetOrder: choices.set_order,
    q.Act: turns.act,
    q.TakeStep: turns.take_step,
    q.Ride: turns.ride,
    q.ChooseNumber: choices.choose_number,
    q.Trade: choices.trade,
    q.ConfirmTrade: choices.confirm_trade,
    q.StepForward: clash.step_forward,
    q.Attack: office.attack,
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
    targets.PlaceCamera: choices.place_camera,
    targets.FenceFrom: choices.place_fence,
    targets.FenceTo: choices.place_fence,
    targets.PlacePoster: choices.place_poster,
    targets.HirePoliceman: choices.lie_in_wait,
    targets.StepPoliceman: choices.step_policeman,
    targets.ChooseHospital: choices.lie_in_wait,
    targets.MoveMilitia: choices.move_militia,
    targets.PostMilitia: choices.post_militia,
    targets.SweepAway: choices.sweep_away,
    targets.SlipAway: choices.slip_away,
    targets.OpenStall: choices.nearby_cell,
    targets.BreakCamera: choices.nearby_cell,
    targets.RemoveFence: choices.nearby_cell,
    targets.TransferPoliceman: choices.transfer_policeman,
    targets.PaintCell: choices.paint_cell,
    targets.LeaveSewer: choices.leave_sewer,
    targets.Hearten: choices.help_friend,
    targets.SendCourier: choices.help_friend,
    targets.SearchHand: choices.search_hand,
    targets.ReadHand: choices.read_hand,
    targets.BreakPrisoner: choices.harm,
    targets.FindAlly: choices.harm,
    targets.StrikeCard: choices.strike_card,
    targets.HideCard: choices.part_with,
    targets.GiveUpCard: choices.part_with,
    targets.GiveCard: choices.part_with,
    targets.PartWithAlly: choices.part_with,
    targets.VaporiseAlly: choices.vaporise_ally,
    targets.SearchDeck: choices.choose_deck,
    targets.DrawFrom: choices.choose_deck,
    targets.BuyFrom: choices.choose_deck,
    targets.RemoveDirective: choices.remove_directive,
    targets.TakeBack: choices.take_back,
    targets.EndEvent: choices.end_event,
    targets.MovePoliceman: office.move_policeman,
    targets.BringAlong: office.bring_along,
    targets.SendToAmbush: office.send_to_ambush,
}
