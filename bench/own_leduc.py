"""Fogtable's rows on Leduc poker: the same game as OpenSpiel's, written in the rules language (``bench/leduc``)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from bench.compiled import Compiled
from bench.contestant import Contestant, Entry, halfway
from bench.leduc import GAME
from bench.leduc.compiled import compiled
from bench.leduc.table import Bet
from fogtable.core.play.match import Match
from fogtable.lab.playout import new_match, play_on

SEATS: Final = 2
GAMES_PER_CALL: Final = 5000


@cache
def _compiled() -> Compiled:
    return Compiled(compiled(), GAME, SEATS)


def reference() -> Contestant:
    """The rules as they are, run by CPython."""

    def play(seed: int, stop: int) -> tuple[Match, int]:
        rng = Random(seed)
        match = new_match(GAME, SEATS, rng)
        return match, play_on(match, rng, stop)

    copies = [match.copy for match in halfway(play)]
    return Contestant(lambda rng: play_on(new_match(GAME, SEATS, rng), rng), copies)


ENTRIES: Final = [
    Entry(
        "leduc_reference",
        reference,
        "python",
        "pyspiel_leduc",
        "The same game as pyspiel_leduc, node by node; the rules as written, run by CPython, against C++.",
    ),
    Entry(
        "leduc_compiled_from_python",
        lambda: _compiled().from_python(),
        "python",
        "pyspiel_leduc",
        "The same game, both compiled, both driven from Python, fogtable by one call a decision in a match that begins"
        " again in place, OpenSpiel by three; and OpenSpiel has the caller draw the cards too, which is some two fifths"
        " of its moves.",
    ),
    Entry(
        "leduc_compiled_kernel",
        lambda: _compiled().kernel(GAMES_PER_CALL),
        "inside",
        "pyspiel_leduc_rollouts",
        "The same game, many games in a call on both sides, evenly at random; fogtable deals all three cards in each,"
        " OpenSpiel's rollouts only the last.",
    ),
    Entry(
        "leduc_compiled_vector",
        lambda: _compiled().vector(Bet.size),
        "together",
        "pgx_leduc_vector",
        "The same rules as pgx_leduc_vector, 1024 games side by side in both; NumPy draws the answers here, compiled"
        " code does there.",
    ),
    Entry(
        "leduc_compiled_vector_drawn",
        lambda: _compiled().vector_drawn(),
        "together",
        "pgx_leduc_vector",
        "The same; compiled code draws the answers here too, a call for all games.",
    ),
    Entry(
        "leduc_search",
        lambda: _compiled().search(),
        "search",
        "pyspiel_leduc_ismcts",
        "The same game and the same family of search, even playouts to the end; the rule for choosing in the tree"
        " differs.",
    ),
]
"""In the order of the table."""
