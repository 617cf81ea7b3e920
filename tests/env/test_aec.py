"""The environment of PettingZoo, by PettingZoo's own tests."""

from __future__ import annotations

import builtins
import copy
import pickle
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import api_test, seed_test

from fogtable.env import NotInstalled, aec
from tests.env.tables import at_every_table


@pytest.mark.filterwarnings("ignore:.*(agents to be named|should be gymnasium.spaces|not a NumPy array)")
@at_every_table
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    api_test(aec(game, seats), num_cycles=200)


@at_every_table
def test_equal_seeds_give_equal_games(game: str, seats: int) -> None:
    seed_test(lambda: aec(game, seats), num_cycles=30)


def play(env: Any, seed: int) -> list[int]:
    """Play a game at random; return its actions."""
    rng = Random(seed)
    for agent in env.agent_iter():
        observation, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            env.step(None)
        else:
            env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            assert env.possible_agents.index(agent) >= 0
    return list(env.playing.actions)


def test_at_the_end_each_seat_gets_what_it_has_won() -> None:
    env = aec("notalone", 3)
    env.reset(seed=1)
    got: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    rng = Random(1)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        got[agent] += reward
        env.step(None if ended else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
    assert got["creature"] + got["hunted-1"] == 1.0
    assert got["hunted-1"] == got["hunted-2"]
    assert env.render() == f"notalone: {env.playing.match.outcome}"


def test_a_game_is_broken_off_after_so_many_actions() -> None:
    env = aec("notalone", 3, max_cycles=7)
    env.reset(seed=1)
    assert len(play(env, 1)) == 7
    assert env.playing.over is False
    with pytest.raises(ValueError, match="max_cycles: expected a number from 1 on, got 0"):
        aec("notalone", 3, max_cycles=0)


def test_later_games_follow_from_the_seed_and_differ() -> None:
    one, other = aec("notalone", 3), aec("notalone", 3)
    one.reset(seed=4)
    other.reset(seed=4)
    first = one.playing.seed
    one.reset()
    other.reset()
    assert one.playing.seed == other.playing.seed != first


def test_an_environment_in_the_middle_of_a_game_is_copied_and_pickled() -> None:
    env = aec("anima", 2, turn_cap=3)
    env.reset(seed=9)
    for _ in range(20):
        env.step(env.playing.offered[0])
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert [play(other, 3) for other in others] == [play(env, 3)] * 2


def test_an_action_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    env = aec("notalone", 3)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="action"):
        env.step(mask.tolist().index(0))
    with pytest.raises(ValueError, match="has to answer: expected an action, got None"):
        env.step(None)
    assert env.playing.actions == []


def test_bad_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="expected one of notalone, onoda, bigbrother, anima; got 'chess'"):
        aec("chess")
    with pytest.raises(ValueError, match="notalone is for 2 to 7 seats; got 9"):
        aec("notalone", 9)
    with pytest.raises(ValueError, match="notalone has no option 'colour'"):
        aec("notalone", 3, colour="red")


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "pettingzoo" or name.endswith("pettingzoo_aec")]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.split(".")[0] == "pettingzoo":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(NotInstalled, match=r"PettingZoo is not installed .*: pip install 'fogtable\[pettingzoo\]'"):
        aec("notalone")
