"""Who may speak to this server: hosts, origins, sessions; and the headers that keep pages in their place."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal

COOKIE: Final = "fogtable"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_AGE: Final = 400 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def session_of(connection: HTTPConnection) -> str | None:
    """Return the session of a request as the server knows it: the hash of its token; ``None`` without one."""
    token = connection.cookies.get(COOKIE, "")
    return _hash(token) if _TOKEN.fullmatch(token) else None


class Session:
    """The session of a request that needs one; a new one is begun where there is none."""

    def __init__(self, connection: HTTPConnection) -> None:
        found = session_of(connection)
        self._token = None if found else secrets.token_urlsafe(16)
        self._secure = connection.url.scheme == "https"
        self.id = found or _hash(self._token or "")

    def give(self, response: Response) -> Response:
        """Hand a new session's token to the browser."""
        if self._token is not None:
            response.set_cookie(
                COOKIE, self._token, max_age=_AGE, path="/", httponly=True, samesite="lax", secure=self._secure
            )
        return response


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guard:
    """Stands before the application: foreign hosts and origins, headers, and errors that say nothing.

    A host is this machine: a number, ``localhost``, its own name, or one of ``hosts``. Any other name could be a
    stranger's page that has had its address changed to this machine's.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self._app = app
        own = socket.gethostname().lower()
        self._hosts = {"localhost", own, own.split(".")[0], f"{own.split('.')[0]}.local", *(h.lower() for h in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"].endswith("http.response.start"):
                _add_headers(MutableHeaders(scope=message), headers.get("host", ""), scope["path"])
            begun = True
            await send(message)

        try:
            self._require_own(scope, headers)
            await self._app(scope, receive, guarded)
        except Refusal as why:
            await refuse(why, scope, receive, guarded)
        except Exception as wrong:
            log.error("failed", kind=scope["type"], **failure(wrong))
            if not begun:
                await refuse(Refusal("internal", "something went wrong here"), scope, receive, guarded)

    def _require_own(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._is_own(host):
            raise Refusal("foreign-host", "this server does not go by that name")
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        origin = headers.get("origin")
        if origin is not None:
            parts = urlsplit(origin) if len(origin) < 300 else urlsplit("")
            if parts.scheme not in ("http", "https") or parts.netloc.lower() != host.lower():
                raise Refusal("foreign-origin", "the request comes from another address")
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("foreign-origin", "the request comes from another address")

    def _is_own(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            _ = urlsplit(f"//{host}").port
        except ValueError:
            return False
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


async def refuse(why: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with a refusal, over HTTP or instead of a socket."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    body = why.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if why.code == "too-large":
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.start", "status": why.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def _add_headers(headers: MutableHeaders, host: str, path: str) -> None:
    # Some browsers do not count the own address among 'self' for sockets.
    own = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
    headers["Content-Security-Policy"] = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{own}; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    if path.startswith("/api"):
        headers["Cache-Control"] = "no-store"
