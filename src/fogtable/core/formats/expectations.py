"""Expectations of a scenario: fields, options, events, and what a seat sees or does not see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fogtable.core.declarations.cards import Cards, Seat
from fogtable.core.declarations.events import Secret, told
from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats.case import Ending, Expectation, convert
from fogtable.core.formats.position import entries
from fogtable.core.formats.slips import Mistake, meant, one_of
from fogtable.core.play.view import own_part, public_part


class Failed(Exception):
    """An expectation failed; the message says what was expected and what was found."""


class Watcher:
    """Compares a match with what a scenario expects of it.

    Args:
        match: the match, in either execution.
        told: how many entries of its log have been looked at; events before are not looked for.
    """

    def __init__(self, match: Any, told: int) -> None:
        self.match = match
        self._told = told

    def expect(self, wanted: Any, where: str) -> None:
        """Check everything that one ``expect`` says, which stands at ``where`` in its file.

        Raises:
            Failed: something is otherwise.
            Mistake: the expectation itself is wrong (unknown key, field, seat).
        """
        if not isinstance(wanted, Mapping):
            raise Mistake(where, f"expected a mapping; got {wanted!r}")
        if isinstance(over := wanted.get("over"), Mapping):
            convert(over, Ending, f"{where}.over")
        convert(wanted, Expectation, where)
        for kind, value in wanted.items():
            getattr(self, f"_{kind}")(value, f"{where}.{kind}")
        if "events" in wanted or "no_events" in wanted:
            self._told = len(self.match.state.log)

    # -- the position --------------------------------------------------------------------------------------------

    def _state(self, wanted: Mapping[str, Any], at: str) -> None:
        t = self.match.state
        for name, value in wanted.items():
            declared = self._field(name, at)
            for place, expected in list(entries(declared, value, self.match.names, f"{at}.{name}")):
                got = getattr(t, name)
                for index in place:
                    got = got[index]
                if self._text(declared, got) != self._text(declared, expected):  # copies of a card are alike
                    where = ".".join([name, *self._place(declared, place)])
                    raise Failed(f"{where}: expected {self._text(declared, expected)}, got {self._text(declared, got)}")

    def _field(self, name: str, where: str) -> Field:
        declared: Field | None = self.match.state.fields.get(name)
        if declared is None:
            raise Mistake(f"{where}.{name}", one_of(self.match.state.fields, name, "no such field; there are"))
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
            raise Mistake(where, one_of(self.match.names, name, "expected a seat:"))
        return int(self.match.names.index(name))

    def _picks(self, seat: str, picks: Any, at: str) -> tuple[list[str], list[str]]:
        """Return the answers that a seat is offered, and those that are named, which must be answers of the game."""
        offered = self.match.offered(self._seat(seat, f"{at}.{seat}"))
        for pick in _listed(picks):
            require_answer(self.match, pick, f"{at}.{seat}")
        return offered, _listed(picks)

    def _offered(self, wanted: Mapping[str, Any], at: str) -> None:
        for name, picks in wanted.items():
            offered, named = self._picks(name, picks, at)
            missing = [pick for pick in named if pick not in offered]
            if missing:
                raise Failed(f"{name}: expected to be offered {', '.join(missing)}; offered: {', '.join(offered)}")

    def _absent(self, wanted: Mapping[str, Any], at: str) -> None:
        for name, picks in wanted.items():
            offered, named = self._picks(name, picks, at)
            present = [pick for pick in named if pick in offered]
            if present:
                raise Failed(f"{name}: expected not to be offered {', '.join(present)}; offered: {', '.join(offered)}")

    def _only(self, wanted: Mapping[str, Any], at: str) -> None:
        for name, picks in wanted.items():
            offered, named = self._picks(name, picks, at)
            if sorted(offered) != sorted(named):
                raise Failed(f"{name}: expected exactly {', '.join(named)}; offered: {', '.join(offered)}")

    def _asked(self, wanted: Any, at: str) -> None:
        expected = sorted(self._seat(name, f"{at}.{name}") for name in _listed(wanted))
        got = sorted(self.match.awaited())
        if got != expected:
            raise Failed(f"asked: expected {self._seats(expected)}, got {self._seats(got)}")

    def _seats(self, seats: Sequence[int]) -> str:
        return "[" + ", ".join(self.match.names[p] for p in seats) + "]"

    def _question(self, wanted: Mapping[str, Any], at: str) -> None:
        codes = [*(choice.code() for choice in self.match.game.choices), "none"]
        for name, expected in wanted.items():
            asked = self.match.question(self._seat(name, f"{at}.{name}"))
            if expected not in codes:
                raise Mistake(f"{at}.{name}", one_of(codes, expected, "no such question; there are"))
            got = "none" if asked is None else asked[0].code()
            if got != expected:
                raise Failed(f"{name}: expected the question {expected}, got {got}")

    # -- what happened -------------------------------------------------------------------------------------------

    def _recent(self) -> list[dict[str, Any]]:
        log = self.match.state.log[self._told :]
        return [event for entry in log if (event := told(entry, OPEN, self.match.names)) is not None]

    def _events(self, wanted: Any, at: str) -> None:
        """The events since the last look contain these, in this order."""
        happened = self._recent()
        rest = iter(happened)
        for number, expected in enumerate(_listed(wanted), 1):
            code, args = self._event(expected, f"{at}[{number}]")
            if not any(event["code"] == code and _matches(event["args"], args) for event in rest):
                came = ", ".join(_event_text(event["code"], event["args"]) for event in happened) or "none"
                raise Failed(f"events: expected {_event_text(code, args)} in its place; came: {came}")

    def _no_events(self, wanted: Any, at: str) -> None:
        """None of the events since the last look is one of these."""
        for number, unwanted in enumerate(_listed(wanted), 1):
            code, args = self._event(unwanted, f"{at}[{number}]")
            for event in self._recent():
                if event["code"] == code and _matches(event["args"], args):
                    came = _event_text(code, event["args"])
                    raise Failed(f"events: expected no {_event_text(code, args)}; came: {came}")

    def _event(self, said: Any, where: str) -> tuple[str, Mapping[str, Any]]:
        """Read an event: a code, or a code with some of its arguments."""
        if isinstance(said, Mapping) and len(said) == 1:
            code, args = next(iter(said.items()))
        else:
            code, args = said, None
        args = {} if args is None else args
        table = self.match.game.log.table
        if not isinstance(code, str) or not isinstance(args, Mapping):
            raise Mistake(where, f"expected a code, or one code with arguments; got {said!r}")
        if code not in table:
            raise Mistake(where, one_of(table, code, "no such event; there are"))
        declared = table[code].args
        for name, value in args.items():
            if name not in declared:
                wrong = one_of(declared, name, "expected some of") if declared else f"it has no arguments; got {name!r}"
                raise Mistake(f"{where}.{code}.{name}", wrong)
            _require_value(declared[name], value, self.match.names, f"{where}.{code}.{name}")
        return code, args

    # -- who sees what -------------------------------------------------------------------------------------------

    def _view(self, name: str, where: str) -> tuple[dict[str, Any], dict[str, Any]]:
        if name != "spectator" and name not in self.match.names:
            raise Mistake(where, one_of((*self.match.names, "spectator"), name))
        seat = SPECTATOR if name == "spectator" else self.match.names.index(name)
        return (
            public_part(self.match.state, self.match.names),
            own_part(self.match.state, seat, self.match.names),
        )

    def _at(self, name: str, field: str, row: Any, where: str) -> Any:
        """Return what a viewer sees in a field, or in one row of it."""
        declared = self._field(field, where)
        public, own = self._view(name, where)
        if row is None:
            return own.get(field, public[field]) if not declared.shape else public[field]
        family = declared.index[0]
        rows = self.match.names if family is Seat else range(len(public[field])) if family is None else family.names
        if row not in rows:
            raise Mistake(f"{where}.{field}", one_of(rows, row))
        at = list(rows).index(row)
        key = row if family is Seat else str(at)  # views number the rows of a family
        return own[field][key] if key in own.get(field, {}) else public[field][at]

    def _sees(self, wanted: Mapping[str, Any], at: str) -> None:
        for name, fields in wanted.items():
            for field, value in fields.items():
                declared = self._field(field, f"{at}.{name}")
                rows = value.items() if declared.shape and isinstance(value, Mapping) else [(None, value)]
                for row, expected in rows:
                    got = self._at(name, field, row, f"{at}.{name}")
                    if not _same(got, expected):
                        where = field if row is None else f"{field}.{row}"
                        raise Failed(f"{name} sees {where}: expected {expected}, got {got}")

    def _hides(self, wanted: Mapping[str, Any], at: str) -> None:
        """The contents of these fields are not in what the viewer sees: at most how many there are."""
        for name, fields in wanted.items():
            for entry in _listed(fields):
                field, _, row = entry.partition(".")
                declared = self._field(field, f"{at}.{name}")
                rows: Sequence[Any] = [row or None] if row or not declared.shape else self._rows(declared)
                for one in rows:
                    number = int(one) if isinstance(one, str) and one.isdigit() else one
                    got = self._at(name, field, number, f"{at}.{name}")
                    if not _hidden(declared, got):
                        raise Failed(f"{name}: expected not to see {entry}, sees {got}")

    def _rows(self, declared: Field) -> Sequence[Any]:
        family = declared.index[0]
        if family is Seat:
            return tuple(self.match.names)
        return range(declared.shape[0]) if family is None else family.names

    def _over(self, wanted: Any, at: str) -> None:
        if wanted is False or wanted is None:
            if self.match.over:
                raise Failed(f"over: expected the game to go on, it ended: {self.match.outcome}")
            return
        if not self.match.over:
            raise Failed(f"over: expected {wanted}, the game goes on")
        outcome = self.match.outcome
        got = {"side": outcome.side, "seats": list(outcome.seats), "cause": outcome.cause}
        for key, expected in wanted.items():
            if not _same(got[key], expected):
                raise Failed(f"over.{key}: expected {expected}, got {got[key]}")


def _hidden(declared: Field, got: Any) -> bool:
    """Tell whether what a viewer gets of a field says nothing but, of cards, how many there are."""
    if isinstance(got, list) and len(declared.shape) == 2:
        return all(_hidden(declared, one) for one in got)
    return got is None or (declared.kind == "cards" and isinstance(got, int))


def _require_value(declared: Any, value: Any, seats: Sequence[str], where: str) -> None:
    """Make sure that an argument of an event can have this value: a slip of the pen never comes either."""
    family = declared.family if isinstance(declared, Secret) else declared
    if family is int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise Mistake(where, f"expected a whole number; got {value!r}")
        return
    names = (*(seats if family is Seat else family.names), "none")
    for one in _listed(value):
        if one not in names:
            raise Mistake(where, one_of(names, one))


def require_answer(match: Any, pick: Any, where: str) -> None:
    """Make sure that some question of the game has such an answer: a slip of the pen is not possible either.

    Raises:
        Mistake: none has; the message lists the answers with the same verb, or all verbs.
    """
    for choice in match.game.choices:
        try:
            choice.parse(pick, match.names)
            return
        except ValueError:
            continue
    wrong = f"no question of {match.game.name} has the answer {pick!r:.80}"
    if not isinstance(pick, str):
        raise Mistake(where, f"{wrong}; an answer is a text such as pass or verb:object")
    verbs = {verb.name: verb for choice in match.game.choices for verb in choice.verbs}
    name, _, _ = pick.partition(":")
    if name not in verbs:
        near = meant(name, verbs)
        raise Mistake(where, f"{wrong}; there are pass, {', '.join(verbs)}{near}")
    objects = _objects(match, name)
    alike = [f"{name}:{one}" for one in objects] if objects else [name]
    raise Mistake(where, f"{wrong}; there are {', '.join(alike)}{meant(pick, alike)}")


def _objects(match: Any, name: str) -> list[str]:
    """Return what a verb is said of, in all questions that have it."""
    families = [verb.family for choice in match.game.choices for verb in choice.verbs if verb.name == name]
    named = [match.names if family is Seat else family.names for family in families if family is not None]
    return list(dict.fromkeys(one for names in named for one in names))


def _event_text(code: str, args: Mapping[str, Any]) -> str:
    """Return an event as a scenario writes it: ``takes-back {player: hunted-3, cards: [river]}``."""
    said = ", ".join(f"{name}: {_value_text(value)}" for name, value in args.items())
    return f"{code} {{{said}}}" if said else code


def _value_text(value: Any) -> str:
    return "[" + ", ".join(map(str, value)) + "]" if isinstance(value, list) else str(value)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _same(got: Any, expected: Any) -> bool:
    """Compare as names: the order of a list of cards means nothing."""
    if isinstance(got, list) and isinstance(expected, list):
        return sorted(map(str, got)) == sorted(map(str, expected))
    return bool(got == expected) and isinstance(got, bool) == isinstance(expected, bool)


def _matches(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Tell whether an event has these arguments; one that is not named may be anything.

    Rules tell a set of one card sometimes as its only member: both are the same cards.
    """
    return all(name in args and _same(_listed(args[name]), _listed(value)) for name, value in expected.items())
