"""What the laboratory looks at in a game: its counters, the causes that move them, the uses of cards and places.

A game says it in ``lab.py`` of its folder, as ``STUDY``. All of it is read from the events of a finished game, so it
costs nothing while the game is played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.events import Event


@dataclass(frozen=True)
class Counter:
    """A number that everyone sees and that decides the game.

    Attributes:
        field: of the state table.
        moves: the events that tell every change of it, each with its argument that holds the new value.
        side: whose cause it serves when it moves.
        text: the message that names it.
    """

    field: str
    moves: tuple[tuple[Event, str], ...]
    side: str
    text: str


@dataclass(frozen=True)
class Cause:
    """A cause to which changes of a counter are put down.

    An event that moves a counter itself is the cause of that change. Any other cause begins with its event and is open
    from there on, as ``within`` says.

    Attributes:
        kind: a short name; several causes can share it, and are then told as one.
        title: what the kind is called.
        event: with which it begins.
        arg: the argument of the event that tells what exactly it is; ``""``: there is only one of its kind.
        text: the prefix of the messages that name the members of ``arg``.
        when: an argument, and the values of it with which the event is this cause; ``None``: with all.
        within: it is the cause only of the first change, if that is among so many entries of the log that follow at
            once; ``None``: of all changes until the next cause of this sort begins, but for those of the other sort.
    """

    kind: str
    title: str
    event: Event
    arg: str = ""
    text: str = ""
    when: tuple[str, frozenset[int]] | None = None
    within: int | None = None


@dataclass(frozen=True)
class Then:
    """An event that decides whether what is still open counts as a use.

    Attributes:
        event: after which the last use before it counts.
        when: an argument of the event, and the values of it with which that is so; ``None``: with all.
        unless: the events after which it does not count any more.
    """

    event: Event
    when: tuple[str, frozenset[int]] | None = None
    unless: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Use:
    """Things of one family that are used, and by whom.

    Attributes:
        kind: a short name, unlike that of any other use.
        title: a heading for the report.
        note: what exactly is counted, in a sentence.
        family: of what is used.
        events: what counts as one use: an event, and its argument with the member, or with a set of them; or the
            member itself, where the event alone says that it was used.
        side: whose cause it serves; ``""``: of any player, so it is not compared with who wins.
        text: the prefix of the messages that name the members.
        cause: the kind of cause whose changes of the counters are told for each use; ``""``: none.
        then: what has to follow for a use to count; ``None``: nothing.
        only: the members of the family that can be used so; empty: all of them.
    """

    kind: str
    title: str
    note: str
    family: type[Family]
    events: tuple[tuple[Event, str | int], ...]
    side: str
    text: str
    cause: str = ""
    then: Then | None = None
    only: tuple[int, ...] = ()

    @property
    def members(self) -> tuple[int, ...]:
        """The members that can be used, in their order."""
        return self.only or tuple(self.family.ALL)


@dataclass(frozen=True)
class Dealt:
    """Uses that chance alone brings: games in which something came early are like the others in every other respect.

    Attributes:
        kind: of use.
        option: an option of the game that matters for it.
        values: its values with which it is so.
    """

    kind: str
    option: str
    values: frozenset[Any]


@dataclass(frozen=True)
class Trial:
    """Things of one family that come up, are tried and succeed: missions, for instance.

    Attributes:
        title: a heading for the report.
        note: what to know when reading it, in a sentence.
        came: the kind of use that tells how often each came up.
        tried: the same for what was tried.
        done: the same for what succeeded.
        cause: the kind of cause whose changes of the counters are told for each try.
        counter: the field of the counter that is compared at the end of games with it and without.
    """

    title: str
    note: str
    came: str
    tried: str
    done: str
    cause: str
    counter: str


@dataclass(frozen=True)
class Score:
    """How well a game ends for a player who plays alone.

    Attributes:
        title: what the points are called.
        of: the points of a finished game; ``None``: it was lost, and has none.
        side: that wins with them.
        won: what became of who has won: ``survived``.
        worth: what the payoff of a game (``Game.payoff``, here from 0 to 100) is made of.
        lost: the causes with which a game is lost (``Outcome.cause``), the worst first.
        bands: the causes with which it is won, the worst first.
        texts: the prefixes of the messages that name those with which it is lost, and won.
    """

    title: str
    of: Callable[[Any], int | None]
    side: str
    won: str
    worth: str
    lost: tuple[str, ...]
    bands: tuple[str, ...]
    texts: tuple[str, str]


@dataclass(frozen=True)
class Study:
    """What to look at in the finished games of one game.

    Attributes:
        turn: the event that begins a turn; ``None``: the game has no turns.
        turn_name: what a turn is called.
        counters: those that race against each other.
        race: what the counters say, in a sentence.
        causes: what changes of the counters are put down to; none: it is not looked at.
        blame: how to read that, in a sentence.
        uses: what is used.
        dealt: what of it chance alone brings.
        trials: what comes up, is tried and succeeds.
        score: how well a game ends, where one plays alone.
    """

    turn: Event | None = None
    turn_name: str = "turn"
    counters: tuple[Counter, ...] = ()
    race: str = ""
    causes: tuple[Cause, ...] = ()
    blame: str = ""
    uses: tuple[Use, ...] = ()
    dealt: tuple[Dealt, ...] = ()
    trials: tuple[Trial, ...] = ()
    score: Score | None = None
