"""Big Brother's phase and the board of directives: BB-6, BB-7."""

from __future__ import annotations

import pytest

from fogtable.games.bigbrother.components import Directive
from tests.games.bigbrother.office import office, orders, told
from tests.games.bigbrother.table import BB, J, S, W

# -- the start of the phase (BB-6.1) ----------------------------------------------------------------------------------


@pytest.mark.clauses("BB-6.1", "BB-6.5")
def test_resources_become_the_maximum_whatever_was_left() -> None:
    assert office(resources=0).resources == 9
    assert office(resources=12, max_resources=10).resources == 10
    assert told(office(resources=3), "restores") == {"resources": 9}


@pytest.mark.clauses("BB-6.1")
def test_events_in_force_change_what_is_restored() -> None:
    assert office(row="- war-bulletin -").resources == 10
    assert office(row="- - scarcity").resources == 7
    assert office(row="war-bulletin scarcity -").resources == 8
    assert office(row="war-bulletin - -", max_resources=13).resources == 13
    assert office(row="scarcity - -", max_resources=1).resources == 0


@pytest.mark.clauses("BB-6.1", "BB-6.7", "BB-2.13")
def test_he_draws_up_to_five() -> None:
    table = office(directive_hand="raid cordon", directive_deck="sweep sweep wiretap curfew")
    assert len(table.directives("directive_hand")) == 5
    assert len(table.directives("directive_deck")) == 1
    assert [e["directive"] for e in table.args("draws-directive", J)] == [None] * 3
    assert None not in [e["directive"] for e in table.args("draws-directive", BB)]
    full = office(directive_hand="raid raid raid cordon cordon", directive_deck="sweep")
    assert full.args("draws-directive") == []


@pytest.mark.clauses("BB-6.2", "BB-16.4")
def test_a_short_deck_gives_what_it_has_and_is_never_made_anew() -> None:
    table = office(directive_hand="raid", directive_deck="sweep")
    assert table.directives("directive_hand") == ["raid", "sweep"]
    assert table.directives("directive_deck") == []
    assert len(table.directives("directive_discard")) == len(Directive) - 2
    assert not table.over


@pytest.mark.clauses("BB-6.1", "BB-7.6", "BB-14.14")
def test_restore_upkeep_draw_and_the_fallen_come_in_this_order() -> None:
    table = office(
        active="wiretap",
        directive_deck="raid",
        will={J: 0},
        decks=(33, 33),
    )
    assert (table.asked(BB), table.resources, table.directives("directive_deck")) == ("upkeep", 9, ["raid"])
    table.play(BB, "pay:wiretap")
    assert (table.asked(J), table.directives("directive_hand")) == ("fallen", ["raid"])
    table.passes(J)
    assert table.asked(BB) == "command"


# -- what he may do (BB-6.3 .. BB-6.6) --------------------------------------------------------------------------------


@pytest.mark.clauses("BB-6.3", "BB-6.6")
def test_he_acts_in_any_order_and_ends_when_he_likes() -> None:
    table = office(
        directive_hand="two-minutes-hate",
        active="wiretap",
        hidden="pe01",
        hidden_orders={"slot-2": "ambush"},
        directive_deck=None,
        max_resources=13,
    )
    table.play(BB, "pay:wiretap")
    verbs = {option.partition(":")[0] for option in table.offered(BB)}
    assert verbs == {"play", "camera", "fence", "poster", "hire", "step", "drop", "drop-hidden", "end"}
    table.play(BB, "camera", "choose:pe01", "play:two-minutes-hate", "drop-hidden:slot-2", "fence", "choose:pe01")
    table.play(BB, "choose:pe02", "drop:wiretap", "end")
    assert table.phase == "opposition"
    assert table.state.round == 2
    assert office().offered(BB) >= {"end", "camera"}


@pytest.mark.clauses("BB-6.4")
def test_at_nothing_he_neither_plays_nor_strengthens() -> None:
    table = office(
        max_resources=2,
        directive_hand="cordon ambush",
        active="wiretap",
        hidden="pe01",
        hidden_orders={"slot-1": "ambush"},
    )
    table.play(BB, "drop:wiretap", "camera", "choose:pe01")
    assert table.resources == 0
    assert table.offered(BB) == {"drop-hidden:slot-1", "end"}


@pytest.mark.clauses("BB-6.4", "BB-8.1")
def test_a_gain_after_the_last_resource_is_gone_lifts_nothing() -> None:
    table = office(max_resources=2, active="martial-law", directive_hand="cordon", will={J: 0}, hidden="pe03")
    table.play(BB, "pay:martial-law")
    assert table.resources == 0
    table.play(J, "volunteer")
    assert (table.resources, table.offered(BB)) == (1, {"drop:martial-law", "end"})


@pytest.mark.clauses("BB-6.4")
def test_an_effect_in_progress_is_finished_at_nothing() -> None:
    table = office(max_resources=1, directive_hand="cordon")
    table.play(BB, "play:cordon")
    assert table.resources == 0
    table.play(BB, "choose:pe01", "choose:pe02", "choose:pe02", "choose:pe03")
    assert len(table.fences()) == 2


@pytest.mark.clauses("BB-7.9", "BB-6.4")
def test_a_clash_is_fought_at_nothing_and_costs_nothing() -> None:
    table = office(max_resources=1, hidden="pe01", at={W: "pe02"}, directive_hand="room-101 raid")
    table.play(BB, "step:hidden-1", "to:pe02", "attack", "lay:room-101")
    assert table.args("compares") == [{"strength": 5, "difficulty": 8}]
    assert table.resources == 0


@pytest.mark.clauses("BB-6.4", "BB-6.5")
def test_the_next_round_lifts_it() -> None:
    table = office(max_resources=2, directive_hand="cordon", directive_deck="raid")
    table.play(BB, "camera", "choose:pe01")
    assert orders(table) == set()
    table.state.phase = 2
    table.match.restart()
    assert (table.resources, orders(table)) == (2, {"cordon"})


@pytest.mark.clauses("BB-6.5")
def test_a_price_must_be_paid_in_full() -> None:
    table = office(
        max_resources=2, directive_hand="two-minutes-hate sweep room-101 raid", markets="pe01", hidden="pe01"
    )
    assert orders(table) == {"sweep", "raid"}
    assert {"camera", "fence"} <= table.offered(BB)
    assert not {"poster", "hire"} & table.offered(BB)


@pytest.mark.clauses("BB-6.6")
def test_cards_in_hand_cannot_be_discarded() -> None:
    table = office(directive_hand="curfew ambush")
    assert table.offers(BB, "drop") == set()
    assert table.offers(BB, "drop-hidden") == set()


# -- the three types (BB-7.1 .. BB-7.5) -------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-7.8", "BB-7.9")
def test_a_one_off_is_paid_resolved_and_discarded() -> None:
    table = office(directive_hand="two-minutes-hate", directive_deck="raid")
    table.play(BB, "play:two-minutes-hate")
    assert (table.authority, table.resources) == (11, 6)
    assert "two-minutes-hate" in table.directives("directive_discard")
    assert table.directives("directive_hand") == ["raid"]
    assert told(table, "plays-directive") == {"directive": "two-minutes-hate"}


@pytest.mark.clauses("BB-7.2", "BB-7.4")
def test_an_active_directive_takes_one_of_three_slots() -> None:
    table = office(directive_hand="curfew wiretap", active="checkpoints informers")
    table.play(BB, "pay:checkpoints", "pay:informers", "play:curfew")
    assert table.directives("active") == ["checkpoints", "curfew", "informers"]
    assert (table.resources, orders(table)) == (5, set())
    table.play(BB, "drop:informers")
    assert orders(table) == {"wiretap"}
    assert "informers" in table.directives("directive_discard")
    assert table.resources == 5


@pytest.mark.clauses("BB-7.3", "BB-7.4")
def test_a_hidden_directive_takes_one_of_three_slots() -> None:
    table = office(
        directive_hand="ambush", hidden_orders={"slot-1": "show-trial", "slot-2": "ambush", "slot-3": "memory-hole"}
    )
    assert orders(table) == set()
    table.play(BB, "drop-hidden:slot-2", "play:ambush")
    assert table.hidden_order("slot-2") == ["ambush"]
    assert table.args("directive-leaves", J) == [{"directive": "ambush"}]


@pytest.mark.clauses("BB-7.3", "BB-18.6")
def test_only_the_price_of_a_hidden_directive_shows() -> None:
    table = office(directive_hand="show-trial")
    table.play(BB, "play:show-trial")
    assert table.resources == 6
    assert table.args("lays-hidden", J) == [{"slot": "slot-1", "directive": None}]
    assert table.args("lays-hidden", BB) == [{"slot": "slot-1", "directive": "show-trial"}]
    assert table.args("spends", J) == [{"price": 3, "left": 6}]
    assert table.view(J)["hidden"]["slot-1"] != ["show-trial"]
    possible = {"show-trial", "broken-oath"}
    assert not possible & set(table.view(J)["not_hidden"]["slot-1"])
    assert {"ambush", "memory-hole", "raid"} <= set(table.view(J)["not_hidden"]["slot-1"])
    table.play(BB, "drop-hidden:slot-1")
    assert table.view(J)["not_hidden"]["slot-1"] == []


@pytest.mark.clauses("BB-7.3")
def test_only_hidden_directives_are_laid_face_down() -> None:
    table = office(directive_hand="curfew two-minutes-hate")
    table.play(BB, "play:curfew", "play:two-minutes-hate")
    assert table.hidden_order("slot-1") == []


@pytest.mark.clauses("BB-7.2", "BB-7.10")
def test_new_department_opens_the_fourth_slot_once() -> None:
    table = office(directive_hand="new-department curfew", active="checkpoints informers wiretap")
    table.play(BB, "pay:wiretap", "pay:checkpoints", "pay:informers")
    assert orders(table) == {"new-department"}
    table.play(BB, "play:new-department", "play:curfew")
    assert len(table.directives("active")) == 4
    again = office(directive_hand="new-department", active_slots=4)
    assert orders(again) == set()


# -- upkeep (BB-7.6 .. BB-7.8) ----------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.6", "BB-7.7", "BB-7.8")
def test_each_active_directive_is_paid_for_or_discarded() -> None:
    table = office(active="wiretap doublethink")
    assert table.offered(BB) == {"pay:wiretap", "drop:wiretap"}
    table.play(BB, "drop:wiretap")
    assert table.offered(BB) == {"pay:doublethink", "drop:doublethink"}
    table.play(BB, "pay:doublethink")
    assert (table.resources, table.directives("active")) == (7, ["doublethink"])
    assert "wiretap" in table.directives("directive_discard")


@pytest.mark.clauses("BB-7.6")
def test_upkeep_that_cannot_be_paid_drops_the_directive() -> None:
    table = office(active="martial-law doublethink", max_resources=3)
    table.play(BB, "pay:martial-law")
    assert table.offered(BB) == {"drop:doublethink"}


@pytest.mark.clauses("BB-7.6")
def test_no_upkeep_in_the_round_of_play() -> None:
    table = office(directive_hand="wiretap", directive_deck=None)
    table.play(BB, "play:wiretap")
    assert table.resources == 7
    table.play(BB, "end")
    assert table.state.round == 2
    assert table.directives("active") == ["wiretap"]


@pytest.mark.clauses("BB-7.5", "BB-6.4")
def test_a_hidden_directive_fires_at_once_and_at_nothing() -> None:
    table = office(
        directive_hand="ambush raid",
        max_resources=3,
        hidden="pe01",
        figures="pe03",
        at={W: "pe02"},
    )
    table.play(BB, "play:ambush", "step:hidden-1", "to:pe02")
    assert table.resources == 0
    table.play(BB, "attack", "fire:slot-1", "choose:figure-1")
    assert table.figures() == ["pe02", "pe02"]
    assert "ambush" in table.directives("directive_discard")


# -- what others know of his hand -------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.3", "BB-18.6")
def test_who_has_read_the_hand_cannot_tell_what_was_laid() -> None:
    table = office(directive_hand="ambush memory-hole show-trial raid", directive_deck="")
    everything = table.state.directive_hand
    table.state.hand_read[1] = everything
    table.state.hand_known = everything
    table.play(BB, "play:memory-hole")
    assert table.view(J)["hand_read"][J] == ["raid", "show-trial"]
    assert table.view(W)["hand_known"] == ["raid", "show-trial"]


@pytest.mark.clauses("BB-7.1")
def test_one_copy_less_is_known_when_one_is_played() -> None:
    table = office(directive_hand="two-minutes-hate two-minutes-hate", directive_deck="")
    copies = list(table.state.directive_hand)
    table.state.hand_read[4] = table.state.directive_hand - copies[0]
    table.play(BB, "play:two-minutes-hate")
    assert table.view(S)["hand_read"][S] == []
