"""The commands ``fogtable play`` and ``fogtable serve``."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fogtable.core.game import Game

if TYPE_CHECKING:
    from fogtable.server.background.webpush import Push
    from fogtable.server.http.addresses import Site
    from fogtable.server.process.service import Service
    from fogtable.server.store.database import Database
    from fogtable.server.tables.broker import Broker

PORT: Final = 8765
BUFFER: Final = 64 * 1024
_Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0: any that is free.")]
Data = Annotated[Path | None, typer.Option(help="Folder for the tables.", file_okay=False)]
Keep = Annotated[
    int,
    typer.Option(min=1, help="Days after which a table that is left alone is removed.", envvar="FOGTABLE_KEEP_DAYS"),
]


def play(
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"Port; by default {PORT}, or another one if that is taken.")
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for friends on the same network.")] = (
        "127.0.0.1"
    ),
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Open a table in the browser."""
    listening = listen(host, port, fallback=port is None)
    run(listening, data, open_browser=browser and _has_display(), quiet=True)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "0.0.0.0",
    port: _Port = PORT,
    data: Data = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name under which this server is reached; can be given again.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            help="The one address under which it is hosted, as https://table.example", envvar="FOGTABLE_PUBLIC_URL"
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Number of a machine or network that says truly who asks (X-Forwarded-For); can be given again.",
            envvar="FOGTABLE_TRUSTED_PROXY",
        ),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port for Prometheus metrics; 0: any that is free.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Address for metrics: none that players reach.")] = "127.0.0.1",
    limit_scale: Annotated[
        float,
        typer.Option(min=0.01, max=1e6, help="How many times the usual limits of sessions and addresses are allowed."),
    ] = 1.0,
    keep_days: Keep = 30,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; more than one need PostgreSQL.")
    ] = 1,
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            help="A push service beside those of the browsers' makers, as push.example:443.", show_default=False
        ),
    ] = None,
) -> None:
    """Run the tables for others."""
    from fogtable.server.http.limits import Limits
    from fogtable.server.process.service import Service

    service = Service(
        _site(public_url, allow_host or []),
        Limits(limit_scale),
        tuple(_network(proxy) for proxy in trusted_proxy or ()),
        metrics=None if metrics_port is None else (metrics_host, metrics_port),
        keep_days=keep_days,
        workers=workers,
        push_services=tuple(_service(said) for said in push_service or ()),
    )
    run(listen(host, port, fallback=False), data, service)


def _site(public_url: str | None, hosts: Sequence[str]) -> Site:
    from fogtable.server.http.addresses import Home, Hosted

    if public_url is None:
        return Home(hosts)
    if hosts:
        raise typer.BadParameter("a server with a public URL goes by no other name", param_hint="--allow-host")
    try:
        return Hosted(public_url)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--public-url") from None


def _network(said: str) -> str:
    try:
        return str(ipaddress.ip_network(said))
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--trusted-proxy") from None


def _service(said: str) -> str:
    if not re.fullmatch(r"[a-z0-9.-]+:[1-9][0-9]{0,4}", said):
        raise typer.BadParameter(
            f"expected a host and a port, as push.example:443; got {said!r}", param_hint="--push-service"
        )
    return said


def run(
    listening: socket.socket,
    data: Path | None,
    service: Service | None = None,
    *,
    open_browser: bool = False,
    quiet: bool = False,
    games: Mapping[str, Game] | None = None,
    pause: tuple[float, float] | None = None,
) -> None:
    """Serve on an open socket until the process is asked to stop.

    Args:
        listening: where.
        data: the folder of the tables; the user's data folder if ``None``.
        service: where the server is reached, and within which bounds; as at home if ``None``.
        open_browser: whether to open the page once it is served.
        quiet: log only what went wrong.
        games: what can be played; all games if ``None``.
        pause: the span of the bots' pauses in seconds; the usual one if ``None``.
    """
    from rich.console import Console

    from fogtable.games import NAMES, load
    from fogtable.server import logs
    from fogtable.server.http.addresses import Home
    from fogtable.server.process.network import address_in_network
    from fogtable.server.process.service import Service

    logs.configure(quiet)
    service = service or Service()
    _prepare(database_in(data), service.workers)
    shelf = {name: load(name) for name in NAMES} if games is None else games
    address = _address(listening)
    if isinstance(service.site, Home):
        service.site.address = address_in_network(listening)

    def started() -> None:
        Console(soft_wrap=True).print(f"fogtable: [bold]{address}[/bold]  (Ctrl-C stops it)", highlight=False)
        sys.stdout.flush()
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    push = _push(data, service)

    def work(number: int, serving: Callable[[], None]) -> None:
        from fogtable.server.background.bots import PAUSE
        from fogtable.server.http.app import create_app
        from fogtable.server.http.services import Services
        from fogtable.server.process.service import run_until_stopped

        database = database_in(data)
        services = Services(
            database,
            shelf,
            pause=pause or PAUSE,
            keep_days=service.keep_days,
            broker=_broker(database),
            push=push,
        )
        app = create_app(services, service.site, service.limits)
        with contextlib.ExitStack() as stack:
            if service.metrics is not None:
                host, port = service.metrics
                _serve_metrics(stack, host, port + number if port else 0)
            run_until_stopped(app, listening, service, serving)

    if service.workers == 1:
        work(0, started)
        return
    from fogtable.server.process.supervisor import supervise

    raise typer.Exit(supervise(service.workers, work, started))


def _push(data: Path | None, service: Service) -> Push | None:
    """Return how devices are told of turns; ``None``, and a line in the log, where no key can be kept."""
    from fogtable.server.background.webpush import NoKey
    from fogtable.server.logs import failure, log
    from fogtable.server.process.push_key import SECRET, push_of

    folder = _data_folder(data)
    try:
        return push_of(folder, service.site, service.push_services)
    except NoKey as why:
        raise typer.Exit(complain(f"{SECRET}, or the file push-key in {folder}: {why}")) from None
    except OSError as wrong:
        log.warning("no-push-key", **failure(wrong))
        return None


def _broker(database: Database) -> Broker | None:
    """Return the broker that the surroundings name, where there can be other workers to speak to."""
    from fogtable.server.tables.broker import ADDRESS, Broker, NoBroker

    url = os.environ.get(ADDRESS)
    if not url or not database.shared:
        return None
    try:
        return Broker(url)
    except NoBroker as why:
        raise typer.Exit(complain(str(why))) from None


def _serve_metrics(stack: contextlib.ExitStack, host: str, port: int) -> None:
    from fogtable.server import logs, metrics

    try:
        logs.log.info("metrics", host=host, port=stack.enter_context(metrics.served(host, port)))
    except OSError as wrong:
        typer.echo(f"fogtable: cannot serve metrics on {host}, port {port}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None


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
        # Connections take these over. Else the system lets megabytes wait for somebody who does not read.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        made.bind((host, port))
        made.listen(128)  # at once: two that are only bound could share a port
    except BaseException:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def _address(listening: socket.socket) -> str:
    """Return the address of the page, for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


def database_in(data: Path | None) -> Database:
    """Return the tables that the surroundings name, else those in the folder ``data``, or the user's data folder.

    It is brought to the present form by :meth:`Database.open`, not by this.
    """
    from fogtable.server.store.database import Database, NoDatabase, address_in

    try:
        return Database(address_in(_data_folder(data)))
    except NoDatabase as why:
        raise typer.Exit(complain(str(why))) from None


def _prepare(database: Database, workers: int) -> None:
    """Bring the tables to the present form before anybody is served; say in one line why they cannot be."""
    from fogtable.server.store.database import ADDRESS, NoDatabase

    if workers > 1 and not database.shared:
        raise typer.Exit(complain(f"several workers share their tables in PostgreSQL: set {ADDRESS}"))
    if workers > 1 and not hasattr(os, "fork"):
        raise typer.Exit(complain("several workers need a system that can fork: start several servers instead"))
    _broker(database)  # one that cannot be is said here, once

    async def opened() -> None:
        await database.open()
        await database.close()

    try:
        asyncio.run(opened())
    except NoDatabase as why:
        raise typer.Exit(complain(str(why))) from None


def complain(why: str) -> int:
    """Say on standard error why a command cannot be carried out; return its exit status."""
    typer.echo(f"fogtable: {why}", err=True)
    return 1


def _data_folder(data: Path | None) -> Path:
    """Return the folder of the tables; what is in it is nobody else's to read."""
    import platformdirs

    folder = data or platformdirs.user_data_path("fogtable", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise typer.Exit(complain(f"cannot keep tables in {folder}: {wrong.strerror or wrong}")) from None
    return folder


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
