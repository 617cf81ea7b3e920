"""Everything that the functions of a game share in C: names, numbers, frames, and functions made for several rules."""

from __future__ import annotations

import ast
from collections.abc import Collection, Hashable
from dataclasses import dataclass

from fogtable.compile.check.game import Checked
from fogtable.compile.emit.frames import Frame, asks_players
from fogtable.compile.emit.names import Names, NotTranslated
from fogtable.compile.emit.state_table import verb_key
from fogtable.compile.read.program import Rule
from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.choice import Choice, Verb
from fogtable.core.declarations.events import Event
from fogtable.core.game import Game


@dataclass(frozen=True)
class Function:
    """A C function that the translator made: its name, frame (``None``: it never waits), head and text."""

    name: str
    frame: Frame | None
    head: str
    text: str


@dataclass(frozen=True)
class Floor:
    """An open floor: the rules that tell who must act and what a seat may do, and its question in C."""

    must: Rule
    options: Rule
    choice: str


class Context:
    """A game on its way to C: everything that its functions need to know of each other.

    Attributes:
        asking: the scripts that may wait for an answer.
        anew: rules that keep notes, and the names in C of the functions that work out their results.
        frames: the frames of scripts; each is entered by the script's writer.
        functions: what was made for rules, by what it was made of.
        bounded: bounded scripts, in the order of their counters.
        floors: open floors, in the order of their numbers.
        lines: the lines of rules that are counted, as file and number, and their places.
        choices: the questions of the game, and their names in C.
    """

    def __init__(self, game: Game, checked: Checked, noted: Collection[Rule]) -> None:
        self.game = game
        self.program = checked.program
        self.calls = checked.calls
        self.findings = checked.findings
        self.table = game.table
        self.names = Names()
        self.asking = asks_players(self.calls)
        self.frames: dict[Rule, Frame] = {}
        self.functions: dict[Hashable, Function] = {}
        self.bounded: list[Rule] = []
        self.floors: list[Floor] = []
        self.lines: dict[tuple[str, int], int] = {}
        self.events = list(game.log.table.values())
        self.sources = list(game.luck.sources.values())
        self.choices = {choice: self.names.fresh(choice.__name__) for choice in game.choices}
        self.names.reserve(self.calls.rules)
        named = {rule: f"{self.names.rule(rule)}_anew" for rule in self.calls.rules if rule in noted}
        self.anew = {rule: self.names.fresh(name) for rule, name in named.items()}
        self._numbers = 0

    def fresh_number(self) -> int:
        """Return a number that was not given before."""
        self._numbers += 1
        return self._numbers

    def line(self, file: str, number: int) -> int:
        """Return the place of a line of the rules among all that are counted."""
        return self.lines.setdefault((file, number), len(self.lines))

    def source(self, source: Source) -> str:
        """Return the number of a source of chance."""
        return f"{self.sources.index(source)} /* {source.name} */"

    def event(self, event: Event) -> str:
        """Return the number of an event."""
        return f"{self.events.index(event)} /* {event.name} */"

    def choice(self, choice: type[Choice], where: str) -> str:
        """Return the number of a question.

        Raises:
            NotTranslated: the game does not list it.
        """
        if choice not in self.choices:
            raise NotTranslated(
                f"{where}: {choice.__name__} is not among the questions of the game: list it in choices"
            )
        return f"ASK_{self.choices[choice]}"

    def verb(self, rule: Rule, node: ast.expr, verb: Verb) -> str:
        """Return the name of a verb of a question: the number of its first option."""
        owner = self.calls.meant(rule, node.value) if isinstance(node, ast.Attribute) else None
        return f"{self.choices[owner]}_{verb_key(verb)}" if owner in self.choices else str(verb.base)

    def counter(self, rule: Rule) -> int:
        """Return the place of a bounded script among all such."""
        if rule not in self.bounded:
            self.bounded.append(rule)
        return self.bounded.index(rule)

    def floor(self, must: Rule, options: Rule, choice: str) -> int:
        """Return the number of an open floor."""
        self.floors.append(Floor(must, options, choice))
        return len(self.floors) - 1

    def handed(self, rule: Rule, node: ast.expr) -> Rule:
        """Return the rule whose name is handed on."""
        found = self.program.rule_of(self.calls.meant(rule, node))
        assert found is not None
        return found

    def frame_of(self, rule: Rule) -> Frame | None:
        """Return the frame of a script, ``None`` if it never waits."""
        return self.frames[rule] if rule in self.asking else None
