"""Crews that play the games: processes of this machine, or a Ray cluster. Both take spans and return finished games."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Literal, Protocol

from fogtable.lab.processes import DIED, cores, deaf, processes
from fogtable.lab.spans import Finished, GameFailed, Span, play_span

Where = Literal["here", "ray"]


class Crew(Protocol):
    """Plays spans."""

    @property
    def free(self) -> int:
        """How many more spans it takes now."""
        ...

    @property
    def busy(self) -> bool:
        """Whether spans are being played."""
        ...

    def start(self, span: Span) -> None:
        """Begin to play a span."""
        ...

    def collect(self, seconds: float) -> tuple[Span, list[Finished]] | None:
        """Return a span and the games played of it as soon as there is one; ``None`` if none is within ``seconds``.

        Raises:
            GameFailed: a game could not be played, or who played it is gone.
        """
        ...


@contextmanager
def crew_of(where: Where, jobs: int | None) -> Iterator[Crew]:
    """Provide a crew of ``jobs`` players; by default as many as there are cores here, or in the cluster.

    Raises:
        ModuleNotFoundError: Ray is not installed.
        GameFailed: the cluster cannot be reached.
    """
    if where == "here":
        # A span more than there are players lies ready, so that nobody waits for this process.
        with processes(jobs or cores()) as pool:
            yield _Processes(pool, (jobs or cores()) + 1)
    else:
        with _cluster(jobs) as crew:
            yield crew


class _Processes:
    def __init__(self, pool: Any, most: int) -> None:
        self._pool = pool
        self._most = most
        self._running: dict[Future[list[Finished]], Span] = {}

    @property
    def free(self) -> int:
        return self._most - len(self._running)

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def start(self, span: Span) -> None:
        try:
            with deaf():
                self._running[self._pool.submit(play_span, span)] = span
        except BrokenProcessPool:
            raise GameFailed(DIED) from None

    def collect(self, seconds: float) -> tuple[Span, list[Finished]] | None:
        done, _ = wait(self._running, seconds, FIRST_COMPLETED)
        for future in done:
            span = self._running.pop(future)
            try:
                return span, future.result()
            except BrokenProcessPool:
                raise GameFailed(DIED) from None
        return None


# -- Ray --------------------------------------------------------------------------------------------------------------


def require_ray() -> None:
    """Make sure that Ray is there.

    Raises:
        ModuleNotFoundError: it is not; the message says how to install it.
    """
    if find_spec("ray") is None:
        raise ModuleNotFoundError('--on ray needs Ray: pip install "fogtable[ray]"')


@contextmanager
def _cluster(jobs: int | None) -> Iterator[Crew]:
    """Join the Ray cluster that ``RAY_ADDRESS`` names, or the one on this machine, or start one here."""
    require_ray()
    # Nothing is told to anybody about who plays what.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        yield _Cluster(ray, jobs or int(resources.get("CPU", 1)) + 1)
    finally:
        ray.shutdown()


class _Cluster:
    def __init__(self, ray: Any, most: int) -> None:
        self._ray = ray
        self._most = most
        self._play = ray.remote(play_span)
        self._running: dict[Any, Span] = {}

    @property
    def free(self) -> int:
        return self._most - len(self._running)

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def start(self, span: Span) -> None:
        self._running[self._play.remote(span)] = span

    def collect(self, seconds: float) -> tuple[Span, list[Finished]] | None:
        done, _ = self._ray.wait(list(self._running), num_returns=1, timeout=seconds)
        if not done:
            return None
        span = self._running.pop(done[0])
        try:
            return span, self._ray.get(done[0])
        except self._ray.exceptions.RayTaskError as wrong:
            raise GameFailed(str(wrong.cause)) from None
        except self._ray.exceptions.RayError as wrong:
            raise GameFailed(f"Ray: {wrong}") from None
