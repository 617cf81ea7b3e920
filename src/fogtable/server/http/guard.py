"""Which requests reach the application: hosts, origins, sessions, limits; and headers that keep pages in place."""

from __future__ import annotations

import asyncio
import re
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogtable.server import metrics
from fogtable.server.http import health
from fogtable.server.http.addresses import Site
from fogtable.server.http.limits import Limits, is_line, network_of
from fogtable.server.http.responses import not_stored, refused
from fogtable.server.http.services import services_of
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, too_many
from fogtable.server.store.quotas import Exhausted, Quota
from fogtable.server.store.tokens import Tokens, hash_of, new_token
from fogtable.server.turns import Person

_CALLER: Final = "fogtable"
_FRONT: Final = "fogtable.front"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_AGE: Final = 400 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Caller:
    """Where a request comes from: its session, the hash of its token, its address, the site that it was sent to.

    ``token`` is ``None`` without one; ``session`` also where the token is void. ``limits`` are those that it meets.
    """

    session: str | None
    token: str | None
    address: str
    site: Site
    limits: Limits


def token_in(scope: Scope, site: Site) -> str | None:
    """Return the hash of the token that a request shows; ``None``: it shows none."""
    token = HTTPConnection(scope).cookies.get(site.cookie, "")
    return hash_of(token) if _TOKEN.fullmatch(token) else None


def admitted(scope: Scope, caller: Caller) -> Scope:
    """Return the request as the application receives it: with its caller."""
    return {**scope, _CALLER: caller}


def front_of(connection: HTTPConnection) -> ASGIApp:
    """Return the application as it stands behind its guard: where requests come in."""
    front: ASGIApp = connection.scope[_FRONT]
    return front


def session_of(connection: HTTPConnection) -> str | None:
    """Return the session of a request: the hash of its first token; ``None`` without one."""
    caller: Caller = connection.scope[_CALLER]
    return caller.session


def site_of(connection: HTTPConnection) -> Site:
    """Return where the server is reached."""
    caller: Caller = connection.scope[_CALLER]
    return caller.site


async def admit_stored(connection: HTTPConnection, size: int) -> None:
    """Count the bytes that a request stores with a new table.

    Raises:
        Refusal: ``too-many``: this session, or this address, has stored enough for now; ``unavailable``.
    """
    caller: Caller = connection.scope[_CALLER]
    owners = caller.limits.stored_by(caller.session, caller.address)
    quotas = [Quota(owner, rate.burst, rate.each_second) for owner, rate in owners]
    try:
        await services_of(connection).quotas.take(quotas, size)
    except Exhausted as wrong:
        raise too_many(wrong.seconds) from None
    except SQLAlchemyError as wrong:
        raise not_stored(wrong) from None


def person_of(connection: HTTPConnection) -> Person:
    """Return who asks, for work that people take turns at: by network and session."""
    caller: Caller = connection.scope[_CALLER]
    return Person(network_of(caller.address), caller.session or "")


def stands(connection: HTTPConnection) -> bool:
    """Tell whether an open line may still send what the session that opened it sees."""
    caller: Caller = connection.scope[_CALLER]
    if caller.session is None or caller.token is None:
        return True
    return services_of(connection).tokens.stands(caller.token)


class Session:
    """The session of a request that takes a seat, or whose person has a passkey; a new one where there is none."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._caller: Caller = connection.scope[_CALLER]
        self._tokens = services_of(connection).tokens
        self._first = new_token()
        self.id = self._caller.session or hash_of(self._first)

    async def give(self, response: Response) -> Response:
        """Give a new token to the browser, which has taken a seat."""
        caller = self._caller
        token: str | None = self._first
        if caller.session is not None and caller.token is not None:
            token = await self._tokens.offer(caller.token, caller.session)
        if token is not None:
            _give(response, token, caller.site)
        return response

    def begin(self, response: Response) -> Response:
        """Give a token to the browser if it has none that counts: what it is asked now, it is asked in this session."""
        if self._caller.session is None:
            _give(response, self._first, self._caller.site)
        return response

    async def enter(self, session: str, response: Response) -> Response:
        """Let the browser go on in the session of a person, and no more in the one that it had."""
        if session != self._caller.session:
            token = await self._tokens.sign_in(session)
            await self._leave()
            _give(response, token, self._caller.site)
        return response

    async def leave(self, response: Response) -> Response:
        """Let the browser have no session any more."""
        await self._leave()
        site = self._caller.site
        response.delete_cookie(site.cookie, path="/", httponly=True, samesite="lax", secure=site.secure)
        return response

    async def leave_elsewhere(self) -> None:
        """Let no other device have this session any more."""
        if self._caller.session is not None and self._caller.token is not None:
            await self._tokens.sign_others_out(self._caller.token, self._caller.session)

    async def _leave(self) -> None:
        if self._caller.session is not None and self._caller.token is not None:
            await self._tokens.sign_out(self._caller.token, self._caller.session)


def _give(response: Response, token: str, site: Site) -> None:
    response.set_cookie(site.cookie, token, max_age=_AGE, path="/", httponly=True, samesite="lax", secure=site.secure)


def _address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _is_call(scope: Scope) -> bool:
    """Tell whether a request is for more than a page or its files."""
    path: str = scope["path"]
    return path.startswith("/api/")


class Guard:
    """Stands before the application: refuses foreign hosts and origins, counts, adds headers, hides errors."""

    def __init__(self, app: ASGIApp, site: Site, limits: Limits, tokens: Tokens) -> None:
        self._app = app
        self._site = site
        self._limits = limits
        self._tokens = tokens
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
                token = token_in(scope, self._site)
                if scope["path"] not in health.PATHS:
                    self._require_own(scope, headers)
                    counted.enter_context(await self._within_limits(scope, token))
                session = await self._session_of(scope, token)
                caller = Caller(session, token, _address_of(scope), self._site, self._limits)
                await self._app(admitted({**scope, _FRONT: self}, caller), receive, guarded)
        except Refusal as why:
            await refused(why)(scope, receive, guarded)
        except asyncio.CancelledError:  # the server stops, and this took longer than it waits
            if begun or scope["type"] != "http":
                raise
            await refused(Refusal("unavailable", "the server is stopping"))(scope, receive, guarded)
        except Exception as wrong:
            if wrong is gone:  # the client has gone away; not an error
                raise
            log.error("failed", kind=scope["type"], **failure(wrong))
            if not begun:
                await refused(Refusal("internal", "something went wrong here"))(scope, receive, guarded)

    async def _within_limits(self, scope: Scope, token: str | None) -> AbstractContextManager[object]:
        """Count a request under the session that it truly belongs to, for as long as it takes.

        Else who is given a new token with each seat would begin anew with each. A token that has not been shown here
        before is looked up first, which its address pays for; a request that is refused does not reach the store.

        Raises:
            Refusal: ``too-many``, ``unavailable``.
        """
        address = _address_of(scope)
        if token is not None and _is_call(scope) and not self._tokens.knows(token):
            self._limits.admit_unknown(address)
            await self._session_of(scope, token)
        session = None if token is None else self._tokens.presumed(token)
        self._limits.admit(scope["path"], session, address)
        if is_line(scope["path"]):
            return self._limits.open_socket(session, address)
        return metrics.REQUESTS.track_inprogress()

    async def _session_of(self, scope: Scope, token: str | None) -> str | None:
        """Return the session of a token; pages and their files are the same for everyone.

        Raises:
            Refusal: ``unavailable``.
        """
        if token is None or not _is_call(scope):
            return None
        try:
            return await self._tokens.session_of(token)
        except SQLAlchemyError as wrong:
            raise not_stored(wrong) from None

    def _require_own(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._site.is_own(host):
            raise Refusal("foreign-host", "this server does not go by that name")
        if scope["type"] == "http" and scope["method"] in _SAFE and not is_line(scope["path"]):
            return
        origin = headers.get("origin")
        if origin is not None:
            if not self._site.is_own_origin(origin, host):
                raise Refusal("foreign-origin", "the request comes from another address")
        elif headers.get("sec-fetch-site", "" if self._site.browsers_only else "none") not in ("same-origin", "none"):
            raise Refusal("foreign-origin", "the request comes from another address")

    def _make_headers(self, host: str, calls: bool) -> list[tuple[bytes, bytes]]:
        """Return the headers of every response; those to ``calls`` may not be cached."""
        # Some browsers do not count the page's own address as 'self' for sockets.
        own = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else ""
        headers = {
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            f"font-src 'self'; connect-src 'self'{own}; manifest-src 'self'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            **self._site.headers,
            **({"Cache-Control": "no-store"} if calls else {}),
        }
        return Headers(headers).raw
