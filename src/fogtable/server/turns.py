"""Work for people in threads and other processes: so much at once, and who waits takes turns with all others.

A network has its turn when it has waited longest for one, and within it a session. So who asks for much waits for
themselves, and nobody else does.

Python computes in one thread of a process at a time. Beside a thread that computes for a second, whoever only wants to
be answered gets Python's lock a dozen times late; and where cores are short, the thread that holds it may itself wait
for one. So what plays a whole game again is done in another process (:class:`FairProcesses`); what is as short as an
answer, or is compiled and gives the lock up, in a thread (:class:`FairThreads`).
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from fogtable.server.refusals import Refusal, too_many

WAITING: Final = 10
"""Pieces of work of one person that wait, at the most."""
MOST: Final = 200
"""Pieces of work that wait in all."""
REMEMBERED: Final = 2000
"""Groups and members of whom it is kept when they had their turn."""
LATER: Final = 5.0
"""Seconds after which somebody is told to try again whose work cannot even wait."""
GIVES_WAY: Final = 10
"""By how much the niceness of a process is raised that gives way, or of a thread that does without Python's lock. (One
that holds it must not: everybody would wait for it while it waits for a core.)"""

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


class FairTurns(ABC):
    """Some places to work in; each person has one piece of work in them at a time.

    Args:
        count: how many places.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._running: set[Person] = set()
        self._waiting: list[_Job] = []
        self._turns = Turns()

    @abstractmethod
    def close(self) -> None:
        """Begin nothing more."""

    @abstractmethod
    def _begun(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Begin a piece of work, for which there is a place."""

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return len(self._waiting)

    def share_of(self, person: Person) -> Share:
        """Return these places as one person uses them."""
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
        """Begin what has its turn, as far as there are places."""
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
            self._begun(job.work).add_done_callback(partial(self._ended, job))

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


class FairThreads(FairTurns):
    """Threads, for what is short or gives Python's lock up.

    Args:
        count: how many threads.
        name: what they are called.
    """

    def __init__(self, count: int, name: str) -> None:
        super().__init__(count)
        self._threads = ThreadPoolExecutor(count, name)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begun(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        return asyncio.wrap_future(self._threads.submit(work), loop=asyncio.get_running_loop())


class FairProcesses(FairTurns):
    """Other processes, for what computes long in Python; they run at a lower priority.

    They begin when they are first needed, and end with this one. Work travels to them, and what it returns or raises
    travels back.

    Args:
        count: how many processes.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._limiter = CapacityLimiter(count)
        self._at_work: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        """End what is under way, and begin nothing more."""
        for job in self._waiting:
            job.done.cancel()
        for task in self._at_work:
            task.cancel()

    def _begun(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        task = asyncio.create_task(self._elsewhere(work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    async def _elsewhere(self, work: Callable[[], T]) -> T:
        """Do a piece of work in another process.

        Raises:
            Refusal: ``unavailable``: that process has died; or by the work.
        """
        try:
            return await to_process.run_sync(_giving_way, work, cancellable=True, limiter=self._limiter)
        except BrokenWorkerProcess:
            raise Refusal("unavailable", "this was broken off: try again") from None


def _giving_way(work: Callable[[], T]) -> T:
    """Do a piece of work in this process at a lower priority."""
    if hasattr(os, "nice") and os.nice(0) < GIVES_WAY:
        os.nice(GIVES_WAY)
    return work()


@dataclass(frozen=True)
class Share:
    """What one person has of some places to work in."""

    threads: FairTurns
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
