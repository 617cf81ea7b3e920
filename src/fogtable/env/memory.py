"""All that a seat has seen of a game so far, as text: the same in positions only if the seat cannot tell them apart.

It holds what the seat was told (the events of the game), and at each choice of its own what had changed on the table
since the one before, and what it answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from fogtable.core.declarations.events import told
from fogtable.env.encoding import Row, Spaces
from fogtable.env.playing import Playing


def described(spaces: Spaces, row: Row, before: Row | None = None) -> str:
    """Return an observation by the names of its columns; those that are 0, or as they were ``before``, are left out."""
    changed = np.flatnonzero(row if before is None else row != before)
    return " ".join(f"{spaces.columns[at].name}={row[at]}" for at in changed)


class Memory:
    """What each seat remembers of one game, which is played again from its start to find out."""

    def __init__(self, spaces: Spaces, options: msgspec.Struct, seed: int) -> None:
        self._beginning = (spaces, options, seed)
        self._playing = Playing(spaces, options, seed)
        self._lines: list[list[str]] = [[] for _ in spaces.names]
        self._rows: list[Row | None] = [None for _ in spaces.names]
        self._read = 0
        self._listen()

    def _listen(self) -> None:
        """Let every seat hear what has happened since the last time."""
        log = self._playing.match.state.log
        names = self._playing.spaces.names
        for entry in log[self._read :]:
            for seat in range(len(names)):
                event = told(entry, seat, names)
                if event is not None:
                    args = ",".join(f"{name}={value}" for name, value in event["args"].items())
                    self._lines[seat].append(f"{event['code']}({args})")
        self._read = len(log)

    def of(self, seat: int, actions: Sequence[int]) -> str:
        """Return what a seat remembers after these actions, which go on from those of the call before."""
        playing = self._playing
        spaces = playing.spaces
        for action in actions[len(playing.actions) :]:
            who = playing.seat
            assert who is not None
            row = playing.row(who)
            self._lines[who].append(
                f"{described(spaces, row, self._rows[who])} -> {spaces.actions.all[action].meaning}"
            )
            self._rows[who] = row
            playing.take(action)
            self._listen()
        return "\n".join([*self._lines[seat], described(spaces, playing.row(seat))])

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it begin anew wherever it is copied to."""
        return Memory, self._beginning
