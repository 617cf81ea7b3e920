"""Work for people in threads: so much at once, and who waits for a thread takes turns with all others.

A network has its turn when it has waited longest for one, and within it a session. So who asks for much waits for
themselves, and nobody else does.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

from fogtable.server.refusals import too_many

WAITING: Final = 10
"""Pieces of work of one person that wait, at the most."""
MOST: Final = 200
"""Pieces of work that wait in all."""
REMEMBERED: Final = 2000
"""Groups and members of whom it is kept when they had their turn."""
LATER: Final = 5.0
"""Seconds after which somebody is told to try again whose work cannot even wait."""
GIVES_WAY: Final = 10
"""By how much the niceness of a thread is raised that gives way."""

T = TypeVar("T")


@dataclass(frozen=True)
class Person:
    """Who takes turns: a session, and the network that it comes from."""

    network: str
    session: str


class Turns:
    """Remembers when each group, and each of its members, had their turn last."""

    def __init__(self) -> None:
        self._last: OrderedDict[Hashable, int] = OrderedDict()
        self._count = 0

    def rank(self, group: str, member: str) -> tuple[int, int]:
        """Return what is smallest for whoever is to have the next turn."""
        return self._last.get(group, 0), self._last.get((group, member), 0)

    def note(self, group: str, member: str) -> None:
        """Note that it is this member's turn now."""
        self._count += 1
        for one in (group, (group, member)):
            self._last[one] = self._count
            self._last.move_to_end(one)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)


@dataclass
class _Job:
    person: Person
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class FairThreads:
    """Some threads, in which each person has one piece of work at a time.

    Args:
        count: how many threads.
        name: what they are called.
        give_way: whether they run at a lower priority (:func:`give_way`).
    """

    def __init__(self, count: int, name: str, *, give_way: bool = False) -> None:
        self._threads = ThreadPoolExecutor(count, name, lower_priority if give_way else None)
        self._free = count
        self._running: set[Person] = set()
        self._waiting: list[_Job] = []
        self._turns = Turns()

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return len(self._waiting)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def share_of(self, person: Person) -> Share:
        """Return these threads as one person uses them."""
        return Share(self, person)

    def submit(self, person: Person, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let a piece of work wait for this person's turn; what is cancelled by then is left undone.

        Raises:
            Refusal: ``too-many``: too much of theirs, or of everybody's, waits already.
        """
        self._waiting = [job for job in self._waiting if not job.done.done()]
        if len(self._waiting) >= MOST or sum(job.person == person for job in self._waiting) >= WAITING:
            raise too_many(LATER)
        job = _Job(person, work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._begin()
        return job.done

    def drop(self, done: asyncio.Future[Any]) -> None:
        """Leave a piece of work undone, unless it has begun."""
        if any(job.done is done for job in self._waiting):
            done.cancel()

    def _begin(self) -> None:
        """Begin what has its turn, as far as there are threads."""
        while self._free:
            self._waiting = [job for job in self._waiting if not job.done.done()]
            ready = [job for job in self._waiting if job.person not in self._running]
            if not ready:
                return
            job = min(ready, key=lambda job: self._turns.rank(job.person.network, job.person.session))
            self._waiting.remove(job)
            self._turns.note(job.person.network, job.person.session)
            self._running.add(job.person)
            self._free -= 1
            loop = asyncio.get_running_loop()
            asyncio.wrap_future(self._threads.submit(job.work), loop=loop).add_done_callback(partial(self._ended, job))

    def _ended(self, job: _Job, done: asyncio.Future[Any]) -> None:
        self._running.discard(job.person)
        self._free += 1
        wrong = None if done.cancelled() else done.exception()
        if job.done.done():
            pass  # nobody waits for it any more
        elif done.cancelled():
            job.done.cancel()
        elif wrong is not None:
            job.done.set_exception(wrong)
        else:
            job.done.set_result(done.result())
        self._begin()


@dataclass(frozen=True)
class Share:
    """What one person has of some threads."""

    threads: FairThreads
    person: Person

    def submit(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let a piece of work wait for its turn; what is cancelled by then is left undone.

        Raises:
            Refusal: ``too-many``: too much of theirs, or of everybody's, waits already.
        """
        return self.threads.submit(self.person, work)


class Results(Generic[T]):
    """What is worked out once for all who ask for it; the last ``kept`` that were asked for are kept."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._ready: OrderedDict[Hashable, T] = OrderedDict()
        self._begun: dict[Hashable, asyncio.Future[T]] = {}

    async def of(self, key: Hashable, share: Share, work: Callable[[], T]) -> T:
        """Return the result of this key, which ``work`` brings if it is not there.

        Who goes away while that waits leaves it undone; once begun it is done for the next who asks.

        Raises:
            Refusal: ``too-many``, or by the work.
        """
        while key not in self._ready:
            begun = self._begun.get(key)
            if begun is not None:  # somebody else waits for it too
                await asyncio.wait((begun,))
                continue
            done = self._begun[key] = share.submit(work)
            done.add_done_callback(partial(self._ended, key))
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                share.threads.drop(done)
                raise
        self._ready.move_to_end(key)
        return self._ready[key]

    def _ended(self, key: Hashable, done: asyncio.Future[T]) -> None:
        del self._begun[key]
        if not done.cancelled() and done.exception() is None:
            self._ready[key] = done.result()
            if len(self._ready) > self._most:
                self._ready.popitem(last=False)


def lower_priority() -> None:
    """Lower the priority of this thread; only Linux has priorities for threads.

    Not for threads that hold the GIL for long: everybody would wait for it while the thread waits for its turn.
    """
    if sys.platform == "linux":
        here = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, here, os.getpriority(os.PRIO_PROCESS, here) + GIVES_WAY)
