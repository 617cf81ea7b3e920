"""Connections with time limits: slow senders and slow readers are disconnected.

uvicorn bounds the idle time between requests, and how large a head may be; the rest is added here.
"""

from __future__ import annotations

import asyncio
import ipaddress
from dataclasses import dataclass
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fogtable.server.http.limits import Limits, is_line

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

CLOSING: Final = 10.0
"""Seconds between the end of a socket here and the end of its connection, whether or not the page agrees."""


@dataclass(frozen=True)
class Timeouts:
    """How long the parts of a connection may take, in seconds.

    Attributes:
        head: for the head of a request, from the first moment at which it could come.
        body: for its body: 4 MiB over a bad line.
        taking: for reading what is sent, once more waits than the buffers hold.
    """

    head: float = 10.0
    body: float = 60.0
    taking: float = 60.0


class Connection(H11Protocol):
    """A connection with a time limit for each part of a request."""

    limits: Limits
    proxies: tuple[Network, ...]
    timeouts: Timeouts

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._phase: Any = None
        self._receiving: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None
        self._counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, unless it comes from a proxy: that stands for many people, and is trusted."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not any(_lies_in(address, proxy) for proxy in self.proxies):
            if not self.limits.connect(address):
                transport.abort()
                return
            self._counted = address
        self._follow()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, and time what comes next."""
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._follow()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over: sockets are counted separately."""
        _cancel(self._sending)
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, unless a response is on its way; then just close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def shutdown(self) -> None:
        """Let the response under way end before the server does; one without an end ends now."""
        if self.cycle is not None and is_line(self.scope["path"]):
            self.transport.close()
        super().shutdown()

    def pause_writing(self) -> None:
        """More waits to be read than the buffers hold."""
        super().pause_writing()
        self._sending = self.loop.call_later(self.timeouts.taking, self.transport.abort)

    def resume_writing(self) -> None:
        """It has been read."""
        super().resume_writing()
        _cancel(self._sending)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        _cancel(self._sending)
        self._let_go()

    def _follow(self) -> None:
        """Start the time limit of the part of a request that comes next; a socket is handed over, and has none."""
        if self.transport.get_protocol() is not self:
            return
        phase = None if self.transport.is_closing() else self.conn.their_state
        if phase is self._phase:
            return
        self._phase = phase
        _cancel(self._receiving)
        limits: dict[Any, float] = {h11.IDLE: self.timeouts.head, h11.SEND_BODY: self.timeouts.body}
        limit = limits.get(phase)
        self._receiving = None if limit is None else self.loop.call_later(limit, self.transport.abort)

    def _let_go(self) -> None:
        _cancel(self._receiving)
        if self._counted is not None:
            self.limits.disconnect(self._counted)
            self._counted = None


class Socket(WebSocketsSansIOProtocol):
    """A socket that ends in time, even if the page does not read what was sent last."""

    async def send(self, message: Any) -> None:
        """Send a message; a page whose connection closes is gone already, though uvicorn takes a moment to see it."""
        await self.writable.wait()
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # else uvicorn logs an error for each refusal: its pull request 3138

    def keepalive_timeout(self) -> None:
        """The page does not answer pings."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Give the page a while to close the connection."""
        super().on_task_complete(task)
        self.loop.call_later(CLOSING, self.transport.abort)


def connections_of(limits: Limits, proxies: tuple[Network, ...], timeouts: Timeouts) -> type[Connection]:
    """Return the kind of connections that count against these limits."""
    return type("BoundedConnection", (Connection,), {"limits": limits, "proxies": proxies, "timeouts": timeouts})


def _lies_in(address: str, network: Network) -> bool:
    try:
        return ipaddress.ip_address(address) in network
    except ValueError:
        return False


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
