"""Names in the C text: the rules' own, made unlike each other; constants are declared where they are first needed."""

from __future__ import annotations

import os
from typing import Any, Final

from fogtable.compile.read import Rule
from fogtable.core.cards import Cards, Family

_C_WORDS: Final = frozenset(
    [
        *("auto", "bool", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum"),
        *("extern", "false", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return"),
        *("short", "signed", "sizeof", "static", "struct", "switch", "true", "typedef", "union", "unsigned", "void"),
        *("volatile", "while", "abs", "at", "count", "draw", "f", "fill", "has", "least", "lowest", "most", "offered"),
        *("one", "over", "result", "roll", "run", "show", "stack", "depth", "t", "tell", "within", "wrong", "member"),
    ]
)
"""What a name of a rule, a field or a local must not be in C."""


class NotTranslated(ValueError):
    """Rules that the checker accepts but C cannot hold; the message says file, line and remedy."""


def plain(name: str) -> str:
    """Return a name of the rules as a name of C."""
    return name + "_" if name in _C_WORDS or name.endswith("_") else name


def set_text(some: Cards) -> str:
    """Return a card set as a C number."""
    return f"(Cards){some.bits:#x}u" if some.bits else "EMPTY"


class Names:
    """Gives rules and constants their names in C, each name once."""

    def __init__(self) -> None:
        self._rules: dict[Rule, str] = {}
        self._taken: set[str] = set()
        self._constants: dict[tuple[str, str], str] = {}
        self.declarations: list[str] = []

    def rule(self, rule: Rule) -> str:
        """Return the name of a rule: its module's, and its own."""
        if rule not in self._rules:
            self._rules[rule] = self.fresh(f"{self.module(rule)}_{rule.name}")
        return self._rules[rule]

    @staticmethod
    def module(rule: Rule) -> str:
        """Return the short name of a rule's module."""
        return rule.module.name.rpartition(".")[2]

    @staticmethod
    def file(rule: Rule) -> str:
        """Return the file of a rule, without folders."""
        return os.path.basename(rule.module.file)

    def fresh(self, wish: str) -> str:
        """Return a name that nothing has yet: the wish, or the wish with a number."""
        made, number = wish, 1
        while made in self._taken:
            number += 1
            made = f"{wish}_{number}"
        self._taken.add(made)
        return made

    def member(self, family: type[Family], name: str) -> str:
        """Return the name of a family's member (``Place_LAIR``); its family is declared with it."""
        key = (family.__name__, str(id(family)))
        if key not in self._constants:
            own = self.fresh(family.__name__)
            self._constants[key] = own
            members = ", ".join(f"{own}_{_upper(n)} = {i}" for i, n in enumerate(family.names))
            self.declarations.append(f"enum {{ {members} }};")
        return f"{self._constants[key]}_{name}"

    def constant(self, name: str, value: Any, where: str) -> str:
        """Return the name of a constant of the rules, declared once for each value.

        Raises:
            NotTranslated: a table has rows of different length or kind.
        """
        key = (name, repr(_frozen(value)))
        if key not in self._constants:
            own = self.fresh(name.replace(".", "_"))
            self._constants[key] = own
            self.declarations.append(_declared(own, value, where))
        return self._constants[key]


def _upper(name: str) -> str:
    made = "".join(c if c.isalnum() and c.isascii() else "_" for c in name.upper())
    return made


def _frozen(value: Any) -> Any:
    if isinstance(value, Cards):
        return ("set", value.bits)
    if isinstance(value, (list, tuple)):
        return [_frozen(v) for v in value]
    return value


def _declared(name: str, value: Any, where: str) -> str:
    if isinstance(value, Cards):
        return f"#define {name} ({set_text(value)})"
    if isinstance(value, int):
        return f"enum {{ {name} = {int(value)} }};"
    sizes: list[int] = []
    rows = value
    while isinstance(rows, (list, tuple)) and not isinstance(rows, Cards):
        sizes.append(len(rows))
        if not rows:
            raise NotTranslated(f'{where}: "{name}" is an empty table: leave it out')
        rows = rows[0]
    kind = "Cards" if isinstance(rows, Cards) else "int"
    dims = "".join(f"[{size}]" for size in sizes)
    return f"static const {kind} {name}{dims} UNUSED = {_rows(value, sizes, name, where)};"


def _rows(value: Any, sizes: list[int], name: str, where: str) -> str:
    if not sizes:
        return set_text(value) if isinstance(value, Cards) else str(int(value))
    if not isinstance(value, (list, tuple)) or len(value) != sizes[0]:
        raise NotTranslated(f'{where}: rows of "{name}" differ in length: fill them up to the same')
    return "{" + ", ".join(_rows(row, sizes[1:], name, where) for row in value) + "}"
