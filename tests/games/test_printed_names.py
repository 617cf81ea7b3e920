"""Cards are members of families that follow a content file: what names one names a row of it.

A checker of types cannot know the rows. The checker of rules does for the rules language; all else is looked through
here.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import pytest

from fogtable.core.declarations.cards import Printed
from fogtable.games import NAMES


def modules(game: str) -> Iterator[ModuleType]:
    package = importlib.import_module(f"fogtable.games.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def named(module: ModuleType) -> Iterator[tuple[int, type[Printed], str]]:
    """Yield each member of such a family that a module names: line, family, name."""
    assert module.__file__ is not None
    with open(module.__file__, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper():
            family = vars(module).get(node.value.id)
            if isinstance(family, type) and issubclass(family, Printed):
                yield node.lineno, family, node.attr


@pytest.mark.parametrize("game", NAMES)
def test_every_card_that_a_module_names_is_in_the_content(game: str) -> None:
    found = [(module.__name__, *one) for module in modules(game) for one in named(module)]
    assert found
    assert [(where, line, name) for where, line, family, name in found if not hasattr(family, name)] == []
