"""``fogtable spaces``: what the numbers of observations and actions of a game mean, as a table."""

from __future__ import annotations

import csv
import sys
from enum import Enum
from typing import Annotated, Any

import typer

from fogtable.env import NotInstalled
from fogtable.env import spaces as spaces_of
from fogtable.games import names


class What(Enum):
    """What is listed."""

    COLUMNS = "columns"
    ACTIONS = "actions"


def spaces(
    what: Annotated[What, typer.Argument(help="The columns of an observation, or the actions.")],
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")],
    players: Annotated[int | None, typer.Option(help="How many seats the table has; by default the fewest.")] = None,
) -> None:
    """Print what learners see or can do (docs/research.md), as CSV."""
    try:
        found = spaces_of(game, players)
    except (ValueError, NotInstalled) as wrong:
        raise typer.BadParameter(str(wrong)) from None
    rows: list[list[Any]]
    if what is What.COLUMNS:
        head = ["number", "name", "low", "high", "hidden", "whose", "seen_by", "meaning"]
        rows = [
            [at, one.name, one.low, one.high, one.hidden, one.whose, " ".join(one.seen_by), one.meaning]
            for at, one in enumerate(found.columns)
        ]
    else:
        head = ["number", "question", "verb", "object", "option"]
        rows = [[*action] for action in found.actions.all]
    csv.writer(sys.stdout, lineterminator="\n").writerows([head, *rows])
