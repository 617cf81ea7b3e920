"""All tables of this server: opened here, and read from disk when somebody first touches them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from fogtable import bots
from fogtable.core.formats import record
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.server import lobby
from fogtable.server.fairness import new_nonce
from fogtable.server.live import Table
from fogtable.server.logs import failure, log
from fogtable.server.modes import PRACTICE, TUTORIAL, start_of
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.replaying import replayed
from fogtable.server.replays import meanings_of
from fogtable.server.store import Stand, Store, Stored, StoredSeat
from fogtable.server.talk_rows import TALKED
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
        self._catching_up: set[asyncio.Task[None]] = set()

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
            mode=start.mode,
            host=session,
            code=lobby.new_code() if any(seat.kind == "link" for seat in seats) else None,
            nonce=new_nonce(start.mode),
            clock=_clock(said),
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
        begun = self._loading.get(table_id)
        if begun is not None:
            try:
                return await asyncio.shield(begun)
            except SQLAlchemyError:
                pass  # it was asked for earlier: the store may answer again by now
        return await asyncio.shield(self._loading.get(table_id) or self._begin_loading(table_id))

    def _begin_loading(self, table_id: str) -> asyncio.Task[Table]:
        loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return loading

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
        table = Table(stored, match, self._store, self._seat_bots)
        await table.talk.catch_up()
        self._tables[table_id] = table
        self._seat_bots(table)
        return table

    # -- what other workers do -------------------------------------------------------------------------------------

    def heard(self, table_id: str, version: int) -> None:
        """Take in that a table has changed, if it is in memory here and has not been told so already."""
        table = self._tables.get(table_id)
        if table is not None and (version > table.version or version == TALKED):
            self._begin(self.was_behind(table_id))

    async def was_behind(self, table_id: str | None) -> bool:
        """Take in what other workers have done to a table in memory; tell whether it was anything."""
        table = self._tables.get(table_id or "")
        if table is None or table.spoiled:
            return False
        stand = (await self._store.stands([table.id])).get(table.id)
        return await self._take_in(table, stand)

    async def compare(self) -> None:
        """Compare all tables in memory with the store, and take in what other workers have done."""
        tables = list(self._tables.values())
        stands = await self._store.stands(table.id for table in tables)
        for table in tables:
            stand = stands.get(table.id)
            table.beat()
            if stand is None or not _is(table, stand):
                self._begin(self._take_in(table, stand))

    async def _take_in(self, table: Table, stand: Stand | None) -> bool:
        if stand is not None and _is(table, stand):
            return False
        await table.talk.catch_up()
        async with table.lock:  # a change of this worker may have been on its way
            if table.spoiled or (stand is not None and stand.version <= table.version):
                return True
            if stand is None or len(table.watchers) <= len(table.bots):
                table.spoil()  # it is gone, or nobody looks: who comes reads it anew
            else:
                await table.catch_up()
        return True

    def _begin(self, work: Coroutine[Any, Any, object]) -> None:
        async def done() -> None:
            try:
                await work
            except (Refusal, SQLAlchemyError) as wrong:
                log.warning("not-caught-up", **failure(wrong))

        task = asyncio.create_task(done())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    def pages(self) -> Counter[tuple[str, str]]:
        """Return how many pages are open here, by table and session."""
        found: Counter[tuple[str, str]] = Counter()
        for table in self._tables.values():
            for session, count in table.presence.here.items():
                found[table.id, session or ""] += count
        return found

    def elsewhere(self, pages: Mapping[str, Counter[str | None]]) -> None:
        """Take in what pages are open at other workers, by table and session."""
        for table in self._tables.values():
            if table.presence.put_elsewhere(pages.get(table.id, Counter())):
                table.tell_around()

    def _tidy(self) -> None:
        """Let go of tables that nobody uses, the oldest first."""
        spare = len(self._tables) + 1 - MAX_IN_MEMORY
        if spare > 0:
            idle = [t for t in self._tables.values() if len(t.watchers) <= len(t.bots) and not t.lock.locked()]
            for table in idle[:spare]:
                table.spoil()
                del self._tables[table.id]


def _is(table: Table, stand: Stand) -> bool:
    """Tell whether a table is as far as the one on disk, or further: it is being written."""
    talk = table.talk
    heard = talk.last >= stand.said and talk.last_whisper >= stand.whispered
    return table.version >= stand.version and heard and talk.reports.total() >= stand.reported


def _clock(said: NewTable) -> str | None:
    """Return the clock of a new table, as it is kept.

    Raises:
        Refusal: nobody would wait for anybody.
    """
    if said.clock is None:
        return None
    if len(said.players) == 1:
        raise Refusal("bad-body", "who plays alone keeps nobody waiting", where="clock")
    return msgspec.json.encode(said.clock).decode()


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
