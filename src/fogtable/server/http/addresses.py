"""The names under which the server is reached, and what follows from them for hosts, origins and cookies.

At home it goes by the names of its machine, over plain HTTP; hosted it has one public address, over HTTPS.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Protocol
from urllib.parse import SplitResult, urlsplit


class Site(Protocol):
    """Where a server is reached.

    ``address`` is the one by which friends on the same network find it, if it is not the one that people type.
    ``browsers_only``: writes come from pages alone, and a browser says whose page it is.
    """

    cookie: str
    secure: bool
    browsers_only: bool
    headers: Mapping[str, str]
    address: str | None

    def is_own(self, host: str) -> bool:
        """Tell whether a ``Host`` is this server's."""

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Tell whether pages of this ``Origin`` may write to the server that was reached as ``host``."""


class Home:
    """A machine among friends: reached by number, as ``localhost``, by the machine's name, or as one of ``hosts``.

    Any other name could be a stranger's page that has had its address changed to this machine's.
    """

    cookie = "fogtable"
    secure = False
    browsers_only = False
    headers: Mapping[str, str] = MappingProxyType({})

    address: str | None = None

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        short = own.split(".")[0]
        self._hosts = {"localhost", own, short, f"{short}.local", *(host.lower() for host in hosts)}

    def is_own(self, host: str) -> bool:
        """Tell whether a ``Host`` is this server's."""
        name = _name_in(host)
        return name in self._hosts or (name is not None and _is_number(name))

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Tell whether an ``Origin`` is the address that was asked."""
        parts = _origin(origin)
        return parts is not None and parts.netloc.lower() == host.lower()


class Hosted:
    """A server with one public address, as ``https://table.example``; what speaks TLS stands before it."""

    cookie = "__Host-fogtable"
    """Browsers take a cookie of such a name from this very host over HTTPS alone: nobody else can plant one."""
    secure = True
    browsers_only = True
    address: str | None = None
    headers: Mapping[str, str] = MappingProxyType({"Strict-Transport-Security": "max-age=31536000"})

    def __init__(self, public: str) -> None:
        """Raise ``ValueError`` if ``public`` is no such address."""
        parts = _origin(public.removesuffix("/"))
        if parts is None or parts.scheme != "https":
            raise ValueError("a public URL looks like https://table.example: no path, and not without TLS")
        self._hosts = _spellings(parts.netloc.lower())
        self.public = f"https://{parts.netloc.lower()}"

    def is_own(self, host: str) -> bool:
        """Tell whether a ``Host`` is the public one."""
        return host.lower() in self._hosts

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Tell whether an ``Origin`` is the public address."""
        parts = _origin(origin)
        return parts is not None and parts.scheme == "https" and parts.netloc.lower() in self._hosts


def _spellings(netloc: str) -> frozenset[str]:
    """Return a host with and without the port that goes without saying."""
    bare = netloc.removesuffix(":443")
    return frozenset((bare, f"{bare}:443") if urlsplit(f"//{bare}").port is None else (bare,))


def _origin(text: str) -> SplitResult | None:
    """Return the parts of ``scheme://host[:port]``, ``None`` if it is anything else."""
    if not re.fullmatch(r"https?://[a-z0-9.:\[\]_-]{1,260}", text, re.IGNORECASE | re.ASCII):
        return None
    return urlsplit(text) if _name_in(text.partition("://")[2]) else None


@lru_cache(256)
def _name_in(host: str) -> str | None:
    """Return the name in a ``Host``, without its port."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname or None


@lru_cache(256)
def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
