"""Taking the last answer back, up to the last information barrier; at practice without bound.

At a table of one seat that seat does it alone; where several play, whoever gave the answer proposes it, and all others
have to agree. An undo is itself stored as an answer: the store never loses one. Chance repeats itself, so that nobody
can draw again until they like the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fogtable.core.asking import Ask, May
from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import EVERYONE, SPECTATOR_BIT, viewer_bit
from fogtable.core.play.match import Match
from fogtable.core.play.view import viewers
from fogtable.server.tables.gesture import give
from fogtable.server.tables.modes import PRACTICE
from fogtable.server.tables.replay import replay

OPENLY: Final = (Ask, May)
"""Questions that are answered openly. Elsewhere it would reveal hidden acts that the last answer is another by now."""


def undoable(match: Match, mode: str) -> bool:
    """Tell whether the last answer may be taken back at a table of one seat."""
    if not match.answers:
        return False
    if mode == PRACTICE:
        return True
    before = replay(match, match.answers[:-1])
    seat, option = match.answers[-1]
    hidden = _hidden(before.state, seat)
    return give(before, seat, option) and _hidden(before.state, seat) == hidden


def _hidden(t: State, seat: int) -> list[Any]:
    """Return what lies where the seat cannot see it: a card that came out of there has been seen, drawn or not."""
    bit = viewer_bit(seat)
    found: list[Any] = []
    for name, declared in t.fields.items():
        value = getattr(t, name)
        rows = list(value) if declared.shape else [value]
        found += [row for at, row in enumerate(rows) if not viewers(t, declared, at) & bit]
    return found


# -- where several play -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """A position in which something is asked openly: what is hidden in it, and from whom."""

    rows: list[tuple[int, Any]]
    luck: int


def mark(match: Match) -> Mark | None:
    """Return what has to be known of a position to judge the next answer; ``None``: that cannot be taken back."""
    if len(match.names) == 1 or type(match.request) not in OPENLY:
        return None
    return Mark(_rows(match.state), len(match.state.chance.came))


def crossed(before: Mark, match: Match) -> bool:
    """Tell whether somebody may have learned something by the answer beyond the answer itself.

    Nobody has if chance decided nothing, nobody sees what they did not see before, and nothing has left a place that is
    hidden from somebody. Things may have gone there openly.
    """
    if type(match.request) not in OPENLY or len(match.state.chance.came) != before.luck:
        return True
    everyone = (1 << len(match.names)) - 1 | SPECTATOR_BIT
    rows = zip(before.rows, _rows(match.state), strict=True)
    return any(now & ~then or (then != everyone and not _holds(new, old)) for (then, old), (now, new) in rows)


def _rows(t: State) -> list[tuple[int, Any]]:
    """Return each row that is or may be hidden: who sees it, and what it is."""
    found: list[tuple[int, Any]] = []
    for name, declared in t.fields.items():
        if declared.sees is EVERYONE:
            continue
        value = getattr(t, name)
        for at, row in enumerate(value if declared.shape else [value]):
            found.append((viewers(t, declared, at), list(row) if isinstance(row, list) else row))
    return found


def _holds(new: Any, old: Any) -> bool:
    return not old - new if isinstance(old, Cards) else bool(new == old)


class LastAnswer:
    """Which seat may propose to take the last answer back; that is judged by the position before it."""

    def __init__(self) -> None:
        self._known: tuple[Match, int, int | None] | None = None

    def judge(self, before: Mark | None, match: Match) -> None:
        """Remember it, given the position before."""
        seat = None if before is None or crossed(before, match) else match.answers[-1][0]
        self._known = (match, len(match.answers), seat)

    def by(self, match: Match) -> int | None:
        """Return the seat that may propose it, ``None`` if nobody may."""
        if self._known is None or self._known[0] is not match or self._known[1] != len(match.answers):
            self._look(match)
        assert self._known is not None
        return self._known[2]

    def _look(self, match: Match) -> None:
        """Play the game again up to the last answer."""
        self._known = (match, len(match.answers), None)
        if type(match.request) in OPENLY and match.answers:
            position = replay(match, match.answers[:-1])
            before = mark(position)
            position.answer(*match.answers[-1])
            if before is not None and not crossed(before, position):
                self._known = (match, len(match.answers), match.answers[-1][0])
