"""The calls of a page about its device: push messages when it is somebody's turn."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fogtable.server import requests
from fogtable.server.background.webpush import Device, NoKey, checked, is_known
from fogtable.server.http import bodies
from fogtable.server.http.guard import session_of
from fogtable.server.http.responses import json_of
from fogtable.server.http.services import services_of
from fogtable.server.refusals import Refusal


async def device(request: Request) -> Response:
    """Tell what this server does for a device: push messages (its key, whether this session gets them), passkeys."""
    services = services_of(request)
    notices = services.notices
    key = None if notices.push is None else notices.push.signer.public
    kept = await notices.is_kept(session_of(request))
    return json_of({"key": key, "kept": kept, "passkeys": services.passkeys is not None})


async def keep(request: Request) -> Response:
    """Register this device for push messages."""
    body = await bodies.read(request, requests.Device)
    notices = services_of(request).notices
    device = Device(body.endpoint, body.key, body.secret)
    if notices.push is None or not is_known(device.endpoint, notices.push.services):
        raise Refusal("bad-device", "the address of a device lies at a push service that is known")
    try:
        checked(device)
    except NoKey as why:
        raise Refusal("bad-device", str(why)) from None
    session = session_of(request)
    if session is None or not await notices.keep(session, device):
        raise Refusal("not-your-seat", "only who sits at a table is told of turns")
    return json_of({})


async def forget(request: Request) -> Response:
    """Send this device no more push messages."""
    await bodies.read(request, requests.Nothing)
    session = session_of(request)
    if session is not None:
        await services_of(request).notices.forget(session)
    return json_of({})


ROUTES: Final = [
    Route("/api/device", device),
    Route("/api/devices", keep, methods=["POST"]),
    Route("/api/devices/forget", forget, methods=["POST"]),
]
