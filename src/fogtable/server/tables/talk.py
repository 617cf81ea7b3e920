"""The talk of one table, as far as this process has read it.

Everybody at the table and every spectator reads the same, in the same order. Only reports are shown to the host alone,
and a private channel (``Game.channel``) to its members.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from fogtable.core.game import Game
from fogtable.server.store.talk import READABLE, Message, NewMessage, NewPrivateMessage, TalkRows

PRESETS: Final = (
    "hello",
    "good-luck",
    "thinking",
    "one-moment",
    "back",
    "agree",
    "disagree",
    "nice-move",
    "thanks",
    "sorry",
    "good-game",
    "again",
)
"""Phrases of every table, which each person reads in their own language."""
REACTIONS: Final = ("thumbs-up", "laugh", "frown", "angry", "heart", "party")
"""The same, drawn as a sign."""


def presets_of(game: Game) -> tuple[str, ...]:
    """Return what can be said with one tap at a table of a game, as it is offered: the game's own after the signs."""
    return (*REACTIONS, *game.phrases, *PRESETS)


class Word(Struct, frozen=True):
    """Something said, or done by the host: under its number, when (seconds since 1970), by which seat and name.

    ``removed`` is what the host has removed, ``remove`` that he did so; ``body`` is then the number.
    """

    number: int
    at: int
    seat: str | None
    name: str | None
    kind: Literal["text", "preset", "removed", "remove", "open", "close"]
    body: str


class Talk:
    """The newest messages of a table, by number; ``version`` changes whenever anything here does."""

    def __init__(self, table: str, seats: Sequence[str], rows: TalkRows, wake: Callable[[], None]) -> None:
        self._table = table
        self._seats = seats
        self._rows = rows
        self._wake = wake
        self.words: dict[int, Word] = {}
        self._whispers: dict[int, tuple[int, Word]] = {}
        self.reports: Counter[int] = Counter()
        self.open = True
        self.last = 0
        self.last_whisper = 0
        self.version = 0

    async def catch_up(self) -> None:
        """Read what the store has and this process has not, whichever worker put it there, and wake the subscribers."""
        news = await self._rows.since(self._table, self.last, self.last_whisper)
        new = [row for row in news.messages if row.number > self.last]  # somebody else may have caught up meanwhile
        whispers = [row for row in news.private if row.number > self.last_whisper]
        reports = news.reports | self.reports  # they only ever grow
        if not new and not whispers and reports == self.reports:
            return
        for row in new:
            self._take(row)
        for whisper in whispers:
            self._whispers[whisper.number] = (whisper.hears, self._word(whisper))
            self.last_whisper = whisper.number
            _shorten(self._whispers)
        self.reports = reports
        self.version += 1
        self._wake()

    async def add(self, message: NewMessage) -> int:
        """Say something; return its number."""
        number = await self._rows.add(self._table, message)
        await self.catch_up()
        return number

    async def whisper(self, whisper: NewPrivateMessage) -> int:
        """Say something in the private channel; return its number."""
        number = await self._rows.whisper(self._table, whisper)
        await self.catch_up()
        return number

    async def number_of(self, session: str, key: str) -> int | None:
        """Return the number of what a session has said under a key; ``None``: nothing yet."""
        number = await self._rows.number_of(self._table, session, key)
        if number is not None:
            await self.catch_up()  # it may have been stored, and the reading have failed
        return number

    async def whisper_of(self, session: str, key: str) -> int | None:
        """Return the same of the private channel."""
        number = await self._rows.whisper_of(self._table, session, key)
        if number is not None:
            await self.catch_up()
        return number

    async def report(self, number: int, session: str) -> None:
        """Note that somebody has reported a word."""
        await self._rows.report(self._table, number, session)
        await self.catch_up()

    def after(self, number: int) -> list[Word]:
        """Return the words after a number, in their order."""
        return [word for word in self.words.values() if word.number > number] if number < self.last else []

    def whispered(self, readers: int, number: int) -> list[Word]:
        """Return the messages of the private channel after a number that all of these seats (a bit each) may read."""
        return [word for hears, word in self._whispers.values() if word.number > number and not readers & ~hears]

    def _word(self, row: Message) -> Word:
        seat = None if row.seat is None else self._seats[row.seat]
        return Word(row.number, row.at, seat, row.name, row.kind, row.body)

    def _take(self, row: Message) -> None:
        """Take in the next row. A host can only remove what is read: so no removal is read without what it removes."""
        self.words[row.number] = self._word(row)
        self.last = row.number
        if row.kind != "remove":
            self.open = row.kind != "close"
        elif (removed := self.words.get(int(row.body))) is not None:
            self.words[removed.number] = Word(removed.number, removed.at, removed.seat, removed.name, "removed", "")
        _shorten(self.words)


def _shorten(kept: dict[int, Any]) -> None:
    """Let go of the oldest of what is kept by number."""
    if len(kept) > READABLE:
        del kept[next(iter(kept))]
