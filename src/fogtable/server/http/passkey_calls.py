"""The calls of people with passkeys: one session on several devices. They are there if the host has turned them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fogtable.server import requests
from fogtable.server.actions.history import united
from fogtable.server.actions.moving import take_along
from fogtable.server.http import bodies
from fogtable.server.http.guard import Session, admit_stored, session_of
from fogtable.server.http.responses import json, json_of
from fogtable.server.http.services import services_of
from fogtable.server.refusals import Refusal

if TYPE_CHECKING:
    from fogtable.server.actions.passkeys import Passkeys

_NOTHING: Final = requests.History("history", 1, [], {})


def _passkeys(request: Request) -> Passkeys:
    found = services_of(request).passkeys
    assert found is not None, "without them there are no such routes"
    return found


async def _person(request: Request) -> str:
    """Return the session of a request, which has a passkey.

    Raises:
        Refusal: ``no-passkey``.
    """
    session = session_of(request)
    if session is None or await _passkeys(request).people.name_of(session) is None:
        raise Refusal("no-passkey", "whose session this is has no passkey")
    return session


async def _told(request: Request, session: str | None) -> Response:
    """Tell whose a session is, and which passkeys they have."""
    people = _passkeys(request).people
    name = None if session is None else await people.name_of(session)
    own = [] if session is None else await people.passkeys_of(session)
    found = [{"id": one.credential, "made": one.made, "used": one.used} for one in own]
    return json_of({"name": name, "passkeys": found})


async def show(request: Request) -> Response:
    """Tell who has signed in here, and which passkeys they have."""
    return await _told(request, session_of(request))


# -- a passkey ---------------------------------------------------------------------------------------------------------


async def offer(request: Request) -> Response:
    """Begin to make a passkey for this session."""
    body = await bodies.read(request, requests.NewPasskey)
    session = Session(request)
    return session.begin(json_of(await _passkeys(request).offer(session.id, body.name)))


async def keep(request: Request) -> Response:
    """Keep the passkey that was made; whoever knew the token of this session until now is not to share it."""
    body = await bodies.read(request, requests.MadePasskey)
    session = Session(request)
    await _passkeys(request).keep(session.id, body)
    return await session.give(await _told(request, session.id))


async def remove(request: Request) -> Response:
    """Remove a passkey; it may be that of a device that was lost, so other devices have to sign in again."""
    body = await bodies.read(request, requests.OldPasskey)
    person = await _person(request)
    if not await _passkeys(request).people.remove(person, body.id):
        raise Refusal("no-passkey", "there is no such passkey")
    await Session(request).leave_elsewhere()
    return await _told(request, person)


# -- signing in and out ------------------------------------------------------------------------------------------------


async def ask(request: Request) -> Response:
    """Begin to sign in."""
    await bodies.read(request, requests.Nothing)
    session = Session(request)
    return session.begin(json_of(await _passkeys(request).ask(session.id)))


async def enter(request: Request) -> Response:
    """Sign in: go on in the session that the passkey opens, and take along what this device has at tables.

    What it has may be somebody else's, who has signed in here before: then it stays with them.
    """
    body = await bodies.read(request, requests.UsedPasskey)
    session, services = Session(request), services_of(request)
    passkeys = _passkeys(request)
    person = await passkeys.enter(session.id, body)
    if person != session.id:
        if await passkeys.people.name_of(session.id) is None:
            await take_along(services.registry, session.id, person)
        await services.notices.forget(session.id)
    return await session.enter(person, await _told(request, person))


async def leave(request: Request) -> Response:
    """Sign out on this device, which is told of nothing any more."""
    await bodies.read(request, requests.Nothing)
    person = await _person(request)
    await services_of(request).notices.forget(person)
    return await Session(request).leave(json_of({}))


# -- what was played ---------------------------------------------------------------------------------------------------


async def unite(request: Request) -> Response:
    """Add what this device knows to what is kept, and tell all of it.

    Two devices that do so at once may overwrite each other's: each adds its own again the next time.
    """
    brought = await bodies.read(request, requests.History, bodies.MAX_HISTORY)
    person = await _person(request)
    people = _passkeys(request).people
    stored = (await people.history_of(person)).encode()
    kept = msgspec.json.decode(stored, type=requests.History) if stored else _NOTHING
    found = msgspec.json.encode(united(kept, brought))
    if len(found) > bodies.MAX_HISTORY:
        raise bodies.too_large(bodies.MAX_HISTORY)
    if len(found) > len(stored):
        await admit_stored(request, len(found) - len(stored))
    await people.keep_history(person, found.decode())
    return json(found)


async def erase(request: Request) -> Response:
    """Keep nothing any more of what was played."""
    await bodies.read(request, requests.Nothing)
    await _passkeys(request).people.keep_history(await _person(request), "")
    return json_of({})


ROUTES: Final = [
    Route("/api/passkeys", show),
    Route("/api/passkeys/new", offer, methods=["POST"]),
    Route("/api/passkeys/keep", keep, methods=["POST"]),
    Route("/api/passkeys/remove", remove, methods=["POST"]),
    Route("/api/passkeys/ask", ask, methods=["POST"]),
    Route("/api/passkeys/enter", enter, methods=["POST"]),
    Route("/api/passkeys/leave", leave, methods=["POST"]),
    Route("/api/history", unite, methods=["POST"]),
    Route("/api/history/erase", erase, methods=["POST"]),
]
