"""Abilities of Characters outside battles: specification 7.1, AN-13.1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.journeys import explored, has_lost, has_won
from tests.games.anima.table import A, B, C, Table


def here(phase: str, who: str, **position: Any) -> Table:
    """Return A's sub-turn with one Character; B's Party is in the same Area."""
    standard: dict[str, Any] = {"party": {A: who, B: "technician tao"}, "at": {A: "cornes", B: "cornes"}}
    return Table(phase, **standard | position)


@pytest.mark.clauses("AN-2.5", "AN-13.1")
@pytest.mark.parametrize(
    ("phase", "who"),
    [("reset", "thief"), ("reset", "wizard-mentalist"), ("interaction", "assassin"), ("interaction", "mentalist")],
)
@pytest.mark.parametrize("state", ["exhausted", "asleep"])
def test_only_a_ready_and_awake_character_uses_an_ability(phase: str, who: str, state: str) -> None:
    position: dict[str, Any] = {"hand": {B: "scout"}, "areas": "cornes castle", "face_down": {"castle": "ogre"}}
    assert f"use:{who}" in here(phase, who, **position).offered(A)
    assert f"use:{who}" not in here(phase, who, **position | {state: who}).offered(A)


@pytest.mark.clauses("AN-13.1", "AN-9.7")
@pytest.mark.parametrize(("die", "takes"), [(3, False), (4, True)])
def test_the_thief(die: int, takes: bool) -> None:
    table = here("reset", "thief", players=3, hand={B: "scout", C: ""}, luck=[("die", die)])
    table.play(A, "use:thief")
    assert table.offered(A) == {f"from:{B}"}, "C has no Advantage"
    table.play(A, f"from:{B}")
    assert table.of("hand", A) == (["scout"] if takes else [])
    assert table.zone("exhausted") == ["thief"]
    assert "use:thief" not in here("reset", "thief", hand={A: "gate"}).offered(A), "nobody else has an Advantage"


@pytest.mark.clauses("AN-2.8")
def test_the_thief_takes_nothing_into_a_full_hand() -> None:
    full = "gate zeppelin poison dispel ward"
    table = here("reset", "thief", hand={A: full, B: "scout"}, luck=[("die", 6)])
    table.play(A, "use:thief", f"from:{B}")
    assert (len(table.of("hand", A)), table.of("hand", B)) == (5, ["scout"])


@pytest.mark.clauses("AN-6.1", "AN-13.1")
def test_the_wizard_mentalist() -> None:
    faces = {"areas": "cornes castle mines", "face_down": {"castle": "ogre", "mines": "storm"}}
    table = here("reset", "wizard-mentalist", **faces)
    table.play(A, "use:wizard-mentalist")
    assert table.offered(A) == {"area:castle", "area:mines"}
    table.play(A, "area:castle")
    assert table.args("peeks", A) == [{"player": A, "area": "castle", "encounter": ["ogre"]}]
    assert table.args("peeks", B) == [{"player": A, "area": "castle", "encounter": None}]
    assert table.view(A)["face_down"]["castle"] == ["ogre"]
    assert table.view(B)["face_down"]["castle"] == 1


@pytest.mark.clauses("AN-13.3", "AN-15.3")
@pytest.mark.parametrize(("die", "state"), [(3, ""), (4, "asleep"), (5, "asleep"), (6, "dead")])
def test_the_assassin(die: int, state: str) -> None:
    table = here("interaction", "assassin", luck=[("die", die)])
    table.play(A, "use:assassin")
    assert table.offered(A) == {"character:technician", "character:tao"}
    table.play(A, "character:tao")
    assert table.zone("asleep") == (["tao"] if state == "asleep" else [])
    assert table.zone("character_discard") == (["tao"] if state == "dead" else [])
    assert "use:assassin" not in here("interaction", "assassin", at={A: "cornes", B: "forest"}).offered(A)


@pytest.mark.clauses("AN-15.1", "AN-15.3")
def test_the_mentalist() -> None:
    table = here("interaction", "mentalist", asleep="technician")
    table.play(A, "use:mentalist")
    assert table.offered(A) == {"character:tao"}
    table.play(A, "character:tao")
    assert table.zone("asleep") == ["tao", "technician"]
    assert "use:mentalist" not in here("interaction", "mentalist", asleep="technician tao").offered(A)


@pytest.mark.clauses("AN-11.1", "AN-2.6")
@pytest.mark.parametrize(
    ("position", "passes"),
    [({}, True), ({"exhausted": "acrobatic-warrior"}, True), ({"asleep": "acrobatic-warrior"}, False)],
)
def test_the_acrobatic_warrior_helps_in_speed_checks(position: dict[str, Any], passes: bool) -> None:
    table = explored(6, "", (2,), "ruins", party={A: "acrobatic-warrior"}, **position)
    assert has_won(table) if passes else has_lost(table), "4 + 2 + 2 make 8; asleep she only adds her Speed"


@pytest.mark.clauses("AN-13.3", "AN-11.1")
def test_swift_step_helps_in_an_own_speed_check() -> None:
    table = explored(6, "", (2,), "ruins", hand={A: "swift-step"})
    assert table.offered(A) == {"play:swift-step", "pass"}
    table.play(A, "play:swift-step")
    assert has_won(table), "2 + 4 + 2"
    assert table.state.check_bonus == 0
    assert has_lost(explored(6, "", (5,), "ruins", hand={B: "swift-step"})), "not in another's"


@pytest.mark.clauses("AN-13.19")
def test_the_wizards_free_use_comes_once_a_turn() -> None:
    table = here("interaction", "wizard", hand={A: "sleep sleep"})
    table.play(A, "play:sleep", "character:tao")
    assert (table.zone("exhausted"), table.zone("free_use_spent")) == ([], ["wizard"])
    table.play(A, "play:sleep", "character:technician")
    assert table.zone("exhausted") == ["wizard"]
