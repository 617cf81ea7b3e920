"""Chance by name: one stream for each game, scripted by scenarios and tests, kept by records.

A rule never rolls by itself: it asks ``random_of(t, Luck.DRAW, t.deck)``. What came is kept under that name, so that a
record shows it and a scenario can say it beforehand.
"""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.cards import NONE, Cards, Family
from fogtable.core.declarations.state import State
from fogtable.core.declarations.streams import Seed, stream_of


class LuckRefused(ValueError):
    """A scripted outcome cannot happen; the message lists the possible ones."""


class Source:
    """One named source of chance: its outcomes are members of a family, or faces of a die (``family`` None)."""

    __slots__ = ("family", "name")

    def __init__(self, name: str, family: type[Family] | None) -> None:
        self.name = name
        self.family = family

    def text(self, outcome: int) -> str | int:
        """Return an outcome as records and scenarios write it."""
        return outcome if self.family is None else self.family.name(outcome)

    def parse(self, text: Any) -> int:
        """Return the outcome that ``text`` names.

        Raises:
            ValueError: it names none.
        """
        if self.family is not None:
            return self.family.parse(text)
        if not isinstance(text, int) or isinstance(text, bool):
            raise ValueError(f"expected a number, got {text!r}")
        if not 1 <= text < 1 << 31:
            raise ValueError(f"expected a face of a die, from 1 on; got {text}")
        return text


def draws(family: type[Family]) -> Source:
    """Declare a source whose outcomes are members of a family: ``DRAW = draws(Card)``."""
    return Source("", family)


def die() -> Source:
    """Declare a source whose outcomes are the faces of a die: ``BATTLE = die()``."""
    return Source("", None)


class _LuckType(type):
    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _LuckType:
        sources: dict[str, Source] = {}
        for key, said in body.items():
            if isinstance(said, Source):
                said.name = key.lower().replace("_", "-")
                sources[said.name] = said
        body["sources"] = sources
        return super().__new__(mcls, name, bases, body)


class Chances(metaclass=_LuckType):
    """Base of a game's list of sources: ``class Luck(Chances): DRAW = draws(Card); BATTLE = die()``."""

    sources: dict[str, Source]


class Chance:
    """The luck of one game: its stream, the outcomes scripted beforehand, and those that came.

    Raises:
        ValueError: the seed is no seed.
    """

    __slots__ = ("came", "said", "stream")

    def __init__(self, seed: Seed, said: dict[str, list[int]] | None = None) -> None:
        self.stream = stream_of(seed)
        self.said = {name: list(outcomes) for name, outcomes in (said or {}).items()}
        self.came: list[tuple[Source, int]] = []

    def pick(self, source: Source, possible: Cards | range) -> int:
        """Return one of ``possible``: the next outcome scripted for this source, else one from the stream.

        The stream moves on either way: what was said changes this outcome, not the later ones.

        Raises:
            LuckRefused: the outcome that was said is not possible now.
        """
        drawn = self.stream.below(len(possible))
        queue = self.said.get(source.name)
        if queue:
            wanted = queue.pop(0)
            same = (wanted,) if source.family is None else source.family.copies(wanted)
            outcome = next((copy for copy in same if copy in possible), NONE)
            if outcome == NONE:
                names = ", ".join(dict.fromkeys(str(source.text(o)) for o in possible))
                raise LuckRefused(f"{source.name}: {source.text(wanted)} cannot come up, only {names}")
        else:
            outcome = possible[drawn]
        self.came.append((source, outcome))
        return outcome

    def copy(self) -> Chance:
        """Return luck that goes on in the same way (without the list of past outcomes)."""
        made = Chance(0, self.said)
        made.stream = self.stream.copy()
        return made


def random_of(t: State, source: Source, possible: Cards) -> int:
    """Draw one member of a set that is not empty, by the named source."""
    drawn: int = t.chance.pick(source, possible)
    return drawn


def roll(t: State, source: Source, faces: int) -> int:
    """Roll a die with ``faces`` faces, 1 to ``faces``, by the named source."""
    rolled: int = t.chance.pick(source, range(1, faces + 1))
    return rolled
