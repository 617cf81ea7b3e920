"""What everybody may think of the hidden policemen after their steps: `abroad` (BB-9, BB-18.6)."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.office import office, walk
from tests.games.bigbrother.table import BB, J


@pytest.mark.clauses("BB-9.2", "BB-18.6")
def test_who_steps_where_is_known_to_big_brother_alone() -> None:
    table = office(hidden="pe03 tr03", abroad="pe03 tr03")
    walk(table, "hidden-1", "pe04")
    assert table.told(J, "police-steps") == table.told("spectator", "police-steps") == []
    assert table.args("police-steps", BB) == [{"start": "pe03", "to": "pe04"}]
    assert table.args("spends", J) == [{"price": 1, "left": 8}]
    assert set(table.view(J)["abroad"]) == {"pe03", "pe02", "pe04", "pe08", "tr03", "tr02", "tr04", "tr08"}
    assert table.view(J)["paid_steps"] == 1


@pytest.mark.clauses("BB-9.7", "BB-18.6")
def test_everybody_can_think_only_what_was_seen() -> None:
    table = office(hidden="tr03", figures="pe03", abroad="tr03")
    table.play(BB, "step:figure-1", "to:pe04")
    assert set(table.view(J)["abroad"]) == {"tr03", "pe02", "pe04", "pe08"}


@pytest.mark.clauses("BB-9.2", "BB-18.6")
def test_however_many_steps_are_paid_nobody_can_be_farther_than_one_policeman_goes() -> None:
    table = office(hidden="pe03 tr03", abroad="pe03 tr03")
    walk(table, "hidden-1", "pe04")
    walk(table, "hidden-1", "pe05")
    two_steps = set(table.view(J)["abroad"])
    walk(table, "hidden-2", "tr04")
    walk(table, "hidden-2", "tr05")
    assert {"pe05", "tr05"} <= two_steps
    assert set(table.view(J)["abroad"]) == two_steps


@pytest.mark.clauses("BB-9.2", "BB-18.6")
def test_in_a_heat_wave_he_goes_no_farther_than_one_cell() -> None:
    table = office(hidden="pe03 tr03", abroad="pe03 tr03", row="heat-wave")
    walk(table, "hidden-1", "pe04")
    walk(table, "hidden-2", "tr04")
    assert set(table.view(J)["abroad"]) == {"pe03", "pe02", "pe04", "pe08", "tr03", "tr02", "tr04", "tr08"}


@pytest.mark.clauses("BB-9.8", "BB-18.6")
@pytest.mark.parametrize(("deed", "pawn"), [("clean-market", "pl06"), ("attack", "pe01")])
def test_who_shows_himself_tells_that_the_others_have_not_stepped(deed: str, pawn: str) -> None:
    table = office(hidden="pe02 tr03", abroad="pe02 tr03", markets="pe01", at={J: pawn})
    table.play(BB, "step:hidden-1", "to:pe01", deed)
    assert set(table.view(J)["abroad"]) == {"pe02", "tr03"}


@pytest.mark.clauses("BB-9.2", "BB-9.8", "BB-18.6")
def test_the_others_may_still_make_all_their_steps_then() -> None:
    table = office(hidden="pe02 tr03", abroad="pe02 tr03", markets="pe01")
    table.play(BB, "step:hidden-1", "to:pe01", "clean-market")
    walk(table, "hidden-1", "tr04")
    walk(table, "hidden-1", "tr05")
    assert "tr05" in table.view(J)["abroad"]


@pytest.mark.clauses("BB-9.15", "BB-10.16", "BB-18.6")
def test_who_comes_to_a_hospital_after_a_paid_step_has_gone_nowhere_from_there() -> None:
    table = office(
        hidden="pl13", abroad="pl13", at={J: "pl12"}, will={J: 4}, one_time_used={J: True}, directive_hand="raid"
    )
    table.play(BB, "step:hidden-1", "to:pl12", "attack", "lay:raid", "choose:pl07")
    assert set(table.view(J)["abroad"]) == {"pl07", "tr14"}
    walk(table, "hidden-1", "pl06")
    assert set(table.view(J)["abroad"]) == {"pl07", "pl02", "pl06", "pl08", "tr14", "tr09", "tr15"}


@pytest.mark.clauses("BB-8.8", "BB-18.6")
def test_who_is_hired_after_steps_may_still_make_his_own() -> None:
    table = office(hidden="pe03", abroad="pe03", max_resources=13)
    walk(table, "hidden-1", "pe04")
    walk(table, "hidden-1", "pe03")
    table.play(BB, "hire", "choose:tr14")
    walk(table, "hidden-2", "tr15")
    walk(table, "hidden-2", "tr10")
    assert {"tr10", "pe05"} <= set(table.view(J)["abroad"])


@pytest.mark.clauses("BB-9.6", "BB-18.6")
def test_a_card_step_of_a_figure_tells_that_no_other_has_moved() -> None:
    table = office(hidden="tr03", figures="pe03", abroad="tr03", directive_hand="night-patrol")
    table.play(BB, "play:night-patrol", "choose:figure-1", "to:pe04", "stop")
    seen = set(table.view(J)["abroad"])
    assert {"tr03", "pe01", "pe03", "pe05"} <= seen
    assert not {"tr02", "tr04"} & seen


@pytest.mark.clauses("BB-9.6", "BB-9.15", "BB-18.6")
def test_after_the_first_of_a_raid_has_shown_himself_another_may_still_go() -> None:
    table = office(hidden="pe02 tr03", abroad="pe02 tr03", directive_hand="raid", markets="pe01")
    table.play(BB, "play:raid", "choose:hidden-1", "to:pe01", "clean-market", "stop")
    assert set(table.view(J)["abroad"]) >= {"tr05", "pe03", "pe02"}
    table.play(BB, "choose:hidden-1", "to:tr04", "to:tr05")
    assert table.hidden() == ["tr05"]


@pytest.mark.clauses("BB-9.6", "BB-18.6")
def test_how_many_card_steps_were_made_does_not_show() -> None:
    seen = []
    for steps in (["to:pe04", "stop"], ["to:pe04", "to:pe05", "to:pe04"]):
        table = office(hidden="pe03", abroad="pe03", directive_hand="night-patrol")
        table.play(BB, "play:night-patrol", "choose:hidden-1", *steps)
        assert table.asked(BB) == "command"
        seen.append((table.events(J), table.view(J)["abroad"], table.view(J)["hidden_at"]))
    assert seen[0] == seen[1]
