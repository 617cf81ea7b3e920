"""Tables by which compiled rules write what goes out to people (``fast/runtime/telling.h``): names and who is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from fogtable.compile.emit.context import Context
from fogtable.compile.emit.state_table import group_text
from fogtable.core.declarations.cards import Family, Seat
from fogtable.core.declarations.choice import Choice
from fogtable.core.declarations.events import Event, Secret
from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.visibility import EVERYONE, Sees
from fogtable.core.play.view import plan_of

MOST_SEATS = 8
"""Seats that a set of seats, or a verb said of a seat, has room for."""


def tables(context: Context) -> str:
    """Return all tables by which a game tells what is asked, what has happened and what lies on the table."""
    return _Tables(context).write()


class _Tables:
    """The tables of one game; the names of a family are written once, before what refers to them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.game = context.game
        self._families: dict[type[Family], str] = {}
        self._lines: list[str] = []

    def write(self) -> str:
        """Return the text of all tables."""
        fields = self._fields()
        questions = [self._question(choice) for choice in self.context.choices]
        events = [self._event(number, event) for number, event in enumerate(self.context.events)]
        return "\n".join(
            [
                self._seats(),
                *self._lines,
                fields,
                _rows("SaidQuestion SAID_QUESTIONS", questions),
                _rows("SaidEvent SAID_EVENTS", events),
            ]
        )

    def _seats(self) -> str:
        rows = [f"[{count}] = {_texts(self.game.seat_names(count))}" for count in self.game.seat_counts]
        return f"static const Text SEAT_NAMES[][{MOST_SEATS}] = {{{', '.join(rows)}}};"

    def _names(self, family: type[Family]) -> str:
        """Return the table of a family's names, ``NULL`` for seats: their names are those of the table."""
        if family is Seat:
            return "NULL"
        if family not in self._families:
            self._families[family] = own = self.context.names.fresh(f"NAMES_{family.__name__}")
            self._lines.append(f"static const Text {own}[] = {_texts(family.names)};")
        return self._families[family]

    def _wording(self, kind: Any) -> str:
        """Return how a family's members, or numbers (``int``), are said, and by which names."""
        return "AS_NUMBER, NULL" if kind is int else f"AS_NAME, {self._names(kind)}"

    # -- fields --------------------------------------------------------------------------------------------------

    def _fields(self) -> str:
        declared = self.game.table.fields
        plan = plan_of(self.game.table, self.game.seat_names(self.game.seat_counts[-1]))
        order = list(declared)
        fixed = [name for name in plan.hidden if declared[name].owners is None]
        own = [*fixed, *(field.name for field in plan.owned_fields)]
        rows = [self._field(name, field, name in plan.hidden) for name, field in declared.items()]
        return "\n".join(
            [
                _rows("SaidField SAID_FIELDS", rows),
                _rows("uint8_t PUBLIC_FIELDS", [str(order.index(name)) for name in plan.order]),
                f"enum {{ OWN_COUNT = {len(own)} }};",
                _rows("uint8_t OWN_FIELDS", [str(order.index(name)) for name in own] or ["0"]),
            ]
        )

    def _field(self, name: str, field: Field, hidden: bool) -> str:
        if field.kind == "flag":
            wording = "AS_FLAG, NULL"
        else:
            wording = self._wording(int if field.family is None else field.family)
        return f"{{{_text(name)}, {wording}, {len(field.shape)}, {_truth(hidden)}}}"

    # -- questions and events ------------------------------------------------------------------------------------

    def _question(self, choice: type[Choice]) -> str:
        own = self.context.names.fresh(f"MEANINGS_{self.context.choices[choice]}")
        meanings = []
        for verb in choice.verbs:
            for i in range(verb.size):
                if verb.family is None:
                    text, seat = verb.name, -1
                elif verb.family is Seat:
                    text, seat = f"{verb.name}:", i
                else:
                    text, seat = f"{verb.name}:{verb.family.names[i]}", -1
                meanings.append(f"{{{_text(text)}, {seat}}}")
        self._lines.append(_rows(f"Meaning {own}", meanings))
        return f"{{{_text(choice.code())}, {own}}}"

    def _event(self, number: int, event: Event) -> str:
        arguments = [self._argument(name, kind) for name, kind in event.args.items()]
        clauses = {0: event.clause} if isinstance(event.clause, str) else event.clause
        self._lines.append(_rows(f"Argument ARGUMENTS_{number}", arguments or ["{0}"]))
        self._lines.append(_rows(f"Clause CLAUSES_{number}", [f"{{{v}, {_text(c)}}}" for v, c in clauses.items()]))
        owner = next((at for at, kind in enumerate(event.args.values()) if kind is Seat), -1)
        told = f"ARGUMENTS_{number}, {len(arguments)}, CLAUSES_{number}, {len(clauses)}"
        return f"{{{_text(event.name)}, {told}, {owner}, {_truth(event.open)}, {_groups(event.sees)}}}"

    def _argument(self, name: str, kind: Any) -> str:
        secret = isinstance(kind, Secret)
        wording = self._wording(kind.family if secret else kind)
        return f"{{{_text(name)}, {wording}, {_truth(secret)}, {_groups(kind.sees if secret else EVERYONE)}}}"


def _groups(sees: Sees) -> str:
    """Return who is told while the flag of an event is down, and up."""
    up = EVERYONE.base if sees is EVERYONE else sees.raised
    return f"{group_text(sees.base)}, {group_text(up)}"


def _text(text: str) -> str:
    """Return a text as it stands between quotes in JSON."""
    return f"TEXT({json.dumps(json.dumps(text, ensure_ascii=False)[1:-1], ensure_ascii=False)})"


def _texts(texts: Sequence[str]) -> str:
    return f"{{{', '.join(map(_text, texts))}}}"


def _rows(what: str, rows: Sequence[str]) -> str:
    return f"static const {what}[] UNUSED = {{{', '.join(rows)}}};"


def _truth(value: bool) -> str:
    return "true" if value else "false"
