"""Who may speak to this server: hosts, origins, sessions, limits; and the headers that keep pages in their place."""

from __future__ import annotations

import hashlib
import re
import secrets
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogtable.server import health, metrics
from fogtable.server.limits import Limits, is_line
from fogtable.server.logs import failure, log
from fogtable.server.place import Place
from fogtable.server.refusals import Refusal

_CALLER: Final = "fogtable"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_AGE: Final = 400 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Caller:
    """Who asks, and where. ``session`` is the hash of the token in the cookie; ``None`` without one."""

    session: str | None
    place: Place


def caller_in(scope: Scope, place: Place) -> Caller:
    """Return who asks."""
    token = HTTPConnection(scope).cookies.get(place.cookie, "")
    return Caller(_hash(token) if _TOKEN.fullmatch(token) else None, place)


def admitted(scope: Scope, caller: Caller) -> Scope:
    """Return the request as the application is given it: with who asks."""
    return {**scope, _CALLER: caller}


def session_of(connection: HTTPConnection) -> str | None:
    """Return the session of a request as the server knows it: the hash of its token; ``None`` without one."""
    caller: Caller = connection.scope[_CALLER]
    return caller.session


def place_of(connection: HTTPConnection) -> Place:
    """Return where the server is reached."""
    caller: Caller = connection.scope[_CALLER]
    return caller.place


class Session:
    """The session of a request that needs one; a new one is begun where there is none."""

    def __init__(self, connection: HTTPConnection) -> None:
        caller: Caller = connection.scope[_CALLER]
        self._place = caller.place
        self._token = None if caller.session else secrets.token_urlsafe(16)
        self.id = caller.session or _hash(self._token or "")

    def give(self, response: Response) -> Response:
        """Hand a new session's token to the browser."""
        if self._token is not None:
            response.set_cookie(
                self._place.cookie,
                self._token,
                max_age=_AGE,
                path="/",
                httponly=True,
                samesite="lax",
                secure=self._place.secure,
            )
        return response


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guard:
    """Stands before the application: foreign hosts and origins, limits, headers, and errors that say nothing."""

    def __init__(self, app: ASGIApp, place: Place, limits: Limits) -> None:
        self._app = app
        self._place = place
        self._limits = limits
        self._headers = lru_cache(256)(self._make_headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            try:
                await self._app(scope, receive, send)
            except Exception as wrong:
                log.error("not-started", **failure(wrong))
                raise
            return
        headers = Headers(scope=scope)
        begun = False
        gone: OSError | None = None

        async def guarded(message: Message) -> None:
            nonlocal begun, gone
            if message["type"].endswith("http.response.start"):
                own = self._headers(headers.get("host", ""), scope["path"].startswith("/api"))
                message["headers"] = [*message.get("headers", ()), *own]
            begun = True
            try:
                await send(message)
            except OSError as lost:
                gone = lost
                raise

        try:
            with ExitStack() as counted:
                caller = caller_in(scope, self._place)
                if scope["path"] not in health.PATHS:
                    self._require_own(scope, headers)
                    counted.enter_context(self._within_limits(scope, caller))
                await self._app(admitted(scope, caller), receive, guarded)
        except Refusal as why:
            await answer_to(why)(scope, receive, guarded)
        except Exception as wrong:
            if wrong is gone:  # who asked is not there any more: nothing has failed, and the server knows it
                raise
            log.error("failed", kind=scope["type"], **failure(wrong))
            if not begun:
                await answer_to(Refusal("internal", "something went wrong here"))(scope, receive, guarded)

    def _within_limits(self, scope: Scope, caller: Caller) -> AbstractContextManager[object]:
        """Count a request, for as long as it takes.

        Raises:
            Refusal: ``too-many``.
        """
        address = scope["client"][0] if scope.get("client") else ""
        self._limits.admit(scope["path"], caller.session, address)
        if is_line(scope["path"]):
            return self._limits.open_socket(caller.session, address)
        return metrics.REQUESTS.track_inprogress()

    def _require_own(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._place.is_own(host):
            raise Refusal("foreign-host", "this server does not go by that name")
        if scope["type"] == "http" and scope["method"] in _SAFE and not is_line(scope["path"]):
            return
        origin = headers.get("origin")
        if origin is not None:
            if not self._place.is_own_origin(origin, host):
                raise Refusal("foreign-origin", "the request comes from another address")
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("foreign-origin", "the request comes from another address")

    def _make_headers(self, host: str, calls: bool) -> list[tuple[bytes, bytes]]:
        """Return what is said with every answer; to ``calls`` also that nobody may keep it."""
        # Some browsers do not count the own address among 'self' for sockets.
        own = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
        headers = {
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            f"font-src 'self'; connect-src 'self'{own}; manifest-src 'self'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            **self._place.headers,
            **({"Cache-Control": "no-store"} if calls else {}),
        }
        return Headers(headers).raw


def answer_to(why: Refusal) -> Response:
    """Return the answer that tells of a refusal, over HTTP or instead of a socket."""
    metrics.REFUSALS.labels(why.code).inc()
    headers = {}
    if why.code == "too-large":
        headers["Connection"] = "close"
    if why.code == "too-many":
        headers["Retry-After"] = str(why.details["seconds"])
    return Response(why.body(), why.status, headers, "application/json")
