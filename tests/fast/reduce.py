"""Makes a program smaller that shows a difference: statements are left out as long as it still does."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy

TRIES = 50
"""Smaller programs that are tried: each is compiled."""
PASSES = 3
"""How often every statement is looked at."""


def reduced(text: str, shows: Callable[[str], bool | None]) -> str:
    """Return the smallest rules that were found for which ``shows`` is true; ``None`` there: it cannot be tried."""
    tree, left = ast.parse(text), TRIES
    for _ in range(PASSES):
        at = 0
        while left > 0:
            smaller = list(_without_one(tree))[at:]
            for one in smaller:
                outcome = shows(ast.unparse(one) + "\n")
                left -= outcome is not None
                if outcome:
                    tree = one
                    break
                at += 1
                if left == 0:
                    break
            else:
                break
    return ast.unparse(tree) + "\n"


def _without_one(tree: ast.Module) -> Iterator[ast.Module]:
    """Yield the program without one statement, the largest first; then with the body of one in its place."""
    places = sorted(_places(tree), key=lambda place: -_size(tree, place))
    for place in places:
        yield _changed(tree, place, lambda node: [])
    for place in places:
        if isinstance(_statement(tree, place), (ast.If, ast.For, ast.While)):
            yield _changed(tree, place, lambda node: node.body)  # type: ignore[attr-defined]


Place = tuple[int, int]
"""The number of a block of statements, in the order of the tree, and the place of one in it."""


def _blocks(tree: ast.Module) -> list[list[ast.stmt]]:
    found = []
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block:
                found.append(block)
    return found


def _places(tree: ast.Module) -> Iterator[Place]:
    for number, block in enumerate(_blocks(tree)):
        for at, node in enumerate(block):
            if not _ends_a_loop(node):
                yield number, at


def _ends_a_loop(node: ast.stmt) -> bool:
    """Tell whether a loop may need a statement to end: without it the rules might run for ever."""
    counts = isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    return counts or any(
        isinstance(part, ast.Break) for part in ast.walk(node) if not isinstance(node, ast.FunctionDef)
    )


def _statement(tree: ast.Module, place: Place) -> ast.stmt:
    return _blocks(tree)[place[0]][place[1]]


def _size(tree: ast.Module, place: Place) -> int:
    return sum(1 for _ in ast.walk(_statement(tree, place)))


def _changed(tree: ast.Module, place: Place, by: Callable[[ast.stmt], list[ast.stmt]]) -> ast.Module:
    made = deepcopy(tree)
    number, at = place
    block = _blocks(made)[number]
    block[at : at + 1] = by(block[at])
    if not block and number > 0:
        block.append(ast.Pass())
    return made
