"""The search bots of ANIMA: what they may know, what they expect of a position, and how they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fogtable import bots
from fogtable.bots.search import SearchBot
from fogtable.core.bot import PolicyBot
from fogtable.core.declarations.visibility import viewer_bit
from fogtable.core.play.view import view_bytes, viewers
from fogtable.fast.find import execution
from fogtable.fast.match import FastMatch, open_match
from fogtable.fast.worlds import observe_for
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Goods, Mission
from fogtable.games.anima.policy.weights import WEIGHTS
from fogtable.games.anima.policy.worth import worth
from tests.games.anima.table import A, B, Table
from tests.games.searching import compiled, laid, moments

pytestmark = pytest.mark.skipif(execution("anima").kind != "compiled", reason="a search needs compiled rules")


def opened(players: int, seed: int) -> FastMatch:
    """Return a new game by compiled rules."""
    return open_match(compiled(GAME), GAME, players, seed=seed, asks_idle=False)


def asked(games: int, some: float, seed: int) -> Iterator[tuple[FastMatch, int, Random]]:
    """Yield so many of the questions of games in which nine of ten answers are the steady bot's."""
    return moments((opened(2 + number % 3, number) for number in range(games)), some, seed)


def hidden(match: FastMatch, seat: int) -> dict[tuple[str, int], set[int]]:
    """Return the cards in each zone of a pool that a seat does not see, by zone and row."""
    t = match.state
    found = {}
    for pool in t.pools:
        for zone in pool.zones:
            held = getattr(t, zone)
            for row, some in enumerate(held if isinstance(held, list) else [held]):
                if not viewers(t, t.fields[zone], row) & viewer_bit(seat):
                    found[zone, row] = set(some)
    return found


# -- what they are given ----------------------------------------------------------------------------------------------


def test_the_bots_that_search_are_offered_beside_steady() -> None:
    assert bots.names(GAME)[:4] == ("steady", "master", "search-1s", "search-100ms")
    found = bots.find(GAME, "search-100ms")()
    assert isinstance(found, SearchBot)
    assert isinstance(found.otherwise, PolicyBot)


def test_a_world_knows_no_more_than_its_seat() -> None:
    """Worlds made of two games that a seat cannot tell apart are equal: fields, luck, log and answers."""
    differing = compared = 0
    for match, seat, rng in asked(6, 0.1, 8):
        other = match.redeal(seat, rng.getrandbits(32))
        differing += match.fields() != other.fields()
        compared += 1
        one, two = match.redeal(seat, 7), other.redeal(seat, 7)
        assert (one.fields(), one.luck, one.seed, one.answers) == (two.fields(), two.luck, two.seed, two.answers)
        assert view_bytes(one.state, seat, match.names) == view_bytes(match.state, seat, match.names)
    assert compared > 50
    assert differing > compared * 0.9


def test_what_is_true_is_always_possible() -> None:
    """Each hidden card (in hands, decks, missions, face down) lies in some re-deal where it truly lies."""
    met = Counter[str]()
    for match, seat, rng in asked(5, 0.02, 3):
        missing = hidden(match, seat)
        met.update(zone for (zone, _), some in missing.items() if some)
        for _ in range(600):
            if not any(missing.values()):
                break
            for place, some in hidden(match.redeal(seat, rng.getrandbits(40)), seat).items():
                missing[place] -= some
        assert not any(missing.values())
    assert {"deck", "hand", "missions", "mission_box", "face_down", "encounter_deck", "character_deck"} <= set(met)


def world_of(match: FastMatch, seat: int, luck: int) -> tuple[list[int], bool]:
    """Return what a seat reckons with in one re-deal: whose goods are aboard, and whether B has the Contraband."""
    t = match.redeal(seat, luck).state
    return list(t.goods), Mission.CONTRABAND in t.missions[1]


def test_goods_that_nobody_has_seen_may_be_aboard() -> None:
    """What is true stays possible, also that nothing has begun; and who has them himself knows it."""
    given: dict[str, Any] = {
        "phase": "reset",
        "areas": "cornes forest bazaar",
        "hand": {A: "treasure", B: "scout"},
        "missions": {A: "siege dragon", B: "contraband race"},
    }
    unseen = laid(Table(**given).match)
    assert {goods[1] for goods, _ in (world_of(unseen, 0, luck) for luck in range(100))} == {Goods.AWAITED}
    begun = laid(Table(**given, goods={B: "aboard"}, goods_reckoned={B: "awaited aboard"}).match)
    reckoned = {(goods[1], holds) for goods, holds in (world_of(begun, 0, luck) for luck in range(100))}
    assert reckoned == {(goods, holds) for goods in Goods.ALL for holds in (False, True)}
    turned = laid(Table(**given | {"active": B}, goods={B: "aboard"}, goods_reckoned={B: "awaited aboard"}).match)
    assert {goods[1] for goods, _ in (world_of(turned, 1, luck) for luck in range(20))} == {Goods.ABOARD}


# -- what they expect -------------------------------------------------------------------------------------------------


def test_worth_is_the_same_in_both_executions_and_shared_among_the_players() -> None:
    compared = 0
    for match, _, _ in asked(6, 0.1, 5):
        found = [worth(match.state, p) for p in match.state.seats]
        assert [round(1000 * match.worth(p)) for p in match.state.seats] == found
        assert abs(sum(found) - 1000) < 60
        compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    "better",
    [
        {"combat_marks": {A: 2}},
        {"hand": {A: "iron-fist fate", B: ""}},
        {"final": "orb", "completed": {A: "crystal"}, "combat_marks": {A: 6, B: 6}},
        {"final": "rift", "completed": {A: "crystal", B: "dragon"}, "final_steps": {A: 1}},
        {"final": "chains", "completed": {A: "crystal", B: "dragon"}, "stage": {A: 2}, "at": {A: "abyss-gate"}},
        {"ended": {B: True}, "phase": "movement"},
    ],
)
def test_who_is_ahead_expects_more(better: dict[str, Any]) -> None:
    given = {"phase": "reset", "areas": "cornes forest tower abyss-gate", "party": {A: "technician", B: "ranger"}}
    t = Table(**{**given, **better}).state
    assert worth(t, 0) > worth(t, 1) + 50


# -- how they play ----------------------------------------------------------------------------------------------------


def test_every_answer_of_a_search_is_legal() -> None:
    bot = SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=16)
    met = Counter[str]()
    for match, seat, rng in asked(6, 0.2, 4):
        seen = observe_for(bot, match, seat, rng)
        assert bot.choose(seen, rng) in seen.options
        met[seen.choice.code()] += 1
    assert len(met) > 12


def test_a_search_goes_for_a_win_at_hand() -> None:
    table = Table(
        "movement",
        areas="cornes forest tower",
        party={A: "warrior paladin weaponmaster warrior-summoner"},
        combat_marks={A: 4},
        final="orb",
        completed={A: "crystal"},
    )
    bot = SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=300)
    match = laid(table.match, asks_idle=False)
    seen = observe_for(bot, match, match.next()[0], Random(1))
    assert seen.meaning(bot.choose(seen, Random(2))) == "go:tower"


@pytest.mark.parametrize("players", [2, 3])
def test_a_search_beats_chance(players: int) -> None:
    for number in range(2):
        match, rng = opened(players, number), Random(number)
        bot = SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=40)
        while not match.over:
            seat, _, options = match.next()
            searching = seat == number and len(options) > 1
            match.answer(
                seat, bot.choose(observe_for(bot, match, seat, rng), rng) if searching else rng.choice(options)
            )
        assert match.state.winner == number
