"""Pgx: Leduc hold'em in JAX, compiled for the processor, on one thread."""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

from bench.compiled import SIDE_BY_SIDE, STEPS
from bench.contestant import SEED, Contestant, Entry


def _jax() -> tuple[Any, Any, Any]:
    """Return JAX, its NumPy and the environment."""
    # All threads count as CPU time, so a second one would only add overhead.
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax = import_module("jax")
    return jax, import_module("jax.numpy"), import_module("pgx").make("leduc_holdem")


def one_by_one() -> Contestant:
    """One environment, a compiled step for each decision, the legal moves read back in Python."""
    jax, _, environment = _jax()
    numpy: Any = import_module("numpy")
    begin = jax.jit(lambda seed: environment.init(jax.random.PRNGKey(seed)))
    step = jax.jit(environment.step)

    def playout(rng: Random) -> int:
        draw = rng.random
        state = begin(rng.getrandbits(31))
        decisions = 0
        while not state.terminated:
            legal = numpy.asarray(state.legal_action_mask).nonzero()[0]
            state = step(state, int(legal[int(draw() * len(legal))]))
            decisions += 1
        return decisions

    return Contestant(playout)


def side_by_side() -> Contestant:
    """Many environments that begin anew at their end; drawing the moves is compiled with the steps."""
    jax, numpy, environment = _jax()
    step = jax.vmap(import_module("pgx.experimental").auto_reset(environment.step, environment.init))

    def advance(states: Any, key: Any) -> tuple[Any, Any]:
        drawing, resetting = jax.random.split(key)
        drawn = jax.random.uniform(drawing, states.legal_action_mask.shape)
        actions = numpy.argmax(drawn * states.legal_action_mask, axis=1)
        return step(states, actions, jax.random.split(resetting, SIDE_BY_SIDE)), None

    @partial(jax.jit, donate_argnums=0)
    def many(states: Any, key: Any) -> Any:
        return jax.lax.scan(advance, states, jax.random.split(key, STEPS))[0]

    states = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(SEED), SIDE_BY_SIDE))

    def playout(rng: Random) -> int:
        nonlocal states
        states = jax.block_until_ready(many(states, jax.random.PRNGKey(rng.getrandbits(31))))
        return SIDE_BY_SIDE * STEPS

    return Contestant(playout, playouts_per_call=0)


ENTRIES: Final = [
    Entry(
        "pgx_leduc",
        one_by_one,
        "python",
        "pyspiel_leduc",
        "The same rules as OpenSpiel's but that who begins is drawn; stepping one environment from Python is not what"
        " Pgx is made for.",
    ),
    Entry(
        "pgx_leduc_vector",
        side_by_side,
        "together",
        "pgx_leduc_vector",
        "What Pgx is made for, but on one processor core, where it is made for a GPU; 1024 environments side by side.",
    ),
]
"""In the order of the table."""
