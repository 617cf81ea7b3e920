"""A game as everything outside its rules knows it: one description, found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from fogtable.core.asking import Script
from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.chance import Chances
from fogtable.core.declarations.choice import Choice
from fogtable.core.declarations.events import Event, Events
from fogtable.core.declarations.odds import Odds
from fogtable.core.declarations.reasons import Why
from fogtable.core.declarations.state import State


def modules_in(package: str) -> tuple[str, ...]:
    """Return the whole names of the modules of a package, sorted."""
    names = sorted(found.name for found in iter_modules(import_module(package).__path__))
    return tuple(f"{package}.{name}" for name in names)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning ``side``, its ``seats``, and the ``cause`` of the last move, all by name."""

    side: str
    seats: tuple[str, ...]
    cause: str


@dataclass(frozen=True)
class Searching:
    """How a search plays a game.

    Attributes:
        horizon: after how many boundaries of play (turns, mostly) a playout is cut off and rated by ``Game.worth``; 0:
            it goes to the end.
        explore: weight of trying what was little tried.
        mixed: questions whose answers must not be foreseen: they are drawn, the better the likelier.
        belief: what a seat may believe of hidden cards, from its observation: the name of a zone (or of a hidden value)
            and, for each of its rows and each card, how likely it lies there (only proportions count); ``None``: all
            alike.
        guided: how many seconds the bot that has learned searches for an answer at the most, guided by its net; 0: it
            plays by the net alone, at once, and only advice is searched for so; ``None``: no search goes by the net.
    """

    horizon: int = 0
    explore: float = 1.0
    mixed: frozenset[type[Choice]] = frozenset()
    belief: Callable[[Any], tuple[str, Sequence[Sequence[float]]] | None] | None = None
    guided: float | None = None


def _nobody(options: Any) -> frozenset[int]:
    return frozenset()


def _no_odds(seen: Any) -> Mapping[int, Odds]:
    return {}


def _no_channel(t: Any, options: Any) -> frozenset[int]:
    return frozenset()


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its table, rules, chance, events, and what surrounds them.

    Attributes:
        name: package name, also in addresses and records.
        prefix: of its clause ids (``NA`` for ``NA-3.5``).
        rules_version: raised when a change of rules makes old records replay otherwise.
        seat_counts: possible numbers of seats.
        seat_names: names of the seats of a table of that many.
        sides: names of the sides, with the function that gives a seat's side.
        options: a frozen ``msgspec.Struct`` with a default for every option that the rules read.
        setup: lays out what follows from the options and the number of seats alone.
        deal: a plain rule that deals what the set-up leaves to chance; it runs right after ``setup``.
        play: the script that plays from any boundary to the end.
        outcome: how a finished game ended.
        payoff: a plain rule: what a seat got out of a finished game, in thousandths (a win 1000, a loss 0).
        policy: for simulations: how likely a sensible player is to choose an option. For a question, a plain rule
            ``(t, p, card)`` or ``(t, p, deed, card)`` (as the answer has parts) that gives a weight, 0 or more;
            questions without one are answered evenly. It may look at what the seat sees, nothing else.
        worth: for simulations: a plain rule ``(t, p)``, the payoff that a seat may expect of an unfinished game.
        searching: how a search plays it.
        window_seconds: how long people's windows last in which it is a secret who can react, whether or not anybody
            can, and however soon they say so; 0: until the last answer is in.
        standing: the seats that by the options of a game answer in such windows beforehand: these have no length.
        apart: questions that are answered beforehand for each member of a family apart: for the one that the window is
            about, which is the first argument of its script.
        channel: the seats that now have a private chat of their own, by the state and the options; what everybody
            knows decides it.
        phrases: what people of this game say to each other with one tap, by the ids of texts (``preset-ID``); beside
            those of every table.
        why: what stands in the way of answers that a question does not offer; ``None``: nothing is declared.
        odds: how likely the answers to a question are to succeed, by an observation
            (:class:`~fogtable.core.bot.Observation`): for each option that has odds, and for ``NOW``.
        remembered: open events that players keep in mind; a bot's observation has those that there were.
        settle: completes a position after a scenario overwrote fields; raises ``ValueError`` if it is impossible.
    """

    name: str
    prefix: str
    rules_version: int
    table: type[State]
    seat_counts: range
    seat_names: Callable[[int], tuple[str, ...]]
    side_of: Callable[[int], str]
    options: type[msgspec.Struct]
    setup: Callable[[Any, Any], None]
    play: Callable[[Any], Script[None]]
    outcome: Callable[[Any], Outcome]
    settle: Callable[[Any, frozenset[str]], None]
    choices: tuple[type[Choice], ...]
    log: type[Events]
    luck: type[Chances]
    folder: Path
    bots: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
    deal: Callable[[Any], None] | None = None
    payoff: Callable[[Any, int], int] | None = None
    policy: Mapping[type[Choice], Callable[..., int]] = field(default_factory=dict)
    worth: Callable[[Any, int], int] | None = None
    searching: Searching = field(default_factory=Searching)
    window_seconds: float = 0.0
    standing: Callable[[Any], frozenset[int]] = _nobody
    apart: Mapping[type[Choice], type[Family]] = field(default_factory=dict)
    channel: Callable[[Any, Any], frozenset[int]] = _no_channel
    phrases: tuple[str, ...] = ()
    why: Why | None = None
    odds: Callable[[Any], Mapping[int, Odds]] = _no_odds
    remembered: tuple[Event, ...] = ()

    def __post_init__(self) -> None:
        """Refuse to have remembered what not everybody sees: bots are handed those events as they are.

        Raises:
            ValueError: an event has a secret, or is told to some only.
        """
        closed = [event.name for event in self.remembered if not event.open]
        if closed:
            raise ValueError(f"{self.name}: remembered: expected events that everybody sees; got {', '.join(closed)}")

    def require_seats(self, count: int) -> None:
        """Make sure that the game can be played by that many.

        Raises:
            ValueError: it cannot; the message says by how many.
        """
        if count not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            raise ValueError(f"{self.name} is for {first} to {last} seats; got {count}")
