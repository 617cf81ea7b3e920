"""Puts each change of a game's counters down to a cause, as the game's study says."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fogtable.core.declarations.cards import NONE
from fogtable.core.declarations.events import Event, Secret
from fogtable.core.study import Cause, Study


class Change(NamedTuple):
    """The amounts that a counter lost and gained by one cause in a game; ``cause`` is ``""`` if there is none."""

    counter: str
    cause: str
    member: str
    down: int
    up: int


class Blame:
    """Follows the log of one game and keeps what each cause has moved."""

    def __init__(self, study: Study) -> None:
        self._causes = _by_event(study)
        self._moving = _moving(study)
        self._open = _NOBODY
        self._brief = _NOBODY
        self._left = 0
        self._itself = _NOBODY
        self._sums: dict[tuple[str, str, str], list[int]] = {}

    def follow(self, what: Event, args: tuple[Any, ...]) -> None:
        """Take note of an entry of the log, before the changes in it are put down."""
        self._itself = _NOBODY
        self._left -= 1
        for cause, at, family, asked, values in self._causes.get(what, ()):
            if asked != NONE and args[asked] not in values:
                continue
            name = (cause.kind, "" if at == NONE else family.name(args[at]))
            if what in self._moving:
                self._itself = name
            elif cause.within is None:
                self._open = name
                self._left = 0
            else:
                self._brief = name
                self._left = cause.within + 1

    def put_down(self, counter: str, change: int) -> None:
        """Put a change of a counter down to what has caused it."""
        if self._itself != _NOBODY:
            name = self._itself
        elif self._left > 0:
            name = self._brief
            self._left = 0
        else:
            name = self._open
        sums = self._sums.setdefault((counter, *name), [0, 0])
        sums[change > 0] += abs(change)

    def changes(self) -> list[Change]:
        """Return the changes by cause, in the order of their first occurrence."""
        return [Change(*name, down, up) for name, (down, up) in self._sums.items()]


def check_causes(study: Study) -> None:
    """Make sure that the causes of a study can be read.

    Raises:
        ValueError: they cannot; the message says where.
    """
    titles: dict[str, tuple[str, str]] = {}
    for cause in study.causes:
        where = f"cause {cause.kind}: {cause.event.name} has no"
        if cause.arg and _family(cause) is None:
            raise ValueError(f"{where} member of a family called {cause.arg}")
        if cause.when is not None and cause.when[0] not in cause.event.args:
            raise ValueError(f"{where} {cause.when[0]}")
        if titles.setdefault(cause.kind, (cause.title, cause.text)) != (cause.title, cause.text):
            raise ValueError(f"cause {cause.kind}: it has several titles or texts")


_NOBODY = ("", "")


@cache
def _by_event(study: Study) -> dict[Event, list[tuple[Cause, int, Any, int, frozenset[int]]]]:
    """Return for each event the causes that begin with it: where its name, where what is asked of it stands."""
    found: dict[Event, list[tuple[Cause, int, Any, int, frozenset[int]]]] = {}
    for cause in study.causes:
        names = list(cause.event.args)
        asked, values = cause.when or ("", frozenset())
        entry = (
            cause,
            names.index(cause.arg) if cause.arg else NONE,
            _family(cause),
            names.index(asked) if asked else NONE,
            values,
        )
        found.setdefault(cause.event, []).append(entry)
    return found


@cache
def _moving(study: Study) -> frozenset[Event]:
    """Return the events that move a counter."""
    return frozenset(event for counter in study.counters for event, _ in counter.moves)


def _family(cause: Cause) -> Any:
    declared = cause.event.args.get(cause.arg)
    family = declared.family if isinstance(declared, Secret) else declared
    return None if family is int else family
