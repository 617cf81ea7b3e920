"""Frames: the values that a suspended script keeps, and how deep frames can lie behind each other."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Final

from fogtable.compile.check.calls import ASKING_MANY, QUESTIONS, CallGraph
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule, is_question

SIZES: Final = {
    "uint8_t": 1,
    "int8_t": 1,
    "int16_t": 2,
    "uint16_t": 2,
    "uint32_t": 4,
    "uint64_t": 8,
    "Options": 16,
}
"""Sizes in bytes of the types that may stand in a frame, besides card sets: they are as large as the game needs."""
SLOT_TYPE: Final = {
    Kind.NUMBER: "int16_t",
    Kind.TRUTH: "uint8_t",
    Kind.SET: "Cards",
    Kind.OPTIONS: "Options",
    Kind.VERB: "int8_t",
    Kind.UNKNOWN: "int16_t",
}
"""How values of each kind wait in a frame."""


@dataclass(eq=False)
class Frame:
    """The frame of one script (or of a window, a sealed question, a table of scripts).

    Attributes:
        name: of the script in C.
        slots: names and C types of what is kept, in their order.
        children: frames that may lie behind this one.
        times: how many frames of a child lie side by side (one for each seat of a sealed question).
        bound: how often it may lie on the stack (0: it cannot lie there twice).
    """

    name: str
    slots: dict[str, str] = field(default_factory=dict)
    children: list[Frame] = field(default_factory=list)
    times: int = 1
    bound: int = 0

    def size(self, card_bits: int) -> int:
        """Return the bytes of this frame alone."""
        return sum(card_bits // 8 if kind == "Cards" else SIZES[kind] for kind in self.slots.values())

    def add(self, child: Frame) -> None:
        """Note a frame that may lie behind this one."""
        if child not in self.children:
            self.children.append(child)

    def declaration(self, card_bits: int) -> str:
        """Return the C struct of this frame; C makes sure that it is as large as the stack was planned for."""
        slots = " ".join(f"{kind} {name};" for name, kind in self.slots.items())
        struct = f"{self.name}_frame"
        checked = f'_Static_assert(sizeof({struct}) == {self.size(card_bits)}, "{struct}");'
        return f"typedef struct PACKED {{ {slots} }} {struct};\n{checked}"


def depth(root: Frame, card_bits: int) -> int:
    """Return the bytes that the deepest stack of frames takes, bounded scripts as deep as they may go.

    A place on the stack is a frame with how often each bounded one lies there already.
    """
    known: dict[_Place, int] = {}
    todo: list[_Place] = [(root, _entered(root, frozenset()))]
    while todo:
        frame, running = place = todo[-1]
        behind = [(child, _entered(child, running)) for child in frame.children if _may_lie(child, running)]
        missing = [one for one in behind if one not in known]
        if missing:
            todo += missing
        else:
            known[place] = frame.size(card_bits) + frame.times * max((known[one] for one in behind), default=0)
            todo.pop()
    return known[root, _entered(root, frozenset())]


_Running = frozenset[tuple[Frame, int]]
_Place = tuple[Frame, _Running]


def _may_lie(frame: Frame, running: _Running) -> bool:
    return not frame.bound or dict(running).get(frame, 0) < frame.bound


def _entered(frame: Frame, running: _Running) -> _Running:
    if not frame.bound:
        return running
    already = dict(running)
    return frozenset({**already, frame: already.get(frame, 0) + 1}.items())


def asks_players(calls: CallGraph) -> set[Rule]:
    """Return the scripts that may wait for an answer; the others can only end the game."""
    found: set[Rule] = set()
    changed = True
    while changed:
        changed = False
        for rule in calls.rules:
            if rule not in found and rule.asks and _may_wait(calls, rule, found):
                found.add(rule)
                changed = True
    return found


def _may_wait(calls: CallGraph, rule: Rule, known: set[Rule]) -> bool:
    for node in ast.walk(rule.node):
        if not is_question(node):
            continue
        asked = node.value  # type: ignore[attr-defined]
        if calls.word(rule, asked) in (*QUESTIONS, *ASKING_MANY):
            return True
        if any(one in known for one in calls.callees(rule, asked)):
            return True
    return False
