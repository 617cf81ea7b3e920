"""Looking through a finished game, step by step, as any seat saw it or with all cards open."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any, Final

import msgspec
from msgspec import Raw

from fogtable.core.declarations.visibility import OPEN
from fogtable.core.play.telling import Views
from fogtable.fast.match import AnyMatch
from fogtable.fast.worlds import begun_again
from fogtable.server.actions.conditions import require_over
from fogtable.server.refusals import Refusal
from fogtable.server.tables.replay import repeat, replay
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import ALL, replay_view
from fogtable.server.turns import Results, Share

PIECE: Final = 32
"""How many positions are sent at once, at most, and are packed together."""
PIECE_BYTES: Final = 256 * 1024
"""How many bytes; a position that is larger comes alone."""
KEPT: Final = 24
"""How many replays (a table as one viewer saw it) are kept ready."""


@dataclass(frozen=True)
class Packed:
    """All positions of a game, a few together: they are much alike, and of a long game they would fill 20 MB.

    Attributes:
        steps: how many positions.
        packs: each has :data:`PIECE` of them, the last what is left.
    """

    steps: int
    packs: list[bytes]

    @classmethod
    def of(cls, positions: list[bytes]) -> Packed:
        """Pack positions, each a line of JSON."""
        packs = (positions[first : first + PIECE] for first in range(0, len(positions), PIECE))
        return cls(len(positions), [zlib.compress(b"\n".join(pack), 1) for pack in packs])

    def positions(self, first: int) -> list[bytes]:
        """Return :data:`PIECE` positions, or as many as there are from the number ``first`` on."""
        at, over = divmod(first, PIECE)
        found = [line for pack in self.packs[at : at + 2] for line in zlib.decompress(pack).split(b"\n")]
        return found[over : over + PIECE]


class Replays:
    """Replays of finished tables, worked out when first asked for."""

    def __init__(self) -> None:
        self._results = Results[Packed](KEPT)

    async def piece(self, table: Table, seat: str, step: int, share: Share) -> bytes:
        """Return the position after ``step`` answers and some that follow, as a JSON list, as ``seat`` (``all``) saw.

        Raises:
            Refusal: ``not-over``, ``no-such-seat``, ``bad-body``, ``too-many``.
        """
        require_over(table)
        viewer = OPEN if seat == ALL else table.position.seat_named(seat)
        key = (table.id, viewer, len(table.position.answers))  # after an undo it may be another game
        found = await self._results.of(key, share, partial(_packed, table.match, viewer))
        if step >= found.steps:
            raise Refusal("bad-body", f"step: expected 0 to {found.steps - 1}", where="step")
        return _piece(found.positions(step))


def _packed(finished: AnyMatch, viewer: int) -> Packed:
    return Packed.of(steps_of(finished, viewer))


def _piece(positions: list[bytes]) -> bytes:
    sizes = accumulate(map(len, positions))
    few = max(1, sum(size <= PIECE_BYTES for size in sizes))
    return b"[%b]" % b",".join(positions[:few])


def steps_of(finished: AnyMatch, viewer: int) -> list[bytes]:
    """Return every position of a finished match as JSON, the start first: by compiled rules where there are any."""
    match = begun_again(finished) or replay(finished, ())
    written = match.writer()
    steps = len(finished.answers)
    made = [_position(steps, 0, seen(match, written, viewer, 0), None)]
    for number, (seat, option) in enumerate(finished.answers, 1):
        read = match.event_count()
        question, pick = repeat(match, seat, option)
        answer = {"seat": match.names[seat], "question": question, "pick": pick}
        made.append(_position(steps, number, seen(match, written, viewer, read), answer))
    return made


def _position(steps: int, step: int, seen: dict[str, Any], answer: dict[str, str] | None) -> bytes:
    return msgspec.json.encode({"steps": steps, "step": step, **seen, "answer": answer})


def seen(match: AnyMatch, written: Views, viewer: int, read: int) -> dict[str, Any]:
    """Return how a viewer saw a position, and what it was told on the way, after so many events."""
    events = [Raw(text) for text in match.told_to(viewer, read)]
    return {"view": replay_view(match, written, viewer), "events": events}
