"""The guided round of 1984: a turn of the opposition and a phase of Big Brother, played as its steps say."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.core.play.match import Match
from fogtable.games.bigbrother import GAME


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    return read(GAME)["round"]


@pytest.mark.parametrize("seed", [1, 2026])
def test_the_round_goes_as_it_is_told_whatever_the_seed(tutorial: Tutorial, seed: int) -> None:
    said = {name: list(outcomes) for name, outcomes in tutorial.said.items()}
    match = Match(GAME, GAME.seat_counts[0], tutorial.options, seed, said, guarded=True)
    t = match.state
    for number, step in enumerate(tutorial.steps, 1):
        for pick in step.picks:
            (seat,) = match.awaited()
            assert pick in match.offered(seat), f"step {number}: {pick} is not offered, but {match.offered(seat)}"
            match.play(seat, pick)
    assert not any(t.chance.said.values()), "all luck that was said has come"
    assert (t.round, t.authority, t.resources, t.will[1:]) == (2, 10, 0, [5, 5])
    assert [code.name for code, _, _ in t.log].count("clash-won") == 1
    assert match.names[match.awaited()[0]] == "opposition-2", "the next cell leader"
