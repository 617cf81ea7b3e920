"""What the pages of a table are sent while somebody answers in secret, and everything around the game changes.

A table is played twice: once with secret answers and once without, or with others; around it the same happens in both.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from fogtable.core.play.match import Match
from fogtable.server.actions import agreement, seating, talk
from fogtable.server.background import notices
from fogtable.server.http import updates
from fogtable.server.http.updates import counted, watched
from fogtable.server.requests import Arrange, Clock, Consent, End, Say
from fogtable.server.store.rows import Stored
from fogtable.server.store.tables import Store
from fogtable.server.tables import clocks, proposals
from fogtable.server.tables.blind_windows import STRICT
from fogtable.server.tables.replay import meanings_of
from fogtable.server.tables.table import Table
from tests.server.secrets_kept import people

STRANGER = "stranger"
Happening = Callable[["World"], Awaitable[None]]


class Stage:
    """The time of a test, and chance that is no part of the game: the same each time that a table is played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self._made = 0
        monkeypatch.setattr(clocks, "now", lambda: self.now)
        monkeypatch.setattr(updates, "BEAT", 1e6)
        monkeypatch.setattr(proposals.secrets, "token_hex", self._token)

    def _token(self, _: int) -> str:
        self._made += 1
        return f"token {self._made}"

    def begin(self) -> None:
        self.now, self._made = 1000.0, 0


class World:
    """One table with its pages: a page for each seat, and a stranger's. ``sent`` is what each was sent."""

    def __init__(self, stage: Stage, store: Store, table: Table, actor: int) -> None:
        self.stage = stage
        self.store = store
        self.table = table
        self.actor = actor
        self.sent: dict[str, list[str]] = {}
        self.guests: list[Any] = []

    @asynccontextmanager
    async def pages(self) -> AsyncIterator[None]:
        reading = [asyncio.create_task(self._read(one)) for one in (*self.sessions, STRANGER)]
        await settled()
        try:
            yield
        finally:
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)
            self.table.spoil()

    @property
    def sessions(self) -> list[str]:
        return [f"s{at}" for at in range(len(self.table.match.names))]

    async def _read(self, session: str) -> None:
        kept = self.sent.setdefault(session, [])
        with watched(self.table) as news, counted(self.table, session):
            async for message in updates.updates(self.table, session, news, lambda: True):
                kept.append(re.sub(r'"at":\d{9,}', '"at":0', message))

    def told(self) -> dict[str, Any]:
        """Return all that everybody but the actor has been sent, and could ask for."""
        others = [one for one in (*self.sessions, STRANGER) if one != f"s{self.actor}"]
        known: dict[str, Any] = {one: self.sent[one] for one in others}
        for one in others:
            known[f"{one} asks"] = self.table.display.info(one).replace(self.table.id.encode(), b"")
        called = notices.asked(self.table).items()
        known["called by push messages"] = {seat: since for seat, since in called if seat != self.actor}
        known["numbers"] = [at.view for seat, at in self.table.published.views.items() if seat != self.actor]
        return known


async def settled() -> None:
    """Let everything happen that is to happen now; what is written to the disk takes longer."""
    for _ in range(30):
        await asyncio.sleep(0)


def stored_table(match: Match, name: str, clock: Clock | None) -> Stored:
    """Return the table of a match, a person at each seat; the first is the host."""
    return Stored(
        id=name,
        game=match.game.name,
        rules=match.game.rules_version,
        options=msgspec.json.encode(match.options).decode(),
        seed=match.seed,
        begun=True,
        views="{}",
        seats=people(len(match.names)),
        answers=meanings_of(match),
        host="s0",
        clock=None if clock is None else msgspec.json.encode(clock).decode(),
        tempo=STRICT,
    )


# -- what happens around a game --------------------------------------------------------------------------------------


async def a_stranger_comes(world: World) -> None:
    page = world.table.page_open("another")
    page.__enter__()
    world.guests.append(page)


async def a_stranger_goes(world: World) -> None:
    if world.guests:
        world.guests.pop().__exit__(None, None, None)


async def people_come_and_go_elsewhere(world: World) -> None:
    for pages in (Counter[str | None]({"far": 2, "s1": 1}), Counter[str | None]()):
        if world.table.presence.put_elsewhere(pages):
            world.table.publish_presence()


async def somebody_leaves_the_page(world: World) -> None:
    world.table.presence.closed("s1")
    world.table.publish_presence()


async def somebody_comes_back(world: World) -> None:
    world.table.presence.opened("s1")
    world.table.publish_presence()


async def time_goes_by(world: World) -> None:
    world.stage.now += 4


async def a_clock_runs_out(world: World) -> None:
    world.stage.now += 100
    world.table.publish_presence()


async def somebody_speaks(world: World) -> None:
    await talk.say(world.table, "s0", Say(seat=world.table.match.names[0], key=f"{world.stage.now}", text="hello"))


async def the_end_is_proposed(world: World) -> None:
    async with world.table.lock:
        await agreement.end(world.table, "s0", End(world.table.match.names[0]))


async def the_end_is_declined(world: World) -> None:
    async with world.table.lock:
        proposal = world.table.published.facts.proposal
        assert proposal is not None
        await agreement.consent(world.table, "s0", Consent(world.table.match.names[0], proposal.id, False))


async def the_host_closes_the_table(world: World) -> None:
    async with world.table.lock:
        await seating.arrange(world.table, "s0", Arrange(locked=True, watching=False))


async def the_host_opens_the_table(world: World) -> None:
    async with world.table.lock:
        await seating.arrange(world.table, "s0", Arrange(locked=False, watching=True))


async def somebody_gets_a_link(world: World) -> None:
    async with world.table.lock:
        await seating.invite(world.table, "s0", world.table.match.names[0])


AROUND: Sequence[Happening] = (
    a_stranger_comes,
    somebody_leaves_the_page,
    time_goes_by,
    a_stranger_goes,
    somebody_speaks,
    somebody_comes_back,
    the_end_is_proposed,
    people_come_and_go_elsewhere,
    a_stranger_comes,
    time_goes_by,
    the_end_is_declined,
    the_host_closes_the_table,
    a_stranger_goes,
    the_host_opens_the_table,
    somebody_leaves_the_page,
    a_clock_runs_out,
    somebody_gets_a_link,
    somebody_comes_back,
)
