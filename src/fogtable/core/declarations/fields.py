"""Declarations of a state table: fields, and pools of cards that always lie in one of several fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, cast

from fogtable.core.declarations.cards import Cards, Family, Seat
from fogtable.core.declarations.visibility import EVERYONE, Sees

PER_SEAT: Final = -1
"""A dimension as long as the table has seats."""


@dataclass(frozen=True)
class Field:
    """One declared field.

    Attributes:
        kind: ``number``, ``flag``, ``one_of``, ``cards``.
        family: of what it holds ids (``one_of``, ``cards``).
        low, high: bounds of a number, both included.
        start: the value before set-up.
        sees: who sees the contents.
        counted: how many cards there are is public: always, never, or while the flag of that name is up.
        sealed: an answer given in secret; dropped when the world is re-dealt for another seat.
        among: the field of the possible values of a hidden one (re-deals draw from it, row by row).
        without: fields whose cards cannot lie here (re-deals for a seat that sees them keep to it).
        holds: fields whose cards are known to lie here, by whoever sees them: those of the same row, or in a zone
            without rows those of the viewer's own row (re-deals leave them where they are).
        owners: the field of the seats that own each row (``cards(Seat)``); without it row ``p`` is owned by ``p``.
        shape: lengths of the array, outermost first; :data:`PER_SEAT` or a number.
        index: the family that names the places of each dimension, or ``None``.
    """

    kind: str
    family: type[Family] | None = None
    low: int = 0
    high: int = 1
    start: Any = 0
    sees: Sees = EVERYONE
    counted: bool | str = False
    sealed: bool = False
    among: str | None = None
    without: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    owners: str | None = None
    shape: tuple[int, ...] = ()
    index: tuple[type[Family] | None, ...] = ()
    name: str = field(default="", compare=False)

    @property
    def bits(self) -> int:
        """How many bits a card set of this field has: one for each member of its family, eight for seats."""
        return 8 if self.family is Seat else len(cast(Any, self.family))

    def problem(self, value: Any) -> str | None:
        """Say why ``value`` cannot stand in one place of this field; ``None`` if it can."""
        if self.kind == "cards":
            if not isinstance(value, Cards):
                return f"expected a card set, got {value!r}"
            beyond = [c for c in value if self.family is not Seat and c >= len(cast(Any, self.family))]
            return f"no such cards: {beyond}" if beyond else None
        if self.kind == "flag":
            return None if value in (0, 1) else f"expected true or false, got {value!r}"
        if not isinstance(value, int):
            return f"expected a whole number, got {value!r}"
        return None if self.low <= value <= self.high else f"expected {self.low} to {self.high}, got {value}"

    def empty(self, count: int) -> Any:
        """Return the value before set-up at a table of ``count`` seats (fresh arrays)."""

        def build(shape: tuple[int, ...]) -> Any:
            if not shape:
                return self.start
            return [build(shape[1:]) for _ in range(count if shape[0] == PER_SEAT else shape[0])]

        return build(self.shape)


@dataclass(frozen=True)
class Pool:
    """Cards that always lie in exactly one of ``zones`` (field names), all of one family.

    With ``owned``, each seat has cards of its own: they lie in that seat's row of the zones, and together they are the
    public set ``owned``. Without it the whole family is shared; ``rest`` names the zone that takes what nobody named
    when a scenario sets up a position.
    """

    family: type[Family]
    zones: tuple[str, ...]
    owned: str | None = None
    rest: str | None = None
