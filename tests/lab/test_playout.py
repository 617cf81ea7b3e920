from __future__ import annotations

from random import Random

from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.lab.playout import copies, new_match, play_on, random_playout


def test_a_seed_gives_the_same_playouts() -> None:
    def some() -> list[int]:
        rng = Random(3)
        return [random_playout(rng) for _ in range(5)]

    assert some() == some()
    assert len(set(some())) > 1


def test_lone_options_are_not_counted() -> None:
    rng, again = Random(4), Random(4)
    counted = random_playout(rng)
    match = new_match(load("notalone"), 4, again)
    decisions = 0
    while not match.over:
        seat, _, options = match.next()
        if len(options) > 1:
            decisions += 1
        match.answer(seat, options[int(again.random() * len(options))] if len(options) > 1 else options[0])
    assert counted == decisions


def test_play_on_stops_where_it_is_told() -> None:
    match = new_match(load("notalone"), 4, Random(1))
    assert play_on(match, Random(2), 10) == 10
    assert not match.over


def test_copies_are_of_games_half_way_through() -> None:
    made = copies(Random(5))
    assert len(made) == 16
    for copy in made:
        match = copy()
        assert isinstance(match, Match)
        assert not match.over
        assert match is not copy()
        play_on(match, Random(1))
        assert match.over
