"""Taking the last answer back, at tables of one seat: up to the last information barrier, at practice without bound.

An undo is itself an act that is kept: the store never loses an answer. What came of chance comes again, so that nobody
draws until he likes what he sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fogtable.core.answering import Refused
from fogtable.core.match import Match
from fogtable.core.state import State
from fogtable.core.view import viewers
from fogtable.core.visibility import viewer_bit
from fogtable.server.gesture import give
from fogtable.server.modes import PRACTICE
from fogtable.server.store import UNDONE


def standing(answers: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the answers that stand, of all that were kept."""
    left: list[tuple[int, str]] = []
    for seat, meaning in answers:
        if meaning == UNDONE:
            left.pop()
        else:
            left.append((seat, meaning))
    return left


def again(match: Match, answers: Sequence[tuple[int, int]]) -> Match:
    """Return the same game, played to these answers."""
    made = Match(match.game, len(match.names), match.options, match.seed, match.said)
    for seat, option in answers:
        made.answer(seat, option)
    return made


def undoable(match: Match, mode: str) -> bool:
    """Tell whether the last answer may be taken back."""
    if len(match.names) != 1 or not match.answers:
        return False
    if mode == PRACTICE:
        return True
    before = again(match, match.answers[:-1])
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


def undone(match: Match, mode: str) -> Match:
    """Return the match without its last answer.

    Raises:
        Refused: ``not-undoable``.
    """
    if not undoable(match, mode):
        raise Refused("not-undoable", "something new has been seen since, or there is nothing to take back")
    return again(match, match.answers[:-1])
