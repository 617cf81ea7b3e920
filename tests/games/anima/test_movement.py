"""The Movement phase: AN-5.1 to AN-5.5, AN-5.14 to AN-5.17, W1."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.rules.strength import combat, speed
from tests.games.anima.table import A, B, C, Table


def moving(**position: Any) -> Table:
    """Return a table in the Movement phase at which three Areas are active."""
    return Table("movement", **{"areas": "cornes forest castle"} | position)


# -- the choice -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-5.1", "AN-5.3", "AN-5.15", "AN-5.17")
def test_a_party_goes_explores_or_rests_and_cannot_pass() -> None:
    table = moving(at={A: "cornes", B: "none"}, area_discard="tower")
    assert table.offered(A) == {
        "go:cornes",
        "go:forest",
        "go:castle",
        "explore",
        "explore-discarded:tower",
        "rest",
    }, "also to the Area in which it is"
    table.play(A, "go:cornes")
    assert table.at(A) == "cornes"
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-5.1")
def test_the_whole_sub_turn_ends_before_the_next() -> None:
    table = moving(prior={"castle": "ogre"})
    table.dice(1, 6)
    table.play(A, "go:castle")
    assert table.of("ended", A), "the battle is over"
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-5.1", "AN-13.1")
def test_movement_cards_come_before_the_move() -> None:
    table = moving(party={A: "wizard"}, hand={A: "sleep"}, at={A: "none", B: "forest"})
    assert "play:sleep" in table.offered(A)
    table.play(A, "play:sleep", "character:technician")
    assert table.awaited() == {A}
    assert table.zone("asleep") == ["technician"]
    table.play(A, "go:cornes")
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-5.2", "AN-5.4")
def test_on_declaring_a_move_the_party_is_on_the_road() -> None:
    table = moving(at={A: "cornes", B: "none"}, hand={B: "wrong-way"})
    table.play(A, "go:forest")
    assert (table.at(A), table.zone("heading")) == ("none", "forest")
    assert table.args("heads-for", "spectator") == [{"player": A, "area": "forest"}]
    table.passes(B)
    assert (table.at(A), table.zone("heading")) == ("forest", "none")
    assert table.args("arrives") == [{"player": A, "area": "forest"}]


@pytest.mark.clauses("AN-5.2", "AN-5.14")
def test_who_rests_is_on_the_road_and_stronger_for_the_whole_next_turn_only() -> None:
    table = Table("movement", at={A: "cornes", B: "none"})
    table.play(A, "rest")
    assert table.at(A) == "none"
    assert table.of("rests", A)
    assert (combat(table.state, 0), speed(table.state, 0)) == (4, 2)
    table.play(B, "rest")
    assert table.zone("turn") == 2, "nobody is in an Area"
    assert (combat(table.state, 0), speed(table.state, 0)) == (6, 4)
    assert not table.of("rests", A)
    table.play(B, "end")
    table.play(A, "end")
    table.play(B, "rest")
    table.play(A, "go:cornes", "end", "stay")
    assert table.zone("turn") == 3
    assert (combat(table.state, 0), speed(table.state, 0)) == (4, 2)


@pytest.mark.clauses("AN-5.14")
def test_the_rest_bonus_does_not_stack() -> None:
    table = Table("movement")
    for turn in (1, 2):
        assert table.zone("turn") == turn
        while table.phase != "movement":
            table.play(min(table.awaited()), "end")
        for _ in range(2):
            table.play(min(table.awaited()), "rest")
    assert table.of("combat_now", A) == 2


@pytest.mark.clauses("AN-5.15", "AN-17.3")
def test_tol_rauko_bars_from_resting() -> None:
    assert "rest" not in moving(banner={A: "tol-rauko"}).offered(A)
    assert "rest" in moving(banner={A: "samael"}).offered(A)


@pytest.mark.clauses("AN-5.15", "AN-17.3", "AN-19.2")
def test_tol_rauko_rests_where_there_is_no_other_way() -> None:
    """With the tree: from the road to level 1, but no Area of that level is active and somebody has found a new one."""
    table = moving(options={"tree": True}, areas="castle", new_area_taken=True, banner={A: "tol-rauko"})
    assert table.offered(A) == {"rest"}


@pytest.mark.clauses("AN-11.6", "AN-11.18", "AN-5.1")
def test_who_resists_may_hold() -> None:
    resisting: dict[str, Any] = {
        "areas": "cornes monastery",
        "at": {A: "monastery", B: "none"},
        "started": {A: "siege"},
        "resists": {A: ["siege"]},
        "stage": {A: 1},
    }
    table = moving(**resisting, hand={B: "wrong-way"})
    assert "hold" in table.offered(A)
    table.play(A, "hold")
    assert (table.at(A), table.of("stage", A)) == ("monastery", 1)
    assert table.awaited() == {B}
    assert table.asked(B) == "move", "to hold opens no window"
    assert table.args("holds") == [{"player": A, "area": "monastery"}]
    assert "hold" not in moving(**resisting | {"stage": {}, "resists": {}}).offered(A)


@pytest.mark.clauses("AN-11.7")
@pytest.mark.parametrize("deed", ["rest", "go:monastery", "explore"])
def test_anything_else_breaks_the_resistance_off(deed: str) -> None:
    table = moving(
        areas="cornes monastery",
        at={A: "monastery", B: "none"},
        started={A: "siege"},
        resists={A: ["siege"]},
        stage={A: 1},
        luck=[("new-area", "port"), ("encounter", "cache")],
    )
    table.play(A, deed)
    assert (table.of("stage", A), table.of("resists", A)) == (0, [])
    assert table.of("started", A) == ["siege"], "the card stays face up"
    assert "resistance-broken" in table.events()


# -- W1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-5.4", "AN-13.13", "AN-13.17")
def test_a_move_is_redirected_and_the_window_opens_again() -> None:
    alone = Table("movement", areas="cornes", hand={B: "wrong-way"})
    alone.play(A, "go:cornes")
    assert alone.at(A) == "cornes", "there is nowhere else to send it"
    table = moving(players=3, hand={B: "wrong-way", C: "wrong-way"})
    table.play(A, "go:cornes")
    table.play(B, "play:wrong-way")
    table.passes(C)
    table.play(B, "area:castle")
    assert table.zone("heading") == "castle"
    assert table.offered(C) == {"play:wrong-way", "pass"}, "the new target opens W1 again"
    table.play(C, "play:wrong-way")
    assert table.offers(C, "area") == {"cornes", "forest"}
    table.play(C, "area:forest")
    assert table.at(A) == "forest"


@pytest.mark.clauses("AN-5.4")
@pytest.mark.parametrize("deed", ["rest", "explore"])
def test_only_a_declared_move_opens_a_window(deed: str) -> None:
    table = moving(hand={B: "wrong-way"}, luck=[("new-area", "port"), ("encounter", "cache")])
    table.play(A, deed)
    assert table.asked(B) == "move"


@pytest.mark.clauses("AN-13.6", "AN-13.20")
def test_a_window_in_which_nobody_reacts_looks_like_one_in_which_nobody_could() -> None:
    logs = []
    for held in ("wrong-way", "fate"):
        table = moving(hand={B: held})
        table.play(A, "go:cornes")
        if table.asked(B) == "react":
            table.passes(B)
        logs.append(table.told("spectator"))
    assert logs[0] == logs[1]


# -- Zeppelin Voyage --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-5.16", "AN-5.4", "AN-6.5")
def test_a_zeppelin_enters_without_the_prior_encounter_which_stays() -> None:
    table = moving(hand={A: "zeppelin", B: "wrong-way"}, prior={"castle": ["ogre"]}, at={A: "cornes", B: "none"})
    table.play(A, "play:zeppelin")
    assert table.offers(A, "area") == {"cornes", "forest", "castle"}
    table.play(A, "area:castle")
    assert table.at(A) == "castle"
    assert table.on("prior", "castle") == ["ogre"]
    assert table.zone("heading") == "none"
    assert table.awaited() == {B}
    assert table.asked(B) == "move", "no window, and it replaces the move"


@pytest.mark.clauses("AN-5.16")
def test_a_cancelled_zeppelin_leaves_the_party_to_move() -> None:
    table = moving(hand={A: "zeppelin", B: "veto"}, at={A: "cornes", B: "none"})
    table.play(A, "play:zeppelin", "area:castle")
    table.play(B, "play:veto")
    assert table.at(A) == "cornes"
    assert table.awaited() == {A}
    assert "go:castle" in table.offered(A)


@pytest.mark.clauses("AN-5.16")
def test_a_zeppelin_breaks_resistance_off_even_in_place() -> None:
    table = moving(
        areas="cornes monastery",
        hand={A: "zeppelin"},
        at={A: "monastery", B: "none"},
        started={A: "siege"},
        resists={A: ["siege"]},
        stage={A: 2},
    )
    table.play(A, "play:zeppelin", "area:monastery")
    assert table.at(A) == "monastery"
    assert table.of("stage", A) == 0
