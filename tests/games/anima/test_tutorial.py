"""The guided Turn of ANIMA: all its phases with both Parties, played as its steps say."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.core.play.match import Match
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Character, Mission


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    return read(GAME)["turn"]


@pytest.mark.parametrize("seed", [1, 2026])
def test_the_turn_goes_as_it_is_told_whatever_the_seed(tutorial: Tutorial, seed: int) -> None:
    said = {name: list(outcomes) for name, outcomes in tutorial.said.items()}
    match = Match(GAME, GAME.seat_counts[0], tutorial.options, seed, said, guarded=True, asks_idle=tutorial.asks_idle)
    t = match.state
    for number, step in enumerate(tutorial.steps, 1):
        for pick in step.picks:
            seat = match.awaited()[0]  # at the set-up both are asked, and one person answers for both
            assert pick in match.offered(seat), f"step {number}: {pick} is not offered, but {match.offered(seat)}"
            match.play(seat, pick)
    assert not any(t.chance.said.values()), "all luck that was said has come"
    assert (t.turn, t.at[0], t.at[1]) == (2, Area.CORNES, Area.FOREST)
    assert (list(t.party[0]), t.steps[Mission.SHRINES]) == ([Character.WARRIOR, Character.PALADIN], 1)
    codes = [code.name for code, _, _ in t.log]
    for once in ("redirected", "false-alarm", "beats", "rerolls", "starts-mission", "joins"):
        assert codes.count(once) == 1
    assert match.names[match.awaited()[0]] == "party-2", "as the dice have decided"
