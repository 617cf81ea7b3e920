"""What a match tells as JSON: a seat's question, what has happened, and the views: the same bytes in both executions.

Here they are written by Python; compiled rules have writers of their own (``fast/runtime/telling.c``), which
``tests/fast`` holds against these.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

import msgspec

from fogtable.core.asking import Floor, Secret, Together
from fogtable.core.declarations.cards import members
from fogtable.core.declarations.choice import PASS_BIT, Choice
from fogtable.core.declarations.events import Event, told
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.answering import Answering
from fogtable.core.play.view import open_part
from fogtable.core.play.written_view import WrittenView

NULL: Final = b"null"
_encode: Final = msgspec.json.Encoder().encode

Entry = tuple[Event, tuple[Any, ...], bool]
Texts = tuple[bytes | None, ...]
"""One event as the spectator and each seat read it, in this order; ``None``: it is not for that viewer."""


class Views(Protocol):
    """The views of one game as JSON, of which only what has changed is written anew."""

    @property
    def public(self) -> bytes:
        """What everybody sees, as a JSON object."""

    def read(self, match: Any) -> None:
        """Write what has changed since the last time, or everything at first."""

    def own(self, viewer: int) -> bytes:
        """Return what a viewer sees beyond the public part, as a JSON object."""


class Telling(Answering):
    """The methods by which a match of the reference tells what goes out to people."""

    __slots__ = ()

    request: Any

    def retractable(self, seat: int) -> bool:
        """Tell whether ``seat`` may take a sealed answer back."""
        raise NotImplementedError

    def writer(self) -> Views:
        """Return what writes the views of this match, and of others of its game with as many seats."""
        return WrittenView(type(self.state), self.names)

    def asked(self, seat: int) -> bytes:
        """Return what a seat is asked, as it sees it; ``null`` if nothing."""
        question = self.question(seat)
        if question is None:
            return NULL
        sealed = type(self.request) in (Together, Floor, Secret)
        return _asked(*question, sealed, self.retractable(seat), self.names)

    def told(self, first: int) -> list[Texts]:
        """Return what has happened from the event number ``first`` on, as each viewer reads it."""
        return texts_of(self.state.log[first:], self.names)

    def told_to(self, viewer: int, first: int) -> list[bytes]:
        """Return what a viewer, ``OPEN`` too, is told of what has happened from the event number ``first`` on."""
        return texts_for(self.state.log[first:], viewer, self.names)

    def event_count(self) -> int:
        """Return how many events there have been."""
        return len(self.state.log)

    def laid_open(self) -> bytes:
        """Return everything that lies on the table, as a JSON object: only after the end may anybody see it."""
        return _encode(open_part(self.state, self.names))


@lru_cache(4096)
def _asked(choice: type[Choice], bits: int, sealed: bool, retract: bool, names: tuple[str, ...]) -> bytes:
    return _encode(
        {
            "question": choice.code(),
            "options": [choice.meaning(option, names) for option in members(bits)],
            "pass": bool(bits & PASS_BIT),
            "sealed": sealed,
            "retract": retract,
        }
    )


def texts_of(entries: Sequence[Entry], names: tuple[str, ...]) -> list[Texts]:
    """Return entries of a log as each viewer reads them; equal texts are one object."""
    return [_open_text(entry, names) if entry[0].open else _texts(entry, names) for entry in entries]


def texts_for(entries: Sequence[Entry], viewer: int, names: tuple[str, ...]) -> list[bytes]:
    """Return the entries of a log that a viewer is told."""
    events = (told(entry, viewer, names) for entry in entries)
    return [_encode(event) for event in events if event is not None]


def _texts(entry: Entry, names: tuple[str, ...]) -> Texts:
    shared: dict[bytes, bytes] = {}
    found: list[bytes | None] = []
    for viewer in (SPECTATOR, *range(len(names))):
        event = told(entry, viewer, names)
        text = None if event is None else _encode(event)
        found.append(text and shared.setdefault(text, text))
    return tuple(found)


@lru_cache(4096)
def _open_text(entry: Entry, names: tuple[str, ...]) -> Texts:
    """Return an event that is the same for everybody; the same ones come again and again."""
    return (_encode(told(entry, SPECTATOR, names)),) * (1 + len(names))
