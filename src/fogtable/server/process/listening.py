"""The socket on which a server listens."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

import typer

from fogtable.server.process.storage import complain

PORT: Final = 8765
BUFFER: Final = 64 * 1024


def listen(host: str, port: int | None, fallback: bool) -> socket.socket:
    """Return a socket on the port wanted; on any free one if that is taken and ``fallback`` is set."""
    wanted = PORT if port is None else port
    try:
        return _bound(host, wanted)
    except (OSError, UnicodeError) as wrong:  # UnicodeError: no name of a machine is spelled like this
        if fallback and isinstance(wrong, OSError) and wrong.errno == errno.EADDRINUSE:
            return _bound(host, 0)
        why = getattr(wrong, "strerror", None) or wrong
        raise typer.Exit(complain(f"cannot listen on {host}, port {wanted}: {why}")) from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit these. Else the system buffers megabytes for a client that does not read.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        made.bind((host, port))
        made.listen(128)  # at once: two that are only bound could share a port
    except BaseException:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def page_address(listening: socket.socket, *, named: bool = False) -> str:
    """Return the address of the page, for a browser on this machine.

    With ``named`` by a name, where there is one: what belongs to names does not work at a number.
    """
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    if named and host in ("127.0.0.1", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
