"""The Reset phase: AN-4.1 to AN-4.4."""

from __future__ import annotations

import pytest

from tests.games.anima.table import A, B, Table


@pytest.mark.clauses("AN-4.1", "AN-13.1")
def test_a_sub_turn_offers_all_that_the_phase_allows_until_it_is_ended() -> None:
    table = Table(
        "reset",
        party={A: "thief warrior", B: "paladin"},
        hand={A: "treasure fate iron-fist", B: "veto"},
        missions={A: "purge grimoire"},
        banner={A: "samael"},
    )
    assert table.offered(A) == {
        "discard:treasure",
        "discard:fate",
        "discard:iron-fist",
        "dismiss:thief",
        "dismiss:warrior",
        "leave",
        "play:treasure",
        "use:thief",
        "start:purge",
        "end",
    }
    assert table.awaited() == {A}
    table.dice(5)
    table.play(A, "use:thief", f"from:{B}")
    table.passes(A)
    assert table.of("hand", A) == ["fate", "iron-fist", "treasure", "veto"]
    assert table.awaited() == {A}
    table.play(A, "start:purge", "discard:fate", "dismiss:thief")
    assert table.awaited() == {A}
    table.play(A, "end")
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-4.1")
def test_there_is_no_organization_to_leave_without_one() -> None:
    assert Table("reset").offered(A) == {"end"}


@pytest.mark.clauses("AN-4.1", "AN-11.3")
def test_a_mission_that_starts_here_becomes_public() -> None:
    table = Table("reset", missions={A: "purge grimoire"})
    assert table.view(B)["missions"][A] == 2
    table.play(A, "start:purge")
    assert table.of("started", A) == ["purge"]
    assert table.of("missions", A) == ["grimoire"]
    assert table.view(B)["started"][A] == ["purge"]
    assert table.offers(A, "start") == set()


@pytest.mark.clauses("AN-4.2")
def test_nothing_is_discarded_or_dismissed_at_will_in_other_phases() -> None:
    position = {"party": {A: "thief warrior"}, "hand": {A: "fate treasure"}, "banner": {A: "samael"}}
    for phase in ("movement", "interaction", "exploration"):
        table = Table(phase, **position)  # type: ignore[arg-type]
        assert not table.offers(A, "discard") | table.offers(A, "dismiss") | table.offers(A, "leave")
        assert not table.offers(A, "play"), "nor are Reset cards played there"


@pytest.mark.clauses("AN-4.3", "AN-2.1")
def test_the_last_character_cannot_be_dismissed() -> None:
    table = Table("reset", party={A: "thief warrior"})
    table.play(A, "dismiss:warrior")
    assert table.offers(A, "dismiss") == set()
    table.refuses(A, "dismiss:thief")


@pytest.mark.clauses("AN-4.4")
def test_what_is_discarded_lies_in_the_claim_row_and_what_is_played_does_not() -> None:
    table = Table("reset", party={A: "thief warrior"}, hand={A: "fate treasure"}, exhausted="thief", asleep="thief")
    table.play(A, "discard:fate", "dismiss:thief", "play:treasure")
    assert table.of("row", A) == ["fate"]
    assert table.of("dismissed", A) == ["thief"]
    assert table.args("dismisses", "spectator") == [{"player": A, "character": "thief"}]
    assert table.zone("discard") == ["treasure"]
    assert table.zone("character_discard") == []
    assert table.view("spectator")["row"][A] == ["fate"], "everybody sees the row"
    assert table.zone("exhausted") == table.zone("asleep") == []
    table.play(A, "end")
    table.play(B, "end")
    table.passes(B)
    assert table.phase == "movement"
    assert sorted(table.zone("discard")) == ["fate", "treasure"]
    assert table.zone("character_discard") == ["thief"]


@pytest.mark.clauses("AN-4.4")
def test_the_claim_row_is_not_shuffled_into_a_deck_that_runs_out() -> None:
    everything = Table("reset").zone("deck")
    fates = everything.count("fate")
    for name in ("fate", "treasure", "sleep"):
        everything.remove(name)
    table = Table("reset", hand={A: "fate treasure"}, deck="sleep", discard=everything)
    table.play(A, "discard:fate", "play:treasure")
    assert table.of("row", A) == ["fate"]
    assert len(table.of("hand", A)) == 2
    assert "deck-remade" in table.events()
    assert table.zone("deck").count("fate") + table.of("hand", A).count("fate") == fates - 1


@pytest.mark.clauses("AN-4.1", "AN-2.8")
def test_the_hand_of_others_stays_hidden() -> None:
    table = Table("reset", hand={A: "fate treasure"})
    table.play(A, "discard:fate")
    assert table.view(B)["hand"][A] == 1
    assert table.args("lays-down", B) == [{"player": A, "card": "fate"}]
