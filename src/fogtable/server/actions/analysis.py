"""How the chances of a finished game went, answer by answer, and what would have been better where it turned.

Every position is played on many times by the game's policy, from what truly lay there: after the end nothing is hidden.
The luck to come is drawn anew each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final

import msgspec

from fogtable.fast.match import AnyMatch, FastMatch
from fogtable.fast.worlds import begun_again
from fogtable.server.actions.alternatives import alternative
from fogtable.server.actions.conditions import require_result
from fogtable.server.refusals import Refusal
from fogtable.server.tables.table import Table
from fogtable.server.turns import Results, Share

PLAYOUTS: Final = 200
"""Games played on from each position: the standard error of a chance is at most 3.6 %."""
POINTS: Final = 400
"""Positions looked at, spread evenly over longer games."""
TURNS: Final = 5
"""Turning points named, at most."""
SWING: Final = 0.1
"""A turning point changes the chance of a side by at least this much."""
KEPT: Final = 100


class Analyses:
    """Analyses of finished tables, worked out when first asked for; people take turns."""

    def __init__(self) -> None:
        self._results = Results[bytes](KEPT)

    async def of(self, table: Table, share: Share) -> bytes:
        """Return ``{sides, points: [{step, chances}], turns: [{step, better}]}`` of a table as JSON.

        Raises:
            Refusal: ``not-over``; ``too-many``; ``unavailable`` where the rules are not compiled.
        """
        require_result(table)
        key = (table.id, len(table.position.answers))
        return await self._results.of(key, share, partial(_encoded, table.match))


def _encoded(finished: AnyMatch) -> bytes:
    return msgspec.json.encode(analysed(finished))


def analysed(finished: AnyMatch) -> dict[str, Any]:
    """Return how the chances of a finished match went, by side, from the start to the end.

    Raises:
        Refusal: ``unavailable``: the rules are not compiled.
    """
    game = finished.game
    sides: dict[str, list[int]] = {}
    for seat in range(len(finished.names)):
        sides.setdefault(game.side_of(seat), []).append(seat)
    stride = -(-len(finished.answers) // POINTS) or 1
    points: list[dict[str, Any]] = []
    for step, position in enumerate(_positions(finished)):
        if step % stride == 0 or step == len(finished.answers):
            points.append({"step": step, "chances": _chances(position, list(sides.values()), step)})
    better = _better(finished, set(turning_points(points)))
    return {"sides": list(sides), "points": points, "turns": better}


def _chances(position: FastMatch, sides: list[list[int]], seed: int) -> list[float]:
    """Return what each side, given by its seats, gets on average in games that are played on from here.

    A side gets what the best of its seats does: it has won also where one of them has lost alone (BB-16.8).
    """
    got = [0.0] * len(sides)
    for luck in range(seed * PLAYOUTS, (seed + 1) * PLAYOUTS):
        _, payoffs = position.play_out(1, luck, True, 0)
        for side, seats in enumerate(sides):
            got[side] += max(payoffs[seat] for seat in seats)
    return [round(all_of_it / PLAYOUTS, 4) for all_of_it in got]


def _positions(finished: AnyMatch) -> Iterator[FastMatch]:
    """Yield the game after no answer, after one, and so on: one match, played on.

    Raises:
        Refusal: ``unavailable``: the rules are not compiled.
    """
    played = begun_again(finished) if finished.game.policy else None
    if played is None:
        raise Refusal("unavailable", "the chances of a game need compiled rules")
    yield played
    for seat, option in finished.answers:
        played.answer(seat, option)
        yield played


def _better(finished: AnyMatch, turns: set[int]) -> list[dict[str, Any]]:
    """Return what would have been better at each of these steps, in their order."""
    asked = zip(_positions(finished), finished.answers, strict=False)
    return [
        {"step": step, "better": alternative(finished.game, position, seat, option)}
        for step, (position, (seat, option)) in enumerate(asked, 1)
        if step in turns
    ]


def turning_points(points: list[dict[str, Any]]) -> list[int]:
    """Return the steps at which a chance changed most, in their order."""
    swings = [
        (max(abs(a - b) for a, b in zip(now["chances"], before["chances"], strict=True)), now["step"])
        for before, now in pairwise(points)
    ]
    return sorted(step for swing, step in sorted(swings, reverse=True)[:TURNS] if swing >= SWING)
