"""The games of OpenSpiel, by OpenSpiel's own tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogtable.env import openspiel
from tests.env.tables import at_every_table
from tests.tiers import slow

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

SHORT = {"anima": {"turn_cap": 3}, "bigbrother": {"round_limit": "12"}}
"""Options of games that would last long at random."""


def opened(game: str, seats: int) -> Any:
    return openspiel(game, seats, **SHORT.get(game, {}))


def played(game: Any, seed: int, most: int = 10_000) -> Any:
    """Return a position that was come to at random."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and len(state.full_history()) < most:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@at_every_table
def test_openspiel_finds_nothing_wrong(game: str, seats: int) -> None:
    pyspiel.random_sim_test(opened(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["onoda", pytest.param("notalone", marks=slow)])
def test_a_playthrough_plays_again(game: str, tmp_path: Path) -> None:
    """In a process of its own: OpenSpiel reads the command line there."""
    script = f"""
import sys
from absl import flags
from fogtable.env import openspiel
from open_spiel.python.algorithms import generate_playthrough
flags.FLAGS(sys.argv[:1])
path = {str(tmp_path / "playthrough.txt")!r}
open(path, "w", encoding="utf-8").write(generate_playthrough.playthrough(str(openspiel({game!r})), None))
first, again = generate_playthrough.replay(path)
assert first.splitlines() == again.splitlines()
assert len(first) > 10_000
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


@at_every_table
def test_a_position_is_serialised_and_goes_on_alike(game: str, seats: int) -> None:
    table = opened(game, seats)
    for most in (0, 2, 30):
        state = played(table, 3, most)
        same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))[1]
        other = state.clone()
        for _ in range(20):
            if state.is_terminal():
                break
            action = state.legal_actions()[-1]
            for one in (state, same, other):
                one.apply_action(action)
            assert str(state) == str(same) == str(other)
            if not state.is_chance_node():
                seen = [one.information_state_string(0) for one in (state, same, other)]
                assert seen[0] == seen[1] == seen[2]


def test_equal_memories_mean_the_same_choice() -> None:
    """Who cannot tell two positions apart is asked the same, in both; and each answer of one's own is remembered."""
    table = openspiel("notalone", 3)
    known: dict[str, tuple[int, list[int]]] = {}
    choices = 0
    for seed in range(6):
        state, rng = table.new_initial_state(), Random(seed)
        before: dict[int, str] = {}
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                choices += 1
                memory = state.information_state_string(player)
                assert known.setdefault(memory, (player, state.legal_actions())) == (player, state.legal_actions())
                assert memory.startswith(before.get(player, "")), "nothing is forgotten"
                before[player] = "\n".join(memory.split("\n")[:-1])
                tensor = state.information_state_tensor(player)
                assert tensor == state.observation_tensor(player)
                assert len(tensor) == table.information_state_tensor_size()
            state.apply_action(rng.choice(state.legal_actions()))
    assert choices > 200


def test_a_memory_does_not_hold_what_others_answer_in_secret() -> None:
    """Two games alike but for what the first of the Hunted commits, face down: the second cannot tell them apart."""
    table = openspiel("notalone", 3)
    state = table.new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    while state.current_player() != 1:
        state.apply_action(state.legal_actions()[-1])
    commits = [a for a in state.legal_actions() if "commit:" in state.action_to_string(1, a)]
    assert len(commits) > 1
    left, right = state.clone(), state.clone()
    left.apply_action(commits[0])
    right.apply_action(commits[1])
    for player in (0, 2):
        assert left.information_state_string(player) == right.information_state_string(player)
        assert left.observation_string(player) == right.observation_string(player)
    assert left.information_state_string(1) != right.information_state_string(1)


def test_options_are_parameters() -> None:
    table = openspiel("bigbrother", 4, authority="3", standing_orders=True)
    assert table.num_players() == 4
    assert table.options.authority == "3"
    assert pyspiel.load_game(str(table)).options == table.options
    assert str(table).startswith("fogtable_bigbrother(authority=#3,")
    with pytest.raises(ValueError, match="bigbrother has no option 'colour'"):
        openspiel("bigbrother", 4, colour="red")
    with pytest.raises(ValueError, match="bigbrother is for 3 to 5 seats; got 2"):
        openspiel("bigbrother", 2)


def test_at_the_end_each_player_gets_what_it_has_won() -> None:
    state = played(openspiel("notalone", 3), 1)
    creature, *hunted = state.returns()
    assert hunted[0] == hunted[1] == 1 - creature


def test_a_process_that_knows_the_games_ends_well() -> None:
    script = "from fogtable.env import openspiel; openspiel('notalone', 3).new_initial_state()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
