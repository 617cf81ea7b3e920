"""The end of the game and the score: ON-19, ON-21."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fogtable.core.play.match import Match
from fogtable.games.onoda import GAME
from fogtable.games.onoda.rules.scoring import payoff, victory_points
from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import ITEMS, Table

ALONE = {"comrades_lost": "kozuka shimada"}


def survive(**position: Any) -> Table:
    """End the last round, fed."""
    table = Table(round=6, **{"camp": "t04 t05", **position})
    table.play("end-round")
    while table.asked() == "interrupt":
        table.play("pass")
    return table


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-19.1", "ON-1.4")
def test_health_0_is_death() -> None:
    table = quiet("t01", health=1)
    table.play("raid")
    assert (table.over, table.outcome(), table.end) == (True, "island: death", "death")
    assert table.story()[-1] == "dies"


@pytest.mark.clauses("ON-19.2", "ON-1.5")
def test_paranoia_10_is_madness() -> None:
    table = quiet("t01", paranoia=9, round=4)
    table.play("raid")
    assert (table.over, table.outcome(), table.end) == (True, "island: madness", "madness")
    assert table.log("check-begins") == [{"check": "raid"}], "no sanity check is made"


@pytest.mark.clauses("ON-19.3", "ON-13.5")
def test_a_failed_sanity_check_is_madness() -> None:
    table = quiet("t01 t02", health=5, paranoia=5)
    table.play("raid")
    assert (table.over, table.outcome(), table.end) == (True, "island: broken", "broken")


@pytest.mark.clauses("ON-19.4", "ON-21.1")
def test_whoever_ends_the_sixth_round_has_survived() -> None:
    table = survive()
    assert (table.over, table.end) == (True, "survived")
    assert table.match.outcome.seats == ("onoda",)
    assert table.camp == set()


@pytest.mark.clauses("ON-19.5", "ON-21.1")
def test_a_defeat_has_no_band_and_no_winner() -> None:
    table = quiet("t01", health=1, honor=6, round=3)
    table.play("raid")
    assert table.match.outcome.side == "island"
    assert table.match.outcome.seats == ()
    assert table.match.outcome.cause == "death"


def dead(**position: Any) -> int:
    """Return what a defeat is worth."""
    table = quiet("t01", paranoia=9, lasting="giant-bees", **position)
    table.play("cancel:giant-bees")
    assert table.over
    return payoff(table.state, 0)


@pytest.mark.clauses("ON-19.5")
def test_how_games_are_ranked() -> None:
    worst = survive(health=1, paranoia=8, items="", honor=0)
    assert worst.end == "survived"
    ranked = [dead(round=number, honor=honor) for number in range(1, 7) for honor in range(8)]
    assert ranked == sorted(set(ranked)), "a later round is better, then more honor"
    assert max(ranked) < payoff(worst.state, 0) < payoff(survive().state, 0) < payoff(survive(honor=3).state, 0)


@pytest.mark.clauses("ON-19.6")
@pytest.mark.parametrize("region", ["lubang", "tilik", "five-hundred", "kyanpu", "binacas", "looc", "ago"])
def test_there_is_always_a_move_and_a_raid(region: str) -> None:
    table = Table(at=region, items="", health=1, paranoia=9, alert={region: 6}, **ALONE)
    assert "raid" in table.offered()
    assert any(answer.startswith("move:") for answer in table.offered())


@pytest.mark.clauses("ON-19.6", "ON-4.4")
@pytest.mark.parametrize("variant", ["standard", "military", "survival"])
@pytest.mark.parametrize("seed", range(1, 9))
def test_every_game_ends(seed: int, variant: str) -> None:
    table = Table.fresh(seed, variant=variant)
    choose = random.Random(seed)
    for _ in range(1500):
        if table.over:
            break
        table.play(choose.choice(sorted(table.offered())))
    assert table.over


@pytest.mark.clauses("ON-19.6")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_round_that_is_not_ended_ends_the_game(seed: int) -> None:
    table = Table.fresh(seed)
    choose = random.Random(seed)
    for _ in range(1500):
        if table.over:
            break
        table.play(choose.choice(sorted(table.offered() - {"end-round"})))
    assert table.over
    assert table.round == 1


# -- victory points ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-21.6", "ON-21.2")
def test_the_start_is_worth_145() -> None:
    assert victory_points(Match(GAME, 1).state) == 145


@pytest.mark.clauses("ON-21.2", "ON-21.3")
@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({}, 145),
        ({"honor": 2}, 165),
        ({"health": 7}, 115),
        ({"paranoia": 3}, 115),
        ({"items": f"{ITEMS} radio"}, 150),
        ({"items": "radio"}, 125),
        ({"items": ""}, 120),
        ({"exhausted": "kozuka"}, 135),
        ({"exhausted": "kozuka shimada"}, 125),
        (ALONE, 125),
        ({"comrades": "kozuka shimada akatsu"}, 155),
        ({"hand": "futamata salt", "alert": {"tilik": 6}, "camp": "t01 t02"}, 145),
    ],
)
def test_what_counts(position: dict[str, Any], points: int) -> None:
    assert victory_points(Table(**position).state) == points


@pytest.mark.clauses("ON-21.4")
def test_they_may_be_negative() -> None:
    table = survive(health=1, paranoia=9, items="kit", camp="t06", **ALONE)
    assert table.over
    assert victory_points(table.state) == -75
    assert table.outcome() == "onoda: forgotten"


@pytest.mark.clauses("ON-21.5")
@pytest.mark.parametrize(
    ("health", "honor", "items", "points", "band"),
    [
        (3, 0, "", 30, "forgotten"),
        (3, 0, "kit", 35, "outlaw"),
        (6, 0, "", 60, "outlaw"),
        (6, 0, "kit", 65, "disputed"),
        (9, 0, "", 90, "disputed"),
        (9, 0, "kit", 95, "historical"),
        (10, 3, "", 130, "historical"),
        (10, 3, "kit", 135, "legend"),
    ],
)
def test_the_bands(health: int, honor: int, items: str, points: int, band: str) -> None:
    table = survive(health=health, honor=honor, items=items, camp="t06", **ALONE)
    assert victory_points(table.state) == points
    assert table.outcome() == f"onoda: {band}"
