"""Events: things that happened, as codes and ids. They become words at the border, in each language.

``class Log(Events): RESISTED = event("NA-3.5", player=Seat, will=int)`` declares the code ``resisted``, its clause and
its arguments. ``emit(t, Log.RESISTED, p, 1)`` reports it. An argument declared ``secret(Card, who)`` is shown to
``who`` only: the others get the event with that argument unknown. Who sees is settled at the moment of the event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fogtable.core.declarations.cards import Cards, Family, Seat
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import EVERYONE, OPEN, Sees, viewer_bit


@dataclass(frozen=True)
class Secret:
    """An argument that only ``sees`` may know; the first seat among the arguments is its owner."""

    family: type[Family]
    sees: Sees


def secret(family: type[Family], sees: Sees) -> Secret:
    """Declare an event argument that is shown to ``sees`` only."""
    return Secret(family, sees)


class Event:
    """One kind of event: its code, the clause that causes it, its arguments, and the viewers who are told at all."""

    __slots__ = ("args", "clause", "flag", "name", "open", "sees")

    def __init__(self, clause: str | Mapping[int, str], sees: Sees, args: dict[str, Any]) -> None:
        self.name = ""
        self.clause = clause
        self.sees = sees
        self.args = args
        flags = {s.flag for s in (sees, *(a.sees for a in args.values() if isinstance(a, Secret))) if s.flag}
        if len(flags) > 1:
            raise TypeError(f"an event can depend on one flag only, not on {sorted(flags)}")
        self.flag = flags.pop() if flags else None
        self.open = sees is EVERYONE and not any(isinstance(a, Secret) for a in args.values())

    def clause_of(self, values: tuple[Any, ...]) -> str:
        """Return the clause that caused an event with these arguments."""
        return self.clause if isinstance(self.clause, str) else self.clause[values[-1]]


def event(clause: str | Mapping[int, str], sees: Sees = EVERYONE, **args: type[Family] | type[int] | Secret) -> Event:
    """Declare an event caused by a clause, or by one for each value of its last argument.

    An argument is of a family (one member or a set of them), ``int``, or :func:`secret`.
    """
    return Event(clause, sees, args)


class _EventsType(type):
    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _EventsType:
        table = {}
        for key, said in body.items():
            if isinstance(said, Event):
                said.name = key.lower().replace("_", "-")
                table[said.name] = said
        body["table"] = table
        return super().__new__(mcls, name, bases, body)


class Events(metaclass=_EventsType):
    """Base of a game's list of events."""

    table: dict[str, Event]


def emit(t: State, what: Event, *args: int | Cards) -> None:
    """Report an event with its arguments, in the declared order."""
    t.log.append((what, args, what.flag is not None and getattr(t, what.flag)))


def told(entry: tuple[Event, tuple[Any, ...], bool], viewer: int, seats: Sequence[str]) -> dict[str, Any] | None:
    """Return one log entry as ``viewer`` may read it, or ``None`` if the event is not for that viewer.

    The answer has ``code``, ``clause`` and ``args`` by name: names of members, lists of names, numbers; ``None`` for
    what this viewer may not know. Read only: equal events share it.
    """
    what, values, raised = entry
    if what.open:
        return _told_to_all(what, values, tuple(seats))
    opened = viewer == OPEN
    bit = 0 if opened else viewer_bit(viewer)
    owner = next((v for v, d in zip(values, what.args.values(), strict=True) if d is Seat), 0)
    if not opened and what.sees is not EVERYONE and not what.sees.mask(raised, 1 << owner, len(seats)) & bit:
        return None
    args: dict[str, Any] = {}
    for (name, declared), value in zip(what.args.items(), values, strict=True):
        family = declared
        if isinstance(declared, Secret):
            if not opened and not declared.sees.mask(raised, 1 << owner, len(seats)) & bit:
                args[name] = None
                continue
            family = declared.family
        args[name] = spelled(family, value, seats)
    return {"code": what.name, "clause": what.clause_of(values), "args": args}


@lru_cache(4096)
def _told_to_all(what: Event, values: tuple[Any, ...], seats: tuple[str, ...]) -> dict[str, Any]:
    """Return an event without secrets, the same for every viewer."""
    said = zip(what.args.items(), values, strict=True)
    args = {name: spelled(family, value, seats) for (name, family), value in said}
    return {"code": what.name, "clause": what.clause_of(values), "args": args}


def spelled(family: Any, value: Any, seats: Sequence[str]) -> Any:
    """Return an argument as it is told: the name of a member, a list of names, a number."""
    if isinstance(value, Cards):
        return [spelled(family, v, seats) for v in value]
    if family is int:
        return int(value)
    if family is Seat:
        return seats[value] if value >= 0 else "none"
    return family.name(value)
