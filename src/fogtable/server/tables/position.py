"""The game of one table: what of it never changes, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Raw

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
        nonce: what the promise of the seed is made with (:mod:`.fairness`); ``None``: there is none.
        clock: how long people may think; ``None``: as long as they like.
        tempo: how long windows last in which it is a secret who can react (:mod:`.blind_windows`).
    """

    id: str
    game: Game
    options: Raw
    mode: str
    host: str | None
    code: str | None
    nonce: str | None
    clock: Clock | None
    tempo: str


def setting_of(stored: Stored, game: Game) -> Setting:
    """Return what of a stored table never changes."""
    return Setting(
        id=stored.id,
        game=game,
        options=Raw(stored.options.encode()),
        mode=stored.mode,
        host=stored.host,
        code=stored.code,
        nonce=stored.nonce,
        clock=clocks.clock_of(stored),
        tempo=stored.tempo,
    )


class Position:
    """How far the game of a table is. It changes under the lock of the table alone.

    Attributes:
        match: the match, to which the answers that stand are played.
        answers: every answer that is stored, by seat and meaning; also those that were taken back.
        ended: the game was ended before its end, by agreement.
        last: whether the last answer can be taken back, and by whom.
    """

    def __init__(self, mode: str, match: Match, stored: Stored) -> None:
        self._mode = mode
        self._tempo = stored.tempo
        self.last = LastAnswer()
        self.load(match, stored.answers, stored.ended)

    def load(self, match: Match, answers: list[tuple[int, str]], ended: bool) -> None:
        """Take the place of what was here before."""
        self.match = match
        self.answers = answers
        self.ended = ended

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
        return blind_windows.window_of(self.match, seats, len(self.answers), self._tempo)

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
