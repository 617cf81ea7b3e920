"""Several processes that serve on one socket: started, watched over, replaced where they die, and ended together."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from typing import Final, NoReturn

import typer

from fogtable.server.logs import log

LOOK: Final = 0.2
"""Seconds between two looks at the workers."""
LAST: Final = 15.0
"""Seconds within which all have to end when they are asked to."""
PAUSES: Final = (1.0, 30.0)
"""Seconds before a worker that has died is replaced: what kills them all at once is not to be a storm. Where it dies
again before it has served they double, up to the second."""

Work = Callable[[int, Callable[[], None]], None]
"""Serves, as the worker of this number, until asked to stop; tells when it serves."""


def supervise(count: int, work: Work, started: Callable[[], None]) -> int:
    """Let so many processes work until this one is asked to stop; return its exit status.

    ``started`` is called once all of them serve. Where one dies before that all are ended, and the status is 1.
    """
    return _Supervisor(count, work).run(started)


class _Supervisor:
    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._numbers: dict[int, int] = {}
        self._waiting = set(range(count))
        self._served = False
        self._pauses = [PAUSES[0]] * count
        self._due: dict[int, float] = {}
        self._ending: float | None = None
        # The other end of the first closes when this process dies, however it does; they write to the second.
        self._life, self._living = os.pipe()
        self._ready, self._readying = os.pipe()

    def run(self, started: Callable[[], None]) -> int:
        for which in (signal.SIGTERM, signal.SIGINT):
            signal.signal(which, lambda *_: self._end())
        for number in sorted(self._waiting):
            self._fork(number)
        status = 0
        while self._numbers or (self._due and self._ending is None):
            if select.select([self._ready], [], [], LOOK)[0]:
                number = os.read(self._ready, 1)[0]
                self._waiting.discard(number)
                self._pauses[number] = PAUSES[0]
                if not self._waiting and not self._served:
                    self._served = True
                    started()
            died = self._dead()
            if died is not None and self._ending is None:
                if not self._served:
                    status = 1
                    self._end()
                else:
                    self._due[died] = time.monotonic() + self._pauses[died]
                    self._pauses[died] = min(2 * self._pauses[died], PAUSES[1])
            self._replace()
            if self._ending is not None and time.monotonic() > self._ending:
                self._signal(signal.SIGKILL)
        return status

    def _replace(self) -> None:
        """Start those workers anew whose time has come."""
        for number in [number for number, due in self._due.items() if due <= time.monotonic()]:
            del self._due[number]
            self._fork(number)

    def _fork(self, number: int) -> None:
        if self._ending is not None:
            return
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process == 0:
            self._be(number)
        self._numbers[process] = number

    def _be(self, number: int) -> NoReturn:
        """Be a worker, in its own process."""
        status = 1
        try:
            os.setpgrp()  # Ctrl-C is for the one that ends them all
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.close(self._living)
            threading.Thread(target=self._end_with_parent, daemon=True).start()
            self._work(number, partial(self._tell, number))
            status = 0
        except typer.Exit as end:  # it has said why
            status = end.exit_code
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _tell(self, number: int) -> None:
        os.write(self._readying, bytes([number]))

    def _end_with_parent(self) -> None:
        os.read(self._life, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _dead(self) -> int | None:
        """Return the number of a worker that has ended; ``None``: all live."""
        if not self._numbers:
            return None
        process, status = os.waitpid(-1, os.WNOHANG)
        if process == 0:
            return None
        number = self._numbers.pop(process, None)
        if number is not None and self._ending is None:
            code = os.waitstatus_to_exitcode(status)
            log.error("worker-died", worker=number, status=code, replaced_in=self._pauses[number])
        return number

    def _end(self) -> None:
        if self._ending is None:
            self._ending = time.monotonic() + LAST
            self._signal(signal.SIGTERM)

    def _signal(self, which: signal.Signals) -> None:
        for process in list(self._numbers):
            os.kill(process, which)
