"""The translator: the checked rules of a game as one C text.

The text reads like the rules: one function for each rule, in the order of the modules, with the rules' own names and
every line as a comment. It includes the hand-written part (``fogtable/fast/runtime``) and is compiled as a whole.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fogtable.compile.check.game import Checked, check, read_game
from fogtable.compile.check.questions import single
from fogtable.compile.emit import many_seats, memo, state_table, telling
from fogtable.compile.emit.context import Context
from fogtable.compile.emit.frames import depth
from fogtable.compile.emit.names import NotTranslated, plain
from fogtable.compile.emit.statements import RuleWriter
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.modules import not_imported
from fogtable.compile.read.program import Rule
from fogtable.core.declarations.state import WORD
from fogtable.core.game import Game
from fogtable.core.packages import home_of

MOST_SEATS = 8
"""Seats that fit into the masks of the C part."""


class Translation:
    """A game on its way to C: the text of its rules, and all that stands around them."""

    def __init__(self, game: Game, checked: Checked) -> None:
        self.game = game
        self.table = game.table
        self.context = Context(game, checked, memo.noted(checked.calls, game, checked.program.rule_of))
        self.names = self.context.names
        self.writers = {rule: RuleWriter(self.context, rule) for rule in checked.calls.rules}

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
        context = self.context
        bodies = [writer.write() for writer in self.writers.values()]
        functions = context.functions.values()
        frames = [function.frame for function in functions if function.frame is not None]
        frames += [frame for rule, frame in context.frames.items() if rule in context.asking]
        bits = self.table.CARD_BITS
        stack = depth(context.frames[play], bits)
        sealed = [frame for frame in frames if frame.times > 1]
        parts = [
            f"/* {self.game.name}: the rules of the game in C, made from its Python files. Do not edit. */",
            f"enum {{ LINE_COUNT = {len(context.lines)} }};",
            "#ifdef COVER\nstatic long line_hits[LINE_COUNT];\n#endif",
            *["#define MANY_CARDS"] * (bits > WORD),
            '#include "words.h"\n#include "run.h"',
            f"enum {{ MAX_SEATS = {self.table.MAX_SEATS}, LUCK_COUNT = {len(context.sources)} }};",
            f"enum {{ STACK = {max(stack, 1)} }}; /* bytes of all frames, as deep as they can lie */",
            state_table.choices(list(context.choices), context.choices),
            "\n".join(self.names.declarations),
            self._struct(),
            state_table.same_names(context.sources),
            '#include "table.h"',
            "\n".join(frame.declaration(bits) for frame in frames),
            "\n".join(f"enum {{ {frame.name}_child = {depth(frame.children[0], bits)} }};" for frame in sealed),
            memo.notes(context, self.writers),
            "\n".join(f"{writer.head()};" for writer in self.writers.values()),
            "\n".join(f"{function.head};" for function in functions),
            many_seats.forget_sealed(self.table.fields),
            many_seats.floors(context),
            "\n".join(function.text for function in functions),
            "\n\n".join(bodies),
            "\n\n".join(memo.noting(context, self.writers[rule]) for rule in context.anew),
            self._ends(),
            '#include "fields.h"\n#include "telling.h"',
            self._extent(),
            state_table.description(self.game),
            state_table.sight(self.table),
            telling.tables(self.context),
            self._tables(),
            '#include "module.c"',
        ]
        text = "\n\n".join(part for part in parts if part) + "\n"
        if bits == WORD and "WIDE(0x" in text:
            raise NotTranslated(
                f"{self.table.__name__}: a constant set has a member beyond {WORD - 1}, "
                "and no field is of such a family: declare one"
            )
        return text

    def _struct(self) -> str:
        lines = [
            "typedef struct Table {",
            "    Run run;",
            "    struct PACKED {",
            state_table.fields(self.table),
            "    };",
            f"    uint8_t depth[{max(len(self.context.bounded), 1)}];",
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
        found = self.context.program.rule_of(rule)
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
        weighed = ", ".join(str(int(choice in self.game.policy)) for choice in self.context.choices)
        lines.append(f"static const bool WEIGHED[] UNUSED = {{{weighed or '0'}}};")
        lines += ["static UNUSED int weigh(Table *t, int p, int choice, int option)", "{", "    switch (choice) {"]
        for choice, rule in self.game.policy.items():
            self.context.choice(choice, "policy")
            name = self.context.choices[choice]
            parts = [Kind.NUMBER] if single(choice) else [Kind.VERB, Kind.NUMBER]
            found = self._plain(rule, [Kind.NUMBER, *parts], Kind.NUMBER)
            verb = f"{name}_verb[option], " * (not single(choice))
            lines.append(f"    case ASK_{name}: return {self.names.rule(found)}(t, p, {verb}{name}_object[option]);")
        return [*lines, "    }", "    return 1;", "}"]

    def _tables(self) -> str:
        files = ", ".join(f'{{"{file}", {number}}}' for file, number in self.context.lines)
        widths = ", ".join(str(len(event.args)) for event in self.context.events)
        deep = ", ".join(f'{{"{rule.name}", {rule.bound}}}' for rule in self.context.bounded)
        return "\n".join(
            [
                f"static const struct {{ const char *file; int line; }} LINES[] UNUSED = {{{files or '{0, 0}'}}};",
                f"static const uint8_t EVENT_ARGS[] UNUSED = {{{widths or '0'}}};",
                f"static const struct {{ const char *name; int bound; }} BOUNDED[] UNUSED = {{{deep or '{0, 0}'}}};",
            ]
        )


def translate(game: Game, checked: Checked) -> str:
    """Return the rules of a game as a C text.

    Raises:
        NotTranslated: the rules were refused by the checker, or something has no form in C.
    """
    if checked.problems:
        raise NotTranslated("\n".join(map(str, checked.problems)))
    return Translation(game, checked).write()


def translate_game(name: str) -> str:
    """Return the rules of a game, found by its name, as a C text.

    Raises:
        NotTranslated: as :func:`translate`.
        ValueError: there is no such game.
    """
    home = home_of(name)
    try:
        game: object = getattr(import_module(home.package), home.attribute, None)
    except Exception as wrong:
        raise NotTranslated(str(not_imported(wrong, name))) from wrong
    if not isinstance(game, Game):
        raise NotTranslated(f"{home}: expected a Game; got {game!r:.60}")
    return translate(game, check(read_game(name)))


__all__ = ["NotTranslated", "Translation", "translate", "translate_game"]
