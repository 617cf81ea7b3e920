"""Bots: what they see and how they answer.

A bot is given an :class:`Observation`: the view of its seat and the question it is asked. It never holds the state, the
match or its luck: an observation is made of immutable copies, and nothing in it leads back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from fogtable.core.declarations.cards import members
from fogtable.core.declarations.choice import Choice
from fogtable.core.play.answering import Answering
from fogtable.core.play.view import View, view


@dataclass(frozen=True)
class Observation:
    """One question to one seat, with all that the seat may see at that moment.

    Attributes:
        seat: who is asked.
        names: the names of all seats.
        view: the state as this seat sees it, field by field (``view.will[2]``), arrays as tuples; what is hidden is a
            ``Hidden``. Besides the fields it has the fixed ranges of seats that the table declares (``view.hunted``).
        choice: the question.
        options: the legal option numbers, lowest first (``PASS`` is the last where passing is allowed).
        about: what the question is about, where it is asked in a window: the window, who opened it, and the like.
        world: for bots that search: a game that could just as well be this one. All that the seat cannot know was
            drawn anew, luck too (:mod:`fogtable.core.play.redeal`); ``None`` where no compiled rules are at hand.
        past: what players keep in mind of what everybody saw (``Game.remembered``), in its order: each event's name and
            arguments (``("reveals", (1, places))``). It is known after a restart too: the log has it.
    """

    seat: int
    names: tuple[str, ...]
    view: View
    choice: type[Choice]
    options: tuple[int, ...]
    about: tuple[Any, ...] = ()
    world: Any = None
    past: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    def meaning(self, option: int) -> str:
        """Return the meaning of an option number (``commit:lair``)."""
        return self.choice.meaning(option, self.names)


class Bot(Protocol):
    """Plays one seat of one game. It may remember what it saw; a new game gets a new bot.

    One that has ``searches = True`` is given a ``world`` with each observation.
    """

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of ``seen.options``. All that the bot draws at random it draws from ``rng``."""
        ...


Policy = Mapping[type[Choice], Callable[..., int]]
"""How good the answers to questions are at first sight (``Game.policy``)."""


def weighed(policy: Policy, seen: Observation) -> list[int]:
    """Return what a policy gives each option; all get the same in a question that it says nothing of."""
    weigh = policy.get(seen.choice)
    if weigh is None:
        return [1] * len(seen.options)
    answers = [seen.choice.values[option] for option in seen.options]
    return [weigh(seen.view, seen.seat, *(one if isinstance(one, tuple) else (one,))) for one in answers]


@dataclass(frozen=True)
class PolicyBot:
    """Takes the answer that its policy (``Game.policy``) gives the most weight; of equals any. It remembers nothing."""

    policy: Policy

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        weights = weighed(self.policy, seen)
        most = max(weights)
        return rng.choice([option for option, weight in zip(seen.options, weights, strict=True) if weight == most])


Factory = Callable[[], Bot]
"""Makes a fresh bot for one seat of one game."""


def observe(match: Answering, seat: int) -> Observation:
    """Return what a bot at ``seat`` is asked and sees now.

    Raises:
        ValueError: the seat is not asked anything.
    """
    asked = match.question(seat)
    if asked is None:
        raise ValueError(f"{match.names[seat]} is not asked anything now: there is nothing to observe")
    choice, bits = asked
    t = match.state
    values = vars(view(t, seat)).copy()
    _, rows, tables = t.layout
    for name in rows:
        values[name] = tuple(values[name])
    for name in tables:
        values[name] = tuple([tuple(row) for row in values[name]])
    for name in t.roles:
        values[name] = getattr(t, name)
    kept = match.game.remembered
    past = tuple([(what.name, args) for what, args, _ in t.log if what in kept]) if kept else ()
    seen = View(seat, t.seats, values)
    return Observation(seat, match.names, seen, choice, tuple(members(bits)), match.about(), past=past)


__all__ = ["Bot", "Factory", "Observation", "Policy", "PolicyBot", "observe", "weighed"]
