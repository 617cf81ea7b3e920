"""Short cases for tests of the scenarios: the head of a file, a position, and how a case ends."""

import pytest

from fogtable.core.formats.case import Unreadable
from tests.core.table import GAME

HEAD = """\
game: table
title: a case
clauses: [TT-1.1]
options: {players: 3}
"""
POSITION = (
    HEAD
    + """\
given:
  bank: []
  purse: {player-1: [copper, silver], player-2: [gold, platinum]}
"""
)


def load(name: str):
    if name != "table":
        raise ValueError(f"expected one of table; got {name!r}")
    return GAME


def passes(run, play: str, head: str = POSITION) -> None:
    failure = run(f"{head}play:\n{play}")
    assert failure is None, failure


def fails(run, play: str, message: str, step: int = 1, head: str = POSITION) -> None:
    failure = run(f"{head}play:\n{play}")
    assert failure is not None, "the case passed"
    assert (failure.step, failure.text) == (step, message), failure


def mistake(run, play: str, message: str, head: str = POSITION) -> None:
    """The message begins with the line of the file."""
    with pytest.raises(Unreadable) as refused:
        run(f"{head}play:\n{play}")
    assert str(refused.value).rpartition("case.yaml:")[2] == message, refused.value
