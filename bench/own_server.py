"""The work of fogtable's server for each move of a table of four, without socket and disk."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from bench.compiled import rules_of
from bench.contestant import PLAYERS, Contestant
from fogtable.core.play.match import Match
from fogtable.core.play.written_view import WrittenView
from fogtable.fast.match import open_match
from fogtable.games import load
from fogtable.server.tables.views import EventLog


def reference() -> Contestant:
    """Who answers, the step, the log and the views of all seats and of a spectator as JSON."""
    game = load("notalone")
    return _moves(lambda seed: Match(game, PLAYERS, seed=seed))


def compiled() -> Contestant:
    """The same with compiled rules."""
    game, rules = load("notalone"), rules_of("notalone")
    return _moves(lambda seed: open_match(rules, game, PLAYERS, seed=seed))


def _moves(new_match: Any) -> Contestant:
    def playout(rng: Random) -> int:
        match = new_match(rng.getrandbits(64))
        written, events = WrittenView(type(match.state), match.names), EventLog(match)
        moves = 0
        asked = match.next()
        while asked is not None:
            options = asked[2]
            asked = match.act(options[int(rng.random() * len(options))])
            moves += 1
            _sent(match, written, events)
        return moves

    return Contestant(playout)


def _sent(match: Any, written: WrittenView, events: EventLog) -> list[bytes]:
    """Return what goes to each seat and to a spectator after a move, as the server makes it."""
    written.read(match.state)
    public = Raw(written.public)
    read = {viewer: events.count(viewer) for viewer in events.viewers}
    events.catch_up()
    return [
        encode(
            {
                "public": public,
                "own": Raw(written.own(viewer)),
                "asked": match.offered(viewer),
                "events": events.events(viewer, read[viewer], events.count(viewer)),
            }
        )
        for viewer in events.viewers
    ]
