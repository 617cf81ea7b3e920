"""A guided beginning of a game: the outcomes of chance, the player's moves, and the text before each of them.

A game that has one keeps it in ``tutorial.yaml`` of its folder: ``options``; ``luck``, the outcomes said beforehand by
source; ``steps``, each with ``texts`` (ids of messages, shown one after another) and ``picks`` (the answers that
follow, by meaning); ``asks_idle: false`` where who could only pass in a window is not asked (see
:class:`~fogtable.core.play.match.Match`). After the last step the game goes on freely, by the luck of its seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from fogtable.core.formats.plain_yaml import PlainLoader
from fogtable.core.game import Game

FILE: Final = "tutorial.yaml"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """A text, and the answers that the player gives after reading it."""

    texts: list[str]
    picks: list[str]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    steps: list[Step]
    options: dict[str, Any] = {}
    luck: dict[str, list[str | int]] = {}
    asks_idle: bool = True


class Lesson(msgspec.Struct, frozen=True):
    """A guided player's place: step ``number`` (from 1) of ``of``, its text, and the picks still due in it."""

    number: int
    of: int
    texts: tuple[str, ...]
    picks: tuple[str, ...]


@dataclass(frozen=True)
class Tutorial:
    """A guided beginning: the game's ``options``, outcomes ``said`` by source, the ``steps``, and the guided seat."""

    options: msgspec.Struct
    said: dict[str, list[int]]
    steps: tuple[Step, ...]
    asks_idle: bool = True

    def lesson(self, given: Sequence[str]) -> Lesson | None:
        """Return where a player stands after these answers; ``None`` if they have left the path, or are done."""
        left = list(given)
        for number, step in enumerate(self.steps, 1):
            here, left = left[: len(step.picks)], left[len(step.picks) :]
            if here != step.picks[: len(here)]:
                return None
            if len(here) < len(step.picks) or (not step.picks and not left):
                return Lesson(number, len(self.steps), tuple(step.texts), tuple(step.picks[len(here) :]))
        return None


def read(game: Game) -> Tutorial | None:
    """Return the tutorial of a game, ``None`` if it has none.

    Raises:
        ValueError: its file is wrong; the message says where.
    """
    path = Path(game.folder) / FILE
    if not path.exists():
        return None
    try:
        found = msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), PlainLoader), _File)
        options = msgspec.convert(found.options, game.options)
        said = {name: [_source(game, name).parse(one) for one in outcomes] for name, outcomes in found.luck.items()}
    except (yaml.YAMLError, msgspec.ValidationError, ValueError) as wrong:
        raise ValueError(f"{path}: {wrong}") from None
    if found.game != game.name:
        raise ValueError(f"{path}: expected the game {game.name}; got {found.game!r}")
    return Tutorial(options, said, tuple(found.steps), found.asks_idle)


def _source(game: Game, name: str) -> Any:
    if name not in game.luck.sources:
        raise ValueError(f"luck: expected one of {', '.join(game.luck.sources)}; got {name!r}")
    return game.luck.sources[name]
