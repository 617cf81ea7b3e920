"""The search bots of ANIMA: what they may know, what they expect of a position, and how they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fogtable import bots
from fogtable.bots.search import SearchBot
from fogtable.core.view import view_bytes, viewers
from fogtable.core.visibility import viewer_bit
from fogtable.fast.find import execution, module_of
from fogtable.fast.match import FastMatch, open_match
from fogtable.fast.worlds import observe_for
from fogtable.games.anima import GAME
from fogtable.games.anima.bot import SteadyBot
from fogtable.games.anima.policy_worth import worth
from tests.games.anima.table import A, B, Table

pytestmark = pytest.mark.skipif(execution("anima").kind != "compiled", reason="a search needs compiled rules")


def opened(players: int, seed: int) -> FastMatch:
    """Return a new game by compiled rules."""
    module = module_of("anima")
    assert module is not None
    return open_match(module, GAME, players, seed=seed, asks_idle=False)


def laid(table: Table) -> FastMatch:
    """Return the position of a table by compiled rules."""
    module = module_of("anima")
    assert module is not None

    def copy(t: Any) -> None:
        for name in GAME.table.fields:
            value = getattr(table.state, name)
            setattr(t, name, [*value] if isinstance(value, list) else value)

    return open_match(module, GAME, len(table.seats), seed=1, position=copy, asks_idle=False)


def moments(games: int, some: float, seed: int) -> Iterator[tuple[FastMatch, int, Random]]:
    """Yield so many of the questions of games in which nine of ten answers are the steady bot's."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        match = opened(2 + number % 3, number)
        while not match.over:
            seat, _, options = match.next()
            if len(options) > 1 and rng.random() < some:
                yield match, seat, rng
            weights = match.weights(seat)
            best = max(weights, key=lambda option: weights[option])
            match.answer(seat, best if rng.random() < 0.9 else rng.choice(options))


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
    assert bots.names(GAME)[:3] == ("steady", "search-1s", "search-100ms")
    found = bots.find(GAME, "search-100ms")()
    assert isinstance(found, SearchBot)
    assert isinstance(found.otherwise, SteadyBot)


def test_a_world_knows_no_more_than_its_seat() -> None:
    """Worlds made of two games that a seat cannot tell apart are equal: fields, luck, log and answers."""
    differing = compared = 0
    for match, seat, rng in moments(6, 0.1, 8):
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
    for match, seat, rng in moments(5, 0.02, 3):
        missing = hidden(match, seat)
        met.update(zone for (zone, _), some in missing.items() if some)
        for _ in range(600):
            if not any(missing.values()):
                break
            for place, some in hidden(match.redeal(seat, rng.getrandbits(40)), seat).items():
                missing[place] -= some
        assert not any(missing.values())
    assert {"deck", "hand", "missions", "mission_box", "face_down", "encounter_deck", "character_deck"} <= set(met)


# -- what they expect -------------------------------------------------------------------------------------------------


def test_worth_is_the_same_in_both_executions_and_shared_among_the_players() -> None:
    compared = 0
    for match, _, _ in moments(6, 0.1, 5):
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
    bot = SearchBot(GAME, 60.0, SteadyBot(), iterations=16)
    asked = Counter[str]()
    for match, seat, rng in moments(6, 0.2, 4):
        seen = observe_for(bot, match, seat, rng)
        assert bot.choose(seen, rng) in seen.options
        asked[seen.choice.code()] += 1
    assert len(asked) > 12


def test_a_search_goes_for_a_win_at_hand() -> None:
    table = Table(
        "movement",
        areas="cornes forest tower",
        party={A: "warrior paladin weaponmaster warrior-summoner"},
        combat_marks={A: 4},
        final="orb",
        completed={A: "crystal"},
    )
    bot = SearchBot(GAME, 60.0, SteadyBot(), iterations=300)
    match = laid(table)
    seen = observe_for(bot, match, match.next()[0], Random(1))
    assert seen.meaning(bot.choose(seen, Random(2))) == "go:tower"


@pytest.mark.parametrize("players", [2, 3])
def test_a_search_beats_chance(players: int) -> None:
    for number in range(2):
        match, rng = opened(players, number), Random(number)
        bot = SearchBot(GAME, 60.0, SteadyBot(), iterations=40)
        while not match.over:
            seat, _, options = match.next()
            searching = seat == number and len(options) > 1
            match.answer(
                seat, bot.choose(observe_for(bot, match, seat, rng), rng) if searching else rng.choice(options)
            )
        assert match.state.winner == number
