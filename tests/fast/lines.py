"""Random lines in the rules language, for the table of the corpus.

Every number stays small, every index is in its range, every loop is counted; a name is used only where it has a value.
So what the lines do is defined, and both executions have to do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

Number = tuple[str, int, int]
"""An expression with the least and the greatest value that it can have."""


@dataclass(frozen=True)
class Names:
    """What can be used at a place: names by what they hold.

    ``cards`` and ``seats`` are good as indices, ``loose`` may be ``NONE``; none of these, nor ``rows``, is assigned to.
    ``loops``: how many loops stand around. ``asks``: whether questions may stand here. ``result``: of the rule.
    """

    numbers: tuple[str, ...] = ()
    truths: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()
    seats: tuple[str, ...] = ("0",)
    loops: int = 0
    asks: bool = True
    result: str = "None"

    def plus(self, kind: str, *names: str) -> Names:
        """Return these names and more of one sort."""
        more: dict[str, Any] = {kind: (*getattr(self, kind), *names)}
        return replace(self, **more)


@dataclass
class Writer:
    """Writes one program. ``draw(n)`` gives a number below ``n``; the simplest choice is always number 0."""

    draw: Callable[[int], int]
    prefix: str
    budget: int = 22
    rules: list[str] = field(default_factory=list)
    looking: list[tuple[str, str]] = field(default_factory=list)
    scripts: list[tuple[str, str]] = field(default_factory=list)
    made: int = 0

    def fresh(self, kind: str) -> str:
        self.made += 1
        return f"{kind}{self.made}"

    def one(self, of: Sequence[Any]) -> Any:
        return of[self.draw(len(of))]

    # -- expressions -------------------------------------------------------------------------------------------------

    def number(self, at: Names, depth: int = 2) -> Number:
        plain: list[Number] = [("3", 3, 3), ("t.a", -50, 50), ("t.b", -50, 50), ("-7", -7, -7), ("t.round", 0, 3)]
        plain += [(n, -999, 999) for n in at.numbers] + [(n, -1, 5) for n in at.loose] + [(n, 0, 5) for n in at.cards]
        plain += [("t.top", -1, 5), ("t.leader", -1, 7), (f"t.will[{self.seat(at)}]", 0, 9), ("len(t.seats)", 1, 4)]
        if depth == 0 or self.draw(3) == 0:
            return self.one(plain)  # type: ignore[no-any-return]
        one, low, high = self.number(at, depth - 1)
        how = self.draw(14)
        if how < 6:
            other, least, most = self.number(at, depth - 1)
            if how == 0:
                return f"({one} + {other})", low + least, high + most
            if how == 1:
                return f"({one} - {other})", low - most, high - least
            if how == 2:
                ends = [low * least, low * most, high * least, high * most]
                if max(map(abs, ends)) < 10**6:
                    return f"({one} * {other})", min(ends), max(ends)
            if how == 3:
                return f"min({one}, {other}, 40)", min(low, least), min(high, most, 40)
            if how == 4:
                return f"max({other}, {one})", max(low, least), max(high, most)
            return f"({one} if {self.truth(at, depth - 1)} else {other})", min(low, least), max(high, most)
        by = 2 + self.draw(9)
        if how == 6:
            return f"({one} // {by})", low // by, high // by
        if how == 7:
            return f"({one} % {by})", 0, by - 1
        if how == 8:
            return f"(-{one})", -high, -low
        if how == 9:
            return f"abs({one})", 0, max(abs(low), abs(high))
        if how == 10:
            return f"len({self.some(at, depth - 1)})", 0, 6
        if how == 11:
            return f"t.counts[{self.card(at)}]", -20, 20
        if how == 12:
            return f"t.grid[{self.seat(at)}][{self.card(at)}]", -9, 9
        found: Number = self.looked_up("int", at, ("PRICES[" + self.card(at) + "]", -70000, 400))
        return found

    def looked_up(self, kind: str, at: Names, instead: Any) -> Any:
        """A call of a rule that only looks, if there is one with such a result."""
        fitting = [name for name, result in self.looking if result == kind]
        if not fitting:
            return instead
        call = f"{self.one(fitting)}(t, {self.within(at, -99, 99)}, {self.some(at, 0)})"
        return (call, -999, 999) if kind == "int" else call

    def within(self, at: Names, low: int, high: int, depth: int = 1) -> str:
        """A number that lies between two bounds."""
        text, least, most = self.number(at, depth)
        if low <= least and most <= high:
            return text
        if self.draw(2):
            return f"min(max({text}, {low}), {high})"
        return f"{text} % {high + 1}" if low == 0 else f"({text}) % {high - low + 1} - {-low}"

    def card(self, at: Names) -> str:
        """A card that is one: an index, a member to add."""
        return self.one([*at.cards, "Card.KING", "Card.TEN", "t.round", None]) or f"({self.number(at, 1)[0]}) % 6"

    def seat(self, at: Names) -> str:
        return str(self.one(at.seats))

    def truth(self, at: Names, depth: int = 1) -> str:
        how = self.draw(11)
        if how == 0:
            return str(self.one(["t.opened", "t.dark", f"t.marks[{self.card(at)}]", *at.truths]))
        if how < 4 or depth == 0:
            sign, other = self.one(["<", "<=", "==", "!=", ">", ">="]), self.one(["<", "<=", "!="])
            chain = f" {other} {self.number(at, 0)[0]}" if how == 1 else ""
            return f"({self.number(at, 1)[0]} {sign} {self.number(at, 1)[0]}{chain})"
        if how == 4:
            return f"({self.number(at, 1)[0]} {self.one(['in', 'not in'])} {self.some(at, depth - 1)})"
        if how == 5:
            return f"({self.some(at, depth - 1)} {self.one(['==', '!='])} {self.some(at, depth - 1)})"
        if how == 6:
            return f"(not {self.truth(at, depth - 1)})"
        if how == 7:
            return f"({self.number(at, 0)[0]} {self.one(['in', 'not in'])} {self.one(['t.seats', 't.workers'])})"
        if how == 8:
            return str(self.looked_up("bool", at, f"(len({self.some(at, 1)}) > {self.draw(4)})"))
        word = self.one(["and", "or"])
        return f"({self.truth(at, depth - 1)} {word} {self.truth(at, depth - 1)})"

    def some(self, at: Names, depth: int = 1) -> str:
        """A card set."""
        plain = [
            "t.pile",
            "FACES",
            "Card.ALL",
            "EMPTY",
            "PAIRS[1]",
            *at.sets,
            *at.rows,
            f"t.heap[{self.seat(at)}]",
            "t.shelves[2]",
        ]
        if depth == 0 or self.draw(3) == 0:
            return str(self.one(plain))
        how = self.draw(10)
        one = self.some(at, depth - 1)
        if how < 3:
            return f"({one} {'|&-'[how]} {self.some(at, depth - 1)})"
        if how < 5:
            return f"({one} {'+-'[how - 3]} {self.card(at)})"
        if how == 5:
            return f"({one} if {self.truth(at, 0)} else {self.some(at, depth - 1)})"
        if how == 6:
            return f"cards_of({self.card(at)}, {self.card(at)})"
        if how == 7:
            return f"PAIRS[({self.number(at, 1)[0]}) % 4]"
        return str(self.looked_up("Cards", at, f"reveal(t.hand[{self.seat(at)}])"))

    def offered(self, at: Names) -> str:
        """A card set with something in it."""
        return f"({self.some(at)} + {self.card(at)})" if self.draw(3) else "Card.ALL"

    def value(self, kind: str, at: Names) -> str:
        if kind == "int":
            return self.within(at, -999, 999, 2)
        return self.truth(at) if kind == "bool" else self.some(at, 2)

    # -- statements --------------------------------------------------------------------------------------------------

    def block(self, at: Names, most: int = 4) -> list[str]:
        """A few lines; the names that they make are gone behind them."""
        lines: list[str] = []
        for _ in range(1 + self.draw(most)):
            if self.budget <= 0:
                break
            self.budget -= 1
            new, at = self.line(at)
            lines += new
        return lines or ["t.a = 0"]

    def line(self, at: Names) -> tuple[list[str], Names]:
        kinds = [self.keeps, self.writes, self.writes, self.branches, self.happens, self.goes_through, self.counts]
        if at.asks:
            kinds += [self.asks_one, self.asks_one, self.asks_verb, self.calls, self.asks_one]
        found: tuple[list[str], Names] = self.one(kinds)(at)
        return found

    def keeps(self, at: Names) -> tuple[list[str], Names]:
        """A name is given a value, a new name or one that holds the like."""
        kind, held = self.one([("int", "numbers"), ("Cards", "sets"), ("bool", "truths")])
        known = getattr(at, held)
        if known and self.draw(2):
            name = self.one(known)
            if kind == "int" and self.draw(2):
                return [f"{name} {self.one(['+=', '-='])} {self.within(at, -99, 99)}", f"{name} %= 90"], at
            if kind == "Cards" and self.draw(2):
                return [f"{name} {self.one(['|=', '&=', '-='])} {self.some(at)}"], at
            return [f"{name} = {self.value(kind, at)}"], at
        name = self.fresh({"int": "n", "Cards": "s", "bool": "is"}[kind])
        return [f"{name} = {self.value(kind, at)}"], at.plus(held, name)

    def writes(self, at: Names) -> tuple[list[str], Names]:
        """A field is written."""
        seat, card = self.seat(at), self.card(at)
        how = self.draw(13)
        lines = [
            lambda: f"t.a = {self.within(at, -50, 50, 2)}",
            lambda: f"t.pile = {self.some(at, 2)}",
            lambda: f"t.opened = {self.truth(at)}",
            lambda: f"t.counts[{card}] = {self.within(at, -20, 20)}",
            lambda: f"t.grid[{seat}][{card}] = {self.within(at, -9, 9)}",
            lambda: f"t.marks[{card}] = {self.truth(at)}",
            lambda: f"t.heap[{seat}] {self.one(['|=', '&=', '-=', '='])} {self.some(at)}",
            lambda: f"t.top = {self.one([card, 'NONE', *at.loose])}",
            lambda: f"t.pile {self.one(['+=', '-='])} {card}",
            lambda: f"t.counts[{card}] //= {2 + self.draw(3)}",
            lambda: f"t.hand[{seat}] = {self.some(at)}",
            lambda: f"t.will[{seat}] = {self.within(at, 0, 9)}",
            lambda: f"t.board[({self.number(at, 1)[0]}) % 3][{card} % 4] = {card}",
        ]
        return [lines[how]()], at

    def branches(self, at: Names) -> tuple[list[str], Names]:
        lines = [f"if {self.truth(at)}:", *indented([*self.block(at, 2), *self.leaves(at)])]
        if self.draw(2):
            lines += [f"elif {self.truth(at)}:", *indented(self.block(at, 2))] if self.draw(2) else []
            lines += ["else:", *indented(self.block(at, 2))]
        return lines, at

    def leaves(self, at: Names) -> list[str]:
        """The end of a block under a condition: it may leave the loop, the rule, or the game."""
        how = self.draw(6)
        if at.loops and how in (1, 2):
            return ["break" if how == 1 else "continue"]
        if how == 3:
            return ["return"] if at.result == "None" else [f"return {self.value(at.result, at)}"]
        return ["yield OVER"] if how == 4 and at.asks and self.draw(3) == 2 else []

    def happens(self, at: Names) -> tuple[list[str], Names]:
        """Chance, or an event."""
        how = self.draw(4)
        if how == 0:
            return [f"emit(t, Log.COUNTS, {self.number(at)[0]}, {self.number(at, 0)[0]})"], at
        if how == 1:
            return [f"emit(t, Log.LAYS, {self.some(at)}, EMPTY + {self.seat(at)})"], at
        name = self.fresh("c")
        if how == 2:
            return [f"{name} = roll(t, Luck.FATE, {2 + self.draw(4)}) "], at.plus("cards", name)
        return [f"{name} = random_of(t, Luck.DRAW, {self.offered(at)})"], at.plus("cards", name)

    def goes_through(self, at: Names) -> tuple[list[str], Names]:
        """A loop through seats, a set, a range or a table."""
        name = self.fresh("x")
        how = self.draw(5)
        inner = replace(at, loops=at.loops + 1)
        if how == 0:
            return [f"for {name} in t.seats:", *indented(self.block(inner.plus("seats", name), 3))], at
        if how == 1:
            return [f"for {name} in {self.some(at)}:", *indented(self.block(inner.plus("cards", name), 3))], at
        if how == 2:
            head = f"for {name} in range({self.within(at, -2, 4)}):"
            return [head, *indented(self.block(inner.plus("loose", name), 3))], at
        if how == 3:
            return [f"for {name} in PAIRS:", *indented(self.block(inner.plus("rows", name), 2))], at
        head = f"for {name} in range({self.draw(3)}, {self.within(at, 0, 5)}):"
        return [head, *indented(self.block(inner.plus("cards", name), 3))], at

    def counts(self, at: Names) -> tuple[list[str], Names]:
        """A loop with a condition, counted so that it ends."""
        name = self.fresh("k")
        inner = replace(at, loops=at.loops + 1).plus("loose", name)
        head = "while True:" if self.draw(4) == 3 else f"while {name} < {1 + self.draw(4)} and {self.truth(at)}:"
        stop = [f"if {name} > 3:", "    break"] if head == "while True:" else []
        body = [f"{name} += 1", *stop, *self.block(inner, 3)]
        return [f"{name} = 0", head, *indented(body)], at

    # -- questions ---------------------------------------------------------------------------------------------------

    def asks_one(self, at: Names) -> tuple[list[str], Names]:
        """A question for a card or a seat."""
        seat, how, name = self.seat(at), self.draw(6), self.fresh("q")
        if how < 2:
            return [f"{name} = yield Ask({seat}, Pick, {self.offered(at)})"], at.plus("cards", name)
        if how == 2:
            return [f"{name} = yield May({seat}, Pick, {self.some(at)})"], at.plus("loose", name)
        if how == 3:
            return [f"{name} = yield Ask({seat}, Point, EMPTY + {seat} + 0)"], at.plus("seats", name)
        if how == 4:
            return [f"t.top = yield Ask({seat}, Pick, {self.offered(at)})"], at
        return [f"t.kept[{seat}] = yield Secret({seat}, Pick, {self.offered(at)})"], at

    def asks_verb(self, at: Names) -> tuple[list[str], Names]:
        """A question with several verbs, and what follows from each."""
        deed, what = self.fresh("v"), self.fresh("o")
        ask = "May" if self.draw(3) == 2 else "Ask"
        options = f"Act.PLAY({self.some(at)}) | Act.STOP.when({'True' if ask == 'Ask' else self.truth(at)})"
        lines = [f"{deed}, {what} = yield {ask}({self.seat(at)}, Act, {options} | Act.GIVE(EMPTY + 0))"]
        lines += [f"if {deed} == Act.PLAY:", *indented(self.block(at.plus("cards", what), 2))]
        if self.draw(2):
            lines += [f"elif {deed} != {self.one(['Act.STOP', 'NONE', 'Act.GIVE'])}:", *indented(self.block(at, 2))]
        return lines, at.plus("loose", what)

    def calls(self, at: Names) -> tuple[list[str], Names]:
        """A script is run, one that was written before."""
        if not self.scripts:
            return self.keeps(at)
        script, result = self.one(self.scripts)
        call = f"yield from {script}(t, {self.within(at, -99, 99)}, {self.some(at)})"
        if result == "None":
            return [call], at
        name = self.fresh("r")
        return [f"{name} = {call}"], at.plus({"int": "numbers", "bool": "truths", "Cards": "sets"}[result], name)

    # -- whole rules -------------------------------------------------------------------------------------------------

    def rule(self, head: str, at: Names, end: Sequence[str] = (), how: str = "") -> None:
        """Write a rule with a block of random lines, and those that end it; one that asks asks at least once."""
        lines = [*self.block(at), *end]
        if at.asks and not any("yield" in line for line in lines):
            lines.insert(0, f"t.top = yield May(0, Pick, {self.some(Names())})")
        if at.result != "None" and not end:
            lines.append(f"return {self.value(at.result, at)}")
        given = f"Script[{at.result}]" if at.asks else at.result
        self.rules += [*([how] if how else []), f"def {head} -> {given}:", *indented(lines)]

    def looks(self, result: str) -> None:
        """Write a rule that only looks."""
        name = f"{self.prefix}_{self.fresh('looks')}"
        at = Names(asks=False, result=result).plus("numbers", "n").plus("sets", "some")
        lines = [f"if {self.truth(at)}:", f"    return {self.value(result, at)}", f"return {self.value(result, at)}"]
        self.rules += [f"def {name}(t: Table, n: int, some: Cards) -> {result}:", *indented(lines)]
        self.looking.append((name, result))


def indented(lines: Sequence[str]) -> list[str]:
    """Return lines one level further in."""
    return [f"    {line}" for line in lines]
