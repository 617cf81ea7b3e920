"""Clashes in tests: Julia steps from the Dock Steps to the Boot Factory (pl11 to pl12), where policemen stand."""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.cards import NONE
from tests.games.bigbrother.table import J, Table, W


def before(**position: Any) -> Table:
    """Return Julia's turn, a visible policeman on the cell before her, the numbers of the specification."""
    standard: dict[str, Any] = {"at": {J: "pl11"}, "figures": "pl12", "markets": "", "options": {"numbers": "spec"}}
    return Table(**standard | position)


def begun(**position: Any) -> Table:
    """Return the table of :func:`before` after Julia's step: the clash has begun, somebody is asked."""
    table = before(**position)
    table.walk(J, "pl12")
    return table


def calling(**position: Any) -> Table:
    """Return the table of :func:`begun` at W-HELP: Julia has nothing to leave with, Winston stands on the next cell."""
    standard: dict[str, Any] = {"at": {J: "pl11", W: "pl13"}, "directive_hand": "raid", "one_time_used": {J: True}}
    return begun(**standard | position)


def fight(table: Table, answers: dict[str, str] | None = None) -> None:
    """Go through the clash under way with these answers of each seat, one after another ("lay:raid choose:pl07").

    Who has nothing to say (yet) passes, lays nothing, or (Big Brother) takes the first that he can.
    """
    left = {seat: said.split() for seat, said in (answers or {}).items()}
    while table.state.clash_at != NONE and not table.over:
        (seat, *_) = sorted(table.awaited())
        offered = table.offered(seat)
        if left.get(seat) and left[seat][0] in offered:
            table.play(seat, left[seat].pop(0))
        elif offered & {"pass", "nothing"}:
            table.play(seat, *(offered & {"pass", "nothing"}))
        else:
            table.play(seat, min(offered))
    assert not any(left.values()), f"not asked for: {left}"
    t = table.state
    assert table.over or not t.participants | t.helpers | t.withdrawn | t.counts_nothing, "nothing is left of it"


def sums(table: Table) -> tuple[int, int]:
    """Return strength and difficulty of the last clash."""
    last = table.args("compares")[-1]
    return last["strength"], last["difficulty"]
