"""The examples of a rulebook, each with its scenario: ``examples/NUMBER-NAME.yaml`` in the folder of the game."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.game import Game


def examples_of(game: Game) -> dict[int, Path]:
    """Return the scenarios that play the examples of a game's RULES.md, by the number of the example, in order.

    Raises:
        ValueError: a file does not begin with a number, or two with the same.
    """
    found: dict[int, Path] = {}
    for path in (game.folder / "examples").glob("*.yaml"):
        number = path.name.partition("-")[0]
        if not (number.isascii() and number.isdecimal()):
            raise ValueError(f"{path}: expected NUMBER-NAME.yaml, the number of the example that it plays")
        if int(number) in found:
            raise ValueError(f"{path}: example {number} has another scenario, {found[int(number)].name}")
        found[int(number)] = path
    return dict(sorted(found.items()))
