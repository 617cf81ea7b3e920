"""Expectations of a scenario: fields, options, events, and what a seat sees or does not see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fogtable.core.declarations.cards import Cards, Seat
from fogtable.core.declarations.events import Secret, told
from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats.position import Impossible, entries
from fogtable.core.play.view import own_part, public_part

KINDS = ("state", "offered", "absent", "only", "asked", "question", "events", "no_events", "sees", "hides", "over")


MAPPINGS = ("state", "offered", "absent", "only", "question", "sees", "hides")


class Failed(Exception):
    """An expectation failed; the message says what was expected and what was found."""


class Watcher:
    """Compares a match with what a scenario expects of it."""

    def __init__(self, match: Any) -> None:
        self.match = match
        self._told = 0

    def expect(self, wanted: Any) -> None:
        """Check everything under one ``expect``.

        Raises:
            Failed: something is otherwise.
            ValueError: the expectation itself is wrong (unknown key, field, seat).
        """
        if not isinstance(wanted, Mapping):
            raise ValueError(f"expect: expected a mapping; got {wanted!r}")
        for kind, value in wanted.items():
            if kind not in KINDS:
                raise ValueError(f"expect: expected one of {', '.join(KINDS)}; got {kind!r}")
            if kind in MAPPINGS and not isinstance(value, Mapping):
                raise ValueError(f"expect.{kind}: expected a mapping; got {value!r}")
            getattr(self, f"_{kind}")(value)
        if "events" in wanted or "no_events" in wanted:
            self._told = len(self.match.state.log)

    # -- the position --------------------------------------------------------------------------------------------

    def _state(self, wanted: Mapping[str, Any]) -> None:
        t = self.match.state
        for name, value in wanted.items():
            declared = self._field(name, "expect.state")
            try:
                places = list(entries(declared, value, self.match.names, name))
            except Impossible as wrong:
                raise ValueError(f"expect.state.{wrong}") from None
            for place, expected in places:
                got = getattr(t, name)
                for index in place:
                    got = got[index]
                if self._text(declared, got) != self._text(declared, expected):  # copies of a card are alike
                    where = ".".join([name, *self._place(declared, place)])
                    raise Failed(f"{where}: expected {self._text(declared, expected)}, got {self._text(declared, got)}")

    def _field(self, name: str, where: str) -> Field:
        declared: Field | None = self.match.state.fields.get(name)
        if declared is None:
            raise ValueError(f"{where}.{name}: no such field; there are {', '.join(self.match.state.fields)}")
        return declared

    def _place(self, declared: Field, place: tuple[int, ...]) -> list[str]:
        found = []
        for index, family in zip(place, declared.index, strict=False):
            if family is Seat:
                found.append(self.match.names[index])
            else:
                found.append(str(index) if family is None else family.name(index))
        return found

    def _text(self, declared: Field, value: Any) -> str:
        if declared.family is Seat:
            names: Sequence[str] = self.match.names
        else:
            names = declared.family.names if declared.family else ()
        if isinstance(value, Cards):
            return "[" + ", ".join(names[c] for c in value) + "]"
        if declared.kind == "one_of":
            return "none" if value < 0 else names[value]
        return str(bool(value)).lower() if declared.kind == "flag" else str(value)

    # -- who is asked what ---------------------------------------------------------------------------------------

    def _seat(self, name: Any, where: str) -> int:
        if name not in self.match.names:
            raise ValueError(f"expect.{where}: expected a seat ({', '.join(self.match.names)}); got {name!r}")
        return int(self.match.names.index(name))

    def _offered(self, wanted: Mapping[str, Any]) -> None:
        for name, picks in wanted.items():
            offered = self.match.offered(self._seat(name, "offered"))
            missing = [pick for pick in _picks(picks) if pick not in offered]
            if missing:
                raise Failed(f"{name}: expected to be offered {', '.join(missing)}; offered: {', '.join(offered)}")

    def _absent(self, wanted: Mapping[str, Any]) -> None:
        for name, picks in wanted.items():
            offered = self.match.offered(self._seat(name, "absent"))
            for pick in _picks(picks):
                require_answer(self.match, pick, "expect.absent")
            present = [pick for pick in _picks(picks) if pick in offered]
            if present:
                raise Failed(f"{name}: expected not to be offered {', '.join(present)}; offered: {', '.join(offered)}")

    def _only(self, wanted: Mapping[str, Any]) -> None:
        for name, picks in wanted.items():
            offered = self.match.offered(self._seat(name, "only"))
            if sorted(offered) != sorted(_picks(picks)):
                raise Failed(f"{name}: expected exactly {', '.join(_picks(picks))}; offered: {', '.join(offered)}")

    def _asked(self, wanted: Any) -> None:
        expected = sorted(self._seat(name, "asked") for name in _listed(wanted))
        got = sorted(self.match.awaited())
        if got != expected:
            raise Failed(f"asked: expected {self._seats(expected)}, got {self._seats(got)}")

    def _seats(self, seats: Sequence[int]) -> str:
        return "[" + ", ".join(self.match.names[p] for p in seats) + "]"

    def _question(self, wanted: Mapping[str, Any]) -> None:
        for name, expected in wanted.items():
            asked = self.match.question(self._seat(name, "question"))
            got = "none" if asked is None else asked[0].code()
            if got != expected:
                raise Failed(f"{name}: expected the question {expected}, got {got}")

    # -- what happened -------------------------------------------------------------------------------------------

    def _recent(self) -> list[dict[str, Any]]:
        log = self.match.state.log[self._told :]
        return [event for entry in log if (event := told(entry, OPEN, self.match.names)) is not None]

    def _events(self, wanted: Any) -> None:
        """Require the events since the last check to contain these, in this order."""
        happened = self._recent()
        rest = iter(happened)
        for expected in _listed(wanted):
            code, args = self._event(expected, "events")
            if not any(event["code"] == code and _matches(event["args"], args) for event in rest):
                came = ", ".join(event["code"] for event in happened)
                raise Failed(f"events: expected {code} {args or ''} in its place; came: {came}")

    def _no_events(self, wanted: Any) -> None:
        """Require that none of the events since the last check is one of these."""
        for unwanted in _listed(wanted):
            code, args = self._event(unwanted, "no_events")
            if any(event["code"] == code and _matches(event["args"], args) for event in self._recent()):
                raise Failed(f"events: expected no {code} {args or ''}".rstrip() + ", it came")

    def _event(self, said: Any, where: str) -> tuple[str, Mapping[str, Any]]:
        """Read an event: a code, or a code with some of its arguments."""
        if isinstance(said, Mapping) and len(said) == 1:
            code, args = next(iter(said.items()))
        else:
            code, args = said, None
        args = {} if args is None else args
        table = self.match.game.log.table
        if not isinstance(code, str) or not isinstance(args, Mapping):
            raise ValueError(f"expect.{where}: expected a code, or one code with arguments; got {said!r}")
        if code not in table:
            raise ValueError(f"expect.{where}: no such event: {code!r}; there are {', '.join(table)}")
        declared = table[code].args
        for name, value in args.items():
            if name not in declared:
                known = f"some of {', '.join(declared)}" if declared else "no arguments"
                raise ValueError(f"expect.{where}.{code}: expected {known}; got {name!r}")
            _require_value(declared[name], value, self.match.names, f"expect.{where}.{code}.{name}")
        return code, args

    # -- who sees what -------------------------------------------------------------------------------------------

    def _view(self, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
        seat = SPECTATOR if name == "spectator" else self._seat(name, "sees")
        return (
            public_part(self.match.state, self.match.names),
            own_part(self.match.state, seat, self.match.names),
        )

    def _at(self, name: str, field: str, row: Any) -> Any:
        """Return what a viewer sees in a field, or in one row of it."""
        declared = self._field(field, "expect.sees")
        public, own = self._view(name)
        if row is None:
            return own.get(field, public[field]) if not declared.shape else public[field]
        family = declared.index[0]
        rows = self.match.names if family is Seat else range(len(public[field])) if family is None else family.names
        if row not in rows:
            raise ValueError(f"expect.sees.{field}: expected one of {', '.join(map(str, rows))}; got {row!r}")
        at = list(rows).index(row)
        key = row if family is Seat else str(at)  # views number the rows of a family
        return own[field][key] if key in own.get(field, {}) else public[field][at]

    def _sees(self, wanted: Mapping[str, Any]) -> None:
        for name, fields in wanted.items():
            if not isinstance(fields, Mapping):
                raise ValueError(f"expect.sees.{name}: expected a mapping by field; got {fields!r}")
            for field, value in fields.items():
                declared = self._field(field, "expect.sees")
                rows = value.items() if declared.shape and isinstance(value, Mapping) else [(None, value)]
                for row, expected in rows:
                    got = self._at(name, field, row)
                    if not _same(got, expected):
                        where = field if row is None else f"{field}.{row}"
                        raise Failed(f"{name} sees {where}: expected {expected}, got {got}")

    def _hides(self, wanted: Mapping[str, Any]) -> None:
        """Require that the view does not show the contents of these fields, at most their number."""
        for name, fields in wanted.items():
            for entry in _listed(fields):
                field, _, row = str(entry).partition(".")
                declared = self._field(field, "expect.hides")
                rows: Sequence[Any] = [row or None] if row or not declared.shape else self._rows(declared)
                for one in rows:
                    got = self._at(name, field, int(one) if isinstance(one, str) and one.isdigit() else one)
                    if not _hidden(declared, got):
                        raise Failed(f"{name}: expected not to see {entry}, sees {got}")

    def _rows(self, declared: Field) -> Sequence[Any]:
        family = declared.index[0]
        if family is Seat:
            return tuple(self.match.names)
        return range(declared.shape[0]) if family is None else family.names

    def _over(self, wanted: Any) -> None:
        if wanted is False or wanted is None:
            if self.match.over:
                raise Failed(f"over: expected the game to go on, it ended: {self.match.outcome}")
            return
        if not self.match.over:
            raise Failed(f"over: expected {wanted}, the game goes on")
        outcome = self.match.outcome
        got = {"side": outcome.side, "seats": list(outcome.seats), "cause": outcome.cause}
        if not isinstance(wanted, Mapping) or any(key not in got for key in wanted):
            raise ValueError(f"expect.over: expected false, or some of {', '.join(got)}; got {wanted!r}")
        for key, expected in wanted.items():
            if not _same(got[key], expected):
                raise Failed(f"over.{key}: expected {expected}, got {got[key]}")


def _hidden(declared: Field, got: Any) -> bool:
    """Tell whether a view of a field reveals nothing, or of cards only their number."""
    if isinstance(got, list) and len(declared.shape) == 2:
        return all(_hidden(declared, one) for one in got)
    return got is None or (declared.kind == "cards" and isinstance(got, int))


def _require_value(declared: Any, value: Any, seats: Sequence[str], where: str) -> None:
    """Make sure that an argument of an event can have this value: a misspelt one would never come either."""
    family = declared.family if isinstance(declared, Secret) else declared
    if family is int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"{where}: expected a whole number; got {value!r}")
        return
    names = (*seats, "none") if family is Seat else (*family.names, "none")
    for one in _listed(value):
        if one not in names:
            raise ValueError(f"{where}: expected one of {', '.join(names)}; got {one!r}")


def require_answer(match: Any, pick: Any, where: str) -> None:
    """Make sure that some question of the game has such an answer: a misspelt one would never be possible either.

    Raises:
        ValueError: none has.
    """
    for choice in match.game.choices:
        try:
            choice.parse(pick, match.names)
            return
        except ValueError:
            continue
    raise ValueError(f"{where}: no question of {match.game.name} has the answer {pick!r}")


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _picks(value: Any) -> list[str]:
    """Read the answers of one seat: one, or a list."""
    picks = _listed(value)
    if not all(isinstance(pick, str) for pick in picks):
        raise ValueError(f"expect: expected answers such as pass; got {value!r}")
    return picks


def _same(got: Any, expected: Any) -> bool:
    """Compare as names: the order of a list of cards means nothing."""
    if isinstance(got, list) and isinstance(expected, list):
        return sorted(map(str, got)) == sorted(map(str, expected))
    return bool(got == expected) and isinstance(got, bool) == isinstance(expected, bool)


def _matches(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Tell whether an event has these arguments; those not named may have any value."""
    return all(name in args and _same(args[name], value) for name, value in expected.items())
