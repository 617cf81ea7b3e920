"""Support cards in Julia's hand, for tests."""

from __future__ import annotations

from typing import Any

from tests.games.bigbrother.table import J, Table, W


def holding(card: str, **position: Any) -> Table:
    """Return Julia's turn with this card in hand, at home (pl06) unless said otherwise."""
    standard: dict[str, Any] = {"hand": {J: card}, "markets": "", "options": {"numbers": "spec"}}
    return Table(**standard | position)


def special(table: Table, card: str, *choices: str) -> None:
    """Play a card with the special-action mark, make its choices; it costs an action and is discarded."""
    actions = table.of("actions", J)
    table.play(J, f"card:{card}", *choices)
    assert table.of("actions", J) == actions - 1
    assert card in table.discarded()
    assert table.args("plays", W)[-1] == {"player": J, "card": card}
