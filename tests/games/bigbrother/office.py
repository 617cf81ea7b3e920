"""Big Brother's phase, as his tests begin it: resources restored, nothing drawn unless a deck is named."""

from __future__ import annotations

from typing import Any

from tests.games.bigbrother.table import BB, Table


def office(**position: Any) -> Table:
    """Return a table at Big Brother's first decision, with an empty deck and the numbers of the specification."""
    table = Table(**{"phase": "big-brother", "directive_deck": "", "options": {"numbers": "spec"}} | position)
    assert table.phase == "big-brother"
    return table


def walk(table: Table, who: str, *cells: str) -> None:
    """Make paid steps of one hidden policeman, where nothing happens."""
    for cell in cells:
        table.play(BB, f"step:{who}", f"to:{cell}")


def told(table: Table, code: str) -> dict[str, Any]:
    """Return the arguments of the one event of this code."""
    (found,) = table.args(code)
    return found


def orders(table: Table) -> set[str]:
    """Return the directives that can be played."""
    return table.offers(BB, "play")
