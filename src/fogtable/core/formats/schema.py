"""A JSON Schema of scenarios, made of the types in :mod:`~fogtable.core.formats.case` and of what games declare.

Editors and other programs check cases by it: keys, seats, fields with their values, answers, events, sources of luck,
options. What only a position can tell (whether an answer is offered, whether cards lie in one place) is not in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from fogtable.core.declarations.cards import Family, Seat
from fogtable.core.declarations.events import Event, Secret
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.formats.case import Answer, Case, Line
from fogtable.core.game import Game

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schema_of(games: Iterable[Game]) -> Schema:
    """Return the JSON Schema of the scenarios of these games."""
    (case, line, answers), found = msgspec.json.schema_components(
        [Case, Line, Answer | list[Answer]], ref_template="#/$defs/{name}"
    )
    defs: Schema = dict(found)
    defs["Line"]["additionalProperties"] = answers
    defs["Case"]["properties"]["play"]["items"] = line
    named: dict[str, Schema] = {}
    for game in games:
        defs[game.name] = _Names(game, defs).case()
        named[game.name] = {"$ref": f"#/$defs/{game.name}"}
    defs["Case"]["properties"]["game"] = {"enum": list(named)}
    by_game = [{"if": {"properties": {"game": {"const": name}}}, "then": then} for name, then in named.items()]
    return {"$schema": DIALECT, "title": "Scenarios (docs/scenarios.md)", **case, "allOf": by_game, "$defs": defs}


def text_of(schema: Schema) -> str:
    """Return a schema as JSON, one definition a line."""
    outer = {key: value for key, value in schema.items() if key != "$defs"}
    defs = ",\n".join(f"  {json.dumps(name)}: {json.dumps(made)}" for name, made in schema["$defs"].items())
    head = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in outer.items())
    return f'{{\n{head},\n "$defs": {{\n{defs}\n }}\n}}\n'


class _Names:
    """What a game's scenarios can name. What is named in several places goes into ``defs``, under the game's name."""

    def __init__(self, game: Game, defs: Schema) -> None:
        self.game = game
        self.defs = defs
        self.seats = list(dict.fromkeys(name for count in game.seat_counts for name in game.seat_names(count)))

    def case(self) -> Schema:
        """Return what holds of a scenario of this game."""
        fields = {name: self._field(declared) for name, declared in self.game.table.fields.items()}
        position = self._define("position", _only(fields))
        luck = self._define("luck", self._luck())
        return {
            "properties": {
                "clauses": {"items": self._clause()},
                "options": self._options(),
                "given": position,
                "luck": luck,
                "setup_luck": luck,
                "play": {"items": self._line(position)},
            }
        }

    def _define(self, name: str, made: Schema) -> Schema:
        """Enter a part into ``defs``; return the reference to it."""
        self.defs[f"{self.game.name}-{name}"] = made
        return {"$ref": f"#/$defs/{self.game.name}-{name}"}

    def _clause(self) -> Schema:
        return {"pattern": f"^{self.game.prefix}-"}

    def _options(self) -> Schema:
        """Return what can be chosen: the number of players and the options of the game."""
        template = f"#/$defs/{self.game.name}-{{name}}"
        _, found = msgspec.json.schema_components([self.game.options], ref_template=template)
        options: Schema = found.pop(self.game.options.__name__)
        for name, made in found.items():
            self._define(name, made)
        options["properties"] = {"players": {"enum": list(self.game.seat_counts)}, **options["properties"]}
        return options

    def _luck(self) -> Schema:
        sources = self.game.luck.sources.values()
        number = {"type": "integer"}
        return {
            "items": _only({one.name: number if one.family is None else self._member(one.family) for one in sources})
        }

    def _line(self, position: Schema) -> Schema:
        """Return a line of ``play``."""
        pick = self._define("answer", {"type": "string", "pattern": f"^({'|'.join(self._answers())})$"})
        codes = [choice.code() for choice in self.game.choices]
        question = self._define("question", {"enum": codes})
        answer = {"anyOf": [pick, {"maxProperties": 1, **_each(question, pick)}]}
        answers = self._define("answers", _one_or_more(answer))
        picks = self._define("picks", _one_or_more(pick))
        seat = self._seat()
        viewer = {"anyOf": [seat, {"const": "spectator"}]}
        fields = {"propertyNames": {"enum": list(self.game.table.fields)}}
        expect = {
            "state": position,
            **dict.fromkeys(("offered", "absent", "only"), _each(seat, picks)),
            "asked": _one_or_more(seat),
            "question": _each(seat, {"anyOf": [question, {"const": "none"}]}),
            **dict.fromkeys(("events", "no_events"), self._events()),
            "sees": _each(viewer, fields),
            "hides": {"propertyNames": viewer},
        }
        refused = {"properties": {"clause": self._clause()}, "propertyNames": {"anyOf": [seat, {"const": "clause"}]}}
        line = {
            "tells": {},
            "expect": {"properties": expect},
            "retract": seat,
            "refused": {**refused, "additionalProperties": picks},
        }
        return _only({**line, **dict.fromkeys(self.seats, answers)})

    def _answers(self) -> list[str]:
        """Return patterns of all answers of the game: each verb once, with all that it is said of."""
        said: dict[str, list[str]] = {"pass": []}
        for choice in self.game.choices:
            for verb in choice.verbs:
                said.setdefault(verb.name, []).extend([""] if verb.family is None else self._names(verb.family))
        return [_pattern(verb, list(dict.fromkeys(objects))) for verb, objects in said.items()]

    def _events(self) -> Schema:
        """Return a code, a code with arguments, or a list of these."""
        codes = {"type": "string", "enum": list(self.game.log.table)}
        told = _only({code: self._arguments(event) for code, event in self.game.log.table.items()})
        one = self._define("event", {"anyOf": [codes, {"type": "object", "maxProperties": 1, **told}]})
        return self._define("events", _one_or_more(one))

    def _arguments(self, event: Event) -> Schema:
        arguments = {}
        for name, declared in event.args.items():
            family = declared.family if isinstance(declared, Secret) else declared
            if family is int:
                arguments[name] = {"type": "integer"}
            else:
                arguments[name] = self._define(f"{family.__name__}s", _one_or_more(self._member(family)))
        return {"type": ["object", "null"], **_only(arguments)}

    def _field(self, declared: Field) -> Schema:
        """Return a field as ``given`` and ``expect.state`` write it, from its innermost value to its rows."""
        made = self._value(declared)
        for length, family in reversed(list(zip(declared.shape, declared.index, strict=True))):
            if length == PER_SEAT:
                made = _each(self._seat(), made)
            elif family is None:
                rows = _only(dict.fromkeys(map(str, range(length)), made))
                made = {"anyOf": [{"type": "array", "items": made, "maxItems": length}, {"type": "object", **rows}]}
            else:
                made = _each(self._member(family), made)
        return made

    def _value(self, declared: Field) -> Schema:
        if declared.kind == "flag":
            return {"type": "boolean"}
        if declared.kind == "number":
            return {"type": "integer", "minimum": declared.low, "maximum": declared.high}
        assert declared.family is not None
        member = self._member(declared.family)
        return {"type": "array", "items": member} if declared.kind == "cards" else member

    def _member(self, family: type[Family]) -> Schema:
        """Return the names of a family's members, and ``none``."""
        return self._define(family.__name__, {"enum": [*self._names(family), "none"]})

    def _seat(self) -> Schema:
        return self._define("seat", {"enum": self.seats})

    def _names(self, family: type[Family]) -> list[str]:
        return self.seats if family is Seat else list(dict.fromkeys(family.names))


def _only(properties: Schema) -> Schema:
    """Return an object that has some of these properties and no other."""
    return {"properties": properties, "additionalProperties": False}


def _each(names: Schema, made: Schema) -> Schema:
    """Return an object with any of these names, each of them with a value like ``made``."""
    return {"type": "object", "propertyNames": names, "additionalProperties": made}


def _one_or_more(one: Schema) -> Schema:
    return {"anyOf": [one, {"type": "array", "items": one}]}


def _pattern(verb: str, objects: list[str]) -> str:
    """Return a pattern of a verb said of these objects; of an empty one, said alone."""
    named = "|".join(re.escape(one).replace("\\-", "-") for one in objects if one)
    if not named:
        return verb
    return f"{verb}(:({named}))?" if "" in objects else f"{verb}:({named})"
