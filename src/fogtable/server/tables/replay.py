"""The match of a table is the replay of its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fogtable.core.formats import tutorial
from fogtable.core.game import Game
from fogtable.core.play.match import RETRACT, Match
from fogtable.server.store.rows import TAKEN_BACK, UNDONE, Stored
from fogtable.server.tables.modes import TUTORIAL


def effective_answers(answers: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the answers that stand, of all that were kept."""
    left: list[tuple[int, str]] = []
    for seat, meaning in answers:
        if meaning == UNDONE:
            left.pop()
        else:
            left.append((seat, meaning))
    return left


def replay(match: Match, answers: Sequence[tuple[int, int]]) -> Match:
    """Return the same game, played to these answers."""
    made = Match(match.game, len(match.names), match.options, match.seed, match.said, asks_idle=match.asks_idle)
    for seat, option in answers:
        if option == RETRACT:
            made.retract(seat)
        else:
            made.answer(seat, option)
    return made


def match_of(game: Game, stored: Stored) -> Match:
    """Return the match of a table: the replay of the answers that stand."""
    options = msgspec.json.decode(stored.options, type=game.options)
    guided = tutorial.read(game) if stored.mode == TUTORIAL else None
    if guided is None:
        match = Match(game, len(stored.seats), options, stored.seed)
    else:
        match = Match(game, len(stored.seats), options, stored.seed, guided.said, asks_idle=guided.asks_idle)
    play_on(match, effective_answers(stored.answers))
    return match


def play_on(match: Match, answers: Iterable[tuple[int, str]]) -> None:
    """Give answers, none of which was undone."""
    for seat, meaning in answers:
        if meaning == TAKEN_BACK:
            match.retract(seat)
        else:
            match.play(seat, meaning)


def meanings_of(finished: Match) -> list[tuple[int, str]]:
    """Return the answers of a match by their meanings, as the store keeps them."""
    match = replay(finished, ())
    return [(seat, repeat(match, seat, option)) for seat, option in finished.answers]


def repeat(match: Match, seat: int, option: int) -> str:
    """Give an answer of a finished match again; return its meaning."""
    if option == RETRACT:
        match.retract(seat)
        return TAKEN_BACK
    question = match.question(seat)
    assert question is not None
    match.answer(seat, option)
    return question[0].meaning(option, match.names)
