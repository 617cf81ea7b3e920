"""The guided Turn of ANIMA: what happens in it is what its texts tell."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import read
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Character, Mission
from tests.games.lessons import Played


@pytest.mark.parametrize("seed", [1, 2026])
@pytest.mark.clauses("AN-6.4", "AN-2.5", "AN-11.2")
def test_the_turn_goes_as_it_is_told(seed: int) -> None:
    played = Played(GAME, read(GAME)["turn"], seed)
    played.require_all_said()
    t = played.match.state
    assert (t.turn, t.at[0], t.at[1]) == (2, Area.FOREST, Area.CORNES)
    assert list(t.party[0]) == [Character.WARRIOR]
    assert list(t.party[1]) == [Character.ACROBATIC_WARRIOR, Character.PALADIN]
    assert t.steps[Mission.SHRINES] == 1
    for once in ("fights-monster", "rerolls", "beats", "starts-mission", "joins"):
        assert played.codes().count(once) == 1
    assert played.match.names[played.match.awaited()[0]] == "party-2", "has the higher Speed"
