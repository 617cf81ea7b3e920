"""Fogtable's rows on NOT ALONE with four players."""

from __future__ import annotations

from random import Random
from typing import Final

from bench.compiled import Compiled, rules_of
from bench.contestant import PLAYERS, SEED, Contestant, Entry
from fogtable.core.declarations.choice import PASS
from fogtable.games import load
from fogtable.lab.playout import copies, random_playout

GAMES_PER_CALL: Final = 200


def _compiled() -> Compiled:
    return Compiled(rules_of("notalone"), load("notalone"), PLAYERS)


def reference() -> Contestant:
    """The rules as they are, run by CPython."""
    return Contestant(random_playout, copies(Random(SEED)))


ENTRIES: Final = [
    Entry(
        "notalone_reference",
        reference,
        "python",
        "pyspiel_hanabi",
        "The rules as written, run by CPython; plain Python like rlcard and catanatron, but another game.",
    ),
    Entry(
        "notalone_compiled_from_python",
        lambda: _compiled().from_python(),
        "python",
        "pyspiel_hanabi",
        "Compiled rules; both engines are compiled and driven from Python, fogtable by one call that answers and tells"
        " what is asked next, in a match that begins again in place, OpenSpiel by three; the games differ, and"
        " OpenSpiel has the caller draw the cards.",
    ),
    Entry(
        "notalone_compiled_kernel",
        lambda: _compiled().kernel(GAMES_PER_CALL),
        "inside",
        "pyspiel_hanabi_cpp",
        "Whole games in one call, dealing included, no events kept; another game than Hanabi, whose decisions do less.",
    ),
    Entry(
        "notalone_compiled_vector",
        lambda: _compiled().vector(PASS + 1),
        "together",
        "pgx_leduc_vector",
        "What each next player sees and may do lies there as arrays after each step; NumPy's drawing among 128 columns"
        " is in the time, lone options count as steps, and the game is far larger than Leduc.",
    ),
    Entry(
        "notalone_compiled_vector_drawn",
        lambda: _compiled().vector_drawn(),
        "together",
        "pgx_leduc_vector",
        "The same; compiled code draws the answers too, a call for all games.",
    ),
    Entry(
        "notalone_search",
        lambda: _compiled().search(),
        "search",
        "pyspiel_gin_rummy_ismcts",
        "Information-set search with even playouts to the end, as OpenSpiel's; another game, and another rule for"
        " choosing in the tree.",
    ),
]
"""In the order of the table."""
