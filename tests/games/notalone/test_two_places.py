"""Two places in one turn (Artefact): NA-5.25."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, Table


@pytest.mark.clauses("NA-5.25")
def test_of_two_places_due_in_one_step_the_hunted_chooses_the_order() -> None:
    table = Table(3, "reckoning", played={H1: "beach rover", H2: "jungle"})
    assert table.offered(H1) == {"first:beach", "first:rover"}
    table.play(H1, "first:rover", "power", "take:wreck")
    assert table.awaited() == {H1}  # both before the next Hunted
    table.play(H1, "power")
    assert table.state.beacon
    assert table.awaited() == {H2}


@pytest.mark.clauses("NA-5.25")
def test_each_of_two_places_is_resolved_in_its_own_step() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "beach rover", H2: "river"},
        tokens={"target": "beach", "creature": "river"},
        effects="scream",
    )
    table.play(H1, "power", "take:wreck")  # step 1: the Rover, without a question about order
    assert not table.state.beacon
    table.play(H1, "lose-will", "power")  # step 2: the Beach
    assert table.state.beacon
    assert table.will(H2) == 2


@pytest.mark.clauses("NA-5.25")
def test_a_barred_place_is_not_due() -> None:
    table = Table(2, "reckoning", played={H1: "beach rover"}, effects="interference", ineffective="beach wreck")
    assert table.asked(H1) == "use-place"
    table.play(H1, "power")
    assert table.asked(H1) == "take-reserve"


@pytest.mark.clauses("NA-5.25", "NA-6.19")
def test_the_first_place_of_two_bars_the_second_pending_effect() -> None:
    table = Table(2, "reckoning", played={H1: "river artefact"})
    table.play(H1, "first:artefact", "power")
    assert table.pending(H1) == "artefact"
    assert table.turn == 2  # the River can do nothing, and there is no card to take back
