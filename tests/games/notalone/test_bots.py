from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from fogtable import bots
from fogtable.core.bot import Bot, Observation, observe
from fogtable.core.play.match import Match
from fogtable.games.notalone import GAME
from fogtable.games.notalone.setup import Options
from fogtable.lab.playing import Plan, Played, play_one
from tests.games.notalone.table import Table
from tests.tiers import slow, tries

GAMES = 50
SEAT_COUNTS = [pytest.param(count, marks=() if count in (2, 5) else slow) for count in GAME.seat_counts]


def play(match: Match, players: list[Bot], rng: Random) -> list[tuple[int, str]]:
    """Play a match to its end as a server does: who could only pass is asked too, every answer is checked."""
    said = []
    while not match.over:
        seat = rng.choice(match.awaited())
        option = players[seat].choose(observe(match, seat), rng)
        said.append((seat, match.question(seat)[0].meaning(option, match.names)))  # type: ignore[index]
        match.answer(seat, option)
    return said


@pytest.mark.parametrize("players", SEAT_COUNTS)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=slow if name == "search-1s" else ()) for name in bots.names(GAME)]
)
def test_bots_play_full_games_without_an_illegal_answer(name: str, players: int) -> None:
    make = bots.find(GAME, name)
    for number in range(tries(GAMES)):
        rng = Random(number)
        options = Options(rng.choice("AB"), rng.choice(("one", "all")), rng.random() < 0.5)  # type: ignore[arg-type]
        match = Match(GAME, players, options, number, guarded=number % 10 == 0)
        play(match, [make() for _ in match.names], rng)
        assert match.state.turn <= 40  # NA-9.6


@pytest.mark.parametrize("name", bots.names(GAME))
def test_the_same_luck_gives_the_same_game(name: str) -> None:
    def once() -> list[tuple[int, str]]:
        match = Match(GAME, 5, seed=11)
        return play(match, [bots.find(GAME, name)() for _ in match.names], Random(12))

    assert once() == once()


def test_a_new_bot_may_take_over_at_any_moment() -> None:
    """A server that starts again has bots without memory; they may be asked in the middle of a card."""
    make = bots.find(GAME, "belief")
    for number in range(10):
        rng = Random(number)
        match = Match(GAME, 4, seed=number)
        while not match.over:
            seat = match.awaited()[0]
            match.answer(seat, make().choose(observe(match, seat), rng))


@dataclass
class Careless:
    """Answers at random, so that the other side meets positions that it would not bring about itself."""

    asked: list[Observation] = field(default_factory=list)

    def choose(self, seen: Observation, rng: Random) -> int:
        self.asked.append(seen)
        return rng.choice(seen.options)


@pytest.mark.parametrize("players", SEAT_COUNTS)
def test_belief_bots_answer_in_any_position(players: int) -> None:
    belief = bots.find(GAME, "belief")()
    for number in range(tries(GAMES // 2)):
        match = Match(GAME, players, Options(lair="all", expert=True), number)
        seats = [Careless() for _ in match.names]
        rng = Random(number)
        play(match, list(seats), rng)
        for seat in seats:
            for seen in seat.asked:
                assert belief.choose(seen, rng) in seen.options


def test_belief_never_settles_on_one_place() -> None:
    match = Match(GAME, 4, seed=5)
    match.answer(0, 127)
    belief = bots.find(GAME, "belief")()
    chosen = {belief.choose(observe(match, 1), Random(n)) for n in range(60)}
    assert len(chosen) >= 3


# -- sense -----------------------------------------------------------------------------------------------------------


def answers(table: Table, seat: str, times: int = 60) -> Counter[str]:
    """Return what a belief bot answers on a seat, asked many times."""
    seen = observe(table.match, table.seat(seat))
    return Counter(seen.meaning(bots.find(GAME, "belief")().choose(seen, Random(n))) for n in range(times))


def test_nobody_gives_the_game_away() -> None:
    for will in (1, 2):
        table = Table(hand={"hunted-1": "lair"}, will={"hunted-1": will}, assimilation=1)
        said = answers(table, "hunted-1")
        assert not said["give-up"]
        assert will == 2 or not said["resist1"]
        assert not said["resist2"]


def test_an_empty_hand_is_filled_while_there_is_time() -> None:
    table = Table(hand={"hunted-1": "lair"}, will={"hunted-1": 1}, assimilation=8)
    assert answers(table, "hunted-1")["give-up"] > 50


def test_a_full_hand_is_played() -> None:
    assert all(said.startswith("commit") for said in answers(Table(assimilation=8), "hunted-1"))


def test_the_creature_finds_who_has_one_place_left() -> None:
    table = Table(players=2, phase="hunting", hand={"hunted-1": ""}, played={"hunted-1": "river"})
    assert answers(table, "creature")["creature:river"] > 50


def test_the_creature_does_not_look_where_nobody_can_be() -> None:
    table = Table(players=3, phase="hunting", hand={"hunted-1": "lair", "hunted-2": "rover"},
                  played={"hunted-1": "river", "hunted-2": "beach"})  # fmt: skip
    seen = answers(table, "creature", 200)
    assert sum(seen[f"creature:{place}"] for place in ("jungle", "swamp", "shelter", "wreck", "artefact")) < 10


def test_stasis_is_played_before_the_ship_comes() -> None:
    table = Table(phase="end-of-turn", hunt_hand="stasis tracking", rescue=1)
    assert answers(table, "creature") == {"play:stasis": 60}


def test_stasis_is_kept_for_the_end_of_a_last_turn() -> None:
    table = Table(phase="hunting", hunt_hand="stasis mutation clone", rescue=1)
    assert answers(table, "creature") == {"to-tokens": 60}


def test_detour_leads_to_the_creature() -> None:
    table = Table(phase="reckoning", hunt_hand="detour", tokens={"creature": "jungle"}, assimilation=1,
                  played={"hunted-1": "lair", "hunted-2": "rover", "hunted-3": "beach"})  # fmt: skip
    assert answers(table, "creature")["play:detour"] == 60
    table.play("creature", "play:detour")
    assert answers(table, "creature") == {"choose:hunted-1": 60}
    table.play("creature", "choose:hunted-1")
    assert answers(table, "creature") == {"choose:jungle": 60}


def test_dodge_is_played_when_being_caught_would_lose_the_game() -> None:
    table = Table(phase="reckoning", survival_hand={"hunted-1": "dodge"}, tokens={"creature": "lair"},
                  played={"hunted-1": "lair", "hunted-2": "rover", "hunted-3": "beach"}, assimilation=1)  # fmt: skip
    assert answers(table, "hunted-1") == {"play:dodge": 60}


def test_wrong_track_leads_the_creature_away() -> None:
    table = Table(phase="reckoning", survival_hand={"hunted-1": "wrong-track"}, tokens={"creature": "lair"},
                  played={"hunted-1": "lair", "hunted-2": "jungle", "hunted-3": "beach"}, assimilation=1)  # fmt: skip
    table.play("hunted-1", "play:wrong-track")
    assert answers(table, "hunted-1") == {"creature:swamp": 60}


def test_the_river_keeps_the_card_that_is_not_found() -> None:
    table = Table(phase="hunting", pending={"hunted-1": "river"},
                  hand={"hunted-1": "lair jungle rover"}, played={"hunted-1": "river beach"})  # fmt: skip
    table.play("creature", "creature:beach")
    assert answers(table, "hunted-1")["keep:river"] > 55


# -- strength ---------------------------------------------------------------------------------------------------------


def hunted_wins(creature: str, hunted: str, players: int, games: int = 40) -> int:
    """Return how often the Hunted win: the same games in every run."""
    plan = Plan("notalone", (creature, *[hunted] * (players - 1)), seed=2024)
    played: list[Played] = [play_one(plan, number) for number in range(games)]
    return sum(one.side == "hunted" for one in played)


def test_a_belief_creature_beats_random_hunted_more_often_than_a_random_one() -> None:
    assert hunted_wins("random", "random", 3) >= 12
    assert hunted_wins("belief", "random", 3) <= 4


@slow
def test_belief_hunted_beat_a_random_creature_more_often_than_random_ones() -> None:
    assert hunted_wins("random", "random", 5) <= 4
    assert hunted_wins("random", "belief", 5) >= 34
