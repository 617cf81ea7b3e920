"""Games side by side: the same as Gymnasium's own vector of single ones, in every autoreset mode."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from fogtable.core.declarations.streams import Stream
from fogtable.env import spaces, vector
from fogtable.env.gym_spaces import actions, observations
from fogtable.env.playing import ONE_SEED, Playing, options_of
from fogtable.fast.find import NotCompiled, module_of
from tests.env.tables import at_every_table

if module_of("notalone") is None:
    pytest.skip("rules are not compiled here", allow_module_level=True)

SHORT: dict[str, dict[str, Any]] = {"anima": {"turn_cap": 3}, "bigbrother": {"round_limit": "12"}}


class Single(gymnasium.Env[dict[str, Any], Any]):
    """One table as an environment of Gymnasium, written with the reference's means: every seat is the learner's."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, seats: int) -> None:
        self.spaces = spaces(game, seats)
        self.options = options_of(self.spaces.game, SHORT.get(game, {}))
        self.observation_space = observations(self.spaces)
        self.action_space = actions(self.spaces)
        self.luck = Stream(0)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.luck = Stream(seed)
        self.playing = Playing(self.spaces, self.options, self.luck.below(ONE_SEED))
        self.seat = self.playing.seat or 0
        return self.shown(), self.info()

    def shown(self) -> dict[str, Any]:
        return {"observation": self.playing.row(self.seat), "action_mask": self.playing.mask(self.seat)}

    def info(self) -> dict[str, Any]:
        paid = self.playing.payoffs() if self.playing.over else [0.0] * len(self.spaces.names)
        return {"seat": self.seat, "payoffs": np.array(paid, np.float32)}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.playing.take(int(action))
        self.seat = self.seat if self.playing.seat is None else self.playing.seat
        info = self.info()
        return self.shown(), float(info["payoffs"][self.seat]), self.playing.over, False, info


def drawn(shown: dict[str, Any], rng: Random) -> Any:
    """Return an action for each game at random; any, where none is offered."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in shown["action_mask"]])


@pytest.mark.parametrize("mode", AutoresetMode)
@at_every_table
def test_it_is_what_gymnasiums_own_vector_is(game: str, seats: int, mode: AutoresetMode) -> None:
    games = 3
    ours = vector(game, games, seats, autoreset=mode, **SHORT.get(game, {}))
    theirs = SyncVectorEnv([lambda: Single(game, seats)] * games, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] is mode
    seen, expected = ours.reset(seed=7), theirs.reset(seed=7)
    assert data_equivalence(seen, expected)
    rng, ended = Random(7), 0
    for _ in range(250):
        assert ours.observation_space.contains(seen[0])
        chosen = drawn(seen[0], rng)
        seen, expected = ours.step(chosen), theirs.step(chosen)
        assert same(seen, expected)
        over = seen[2]
        ended += int(over.sum())
        if over.any() and mode is AutoresetMode.DISABLED:
            options = {"reset_mask": over}
            seen, expected = ours.reset(options=dict(options)), theirs.reset(options=dict(options))
            assert data_equivalence(seen[0], expected[0])
            assert same_infos(seen[1], expected[1])
    assert ended or game == "bigbrother"


def same(one: Any, other: Any) -> bool:
    return data_equivalence(one[:4], other[:4]) and same_infos(one[4], other[4])


def same_infos(one: dict[str, Any], other: dict[str, Any]) -> bool:
    assert one.keys() == other.keys()
    for key, value in one.items():
        if key == "final_obs":
            assert all(data_equivalence(a, b) for a, b in zip(value, other[key], strict=True))
        elif isinstance(value, dict):
            assert same_infos(value, other[key])
        else:
            assert np.array_equal(value, other[key]), key
    return True


@pytest.mark.filterwarnings("ignore")
def test_a_single_table_passes_gymnasiums_check() -> None:
    """What the comparison rests on; its actions have to be offered, so the check plays by the first ones."""

    class First(Single):
        def step(self, action: Any) -> Any:
            return super().step(self.playing.offered[int(action) % len(self.playing.offered)])

    check_env(First("notalone", 3), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "policy"])
def test_others_answer_for_a_side(opponent: str) -> None:
    env = vector("notalone", 64, 3, opponents={"hunted": opponent}, autoreset="SameStep")
    assert env.learner == [0]
    shown, infos = env.reset(seed=1)
    rng, won, ended = Random(1), 0.0, 0
    for _ in range(300):
        assert (infos["seat"] == 0).all()
        assert (shown["observation"][:, 0] == 1).all()
        shown, rewards, over, _, infos = env.step(drawn(shown, rng))
        ended += int(over.sum())
        won += float(rewards.sum())
        if over.any():
            assert np.allclose(infos["final_info"]["payoffs"][over, 0], rewards[over])
    assert ended > 100
    share = won / ended
    assert share < 0.2 if opponent == "policy" else share > 0.3, share


def test_a_function_answers_for_the_others_and_sees_what_they_see() -> None:
    calls: list[set[int]] = []
    rng = Random(2)

    def learned(rows: Any, masks: Any) -> Any:
        calls.append({int(seat) for seat in rows[:, :3].argmax(axis=1)})
        assert masks.dtype == np.int8
        return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]

    env = vector("notalone", 16, 3, opponents={"hunted-1": "random", "hunted-2": learned}, autoreset="NextStep")
    shown, _ = env.reset(seed=1)
    ended = 0
    for _ in range(200):
        shown, rewards, over, _, infos = env.step(drawn(shown, rng))
        ended += int(over.sum())
        assert (infos["seat"] == 0).all()
        assert (shown["observation"][:, 0] == 1).all(), "also at the end, whoever answered last"
        assert (rewards[~over] == 0).all()
        assert np.allclose(infos["payoffs"][over].max(axis=1), 1)
    assert ended > 16
    assert calls
    assert all(call == {2} for call in calls)


def test_one_game_is_reset_by_its_own_seed() -> None:
    env = vector("notalone", 3, 3)
    first, _ = env.reset(seed=[5, 6, 5])
    assert (first["observation"][0] == first["observation"][2]).all()
    rng = Random(1)
    shown = first
    for _ in range(10):
        shown, *_ = env.step(drawn(shown, rng))
    again, infos = env.reset(seed=[None, 5, None], options={"reset_mask": np.array([False, True, False])})
    assert (again["observation"][1] == first["observation"][0]).all()
    assert (again["observation"][0] == shown["observation"][0]).all()
    assert infos["_seat"].tolist() == [False, True, False]


def test_a_game_is_that_of_pettingzoo_with_the_same_seed() -> None:
    pytest.importorskip("pettingzoo")
    from fogtable.env import aec

    alone = aec("onoda")
    alone.reset(seed=11)
    shown, _ = vector("onoda", 2).reset(seed=10)
    assert (shown["observation"][1] == alone.observe("onoda")["observation"]).all()


def test_wrappers_of_gymnasium_work() -> None:
    env = RecordEpisodeStatistics(vector("onoda", 4, autoreset="SameStep"))
    shown, _ = env.reset(seed=1)
    rng = Random(1)
    for _ in range(400):
        shown, _, over, _, infos = env.step(drawn(shown, rng))
        if over.any():
            assert infos["episode"]["r"][over].max() > 0
            return
    raise AssertionError("no game has ended")


def test_bad_input_is_refused_and_nothing_changes() -> None:
    env = vector("notalone", 2, 3, autoreset="Disabled")
    with pytest.raises(ValueError, match="game 0 has ended, or has not begun: reset it first"):
        env.step([0, 0])
    before, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="action 100000 is not offered in game 0; nothing has changed"):
        env.step([100_000, 100_000])
    with pytest.raises(ValueError, match=r"expected 2 actions, one for each game; got shape \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(ValueError, match="seed: expected 2 seeds, one for each game; got 3"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="reset_mask: expected an array of 2 flags"):
        env.reset(options={"reset_mask": [True, False]})
    with pytest.raises(ValueError, match="options of reset: expected reset_mask, got mask"):
        env.reset(options={"mask": 1})
    for opponents, words in (
        ({"hunter": "random"}, r"expected seats or sides \(creature, hunted-1, hunted-2, hunted\); got 'hunter'"),
        ({"hunted": "belief"}, "expected random, policy or a function of rows and masks; got 'belief'"),
        ({"hunted": "random", "creature": "random"}, "at least one seat has to be left to the learner"),
    ):
        with pytest.raises(ValueError, match=words):
            vector("notalone", 2, 3, opponents=opponents)
    with pytest.raises(ValueError, match="'Sometime' is not a valid AutoresetMode"):
        vector("notalone", 2, 3, autoreset="Sometime")
    with pytest.raises(ValueError, match="at least 1 game"):
        vector("notalone", 0, 3)
    assert before["observation"].shape == (2, len(env.spaces.columns))


def test_without_compiled_rules_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    with pytest.raises(NotCompiled, match=r"notalone has none here: FOGTABLE_RULES=reference\. Install a C compiler"):
        vector("notalone", 2, 3)
