"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field

from fogtable.server.http.addresses import Home, Site
from fogtable.server.http.limits import Limits
from fogtable.server.process.connections import Timeouts


@dataclass(frozen=True)
class Settings:
    """The settings of a server.

    Attributes:
        site: where it is reached.
        limits: how much one session and one address may ask for.
        proxies: IP addresses or networks of proxies that are trusted to name the client (X-Forwarded-For).
        timeouts: time limits of connections.
        metrics: host and port where metrics are served; ``None``: nowhere.
        keep_days: after how many days a table that is left alone is removed; ``None``: never.
        push_services: push services beside those of the browsers' makers, as ``host:port``.
        workers: how many processes serve.
        passkeys: people may sign in on further devices.
    """

    site: Site = field(default_factory=Home)
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()
    timeouts: Timeouts = field(default_factory=Timeouts)
    metrics: tuple[str, int] | None = None
    keep_days: int | None = None
    push_services: tuple[str, ...] = ()
    workers: int = 1
    passkeys: bool = False
