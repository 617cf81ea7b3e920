"""Bots at the table: the server answers for their seats, from what those seats see.

A bot takes a pause drawn from the same span whether or not it has a choice, and thinks within it, so that its timing
reveals nothing. Where it is a secret who is asked, and others play who could notice, that pause is as long as people
take to answer: behind it nobody sees whether one of them was asked too. Else it is no longer than it takes to hide how
long the bot thinks: nobody waits for a bot that only seems to think. One that searches waits out all
the time that it could have searched. It thinks in a thread of its own;
a search, which releases the GIL, in one of lower priority. For people whose time has run out it gives the answer that
they have declared, in as much time as any other; where leaving counts it goes on for those of them who are away. At a
lesson a bot says what the lesson tells, until the learner goes another way.

Tables take turns, so that nobody's bots wait for the many of somebody else. And where nobody plays against the bots and
nobody has looked for a while, they stand still until somebody does.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from functools import partial
from typing import Final

from fogtable.bots import find, names, stand_in
from fogtable.bots.search import SearchBot
from fogtable.core.bot import Bot, Observation
from fogtable.fast.worlds import observe_for
from fogtable.server.background.thinking import Thinking
from fogtable.server.buckets import Buckets, Rate
from fogtable.server.logs import failure, log
from fogtable.server.metrics import THINKING
from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict
from fogtable.server.tables import leaving
from fogtable.server.tables.clocks import declared
from fogtable.server.tables.modes import lesson_of
from fogtable.server.tables.table import Table
from fogtable.server.turns import GIVES_WAY

PAUSE: Final = (0.3, 0.9)
"""Seconds that a bot takes for an answer where it covers for people, drawn evenly between these."""
QUICK: Final = 1 / 8
"""What part of that it takes elsewhere: several times as long as bots that do not search think."""
UNWATCHED: Final = 600.0
"""Seconds after the last look at a table of bots alone from which on it stands still."""
PACE: Final = Rate(60, 20)
"""How many answers the bots of one person's tables give; no table has so many bots that they would come to it."""
TABLES: Final = max(4, 2 * (os.cpu_count() or 1))
"""Tables whose bots search at the same time, each another person's, and as many whose bots think otherwise. Of many
more than there are cores one that holds the GIL for a moment would wait for a core meanwhile, and everybody for it."""
SEATS: Final = 8
"""Bots of a table that think at the same time, at the most."""

wait = asyncio.sleep
"""How the pauses of bots pass: tests put their own in its place."""


class Bots:
    """Plays the bots' seats of every table in memory."""

    def __init__(self, pause: tuple[float, float] = PAUSE) -> None:
        self._pause = pause
        # As many as seats: a search that waited for another one of its table would reveal how long that took.
        self._threads = ThreadPoolExecutor(TABLES * SEATS, "bot")
        self._searching = ThreadPoolExecutor(TABLES * SEATS, "search")
        self._thoughts = Thinking(TABLES)
        self._searches = Thinking(TABLES)
        self._pace = Buckets(PACE, time.monotonic)
        self._random = random.SystemRandom()

    def close(self) -> None:
        """Stop thinking."""
        for threads in (self._threads, self._searching):
            threads.shutdown(wait=False, cancel_futures=True)

    def seat(self, table: Table) -> None:
        """Begin to play those of the bots' seats of a table that no bot plays yet."""
        for seat, name in _seats_of(table).items():
            table.subscribers.run(f"bot {seat} {name}", partial(self._play, table, seat, name))

    async def _play(self, table: Table, seat: int, name: str) -> None:
        bot = _made(table, name)
        if isinstance(bot, SearchBot):
            bot.niceness = GIVES_WAY
        try:
            async with aclosing(table.subscribers.changes()) as changes:
                async for _ in changes:
                    if _seats_of(table).get(seat) != name:
                        return
                    with suppress(Conflict):  # another worker was first: that is a change, too
                        await self._move(table, seat, bot)
        except Refusal:
            pass  # the store failed: the table is spoiled, and when it is read anew its bots are seated again
        except Exception as wrong:
            log.error("bot-failed", table=table.id, seat=seat, **failure(wrong))

    async def _move(self, table: Table, seat: int, bot: Bot) -> None:
        """Answer what the seat is asked, if the table waits for it."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with table.lock:
            match = table.match
            if table.spoiled or table.published.state != "playing" or seat not in match.awaited():
                return
            if seat not in _seats_of(table) or not table.leads or _stands_still(table):
                return
            seen = table.published.views[seat]
            pause = self._random.uniform(*self._pause) * (1 if _covers(table) else QUICK)
            when = begun + pause + float(getattr(bot, "seconds", 0.0))
            rng = random.Random(self._random.getrandbits(64))
            option = _declared(table, seat)
            if option is None:
                option = _scripted(table, seat)
            observation = observe_for(bot, match, seat, rng)
        if option is None:
            option = await self._thought(table, bot, observation, rng)
        await wait(max(0.0, when - loop.time()))
        while seconds := self._pace.take(_owner_of(table)):
            await wait(seconds)
        async with table.lock:
            if seat in _seats_of(table) and table.leads:
                if leaving.is_absent(table.setting.clock, table.display.around, seat):
                    old = table.published.seats[seat]
                    await table.reseat(seat, leaving.left_seat(table.game, old, old.sessions))
                await table.answer_for(seat, seen, option)

    async def _thought(self, table: Table, bot: Bot, observation: Observation, rng: random.Random) -> int:
        """Let the bot think when it is the turn of its table."""
        searches = observation.world is not None
        threads, turns = (self._searching, self._searches) if searches else (self._threads, self._thoughts)
        with THINKING.track_inprogress():
            async with turns.turn(table.id, _owner_of(table)):
                choosing = partial(self._choose, table, bot, observation, rng)
                return await asyncio.get_running_loop().run_in_executor(threads, choosing)

    def _choose(self, table: Table, bot: Bot, observation: Observation, rng: random.Random) -> int:
        """Let the bot think; one that fails answers at random."""
        try:
            option = int(bot.choose(observation, rng))
            if option not in observation.options:
                raise ValueError(f"expected one of the options {observation.options}, got {option}")
            return option
        except Exception as wrong:
            log.error("bot-failed", table=table.id, seat=observation.seat, **failure(wrong))
            return rng.choice(observation.options)


def _made(table: Table, name: str) -> Bot:
    """Return a fresh bot of that name; of one that is there no longer the game's own in its place."""
    try:
        return find(table.game, name)()
    except Exception as wrong:
        log.error("no-such-bot", table=table.id, **failure(wrong))
        return find(table.game, stand_in(table.game))()


def _seats_of(table: Table) -> dict[int, str]:
    """Return the seats that the server plays, with the names of their bots.

    Also those where a bot stands in; and people whose time has run out, for as long as they are asked.
    """
    published = table.published
    standing_in = {at: seat.bot for at, seat in enumerate(published.seats) if seat.bot}
    times = table.display.around.times
    late = [] if times is None else times.late(table.match.awaited())
    return {**dict.fromkeys(late, names(table.game)[0]), **standing_in} if late else standing_in


def _covers(table: Table) -> bool:
    """Tell whether the pauses of bots hide from somebody whether somebody else was asked: two people play at least."""
    people = sum(seat.bot is None for seat in table.published.seats)
    return people > 1 and not table.match.waits_openly()


def _stands_still(table: Table) -> bool:
    """Tell whether nobody plays here but bots, and nobody has looked for a while.

    Where people play, the bots go on until it is theirs to answer, so that they can be told.
    """
    alone = all(seat.bot is not None for seat in table.published.seats)
    return alone and table.presence.unwatched_for() > UNWATCHED


def _owner_of(table: Table) -> str:
    """Return whose table it is, for turns: who opened it, or else who sits there."""
    people = (session for seat in table.published.seats for session in seat.sessions)
    return table.setting.host or min(people, default=table.id)


def _declared(table: Table, seat: int) -> int | None:
    """Return what somebody whose time has run out has declared for it, if that can be answered now."""
    question = table.match.question(seat)
    if question is None or table.published.seats[seat].bot is not None:
        return None
    picks = declared(table.published.seats).get(seat, {}).get(question[0].code(), "")
    return _first_offered(table, seat, picks.split())


def _scripted(table: Table, seat: int) -> int | None:
    """Return what the lesson of a table lets a seat answer, if that can be answered now."""
    lesson = lesson_of(table.game, table.setting.mode)
    pick = lesson and lesson.due(table.match.names[seat], table.position.standing())
    return _first_offered(table, seat, [pick] if pick else [])


def _first_offered(table: Table, seat: int, picks: Iterable[str]) -> int | None:
    """Return the first of these answers that a seat can give now."""
    question = table.match.question(seat)
    assert question is not None
    options = [question[0].parse(pick, table.match.names) for pick in picks]
    return next((option for option in options if question[1] >> option & 1), None)
