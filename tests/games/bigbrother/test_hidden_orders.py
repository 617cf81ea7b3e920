"""The hidden directives and their blind windows: specification 6 and 7.5; BB-1.10, BB-7.5, BB-18.6."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import NONE
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.components import DIRECTIVES, Order
from fogtable.games.bigbrother.rules.clash_windows import holds_pass, may_hold_pass
from fogtable.games.bigbrother.rules.hidden_orders import can_ambush, may_lie, might_ambush, slots_with
from tests.every_game.tables import decisions
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, Table, W
from tests.tiers import seeds

SLOT = "slot-1"


def lying(order: str, **position: object) -> Table:
    """Return Julia's turn with a hidden directive on the board, and no black markets."""
    return Table(**{"hidden_orders": {SLOT: order}, "options": {"numbers": "spec"}, "markets": ""} | position)


# -- Ambush (window W-JOIN) -------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.6", "BB-10.7")
def test_an_ambush_waits_for_those_who_help() -> None:
    table = lying(
        "ambush",
        at={J: "pl11", W: "pl13"},
        figures="pl12 pl13",
        directive_hand="raid raid",
        one_time_used={J: True},
    )
    table.walk(J, "pl12")
    assert table.awaited() == {W}
    table.play(W, "join")
    table.play(BB, f"fire:{SLOT}", "choose:figure-2")
    assert table.args("lays-directives", BB) == []
    table.play(BB, "lay:raid", "lay:raid")
    assert table.args("compares") == [{"strength": 10, "difficulty": 8}]


# -- Sealed Street (window "step") ------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-5.4", "BB-7.5", "BB-8.5")
def test_sealed_street_closes_the_way_before_the_step() -> None:
    table = lying("sealed-street")
    table.walk(J, "pl07")
    assert table.offered(BB) == {f"fire:{SLOT}", "pass"}
    table.play(BB, f"fire:{SLOT}")
    assert (table.fences(), table.at(J)) == ({"pl06-pl07"}, "pl06")
    assert table.offers(J, "to") == {"pl01", "pl11"}
    assert "stop" in table.offered(J), "even without a step made"
    assert table.args("triggers", W) == [{"directive": "sealed-street"}]
    assert "sealed-street" in table.directives("directive_discard")
    table.play(J, "to:pl01", "to:pl02")
    assert table.at(J) == "pl02", "the step was not used up"


@pytest.mark.clauses("BB-5.4", "BB-18.6")
def test_a_pass_leaves_no_trace() -> None:
    kept, other = lying("sealed-street"), lying("ambush")
    for table in (kept, other):
        table.walk(J, "pl07")
    kept.passes(BB)
    assert kept.told(J) == other.told(J)
    assert kept.view(J) == other.view(J)
    assert kept.hidden_order(SLOT) == ["sealed-street"]
    assert (kept.fences(), kept.at(J)) == (set(), "pl07")


@pytest.mark.clauses("BB-5.4", "BB-1.10")
def test_a_second_sealed_street_waits_for_another_edge() -> None:
    table = lying("sealed-street", hidden_orders={"slot-1": "sealed-street", "slot-3": "sealed-street"})
    table.walk(J, "pl07")
    assert table.offers(BB, "fire") == {"slot-1", "slot-3"}
    table.play(BB, "fire:slot-3")
    assert table.asked(J) == "take-step", "no second fence on the same edge"
    table.play(J, "to:pl01")
    table.play(BB, "fire:slot-1")
    assert table.fences() == {"pl06-pl07", "pl01-pl06"}


@pytest.mark.clauses("BB-8.2", "BB-8.5", "BB-1.8")
def test_no_street_is_sealed_where_a_fence_is_illegal() -> None:
    table = lying("sealed-street", at={J: "pl05"})
    table.walk(J, "pl10")
    assert table.at(J) == "pl10", "an edge of the Safe House"
    edges = "pe01-pe02 pe02-pe03 pe03-pe04 pe04-pe05 pe06-pe07 pe07-pe08 pe08-pe09 pe09-pe10 pe11-pe12 pe12-pe13"
    table = lying("sealed-street", fences=f"{edges} tr01-tr02 tr02-tr03")
    table.walk(J, "pl07")
    assert table.at(J) == "pl07", "the supply is empty"


@pytest.mark.clauses("BB-5.4", "BB-4.14")
def test_the_step_given_by_inspire_can_be_sealed_too() -> None:
    table = lying("sealed-street", turn=W)
    table.play(W, f"inspire:{J}")
    table.play(J, "to:pl07")
    table.play(BB, f"fire:{SLOT}")
    assert (table.at(J), table.asked(J)) == ("pl06", "take-step")


# -- Show Trial (window "arrest") -------------------------------------------------------------------------------------


def lost_clash(order: str, **position: object) -> Table:
    """Let Julia walk into a policeman with a Diary in hand and lose; she does not leave the clash."""
    table = lying(
        order,
        **{
            "hand": {J: "diary"},
            "will": {J: 2},
            "at": {J: "pl13"},
            "figures": "pl12",
            "directive_hand": "room-101",
            "directive_deck": "raid",
        }
        | position,
    )
    table.walk(J, "pl12")
    table.passes(J)
    table.play(BB, "lay:room-101")
    table.play(J, "nothing")
    return table


@pytest.mark.clauses("BB-11.3", "BB-7.5")
def test_show_trial_follows_an_arrest() -> None:
    table = lost_clash("show-trial")
    assert (table.at(J), table.authority) == ("lo12", 10)
    table.play(BB, f"fire:{SLOT}")
    assert (table.authority, table.hidden_order(SLOT)) == (12, [])
    passed = lost_clash("show-trial")
    passed.passes(BB)
    assert (passed.authority, passed.hidden_order(SLOT)) == (10, ["show-trial"])


@pytest.mark.clauses("BB-11.3", "BB-11.5")
def test_no_show_trial_without_an_arrest() -> None:
    table = lost_clash("show-trial", hand={J: "paint"})
    assert (table.at(J), table.asked(BB)) == ("pl06", None)


# -- Broken Oath (window "card") --------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.28", "BB-4.4", "BB-7.5")
def test_broken_oath_cancels_a_special_card() -> None:
    table = lying("broken-oath", hand={J: "diary"})
    table.play(J, "card:diary")
    assert table.offered(BB) == {f"fire:{SLOT}", "pass"}
    table.play(BB, f"fire:{SLOT}")
    assert (table.authority, table.hand(J), table.discarded()) == (10, [], ["diary"])
    assert table.of("actions", J) == 1, "the action is spent"
    kept = lying("broken-oath", hand={J: "diary"})
    kept.play(J, "card:diary")
    kept.passes(BB)
    assert (kept.authority, kept.hidden_order(SLOT)) == (9, ["broken-oath"])


@pytest.mark.clauses("BB-4.28")
def test_broken_oath_saves_itself_from_an_interception() -> None:
    table = lying("broken-oath", hand={J: "intercept"})
    table.play(J, "card:intercept", f"hidden:{SLOT}")
    table.play(BB, f"fire:{SLOT}")
    assert table.hidden_order(SLOT) == []
    assert table.args("triggers") == [{"directive": "broken-oath"}]
    assert table.args("directive-leaves") == []


@pytest.mark.clauses("BB-4.28")
def test_broken_oath_cancels_an_ally_with_the_mark_only() -> None:
    table = lying("broken-oath", allies={J: "nurse"}, will={J: 3})
    table.play(J, "card:nurse", f"choose:{J}")
    table.play(BB, f"fire:{SLOT}")
    assert (table.will(J), table.allies(J), table.discarded()) == (3, [], ["nurse"])
    free = lying("broken-oath", hand={J: "docker season-ticket"})
    free.play(J, "play:docker", "play:season-ticket")
    assert free.hidden_order(SLOT) == ["broken-oath"]


# -- Memory Hole (window "stash") -------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.26", "BB-9.11", "BB-7.5")
def test_memory_hole_swallows_a_stash() -> None:
    for card, authority in (("diary", 11), ("spanner", 10), ("bomb", 10), ("rat-trap", 10)):
        table = lying("memory-hole", stash={"stash-1": ("pl06", card, W)})
        table.play(J, "take-stash")
        table.play(BB, f"fire:{SLOT}")
        assert (table.authority, table.hand(J), table.discarded()) == (authority, [], [card])
        assert (table.stash("stash-1"), table.of("actions", J)) == (("none", []), 1)
    kept = lying("memory-hole", stash={"stash-1": ("pl06", "diary", W)})
    kept.play(J, "take-stash")
    kept.passes(BB)
    assert kept.hand(J) == ["diary"]


# -- Antique Shop Trap (window "market") ------------------------------------------------------------------------------


def at_the_market(order: str, *drawn: str, **position: object) -> Table:
    """Let Julia come to a black market and draw from deck A."""
    table = lying(order, markets="pl11", **position)
    table.draws(*drawn)
    table.walk(J, "pl11")
    table.play(J, "stop", "from:a")
    return table


@pytest.mark.clauses("BB-13.13", "BB-7.5")
def test_the_antique_shop_trap_takes_what_was_drawn() -> None:
    table = at_the_market("antique-trap", "diary")
    assert table.offered(BB) == {f"fire:{SLOT}", "pass"}
    table.play(BB, f"fire:{SLOT}")
    assert (table.hand(J), table.discarded(), table.authority) == ([], ["diary"], 11)
    assert table.cells("markets") == set()
    bomb = at_the_market("antique-trap", "bomb")
    bomb.play(BB, f"fire:{SLOT}")
    assert bomb.authority == 11, "nobody has stashed it: it is forbidden, trap or not"
    harmless = at_the_market("antique-trap", "spanner")
    harmless.play(BB, f"fire:{SLOT}")
    assert (harmless.hand(J), harmless.discarded(), harmless.authority) == ([], ["spanner"], 10)
    kept = at_the_market("antique-trap", "diary")
    kept.passes(BB)
    assert (kept.hand(J), kept.authority) == (["diary"], 10)


@pytest.mark.clauses("BB-13.13")
def test_the_antique_shop_trap_catches_both_cards_of_the_dealer_unresolved() -> None:
    table = at_the_market("antique-trap", "rumour", "baton", allies={J: "dealer"})
    assert table.authority == 10, "nothing is resolved before the window"
    table.play(BB, f"fire:{SLOT}")
    assert (table.hand(J), table.discarded(), table.authority) == ([], ["baton", "rumour"], 11)
    assert set(table.state.drawn_now) == {NONE}, "nothing is left to resolve"
    two = at_the_market("antique-trap", "diary", "baton", allies={J: "dealer"})
    two.play(BB, f"fire:{SLOT}")
    assert two.authority == 11, "once for all of them"
    (lost,) = table.args("lost-to-trap", W)
    assert (lost["player"], set(lost["cards"])) == (J, {"baton", "rumour"})
    kept = at_the_market("antique-trap", "rumour", "baton", allies={J: "dealer"})
    kept.passes(BB)
    assert (kept.hand(J), kept.authority) == (["baton"], 9)


# -- Glue Brigade (window "poster") -----------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.23", "BB-8.7", "BB-7.5")
def test_the_glue_brigade_answers_vandalism() -> None:
    table = lying("glue-brigade", posters="pl06")
    table.play(J, "tear-poster")
    table.play(BB, f"fire:{SLOT}")
    sites = table.offers(BB, "choose")
    assert not sites & {"pl06", "tr07", "lo09", "pe07", "pl10", "lo12"}
    table.play(BB, "choose:pl07")
    assert table.cells("posters") == {"pl07"}
    assert table.asked(J) == "act"


@pytest.mark.clauses("BB-4.23", "BB-1.8")
def test_the_glue_brigade_does_not_answer_paint() -> None:
    table = lying("glue-brigade", posters="pl06", hand={J: "paint"})
    table.play(J, "card:paint", "choose:pl06")
    assert table.asked(BB) is None
    assert table.hidden_order(SLOT) == ["glue-brigade"]


# -- Ambush (W-JOIN) --------------------------------------------------------------------------------------------------


def joined(**position: object) -> Table:
    """Let Winston walk into a policeman while an Ambush lies."""
    table = lying(
        "ambush",
        **{"turn": W, "at": {W: "pe01"}, "figures": "pe02", "directive_hand": "raid raid raid"} | position,
    )
    table.walk(W, "pe02")
    return table


@pytest.mark.clauses("BB-10.7", "BB-7.5", "BB-5.5")
def test_ambush_brings_a_policeman_from_next_door_through_a_fence() -> None:
    table = joined(hidden="pe03 tr03", fences="pe02-pe03", abroad="pe03 tr03")
    table.play(BB, f"fire:{SLOT}")
    assert table.offered(BB) == {"choose:hidden-1"}
    table.play(BB, "choose:hidden-1")
    assert (table.figures(), table.hidden()) == (["pe02", "pe02"], ["tr03"])
    assert table.args("ambushes", J) == [{"cell": "pe02"}]
    table.play(BB, "lay:raid", "lay:raid")
    assert len(table.directives("directive_hand")) == 1


@pytest.mark.clauses("BB-10.7")
def test_ambush_may_bring_a_visible_policeman() -> None:
    table = joined(figures="pe02 pe03")
    table.play(BB, f"fire:{SLOT}", "choose:figure-2")
    assert table.figures() == ["pe02", "pe02"]


@pytest.mark.clauses("BB-10.7", "BB-1.10")
def test_two_ambushes_bring_two_policemen() -> None:
    table = joined(hidden="pe03 pe03", hidden_orders={"slot-1": "ambush", "slot-2": "ambush"})
    table.play(BB, "fire:slot-2", "choose:hidden-1", "fire:slot-1", "choose:hidden-1")
    assert table.figures() == ["pe02"] * 3
    table.play(BB, "lay:raid", "lay:raid", "lay:raid")


@pytest.mark.clauses("BB-10.7", "BB-1.8")
def test_no_ambush_without_a_policeman_next_door() -> None:
    table = joined(hidden="tr03")
    assert table.asked(BB) == "lay-directive"
    table = joined(hidden="pe03", hidden_orders={"slot-1": "ambush"}, directive_hand="")
    table.passes(BB)
    assert table.hidden_order(SLOT) == ["ambush"]
    assert table.figures() == ["pe02"]


# -- Double Agent (W-REVEAL) ------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.12", "BB-11.4", "BB-7.5")
def test_a_double_agent_strikes_a_card_that_still_counts_as_used() -> None:
    table = lying(
        "double-agent",
        turn=W,
        at={W: "pe01"},
        hand={W: "pistol"},
        will={W: 3},
        figures="pe02",
        directive_hand="reinforcements",
    )
    table.walk(W, "pe02")
    table.play(BB, "lay:reinforcements")
    table.play(W, "lay:pistol")
    assert table.offered(BB) == {f"fire:{SLOT}", "pass"}
    table.play(BB, f"fire:{SLOT}", f"choose:{W}")
    assert table.args("compares") == [{"strength": 3, "difficulty": 6}]
    assert (table.authority, table.at(W), table.will(W)) == (11, "tr07", 2)


@pytest.mark.clauses("BB-10.12")
def test_a_double_agent_undoes_a_smoke_pot() -> None:
    table = lying(
        "double-agent", turn=W, at={W: "pe01"}, hand={W: "smoke-pot"}, figures="pe02", directive_hand="room-101"
    )
    table.walk(W, "pe02")
    table.play(BB, "lay:room-101")
    table.play(W, "lay:smoke-pot")
    table.play(BB, f"fire:{SLOT}", f"choose:{W}")
    assert table.args("compares") == [{"strength": 5, "difficulty": 8}]


@pytest.mark.clauses("BB-10.12", "BB-1.10")
def test_a_second_double_agent_needs_a_second_card() -> None:
    table = lying(
        "double-agent",
        hidden_orders={"slot-1": "double-agent", "slot-2": "double-agent"},
        turn=W,
        at={W: "pe01"},
        hand={W: "pistol"},
        figures="pe02",
        directive_hand="room-101",
    )
    table.walk(W, "pe02")
    table.play(BB, "lay:room-101")
    table.play(W, "lay:pistol")
    table.play(BB, "fire:slot-1", f"choose:{W}")
    assert table.hidden_order("slot-2") == ["double-agent"]
    assert table.args("compares") != []


@pytest.mark.clauses("BB-10.12")
def test_no_window_for_a_double_agent_without_a_revealed_card() -> None:
    table = lying("double-agent", turn=W, at={W: "pe01"}, figures="pe02", directive_hand="room-101")
    table.walk(W, "pe02")
    table.play(BB, "lay:room-101")
    assert table.args("compares") == [{"strength": 5, "difficulty": 8}]


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.5", "BB-18.6")
def test_what_lies_hidden_shows_only_when_it_leaves() -> None:
    table = office(hidden_orders={"slot-2": "memory-hole"})
    assert table.view(O)["hidden"]["slot-2"] == 1
    table.play(BB, "drop-hidden:slot-2")
    assert table.args("directive-leaves", O) == [{"directive": "memory-hole"}]
    assert table.view(O)["hidden"]["slot-2"] == 0
    assert table.view(O)["not_hidden"]["slot-2"] == []


# -- whether a window opens at all ------------------------------------------------------------------------------------


def walked(cannot: int = NONE, **position: object) -> Table:
    """Return the table after Julia has declared a step over an edge that a fence could close.

    ``cannot``: the directive that by its price is not the one that lies there.
    """
    table = lying("ambush", asks_idle=True, **position)
    if cannot != NONE:
        table.state.not_hidden[0] = DIRECTIVES[cannot]
    table.walk(J, "pl07")
    return table


@pytest.mark.clauses("BB-18.6", "BB-5.4", "BB-7.3")
def test_no_window_where_the_price_shows_that_another_directive_lies_there() -> None:
    assert walked().asked(BB) == "trigger"
    assert walked(Order.DOUBLE_AGENT).asked(BB) == "trigger"
    assert walked(Order.SEALED_STREET).asked(BB) is None


@pytest.mark.clauses("BB-18.6", "BB-5.4", "BB-7.8")
def test_no_window_for_a_directive_of_which_all_copies_lie_face_up() -> None:
    assert walked(directive_discard="sealed-street").asked(BB) == "trigger", "there is another one"
    assert walked(directive_discard="sealed-street sealed-street").asked(BB) is None
    known = {"directive_hand": "sealed-street", "hand_known": "sealed-street", "directive_discard": "sealed-street"}
    assert walked(**known).asked(BB) is None


@pytest.mark.clauses("BB-18.6", "BB-10.7")
@pytest.mark.parametrize(("abroad", "figures", "asked"), [("pl13", "", True), ("tr01", "", False), ("", "pl13", True)])
def test_no_window_for_an_ambush_where_nobody_can_stand_next_to_the_clash(
    abroad: str, figures: str, asked: bool
) -> None:
    table = lying(
        "ambush",
        at={J: "pl11"},
        figures=f"pl12 {figures}",
        hidden=abroad,
        abroad=abroad,
        directive_hand="raid",
        one_time_used={J: True},
        asks_idle=True,
    )
    table.state.not_hidden[0] = DIRECTIVES[Order.SEALED_STREET]
    table.walk(J, "pl12")
    if table.asked(BB) == "step-forward":
        table.passes(BB)
    assert (table.asked(BB) == "trigger") == asked


@pytest.mark.clauses("BB-18.6", "BB-10.1")
def test_a_pawn_meets_nobody_where_nobody_can_stand() -> None:
    for abroad, asked in (("tr01", None), ("tr01 pl07", "step-forward")):
        table = Table(hidden="tr01", abroad=abroad, markets="", asks_idle=True)
        table.walk(J, "pl07")
        assert table.asked(BB) == asked


@pytest.mark.drawn
@pytest.mark.clauses("BB-18.6", "BB-7.5")
def test_a_directive_that_could_fire_is_asked_for_wherever_its_window_opens() -> None:
    able = 0
    for seed in seeds(20):
        for match in decisions(Match(GAME, 3, GAME.options(), seed, asks_idle=False), Stream(seed)):
            t = match.state
            for order in Order.ALL:
                if slots_with(t, order):
                    able += 1
                    assert may_lie(t, order)
            assert t.clash_at == NONE or not can_ambush(t) or might_ambush(t)
            for p in t.opposition:
                assert may_hold_pass(t, p) or not holds_pass(t, p)
    assert able
