"""All tables of this server: opened here, and read from disk when somebody first touches them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from fogtable import bots
from fogtable.core import record
from fogtable.core.game import Game
from fogtable.core.match import Match
from fogtable.server.live import Table
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.replays import meanings_of
from fogtable.server.store import TAKEN_BACK, Store, Stored, StoredSeat
from fogtable.server.wire import NewTable, checked_name, options_of

MAX_IN_MEMORY: Final = 500
"""Tables kept in memory; beyond it those that nobody watches are let go."""


class Hall:
    """The tables of a server, by id."""

    def __init__(self, store: Store, games: Mapping[str, Game], seat_bots: Callable[[Table], None]) -> None:
        self.games = games
        self._store = store
        self._seat_bots = seat_bots
        self._tables: dict[str, Table] = {}
        self._reading = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def close(self) -> None:
        """Stop all bots and let go of everybody who watches."""
        tables = list(self._tables.values())
        for table in tables:
            table.spoil()
        playing = [bot for table in tables for bot in table.bots]
        await asyncio.gather(*playing, return_exceptions=True)

    async def open(self, session: str, said: NewTable) -> str:
        """Open a table; return its id. The people who are ``here`` sit in this session.

        Raises:
            Refusal: the game does not exist, or cannot be played like that.
        """
        game = self.games.get(said.game)
        if game is None:
            raise Refusal("no-such-game", f"expected one of {', '.join(self.games)}", where="game")
        count = len(said.players)
        if count not in game.seat_counts:
            raise Refusal("bad-body", f"{game.name} is for {list(game.seat_counts)} players", where="players")
        options = options_of(game, said.options)
        seats = _seats(game, session, said)
        first = secrets.randbelow(count) if said.creature == "random" else said.creature
        if first >= count:
            raise Refusal("bad-body", f"expected a player from 0 to {count - 1}", where="creature")
        new = Stored(
            id=secrets.token_urlsafe(16),
            game=game.name,
            rules=game.rules_version,
            options=msgspec.json.encode(options).decode(),
            seed=secrets.randbits(64),
            begun=all(seat.taken for seat in seats),
            views="{}",
            seats=seats[first:] + seats[:first],
            answers=[],
            keys={},
        )
        return await self.add(new)

    async def open_record(self, raw: bytes) -> str:
        """Put a finished game on a table from its record; return the table's id.

        Raises:
            Refusal: ``bad-record``, with the first line that is wrong.
        """
        async with self._reading:
            try:
                match, answers = await asyncio.to_thread(self._played, raw)
            except record.BadRecord as wrong:
                raise Refusal("bad-record", wrong.text, line=wrong.line) from None
        new = Stored(
            id=secrets.token_urlsafe(16),
            game=match.game.name,
            rules=match.game.rules_version,
            options=msgspec.json.encode(match.options).decode(),
            seed=match.seed,
            begun=True,
            views="{}",
            seats=[StoredSeat("link") for _ in match.names],
            answers=answers,
            keys={},
        )
        return await self.add(new)

    def _played(self, raw: bytes) -> tuple[Match, list[tuple[int, str]]]:
        match = record.read(raw, self._game)
        if not match.over:
            raise record.BadRecord(raw.count(b"\n"), "this game is not over")
        return match, meanings_of(match)

    def _game(self, name: str) -> Game:
        if name not in self.games:
            raise ValueError(f"expected one of {', '.join(self.games)}; got {name!r:.60}")
        return self.games[name]

    async def add(self, new: Stored) -> str:
        """Put a new table on disk; return its id."""
        await self._store.create(new)
        log.info("table-opened", table=new.id, game=new.game, seats=len(new.seats))
        return new.id

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """Give a table, locked.

        Raises:
            Refusal: ``no-such-table``.
        """
        while True:
            table = await self.find(table_id)
            async with table.lock:
                if not table.spoiled:
                    yield table
                    return

    async def find(self, table_id: str) -> Table:
        """Return a table; what is read of it without its lock is what has been published.

        Raises:
            Refusal: ``no-such-table``.
        """
        table = self._tables.get(table_id)
        if table is not None and not table.spoiled:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        stored = await self._store.load(table_id) if len(table_id) <= 32 else None
        if stored is None:
            raise no_such_table()
        game = self.games.get(stored.game)
        if game is None or game.rules_version != stored.rules:
            log.error("table-of-other-rules", table=table_id, game=stored.game)
            raise Refusal("unavailable", "this table was played by other rules than this server knows")
        try:
            match = await asyncio.to_thread(replayed, game, stored)
        except Exception as wrong:
            log.error("table-unreadable", table=table_id, **failure(wrong))
            raise Refusal("unavailable", "this table cannot be read") from None
        self._tidy()
        table = self._tables[table_id] = Table(stored, match, self._store)
        self._seat_bots(table)
        return table

    def _tidy(self) -> None:
        """Let go of tables that nobody uses, the oldest first."""
        spare = len(self._tables) + 1 - MAX_IN_MEMORY
        if spare > 0:
            idle = [t for t in self._tables.values() if len(t.watchers) <= len(t.bots) and not t.lock.locked()]
            for table in idle[:spare]:
                table.spoil()
                del self._tables[table.id]


def replayed(game: Game, stored: Stored) -> Match:
    """Return the match of a table: the replay of its answers."""
    options = msgspec.json.decode(stored.options, type=game.options)
    match = Match(game, len(stored.seats), options, stored.seed)
    for seat, meaning in stored.answers:
        if meaning == TAKEN_BACK:
            match.retract(seat)
        else:
            match.play(seat, meaning)
    return match


def _seats(game: Game, session: str, said: NewTable) -> list[StoredSeat]:
    """Return the seats as the players sit, clockwise.

    Raises:
        Refusal: a bot or a name is not possible.
    """
    seats: list[StoredSeat] = []
    names: set[str] = set()
    for at, player in enumerate(said.players):
        name = None if player.name is None or player.kind == "link" else checked_name(player.name)
        if name is not None:
            if name.casefold() in names:
                raise Refusal("bad-name", "two players have the same name", where=f"players[{at}].name")
            names.add(name.casefold())
        if player.kind == "bot":
            known = bots.names(game)
            bot = player.bot or known[0]
            if bot not in known:
                raise Refusal("bad-body", f"the bots are {', '.join(known)}", where=f"players[{at}].bot")
            seats.append(StoredSeat("bot", bot, name))
        elif player.bot is not None:
            raise Refusal("bad-body", "only a bot has a bot", where=f"players[{at}].bot")
        else:
            seats.append(StoredSeat(player.kind, None, name, session if player.kind == "here" else None))
    return seats
