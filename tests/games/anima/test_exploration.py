"""The Exploration phase and the specials of the Areas: AN-12, specification 7.2."""

from __future__ import annotations

import pytest

from tests.games.anima.journeys import explored, has_lost, has_won, ready, stands
from tests.games.anima.table import A, B, C, Table

# -- the sub-turn -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-12.1", "AN-7.2")
def test_each_party_in_an_area_decides_in_turn_order_whether_to_explore() -> None:
    at = {A: "cornes", B: "none", C: "cornes"}
    table = Table("exploration", players=3, active="", order=[C, B, A], at=at)
    assert table.awaited() == {C}
    assert table.offered(C) == {"explore", "stay"}
    table.play(C, "stay")
    assert table.awaited() == {A}
    table.play(A, "stay")
    assert (table.zone("turn"), table.phase) == (2, "reset")


@pytest.mark.clauses("AN-12.1", "AN-14.1")
def test_who_has_ended_the_turn_does_not_explore() -> None:
    table = Table("exploration", active="", ended={A: True}, at={A: "none", B: "cornes"})
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-12.2", "AN-12.7")
@pytest.mark.parametrize(
    ("area", "entries"),
    [
        ("cornes", "000011"),
        ("capital", "00011s"),
        ("port", "000111"),
        ("forest", "000112"),
        ("pilgrims-road", "000011"),
        ("monastery", "000111"),
        ("ruins", "00111s"),
        ("glass-desert", "011112"),
        ("bazaar", "00111s"),
        ("castle", "001112"),
        ("mines", "001122"),
        ("tower", "01122s"),
        ("abyss-gate", "011122"),
        ("dragon-peak", "01112s"),
    ],
)
def test_the_exploration_table_of_each_area(area: str, entries: str) -> None:
    for die, entry in enumerate(entries, 1):
        encounters = "cache inn" if entry == "2" else "cache" if entry == "1" else ""
        table = explored(die, encounters, (1, 1), area, at={A: area, B: "forest"}, combat_marks={A: 20})
        assert len(table.args("meets")) == (int(entry) if entry != "s" else 0)
        assert ("special" in table.events()) == (entry == "s")


@pytest.mark.clauses("AN-12.2", "AN-13.3")
def test_the_exploration_die_can_be_rolled_again() -> None:
    table = explored(5, "", (2,), "cornes", party={A: "ranger"}, hand={A: ""})
    assert table.offered(A) == {"use:ranger", "pass"}
    table.play(A, "use:ranger")
    assert has_won(table)
    assert not table.args("meets")
    aura = explored(5, "", (2,), "cornes", hand={A: "sense-aura"})
    aura.play(A, "play:sense-aura")
    assert has_won(aura)
    assert has_won(explored(1, area="cornes", party={B: "ranger"})), "no Ranger of another player is asked"


@pytest.mark.clauses("AN-12.15")
def test_a_spatial_gate_is_played_before_the_decision() -> None:
    table = ready("mines", party={A: "mentalist"}, hand={A: "gate"})
    assert table.offered(A) == {"explore", "stay", "play:gate"}
    table.play(A, "play:gate")
    assert table.offered(A) == {"area:cornes", "area:forest"}
    table.play(A, "area:cornes")
    assert (table.at(A), table.offered(A)) == ("cornes", {"explore", "stay"})
    rolled = explored(1, area="mines", party={A: "mentalist"}, hand={A: "gate"})
    assert rolled.asked(A) == "take-reward", "never after the roll"


# -- the specials -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-12.7", "AN-12.4")
def test_the_capital_turns_members_of_organizations_away() -> None:
    assert has_won(explored(6, area="capital"))
    assert has_lost(explored(6, area="capital", banner={A: "samael"}))


@pytest.mark.clauses("AN-12.7", "AN-11.1")
@pytest.mark.parametrize(("die", "passes"), [(6, True), (5, False)])
def test_the_sunken_ruins_take_a_speed_check(die: int, passes: bool) -> None:
    table = explored(6, "", (die,), "ruins")
    assert has_won(table) if passes else has_lost(table)


@pytest.mark.clauses("AN-12.7")
def test_the_shadow_bazaar_costs_a_random_advantage() -> None:
    table = explored(6, area="bazaar", hand={A: "scout treasure"}, luck=[("lose", "treasure")])
    assert has_won(table)
    assert table.of("hand", A) == ["scout"]
    assert "treasure" in table.zone("discard")
    assert has_won(explored(6, area="bazaar")), "if any"


@pytest.mark.clauses("AN-12.7", "AN-10.16")
def test_the_chain_warden_guards_the_tower() -> None:
    table = explored(6, "", (6, 1), "tower", combat_marks={A: 4})
    assert stands(table) == (8, 12)
    assert has_won(table)
    assert not table.zone("encounter_discard")
    assert has_lost(explored(6, "", (3, 3), "tower", combat_marks={A: 4}))
    paladin = explored(6, "", (6, 1), "tower", party={A: "paladin"}, banner={A: "inquisition"})
    assert stands(paladin) == (3 + 4 + 2, 12), "he has Darkness"


@pytest.mark.clauses("AN-12.7", "AN-15.3")
def test_on_dragons_peak_a_character_falls_asleep() -> None:
    table = explored(6, area="dragon-peak", party={A: "warrior tao thief"}, asleep="thief")
    assert table.offered(A) == {"sleep:warrior", "sleep:tao"}
    table.play(A, "sleep:warrior")
    assert has_won(table)
    assert table.zone("asleep") == ["thief", "warrior"]
    assert has_won(explored(6, area="dragon-peak", asleep="warrior"))


# -- extra rules ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.1")
@pytest.mark.parametrize(("monster", "combat"), [("vampire", 7), ("ogre", 8)])
def test_darkness_is_stronger_in_the_haunted_castle(monster: str, combat: int) -> None:
    assert stands(explored(3, monster, (6, 1), "castle"))[1] == combat


@pytest.mark.clauses("AN-11.1")
@pytest.mark.parametrize(("die", "passes"), [(6, True), (5, False)])
def test_checks_are_harder_in_the_desert_of_glass(die: int, passes: bool) -> None:
    table = explored(2, "fog", (die,), "glass-desert")
    assert has_won(table) if passes else has_lost(table)
