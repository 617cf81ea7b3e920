"""The programs of the folder ``programs`` as games: each file is one, and its option says which program is played."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from fogtable.core.declarations.cards import cards_of
from fogtable.core.game import Game, Outcome
from tests.fast.programs.table import Act, Card, Level, Log, Luck, Menu, Pick, Point, Scene, Sign, Solo, Sure, Table

FIXED = frozenset({"scene"})
"""The field that random positions leave as it is."""
FILES = ("asking", "calls", "frames", "happenings", "names", "numbers", "sealed", "sets", "windows")


class Programs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option of a file of programs: the number of the one that is played."""

    scene: int = 0


def setup(t: Table, options: Programs) -> None:
    """Lay out the table; a card or two for everybody."""
    t.scene = options.scene
    t.deck = Card.ALL
    for p in t.seats:
        t.hand[p] = cards_of(*range(p, len(Card), 4))
        t.deck -= t.hand[p]
    t.pile += Card.KING
    t.pile += Card.JACK
    t.crowd += 0


def settle(t: Table, given: frozenset[str]) -> None:
    """Any position will do that is before the last round."""
    if t.round == 3:
        raise ValueError("the last round is over")


def outcome(t: Table) -> Outcome:
    """Nobody wins."""
    return Outcome("nobody", (), str(t.score))


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats."""
    return tuple(f"seat-{p}" for p in range(count))


def side_of(seat: int) -> str:
    """Return the side of a seat."""
    return "nobody"


def game_of(name: str, space: Mapping[str, Any]) -> Game:
    """Return the game of a module of programs; ``space`` is what its names stand for."""
    return Game(
        name=f"programs-{name}",
        prefix="XX",
        rules_version=1,
        table=Table,
        seat_counts=range(1, 5),
        seat_names=seat_names,
        side_of=side_of,
        options=Programs,
        setup=setup,
        play=space["play"],
        outcome=outcome,
        settle=settle,
        choices=(Pick, Sure, Act, Sign, Point, Level, Menu, Solo),
        log=Log,
        luck=Luck,
        folder=Path(__file__).parent,
        deal=space.get("deal"),
    )


def modules_of(name: str) -> tuple[str, ...]:
    """Return the modules of a file of programs: ``calls`` has another beside it."""
    name = name.removeprefix("programs-")
    folder = f"{__package__}.programs"
    return (f"{folder}.{name}", f"{folder}.{name}_too") if name == "calls" else (f"{folder}.{name}",)


def titles(name: str) -> list[str]:
    """Return the names of a file's programs in their order."""
    scenes = import_module(modules_of(name)[0]).SCENES
    return [scenes[scene].__name__ for scene in Scene.ALL if scene in scenes]


def load(name: str) -> Game:
    """Return the game of a file of programs."""
    return game_of(name, import_module(modules_of(name)[0]).__dict__)
