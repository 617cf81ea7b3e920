"""What cannot be done, or changes nothing, is told: nobody has to wonder whether a card was forgotten."""

from __future__ import annotations

import pytest

from tests.games.onoda.table import ITEMS, Table, event, mission


@pytest.mark.parametrize(
    ("card", "draws", "line", "position"),
    [
        pytest.param("letters-from-home", "t10", "no-paranoia", {}, marks=pytest.mark.clauses("ON-1.2")),
        pytest.param("typhoon", "", "no-alert binacas", {}, marks=pytest.mark.clauses("ON-2.7")),
        pytest.param("letters-from-home", "t10", "no-comrade-exhausted", {}, marks=pytest.mark.clauses("ON-17.9")),
        pytest.param(
            "transistor-radio",
            "",
            "item-active radio",
            {"items": f"{ITEMS} radio"},
            marks=pytest.mark.clauses("ON-17.8"),
        ),
        pytest.param(
            "batteries", "t11", "no-item-exhausted", {"items": f"{ITEMS} radio"}, marks=pytest.mark.clauses("ON-17.10")
        ),
    ],
)
def test_an_event_tells_what_it_finds_as_it_should_be(
    card: str, draws: str, line: str, position: dict[str, str]
) -> None:
    table = event(card, draws, **position)
    while table.asked() == "choose-deed":
        table.play(sorted(table.offered())[0])
    assert line in table.effects()


@pytest.mark.clauses("ON-1.1")
def test_health_that_is_full_is_told() -> None:
    assert "health-full" in mission("bamboo-and-vines", "t12").effects()


@pytest.mark.clauses("ON-15.9")
def test_dogs_that_find_no_food_are_told() -> None:
    table = Table(at="lubang", alert={"lubang": 3}, lasting="village-dogs", voided="shimada-wounded")
    table.draws("t01")
    table.reveals("shimada-wounded")
    table.play("raid", "accept")
    story = table.story()
    assert story[story.index("takes-effect village-dogs") + 1] == "no-food"


@pytest.mark.clauses("ON-17.7")
def test_a_comrade_who_is_exhausted_already_is_told() -> None:
    table = event("death-of-kozuka", "t10", exhausted="kozuka")
    table.play("do:paranoia-check")
    assert table.effects()[-2:] == ["check-succeeds paranoia", "comrade-exhausted kozuka"]
    assert table.changed() == set()


@pytest.mark.clauses("ON-17.6")
def test_a_camp_without_comrades_is_told() -> None:
    table = event("fishermen-of-looc", "t01", at="looc", alert={"looc": 3}, comrades_lost="kozuka shimada")
    table.play("do:alert-check")
    if table.asked() == "judge":
        table.play("accept")
    assert table.effects()[-1] == "no-comrade"
