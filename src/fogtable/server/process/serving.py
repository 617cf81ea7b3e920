"""Runs the application on a socket until the process is asked to stop, within bounds.

Asked to stop, it takes no new requests, lets running ones end, closes sockets with 1012 (a page connects again), and
ends: everything that was acknowledged is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, Final, NoReturn

import uvicorn
from starlette.types import ASGIApp

from fogtable.server.process.connections import Socket, connections_of
from fogtable.server.process.settings import Settings

AT_ONCE: Final = 10_000
"""Connections and requests in all; further ones get 503."""
IDLE: Final = 5
"""Seconds that a connection may wait for its next request."""
PING: Final = 20.0
"""Seconds between two pings of a page, and for its answer."""
HEAD_SIZE: Final = 16 * 1024
MESSAGE_SIZE: Final = 16 * 1024
"""Bytes of a message from a page; sockets take no commands."""
COLLECTING: Final = (5_000, 5, 400)
"""Thresholds of Python's cyclic garbage collector: tables and lines are many and live long, and a full collection holds
everybody up for a tenth of a second."""
SWITCHING: Final = 0.0005
"""Seconds after which a thread that computes in Python lets another go on that waits. By Python's own 5 ms each of the
few steps of an answer (it is read, stored in a thread, shown) would wait as long beside a single such thread."""
RUNNING: Final = 5
"""Seconds that running requests have to finish."""
THOUGHTS: Final = 3.0
"""Seconds that thinking bots have to finish after everything else has."""


def run_until_stopped(app: ASGIApp, listening: socket.socket, settings: Settings, started: Callable[[], None]) -> None:
    """Serve on an open socket; call ``started`` once people are served."""
    signal.signal(signal.SIGTERM, _end)
    sys.setswitchinterval(SWITCHING)
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        _Server(_config(app, settings), started).run(sockets=[listening])


def _config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    proxies = tuple(ipaddress.ip_network(proxy) for proxy in settings.proxies)
    http: Any = connections_of(settings.limits, proxies, settings.timeouts)
    return uvicorn.Config(
        app,
        http=http,
        h11_max_incomplete_event_size=HEAD_SIZE,
        timeout_keep_alive=IDLE,
        limit_concurrency=AT_ONCE,
        ws=Socket,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_SIZE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=RUNNING,
    )


class _Server(uvicorn.Server):
    """Says when it has started, and shuts down within a time limit."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._has_started = started
        self._stop_starting: Callable[[], object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        starting = asyncio.current_task()
        assert starting is not None
        self._stop_starting = partial(asyncio.get_running_loop().call_soon_threadsafe, starting.cancel)
        await super().startup(sockets)
        self._stop_starting = None
        if self.started:
            self._has_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at once where nobody is served yet: the start may wait for a database for a minute."""
        super().handle_exit(sig, frame)
        if self._stop_starting is not None:
            self._stop_starting()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # All is stored now. Threads cannot be stopped, and nobody waits for their results any more.
        last = threading.Timer(THOUGHTS, os._exit, (0,))
        last.daemon = True
        last.start()


def _end(*_: object) -> NoReturn:
    """Turn SIGTERM into an ordinary exit; uvicorn raises it again once it has shut down."""
    raise SystemExit(0)
