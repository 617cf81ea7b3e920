"""Processes of this machine that play games, and what Ctrl-C does to them: nothing, it is this process's to handle."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

DIED: Final = "a process that played games has died: it was killed, or memory ran out"
"""What there is to say of a ``BrokenProcessPool``."""
MOST: Final = 1024
"""Jobs at most: a typing error must not fill the machine's memory with processes."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Run ``jobs`` processes, and end them whatever happens. They start with the tasks given to them (:func:`deaf`).

    A process that dies makes the tasks fail with ``BrokenProcessPool``.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        yield pool
    finally:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore Ctrl-C: a process that is started meanwhile ignores it from its first line on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def stop_asked() -> Iterator[threading.Event]:
    """Provide an event that the first Ctrl-C sets, so that nothing is cut off in the middle; the second interrupts."""
    asked = threading.Event()

    def ask(number: int, frame: object) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """Begin as a process that plays: Ctrl-C is the parent's; without a parent there is nobody to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
