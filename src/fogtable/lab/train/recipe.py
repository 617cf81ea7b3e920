"""A recipe: all that decides what a net becomes. The same recipe gives the same net, however often it is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from fogtable.core.game import Game
from fogtable.fast.learning import Setting, Stride, setting_of
from fogtable.lab.simulate import sides

FILE: Final = "recipe.json"
"""Where a game keeps the recipe of its net, in its folder ``learned``."""

_Share = Annotated[float, Meta(ge=0.0, le=1.0)]
_Price = Annotated[float, Meta(ge=0.0)]


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table at which it plays: how many games a round, with which options; what is not named has its default."""

    players: int
    games: Annotated[int, Meta(ge=1)]
    options: dict[str, Any] = {}


class Exploiters(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who learns beside it to beat it, so that it meets what it would never do itself.

    Attributes:
        share: the part of the games of each table that it plays against them; as many they play to learn.
        rounds: after so many it gets to know the exploiter as that is then.
        kept: how many of those it goes on meeting; the oldest go.
        rate: of Adam.
        doubt: their prize on not settling.
    """

    share: _Share
    rounds: Annotated[int, Meta(ge=1)]
    kept: Annotated[int, Meta(ge=1)]
    rate: _Share
    doubt: _Price


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a net is trained.

    Attributes:
        game: its name.
        seed: all that is drawn follows from it.
        rounds: how often it plays the games of all tables and learns from them.
        tables: where it plays, on all seats.
        rate: of Adam, at first and at last; between them it falls by the same share each round.
        doubt: the prize on not settling, at first and at last, in payoff for each natural unit of entropy and decision.
        pull: the price of straying from the magnet, in payoff for each natural unit of divergence and decision.
        follow: after so many rounds the magnet moves to the average.
        share: how fast the average follows, for each step of Adam.
        passes, batch: how often the decisions of a round are gone over, and how many make a step.
        strange: the part of the games of each table in which another side is played by itself with whims.
        whim: how strong these are at the most (:func:`fogtable.fast.learning.by_net`).
        exploiters: who learns to beat it; ``None``: nobody.
        sharpness: how much of its leaning it plays in the end (an inverse temperature).
    """

    game: str
    seed: int
    rounds: Annotated[int, Meta(ge=1)]
    tables: Annotated[tuple[Seats, ...], Meta(min_length=1)]
    rate: tuple[_Share, _Share]
    doubt: tuple[_Price, _Price]
    pull: _Price
    follow: Annotated[int, Meta(ge=1)]
    share: _Share
    passes: Annotated[int, Meta(ge=1)]
    batch: Annotated[int, Meta(ge=1)]
    strange: _Share = 0.0
    whim: _Price = 0.0
    exploiters: Exploiters | None = None
    sharpness: Annotated[float, Meta(gt=0.0, le=64.0)] = 1.0

    def stride(self, number: int) -> Stride:
        """Return how a step is taken in round ``number``."""
        gone = number / self.rounds
        return Stride(
            passes=self.passes,
            batch=self.batch,
            rate=_between(self.rate, gone),
            share=self.share,
            doubt=_between(self.doubt, gone),
            pull=self.pull,
        )

    def settings(self, game: Game) -> list[tuple[Setting, int]]:
        """Return the tables laid out, and how many games a round has at each.

        Raises:
            ValueError: there is no such table.
        """
        found = []
        for n, table in enumerate(self.tables):
            try:
                options = msgspec.convert(table.options, game.options)
                found.append((setting_of(game, table.players, options), table.games))
            except (ValueError, msgspec.ValidationError) as wrong:
                raise ValueError(f"tables[{n}]: {wrong}") from None
        return found


def read(path: Path) -> Recipe:
    """Return the recipe in a file.

    Raises:
        ValueError: it is none; the message says what was expected, and where.
        OSError: it cannot be read.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Recipe)
    except msgspec.MsgspecError as wrong:
        raise ValueError(f"{path}: {wrong}") from None


def usual(game: Game, seed: int) -> Recipe:
    """Return a recipe for a game that brings none: every number of players, the options as they are by default."""
    counts = [count for count in game.seat_counts if len(sides(game, count)) > 1 or count > 1] or [*game.seat_counts]
    return Recipe(
        game=game.name,
        seed=seed,
        rounds=300,
        tables=tuple(Seats(players=count, games=max(2048 // len(counts), 1)) for count in counts),
        rate=(1e-3, 1e-4),
        doubt=(0.01, 0.001),
        pull=0.05,
        follow=20,
        share=0.01,
        passes=2,
        batch=4096,
        strange=0.3 if len(counts) > 1 else 0.0,
        whim=4.0,
        exploiters=Exploiters(share=0.25, rounds=20, kept=8, rate=1e-3, doubt=0.002) if len(counts) > 1 else None,
    )


def write(recipe: Recipe) -> bytes:
    """Return a recipe as the content of a file."""
    return msgspec.json.format(msgspec.json.encode(recipe), indent=2) + b"\n"


def _between(ends: tuple[float, float], gone: float) -> float:
    first, last = ends
    return first * (last / first) ** gone if first > 0 and last > 0 else first + (last - first) * gone
