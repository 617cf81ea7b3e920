"""Writes a scenario from a moment of a recorded game: the position, who is asked what, and what came next.

The case starts at the last boundary before the moment. It passes as it is written; its author says what it is about and
takes out what does not belong to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import yaml

from fogtable.core.declarations.cards import Cards, Seat
from fogtable.core.declarations.chance import Chance
from fogtable.core.declarations.events import told
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import Snapshot, State
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.formats.position import set_up
from fogtable.core.formats.scenario import GivenByItself
from fogtable.core.formats.slips import Mistake
from fogtable.core.play.match import Match

_WIDTH: Final = 100
"""Of the longest line, about."""


def case_of(record: Match, at: int) -> str:
    """Return a scenario, as YAML, of the moment after the first ``at`` answers of a game that was read from a record.

    Raises:
        ValueError: the record has fewer answers, or no position can be given at which the case could start.
    """
    if not 0 <= at <= len(record.answers):
        raise ValueError(f"the record has {len(record.answers)} answers; got {at}")
    there = Match(record.game, len(record.names), record.options, record.seed)
    for seat, option in record.answers[:at]:
        there.answer(seat, option)
    fields, luck, since = there.boundary()

    def at_boundary(t: State) -> None:
        t.restore(fields)
        t.chance = luck
        t.log.clear()

    match = Match(record.game, len(record.names), record.options, record.seed, position=at_boundary)
    given = _given(record, fields)
    play = _Play(match)
    for seat, option in record.answers[at - since : at]:
        play.answer(seat, option)
    play.expect(_now(match))
    before = _Stand(match)
    for seat, option in record.answers[at:]:
        play.answer(seat, option)
        if expected := before.changes():
            play.expect(expected)
            break
    return _text(
        {
            "game": record.game.name,
            "title": f"A game after answer {at}",
            "clauses": list(dict.fromkeys(event["clause"] for event in before.events())),
            "options": {"players": len(record.names), **_chosen(record)},
            "seed": record.seed,
            "given": given,
            "luck": [{source.name: source.text(outcome)} for source, outcome in match.state.chance.came],
            "play": play.lines,
        }
    )


def _chosen(record: Match) -> dict[str, Any]:
    """Return the options that are not as they are when nobody says anything."""
    default = msgspec.to_builtins(record.game.options())
    chosen = msgspec.to_builtins(record.options)
    return {name: value for name, value in chosen.items() if value != default[name]}


# -- the position -----------------------------------------------------------------------------------------------------


def _given(record: Match, fields: Snapshot) -> dict[str, Any]:
    """Return what has to be given for a scenario to start with these fields.

    That is what differs from the set-up with the same seed, then whatever else the game would complete in another way.
    """
    wanted = _set_up(record)
    wanted.restore(fields)
    given = _differences(_set_up(record), wanted, record.names)
    for _ in wanted.fields:
        t = _set_up(record)
        try:
            set_up(record.game, t, given, record.names)
        except Mistake as wrong:
            raise ValueError(f"no case can start here: {wrong}") from None
        missing = _differences(t, wanted, record.names)
        if not missing:
            return given
        for name, value in missing.items():
            held = given.get(name)
            given[name] = {**held, **value} if isinstance(held, dict) else value
    raise ValueError(f"no case can start here: a scenario cannot give {', '.join(missing)}")


def _set_up(match: Match) -> State:
    t: State = match.game.table(len(match.names))
    t.chance = Chance(match.seed)
    match.game.setup(t, match.options)
    if match.game.deal is not None:
        match.game.deal(t)
    return t


def _differences(t: State, wanted: State, seats: tuple[str, ...]) -> dict[str, Any]:
    """Return the fields, of arrays the rows, of ``wanted`` that are otherwise in ``t``, as a scenario writes them."""
    found: dict[str, Any] = {}
    there = _plain_state(t, seats)
    for name, held in _plain_state(wanted, seats).items():
        if held != there[name]:
            rows = isinstance(held, dict)
            found[name] = {row: held[row] for row in held if held[row] != there[name][row]} if rows else held
    return found


def _plain_state(t: State, seats: tuple[str, ...]) -> dict[str, Any]:
    """Return all fields as a scenario writes them."""
    return {name: _plain(declared, 0, getattr(t, name), seats) for name, declared in t.fields.items()}


def _plain(declared: Field, depth: int, value: Any, seats: tuple[str, ...]) -> Any:
    """Return the value of a field as a scenario writes it."""
    if depth < len(declared.shape):
        family = declared.index[depth]
        rows = seats if declared.shape[depth] == PER_SEAT else family.names if family else range(declared.shape[depth])
        return {row: _plain(declared, depth + 1, one, seats) for row, one in zip(rows, value, strict=True)}
    if declared.kind == "flag":
        return bool(value)
    if declared.kind == "number":
        return int(value)
    assert declared.family is not None
    names = seats if declared.family is Seat else declared.family.names
    if isinstance(value, Cards):
        return [names[card] for card in value]
    return names[value] if value >= 0 else "none"


# -- what is played and expected --------------------------------------------------------------------------------------


class _Play:
    """Plays on, and writes the lines of a scenario that do the same."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: list[dict[str, Any]] = []
        self._given = GivenByItself(match)

    def answer(self, seat: int, option: int) -> None:
        """Give an answer; answers of one seat, one after the other, stand in one line."""
        match = self.match
        asked = match.question(seat)
        assert asked is not None
        pick: Any = asked[0].meaning(option, match.names)
        if self._given.find(seat, pick, None) is not None:
            pick = {asked[0].code(): pick}
        name = match.names[seat]
        if self.lines and name in self.lines[-1]:
            said = self.lines[-1][name]
            self.lines[-1] = {name: [*(said if isinstance(said, list) else [said]), pick]}
        else:
            self.lines.append({name: pick})
        match.answer(seat, option)
        self._given.answered(seat)

    def expect(self, wanted: dict[str, Any]) -> None:
        """Expect this of the moment that has come."""
        self.lines.append({"expect": wanted})


def _now(match: Match) -> dict[str, Any]:
    """Return who is asked what, or how the game has ended."""
    if match.over:
        return {"over": msgspec.to_builtins(match.outcome)}
    names = {match.names[p]: p for p in match.awaited()}
    questions = {name: asked[0].code() for name, p in names.items() if (asked := match.question(p)) is not None}
    return {"asked": list(names), "question": questions, "only": {name: match.offered(p) for name, p in names.items()}}


class _Stand:
    """How a match stood, to tell what has changed since."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._told = len(match.state.log)
        self._fields = self._open_fields()

    def _open_fields(self) -> dict[str, Any]:
        """Return all fields but sealed answers, which are no change of the position."""
        t = self.match.state
        found = _plain_state(t, self.match.names)
        return {name: value for name, value in found.items() if not t.fields[name].sealed}

    def events(self) -> list[dict[str, Any]]:
        """Return what has happened since."""
        log = self.match.state.log[self._told :]
        return [event for entry in log if (event := told(entry, OPEN, self.match.names)) is not None]

    def changes(self) -> dict[str, Any]:
        """Return the events since, the fields that are otherwise now, and the end of the game; empty: nothing."""
        found: dict[str, Any] = {}
        events = [{event["code"]: event["args"]} if event["args"] else event["code"] for event in self.events()]
        if events:
            found["events"] = events
        fields: dict[str, Any] = {}
        for name, value in self._open_fields().items():
            old = self._fields[name]
            if value != old:
                rows = isinstance(value, dict)
                fields[name] = {row: value[row] for row in value if value[row] != old[row]} if rows else value
        if fields:
            found["state"] = fields
        if self.match.over:
            found |= _now(self.match)
        return found


# -- YAML -------------------------------------------------------------------------------------------------------------


def _text(case: Mapping[str, Any]) -> str:
    """Return a case as YAML: fields, lines of play and expectations each on a line, what is in them in brackets."""
    lines = [
        "# Say in the title what it is about, cite the clauses that it proves, take out what does not belong to it."
    ]
    for key, value in case.items():
        if key == "given" and value:
            lines += ["given:", *(f"  {name}: {_flow(one, 4)}" for name, one in value.items())]
        elif key == "play":
            lines.append("play:")
            for line in value:
                ((name, said),) = line.items()
                if name == "expect":
                    lines += ["  - expect:", *(f"      {what}: {_flow(one, 8)}" for what, one in said.items())]
                else:
                    lines.append(f"  - {name}: {_flow(said, 6)}")
        elif value or key == "clauses":
            lines.append(f"{key}: {_flow(value, 2)}")
    return "\n".join(lines) + "\n"


class _Dumper(yaml.SafeDumper):
    """Writes what stands twice twice: scenarios have no aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _flow(value: Any, indent: int) -> str:
    """Return a value in brackets, in lines that are not too long."""
    text: str = yaml.dump(value, Dumper=_Dumper, default_flow_style=True, sort_keys=False, width=_WIDTH - indent)
    return text.removesuffix("...\n").rstrip("\n").replace("\n", "\n" + " " * indent)
