"""Taking the last answer back, up to the last information barrier; at practice without bound.

At a table of one seat that seat does it alone; where several play, whoever gave the answer proposes it, and all others
have to agree. An undo is itself stored as an answer: the store never loses one. Chance repeats itself, so that nobody
can draw again until they like the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fogtable.core.asking import Way
from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import SPECTATOR_BIT, viewer_bit
from fogtable.core.play.view import rows_and_viewers
from fogtable.fast.match import AnyMatch
from fogtable.server.tables.gesture import Barrier
from fogtable.server.tables.modes import PRACTICE
from fogtable.server.tables.replay import replay


def _hidden(t: State, seat: int) -> list[Any]:
    """Return what lies where the seat cannot see it: a card that came out of there has been seen, drawn or not."""
    bit = viewer_bit(seat)
    return [row for mask, row in rows_and_viewers(t) if not mask & bit]


@dataclass(frozen=True)
class Solo:
    """A position at a table of one seat: what is hidden in it."""

    barrier: Barrier
    hidden: list[Any]

    def crossed(self, match: AnyMatch) -> bool:
        """Tell whether the answer has shown something new."""
        return self.barrier.crossed(match) or _hidden(match.state, self.barrier.seat) != self.hidden


@dataclass(frozen=True)
class Open:
    """A position in which something is asked openly, where several play: what is hidden in it, and from whom."""

    rows: list[tuple[int, Any]]
    luck: int

    def crossed(self, match: AnyMatch) -> bool:
        """Tell whether somebody may have learned something by the answer beyond the answer itself.

        Nobody has if chance decided nothing, nobody sees what they did not see before, and nothing has left a place
        that is hidden from somebody. Things may have gone there openly.
        """
        if not _openly(match) or len(match.state.chance.came) != self.luck:
            return True
        everyone = (1 << len(match.names)) - 1 | SPECTATOR_BIT
        rows = zip(self.rows, _rows(match.state), strict=True)
        return any(now & ~then or (then != everyone and not _holds(new, old)) for (then, old), (now, new) in rows)


def mark(match: AnyMatch) -> Solo | Open | None:
    """Return what has to be known of a position to judge the next answer; ``None``: that cannot be taken back."""
    if len(match.names) == 1:
        return Solo(Barrier.before(match, 0), _hidden(match.state, 0))
    return Open(_rows(match.state), len(match.state.chance.came)) if _openly(match) else None


def _openly(match: AnyMatch) -> bool:
    """Tell whether one seat is asked openly: elsewhere another last answer would reveal hidden acts."""
    return match.way() is Way.ONE


def _rows(t: State) -> list[tuple[int, Any]]:
    """Return each row that is or may be hidden: who sees it, and what it is now, whatever becomes of it."""
    return [(mask, list(row) if isinstance(row, list) else row) for mask, row in rows_and_viewers(t)]


def _holds(new: Any, old: Any) -> bool:
    return not old - new if isinstance(old, Cards) else bool(new == old)


def undoable_by(match: AnyMatch, mode: str) -> int | None:
    """Return the seat that may take the last answer back or propose it: the game is played again up to there."""
    alone = len(match.names) == 1
    if not match.answer_count:
        return None
    if alone and mode == PRACTICE:
        return 0
    if not (alone or _openly(match)):
        return None
    position = replay(match, match.answers[:-1])
    before = mark(position)
    position.answer(*match.answers[-1])
    return None if before is None or before.crossed(position) else match.answers[-1][0]


class LastAnswer:
    """Which seat may take the last answer back, or propose it; that is judged by the position before it.

    The position is noted before each answer. Where it was not (an answer was taken back) the game has to be played
    again up to there, which takes as long as the game is (:func:`undoable_by`): elsewhere.
    """

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self._noted: tuple[AnyMatch, int, Solo | Open | None] | None = None
        self._known: tuple[AnyMatch, int, int | None] | None = None

    def note(self, match: AnyMatch) -> None:
        """Note a position before an answer."""
        self._noted = (match, match.answer_count, mark(match))

    def judge(self, match: AnyMatch) -> bool:
        """Judge the last answer; tell whether that could be done by what is known."""
        if self._is_known(match):
            return True
        if not match.answer_count or (len(match.names) == 1 and self.mode == PRACTICE):
            self.learn(match, 0 if match.answer_count else None)
        elif self._noted is not None and self._noted[0] is match and self._noted[1] == match.answer_count - 1:
            before = self._noted[2]
            self.learn(match, None if before is None or before.crossed(match) else match.answers[-1][0])
        elif len(match.names) > 1 and not _openly(match):
            self.learn(match, None)
        else:
            return False
        return True

    def learn(self, match: AnyMatch, seat: int | None) -> None:
        """Take in who may take the last answer back."""
        self._known = (match, match.answer_count, seat)

    def by(self, match: AnyMatch) -> int | None:
        """Return the seat that may take it back, ``None`` if nobody may; that must have been judged or learned."""
        assert self._known is not None
        assert self._is_known(match)
        return self._known[2]

    def _is_known(self, match: AnyMatch) -> bool:
        return self._known is not None and self._known[0] is match and self._known[1] == match.answer_count
