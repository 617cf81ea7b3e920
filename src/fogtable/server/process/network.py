"""The address by which other machines of the network reach a server at home."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that stand for others in documents: nothing is sent there."""


def address_in_network(listening: socket.socket) -> str | None:
    """Return the address of the page for other machines; ``None`` where it listens for this machine alone."""
    host, port = listening.getsockname()[:2]
    own = ipaddress.ip_address(host)
    if own.is_unspecified:
        found = _own_address(listening.family)
        if found is None:
            return None
        own = ipaddress.ip_address(found)
    if own.is_loopback:
        return None
    return f"http://[{own}]:{port}" if own.version == 6 else f"http://{own}:{port}"


def _own_address(family: int) -> str | None:
    """Return the address that this machine would send from; ``None`` without a network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as made:
            made.connect((ELSEWHERE[socket.AddressFamily(family)], 9))
            return str(made.getsockname()[0])
    except OSError:
        return None
