"""The game of one table: what of it never changes, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Raw

from fogtable.core.declarations.streams import Seed
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Clock
from fogtable.server.store.rows import UNDONE, Stored, StoredSeat
from fogtable.server.tables import blind_windows, clocks
from fogtable.server.tables.blind_windows import Blind
from fogtable.server.tables.replay import replay
from fogtable.server.tables.undo import LastAnswer, undoable


@dataclass(frozen=True)
class Setting:
    """What of a table never changes.

    Attributes:
        id: by which it is found; its address holds it.
        game: what is played.
        options: the options of the game, as JSON.
        mode: what the table is for (:mod:`.modes`).
        host: the session that opened it, and may arrange the seats; ``None``: nobody may.
        code: a short word by which it is found until the game begins; ``None``: only by its address.
        secret: what the server adds to the luck (:mod:`.fairness`); ``None``: nothing was promised.
        clock: how long people may think; ``None``: as long as they like.
    """

    id: str
    game: Game
    options: Raw
    mode: str
    host: str | None
    code: str | None
    secret: str | None
    clock: Clock | None


def setting_of(stored: Stored, game: Game) -> Setting:
    """Return what of a stored table never changes."""
    return Setting(
        id=stored.id,
        game=game,
        options=Raw(stored.options.encode()),
        mode=stored.mode,
        host=stored.host,
        code=stored.code,
        secret=stored.secret,
        clock=clocks.clock_of(stored),
    )


class Position:
    """How far the game of a table is. It changes under the lock of the table alone.

    Attributes:
        match: the match, to which the answers that stand are played.
        answers: every answer that is stored, by seat and meaning; also those that were taken back.
        ended: the game was ended before its end, by agreement.
        drawn: the luck of the game is drawn; before, the match stands for none that will be played.
        last: whether the last answer can be taken back, and by whom.
    """

    def __init__(self, mode: str, match: Match, stored: Stored) -> None:
        self._mode = mode
        self.last = LastAnswer()
        self.load(match, stored.answers, stored.ended, stored.seed is not None)

    def load(self, match: Match, answers: list[tuple[int, str]], ended: bool, drawn: bool) -> None:
        """Take the place of what was here before."""
        self.match = match
        self.answers = answers
        self.ended = ended
        self.drawn = drawn

    def draw(self, seed: Seed) -> None:
        """Begin the game with this luck."""
        match = self.match
        self.load(Match(match.game, len(match.names), match.options, seed), [], False, True)

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or by agreement."""
        return self.match.over or self.ended

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
        return blind_windows.window_of(self.match, seats, len(self.answers))

    def undoable_by(self) -> int | None:
        """Return the seat that may take the last answer back, or propose it where others play; ``None``: nobody may."""
        if self.ended:
            return None
        if len(self.match.names) > 1:
            return self.last.by(self.match)
        return 0 if undoable(self.match, self._mode) else None

    def take_back(self) -> list[str]:
        """Take the last answer back; return what is to be stored of it."""
        self.match = replay(self.match, self.match.answers[:-1])
        return [UNDONE]
