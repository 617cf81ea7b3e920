"""The calls of the page, as ``docs/protocol.md`` lists them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from fogtable.core import record
from fogtable.server import wire
from fogtable.server.hall import Hall
from fogtable.server.live import ALL
from fogtable.server.replays import Replays
from fogtable.server.security import Session, session_of
from fogtable.server.sockets import watch


def hall_of(request: Request) -> Hall:
    """Return the tables of the server that serves this request."""
    hall: Hall = request.app.state.hall
    return hall


def json(body: bytes, status: int = 200) -> Response:
    """Return JSON that is encoded already."""
    return Response(body, status, media_type="application/json")


async def games(request: Request) -> Response:
    """Tell which games can be played, how."""
    return json(msgspec.json.encode([wire.described(game) for game in hall_of(request).games.values()]))


async def open_table(request: Request) -> Response:
    """Open a table."""
    said = await wire.read(request, wire.NewTable)
    session = Session(request)
    table = await hall_of(request).open(session.id, said)
    return session.give(json(msgspec.json.encode({"id": table, "link": f"/t/{table}"}), 201))


async def table(request: Request) -> Response:
    """Tell about a table: who sits where."""
    found = await hall_of(request).find(request.path_params["id"])
    return json(found.info(session_of(request)))


async def views(request: Request) -> Response:
    """Give the views of this session once, for polling."""
    found = await hall_of(request).find(request.path_params["id"])
    session = session_of(request)
    return json(b"[%b]" % b",".join(found.message(viewer, session) for viewer in found.shown.viewers_of(session)))


async def claim(request: Request) -> Response:
    """Take a seat."""
    said = await wire.read(request, wire.Claim)
    session = Session(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await found.claim(session.id, request.path_params["seat"], said.name)
        return session.give(json(found.info(session.id)))


async def leave(request: Request) -> Response:
    """Give a seat up."""
    await wire.read(request, wire.Leave)
    session = session_of(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await found.leave(session, request.path_params["seat"])
        return json(found.info(session))


async def answers(request: Request) -> Response:
    """Make a gesture."""
    said = await wire.read(request, wire.Answers)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(await found.answer(session_of(request), said))


async def preview(request: Request) -> Response:
    """Tell what comes after some picks."""
    said = await wire.read(request, wire.Preview)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(msgspec.json.encode(found.preview(session_of(request), said)))


async def retract(request: Request) -> Response:
    """Take a sealed answer back."""
    said = await wire.read(request, wire.Retract)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(await found.retract(session_of(request), said))


async def story(request: Request) -> Response:
    """Tell what has happened."""
    first = wire.number_in_query(request, "from", 0)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(found.story(session_of(request), request.query_params.get("seat"), first))


async def replay(request: Request) -> Response:
    """Show a position of a finished game."""
    step = wire.number_in_query(request, "step", 0)
    found = await hall_of(request).find(request.path_params["id"])
    replays: Replays = request.app.state.replays
    return json(await replays.step(found, request.query_params.get("seat", ALL), step))


async def keep_record(request: Request) -> Response:
    """Give the record of a finished game, a file to keep."""
    found = await hall_of(request).find(request.path_params["id"])
    found.require_over()
    body = await asyncio.to_thread(record.write, found.match)
    name = f"{found.game.name}-{found.id}.jsonl"
    return Response(body, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/jsonl")


async def open_record(request: Request) -> Response:
    """Open a record as a finished table."""
    raw = await wire.read_body(request, wire.MAX_RECORD)
    return json(msgspec.json.encode({"id": await hall_of(request).open_record(raw)}), 201)


_TABLE: Final = "/api/tables/{id}"
ROUTES: Final = [
    Route("/api/games", games),
    Route("/api/tables", open_table, methods=["POST"]),
    Route(_TABLE, table),
    Route(f"{_TABLE}/views", views),
    Route(f"{_TABLE}/log", story),
    Route(f"{_TABLE}/replay", replay),
    Route(f"{_TABLE}/seats/{{seat}}/claim", claim, methods=["POST"]),
    Route(f"{_TABLE}/seats/{{seat}}/leave", leave, methods=["POST"]),
    Route(f"{_TABLE}/answers", answers, methods=["POST"]),
    Route(f"{_TABLE}/preview", preview, methods=["POST"]),
    Route(f"{_TABLE}/retract", retract, methods=["POST"]),
    Route(f"{_TABLE}/record", keep_record),
    Route("/api/records", open_record, methods=["POST"]),
    WebSocketRoute(f"{_TABLE}/socket", watch),
]
