"""How the tests of bots look at a match: who is asked, and what a policy makes of the answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fogtable.core.bot import Bot, Observation, observe
from fogtable.core.declarations.cards import members
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.fast.match import FastMatch

LONG = 10_000
"""More questions than any game asks."""


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


def offered_weights(match: Match, seat: int) -> dict[int, int]:
    """Return what each option weighs that is offered to a seat, by the policy of the game."""
    question = match.question(seat)
    assert question is not None
    choice, bits = question
    rule = match.game.policy[choice]
    found = {}
    for option in members(bits):
        answer = choice.values[option]
        parts = answer if isinstance(answer, tuple) else (answer,)
        found[option] = rule(match.state, seat, *parts)
    return found


def drawn(match: Match, seat: int, rng: Random) -> int:
    """Return an option that is offered to a seat, drawn by its weight."""
    found = offered_weights(match, seat)
    return rng.choices(list(found), list(found.values()))[0]


def heaviest(match: Match, seat: int) -> str:
    """Return the option that weighs most, by its meaning."""
    found = offered_weights(match, seat)
    question = match.question(seat)
    assert question is not None
    return question[0].meaning(max(found, key=lambda option: found[option]), match.names)


def questions(match: Match, bot: Bot, share: float, rng: Random, limit: int = LONG) -> Iterator[int]:
    """Play a match, that share of the answers the bot's, the others any; give who is asked before each answer."""
    for _ in range(limit):
        if match.over:
            return
        seat = asked(match)
        yield seat
        seen = observe(match, seat)
        match.answer(seat, bot.choose(seen, rng) if rng.random() < share else rng.choice(seen.options))


def answers(match: Match, bot: Bot, rng: Random, limit: int = LONG) -> list[int]:
    """Let a bot play a match on all seats; return what it said."""
    said: list[int] = []
    while not match.over and len(said) < limit:
        seat = asked(match)
        said.append(bot.choose(observe(match, seat), rng))
        match.answer(seat, said[-1])
    return said


def require_equal_weights(game: Game, match: FastMatch, rng: Random, limit: int = LONG) -> int:
    """Play by compiled rules, where each answer must weigh what it weighs by the reference; return how many did."""
    weighed = 0
    for _ in range(limit):
        if match.over:
            break
        seat, choice, options = match.next()
        found = {}
        for option in options:
            answer = choice.values[option]
            parts = answer if isinstance(answer, tuple) else (answer,)
            found[option] = game.policy[choice](match.state, seat, *parts)
        assert match.weights(seat) == found
        weighed += len(found)
        match.answer(seat, rng.choice(options))
    return weighed
