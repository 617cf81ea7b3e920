"""The game of one table: what of it never changes, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import Raw

from fogtable.core.declarations.streams import Seed
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.core.play.suspended import Suspended, resumed, suspended
from fogtable.fast.match import AnyMatch, new_match
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Clock
from fogtable.server.store.rows import UNDONE, Stored, StoredSeat
from fogtable.server.tables import blind_windows, clocks
from fogtable.server.tables.again import Again
from fogtable.server.tables.blind_windows import Blind
from fogtable.server.tables.replay import effective_answers, match_of, play_on, replay
from fogtable.server.tables.undo import LastAnswer, undoable_by
from fogtable.server.tables.views import EventLog, PackedEvents


@dataclass(frozen=True)
class Setting:
    """What of a table never changes, but for the session of its host (``Table.hand_over``).

    Attributes:
        id: by which it is found; its address holds it.
        game: what is played.
        options: the options of the game, as JSON.
        mode: what the table is for (:mod:`.modes`).
        host: the session that opened it, and may arrange the seats; ``None``: nobody may.
        code: a short word by which it is found until the game begins; ``None``: only by its address.
        secret: what the server adds to the luck (:mod:`.fairness`); ``None``: nothing was promised.
        clock: how long people may think; ``None``: as long as they like.
        tempo: how long windows last in which it is a secret who can react (:mod:`.blind_windows`).
    """

    id: str
    game: Game
    options: Raw
    mode: str
    host: str | None
    code: str | None
    secret: str | None
    clock: Clock | None
    tempo: str


def setting_of(stored: Stored, game: Game) -> Setting:
    """Return the setting of a stored table."""
    return Setting(
        id=stored.id,
        game=game,
        options=Raw(stored.options.encode()),
        mode=stored.mode,
        host=stored.host,
        code=stored.code,
        secret=stored.secret,
        clock=clocks.clock_of(stored),
        tempo=stored.tempo,
    )


@dataclass(frozen=True)
class Played:
    """A match, and what is known by playing it: that takes as long as the game is (:func:`played`).

    It travels from another process, where the match was played.

    Attributes:
        last: whether the last answer can be taken back, and by whom.
        events: what has happened, as each viewer reads it.
    """

    match: AnyMatch
    last: LastAnswer
    events: EventLog

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it travel."""
        # By compiled rules all of it is played again in less time than a boundary takes to travel.
        match = suspended(self.match) if isinstance(self.match, Match) else self.match
        return _arrived, (match, self.last.mode, self.last.by(self.match), self.events.packed())


def _arrived(match: Suspended | AnyMatch, mode: str, undoable: int | None, events: PackedEvents) -> Played:
    here, last = resumed(match) if isinstance(match, Suspended) else match, LastAnswer(mode)
    last.learn(here, undoable)
    return Played(here, last, EventLog(here, events))


def played(match: AnyMatch, mode: str) -> Played:
    """Return a match with what has to be known of it; not on the event loop, for it takes as long as the game is."""
    last, events = LastAnswer(mode), EventLog(match)
    last.learn(match, undoable_by(match, mode))
    events.catch_up()
    return Played(match, last, events)


def loaded(game: Game, stored: Stored) -> Played:
    """Return the match of a stored table with what has to be known of it; it takes as long as the game is."""
    return played(match_of(game, stored), stored.mode)


class Position:
    """How far the game of a table is. It changes under the lock of the table alone.

    Attributes:
        answers: every answer that is stored, by seat and meaning; also those that were taken back.
        ended: the game was ended before its end, by agreement.
        drawn: the luck of the game is drawn; before, the match stands for none that will be played.
    """

    def __init__(self, played: Played, stored: Stored, again: Again) -> None:
        self._table = stored.id
        self._again = again
        self._mode = stored.mode
        self._tempo = stored.tempo
        self.load(played, stored.answers, stored.ended, stored.seed is not None)

    def load(self, played: Played, answers: list[tuple[int, str]], ended: bool, drawn: bool) -> None:
        """Take the place of what was here before."""
        self._played = played
        self.answers = answers
        self.ended = ended
        self.drawn = drawn

    def load_on(self, stored: Stored) -> None:
        """Take in the rest of what another worker has stored, whose answers were given here (:meth:`go_on`)."""
        self.answers = [*self.answers, *stored.answers]
        self.ended = stored.ended

    def draw(self, seed: Seed) -> None:
        """Begin the game with this luck."""
        match = self.match
        begun = new_match(match.game, len(match.names), match.options, seed)
        self.load(played(begun, self._mode), [], False, True)

    @property
    def match(self) -> AnyMatch:
        """The match, to which the answers that stand are played."""
        return self._played.match

    @property
    def last(self) -> LastAnswer:
        """Whether the last answer can be taken back, and by whom."""
        return self._played.last

    @property
    def events(self) -> EventLog:
        """What has happened, as each viewer reads it."""
        return self._played.events

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or by agreement."""
        return self.match.over or self.ended

    def standing(self) -> list[tuple[str, str]]:
        """Return the answers that stand, each with the name of its seat."""
        return [(self.match.names[seat], meaning) for seat, meaning in effective_answers(self.answers)]

    def seat_named(self, name: str) -> int:
        """Return the number of a seat.

        Raises:
            Refusal: ``no-such-seat``.
        """
        if name not in self.match.names:
            raise Refusal("no-such-seat", "there is no such seat at this table")
        return self.match.names.index(name)

    def blind_window(self, seats: Sequence[StoredSeat]) -> Blind:
        """Return the blind window in which a table of these seats stands."""
        return blind_windows.window_of(self.match, seats, len(self.answers), self._tempo)

    def undoable_by(self) -> int | None:
        """Return the seat that may take the last answer back, or propose it where others play; ``None``: nobody may."""
        if self.ended:
            return None
        return self.last.by(self.match)

    async def judge(self) -> None:
        """Find out whether the last answer can be taken back, beside everybody else's work where that takes long."""
        match, last = self.match, self.last
        if not last.judge(match):
            work = partial(undoable_by, match, last.mode)
            last.learn(match, await self._again.played(self._table, len(match.answers), work))

    def go_on(self, answers: Iterable[tuple[int, str]]) -> None:
        """Give answers that another worker has stored, none of which is taken back."""
        for answer in answers:
            self.last.note(self.match)
            play_on(self.match, [answer])
            self.last.judge(self.match)

    async def taking_back(self) -> Callable[[], list[str]]:
        """Return what takes the last answer back, and returns what is to be stored of it."""
        match = self.match
        work = partial(_without_last, match, self.last.mode)
        before = await self._again.played(self._table, len(match.answers), work)

        def change() -> list[str]:
            self._played = before
            return [UNDONE]

        return change


def _without_last(match: AnyMatch, mode: str) -> Played:
    return played(replay(match, match.answers[:-1]), mode)
