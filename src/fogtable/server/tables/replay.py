"""The match of a table is the replay of its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fogtable.core.game import Game
from fogtable.core.play.answering import Answering
from fogtable.fast.match import AnyMatch, new_match
from fogtable.server.store.rows import TAKEN_BACK, UNDONE, Stored, taken_back_by
from fogtable.server.tables.modes import lesson_of


def effective_answers(answers: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the answers that stand, of all that were kept (and, from earlier versions, ``TAKEN_BACK`` alone)."""
    return [answer for _, answer in _standing(answers)]


def _standing(answers: Iterable[tuple[int, str]]) -> list[tuple[int, tuple[int, str]]]:
    """Return the answers that stand, each with its place among all that were kept."""
    left: list[tuple[int, tuple[int, str]]] = []
    for place, (seat, meaning) in enumerate(answers):
        if meaning == UNDONE:
            left.pop()
        elif count := taken_back_by(meaning):
            at = len(left)
            while count:
                at -= 1
                if left[at][1][0] == seat:
                    del left[at]
                    count -= 1
        else:
            left.append((place, (seat, meaning)))
    return left


def replay(match: AnyMatch, answers: Sequence[tuple[int, int]]) -> AnyMatch:
    """Return the same game, played to these answers."""
    made = match.begun()
    for seat, option in answers:
        made.answer(seat, option)
    return made


def match_of(game: Game, stored: Stored) -> AnyMatch:
    """Return the match of a table: the replay of the answers that stand.

    Before the luck is drawn it is any match of this game and these options. Nothing of it is shown.
    """
    seed = 0 if stored.seed is None else stored.seed
    options = msgspec.json.decode(stored.options, type=game.options)
    guided = lesson_of(game, stored.mode)
    if guided is None:
        match = new_match(game, len(stored.seats), options, seed)
    else:
        match = new_match(game, len(stored.seats), options, seed, guided.said, guided.asks_idle)
    match.copy()  # from now on the reference remembers each boundary: no preview has to play all of it again
    standing = _standing(stored.answers)
    play_on(match, (answer for _, answer in standing))
    # What follows the last answer before the open question was given to it, or taken back.
    before = match.opened()
    opened = standing[before - 1][0] + 1 if before else 0
    if match.way().sealed:
        match.taken_back += len(stored.answers) - opened - match.answered()
    return match


def play_on(match: AnyMatch, answers: Iterable[tuple[int, str]]) -> None:
    """Give answers, none of which was undone."""
    for seat, meaning in answers:
        if meaning == TAKEN_BACK or taken_back_by(meaning):
            match.retract(seat)
        else:
            match.play(seat, meaning)


def meanings_of(finished: AnyMatch) -> list[tuple[int, str]]:
    """Return the answers of a match by their meanings, as the store keeps them."""
    match = replay(finished, ())
    return [(seat, repeat(match, seat, option)[1]) for seat, option in finished.answers]


def repeat(match: Answering, seat: int, option: int) -> tuple[str, str]:
    """Give an answer of a finished match again; return what was asked, and the answer's meaning."""
    question = match.question(seat)
    assert question is not None
    match.answer(seat, option)
    return question[0].code(), question[0].meaning(option, match.names)
