"""OpenSpiel (``pyspiel``): Hanabi, Leduc poker and gin rummy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import cycle
from random import Random
from typing import Any, Final

from bench.contestant import COPIED_GAMES, PLAYERS, SEED, Contestant, Entry

CHANCE, TERMINAL = -1, -4
"""What ``current_player`` returns when no player is to act."""

GAMES_PER_CALL: Final = 20
"""Games that bots play between two looks at the clock."""

ROLLOUTS: Final = 5000
"""Rollouts in one call."""

SIMULATIONS: Final = 100
"""Iterations of one search."""

EXPLORE: Final = 2.0
"""The weight of the upper bound in a search."""

GAMES_FOR_MEAN: Final = 2000
"""Games from which a mean number of decisions is taken."""

HANABI: Final = {"players": PLAYERS}


@cache
def _game(name: str, **parameters: int) -> Any:
    return import_module("pyspiel").load_game(name, parameters)


def _driven(game: Any) -> Contestant:
    """Games driven from Python, the cards drawn by this side."""
    copies = [_halfway(game, seed).clone for seed in range(SEED, SEED + COPIED_GAMES)]
    return Contestant(lambda rng: _play(game.new_initial_state(), rng)[1], copies)


def _bots(game: Any) -> Contestant:
    """Games of uniformly random bots, each game played inside the library (``evaluate_bots``)."""
    spiel: Any = import_module("pyspiel")
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    evaluate_bots = spiel.evaluate_bots
    decisions_per_call = round(_mean_decisions(game.new_initial_state()) * GAMES_PER_CALL)

    def playout(rng: Random) -> int:
        seed = rng.getrandbits(30)
        for nth in range(GAMES_PER_CALL):
            evaluate_bots(game.new_initial_state(), bots, seed + nth)
        return decisions_per_call

    return Contestant(playout, playouts_per_call=GAMES_PER_CALL)


def _rollouts(game: Any) -> Contestant:
    """Rollouts from the first decision on, many in a call: what OpenSpiel's searches estimate a state with."""
    spiel: Any = import_module("pyspiel")
    start = _dealt(game, Random(SEED))
    decisions_per_call = round(_mean_decisions(start) * ROLLOUTS)

    def playout(rng: Random) -> int:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, rng.getrandbits(30))
        # One simulation of a search evaluates its root and nothing else; the evaluator itself cannot be called.
        spiel.MCTSBot(game, evaluator, EXPLORE, 1, 1, False, SEED, False).mcts_search(start)
        return decisions_per_call

    return Contestant(playout, playouts_per_call=ROLLOUTS)


def _ismcts(game: Any) -> Contestant:
    """Information-set search of decisions half way through a game, the next one with each call."""
    spiel: Any = import_module("pyspiel")
    halfway = (_at_a_decision(_halfway(game, seed), Random(seed)) for seed in range(SEED, SEED + COPIED_GAMES))
    positions: Iterator[Any] = cycle(halfway)
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    most_visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(SEED, evaluator, EXPLORE, SIMULATIONS, -1, most_visits, False, False)
    total = 0

    def playout(rng: Random) -> int:
        nonlocal total
        bot.step(next(positions))
        total += SIMULATIONS
        return 0

    return Contestant(playout, playouts_per_call=0, searched=lambda: total)


def _mean_decisions(start: Any) -> float:
    rng = Random(SEED)
    return sum(_play(start.clone(), rng)[1] for _ in range(GAMES_FOR_MEAN)) / GAMES_FOR_MEAN


def _play(state: Any, rng: Random) -> tuple[Any, int]:
    """Play a game on at random; return its last state and the players' decisions.

    ``current_player`` is asked once a step, which is a little faster than ``is_terminal``
    and ``is_chance_node``.
    """
    draw = rng.random
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(_sample(state.chance_outcomes(), draw()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return state, decisions


def _dealt(game: Any, rng: Random) -> Any:
    """Return a new game at its first decision."""
    return _at_a_decision(game.new_initial_state(), rng)


def _at_a_decision(state: Any, rng: Random) -> Any:
    """Return the state after the draws that are due, if any."""
    while state.current_player() == CHANCE:
        state.apply_action(_sample(state.chance_outcomes(), rng.random()))
    return state


def _sample(outcomes: list[tuple[int, float]], at: float) -> int:
    """Return the outcome whose share of [0, 1) holds ``at``."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def _halfway(game: Any, seed: int) -> Any:
    """Return the game of ``seed`` after half of its actions, those of chance included."""
    actions = _play(game.new_initial_state(), Random(seed))[0].history()
    state = game.new_initial_state()
    for action in actions[: len(actions) // 2]:
        state.apply_action(action)
    return state


ENTRIES: Final = [
    Entry(
        "pyspiel_hanabi",
        lambda: _driven(_game("hanabi", **HANABI)),
        "python",
        "pyspiel_hanabi",
        "Four players, hidden information, a compiled engine made for this use; the caller draws the cards, as its"
        " interface has it.",
    ),
    Entry(
        "pyspiel_hanabi_cpp",
        lambda: _bots(_game("hanabi", **HANABI)),
        "inside",
        "pyspiel_hanabi_cpp",
        "Random bots inside the library, a call for each game; its faster rollouts refuse Hanabi. Decisions are"
        " playouts times the mean length of 2000 games.",
    ),
    Entry(
        "pyspiel_leduc",
        lambda: _driven(_game("leduc_poker")),
        "python",
        "pyspiel_leduc",
        "The same game as the own Leduc rows, from Python.",
    ),
    Entry(
        "pyspiel_leduc_cpp",
        lambda: _bots(_game("leduc_poker")),
        "inside",
        "pyspiel_leduc_cpp",
        "The same game, random bots inside the library, a call for each game, measured as Hanabi is.",
    ),
    Entry(
        "pyspiel_leduc_rollouts",
        lambda: _rollouts(_game("leduc_poker")),
        "inside",
        "pyspiel_leduc_rollouts",
        "The same game, the rollouts of OpenSpiel's own search, 5000 in a call: its fastest way to play at random."
        " They begin after the two cards are dealt, which saves it part of each game.",
    ),
    Entry(
        "pyspiel_leduc_ismcts",
        lambda: _ismcts(_game("leduc_poker")),
        "search",
        "pyspiel_leduc_ismcts",
        "The same game as leduc_search, OpenSpiel's ISMCTS in C++, one rollout an iteration.",
    ),
    Entry(
        "pyspiel_gin_rummy",
        lambda: _driven(_game("gin_rummy")),
        "python",
        "pyspiel_hanabi",
        "Two players, many draws from a deck, which this side has to make.",
    ),
    Entry(
        "pyspiel_gin_rummy_ismcts",
        lambda: _ismcts(_game("gin_rummy")),
        "search",
        "pyspiel_gin_rummy_ismcts",
        "OpenSpiel's ISMCTS in C++, one rollout to the end an iteration; random games of gin rummy are long.",
    ),
]
"""In the order of the table."""
