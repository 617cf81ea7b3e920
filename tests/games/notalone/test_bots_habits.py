"""What the bots keep in mind of each other: nobody can do the same thing over and over and not be found."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from fogtable import bots
from fogtable.core.bot import Observation, observe
from fogtable.core.declarations.cards import cards_of
from fogtable.games import NAMES, load
from fogtable.games.notalone.bots.belief_bot import BeliefBot
from fogtable.games.notalone.bots.habits import FADE, USUAL, Habits, beyond_usual
from fogtable.games.notalone.bots.search import played_cards
from fogtable.games.notalone.components import Place, Token
from fogtable.games.notalone.questions import Explore
from fogtable.lab.playing import new_match
from tests.games.notalone.table import Table
from tests.tiers import slow

GAME = load("notalone")
HANDS = {"hunted-1": "lair jungle river beach", "hunted-2": "lair jungle river beach"}
OUT = {"hunted-1": "rover", "hunted-2": "rover"}


def said(seen: Observation, times: int = 200) -> Counter[str]:
    return Counter(seen.meaning(bots.find(GAME, "belief")().choose(seen, Random(n))) for n in range(times))


def went(place: int, turns: int) -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Return what was seen where both Hunted went to one place turn after turn."""
    return tuple(("reveals", (p, cards_of(place))) for _ in range(turns) for p in (1, 2))


def looked(place: int, turns: int) -> tuple[tuple[str, tuple[object, ...]], ...]:
    return tuple(("places-token", (Token.CREATURE, cards_of(place))) for _ in range(turns))


@pytest.mark.parametrize("place", ["jungle", "lair", "river"])
def test_the_creature_looks_where_the_hunted_keep_going(place: str) -> None:
    table = Table(players=3, phase="hunting", hand=HANDS, played=OUT)
    seen = observe(table.match, table.seat("creature"))
    before = said(seen)[f"creature:{place}"]
    after = said(replace(seen, past=went(Place.parse(place), 6)))[f"creature:{place}"]
    assert after > before + 20
    assert after > 80


def test_the_hunted_stay_away_from_where_the_creature_keeps_looking() -> None:
    table = Table(players=3, hand=HANDS)
    seen = observe(table.match, table.seat("hunted-1"))
    place = said(seen).most_common(1)[0][0]
    assert place.startswith("commit:")
    there = Place.parse(place.removeprefix("commit:"))
    assert said(replace(seen, past=looked(there, 6)))[place] < said(seen)[place] - 30


def test_a_search_expects_the_hunted_where_they_keep_going() -> None:
    table = Table(players=3, phase="hunting", hand=HANDS, played=OUT)
    seen = observe(table.match, table.seat("creature"))

    def believed(past: tuple[tuple[str, tuple[object, ...]], ...]) -> float:
        found = played_cards(replace(seen, past=past))
        assert found is not None
        zone, rows = found
        assert zone == "played"
        assert sum(rows[1]) == pytest.approx(1.0)
        return rows[1][Place.LAIR]

    assert believed(went(Place.LAIR, 6)) > believed(()) + 0.2
    assert believed(went(Place.SWAMP, 6)) == pytest.approx(believed(()), rel=0.01), "nobody can be there"


def test_what_was_long_ago_fades() -> None:
    habits = Habits(range(3), [*went(Place.JUNGLE, 1), *went(Place.LAIR, 2), *looked(Place.BEACH, 1)])
    assert habits.went[1][Place.JUNGLE] == pytest.approx(FADE**2)
    assert habits.went[2][Place.LAIR] == pytest.approx(1 + FADE)
    assert habits.looked[Place.BEACH] == 1
    assert sum(habits.went[0]) == 0


def test_the_past_is_what_everybody_saw_in_both_executions() -> None:
    match = new_match(GAME, 4, GAME.options(), 5)
    rng, turns = Random(5), 0
    while not match.over:
        seat, _, options = match.next()
        past = observe(match, seat).past
        turns = max(turns, sum(name == "reveals" for name, _ in past) // 3)
        assert {name for name, _ in past} <= {"reveals", "places-token"}
        for other in match.awaited():
            assert observe(match, other).past == past
        match.take(seat, rng.choice(options))
    assert turns > 3


@pytest.mark.parametrize("name", NAMES)
def test_only_what_everybody_sees_is_remembered(name: str) -> None:
    game = load(name)
    assert all(event.open and event in game.log.table.values() for event in game.remembered)


def test_a_game_cannot_have_secrets_remembered() -> None:
    closed = next(event for event in GAME.log.table.values() if not event.open)
    with pytest.raises(ValueError, match=f"remembered: expected events that everybody sees; got {closed.name}"):
        replace(GAME, remembered=(*GAME.remembered, closed))


def test_what_is_usual_does_not_count() -> None:
    """Whoever went to five places in turn has no habit; who went to one of two has."""
    assert beyond_usual([1.0] * 5 + [0.0] * 5) == [0.0] * 10
    found = beyond_usual([6.0, 4.0] + [0.0] * 8)
    assert found == pytest.approx([6 - USUAL * 10, 4 - USUAL * 10] + [0.0] * 8)


class Stall:
    """Goes to the Jungle whenever it can, else to the Lair: the strategy by which everybody won once."""

    def __init__(self) -> None:
        self._else = BeliefBot()

    def choose(self, seen: Observation, rng: Random) -> int:
        for wanted in ("commit:jungle", "commit:lair"):
            for option in seen.options if seen.choice is Explore else ():
                if seen.meaning(option) == wanted:
                    return option
        return self._else.choose(seen, rng)


@slow
def test_who_does_one_thing_over_and_over_is_found_out() -> None:
    """100 games of the stall: the Hunted won 70 of them while the Creature's guess never learned."""
    won = 0
    for seed in range(100):
        match = new_match(GAME, 3, GAME.options(), seed)
        players = [BeliefBot(), Stall(), Stall()]
        luck = Random(seed)
        while not match.over:
            seat, _, _ = match.next()
            match.take(seat, players[seat].choose(observe(match, seat), luck))
        won += match.outcome.side == "hunted"
    assert won <= 10
