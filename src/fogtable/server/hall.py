"""All tables of this server: opened here, and read from disk when somebody first touches them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from fogtable import bots
from fogtable.core import record, tutorial
from fogtable.core.game import Game
from fogtable.core.match import Match
from fogtable.server import lobby
from fogtable.server.live import Table
from fogtable.server.logs import failure, log
from fogtable.server.modes import PRACTICE, TUTORIAL, start_of
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.replays import meanings_of
from fogtable.server.store import TAKEN_BACK, Store, Stored, StoredSeat
from fogtable.server.undo import standing
from fogtable.server.wire import GoOn, NewTable, checked_name

MAX_IN_MEMORY: Final = 500
"""Tables kept in memory; beyond it those that nobody watches are let go."""


MAX_MINE: Final = 20
"""How many of a person's tables are listed."""


class Hall:
    """The tables of a server, by id."""

    def __init__(self, store: Store, games: Mapping[str, Game], seat_bots: Callable[[Table], None]) -> None:
        self.games = games
        self._store = store
        self._seat_bots = seat_bots
        self._tables: dict[str, Table] = {}
        self._reading = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @property
    def size(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def close(self) -> None:
        """Stop all bots and let go of everybody who watches."""
        tables = list(self._tables.values())
        for table in tables:
            table.spoil()
        playing = [bot for table in tables for bot in table.bots.values()]
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
        start = start_of(game, said)
        seats = _seats(game, session, said)
        first = secrets.randbelow(count) if said.first == "random" else said.first
        if first >= count:
            raise Refusal("bad-body", f"expected a player from 0 to {count - 1}", where="first")
        new = Stored(
            id=secrets.token_urlsafe(16),
            game=game.name,
            rules=game.rules_version,
            options=msgspec.json.encode(start.options).decode(),
            seed=start.seed,
            begun=all(seat.taken for seat in seats),
            views="{}",
            seats=seats[first:] + seats[:first],
            answers=[],
            keys={},
            mode=start.mode,
            host=session,
            code=lobby.new_code() if any(seat.kind == "link" for seat in seats) else None,
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

    async def go_on(self, session: str, table: Table, said: GoOn) -> str:
        """Open a table that goes on from a position of a finished one, against bots; return its id.

        It is for practice: who has looked the game through knows what was hidden.

        Raises:
            Refusal: ``not-over``, ``no-such-seat``, ``bad-body``.
        """
        table.require_over()
        at = table.seat_named(said.seat)
        answers = standing(table.answers)
        if said.step >= len(answers):
            raise Refusal("bad-body", f"step: expected 0 to {len(answers) - 1}", where="step")
        best = bots.names(table.game)[0]
        seats = [StoredSeat("bot", best) for _ in table.match.names]
        seats[at] = StoredSeat("here", sessions=frozenset({session}))
        new = Stored(
            id=secrets.token_urlsafe(16),
            game=table.game.name,
            rules=table.game.rules_version,
            options=bytes(table.options).decode(),
            seed=table.match.seed,
            begun=True,
            views="{}",
            seats=seats,
            answers=answers[: said.step],
            keys={},
            mode=TUTORIAL if table.mode == TUTORIAL else PRACTICE,
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

    async def coded(self, code: str) -> str:
        """Return the id of the table with this code, while it waits for its players.

        Raises:
            Refusal: ``no-such-table``.
        """
        found = await self._store.coded(code) if len(code) <= 8 else None
        if found is None or (await self.find(found)).shown.state != "open":
            raise no_such_table()
        return found

    async def held_by(self, session: str) -> list[bytes]:
        """Return the tables at which a session sits, the newest first, each as JSON as :meth:`Table.info` tells it."""
        told: list[bytes] = []
        for table_id in (await self._store.held_by(session))[:MAX_MINE]:
            try:
                told.append((await self.find(table_id)).info(session))
            except Refusal:
                continue  # played by other rules than this server knows
        return told

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
        table = self._tables[table_id] = Table(stored, match, self._store, self._seat_bots)
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
    """Return the match of a table: the replay of the answers that stand."""
    options = msgspec.json.decode(stored.options, type=game.options)
    guided = tutorial.read(game) if stored.mode == TUTORIAL else None
    match = Match(game, len(stored.seats), options, stored.seed, None if guided is None else guided.said)
    for seat, meaning in standing(stored.answers):
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
            here = frozenset({session}) if player.kind == "here" else frozenset[str]()
            seats.append(StoredSeat(player.kind, None, name, here))
    return seats
