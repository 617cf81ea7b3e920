"""Runs a server on an open socket, in this process or in several."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from fogtable.core.game import Game
from fogtable.games import load_all
from fogtable.server import logs, metrics
from fogtable.server.background.bots import PAUSE
from fogtable.server.background.webpush import NoKey, Push
from fogtable.server.http.addresses import Home
from fogtable.server.http.app import create_app
from fogtable.server.http.services import Services
from fogtable.server.logs import failure, log
from fogtable.server.process.listening import page_address
from fogtable.server.process.network import address_in_network
from fogtable.server.process.passkeys import NoPasskeys, party_of
from fogtable.server.process.push_key import SECRET, push_of
from fogtable.server.process.serving import run_until_stopped
from fogtable.server.process.settings import Settings
from fogtable.server.process.storage import complain, data_folder, database_in
from fogtable.server.process.supervisor import supervise
from fogtable.server.store.database import ADDRESS as DATABASE
from fogtable.server.store.database import Database, NoDatabase
from fogtable.server.tables.broker import ADDRESS as BROKER
from fogtable.server.tables.broker import Broker, NoBroker

if TYPE_CHECKING:
    from fogtable.server.actions.passkeys import Party, Passkeys


def run(
    listening: socket.socket,
    data: Path | None,
    settings: Settings | None = None,
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
        settings: how the server is run; as at home if ``None``.
        open_browser: whether to open the page once it is served.
        quiet: log only what went wrong.
        games: what can be played; all games if ``None``.
        pause: the span of the bots' pauses in seconds; the usual one if ``None``.
    """
    logs.configure(quiet)
    settings = settings or Settings()
    _prepare(database_in(data), settings.workers)
    shelf = load_all() if games is None else games
    if isinstance(settings.site, Home):
        settings.site.address = address_in_network(listening)
    push = _push(data, settings)
    party = _party(settings, listening)
    address = page_address(listening, named=party is not None)

    def started() -> None:
        Console(soft_wrap=True).print(f"fogtable: [bold]{address}[/bold]  (Ctrl-C stops it)", highlight=False)
        sys.stdout.flush()
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def work(number: int, serving: Callable[[], None]) -> None:
        database = database_in(data)
        services = Services(
            database,
            shelf,
            pause=pause or PAUSE,
            keep_days=settings.keep_days,
            broker=_broker(database),
            push=push,
            passkeys=_passkeys(party, database),
        )
        app = create_app(services, settings.site, settings.limits)
        with contextlib.ExitStack() as stack:
            if settings.metrics is not None:
                host, port = settings.metrics
                _serve_metrics(stack, host, port + number if port else 0)
            run_until_stopped(app, listening, settings, serving)

    if settings.workers == 1:
        work(0, started)
        return
    raise typer.Exit(supervise(settings.workers, work, started))


def _prepare(database: Database, workers: int) -> None:
    """Bring the database to the present form before anybody is served; say in one line why it cannot be."""
    if workers > 1 and not database.shared:
        raise typer.Exit(complain(f"several workers share their tables in PostgreSQL: set {DATABASE}"))
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


def _push(data: Path | None, settings: Settings) -> Push | None:
    """Return what push messages are sent with; ``None``, and a line in the log, where no key can be kept."""
    folder = data_folder(data)
    try:
        return push_of(folder, settings.site, settings.push_services)
    except NoKey as why:
        raise typer.Exit(complain(f"{SECRET}, or the file push-key in {folder}: {why}")) from None
    except OSError as wrong:
        log.warning("no-push-key", **failure(wrong))
        return None


def _party(settings: Settings, listening: socket.socket) -> Party | None:
    """Return for whom passkeys are made, if the host wants any; say in one line why it cannot be."""
    if not settings.passkeys:
        return None
    try:
        return party_of(settings.site, listening.getsockname()[1])
    except NoPasskeys as why:
        raise typer.Exit(complain(str(why))) from None


def _passkeys(party: Party | None, database: Database) -> Passkeys | None:
    if party is None:
        return None
    from fogtable.server.actions.passkeys import Passkeys

    return Passkeys(party, database)


def _broker(database: Database) -> Broker | None:
    """Return the broker that the environment names, where there can be other workers."""
    url = os.environ.get(BROKER)
    if not url or not database.shared:
        return None
    try:
        return Broker(url)
    except NoBroker as why:
        raise typer.Exit(complain(str(why))) from None


def _serve_metrics(stack: contextlib.ExitStack, host: str, port: int) -> None:
    try:
        log.info("metrics", host=host, port=stack.enter_context(metrics.served(host, port)))
    except OSError as wrong:
        typer.echo(f"fogtable: cannot serve metrics on {host}, port {port}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None
