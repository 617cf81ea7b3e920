"""Fogtable's rows on a server's work for each move of a table of four, without socket and disk."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from msgspec import Raw
from msgspec.json import encode

from bench.compiled import rules_of
from bench.contestant import PLAYERS, Contestant, Entry
from fogtable.core.play.match import Match
from fogtable.core.play.telling import Views
from fogtable.fast.match import open_match
from fogtable.games import load
from fogtable.server.tables.views import EventLog


def reference(name: str) -> Contestant:
    """Who answers, the step, the log and the views of all seats and of a spectator as JSON."""
    game = load(name)
    return _moves(lambda seed: Match(game, PLAYERS, seed=seed))


def compiled(name: str) -> Contestant:
    """The same with compiled rules."""
    game, rules = load(name), rules_of(name)
    return _moves(lambda seed: open_match(rules, game, PLAYERS, seed=seed))


def _moves(new_match: Any) -> Contestant:
    def playout(rng: Random) -> int:
        match = new_match(rng.getrandbits(64))
        written, events = match.writer(), EventLog(match)
        moves = 0
        asked = match.next()
        while asked is not None:
            options = asked[2]
            asked = match.act(options[int(rng.random() * len(options))])
            moves += 1
            _sent(match, written, events)
        return moves

    return Contestant(playout)


def _sent(match: Any, written: Views, events: EventLog) -> list[bytes]:
    """Return what goes to each seat and to a spectator after a move, as the server makes it."""
    written.read(match)
    public = Raw(written.public)
    read = {viewer: events.count(viewer) for viewer in events.viewers}
    events.catch_up()
    return [
        encode(
            {
                "public": public,
                "own": Raw(written.own(viewer)),
                "asked": Raw(match.asked(viewer)),
                "events": events.events(viewer, read[viewer], events.count(viewer)),
            }
        )
        for viewer in events.viewers
    ]


ENTRIES: Final = [
    Entry(
        "notalone_server_moves",
        partial(reference, "notalone"),
        "server",
        "boardgame_io_views",
        "Step, log and five views as JSON on the reference execution, without socket and disk, for each answer, lone"
        " options too; boardgame.io makes three views of a much smaller game.",
    ),
    Entry(
        "notalone_compiled_server_moves",
        partial(compiled, "notalone"),
        "server",
        "boardgame_io_views",
        "The same by compiled rules, which also write questions, events and views.",
    ),
    Entry(
        "bigbrother_compiled_server_moves",
        partial(compiled, "bigbrother"),
        "server",
        "boardgame_io_views",
        "The same for 1984: a state twice as large.",
    ),
    Entry(
        "anima_compiled_server_moves",
        partial(compiled, "anima"),
        "server",
        "boardgame_io_views",
        "The same for ANIMA.",
    ),
]
"""In the order of the table."""
