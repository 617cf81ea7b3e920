"""How much one session and one address may ask for: token buckets for calls, numbers for what is open at once.

No person reaches these limits, nor do many people behind one address; only machines are refused. Buckets that have
filled up again are forgotten, and there are never more than :data:`~fogtable.server.buckets.MOST` of a kind.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fogtable.server.buckets import Buckets, Rate
from fogtable.server.refusals import too_many


@dataclass(frozen=True)
class Bound:
    """What is allowed of one kind to one session, and to one address."""

    session: Rate
    address: Rate


CALLS: Final = "calls"
SOCKETS: Final = "sockets"
BOUNDS: Final = {
    CALLS: Bound(Rate(200, 20), Rate(2000, 100)),
    "tables": Bound(Rate(20, 0.1), Rate(100, 1)),
    "records": Bound(Rate(5, 0.05), Rate(20, 0.2)),
    "claims": Bound(Rate(30, 0.5), Rate(150, 2)),
    "devices": Bound(Rate(10, 0.1), Rate(50, 1)),
    "offers": Bound(Rate(20, 0.5), Rate(100, 5)),
    "codes": Bound(Rate(20, 0.2), Rate(100, 1)),
    "previews": Bound(Rate(100, 10), Rate(500, 60)),
    "hints": Bound(Rate(20, 0.5), Rate(60, 1)),
    "analyses": Bound(Rate(20, 0.2), Rate(60, 0.5)),
    "words": Bound(Rate(10, 0.5), Rate(60, 3)),
    "reports": Bound(Rate(5, 0.05), Rate(20, 0.2)),
    "passkeys": Bound(Rate(20, 0.2), Rate(100, 1)),
    "histories": Bound(Rate(10, 0.1), Rate(60, 1)),
    "retractions": Bound(Rate(60, 1), Rate(300, 10)),
    SOCKETS: Bound(Rate(60, 1), Rate(500, 10)),
}
"""Every kind. A call counts as :data:`CALLS`, and under its own kind where it has one."""

MIB: Final = 1024 * 1024
STORED: Final = Bound(Rate(8 * MIB, 1024), Rate(64 * MIB, 8 * 1024))
"""Bytes that new tables take on disk: of a session, and of an address. A long game has some hundred thousand. They are
counted in the database (:mod:`fogtable.server.store.quotas`), for all workers; everything else by each for itself."""
UNKNOWN: Final = Rate(1000, 20)
"""Tokens of one address that have to be looked up in the store before it is known whose they are."""
OPEN_SOCKETS: Final = (40, 400)
"""Sockets open at once, of a session and of an address."""
OPEN_CONNECTIONS: Final = 600
"""HTTP connections open at once, of an address that speaks to this server itself."""

_BY_PATH: Final = {
    "/api/tables": "tables",
    "/api/records": "records",
    "/api/offers": "offers",
    "/api/devices": "devices",
    "/api/history": "histories",
}
_BY_FOLDER: Final = {"/api/codes": "codes", "/api/passkeys": "passkeys", "/api/history": "histories"}
_BY_NAME: Final = {
    "go-on": "tables",
    "rematch": "tables",
    "claim": "claims",
    "link": "claims",
    "preview": "previews",
    "reasons": "previews",
    "hint": "hints",
    "analysis": "analyses",
    "replay": "previews",
    "record": "analyses",
    "say": "words",
    "close": "words",
    "report": "reports",
    "retract": "retractions",
    "undo": "retractions",
    "socket": SOCKETS,
    "events": SOCKETS,
}


@lru_cache(1024)
def kinds_of(path: str) -> tuple[str, ...]:
    """Return under which kinds a call counts, by its address."""
    folder, _, name = path.rstrip("/").rpartition("/")
    own = _BY_FOLDER.get(folder) or _BY_PATH.get(f"{folder}/{name}")
    if own is None and folder.startswith("/api/tables/"):
        own = _BY_NAME.get(name)
    return (CALLS,) if own is None else (CALLS, own)


def is_line(path: str) -> bool:
    """Tell whether this path is a line that a page keeps open: a socket, or a stream of events."""
    return SOCKETS in kinds_of(path)


@lru_cache(1024)
def network_of(address: str) -> str:
    """Return the network that an address is counted by: an IPv6 subscriber has a /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Limits:
    """The limits of a server.

    Args:
        scale: how many times the usual bounds are allowed.
        clock: seconds that only go up.
    """

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        def buckets(rate: Rate) -> Buckets:
            return Buckets(self._scaled(rate), clock)

        self._scale = scale
        self._sessions = {kind: buckets(bound.session) for kind, bound in BOUNDS.items()}
        self._addresses = {kind: buckets(bound.address) for kind, bound in BOUNDS.items()}
        self._unknown = buckets(UNKNOWN)
        self._open: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        self._most_of_session = max(1, int(OPEN_SOCKETS[0] * scale))
        self._most_of_address = max(1, int(OPEN_SOCKETS[1] * scale))
        self._most_connections = max(1, int(OPEN_CONNECTIONS * scale))

    def _scaled(self, rate: Rate) -> Rate:
        return Rate(max(1.0, rate.burst * self._scale), rate.each_second * self._scale)

    def admit(self, path: str, session: str | None, address: str) -> None:
        """Count a call. What its session is refused does not count against its neighbours behind the same address.

        Raises:
            Refusal: ``too-many``, with the ``seconds`` to wait.
        """
        network = network_of(address)
        for kind in kinds_of(path):
            wait = self._sessions[kind].take(session) if session is not None else 0.0
            wait = wait or self._addresses[kind].take(network)
            if wait:
                raise too_many(wait)

    def admit_unknown(self, address: str) -> None:
        """Count a token that has to be looked up.

        Raises:
            Refusal: ``too-many``.
        """
        if wait := self._unknown.take(network_of(address)):
            raise too_many(wait)

    def stored_by(self, session: str | None, address: str) -> list[tuple[str, Rate]]:
        """Return who stores a new table, a session (if any) and an address, and how many bytes each may."""
        found = [(f"address {network_of(address)}", self._scaled(STORED.address))]
        if session is not None:
            found.append((f"session {session}", self._scaled(STORED.session)))
        return found

    @contextmanager
    def open_socket(self, session: str | None, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open.

        Raises:
            Refusal: ``too-many``: this session, or this address, has enough of them open.
        """
        network = f"from {network_of(address)}"
        holders = {network: self._most_of_address}
        if session is not None:
            holders[session] = self._most_of_session
        if any(self._open[holder] >= most for holder, most in holders.items()):
            raise too_many(30)
        self._open.update(holders.keys())
        try:
            yield
        finally:
            _release(self._open, *holders)

    @property
    def counted(self) -> int:
        """How many sockets and connections are open in all."""
        return self._open.total() + self._connections.total()

    def connect(self, address: str) -> bool:
        """Count a connection; tell whether it may stay. If so, :meth:`disconnect` has to be called at its end."""
        network = network_of(address)
        if self._connections[network] >= self._most_connections:
            return False
        self._connections[network] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count a connection no more."""
        _release(self._connections, network_of(address))


def _release(counted: Counter[str], *keys: str) -> None:
    counted.subtract(keys)
    for key in keys:
        if counted[key] <= 0:
            del counted[key]
