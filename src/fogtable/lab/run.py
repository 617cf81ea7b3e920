"""Plays the rest of a programme, with a progress bar; Ctrl-C stops it, and no finished game is lost."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import polars as pl
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogtable.lab.crews import Crew, Where, crew_of
from fogtable.lab.processes import stop_asked
from fogtable.lab.programme import rows
from fogtable.lab.results import Results
from fogtable.lab.spans import Finished, GameFailed, Span, missing, rest_of

_LOOK_S: Final = 0.2
"""How often Ctrl-C is looked for."""
_SAVE_S: Final = 1.0
"""How long a finished game waits at most before it is put on disk."""
_GRACE_S: Final = 3.0
"""After Ctrl-C: how long the games under way may take to finish."""


def play_missing(results: Results, done: pl.DataFrame, where: Where, jobs: int | None) -> None:
    """Play the games of a programme that are not ``done``, until all are or Ctrl-C is pressed.

    Raises:
        GameFailed: a game could not be played; those before it are kept.
        OSError: the results cannot be written.
    """
    programme = results.programme
    if done.height == programme.size:
        return
    spans = missing(rows(programme), programme.games, _numbers(done), (programme.fogtable, programme.rules))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        stop_asked() as stop,
        crew_of(where, jobs) as crew,
    ):
        task = progress.add_task("playing", total=programme.size, completed=done.height)
        saved = _Saved(results, lambda games: progress.advance(task, games))
        try:
            play(spans, crew, saved.take, stop.is_set)
        finally:
            saved.save()


def play(
    spans: Iterator[Span], crew: Crew, take: Callable[[list[Finished]], None], stopped: Callable[[], bool]
) -> None:
    """Let a crew play all spans; hand every finished game to ``take``. Ends when all is played, or when ``stopped``.

    ``take`` is called several times a second, also with nothing.

    Raises:
        GameFailed: a game could not be played.
    """
    rests: deque[Span] = deque()
    failed: GameFailed | None = None
    while failed is None and not stopped():
        try:
            while crew.free > 0 and (more := rests.popleft() if rests else next(spans, None)):
                crew.start(more)
            if not crew.busy:
                return
            span, finished = crew.collect(_LOOK_S) or (None, [])
            take(finished)
            rest = None if span is None else rest_of(span, len(finished))
            if rest is not None:
                rests.append(rest)
        except GameFailed as wrong:
            failed = wrong
    until = time.monotonic() + _GRACE_S
    while crew.busy and time.monotonic() < until:
        with suppress(GameFailed):
            _, finished = crew.collect(_LOOK_S) or (None, [])
            take(finished)
    if failed is not None:
        raise failed


class _Saved:
    """Gathers finished games and puts them on disk about once a second."""

    def __init__(self, results: Results, told: Callable[[int], None]) -> None:
        self._results = results
        self._told = told
        self._waiting: list[Finished] = []
        self._last = -math.inf

    def take(self, finished: list[Finished]) -> None:
        self._waiting += finished
        self._told(len(finished))
        if time.monotonic() > self._last + _SAVE_S:
            self.save()

    def save(self) -> None:
        if self._waiting:
            self._results.add(self._waiting)
            self._waiting = []
        self._last = time.monotonic()


def _numbers(done: pl.DataFrame) -> dict[int, set[int]]:
    """Return the numbers of the games that were played, by row."""
    found = done.group_by("row").agg("number")
    return {row: set(numbers) for row, numbers in found.iter_rows()}


__all__ = ["play", "play_missing"]
