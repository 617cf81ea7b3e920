"""Random programs in the rules language, drawn by Hypothesis: one on which the executions differ is made simpler.

A program is a scene (:mod:`tests.fast.programs`) of random lines with what it calls: plain rules, scripts with results,
sealed questions, a window, a floor, a script that comes back to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from fogtable.compile.check.game import Checked, check
from fogtable.compile.read.modules import read_source
from tests.fast.lines import Names, Writer, indented
from tests.fast.programs.table import Scene

MODULE = "tests.fast.programs.generated"
HEAD = """from __future__ import annotations
from fogtable.core.rules import (BOUNDARY, EMPTY, NOBODY, NONE, NOTHING, OVER, Ask, Cards, Floor, May, Options, Script,
    Scripts, Secret, bounded, cards_of, emit, quietly, random_of, reveal, roll, together, window)
from tests.fast.programs.table import FACES, PAIRS, PRICES, Act, Card, Log, Luck, Pick, Point, Scene, Sign, Table
SCENES = Scripts(Scene)
def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)
        forget(t)
def forget(t: Table) -> None:
    for p in t.seats:
        t.first[p] = NONE
        t.second[p] = NONE
"""
RESULTS = ("None", "int", "bool", "Cards")


class Program:
    """The rules of one program; ``scene`` is the name of the script that plays it."""

    def __init__(self, scene: str, text: str) -> None:
        self.scene = scene
        self.text = text

    def __repr__(self) -> str:
        return self.scene


def program(draw: Callable[[int], int], prefix: str) -> Program:
    """Write a program; ``draw(n)`` gives a number below ``n``."""
    writer = Writer(draw, prefix)
    for _ in range(draw(3)):
        writer.looks(writer.one(RESULTS[1:]))
    parts = (_acts, _script, _bounded, _sealed, _window, _floor)
    extra: list[str] = []
    for _ in range(draw(4)):
        extra += writer.one(parts)(writer)
    head = f"{prefix}_scene"
    writer.rule(f"{head}(t: Table)", Names(), [*extra, "t.a = 5"])
    return Program(head, "\n".join(writer.rules) + "\n")


def _acts(writer: Writer) -> list[str]:
    """A plain rule that acts, called on a line of its own."""
    name, result = f"{writer.prefix}_{writer.fresh('acts')}", writer.one(RESULTS)
    at = Names(asks=False, result=result).plus("numbers", "n").plus("sets", "some")
    writer.rule(f"{name}(t: Table, n: int, some: Cards)", at)
    call = f"{name}(t, {writer.within(Names(), -99, 99)}, {writer.some(Names())})"
    into = {"None": "", "int": "got = ", "bool": "t.dark = ", "Cards": "t.pile = "}[result]
    return [f"{into}{call}", *(["t.b = got % 50"] if result == "int" else [])]


def _script(writer: Writer) -> list[str]:
    """A script with a result; others may call it from now on."""
    name, result = f"{writer.prefix}_{writer.fresh('script')}", writer.one(RESULTS)
    writer.rule(f"{name}(t: Table, n: int, some: Cards)", _given(result))
    writer.scripts.append((name, result))
    return writer.calls(Names())[0]


def _given(result: str) -> Names:
    return Names(result=result).plus("numbers", "n").plus("sets", "some")


def _bounded(writer: Writer) -> list[str]:
    """A script that comes back to itself, sometimes too often."""
    name = f"{writer.prefix}_{writer.fresh('again')}"
    end = [
        f"if n < {1 + writer.draw(5)} and {writer.truth(_given('int'))}:",
        f"    deeper = yield from {name}(t, n + 1, {writer.some(_given('int'))})",
        f"    return (deeper - {writer.within(_given('int'), -9, 9)}) % 90",
        f"return {writer.within(_given('int'), -99, 99)}",
    ]
    bound = f"@bounded({2 + writer.draw(4)})"
    writer.rule(f"{name}(t: Table, n: int, some: Cards)", _given("int"), end, bound)
    return [f"deep = yield from {name}(t, 0, {writer.some(Names())})", "t.b = deep % 50"]


def _sealed(writer: Writer) -> list[str]:
    """Sealed answers of several seats, and what becomes of them."""
    how = writer.one(("together", "quietly"))
    who, script = (f"{writer.prefix}_{writer.fresh(kind)}" for kind in ("who", "seal"))
    at = Names(asks=False, result="bool").plus("numbers", "n").plus("seats", "p")
    looks = f" or len(t.hand[p]) > {writer.draw(2)}" if how == "quietly" else ""
    writer.rules += [f"def {who}(t: Table, p: int, n: int) -> bool:", f"    return {writer.truth(at)}{looks}"]
    asks = writer.one(("Ask", "May", "Secret"))
    lines = [f"t.first[p] = yield {asks}(p, Pick, {writer.offered(at)})"]
    if writer.draw(2):
        lines += [f"if {writer.truth(at)} and t.first[p] != {writer.one(('NONE', 'Card.ACE'))}:"]
        lines += [f"    t.second[p] = yield {writer.one(('May', 'Ask'))}(p, Pick, {writer.offered(at)})"]
    if writer.draw(2):
        lines += ["for i in range(2):", f"    t.ranked[p][i] = yield May(p, Pick, {writer.some(at)} - t.ranked[p][0])"]
        lines[-1] = lines[-1].replace(" - t.ranked[p][0]", " - Card.KING")
    writer.rules += [f"def {script}(t: Table, p: int, n: int) -> Script[None]:", *indented(lines)]
    back = [f"t.heap[q] |= EMPTY if reveal(t.{name}[q]) == NONE else EMPTY + reveal(t.{name}[q])" for name in _PICKS]
    gone = ["t.ranked[q][0] = NONE", "t.ranked[q][1] = NONE"]
    call = f"yield from {how}(t, {who}, {script}, {writer.within(Names(), -9, 9)})"
    return [call, "for q in t.seats:", *indented([*back, *gone]), "forget(t)"]


_PICKS = ("first", "second")


def _window(writer: Writer) -> list[str]:
    """A reaction window; what is carried out asks on."""
    who, react, first, resolve = (f"{writer.prefix}_{writer.fresh(k)}" for k in ("may", "react", "first", "resolve"))
    at = Names(asks=False, result="bool").plus("numbers", "n").plus("seats", "p")
    order = writer.one(("p >= n", "t.will[p] > 1", "len(t.heap[p]) > 0"))
    writer.rules += [
        f"def {who}(t: Table, p: int, n: int) -> bool:",
        f"    return len(t.heap[p]) < 5 and {writer.truth(at)}",
        f"def {react}(t: Table, p: int, n: int) -> Script[None]:",
        "    t.first[p] = yield May(p, Pick, Card.ALL - t.heap[p])",
        f"def {first}(t: Table, n: int) -> int:",
        "    for p in t.seats:",
        f"        if t.first[p] != NONE and {order}:",
        "            return p",
        "    for p in t.seats:",
        "        if t.first[p] != NONE:",
        "            return p",
        "    return NOBODY",
    ]
    inner = Names(result="bool").plus("numbers", "n").plus("seats", "reveal(p)").plus("cards", "card")
    end = ["t.heap[reveal(p)] += card", f"return {writer.truth(inner)}"]
    writer.rule(f"{resolve}(t: Table, p: int, n: int)", inner, end)
    at_start = ["card = reveal(t.first[p])", "forget(t)"]
    where = next(i for i, line in enumerate(writer.rules) if line.startswith(f"def {resolve}("))
    writer.rules[where + 1 : where + 1] = indented(at_start)
    given = writer.within(Names(), -9, 9)
    return [f"t.dark = yield from window(t, {who}, {react}, {first}, {resolve}, {given})"]


def _floor(writer: Writer) -> list[str]:
    """An open floor: seats act in any order until the first is ready."""
    must, options = (f"{writer.prefix}_{writer.fresh(kind)}" for kind in ("must", "options"))
    at = Names(asks=False, result="Options").plus("seats", "p")
    writer.rules += [
        f"def {must}(t: Table, p: int) -> bool:",
        "    return not t.ready[p]",
        f"def {options}(t: Table, p: int) -> Options:",
        f"    if t.ready[p] and {writer.truth(at)}:",
        "        return NOTHING",
        f"    return Act.PLAY({writer.some(at)}) | Act.STOP.when(not t.ready[p]) | Act.GIVE.of(p)",
    ]
    count, p, deed, what = (writer.fresh(kind) for kind in ("k", "p", "v", "o"))
    inner = Names(loops=1).plus("seats", p).plus("loose", what)
    return [
        f"t.ready[0] = {writer.one(('False', 't.opened'))}",
        f"{count} = 0",
        f"while not t.ready[0] and {count} < 6:",
        f"    {count} += 1",
        f"    {p}, {deed}, {what} = yield Floor(t, Act, {must}, {options})",
        f"    if {deed} == Act.STOP:",
        f"        t.ready[{p}] = True",
        *indented(writer.block(inner, 3)),
    ]


# -- modules ----------------------------------------------------------------------------------------------------------


def module_text(programs: Sequence[Program]) -> str:
    """Return the text of a module with these programs, one for each scene."""
    parts = [HEAD]
    for scene, one in enumerate(programs):
        mark = f"@SCENES.of(Scene.{_NAMES[scene]})\n"
        parts.append(one.text.replace(f"def {one.scene}(", f"{mark}def {one.scene}("))
    return "".join(parts)


_NAMES = [name.upper() for name in Scene.names]


def checked(programs: Sequence[Program]) -> Checked:
    """Return the checked module of these programs."""
    return check(read_source(module_text(programs), "generated.py", MODULE))


@st.composite
def programs(draw: Any, size: int) -> list[Program]:
    """Draw as many programs."""

    def below(limit: int) -> int:
        return int(draw(st.integers(0, limit - 1)))

    return [program(below, f"p{number}") for number in range(size)]
