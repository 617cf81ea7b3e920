"""Families of named things (cards, places, seats), and immutable sets of their members.

A family member is a plain small integer, its *id*: ids index arrays, and the same id means the same thing in the
reference execution, in compiled rules, in views and in records. Names exist only at the border (:meth:`Family.name`).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, Final

NONE: Final = -1
"""No card, no seat, no answer."""
NOBODY: Final = NONE

_CACHE_LIMIT: Final = 200_000
"""Number of sets kept for reuse; beyond it the cache is emptied (equality never depends on it)."""


class Cards(tuple[int, ...]):
    """An immutable set of ids, read in ascending order.

    ``card in s``, ``len(s)``, ``s | s``, ``s & s``, ``s - s``, ``s + card``, ``s - card`` and ``for card in s`` are all
    that rules need. A changed set is a new value: ``t.hand[p] -= card`` replaces, nothing is shared.
    """

    bits: int
    """The set as a bit mask: bit ``i`` stands for id ``i``."""

    def __or__(self, other: Cards) -> Cards:
        return _SETS[self.bits | other.bits]

    def __and__(self, other: Cards) -> Cards:
        return _SETS[self.bits & other.bits]

    def __add__(self, other: Cards | int) -> Cards:  # type: ignore[override]
        return _SETS[self.bits | (other.bits if type(other) is Cards else 1 << other)]  # type: ignore[operator]

    def __sub__(self, other: Cards | int) -> Cards:
        return _SETS[self.bits & ~(other.bits if type(other) is Cards else 1 << other)]  # type: ignore[operator]

    def __reduce__(self) -> tuple[Any, ...]:
        return (from_bits, (self.bits,))


class _Sets(dict[int, Cards]):
    """One shared object for each bit mask in use."""

    def __missing__(self, bits: int) -> Cards:
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        made = Cards(members(bits))
        made.bits = bits
        self[bits] = made
        return made


_SETS: Final = _Sets()


_BYTES: Final = [[tuple(i + at for i in range(8) if byte >> i & 1) for byte in range(256)] for at in range(0, 128, 8)]


def members(bits: int) -> tuple[int, ...]:
    """Return the positions of the bits that are set, lowest first."""
    found: tuple[int, ...] = ()
    for eight in _BYTES:
        if not bits:
            break
        found += eight[bits & 255]
        bits >>= 8
    return found


def from_bits(bits: int) -> Cards:
    """Return the set whose bit mask is ``bits`` (>= 0)."""
    return _SETS[bits]


def cards_of(*ids: int) -> Cards:
    """Return the set of the given ids (each >= 0); for constants at the top of a rules file."""
    return _SETS[sum(1 << i for i in set(ids))]


EMPTY: Final = from_bits(0)


def in_capitals(name: str) -> str:
    """Return a member's name as rules write it: ``FORCE_FIELD`` for ``force-field``."""
    return name.upper().replace("-", "_")


class _FamilyType(type):
    """Numbers the members of a family in the order in which they are written."""

    names: tuple[str, ...]
    ALL: Cards

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _FamilyType:
        names = [key for key, value in body.items() if isinstance(value, int) and key.isupper()]
        values = [body[key] for key in names]
        if values != list(range(len(values))):
            raise TypeError(f"family {name}: ids must be 0, 1, 2, ... in the order written, got {values}")
        if "ALL" in names:
            raise TypeError(f"family {name}: no member is called ALL: that is the set of them all")
        cls = super().__new__(mcls, name, bases, body)
        cls.names = tuple(key.lower().replace("_", "-") for key in names)
        cls.ALL = from_bits((1 << len(names)) - 1)
        return cls

    def __len__(cls) -> int:
        return len(cls.names)


class Family(metaclass=_FamilyType):
    """Base of every family: ``class Token(Family): CREATURE = 0; ARTEMIA = 1``. At most 127 members.

    Names at the border are the member's own in lower case with hyphens (``FORCE_FIELD`` is ``force-field``). Members of
    one name are copies of one card (:func:`family`): nobody outside can tell them apart.
    """

    names: ClassVar[tuple[str, ...]]
    ALL: ClassVar[Cards]

    @classmethod
    def name(cls, member: int) -> str:
        """Return the name of a member; ``none`` for :data:`NONE`."""
        return "none" if member == NONE else cls.names[member]

    @classmethod
    def parse(cls, text: object) -> int:
        """Return the id of the member called ``text``, of several copies the first.

        Raises:
            ValueError: it is no member; the message lists what was expected.
        """
        if text == "none":
            return NONE
        if not isinstance(text, str) or text not in cls.names:
            raise ValueError(f"expected one of {', '.join(dict.fromkeys(cls.names))}; got {text!r}")
        return cls.names.index(text)

    @classmethod
    def copies(cls, member: int) -> Cards:
        """Return the members that share the name of this one, itself included."""
        return EMPTY if member == NONE else _copies(cls.names)[member]


class _PrintedType(_FamilyType):
    """Takes the members of a family from a list of their names."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], names: Iterable[str] = ()
    ) -> _PrintedType:
        members = {in_capitals(one): member for member, one in enumerate(names)}
        return super().__new__(mcls, name, bases, {**body, **members})  # type: ignore[return-value]

    def __getattr__(cls, name: str) -> int:
        near = get_close_matches(name.lower().replace("_", "-"), cls.names, n=1)
        meant = f"; did you mean {in_capitals(near[0])}?" if near else ""
        raise AttributeError(f"{cls.__name__} has no {name}: content.yaml has no row of this name{meant}")


class Printed(Family, metaclass=_PrintedType):
    """Base of a family whose members are rows of a game's content file: ``class Hunt(Printed, names=CONTENT.hunt)``.

    A row more is a member more; its rule is written for its name in capitals (``FORCE_FIELD`` is ``force-field``).
    """


class Seat(Family):
    """Marks a field, an option or an event argument as a seat. Its names come from the game (``hunted-2``)."""


@cache
def _copies(names: tuple[str, ...]) -> list[Cards]:
    return [cards_of(*[i for i, other in enumerate(names) if other == name]) for name in names]


def family(name: str, names: Iterable[str]) -> type[Family]:
    """Make a family from names computed at import (``lair+jungle``); for constants at the top of a rules file.

    A name that stands several times stands for as many copies of one card.
    """
    made = _FamilyType(name, (Family,), {})
    made.names = tuple(names)
    made.ALL = from_bits((1 << len(made.names)) - 1)
    return made  # type: ignore[return-value]
