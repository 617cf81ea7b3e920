"""The tree of Areas: AN-19."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Encounter
from tests.games.anima.table import A, B, Table

AREAS = "cornes forest castle tower"
"""Two Areas of level 1, one of level 2, one of level 3."""


def tree(at: str = "none", phase: str = "movement", **position: Any) -> Table:
    """Return a table with the tree, at which the first Party is about to move from an Area."""
    setting: dict[str, Any] = {"options": {"tree": True}, "areas": AREAS, "at": {A: at, B: "none"}}
    return Table(phase, **setting | position)


@pytest.mark.clauses("AN-19.2", "AN-19.5")
@pytest.mark.parametrize(
    ("at", "areas"),
    [
        ("none", {"cornes", "forest"}),
        ("cornes", {"cornes", "forest", "castle"}),
        ("castle", {"cornes", "forest", "castle", "tower"}),
        ("tower", {"castle", "tower"}),
    ],
)
def test_a_party_goes_to_the_levels_next_to_its_own(at: str, areas: set[str]) -> None:
    assert tree(at).offers(A, "go") == areas
    assert tree(at, options={}).offers(A, "go") == {"cornes", "forest", "castle", "tower"}


@pytest.mark.clauses("AN-19.5", "AN-19.2")
def test_a_party_that_rested_enters_from_the_road_on_the_next_turn() -> None:
    table = tree("castle")
    table.play(A, "rest")
    table.play(B, "rest")
    table.play(B, "end")
    table.play(A, "end")
    table.play(B, "rest")
    assert table.offers(A, "go") == {"cornes", "forest"}


@pytest.mark.clauses("AN-19.3")
def test_a_move_that_changes_the_level_finds_an_encounter() -> None:
    table = tree("cornes", luck=[("encounter", "cache")])
    table.play(A, "go:castle")
    assert table.at(A) == "castle"
    assert table.zone("encounter_discard") == ["cache"]
    assert table.args("road-encounter") == [{"area": "castle", "encounter": "cache"}]


@pytest.mark.clauses("AN-19.3")
@pytest.mark.parametrize(("at", "to"), [("none", "cornes"), ("cornes", "forest"), ("castle", "castle")])
def test_entering_the_tree_and_staying_on_a_level_find_none(at: str, to: str) -> None:
    table = tree(at)
    table.play(A, f"go:{to}")
    assert table.at(A) == to
    assert len(table.zone("encounter_deck")) == len(Encounter)


@pytest.mark.clauses("AN-19.3", "AN-6.4")
def test_a_monster_met_on_the_way_that_wins_stays() -> None:
    table = tree("cornes", luck=[("encounter", "ogre"), ("die", 1), ("die", 4)])
    table.play(A, "go:castle")
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert table.on("prior", "castle") == ["ogre"]


@pytest.mark.clauses("AN-19.3")
def test_where_a_prior_encounter_lies_that_one_alone_is_played() -> None:
    table = tree("cornes", face_down={"castle": ["cache"]})
    table.play(A, "go:castle")
    assert table.zone("encounter_discard") == ["cache"]
    assert len(table.zone("encounter_deck")) == len(Encounter) - 1


@pytest.mark.clauses("AN-19.4", "AN-19.1")
def test_a_new_area_comes_from_the_deck_of_a_level_in_reach() -> None:
    assert tree().offers(A, "explore-level") == {"level-1"}
    assert tree("cornes").offers(A, "explore-level") == {"level-1", "level-2"}
    assert tree("tower").offers(A, "explore-level") == {"level-2", "level-3"}
    assert "explore" not in tree().offered(A)
    table = tree("cornes", luck=[("new-area", "mines"), ("encounter", "cache")], areas="cornes forest")
    table.play(A, "explore-level:level-2")
    assert table.at(A) == "mines"
    assert table.zone("encounter_discard") == ["cache"], "one Encounter, the usual one"
    assert len(table.zone("encounter_deck")) == len(Encounter) - 1


@pytest.mark.clauses("AN-19.4")
def test_a_removed_area_must_be_in_reach_too() -> None:
    table = tree("cornes", area_discard="port mines dragon-peak")
    assert table.offers(A, "explore-discarded") == {"port", "mines"}


@pytest.mark.clauses("AN-19.4", "AN-5.7")
def test_a_level_whose_deck_is_empty_is_not_offered() -> None:
    level_3 = "tower abyss-gate dragon-peak"
    table = tree("castle", areas="cornes forest castle", area_discard=level_3)
    assert table.offers(A, "explore-level") == {"level-1", "level-2"}
    assert table.offers(A, "explore-discarded") == set(level_3.split())


@pytest.mark.clauses("AN-19.6", "AN-13.13")
def test_a_redirect_names_only_a_level_in_reach() -> None:
    table = tree("cornes", hand={B: "wrong-way"})
    table.play(A, "go:forest")
    table.play(B, "play:wrong-way")
    assert table.offers(B, "area") == {"cornes", "castle"}
    table.say([("encounter", "cache")])
    table.play(B, "area:castle")
    assert table.args("road-encounter") == [{"area": "castle", "encounter": "cache"}], "that move changes the level"
    same = tree("cornes", hand={B: "wrong-way"})
    same.play(A, "go:castle")
    same.play(B, "play:wrong-way", "area:forest")
    assert (same.at(A), "road-encounter" in same.events()) == ("forest", False)


@pytest.mark.clauses("AN-19.6", "AN-5.16")
def test_a_zeppelin_enters_any_level_and_meets_nothing() -> None:
    table = tree(hand={A: "zeppelin"})
    table.play(A, "play:zeppelin", "area:tower")
    assert table.at(A) == "tower"
    assert len(table.zone("encounter_deck")) == len(Encounter)


@pytest.mark.clauses("AN-19.7")
def test_a_spatial_gate_ignores_the_tree_and_gives_the_new_level() -> None:
    table = tree("cornes", "exploration", party={A: "wizard"}, hand={A: "gate"})
    table.play(A, "play:gate", "area:tower", "stay")
    assert len(table.zone("encounter_deck")) == len(Encounter)
    table.play(min(table.awaited()), "end")
    table.play(min(table.awaited()), "end")
    while table.awaited() != {A}:
        table.play(B, "rest")
    assert table.offers(A, "go") == {"castle", "tower"}


@pytest.mark.clauses("AN-19.8", "AN-5.9", "AN-5.12")
def test_the_last_area_of_level_1_stays() -> None:
    areas = "cornes castle ruins tower"
    table = tree("castle", areas=areas, luck=[("new-area", "mines"), ("encounter", "cache")])
    table.play(A, "explore-level:level-2")
    assert table.offers(A, "remove") == {"castle", "ruins", "tower"}
    table = tree("castle", areas=areas, luck=[("new-area", "port"), ("encounter", "cache")])
    table.play(A, "explore-level:level-1")
    assert table.offers(A, "remove") == {"cornes", "castle", "ruins", "tower"}, "another one of level 1 comes"
    full = {"castle": ["goblins"], "ruins": ["wolves"], "tower": ["ogre"]}
    assert tree(areas=areas, prior=full).offers(A, "explore-level") == {"level-1"}
    barred = tree("cornes", areas=areas, prior=full)
    assert barred.offers(A, "explore-level") == {"level-1"}, "for one of level 2 nothing could go"
