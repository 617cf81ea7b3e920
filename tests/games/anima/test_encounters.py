"""Encounters: the level check, false alarms, several in a row: AN-6, AN-12.3 to AN-12.6."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Encounter
from tests.games.anima.journeys import explored, has_lost, has_won, meeting
from tests.games.anima.table import A, B, Table

ALL = " ".join(Encounter.names)


@pytest.mark.clauses("AN-6.2", "AN-12.6", "AN-2.7")
def test_a_false_alarm_brings_the_reward_at_once() -> None:
    table = explored(6, "fire-elemental", area="forest", at={A: "forest", B: "cornes"})  # two Encounters of level 1
    assert has_won(table)
    assert table.zone("encounter_discard") == ["fire-elemental"], "the second is not drawn"
    assert "fights-monster" not in table.events()


@pytest.mark.clauses("AN-6.2")
@pytest.mark.parametrize(
    ("area", "die", "encounter", "happens"),
    [
        ("cornes", 5, "storm", True),
        ("cornes", 5, "rift", False),
        ("mines", 3, "fire-elemental", True),
        ("mines", 3, "abyss-lord", False),
        ("tower", 2, "abyss-lord", True),
    ],
)
def test_an_encounter_happens_up_to_the_level_of_the_area(area: str, die: int, encounter: str, happens: bool) -> None:
    position = {"areas": f"{area} forest", "combat_marks": {A: 0}}
    table = explored(die, encounter, (6, 1), area, **position)
    assert ("false-alarm" in table.events()) == (not happens)
    assert table.args("meets") == [{"player": A, "encounter": encounter}]


@pytest.mark.clauses("AN-12.3", "AN-12.4")
def test_the_second_encounter_is_drawn_when_the_first_is_overcome() -> None:
    table = explored(5, "goblins cache", (6, 1), luck=[("draw", "scout")])
    assert has_won(table)
    assert [e["encounter"] for e in table.args("meets")] == ["goblins", "cache"]


@pytest.mark.clauses("AN-12.3", "AN-12.4")
@pytest.mark.parametrize(("first", "dice"), [("ogre", (1, 3)), ("storm", ())])
def test_a_lost_encounter_stops_the_rest(first: str, dice: tuple[int, ...]) -> None:
    table = explored(5, first, dice)
    assert has_lost(table)
    assert [e["encounter"] for e in table.args("meets")] == [first]
    assert table.zone("encounter_discard") == [first]


@pytest.mark.clauses("AN-12.4", "AN-13.3")
def test_a_cancelled_event_lets_the_next_encounter_come() -> None:
    table = explored(5, "storm goblins", (6, 1), party={A: "mentalist"}, hand={A: "ward"}, combat_marks={A: 3})
    table.play(A, "play:ward")
    assert has_won(table)
    assert table.zone("encounter_discard") == ["goblins", "storm"]


@pytest.mark.clauses("AN-16.3", "AN-12.3")
def test_without_any_encounter_the_explorer_has_overcome_it() -> None:
    piled = {"prior": {"forest": ALL}, "encounter_deck": ""}
    assert has_won(explored(2, **piled))
    assert has_won(explored(5, **piled))


@pytest.mark.clauses("AN-16.2")
def test_the_last_encounter_drawn_shuffles_the_discard_pile() -> None:
    table = meeting(
        "goblins", 6, 1, encounter_discard=ALL.replace("goblins ", "").replace("ogre ", ""), prior={"cornes": "ogre"}
    )
    assert has_won(table)
    assert "encounter-deck-remade" in table.events()
    assert table.zone("encounter_discard") == ["goblins"]


@pytest.mark.clauses("AN-16.2")
def test_a_card_that_was_looked_at_is_the_next_one_and_the_last_one() -> None:
    known: dict[str, Any] = {"top": {0: ["goblins"]}, "top_known": {0: [B]}}
    last = known | {"encounter_deck": "", "encounter_discard": ALL.replace("goblins ", "")}
    table = Table("movement", party={A: "thief"}, hand={A: "scout"}, **last)
    table.play(A, "play:scout")
    assert "encounter-deck-remade" not in table.events(), "the last card has not been drawn"
    assert (table.view(A)["top"]["0"], table.view(B)["top"]["0"]) == (["goblins"], ["goblins"])
    late = Table("movement", party={A: "thief"}, hand={A: "scout"}, encounter_deck="", encounter_discard=ALL)
    late.play(A, "play:scout")
    assert late.args("sees-top", B) == [{"player": A, "encounter": None}], "the deck is made anew when one is needed"
    for position in (known, last):
        table = explored(4, "", (6, 1), "forest", **position)
        assert table.args("meets") == [{"player": A, "encounter": "goblins"}]
        assert not table.state.top[0] | table.state.top_known[0], "who has looked does not know the next one"
    assert "encounter-deck-remade" in table.events()


@pytest.mark.clauses("AN-12.4")
def test_what_is_being_resolved_is_public() -> None:
    table = meeting("toll", hand={A: "scout"})
    assert table.view(B)["facing"] == ["toll"]
    assert table.view("spectator")["facing"] == ["toll"]


# -- Prior Encounters -------------------------------------------------------------------------------------------------


def going(prior: str, *dice: int, area: str = "castle", **position: object) -> Table:
    """Return the table after A has gone to an Area with a face-up Prior Encounter."""
    standard: dict[str, object] = {"areas": f"{area} forest", "prior": {area: prior}, "at": {A: "forest", B: "forest"}}
    table = Table("movement", **standard | position)  # type: ignore[arg-type]
    table.dice(*dice)
    table.play(A, f"go:{area}")
    return table


@pytest.mark.clauses("AN-6.4", "AN-5.5", "AN-10.19")
def test_a_prior_monster_is_discarded_when_beaten_and_stays_when_it_wins() -> None:
    won = going("ogre", 6, 1)
    assert (won.at(A), won.zone("encounter_discard"), won.on("prior", "castle")) == ("castle", ["ogre"], [])
    lost = going("ogre", 1, 2)
    assert (lost.at(A), lost.of("ended", A), lost.on("prior", "castle")) == ("none", True, ["ogre"])
    fled = going("ogre", party={A: "shadow"})
    fled.play(A, "use:shadow")
    assert (fled.at(A), fled.of("ended", A), fled.on("prior", "castle")) == ("none", True, ["ogre"])


@pytest.mark.clauses("AN-6.7")
def test_a_prior_encounter_is_resolved_in_its_area() -> None:
    table = going("risen-dead", 6, 1, banner={A: "tol-rauko"}, area="castle")
    assert table.args("stands") == [{"player": A, "combat": 4, "against": 5}], "+1 for Darkness in the Castle"
    tower = going("ogre", 6, 1, banner={A: "tol-rauko"}, area="tower")
    assert tower.args("stands") == [{"player": A, "combat": 6, "against": 8}]
    fog = going("fog", 5, area="glass-desert")
    assert (fog.at(A), fog.of("ended", A)) == ("none", True), "2 + 5 - 2 in the Desert"


@pytest.mark.clauses("AN-6.2")
def test_a_prior_encounter_above_the_level_of_its_area_is_discarded() -> None:
    table = going("abyss-lord", area="castle")
    assert (table.at(A), table.zone("encounter_discard")) == ("castle", ["abyss-lord"])


@pytest.mark.clauses("AN-6.3", "AN-6.8")
def test_a_prior_event_is_suffered_and_discarded() -> None:
    table = going("storm")
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert (table.zone("encounter_discard"), table.on("prior", "castle")) == (["storm"], [])
    passed = going("shrine")
    assert (passed.at(A), passed.of("combat_now", A)) == ("castle", 2)
