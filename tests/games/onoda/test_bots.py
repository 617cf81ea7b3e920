"""The bots of ONODA: every answer legal, nothing remembered, sense in plain positions, stronger than chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from fogtable import bots
from fogtable.bots.search import SearchBot
from fogtable.core.bot import Bot, Observation, PolicyBot, observe
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import execution
from fogtable.games.onoda import GAME
from fogtable.games.onoda.policy.weights import WEIGHTS
from fogtable.games.onoda.setup import Options
from fogtable.lab.playing import Plan, Played, play_one
from tests.games.onoda.table import Table
from tests.tiers import slow

in_each_variant = pytest.mark.parametrize(
    "variant", ["standard", pytest.param("military", marks=slow), pytest.param("survival", marks=slow)]
)
OWN = ("steady", "random")


def play(match: Match, player: Bot, rng: Random) -> list[str]:
    """Play a match to its end as a server does, every answer checked."""
    said = []
    while not match.over:
        option = player.choose(observe(match, 0), rng)
        said.append(match.question(0)[0].meaning(option, match.names))  # type: ignore[index]
        match.answer(0, option)
    return said


def test_steady_is_the_first_bot_and_knows_every_question() -> None:
    assert bots.names(GAME)[0] == "steady"
    assert set(WEIGHTS) == set(GAME.choices)


@in_each_variant
@pytest.mark.parametrize("name", OWN)
@pytest.mark.clauses("ON-19.6")
def test_bots_play_full_games_without_an_illegal_answer(name: str, variant: str) -> None:
    for number in range(15):
        match = Match(GAME, 1, Options(variant), number, guarded=number % 5 == 0)  # type: ignore[arg-type]
        play(match, bots.find(GAME, name)(), Random(number))
        assert len(match.answers) < 600


def test_the_same_luck_gives_the_same_game() -> None:
    def once() -> list[str]:
        return play(Match(GAME, 1, seed=11), PolicyBot(WEIGHTS), Random(12))

    assert once() == once()


@dataclass
class Careless:
    """Answers at random, so that positions come up that the steady bot would not bring about itself."""

    asked: list[Observation] = field(default_factory=list)

    def choose(self, seen: Observation, rng: Random) -> int:
        self.asked.append(seen)
        return rng.choice(seen.options)


@in_each_variant
def test_steady_answers_in_any_position(variant: str) -> None:
    met = set()
    for number in range(40):
        player = Careless()
        play(Match(GAME, 1, Options(variant), number), player, Random(number))  # type: ignore[arg-type]
        for seen in player.asked:
            assert PolicyBot(WEIGHTS).choose(seen, Random(1)) in seen.options
            met.add(seen.choice)
    assert len(met) >= (10 if variant == "standard" else 7)


def test_steady_answers_the_same_in_any_world_that_could_be_this_one() -> None:
    rng = Random(3)
    asked = 0
    for number in range(12):
        match = Match(GAME, 1, seed=number)
        while not match.over:
            if rng.random() < 0.2:
                other = redeal(match, 0, rng.getrandbits(32))
                assert observe(other, 0).view.hand == observe(match, 0).view.hand
                said = [PolicyBot(WEIGHTS).choose(observe(one, 0), Random(4)) for one in (match, other)]
                assert said[0] == said[1]
                asked += 1
            match.answer(0, PolicyBot(WEIGHTS).choose(observe(match, 0), rng))
    assert asked > 100


# -- sense ------------------------------------------------------------------------------------------------------------


def answers(table: Table, times: int = 20) -> Counter[str]:
    """Return what the steady bot answers, asked many times."""
    seen = observe(table.match, 0)
    return Counter(seen.meaning(PolicyBot(WEIGHTS).choose(seen, Random(n))) for n in range(times))


def test_the_round_ends_when_all_are_fed() -> None:
    assert answers(Table(mission_at="none", camp="t04 t05")) == {"end-round": 20}


def test_a_mission_at_hand_is_attempted_where_it_is_calm() -> None:
    assert answers(Table(mission="farmers", at="lubang", camp="t04 t05")) == {"mission": 20}


def test_a_mission_is_left_alone_where_the_island_is_awake() -> None:
    table = Table(mission="farmers", at="lubang", camp="t04 t05", alert={"lubang": 5})
    assert not answers(table)["mission"]


def test_the_way_leads_home_when_all_are_fed() -> None:
    assert answers(Table(at="looc", mission_at="none", camp="t04 t05")) == {"move:kyanpu": 20}


def test_the_item_goes_and_health_stays() -> None:
    table = Table(at="lubang", mission_at="none", alert={"lubang": 0})
    table.draws("t12 t04")
    table.reveals("snake")
    table.play("raid")
    assert answers(table) == {"do:exhaust-kit": 20}


def test_health_is_spent_rather_than_the_mind_lost() -> None:
    table = Table(at="lubang", mission_at="none", health=6, paranoia=6, alert={"lubang": 3})
    table.draws("t03 t08")
    table.play("raid")
    assert table.check == "sanity"
    assert answers(table) == {"spend": 20}


def test_a_card_is_kept_for_a_check_and_played_when_no_check_can_come() -> None:
    table = Table(mission_at="none", camp="t04 t05", paranoia=1, hand="bamboo-hut", round=6)
    table.play("end-round")
    assert answers(table) == {"play:bamboo-hut-calm": 20}


def test_ants_are_cancelled_before_they_eat_a_feast() -> None:
    table = Table(mission_at="none", camp="t04 t05 t07 t11", lasting="ants-in-the-food")
    table.play("end-round")
    assert answers(table) == {"cancel:ants-in-the-food": 20}


def test_food_that_is_left_over_calms_the_island() -> None:
    table = Table(mission_at="none", camp="t04 t05 t07", alert={"looc": 4, "ago": 2})
    table.play("end-round")
    assert answers(table) == {"calm:looc": 20}


# -- strength ---------------------------------------------------------------------------------------------------------


def survivals(name: str, games: int) -> int:
    """Return how many games Onoda survives: the same games in every run."""
    plan = Plan("onoda", (name,), seed=2024)
    played: list[Played] = [play_one(plan, number) for number in range(games)]
    return sum(one.side == "onoda" for one in played)


@slow
def test_steady_survives_where_chance_dies() -> None:
    assert survivals("random", 40) <= 1
    assert survivals("steady", 40) >= 16


@slow
@pytest.mark.skipif(execution("onoda").kind != "compiled", reason="a search needs compiled rules")
def test_a_search_finds_the_way_home_and_ends_the_game() -> None:
    plan = Plan("onoda", ("search-100ms",), seed=7)
    assert {"search-100ms", "search-1s"} <= set(bots.names(GAME))
    found = bots.find(GAME, "search-100ms")()
    assert isinstance(found, SearchBot)
    assert play_one(plan, 0).decisions > 10
