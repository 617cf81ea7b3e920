"""Re-deals of 1984: the true world is always among those that a seat can be given, and none of them is impossible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from fogtable.core.bot import Observation, PolicyBot, observe
from fogtable.core.declarations.cards import NONE
from fogtable.core.declarations.laws import broken_laws
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.core.play.view import view_bytes
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.policy.weights import WEIGHTS
from tests.games.bigbrother.table import BB, Table
from tests.tiers import slow


def by_chance(seen: Observation, luck: random.Random) -> int:
    """Choose anything."""
    return luck.choice(seen.options)


def steadily(seen: Observation, luck: random.Random) -> int:
    """Choose as the bot does."""
    return PolicyBot(WEIGHTS).choose(seen, luck)


def about_the_police(seen: Observation, luck: random.Random) -> int:
    """Choose anything that moves or shows policemen, and asks for them, as long as there is something of the kind."""
    moving = (
        "step:",
        "to:",
        "attack",
        "clean-",
        "hire",
        "reveal:",
        "vigilance",
        "play:raid",
        "play:night-patrol",
        "card:patrol",
    )
    some = [option for option in seen.options if seen.meaning(option).startswith(moving)]
    return luck.choice(some if some and luck.random() < 0.9 else seen.options)


def decisions(choose: Callable[[Observation, random.Random], int], games: int) -> Iterator[tuple[Match, int]]:
    """Yield each decision of some games, with the seat that is asked."""
    for number in range(games):
        luck = random.Random(number)
        match = Match(GAME, 3 + number % 3, seed=number, asks_idle=False)
        while not match.over:
            seat = match.awaited()[0]
            yield match, seat
            seen = observe(match, seat)
            match.answer(seat, choose(seen, luck))


@pytest.mark.parametrize(
    "choose", [by_chance, pytest.param(steadily, marks=slow), pytest.param(about_the_police, marks=slow)]
)
def test_the_true_world_is_always_among_the_possible_ones(choose: Callable[[Observation, random.Random], int]) -> None:
    """Whatever restricts a re-deal (possible cells, cards that are certainly there or not there) holds in truth."""
    for match, _ in decisions(choose, 6):
        t = match.state
        assert list(broken_laws(t, match.names)) == []
        assert not [cell for cell in t.hidden_at if cell != NONE and cell not in t.abroad]
        for p in t.opposition:
            assert not (t.hand_read[p] | t.hand_known) - t.directive_hand
            assert not t.shown[p] - t.hand[p]
            assert not t.goal[p] & t.goal_not[p]
        assert not [slot for slot in range(3) if t.hidden[slot] & t.not_hidden[slot]]


def test_each_world_that_is_drawn_is_possible_and_looks_the_same() -> None:
    moved = drawn = 0
    for at, (match, seat) in enumerate(decisions(steadily, 3)):
        if at % 5 == 0:
            world = redeal(match, seat, at)
            assert list(broken_laws(world.state, world.names)) == []
            assert view_bytes(world.state, seat, world.names) == view_bytes(match.state, seat, match.names)
            assert world.offered(seat) == match.offered(seat)
            drawn += seat > 0
            moved += seat > 0 and list(world.state.hidden_at) != list(match.state.hidden_at)
    assert drawn > 60
    assert moved > drawn // 2, "the opposition does not know where the policemen are"


def test_what_one_knows_of_the_police_grows_with_steps_and_shrinks_with_what_is_seen() -> None:
    table = Table(phase="big-brother", hidden="pe03", abroad="pe03", options={"numbers": "spec"})
    table.play(BB, "step:hidden-1", "to:pe04")
    assert {"pe03", "pe04"} < set(table.view("spectator")["abroad"]), "he may have gone anywhere near, or another one"
