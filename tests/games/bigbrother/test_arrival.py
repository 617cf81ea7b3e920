"""Sealed answers of several seats of 1984: in whatever order they arrive, the game and every view are the same.

Random play seldom comes to these questions, so they are set up here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.view import view_bytes
from tests.games.bigbrother.fights import begun
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W

LOADED = {J: "baton spanner", W: "smoke-pot diary", O: "crowbar pistol", S: "spanner paint"}


def called() -> Table:
    """Return the beginning of a clash with three players around it."""
    return begun(
        at={J: "pl11", W: "pl13", O: "pl13", S: "pl11"},
        hand=LOADED,
        directive_hand="raid room-101",
        one_time_used={J: True},
        will={W: 4, S: 3},
    )


def armed() -> Table:
    """Return that clash with all four in it, when both sides lay."""
    table = called()
    table.play(W, "join")
    table.play(O, "join")
    table.play(S, "join")
    table.play(BB, "lay:room-101")
    return table


def rationed() -> Table:
    """Return a Ration Cut that hits three players."""
    full = "baton spanner diary paint"
    table = office(directive_hand="ration-cut", hand={J: full, W: full, S: full}, order=[S, O, W, J])
    table.play(BB, "play:ration-cut")
    return table


def seen(table: Table) -> dict[str, Any]:
    """Return all that there is: the position, and for each viewer what it sees, is told and is offered."""
    t, names = table.state, table.seats
    views = {p: view_bytes(t, p, names) for p in (*t.seats, SPECTATOR)}
    told = {viewer: table.told(viewer) for viewer in (*names, "spectator")}
    return {"state": t.snapshot(), "views": views, "told": told, "offered": [table.offered(name) for name in names]}


@pytest.mark.clauses("BB-10.6", "BB-10.9", "BB-10.11", "BB-7.1")
@pytest.mark.parametrize(
    ("begin", "answers"),
    [
        (called, {W: "join", O: "pass", S: "join"}),
        (called, {W: "join", O: "join", S: "join"}),
        (armed, {J: "lay:baton", W: "lay:smoke-pot", O: "lay-fervent:pistol", S: "nothing"}),
        (armed, {J: "nothing", W: "nothing", O: "fervent", S: "lay:spanner"}),
        (rationed, {J: "choose:diary", W: "choose:baton", S: "choose:paint"}),
    ],
)
def test_the_order_of_arrival_makes_no_difference(begin: Callable[[], Table], answers: dict[str, str]) -> None:
    first: dict[str, Any] | None = None
    for order in permutations(answers):
        table = begin()
        assert table.awaited() == set(answers), "all are asked at once"
        for seat in order:
            table.play(seat, answers[seat])
        now = seen(table)
        if first is None:
            first = now
        assert now == first, order


@pytest.mark.clauses("BB-10.9", "BB-10.10")
def test_what_one_lays_shows_nowhere_until_the_last_has_laid() -> None:
    table = armed()
    before = seen(table)
    table.play(J, "lay:baton")
    after = seen(table)
    for viewer in (0, 2, 3, 4, SPECTATOR):
        assert after["views"][viewer] == before["views"][viewer]
    assert after["told"] == before["told"]
