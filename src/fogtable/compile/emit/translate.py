"""The translator: the checked rules of a game as one C text.

The text reads like the rules: one function for each rule, in the order of the modules, with the rules' own names and
every line as a comment. It includes the hand-written part (``fogtable/fast/runtime``) and is compiled as a whole.
"""

from __future__ import annotations

import ast
from importlib import import_module
from typing import Any

from fogtable.compile.check.game import Checked, check, read_game
from fogtable.compile.check.questions import single
from fogtable.compile.emit import many_seats as emit_asking
from fogtable.compile.emit import memo as emit_notes
from fogtable.compile.emit import state_table as emit_table
from fogtable.compile.emit.frames import Frame, asks_players, depth
from fogtable.compile.emit.names import Names, NotTranslated, plain
from fogtable.compile.emit.statements import Rules
from fogtable.compile.emit.waiting import Waiting
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule, Table
from fogtable.core import rules as words
from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.choice import Choice, Verb
from fogtable.core.declarations.events import Event
from fogtable.core.game import Game

MOST_SEATS = 8
"""Seats that fit into the masks of the C part."""


class Translation:
    """A game on its way to C: what its functions need to know of each other."""

    def __init__(self, game: Game, checked: Checked) -> None:
        self.game = game
        self.program = checked.program
        self.calls = checked.calls
        self.findings = checked.findings
        self.table = game.table
        self.names = Names()
        self.asking = asks_players(self.calls)
        self.functions: list[emit_asking.Function] = []
        self.frames: list[Frame] = []
        self._made: dict[Any, tuple[str, Frame | None]] = {}
        self._floors: list[tuple[Rule, Rule, str]] = []
        self._bounded: list[Rule] = []
        self._lines: dict[tuple[str, int], int] = {}
        self._events = list(game.log.table.values())
        self._sources = list(game.luck.sources.values())
        self._choices = {choice: self.names.fresh(choice.__name__) for choice in game.choices}
        self._numbers = 0
        self.rules = [rule for rule in self.calls.rules if not _only_for_others(rule)]
        self.names.reserve(self.rules)
        noted = emit_notes.noted(self.calls, game, self.program.rule_of)
        self.anew = {rule: self.names.fresh(f"{self.names.rule(rule)}_anew") for rule in self.rules if rule in noted}
        self.writers = {rule: Rules(self, rule) for rule in self.rules}

    # -- what rules ask for ------------------------------------------------------------------------------------------

    def fresh_number(self) -> int:
        """Return a number that was not given before."""
        self._numbers += 1
        return self._numbers

    def line(self, file: str, number: int) -> int:
        """Return the place of a line of the rules among all that are counted."""
        return self._lines.setdefault((file, number), len(self._lines))

    def source(self, source: Source) -> str:
        """Return the number of a source of chance."""
        return f"{self._sources.index(source)} /* {source.name} */"

    def event(self, event: Event) -> str:
        """Return the number of an event."""
        return f"{self._events.index(event)} /* {event.name} */"

    def choice(self, choice: type[Choice], where: str) -> str:
        """Return the number of a question.

        Raises:
            NotTranslated: the game does not list it.
        """
        if choice not in self._choices:
            raise NotTranslated(
                f"{where}: {choice.__name__} is not among the questions of the game: list it in choices"
            )
        return f"ASK_{self._choices[choice]}"

    def verb(self, rule: Rule, node: ast.expr, verb: Verb) -> str:
        """Return the name of a verb of a question: the number of its first option."""
        owner = self.calls.meant(rule, node.value) if isinstance(node, ast.Attribute) else None
        return f"{self._choices[owner]}_{emit_table.verb_key(verb)}" if owner in self._choices else str(verb.base)

    def bounded(self, rule: Rule) -> int:
        """Return the place of a bounded script among all such."""
        if rule not in self._bounded:
            self._bounded.append(rule)
        return self._bounded.index(rule)

    def floor(self, must: Rule, options: Rule, choice: type[Choice], where: str) -> int:
        """Return the number of an open floor."""
        self._floors.append((must, options, self.choice(choice, where)))
        return len(self._floors) - 1

    def handed(self, rule: Rule, node: ast.expr) -> Rule:
        """Return the rule that is handed on by its name."""
        found = self.program.rule_of(self.calls.meant(rule, node))
        assert found is not None
        return found

    def frame_of(self, rule: Rule) -> Frame | None:
        """Return the frame of a script, ``None`` if it never waits."""
        return self.writers[rule].frame if rule in self.asking else None

    def dispatch(self, table: Table, thing: Any) -> str:
        """Return the function that chooses a rule of a table."""
        return self._table(table, thing)[0]

    def table_frame(self, table: Table, thing: Any) -> Frame | None:
        """Return the frame of a table of scripts, ``None`` if none of them ever waits."""
        return self._table(table, thing)[1]

    def _table(self, table: Table, thing: Any) -> tuple[str, Frame | None]:
        key = id(table)
        if key not in self._made:
            name = self.names.fresh(table.name)
            frame = Frame(name) if any(member in self.asking for member in table.members) else None
            self._made[key] = name, frame
            self.functions.append(emit_asking.dispatch(self, name, frame, table, thing))
            if frame is not None:
                self.frames.append(frame)
        return self._made[key]

    def many(self, writer: Waiting, asked: ast.Call, word: Any) -> tuple[str, Frame]:
        """Return the function and frame of ``together``, ``quietly`` or ``window`` with these rules."""
        who, script = (self.handed(writer.rule, arg) for arg in asked.args[1:3])
        rest = asked.args[5 if word is words.window else 3 :]
        kinds = [writer.value(arg).kind for arg in rest]
        quiet = word is not words.together
        if word is not words.window:
            return self._sealed(who, script, kinds, quiet)
        first, resolve = (self.handed(writer.rule, arg) for arg in asked.args[3:5])
        key = (words.window, who, script, first, resolve, tuple(kinds))
        if key not in self._made:
            asking = self._sealed(who, script, kinds, quiet=True)
            name = self.names.fresh(f"window_{resolve.name}")
            frame = Frame(name)
            self._made[key] = name, frame
            self.functions.append(emit_asking.window(self, name, frame, asking, first, resolve, kinds))
            self.frames.append(frame)
        name, made = self._made[key]
        assert made is not None
        return name, made

    def _sealed(self, who: Rule, script: Rule, kinds: list[Any], quiet: bool) -> tuple[str, Frame]:
        key = (who, script, tuple(kinds), quiet)
        if key not in self._made:
            name = self.names.fresh(f"sealed_{script.name}")
            frame = Frame(name)
            self._made[key] = name, frame
            self.functions.append(emit_asking.sealed(self, name, frame, who, script, kinds, quiet))
            self.frames.append(frame)
        name, made = self._made[key]
        assert made is not None
        return name, made

    # -- the whole text ----------------------------------------------------------------------------------------------

    def write(self) -> str:
        """Return the C text.

        Raises:
            NotTranslated: something has no form in C; the message says where and what to write instead.
        """
        if self.table.MAX_SEATS > MOST_SEATS:
            raise NotTranslated(
                f"{self.table.__name__}: {self.table.MAX_SEATS} seats, at most {MOST_SEATS} are possible"
            )
        play = self._script_of_play()
        bodies = [writer.write() for writer in self.writers.values()]
        self.frames += [self.writers[rule].frame for rule in self.rules if rule in self.asking]
        stack = depth(self.writers[play].frame)
        kids = [f"enum {{ {frame.name}_kid = {depth(frame.kids[0])} }};" for frame in self.frames if frame.times > 1]
        parts = [
            f"/* {self.game.name}: the rules of the game in C, made from its Python files. Do not edit. */",
            f"enum {{ LINE_COUNT = {len(self._lines)} }};",
            "#ifdef COVER\nstatic long line_hits[LINE_COUNT];\n#endif",
            '#include "words.h"\n#include "run.h"',
            f"enum {{ MAX_SEATS = {self.table.MAX_SEATS}, LUCK_COUNT = {len(self._sources)} }};",
            f"enum {{ STACK = {max(stack, 1)} }}; /* bytes of all frames, as deep as they can lie */",
            emit_table.choices(list(self._choices), self._choices),
            "\n".join(self.names.declarations),
            self._struct(),
            emit_table.same_names(self._sources),
            '#include "table.h"',
            "\n".join(frame.declaration() for frame in self.frames),
            "\n".join(kids),
            emit_notes.notes(self),
            "\n".join(f"{writer.head()};" for writer in self.writers.values()),
            "\n".join(f"{function.head};" for function in self.functions),
            emit_asking.forget_sealed(self.table.fields),
            emit_asking.floors(self, self._floors),
            "\n".join(function.text for function in self.functions),
            "\n\n".join(bodies),
            "\n\n".join(emit_notes.noting(self, rule) for rule in self.anew),
            self._ends(),
            '#include "fields.h"',
            self._extent(),
            emit_table.description(self.game),
            self._tables(),
            '#include "module.c"',
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _struct(self) -> str:
        lines = [
            "typedef struct Table {",
            "    Run run;",
            "    struct PACKED {",
            emit_table.fields(self.table),
            "    };",
            f"    uint8_t depth[{max(len(self._bounded), 1)}];",
            "    uint8_t stack[STACK];",
            "} Table;",
        ]
        return "\n".join(lines)

    def _extent(self) -> str:
        first = plain(next(iter(self.table.fields)))
        return f"enum {{ FIELDS_AT = offsetof(Table, {first}), FIELDS_SIZE = offsetof(Table, depth) - FIELDS_AT }};"

    def _ends(self) -> str:
        """Return how the generic part enters the rules."""
        play = self._script_of_play()
        lines = [f"static bool play_on(Table *t) {{ return {self.names.rule(play)}(t, 0); }}"]
        for name, rule, head, call in (
            ("DEALS", self.game.deal, "void deal(Table *t)", "{}(t)"),
            ("PAYS", self.game.payoff, "int payoff(Table *t, int p)", "return {}(t, p)"),
            ("RATES", self.game.worth, "int worth(Table *t, int p)", "return {}(t, p)"),
        ):
            seat, result = ([Kind.NUMBER], Kind.NUMBER) if "int p" in head else ([], Kind.NOTHING)
            found = None if rule is None else self._plain(rule, seat, result)
            lines.append(f"enum {{ {name} = {int(found is not None)} }};")
            body = call.format(self.names.rule(found)) + ";" if found else "(void)t;" + " return 0;" * ("int" in head)
            lines.append(f"static UNUSED {head} {{ {body} }}")
        return "\n".join([*lines, *self._policy()])

    def _listed(self, rule: Any) -> Rule:
        found = self.program.rule_of(rule)
        if found is None:
            name = getattr(rule, "__name__", rule)
            raise NotTranslated(f'"{name}" is not written in the rules language: put it in a module of RULES or POLICY')
        return found

    def _plain(self, rule: Any, given: list[Kind], result: Kind) -> Rule:
        """Return a plain rule that the generic part calls with the state and what is ``given``.

        Raises:
            NotTranslated: it is not among the checked rules, or takes or gives back something else.
        """
        found = self._listed(rule)
        if found.asks or found.kinds != [Kind.STATE, *given] or found.result is not result:
            takes = ", ".join(["the state", *(kind.value for kind in given)])
            text = f'{found.at(found.node)}: "{found.name}" is called from outside of the rules'
            raise NotTranslated(f"{text}: let it take {takes}, give back {result.value} and ask nobody")
        return found

    def _script_of_play(self) -> Rule:
        found = self._listed(self.game.play)
        if not found.asks or found.kinds != [Kind.STATE] or found.result is not Kind.NOTHING:
            text = f'{found.at(found.node)}: "{found.name}" plays the game'
            raise NotTranslated(f"{text}: write  def {found.name}(t: {self.table.__name__}) -> Script[None]")
        return found

    def _policy(self) -> list[str]:
        """Return the function that weighs an option of any question."""
        lines = ["/* how likely a sensible player is to choose an option; without a rule all are alike */"]
        weighed = ", ".join(str(int(choice in self.game.policy)) for choice in self._choices)
        lines.append(f"static const bool WEIGHED[] UNUSED = {{{weighed or '0'}}};")
        lines += ["static UNUSED int weigh(Table *t, int p, int choice, int option)", "{", "    switch (choice) {"]
        for choice, rule in self.game.policy.items():
            self.choice(choice, "policy")
            name = self._choices[choice]
            parts = [Kind.NUMBER] if single(choice) else [Kind.VERB, Kind.NUMBER]
            found = self._plain(rule, [Kind.NUMBER, *parts], Kind.NUMBER)
            verb = f"{name}_verb[option], " * (not single(choice))
            lines.append(f"    case ASK_{name}: return {self.names.rule(found)}(t, p, {verb}{name}_object[option]);")
        return [*lines, "    }", "    return 1;", "}"]

    def _tables(self) -> str:
        files = ", ".join(f'{{"{file}", {number}}}' for file, number in self._lines)
        widths = ", ".join(str(len(event.args)) for event in self._events)
        deep = ", ".join(f'{{"{rule.name}", {rule.bound}}}' for rule in self._bounded)
        return "\n".join(
            [
                f"static const struct {{ const char *file; int line; }} LINES[] UNUSED = {{{files or '{0, 0}'}}};",
                f"static const uint8_t EVENT_ARGS[] UNUSED = {{{widths or '0'}}};",
                f"static const struct {{ const char *name; int bound; }} BOUNDED[] UNUSED = {{{deep or '{0, 0}'}}};",
            ]
        )


def _only_for_others(rule: Rule) -> bool:
    """Tell whether a rule cannot be run by itself in C: it takes something that is no value."""
    return not rule.sound


def translate(game: Game, checked: Checked) -> str:
    """Return the rules of a game as a C text.

    Raises:
        NotTranslated: the rules were refused by the checker, or something has no form in C.
    """
    if checked.problems:
        raise NotTranslated("\n".join(map(str, checked.problems)))
    return Translation(game, checked).write()


def translate_game(name: str) -> str:
    """Return the rules of a game of this package as a C text.

    Raises:
        NotTranslated: as :func:`translate`.
        ValueError: there is no such game.
    """
    checked = check(read_game(name))
    return translate(import_module(f"fogtable.games.{name}").GAME, checked)


__all__ = ["NotTranslated", "Translation", "translate", "translate_game"]
