"""Coverage of clauses: the tests and scenarios that prove each clause of a game's RULES.md.

A test cites clauses with ``@pytest.mark.clauses("NA-3.5", ...)``, a scenario in its ``clauses:``. Tests are read as
text (their syntax tree), never run.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from fogtable.core.game import Game

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-(?:S|\d+)(?:\.\d+)*)\*\* (.*)$")


@dataclass(frozen=True)
class Citation:
    """A place that cites a clause: a test (``file::name``) or a scenario (``file``)."""

    clause: str
    place: str


def clauses_of(game: Game) -> dict[str, str]:
    """Return the clauses of a game's RULES.md, id and first line, in their order.

    Raises:
        ValueError: an id stands twice.
    """
    found: dict[str, str] = {}
    for line in (game.folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        match = _CLAUSE.match(line)
        if match:
            if match[1] in found:
                raise ValueError(f"RULES.md: clause {match[1]} stands twice")
            found[match[1]] = match[2]
    return found


def citations(prefix: str, tests: Path, *scenarios: Path) -> list[Citation]:
    """Return every citation of a clause with this prefix below the folders, by place.

    Raises:
        ValueError: a file cannot be read; the message names it.
    """
    found: list[Citation] = []
    for path in sorted(tests.rglob("*.py")):
        found += _in_test(path, tests.parent)
    for folder in scenarios:
        for path in sorted(folder.rglob("*.yaml")):
            found += _in_scenario(path, folder.parent)
    return [citation for citation in found if citation.clause.startswith(f"{prefix}-")]


def _in_test(path: Path, root: Path) -> list[Citation]:
    text = _text(path)
    try:
        tree = ast.parse(text, str(path))
    except (SyntaxError, ValueError) as wrong:  # ValueError: zero bytes, up to Python 3.11
        raise ValueError(f"{path}: {wrong}") from None
    whole_file = [ids for node in tree.body if isinstance(node, ast.Assign) for ids in _marked(node.value)]
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test"):
            continue
        place = f"{path.relative_to(root)}::{node.name}"
        marked = [ids for decorator in node.decorator_list for ids in _marked(decorator)]
        found += [Citation(clause, place) for clause in (*whole_file, *marked)]
    return found


def _marked(node: ast.expr) -> list[str]:
    """Return the clause ids of a ``pytest.mark.clauses(...)`` call, wherever it stands in an expression."""
    return [
        argument.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clauses"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _in_scenario(path: Path, root: Path) -> list[Citation]:
    text = _text(path)
    try:
        read = yaml.safe_load(text)
    except yaml.YAMLError as wrong:
        raise ValueError(f"{path}: {wrong}") from None
    listed = read.get("clauses", []) if isinstance(read, dict) else []
    if not isinstance(listed, list):
        raise ValueError(f"{path}: clauses: expected a list of clause ids; got {listed!r}")
    return [Citation(str(clause), str(path.relative_to(root))) for clause in listed]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise ValueError(f"{path}: {wrong}") from None
    except OSError as wrong:
        raise ValueError(f"{path}: {wrong.strerror or wrong}") from None
