"""The ways to ask. Rules are generator scripts; they yield the requests below.

One seat: :class:`Ask`, :class:`May` (with pass), :class:`Secret` (only its giver knows the answer; nobody is shown who
is asked). Several seats at once, sealed: :func:`together` (everyone sees who has answered) and :func:`quietly` (the
table only waits). Open acts beside a sealed one: :class:`Floor`. Reactions: :func:`window`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import IntEnum
from functools import wraps
from inspect import isgeneratorfunction
from typing import Any, ClassVar, Final, ParamSpec, TypeVar

import msgspec

from fogtable.core.declarations.cards import EMPTY, NOBODY, Cards, Family
from fogtable.core.declarations.choice import PASS_BIT, Choice, Options, bits_of
from fogtable.core.declarations.state import State

P = ParamSpec("P")
R = TypeVar("R")
Script = Generator[Any, Any, R]
"""The return type of rules that ask: run one with ``yield from``; its result is an ``R``."""


class Ask(msgspec.Struct, eq=False, gc=False):
    """One seat must choose one of ``options``; everyone sees who is asked, the answer is public."""

    seat: int
    choice: type[Choice]
    options: Options | Cards
    may_pass: ClassVar[bool] = False

    def bits(self) -> int:
        """Return the legal option numbers as a mask, pass included."""
        return bits_of(self.options) | (PASS_BIT if self.may_pass else 0)


class May(Ask):
    """Like :class:`Ask`, and the seat may pass: the answer is then ``NONE``."""

    may_pass: ClassVar[bool] = True


class Secret(Ask):
    """Like :class:`Ask`, but only its giver knows the answer: the rule keeps it in a field that this seat owns."""


class Way(IntEnum):
    """In which way a game waits for an answer; compiled rules have the same numbers (``fast/runtime/run.h``)."""

    NOBODY = 0
    """It is over."""
    ONE = 1
    """:class:`Ask`, :class:`May`: everybody sees who is asked."""
    SECRET = 2
    """:class:`Secret`."""
    SEALED = 3
    """:func:`together`."""
    QUIET = 4
    """:func:`quietly`, and each round of a :func:`window`."""
    FLOOR = 5
    """:class:`Floor`."""

    @property
    def sealed(self) -> bool:
        """Whether several seats answer a question at once."""
        return self in (Way.SEALED, Way.QUIET)


class Boundary:
    """Marks the one place of ``play`` from which a copy may start: no script is under way below it."""

    __slots__ = ()


class Over:
    """The game is over; nothing after this runs."""

    __slots__ = ()


class Together(msgspec.Struct, eq=False, gc=False):
    """Several seats answer at once, sealed; see :func:`together`."""

    state: State
    who: Callable[..., bool]
    script: Callable[..., Script[None]]
    args: Any
    quiet: bool = False


class Floor(msgspec.Struct, eq=False, gc=False):
    """Seats act in any order, each act public at once: ``p, deed, card = yield Floor(t, Explore, must, options)``.

    ``options(t, p)`` says what a seat may do now, ``must(t, p)`` whether the table waits for it. Order of arrival is
    part of the record.
    """

    state: State
    choice: type[Choice]
    must: Callable[[Any, int], bool]
    options: Callable[[Any, int], Options]


def together(t: State, who: Callable[..., bool], script: Callable[..., Script[None]], *args: Any) -> Script[None]:
    """Ask every seat with ``who(t, p, *args)`` at once; ``script(t, p, *args)`` asks and keeps its sealed answer.

    The script may write its own row of sealed fields only, so the order of arrival cannot matter and an answer may be
    changed until the last one is in. Cards move afterwards. Who is asked, and who has answered, is public.
    """
    yield Together(t, who, script, args)


def quietly(t: State, who: Callable[..., bool], script: Callable[..., Script[None]], *args: Any) -> Script[None]:
    """Like :func:`together`, but others see only that the table waits, never for whom."""
    yield Together(t, who, script, args, True)


def window(
    t: State,
    may_react: Callable[..., bool],
    react: Callable[..., Script[None]],
    first: Callable[..., int],
    resolve: Callable[..., Script[bool]],
    *args: Any,
) -> Script[bool]:
    """Open a reaction window: ask in secret, resolve the first play, ask again, until all pass.

    ``first(t, *args)`` names the seat whose offer counts (in the order that the rules give) or ``NOBODY``;
    ``resolve(t, p, *args)`` carries it out and tells whether the window is over. Gives that result, else ``False``.
    Offers of the other seats are not looked at: they are asked again.
    """
    while True:
        yield Together(t, may_react, react, args, True)
        p = first(t, *args)
        if p == NOBODY:
            return False
        over = yield from resolve(t, p, *args)
        if over:
            return True


class TooDeep(RuntimeError):
    """A script called itself more often than its declared bound: an alarm, never a rule."""


def bounded(limit: int) -> Callable[[Callable[P, Script[R]]], Callable[P, Script[R]]]:
    """Declare that a script may call itself, at most ``limit`` deep."""

    def declare(script: Callable[P, Script[R]]) -> Callable[P, Script[R]]:
        @wraps(script)
        def counted(*args: P.args, **kwargs: P.kwargs) -> Script[R]:
            depth = args[0].depth  # type: ignore[attr-defined]
            depth[script] = depth.get(script, 0) + 1
            try:
                if depth[script] > limit:
                    raise TooDeep(f"{script.__name__} went deeper than its bound of {limit}")
                return (yield from script(*args, **kwargs))
            finally:
                depth[script] -= 1

        return counted

    return declare


class Scripts:
    """Scripts in a table keyed by card id: ``EFFECT = Scripts(Hunt)``, ``@EFFECT.of(Hunt.CLONE)``, ``EFFECT[card]``.

    A plain rule may stand in the table too; it is run like a script that asks nothing. The checker refuses a table that
    lacks a script for one of the members that it is ``needed`` for.
    """

    def __init__(self, family: type[Family], needed: Cards = EMPTY) -> None:
        self.family = family
        self.needed = needed
        self._by_card: dict[int, Callable[..., Script[Any]]] = {}

    def of(self, *members: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Enter the decorated rule for these members; each can be entered once."""

        def enter(rule: Callable[..., Any]) -> Callable[..., Any]:
            for member in members:
                if member in self._by_card:
                    raise TypeError(f"{self.family.name(member)} has a script already")
                self._by_card[member] = rule if isgeneratorfunction(rule) else _as_script(rule)
            return rule

        return enter

    def __getitem__(self, member: int) -> Callable[..., Script[Any]]:
        return self._by_card[member]

    def __contains__(self, member: int) -> bool:
        return member in self._by_card


class Rules:
    """Plain rules in a table keyed by card id, with a rule for all others: ``LEGAL = Rules(Hunt, always)``."""

    def __init__(self, family: type[Family], default: Callable[..., Any]) -> None:
        self.family = family
        self._by_card: dict[int, Callable[..., Any]] = dict.fromkeys(family.ALL, default)
        self._entered: set[int] = set()

    def of(self, *members: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Enter the decorated rule for these members; each can be entered once."""

        def enter(rule: Callable[..., Any]) -> Callable[..., Any]:
            for member in members:
                if member in self._entered:
                    raise TypeError(f"{self.family.name(member)} has a rule already")
                self._entered.add(member)
                self._by_card[member] = rule
            return rule

        return enter

    def __getitem__(self, member: int) -> Callable[..., Any]:
        return self._by_card[member]


def _as_script(rule: Callable[..., Any]) -> Callable[..., Script[Any]]:
    @wraps(rule)
    def script(*args: Any) -> Script[Any]:
        return rule(*args)
        yield  # makes this a generator

    return script


V = TypeVar("V")


def reveal(value: V) -> V:
    """Say that a hidden value becomes public here (the checker asks for it; it changes nothing)."""
    return value


BOUNDARY: Final = Boundary()
OVER: Final = Over()
