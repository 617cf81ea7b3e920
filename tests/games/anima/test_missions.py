"""Every Basic Mission: AN-11, specification 7.5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.journeys import explored, meeting, stands
from tests.games.anima.table import A, B, Table

ABOARD: dict[str, Any] = {"goods": {A: "aboard"}, "goods_reckoned": {A: "awaited aboard"}}
"""Contraband has begun in secret."""


def on_a_mission(area: str, mission: str, dice: tuple[int, ...] = (), **position: Any) -> Table:
    """Return the table after A has chosen the Mission reward in an Area."""
    standard: dict[str, Any] = {"missions": {A: mission}} if "started" not in position else {}
    table = explored(1, dice=dice, area=area, **standard | position)
    table.play(A, f"mission:{mission}")
    return table


def completed(table: Table, mission: str) -> bool:
    """Tell whether A has completed a mission."""
    return table.of("completed", A) == [mission] and not table.of("started", A) + table.of("missions", A)


def marks(table: Table) -> tuple[int, int]:
    """Return A's reward markers."""
    return table.of("combat_marks", A), table.of("speed_marks", A)


# -- in general -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.4", "AN-11.14")
@pytest.mark.parametrize(
    ("area", "offered"),
    [
        ("ruins", {"grimoire"}),
        ("castle", {"rescue"}),
        ("cornes", set()),
        ("dragon-peak", {"dragon"}),
        ("monastery", {"siege", "shrines"}),
        ("abyss-gate", {"vigil"}),
        ("capital", {"race"}),
        ("port", set()),
        ("bazaar", {"contraband"}),
        ("mines", {"crystal"}),
        ("pilgrims-road", {"shrines"}),
        ("forest", {"shrines"}),
        ("glass-desert", set()),
        ("tower", set()),
    ],
)
def test_a_step_is_offered_in_the_area_that_it_names(area: str, offered: set[str]) -> None:
    names = "grimoire rescue dragon siege vigil race contraband crystal shrines purge"
    table = explored(1, area=area, missions={A: names})
    assert table.offers(A, "mission") == offered
    assert not explored(1, area=area, missions={B: names}).offers(A, "mission")


@pytest.mark.clauses("AN-11.2", "AN-11.4", "AN-11.14")
def test_second_steps_are_offered_after_the_first() -> None:
    done: dict[str, Any] = {"started": {A: "rescue race"}, "steps": {"rescue": 1, "race": 1}}
    assert explored(1, area="cornes", **done).offers(A, "mission") == {"rescue"}
    smuggling = explored(1, area="port", missions={A: "contraband"}, **ABOARD, **done)
    assert smuggling.offers(A, "mission") == {"race", "contraband"}
    assert not explored(1, area="castle", **done).offers(A, "mission")
    assert not explored(1, area="capital", **done).offers(A, "mission")


@pytest.mark.clauses("AN-11.3", "AN-11.5")
def test_a_mission_is_public_from_its_start_even_if_the_step_fails() -> None:
    table = on_a_mission("ruins", "grimoire", (5,))
    assert (table.of("started", A), table.of("missions", A)) == (["grimoire"], [])
    assert table.args("starts-mission", B) == [{"player": A, "mission": "grimoire"}]
    assert table.view(B)["started"][A] == ["grimoire"]
    assert (table.at(A), table.of("ended", A)) == ("ruins", False), "nothing else happens"
    again = on_a_mission("ruins", "grimoire", (6,), started={A: "grimoire"})
    assert completed(again, "grimoire")
    assert not again.args("starts-mission")


@pytest.mark.clauses("AN-11.5", "AN-10.13")
def test_a_lost_battle_for_a_step_can_be_tried_again() -> None:
    table = on_a_mission("mines", "crystal", (1, 2))
    assert (table.at(A), table.of("ended", A), table.of("started", A)) == ("none", True, ["crystal"])
    deadly = on_a_mission("mines", "crystal", (1, 3), party={A: "warrior tao"}, asleep="tao")
    assert deadly.asked(A) == "lose-character"


@pytest.mark.clauses("AN-11.9", "AN-11.10")
def test_the_first_mission_of_the_game_reveals_the_final_mission() -> None:
    table = on_a_mission("mines", "crystal", (6, 1), luck=[("final", "rift")])
    assert completed(table, "crystal")
    assert table.zone("final") == ["rift"]
    assert table.args("final-drawn", B) == [{"final": "rift"}]
    assert table.zone("final_box") == []
    second = on_a_mission("mines", "crystal", (6, 1), completed={B: "purge"}, final="orb", final_box="")
    assert second.zone("final") == ["orb"]
    assert not second.args("final-drawn")


@pytest.mark.clauses("AN-22.1")
def test_with_the_crisis_it_is_not_revealed_by_itself() -> None:
    table = on_a_mission("mines", "crystal", (6, 1), options={"crisis": True})
    assert completed(table, "crystal")
    assert (table.zone("final"), len(table.zone("final_box"))) == ([], 3)


@pytest.mark.clauses("AN-11.9", "AN-11.12", "AN-14.7")
def test_markers_add_up_and_survive_the_party() -> None:
    table = on_a_mission("mines", "crystal", (6, 1), combat_marks={A: 2}, completed={A: "purge"}, final="orb")
    assert (marks(table), table.of("completed", A)) == ((4, 0), ["crystal", "purge"])
    wiped = meeting("abyss-lord", 1, 6, combat_marks={A: 2}, started={A: "rescue"}, steps={"rescue": 1})
    assert (marks(wiped), wiped.of("started", A), wiped.on("steps", "rescue")) == ((2, 0), ["rescue"], 1)


# -- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.1", "AN-11.9")
@pytest.mark.parametrize(("die", "done"), [(6, True), (5, False)])
def test_the_lost_grimoire(die: int, done: bool) -> None:
    luck = [("draw", "gate"), ("draw", "scout")] if done else []
    table = on_a_mission("ruins", "grimoire", (die,), luck=luck)
    assert completed(table, "grimoire") == done
    assert marks(table) == ((1, 0) if done else (0, 0))
    assert table.of("hand", A) == (["gate", "scout"] if done else [])


@pytest.mark.clauses("AN-11.2", "AN-11.9", "AN-10.16")
def test_daring_rescue() -> None:
    table = on_a_mission("castle", "rescue", (6, 1))
    assert stands(table) == (4, 8)
    assert (table.of("started", A), table.on("steps", "rescue"), marks(table)) == (["rescue"], 1, (0, 0))
    home = on_a_mission("cornes", "rescue", started={A: "rescue"}, steps={"rescue": 1}, luck=[("character", "tao")])
    assert completed(home, "rescue")
    assert (marks(home), home.of("party", A)) == ((2, 0), ["tao", "warrior"])
    full = on_a_mission(
        "cornes", "rescue", started={A: "rescue"}, steps={"rescue": 1}, party={A: "warrior tao thief mentalist"}
    )
    assert completed(full, "rescue")
    assert len(full.of("party", A)) == 4


@pytest.mark.clauses("AN-11.5", "AN-11.9")
def test_the_ashen_dragon() -> None:
    table = on_a_mission("dragon-peak", "dragon", (6, 1), combat_marks={A: 2})
    assert stands(table) == (6, 11)
    assert (completed(table, "dragon"), marks(table)) == (True, (5, 0))


@pytest.mark.clauses("AN-11.1", "AN-11.2", "AN-11.9")
def test_the_emperors_race() -> None:
    table = on_a_mission("capital", "race", (5,))
    assert (table.on("steps", "race"), table.of("started", A)) == (1, ["race"]), "2 + 5 are 7"
    assert on_a_mission("capital", "race", (4,)).on("steps", "race") == 0
    home: dict[str, Any] = {"started": {A: "race"}, "steps": {"race": 1}, "speed_marks": {A: 1}}
    assert completed(on_a_mission("port", "race", (6,), **home), "race")
    assert marks(on_a_mission("port", "race", (6,), **home)) == (0, 4)
    assert on_a_mission("port", "race", (5,), **home).of("started", A) == ["race"]


@pytest.mark.clauses("AN-11.5", "AN-11.9")
def test_heart_of_crystal() -> None:
    table = on_a_mission("mines", "crystal", (5, 1))
    assert stands(table) == (4, 8)
    assert (completed(table, "crystal"), marks(table)) == (True, (2, 0))


@pytest.mark.clauses("AN-11.2", "AN-11.9")
def test_three_shrines_in_any_order() -> None:
    first = on_a_mission("forest", "shrines", at={A: "forest", B: "cornes"})
    assert (first.of("started", A), first.on("steps", "shrines"), first.zone("shrines")) == (["shrines"], 1, ["forest"])
    done: dict[str, Any] = {"started": {A: "shrines"}, "steps": {"shrines": 2}, "shrines": "forest monastery"}
    assert not explored(1, area="monastery", **done).offers(A, "mission")
    last = on_a_mission("pilgrims-road", "shrines", **done)
    assert (completed(last, "shrines"), marks(last)) == (True, (1, 2))


@pytest.mark.clauses("AN-11.17")
def test_purge_the_darkness_counts_levels_of_monsters_beaten() -> None:
    purging: dict[str, Any] = {"started": {A: "purge"}, "combat_marks": {A: 20}}
    one = meeting("risen-dead", 6, 1, **purging)
    assert (one.on("steps", "purge"), one.of("completed", A)) == (1, [])
    three = meeting("lich", 6, 1, **purging)
    assert (completed(three, "purge"), marks(three)) == (True, (22, 0))
    two = meeting("vampire", 6, 1, **purging | {"steps": {"purge": 2}})
    assert completed(two, "purge"), "3 or more"


@pytest.mark.clauses("AN-11.17")
def test_what_does_not_count_for_the_purge() -> None:
    purging: dict[str, Any] = {"started": {A: "purge"}, "combat_marks": {A: 20}}
    assert meeting("ogre", 6, 1, **purging).on("steps", "purge") == 0
    assert explored(6, "", (6, 1), "tower", **purging).on("steps", "purge") == 0, "a foe is no Monster card"
    assert explored(5, "vampire", (), "cornes", **purging).on("steps", "purge") == 0, "a false alarm"
    assert meeting("lich", 1, 6, started={A: "purge"}).on("steps", "purge") == 0, "a battle lost"
    fled = meeting("lich", party={A: "shadow"}, **purging)
    fled.play(A, "use:shadow")
    assert fled.on("steps", "purge") == 0
    others = meeting("lich", 6, 1, started={B: "purge"}, combat_marks={A: 20})
    assert others.on("steps", "purge") == 0
    unstarted = meeting("lich", 6, 1, missions={A: "purge"}, combat_marks={A: 20})
    assert unstarted.on("steps", "purge") == 0


@pytest.mark.clauses("AN-11.17")
def test_the_purge_is_complete_before_the_reward_is_chosen() -> None:
    table = explored(
        2, "abyss-lord", (6, 1), "tower", started={A: "purge"}, combat_marks={A: 20}, luck=[("final", "orb")]
    )
    assert completed(table, "purge")
    assert "final" in table.offered(A)


@pytest.mark.clauses("AN-11.17", "AN-6.4")
def test_a_prior_monster_counts_for_the_purge() -> None:
    table = Table(
        "movement",
        areas="castle forest",
        prior={"castle": "vampire"},
        at={A: "forest"},
        started={A: "purge"},
        steps={"purge": 1},
        combat_marks={A: 9},
    )
    table.dice(6, 1)
    table.play(A, "go:castle")
    assert completed(table, "purge")


# -- Contraband -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.3")
def test_a_secret_start_looks_like_no_reward() -> None:
    secret = explored(1, area="bazaar", missions={A: "contraband dragon"})
    secret.play(A, "mission:contraband")
    plain = explored(1, area="bazaar", missions={A: "contraband dragon"})
    plain.play(A, "nothing")
    assert (secret.of("goods", A), plain.of("goods", A)) == ("aboard", "awaited")
    assert secret.of("goods_reckoned", A) == ["aboard", "awaited"]
    assert secret.of("missions", A) == ["contraband", "dragon"]
    for viewer in (B, "spectator"):
        assert secret.told(viewer) == plain.told(viewer)
        assert secret.view(viewer) == plain.view(viewer)
    assert secret.args("smuggles", A) == [{"player": A}]
    assert secret.view(A)["goods"][A] == "aboard"


@pytest.mark.clauses("AN-11.3", "AN-11.9")
def test_contraband_is_revealed_and_complete_in_the_free_port() -> None:
    luck = [("draw", "gate"), ("draw", "scout")]
    table = on_a_mission("port", "contraband", missions={A: "contraband"}, **ABOARD, luck=luck)
    assert completed(table, "contraband")
    assert (marks(table), table.of("hand", A), table.of("goods", A)) == ((0, 2), ["gate", "scout"], "awaited")
    assert table.args("starts-mission", B) == [{"player": A, "mission": "contraband"}]


@pytest.mark.clauses("AN-11.4")
def test_contraband_is_not_offered_twice_in_the_bazaar() -> None:
    assert not explored(1, area="bazaar", missions={A: "contraband"}, **ABOARD).offers(A, "mission")
