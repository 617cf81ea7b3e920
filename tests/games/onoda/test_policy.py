"""What simulations go by: weights look at nothing hidden, always leave an option, and play sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from fogtable.compile.check.game import modules_of
from fogtable.core.declarations.cards import members
from fogtable.core.declarations.choice import Choice
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import execution
from fogtable.fast.match import FastMatch
from fogtable.games.onoda import GAME
from fogtable.games.onoda.policy.values import better, chance, meal, raid_gain, worse
from fogtable.games.onoda.setup import Options
from fogtable.lab.playing import Plan, open_match
from tests.games import weighing
from tests.games.onoda.table import Table
from tests.games.weighing import drawn
from tests.games.weighing import offered_weights as weights
from tests.tiers import slow, tries

VARIANTS = ("standard", "military", "survival")
RARE = {"discard-lasting", "relocate", "calm-region", "keep-food"}
"""Questions that few games ask."""


def rare_questions() -> Iterator[Table]:
    """Yield positions that ask what games seldom come to."""
    order = Table(lasting="giant-bees trail-patrols")
    order.play("move:tilik")
    restore = Table(comrades="", exhausted="kozuka shimada", hand="jungle-remedies")
    restore.play("play:jungle-remedies-comrade")
    trim = Table(mission="harvest-at-looc", at="looc", hand="salt plantains the-order")
    trim.play("mission", "exhaust:kozuka")
    for table, code in ((order, "order-effects"), (restore, "restore-comrade"), (trim, "discard-prepared")):
        assert table.asked() == code
        yield table


def games(number: int, even: bool) -> Iterator[Match]:
    """Yield games at every question, in all variants; answered evenly or by the policy."""
    for seed in range(number):
        rng = Random(seed)
        match = Match(GAME, 1, Options(VARIANTS[seed % 3]), seed)  # type: ignore[arg-type]
        while not match.over:
            yield match
            asked = match.question(0)
            assert asked is not None
            match.answer(0, rng.choice(members(asked[1])) if even else drawn(match, 0, rng))


def test_every_question_has_a_rule() -> None:
    assert set(GAME.policy) == set(GAME.choices)


def test_the_policy_is_written_in_the_rules_language() -> None:
    assert "fogtable.games.onoda.policy.acts" in modules_of("onoda")


@slow
@pytest.mark.parametrize("even", [True, False])
def test_some_option_always_weighs_something_and_none_less_than_nothing(even: bool) -> None:
    met: set[type[Choice]] = set()
    for match in chain(games(60, even), (table.match for table in rare_questions())):
        found = weights(match, 0)
        assert all(type(weight) is int and 0 <= weight <= 25_000_000 for weight in found.values()), found
        assert sum(found.values()) > 0
        met.add(match.question(0)[0])  # type: ignore[index]
    assert {choice.code() for choice in set(GAME.choices) - met} <= RARE


def test_weights_look_at_nothing_that_is_hidden() -> None:
    """They are the same in any other world that could be meant: other decks, other tokens to come."""
    rng = Random(5)
    met = 0
    number = tries(45)
    for match in games(number, even=False):
        if rng.random() < 0.1:
            met += 1
            assert weights(redeal(match, 0, rng.getrandbits(32)), 0) == weights(match, 0)
    assert met > 4 * number


def heaviest(table: Table) -> str:
    """Return the option that weighs most, by its meaning."""
    return weighing.heaviest(table.match, 0)


def test_a_fed_squad_at_home_ends_the_round() -> None:
    assert heaviest(Table(mission_at="none", camp="t04 t05")) == "end-round"


def test_a_hungry_squad_does_not() -> None:
    assert heaviest(Table(mission_at="none")) != "end-round"


def test_nobody_raids_where_no_token_helps() -> None:
    table = Table(at="tilik", alert={"tilik": 6})
    assert heaviest(table).startswith("move")
    assert raid_gain(table.state, table.state.at, 0) < 0


def test_a_sanity_check_is_not_given_up() -> None:
    table = Table(at="lubang", health=6, paranoia=6, hand="salt", alert={"lubang": 3})
    table.draws("t03 t05")  # the raid fails, health 5 < 6; the check draws 2
    table.play("raid", "accept")
    assert table.check == "sanity"
    assert heaviest(table) != "accept"


def test_the_item_of_the_mission_is_kept() -> None:
    table = Table(at="lubang", mission="the-pier", items="binoculars rifle")
    table.draws("t12 t04")
    table.reveals("rust")
    table.play("raid", "do:exhaust-any-item")
    assert table.asked() == "exhaust-item"
    assert heaviest(table) == "exhaust:binoculars"
    assert max(weights(table.match, 0).values()) > 1000 * min(weights(table.match, 0).values())


def test_a_marker_goes_where_most_lie() -> None:
    table = Table(mission_at="none", camp="t04 t05 t07", alert={"looc": 6, "tilik": 5, "ago": 4})
    table.play("end-round")
    assert heaviest(table) == "calm:looc"
    found = sorted(weights(table.match, 0).values())
    assert len(set(found)) == len(found), "none is as good as another"


@pytest.mark.skipif(execution("onoda").kind != "compiled", reason="playouts need compiled rules")
def test_playouts_by_the_policy_go_about_as_well_as_the_steady_bot() -> None:
    """It gets a third of the best payoff; chance, or a policy that blurs, a twentieth."""
    paid = []
    for number in range(40):
        match = open_match(Plan("onoda", ("steady",), seed=2024), number)
        assert isinstance(match, FastMatch)
        paid.append(match.play_out(20, number, True, 0)[1][0])
    assert 0.27 < sum(paid) / len(paid) < 0.40


# -- what things are worth --------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-10.1")
def test_chance_comes_from_the_bag() -> None:
    assert chance(Table().state, 2) == 7 * 83
    assert chance(Table(camp="t06 t07 t08").state, 2) == 4 * 111


def test_a_loss_is_the_dearer_the_less_is_left() -> None:
    plenty, little = Table(health=9).state, Table(health=3, paranoia=2).state
    assert 0 < worse(plenty, 1, 0) < worse(little, 1, 0)
    assert 0 < better(plenty, 1, 0) < better(little, 1, 0)
    assert worse(plenty, 0, 0) == 0


@pytest.mark.clauses("ON-18.5")
def test_food_is_worth_what_hunger_costs() -> None:
    hungry, fed = Table().state, Table(camp="t04 t05").state
    assert meal(hungry, 2) > 5 * meal(fed, 2) > 0
    ants = Table(camp="t04 t05", lasting="ants-in-the-food").state
    assert meal(ants, 2) < 0
