"""OpenSpiel (``pyspiel``): Hanabi, Leduc poker and gin rummy."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from bench.contestant import COPIED_GAMES, PLAYERS, SEED, Contestant

CHANCE, TERMINAL = -1, -4
"""What ``current_player`` returns when no player is to act."""

GAMES_PER_CALL = 20
"""Games that ``pyspiel_hanabi_cpp`` plays between two looks at the clock."""

GAMES_FOR_MEAN = 2000
"""Games from which the mean number of decisions of ``pyspiel_hanabi_cpp`` is taken."""


def hanabi() -> Contestant:
    """Hanabi with four players, driven from Python."""
    return _driven("pyspiel_hanabi", "hanabi", {"players": PLAYERS})


def leduc() -> Contestant:
    """Leduc poker with two players, driven from Python."""
    return _driven("pyspiel_leduc", "leduc_poker", {})


def gin_rummy() -> Contestant:
    """Gin rummy with two players, driven from Python."""
    return _driven("pyspiel_gin_rummy", "gin_rummy", {})


def hanabi_cpp() -> Contestant:
    """Hanabi with four uniformly random bots, each game played inside the library."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("hanabi", {"players": PLAYERS})
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(PLAYERS)]
    evaluate_bots = spiel.evaluate_bots

    rng = Random(SEED)
    played = sum(_play(game, rng)[1] for _ in range(GAMES_FOR_MEAN))
    decisions_per_call = round(played * GAMES_PER_CALL / GAMES_FOR_MEAN)

    def playout(rng: Random) -> int:
        seed = rng.getrandbits(30)
        for nth in range(GAMES_PER_CALL):
            evaluate_bots(game.new_initial_state(), bots, seed + nth)
        return decisions_per_call

    return Contestant("pyspiel_hanabi_cpp", playout, playouts_per_call=GAMES_PER_CALL)


def _driven(name: str, game_name: str, parameters: dict[str, int]) -> Contestant:
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(game_name, parameters)
    return Contestant(
        name,
        lambda rng: _play(game, rng)[1],
        [_halfway(game, seed).clone for seed in range(SEED, SEED + COPIED_GAMES)],
    )


def _play(game: Any, rng: Random) -> tuple[Any, int]:
    """Play one game at random; return its last state and the players' decisions.

    ``current_player`` is asked once a step, which is a little faster than ``is_terminal``
    and ``is_chance_node``.
    """
    draw = rng.random
    state = game.new_initial_state()
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(_sample(state.chance_outcomes(), draw()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return state, decisions


def _sample(outcomes: list[tuple[int, float]], at: float) -> int:
    """Return the outcome whose share of [0, 1) holds ``at``."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def _halfway(game: Any, seed: int) -> Any:
    """Return the game of ``seed`` after half of its actions, those of chance included."""
    actions = _play(game, Random(seed))[0].history()
    state = game.new_initial_state()
    for action in actions[: len(actions) // 2]:
        state.apply_action(action)
    return state
