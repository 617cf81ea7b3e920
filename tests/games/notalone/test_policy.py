"""What simulations go by: weights look at nothing hidden, always leave an option, and play sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fogtable.compile.check.game import modules_of
from fogtable.core.declarations.cards import members
from fogtable.core.declarations.choice import Choice
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import CREATURE, MAX_WILL, Place, Token
from fogtable.games.notalone.policy.places import expected
from fogtable.games.notalone.policy.values import ASSIMILATION, choice_of
from fogtable.games.notalone.questions import Explore, PlaceToken
from fogtable.games.notalone.setup import Options
from tests.games import weighing
from tests.games.notalone.table import Table
from tests.games.weighing import drawn
from tests.games.weighing import offered_weights as weights
from tests.tiers import slow

SEAT_COUNTS = tuple(GAME.seat_counts)


def games(number: int, even: bool) -> Iterator[Match]:
    """Yield games at every question, with all numbers of seats and options; answered evenly or by the policy."""
    for seed in range(number):
        rng = Random(seed)
        options = Options(rng.choice("AB"), rng.choice(("one", "all")), rng.random() < 0.5)  # type: ignore[arg-type]
        match = Match(GAME, SEAT_COUNTS[seed % len(SEAT_COUNTS)], options, seed)
        while not match.over:
            yield match
            seat = rng.choice(match.awaited())
            asked = match.question(seat)
            assert asked is not None
            match.answer(seat, rng.choice(members(asked[1])) if even else drawn(match, seat, rng))


def test_every_question_has_a_rule() -> None:
    assert set(GAME.policy) == set(GAME.choices)


def test_the_policy_is_written_in_the_rules_language() -> None:
    assert "fogtable.games.notalone.policy.places" in modules_of("notalone")


@pytest.mark.parametrize("even", [True, pytest.param(False, marks=slow)])
def test_some_option_always_weighs_something_and_none_less_than_nothing(even: bool) -> None:
    met: set[type[Choice]] = set()
    for match in games(60, even):
        for seat in match.awaited():
            found = weights(match, seat)
            assert all(type(weight) is int and 0 <= weight <= 1_000_000 for weight in found.values()), found
            assert sum(found.values()) > 0
            met.add(match.question(seat)[0])  # type: ignore[index]
    assert len(met) >= len(GAME.choices) - 3


def test_weights_look_at_nothing_that_the_seat_cannot_see() -> None:
    """They are the same in any other world that the seat could be in."""
    rng = Random(5)
    met: set[type[Choice]] = set()
    smoked = 0
    for match in games(60, even=True):
        for seat in match.awaited():
            hidden = match.state.smoke and seat == CREATURE
            if hidden or rng.random() < 0.12:
                smoked += hidden
                met.add(match.question(seat)[0])  # type: ignore[index]
                assert weights(redeal(match, seat, rng.getrandbits(32)), seat) == weights(match, seat)
    assert smoked > 10
    assert len(met) >= len(GAME.choices) - 5


def heaviest(table: Table, seat: str) -> str:
    """Return the option that weighs most, by its meaning."""
    return weighing.heaviest(table.match, table.seat(seat))


def test_a_lit_beacon_draws_the_hunted() -> None:
    lit, dark = Table(beacon=True), Table()
    assert heaviest(lit, "hunted-1") == "commit:beach"
    beach = Explore.parse("commit:beach", lit.match.names)
    assert weights(lit.match, lit.seat("hunted-1"))[beach] > weights(dark.match, dark.seat("hunted-1"))[beach]


def test_a_hunted_resists_when_one_card_is_left_and_gives_up_when_it_must() -> None:
    table = Table(hand={"hunted-1": "lair"}, will={"hunted-1": 3, "hunted-2": 0})
    assert heaviest(table, "hunted-1").startswith("resist")
    assert heaviest(table, "hunted-2") == "give-up"


def test_a_full_hand_makes_nobody_resist_or_give_up() -> None:
    table = Table(will={"hunted-1": 2})
    found = weights(table.match, table.seat("hunted-1"))
    recovering = [Explore.parse(name, table.match.names) for name in ("resist1", "resist2", "give-up")]
    assert not any(found.get(option, 0) for option in recovering)


def test_the_creature_never_looks_where_nobody_can_be_rather_than_where_somebody_must_be() -> None:
    table = Table(
        players=2, phase="hunting", hand={"hunted-1": ""}, played={"hunted-1": "jungle"}, committed={"hunted-1": True}
    )
    assert heaviest(table, "creature") == "creature:jungle"
    found = weights(table.match, CREATURE)
    assert found[PlaceToken.parse("keep-creature", table.match.names)] == 0


def test_a_certain_catch_promises_the_space_of_the_track_besides() -> None:
    table = Table(players=2, phase="hunting", hand={"hunted-1": ""}, played={"hunted-1": "river"})
    caught = expected(table.state, Token.CREATURE, Place.RIVER)
    touched = expected(table.state, Token.ARTEMIA, Place.RIVER)
    assert caught > touched + ASSIMILATION[table.state.assimilation] * 9 // 10


def test_two_hunted_on_a_place_draw_the_token_more_than_one() -> None:
    alone = Table(players=3, phase="hunting", hand={"hunted-1": "lair", "hunted-2": "jungle"})
    option = PlaceToken.parse("creature:river", alone.match.names)
    both = Table(players=3, phase="hunting", hand={"hunted-1": "lair river", "hunted-2": "jungle river"})
    assert weights(both.match, CREATURE)[option] > weights(alone.match, CREATURE)[option]


def play(count: int, seed: int, by_policy: set[int]) -> bool:
    """Play a game, some seats by the policy, the others evenly; tell whether the Hunted won."""
    rng = Random(seed)
    match = Match(GAME, count, seed=seed, asks_idle=False)
    while not match.over:
        seat, _, offered = match.next()
        if len(offered) == 1:
            match.take(seat, offered[0])
        else:
            match.take(seat, drawn(match, seat, rng) if seat in by_policy else rng.choice(offered))
    return match.outcome.side == "hunted"


def test_either_side_wins_nearly_always_against_even_chance() -> None:
    assert sum(play(4, seed, {1, 2, 3}) for seed in range(30)) >= 25
    assert sum(play(4, seed, {0}) for seed in range(30)) <= 3


# -- worth ------------------------------------------------------------------------------------------------------------


def worth(t: Any, p: int) -> int:
    assert GAME.worth is not None
    return GAME.worth(t, p)


@pytest.mark.parametrize("even", [True, False])
def test_worth_is_a_share_of_one_game(even: bool) -> None:
    for match in games(24, even):
        t = match.state
        values = [worth(t, p) for p in t.seats]
        assert all(type(value) is int and 0 <= value <= 1000 for value in values)
        assert values[CREATURE] == 1000 - values[1]
        assert len(set(values[1:])) == 1


def test_worth_of_a_finished_game_is_its_payoff() -> None:
    assert GAME.payoff is not None
    for seed in range(20):
        rng = Random(seed)
        match = Match(GAME, 3, seed=seed)
        while not match.over:
            seat = match.awaited()[0]
            match.answer(seat, rng.choice(members(match.question(seat)[1])))  # type: ignore[index]
        assert [worth(match.state, p) for p in range(3)] == [GAME.payoff(match.state, p) for p in range(3)]


def test_worth_grows_with_the_rescue_and_falls_with_the_assimilation() -> None:
    """Strictly but at the ends, whatever else lies on the table."""
    for n, match in enumerate(games(12, even=True)):
        if n % 10:
            continue
        t = match.state
        kept = t.rescue, t.assimilation
        for t.assimilation in range(13):
            falling = []
            for t.rescue in range(1, 19):
                falling.append(worth(t, 1))
            assert falling == sorted(falling, reverse=True)
        for t.rescue in range(1, 19):
            rising = []
            for t.assimilation in range(13):
                rising.append(worth(t, 1))
            assert rising == sorted(rising)
        t.rescue, t.assimilation = kept


def test_worth_is_all_or_nothing_near_the_ends() -> None:
    near = Table(rescue=1, assimilation=6).state
    far = Table(rescue=12, assimilation=1).state
    assert worth(near, 1) > 950
    assert worth(far, 1) < 50


def test_worth_counts_what_the_hunted_have() -> None:
    plain = Table(rescue=8, assimilation=4)
    base = worth(plain.state, 1)
    assert worth(Table(rescue=8, assimilation=4, beacon=True).state, 1) > base
    assert worth(Table(rescue=8, assimilation=4, will={"hunted-1": 1}).state, 1) < base
    assert worth(Table(rescue=8, assimilation=4, hand={"hunted-1": "lair"}).state, 1) < base
    assert worth(Table(rescue=8, assimilation=4, survival_hand={"hunted-1": "dodge"}).state, 1) > base
    assert plain.state.will[1] == MAX_WILL
    assert choice_of(plain.state, 1) == 5
