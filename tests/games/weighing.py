"""How the tests of bots look at a match: who is asked, and what a policy makes of the answers."""

from __future__ import annotations

from fogtable.core.bot import Observation
from fogtable.core.game import Game
from fogtable.core.match import Match


def asked(match: Match) -> int:
    """Return the seat that is asked next."""
    return next(seat for seat in range(len(match.names)) if match.question(seat) is not None)


def weights(game: Game, seen: Observation) -> list[int]:
    """Return what each answer weighs by the policy of a game."""
    found = []
    for option in seen.options:
        answer = seen.choice.values[option]
        parts = answer if isinstance(answer, tuple) else (answer,)
        found.append(game.policy[seen.choice](seen.view, seen.seat, *parts))
    return found
