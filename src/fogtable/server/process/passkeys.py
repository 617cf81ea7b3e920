"""For whom passkeys are made: it follows from the address under which the pages of a server are opened."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fogtable.server.http.addresses import Hosted, Site

if TYPE_CHECKING:
    from fogtable.server.actions.passkeys import Party


class NoPasskeys(Exception):
    """A server cannot have passkeys; says why in words for the host."""


def party_of(site: Site, port: int) -> Party:
    """Return for whom the passkeys of a server are made.

    Args:
        site: where the server is reached.
        port: where it listens; without a public address people can try passkeys on this very machine.

    Raises:
        NoPasskeys: the library is missing, or the server has no name: passkeys belong to names, not to IP addresses.
    """
    try:
        from fogtable.server.actions.passkeys import Party
    except ModuleNotFoundError:
        raise NoPasskeys("passkeys need their library: pip install 'fogtable[passkeys]'") from None
    if not isinstance(site, Hosted):
        return Party("localhost", f"http://localhost:{port}")
    name = urlsplit(site.public).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Party(name, site.public.removesuffix(":443"))
    raise NoPasskeys(f"passkeys belong to a name, and {name} is an IP address")
