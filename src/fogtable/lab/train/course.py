"""The course of a training: rounds of games against itself, each followed by a few steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from fogtable.bots.net import Net
from fogtable.lab.results import Unusable, put
from fogtable.lab.train.recipe import write
from fogtable.lab.train.school import School

NET, RECIPE, CURVE, _STATE = "net.bin", "recipe.json", "curve.csv", "state.bin"
_MARKS: Final = 60
"""Lines of the curve."""
_SAVE_S: Final = 20.0
"""Who is killed loses so many seconds at most."""


class Mark(msgspec.Struct, frozen=True):
    """A line of the curve.

    Attributes:
        round: how many there were.
        seconds: of a processor.
        games, decisions: from which it has learned.
        firsts: what the first seat got at each table since the line before, where the net plays itself.
    """

    round: int
    seconds: float
    games: int
    decisions: int
    firsts: list[float]


class State(msgspec.Struct):
    """How far it is."""

    round: int = 0
    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    curve: list[Mark] = msgspec.field(default_factory=list)
    lately: list[list[float]] = msgspec.field(default_factory=list)
    """What the first seat got at each table in each round since the last mark."""


def train(school: School, out: Path, told: Callable[[State], None], stopped: Callable[[], bool]) -> State:
    """Go on with a training from where it is, until it is over or somebody stops it.

    Raises:
        Unusable: the folder holds what is no state of this training.
    """
    recipe = school.recipe
    state = _load(out, school)
    each = max(recipe.rounds // _MARKS, 1)
    before, saved = time.process_time() - state.seconds, time.monotonic()
    while state.round < recipe.rounds and not stopped():
        firsts, games, decisions = school.play_round(state.round)
        state.round += 1
        state.games += games
        state.decisions += decisions
        state.seconds = time.process_time() - before
        state.lately.append(firsts)
        if state.round % each == 0 or state.round == recipe.rounds:
            means = [sum(got) / len(got) for got in zip(*state.lately, strict=True)]
            state.curve.append(Mark(state.round, state.seconds, state.games, state.decisions, means))
            state.lately = []
        told(state)
        if time.monotonic() > saved + _SAVE_S:
            saved = time.monotonic()
            _save(out, state, school)
    _save(out, state, school)
    return state


def finish(school: School, state: State, out: Path) -> None:
    """Write what a game brings: the net in whole numbers, how it was made, how that went."""
    recipe, learner = school.recipe, school.net
    net = Net.of(learner.average, learner.used(), learner.shape, recipe.sharpness)
    put(out / NET, net.packed(school.game))
    put(out / RECIPE, write(recipe))
    heads = [
        "_".join([f"first_{table.players}", *(f"{name}={value}" for name, value in table.options.items())])
        for table in recipe.tables
    ]
    lines = [",".join(["round", "seconds", "games", "decisions", *heads])]
    for mark in state.curve:
        firsts = [f"{got:.4f}" for got in mark.firsts]
        lines.append(",".join([f"{mark.round}", f"{mark.seconds:.0f}", f"{mark.games}", f"{mark.decisions}", *firsts]))
    put(out / CURVE, ("\n".join(lines) + "\n").encode())


def clear(path: Path) -> None:
    """Delete what a training has left."""
    for name in (_STATE, NET, CURVE, RECIPE):
        (path / name).unlink(missing_ok=True)


def _save(out: Path, state: State, school: School) -> None:
    put(out / _STATE, msgspec.json.encode(state) + b"\n" + school.save())


def _load(out: Path, school: School) -> State:
    """Return how far a training is, the school as it was then; write its recipe down if it has just begun."""
    kept, file, recipe = out / RECIPE, out / _STATE, write(school.recipe)
    if not file.exists():
        put(kept, recipe)
        return State()
    if not kept.exists() or kept.read_bytes() != recipe:
        raise Unusable(f"--out: {out} holds a training by another recipe; --fresh deletes it and starts anew")
    state, _, learned = file.read_bytes().partition(b"\n")
    try:
        school.load(learned)
        return msgspec.json.decode(state, type=State)
    except (msgspec.MsgspecError, ValueError) as wrong:
        raise Unusable(f"{file}: the file is broken: {wrong}; --fresh deletes it and starts anew") from None
