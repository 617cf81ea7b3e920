from __future__ import annotations

import gc
from dataclasses import FrozenInstanceError
from random import Random
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

import pytest

from fogtable.core.bot import Observation, observe
from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.state import State
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match
from fogtable.core.play.view import Hidden, View
from fogtable.games import NAMES, load

CODE = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type(Match.next), property)
"""What holds no data of a game: the walk stops there."""


def reachable(root: object) -> list[Any]:
    """Return every object that can be reached from ``root``, through all attributes, containers and classes."""
    found: dict[int, Any] = {}
    todo = [root]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, CODE) or one is type or one is object:
            continue
        found[id(one)] = one
        todo += gc.get_referents(one)
    return list(found.values())


def random_matches(game: str, count: int) -> list[Match]:
    """Return matches stopped at random decisions."""
    rng = Random(7)
    made = []
    for _ in range(count):
        match = Match(load(game), rng.choice(load(game).seat_counts), seed=rng.getrandbits(64))
        for _ in range(rng.randrange(60)):
            if not match.over:
                seat, _, options = match.next()
                match.take(seat, rng.choice(options))
        if not match.over:
            made.append(match)
    assert len(made) > 1
    return made


@pytest.mark.parametrize("game", NAMES)
def test_nothing_in_an_observation_leads_to_the_game(game: str) -> None:
    forbidden = (State, Match, Chance, Stream, GeneratorType)
    for match in random_matches(game, 12):
        seen = observe(match, match.awaited()[0])
        everything = reachable(seen)
        assert seen.view in everything
        assert not [one for one in everything if isinstance(one, forbidden)]


def test_the_walk_would_find_a_state() -> None:
    match = Match(load("notalone"), 4)
    assert [one for one in reachable(view_with(match.state)) if isinstance(one, State)]


def view_with(hidden: object) -> Observation:
    return Observation(0, (), View(0, range(0), {"deep": ({"inside": [hidden]},)}), load("notalone").choices[0], ())


@pytest.mark.parametrize("game", NAMES)
def test_an_observation_holds_nothing_that_changes(game: str) -> None:
    for match in random_matches(game, 6):
        seen = observe(match, match.awaited()[0])
        fields = vars(seen.view)
        for value in fields.values():
            hash(value)  # arrays are tuples, down to the last
        before = dict(fields)
        for _ in range(30):
            if not match.over:
                seat, _, options = match.next()
                match.take(seat, options[-1])
        assert vars(seen.view) == before
        with pytest.raises(FrozenInstanceError):
            seen.seat = 3  # type: ignore[misc]


def test_what_others_hold_is_hidden() -> None:
    match = Match(load("notalone"), 4, seed=3)
    match.answer(0, 127)  # the Creature plays no card
    seen = observe(match, 1)
    assert seen.names == ("creature", "hunted-1", "hunted-2", "hunted-3")
    assert len(seen.view.survival_hand[1]) == 1
    assert seen.view.survival_hand[2] == Hidden(1)
    assert seen.view.hand[2] == Hidden(None)
    assert seen.view.hunt_hand == Hidden(3)
    assert seen.view.hunted == range(1, 4)


def test_options_are_those_offered() -> None:
    for match in random_matches("notalone", 12):
        for seat in match.awaited():
            seen = observe(match, seat)
            assert [seen.meaning(option) for option in seen.options] == match.offered(seat)


def test_a_seat_that_is_not_asked_sees_nothing() -> None:
    match = Match(load("notalone"), 4, seed=3)
    with pytest.raises(ValueError, match="hunted-2 is not asked anything now"):
        observe(match, 2)
