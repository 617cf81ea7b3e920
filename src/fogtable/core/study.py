"""What the laboratory looks at in a game: the counters that race, and what counts as use of a card or a place.

A game says it in ``lab.py`` of its folder, as ``STUDY``. All of it is read from the events of a finished game, so it
costs nothing while the game is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from fogtable.core.cards import Family
from fogtable.core.events import Event


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
class Use:
    """Things of one family that are used, and by whom.

    Attributes:
        kind: a short name, unlike that of any other use.
        title: a heading for the report.
        note: what exactly is counted, in a sentence.
        family: of what is used.
        events: what counts as one use: an event, and its argument with the member, or with a set of them.
        side: whose cause it serves.
        text: the prefix of the messages that name the members.
    """

    kind: str
    title: str
    note: str
    family: type[Family]
    events: tuple[tuple[Event, str], ...]
    side: str
    text: str


@dataclass(frozen=True)
class Study:
    """What to look at in the finished games of one game.

    Attributes:
        turn: the event that begins a turn; ``None``: the game has no turns.
        counters: those that race against each other.
        race: what the counters say, in a sentence.
        uses: what is used.
    """

    turn: Event | None = None
    counters: tuple[Counter, ...] = ()
    race: str = ""
    uses: tuple[Use, ...] = ()
