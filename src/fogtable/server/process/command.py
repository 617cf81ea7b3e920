"""The commands ``fogtable play`` and ``fogtable serve``; what they need is loaded when they are called."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from fogtable.server.process.listening import PORT, listen
from fogtable.server.process.storage import Data, Keep

if TYPE_CHECKING:
    from fogtable.server.http.addresses import Site

_Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0: any that is free.")]


def play(
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"Port; by default {PORT}, or another one if that is taken.")
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for friends on the same network.")] = (
        "127.0.0.1"
    ),
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:NAME", help="A bot of your own, as mybot:Make; can be given again."),
    ] = None,
) -> None:
    """Open a table in the browser."""
    from fogtable.bots import outside
    from fogtable.server.process.running import run

    try:
        for name in bot or ():
            outside.add(name)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--bot") from None
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
        typer.Option(help="Public address of the server, as https://table.example", envvar="FOGTABLE_PUBLIC_URL"),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="IP address or network of a trusted reverse proxy (X-Forwarded-For); can be given again.",
            envvar="FOGTABLE_TRUSTED_PROXY",
        ),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port for Prometheus metrics; 0: any that is free.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Address for metrics; keep it private.")] = "127.0.0.1",
    limit_scale: Annotated[
        float,
        typer.Option(min=0.01, max=1e6, help="Multiplies the usual limits of sessions and addresses."),
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
    passkeys: Annotated[
        bool,
        typer.Option(
            "--passkeys",
            help="People may sign in on further devices, by a passkey; needs the extra 'passkeys'.",
            envvar="FOGTABLE_PASSKEYS",
        ),
    ] = False,
) -> None:
    """Host tables for others."""
    from fogtable.server.http.limits import Limits
    from fogtable.server.process.running import run
    from fogtable.server.process.settings import Settings

    settings = Settings(
        _site(public_url, allow_host or []),
        Limits(limit_scale),
        tuple(_network(proxy) for proxy in trusted_proxy or ()),
        metrics=None if metrics_port is None else (metrics_host, metrics_port),
        keep_days=keep_days,
        workers=workers,
        push_services=tuple(_service(text) for text in push_service or ()),
        passkeys=passkeys,
    )
    run(listen(host, port, fallback=False), data, settings)


def _site(public_url: str | None, hosts: Sequence[str]) -> Site:
    from fogtable.server.http.addresses import Home, Hosted

    if public_url is None:
        return Home(hosts)
    if hosts:
        raise typer.BadParameter("a server with a public URL accepts no other name", param_hint="--allow-host")
    try:
        return Hosted(public_url)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--public-url") from None


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--trusted-proxy") from None


def _service(text: str) -> str:
    if not re.fullmatch(r"[a-z0-9.-]+:[1-9][0-9]{0,4}", text):
        raise typer.BadParameter(
            f"expected a host and a port, as push.example:443; got {text!r}", param_hint="--push-service"
        )
    return text


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
