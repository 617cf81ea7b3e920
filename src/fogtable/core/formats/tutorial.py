"""Lessons, guided beginnings of a game: the outcomes of chance, the moves, and the text before each of the learner's.

A game keeps each in ``lessons/NAME.yaml`` of its folder: ``options``; ``luck``, the outcomes said beforehand by source;
``steps``, each with ``texts`` (ids of messages, shown one after another) and ``picks`` (the answers that follow, by
meaning); ``others``, what the other seats answer, by seat, while the learner keeps to the steps; ``asks_idle: false``
where who could only pass in a window is not asked (see :class:`~fogtable.core.play.match.Match`). A learner without
others takes all seats of the smallest table. After the last step the game goes on freely, by the luck of its seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from fogtable.core.formats.plain_yaml import PlainLoader
from fogtable.core.game import Game

FOLDER: Final = "lessons"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """A text, and the answers that the player gives after reading it."""

    texts: list[str]
    picks: list[str]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    steps: list[Step]
    options: dict[str, Any] = {}
    luck: dict[str, list[str | int]] = {}
    others: dict[str, list[str]] = {}
    asks_idle: bool = True


class Lesson(msgspec.Struct, frozen=True):
    """A guided player's place: step ``number`` (from 1) of ``of``, its text, and the picks still due in it."""

    number: int
    of: int
    texts: tuple[str, ...]
    picks: tuple[str, ...]


@dataclass(frozen=True)
class Tutorial:
    """A guided beginning.

    Attributes:
        seats: all that are at the table.
        options: of the game.
        said: outcomes of chance, by source.
        steps: what the learner reads and does.
        others: what the seats answer that are not the learner's.
        asks_idle: see :class:`~fogtable.core.play.match.Match`.
    """

    seats: tuple[str, ...]
    options: msgspec.Struct
    said: dict[str, list[int]]
    steps: tuple[Step, ...]
    others: dict[str, tuple[str, ...]] = field(default_factory=dict)
    asks_idle: bool = True

    @property
    def players(self) -> list[str]:
        """Return who takes the seats: ``here`` or ``bot``."""
        return ["bot" if seat in self.others else "here" for seat in self.seats]

    def lesson(self, given: Iterable[tuple[str, str]]) -> Lesson | None:
        """Return where a learner stands after these answers, each with its seat; ``None``: off the path, or done."""
        answers = list(given)
        if not all(_agree(_of(seat, answers), script) for seat, script in self.others.items()):
            return None
        left = [answer for seat, answer in answers if seat not in self.others]
        for number, step in enumerate(self.steps, 1):
            here, left = left[: len(step.picks)], left[len(step.picks) :]
            if here != step.picks[: len(here)]:
                return None
            if len(here) < len(step.picks) or (not step.picks and not left):
                return Lesson(number, len(self.steps), tuple(step.texts), tuple(step.picks[len(here) :]))
        return None

    def due(self, seat: str, given: Iterable[tuple[str, str]]) -> str | None:
        """Return what a seat that is not the learner's answers next; ``None``: whatever it likes."""
        answers, script = list(given), self.others.get(seat, ())
        at = len(_of(seat, answers))
        return script[at] if at < len(script) and self.lesson(answers) else None


def _of(seat: str, answers: Iterable[tuple[str, str]]) -> list[str]:
    return [answer for whose, answer in answers if whose == seat]


def _agree(answers: Sequence[str], script: Sequence[str]) -> bool:
    """Tell whether the answers follow the script, as far as both go."""
    return all(one == other for one, other in zip(answers, script, strict=False))


def read(game: Game) -> dict[str, Tutorial]:
    """Return the lessons of a game by their names, in the order of these.

    Raises:
        ValueError: a file is wrong; the message says which, and where.
    """
    return _lessons(game, Path(game.folder) / FOLDER)


@cache
def _lessons(game: Game, folder: Path) -> dict[str, Tutorial]:
    return {path.stem: _lesson(game, path) for path in sorted(folder.glob("*.yaml"))}


def _lesson(game: Game, path: Path) -> Tutorial:
    try:
        found = msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), PlainLoader), _File)
        options = msgspec.convert(found.options, game.options)
        said = {name: [_source(game, name).parse(one) for one in outcomes] for name, outcomes in found.luck.items()}
        seats = _seats(game, found.others)
    except (yaml.YAMLError, msgspec.ValidationError, ValueError) as wrong:
        raise ValueError(f"{path}: {wrong}") from None
    if found.game != game.name:
        raise ValueError(f"{path}: expected the game {game.name}; got {found.game!r}")
    others = {seat: tuple(answers) for seat, answers in found.others.items()}
    return Tutorial(seats, options, said, tuple(found.steps), others, found.asks_idle)


def _source(game: Game, name: str) -> Any:
    if name not in game.luck.sources:
        raise ValueError(f"luck: expected one of {', '.join(game.luck.sources)}; got {name!r}")
    return game.luck.sources[name]


def _seats(game: Game, others: Iterable[str]) -> tuple[str, ...]:
    """Return the seats of the table: all of one person, or that person's and those of others."""
    others = list(others)
    count = len(others) + 1 if others else game.seat_counts[0]
    if count not in game.seat_counts:
        raise ValueError(f"others: expected seats of a table of {game.seat_counts[0]} to {game.seat_counts[-1]}")
    seats = tuple(game.seat_names(count))
    if unknown := [seat for seat in others if seat not in seats]:
        raise ValueError(f"others: expected some of {', '.join(seats)}; got {unknown[0]!r}")
    return seats
