"""The work of fogtable's server for each move of a table of four, without socket and disk."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from bench.compiled import rules_of
from bench.contestant import PLAYERS, Contestant
from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.match import Match
from fogtable.core.play.view import own_part, public_part
from fogtable.fast.match import open_match
from fogtable.games import load


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
        moves = read = 0
        while not match.over:
            seat, _, options = match.next()
            match.answer(seat, options[int(rng.random() * len(options))])
            moves += 1
            _sent(match, read)
            read = len(match.state.log)
        return moves

    return Contestant(playout)


def _sent(match: Any, read: int) -> list[bytes]:
    """Return what goes to each seat and to a spectator after a move."""
    t, names = match.state, match.names
    public = Raw(encode(public_part(t, names)))
    return [
        encode(
            {
                "public": public,
                "own": own_part(t, viewer, names),
                "asked": match.offered(viewer),
                "events": [told(entry, viewer, names) for entry in t.log[read:]],
            }
        )
        for viewer in (SPECTATOR, *t.seats)
    ]
