"""Names in the C text: the rules' own, made unlike each other; constants are declared where they are first needed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from fogtable.compile.read.program import Rule
from fogtable.core.declarations.cards import Cards, Family
from fogtable.core.declarations.state import WORD
from fogtable.fast.find import RUNTIME

_C_WORDS: Final = frozenset(
    [
        *("auto", "bool", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum"),
        *("extern", "false", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return"),
        *("short", "signed", "sizeof", "static", "struct", "switch", "true", "typedef", "union", "unsigned", "void"),
        *("volatile", "while", "abs", "EOF", "NULL", "RAND_MAX", "BUFSIZ", "stdin", "stdout", "stderr", "errno"),
        *("linux", "unix", "i386"),  # macros of gcc
    ]
)
_MADE: Final = frozenset(
    [
        *("memset", "offsetof", "int8_t", "int16_t", "int32_t", "int64_t"),
        *("uint8_t", "uint16_t", "uint32_t", "uint64_t"),
        *("Cards", "Options", "Table", "Run", "MOST_SEATS"),
        *("t", "f", "at", "pc", "result", "offered", "table", "stack", "depth", "run", "card", "done"),
        *("Notes", "notes_kept", "note", "when"),
        *("forget_sealed", "floor_must", "floor_options", "open_floor", "play_on", "deal", "payoff", "worth", "weigh"),
        *("FIELDS", "POOLS", "LINES", "EVENT_ARGS", "BOUNDED", "WEIGHED", "OBVIOUS", "DEALS", "PAYS", "RATES"),
        "SAME_NAME",
        *("MAX_SEATS", "LUCK_COUNT", "STACK", "LINE_COUNT", "FIELD_COUNT", "POOL_COUNT", "FIELDS_AT", "FIELDS_SIZE"),
    ]
)
"""Names that the translator gives itself."""
_LOCAL: Final = frozenset(("card", "done", "table", "deal", "worth"))
"""Of these, names that a rule may well give a local: they are no trouble there."""
_NUMBERED: Final = re.compile(r"(end|given|got|i|left|new)_\d+")
"""Names that the translator gives itself inside of a rule."""


@cache
def _runtime_words() -> frozenset[str]:
    """Return every name in the hand-written part: a constant or function of the rules must not be called so."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(RUNTIME.glob("*.[hc]"))]
    return frozenset(name for text in texts for name in re.findall(r"[A-Za-z_]\w*", text))


RULES_FOLDER: Final = "rules"
"""The sub-package of a game that names in C leave out."""
LARGEST: Final = (1 << 31) - 1
"""The largest number that rules hold in C."""


class NotTranslated(ValueError):
    """Rules that the checker accepts but C cannot hold; the message says file, line and remedy."""


def plain(name: str) -> str:
    """Return a local name, or the name of a field, as a name of C: none that C or the words around a rule mean.

    A name with a capital could be that of a constant, a family or a question.
    """
    taken = name in _C_WORDS or (name in _MADE and name not in _LOCAL) or name in _words_of_rules()
    taken = taken or _NUMBERED.fullmatch(name) is not None or name != name.lower()
    return name + "_" if taken or name.endswith("_") else name


@cache
def _words_of_rules() -> frozenset[str]:
    """Return the functions and macros that a translated rule may use: a local of that name would hide them."""
    texts = [RUNTIME.joinpath(name).read_text(encoding="utf-8") for name in ("words.h", "table.h")]
    defined = r"(?:\b|\*)(\w+)\((?:[^()]|\([^()]*\))*\)\n\{|#define (\w+)"
    return frozenset(name for text in texts for pair in re.findall(defined, text) for name in pair if name)


def set_text(some: Cards) -> str:
    """Return a card set as a C number."""
    return bits_text(some.bits) if some.bits else "EMPTY"


def bits_text(bits: int) -> str:
    """Return the card set of these bits as a C number; ``WIDE`` puts one together from two words."""
    if bits >> WORD:
        return f"WIDE({bits >> WORD:#x}u, {bits & (1 << WORD) - 1:#x}u)"
    return f"(Cards){bits:#x}u"


class Names:
    """Gives rules and constants their names in C, each name once."""

    def __init__(self) -> None:
        self.functions: set[str] = set()
        self._rules: dict[Rule, str] = {}
        self._taken = set(_C_WORDS | _MADE | _runtime_words())
        self._constants: dict[tuple[str, str], str] = {}
        self.declarations: list[str] = []

    def rule(self, rule: Rule) -> str:
        """Return the name of a rule: its module's, and its own."""
        if rule not in self._rules:
            self._rules[rule] = self.fresh(f"{self.module(rule)}_{rule.name}")
        return self._rules[rule]

    def reserve(self, rules: Iterable[Rule]) -> None:
        """Reserve the names of all rules' functions, and of those made from them, so that no local takes one."""
        for rule in rules:
            own = self.rule(rule)
            self.functions |= {own, f"{own}_anew", f"sealed_{rule.name}", f"window_{rule.name}"}

    @staticmethod
    def module(rule: Rule) -> str:
        """Return a module's name in C: ``turns`` of ``rules/turns.py``, ``policy_turns`` of ``policy/turns.py``."""
        folders = [folder for folder in rule.module.folders if folder != RULES_FOLDER]
        return "_".join([*folders, rule.module.name.rpartition(".")[2]])

    @staticmethod
    def file(rule: Rule) -> str:
        """Return the file of a rule, below the game's package."""
        return rule.module.place

    def fresh(self, wish: str) -> str:
        """Return a name that is not taken yet: the wish, or the wish with a number."""
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
            NotTranslated: a table has rows of different length, or a number is too large.
        """
        key = (name, repr(_frozen(value)))
        if key not in self._constants:
            own = self.fresh(name.replace(".", "_"))
            self._constants[key] = own
            self.declarations.append(_declared(own, value, where))
        return self._constants[key]


def _upper(name: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in name.upper())


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
        _holdable(value, name, where)
        return f"enum {{ {name} = {int(value)} }};"
    sizes: list[int] = []
    rows = value
    while isinstance(rows, (list, tuple)) and not isinstance(rows, Cards):
        sizes.append(len(rows))
        rows = rows[0]
    kind = "Cards" if isinstance(rows, Cards) else "int"
    dims = "".join(f"[{size}]" for size in sizes)
    return f"static const {kind} {name}{dims} UNUSED = {_rows(value, sizes, name, where)};"


def _rows(value: Any, sizes: list[int], name: str, where: str) -> str:
    if not sizes:
        if not isinstance(value, Cards):
            _holdable(value, name, where)
        return set_text(value) if isinstance(value, Cards) else str(int(value))
    if not isinstance(value, (list, tuple)) or len(value) != sizes[0]:
        raise NotTranslated(f'{where}: rows of "{name}" differ in length: fill them up to the same')
    return "{" + ", ".join(_rows(row, sizes[1:], name, where) for row in value) + "}"


def _holdable(number: int, name: str, where: str) -> None:
    if abs(number) > LARGEST:
        raise NotTranslated(f'{where}: {number} in "{name}" is more than 32 bits hold: count in larger units')
