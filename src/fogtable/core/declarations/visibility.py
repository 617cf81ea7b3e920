"""Visibility: who sees a field or an event argument, declared once and worked out for each table size.

Viewers are a bit mask: bit ``p`` is seat ``p``; :data:`SPECTATOR_BIT` is everybody who only watches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SPECTATOR: Final = -1
"""The viewer without a seat, who sees public things only."""
SPECTATOR_BIT: Final = 1 << 15
OPEN: Final = -2
"""A viewer of a finished game with all cards open; never one of a game in progress."""


def viewer_bit(viewer: int) -> int:
    """Return the mask bit of a seat or of :data:`SPECTATOR`."""
    return SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer


@dataclass(frozen=True)
class Role:
    """A run of seats that share a part in the game: ``first`` to ``last`` (``None``: to the last seat)."""

    name: str
    first: int
    last: int | None = None

    def seats(self, count: int) -> range:
        """Return the seats of this role at a table of ``count`` seats."""
        return range(self.first, count if self.last is None else self.last + 1)


@dataclass(frozen=True)
class Sees:
    """Who sees: ``base`` while ``flag`` is down (or there is none), ``raised`` while it is up.

    A group is ``everyone``, ``owner`` (the seat whose row it is, or the first seat of an event) and roles; an empty
    one is nobody. ``flag`` names a public flag of the state, or a row of flags with one for each row of the field.
    """

    base: frozenset[Role | str]
    flag: str | None = None
    raised: frozenset[Role | str] = frozenset()

    def __add__(self, other: Sees | Role) -> Sees:
        return Sees(self.base | _group(other), self.flag, self.raised)

    def mask(self, raised: bool, owners: int, count: int) -> int:
        """Return the viewers at a table of ``count`` seats, for a thing of the seats in the mask ``owners``."""
        mask = 0
        for part in self.raised if raised else self.base:
            if part == "everyone":
                mask |= (1 << count) - 1 | SPECTATOR_BIT
            elif part == "owner":
                mask |= owners
            elif isinstance(part, Role):
                for p in part.seats(count):
                    mask |= 1 << p
        return mask


def _group(who: Sees | Role) -> frozenset[Role | str]:
    return frozenset((who,)) if isinstance(who, Role) else who.base


EVERYONE: Final = Sees(frozenset(("everyone",)))
OWNER: Final = Sees(frozenset(("owner",)))
NOONE: Final = Sees(frozenset())


def only(*roles: Role) -> Sees:
    """Return: the seats of these roles see it, nobody else."""
    return Sees(frozenset(roles))


def until(flag: str, before: Sees) -> Sees:
    """Return: ``before`` sees it until the flag is up, from then on everyone."""
    return Sees(before.base, flag, EVERYONE.base)


def unless(flag: str, otherwise: Sees) -> Sees:
    """Return: everyone sees it, but only ``otherwise`` while the flag is up."""
    return Sees(EVERYONE.base, flag, otherwise.base)
