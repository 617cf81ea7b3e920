from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fogtable import bots
from fogtable.bots.learned import LearnedBot
from fogtable.bots.novice import NoviceBot
from fogtable.bots.uniform import UniformBot
from fogtable.games import NAMES, load


@pytest.fixture(autouse=True)
def _on_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search are offered with compiled rules only; tests/fast/test_search.py looks at these."""
    monkeypatch.setenv("FOGTABLE_RULES", "reference")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_random_bot(name: str) -> None:
    game = load(name)
    assert "random" in bots.names(game)
    assert bots.find(game, "random") is UniformBot


def test_a_games_own_bots_come_first() -> None:
    assert bots.names(load("notalone")) == ("belief", "master", "novice", "random")
    assert bots.names(load("anima")) == ("steady", "master", "novice", "random")


def test_a_game_without_bots_of_its_own_has_the_generic_ones() -> None:
    assert bots.names(replace(load("anima"), bots={})) == ("master", "novice", "random")


def test_a_games_own_bot_goes_before_a_generic_one_of_that_name() -> None:
    class Own(UniformBot):
        pass

    game = replace(load("anima"), bots={"random": Own})
    assert bots.find(game, "random") is Own
    assert bots.names(game) == ("random", "master", "novice")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="notalone has no bot 'hal'; there are: belief, master, novice, random"):
        bots.find(load("notalone"), "hal")


def test_the_bot_that_has_learned_plays_where_a_game_brings_a_net() -> None:
    assert isinstance(bots.find(load("notalone"), "master")(), LearnedBot)
    game = replace(load("notalone"), name="other", folder=Path("nowhere"))
    assert "master" not in bots.names(game)
    with pytest.raises(ValueError, match="other has no bot 'master'"):
        bots.find(game, "master")


def test_a_net_that_was_learned_before_the_game_changed_is_not_offered() -> None:
    game = load("notalone")
    changed = replace(game, choices=game.choices[:-1])
    assert bots.names(changed) == ("belief", "novice", "random")
    with pytest.raises(ValueError, match="notalone has no bot 'master'"):
        bots.find(changed, "master")


def test_the_novice_plays_where_a_game_has_a_policy() -> None:
    assert isinstance(bots.find(load("onoda"), "novice")(), NoviceBot)
    with pytest.raises(ValueError, match="onoda has no bot 'novice'; there are: steady, master, random"):
        bots.find(replace(load("onoda"), policy={}), "novice")


def test_each_seat_and_game_gets_a_fresh_bot() -> None:
    for name in bots.names(load("notalone")):
        make = bots.find(load("notalone"), name)
        assert make() is not make()
