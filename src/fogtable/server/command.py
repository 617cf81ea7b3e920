"""The commands ``fogtable play`` and ``fogtable serve``."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from fogtable.core.game import Game

PORT: Final = 8765
_Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0: any that is free.")]
_Data = Annotated[Path | None, typer.Option(help="Folder for the tables.", file_okay=False)]


def play(
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"Port; by default {PORT}, or another one if that is taken.")
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for friends on the same network.")] = (
        "127.0.0.1"
    ),
    data: _Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Open a table in the browser."""
    listening = listen(host, port, fallback=port is None)
    run(listening, data, open_browser=browser and _has_display(), quiet=True)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "0.0.0.0",
    port: _Port = PORT,
    data: _Data = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name under which this server is reached; can be given again.")
    ] = None,
) -> None:
    """Run the tables for others."""
    run(listen(host, port, fallback=False), data, hosts=allow_host or ())


def run(
    listening: socket.socket,
    data: Path | None,
    *,
    hosts: Sequence[str] = (),
    open_browser: bool = False,
    quiet: bool = False,
    games: Mapping[str, Game] | None = None,
    pause: tuple[float, float] | None = None,
) -> None:
    """Serve on an open socket until the process is asked to stop.

    Args:
        listening: where.
        data: the folder of the tables; the user's data folder if ``None``.
        hosts: further names of this server.
        open_browser: whether to open the page once it is served.
        quiet: log only what went wrong.
        games: what can be played; all games if ``None``.
        pause: the span of the bots' pauses in seconds; the usual one if ``None``.
    """
    import uvicorn
    from rich.console import Console

    from fogtable.games import NAMES, load
    from fogtable.server import logs
    from fogtable.server.app import create_app
    from fogtable.server.bots import PAUSE

    logs.configure(quiet)
    file = _data_folder(data) / "tables.sqlite"
    shelf = {name: load(name) for name in NAMES} if games is None else games
    app = create_app(file, shelf, hosts, pause or PAUSE)
    address = _address(listening)

    class Server(uvicorn.Server):
        """Says where it is once it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                Console(soft_wrap=True).print(f"fogtable: [bold]{address}[/bold]  (Ctrl-C stops it)", highlight=False)
                sys.stdout.flush()
                if open_browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config: Any = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16 * 1024,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        Server(config).run(sockets=[listening])


def listen(host: str, port: int | None, fallback: bool) -> socket.socket:
    """Return a socket on the port wanted; on any free one if that is taken and ``fallback`` is set."""
    try:
        return _bound(host, PORT if port is None else port)
    except OSError as wrong:
        if fallback:
            return _bound(host, 0)
        typer.echo(f"fogtable: cannot listen on {host}, port {port}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


def _data_folder(data: Path | None) -> Path:
    """Return the folder of the tables; what is in it is nobody else's to read."""
    import platformdirs

    folder = data or platformdirs.user_data_path("fogtable", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
