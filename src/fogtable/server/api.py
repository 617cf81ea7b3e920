"""The calls of the page, as ``docs/protocol.md`` lists them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from fogtable.core import record
from fogtable.server import lobby, wire
from fogtable.server.analysis import Analyses
from fogtable.server.hall import Hall
from fogtable.server.hints import Hints
from fogtable.server.live import ALL
from fogtable.server.modes import TUTORIAL, modes_of
from fogtable.server.refusals import Refusal
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
    known = hall_of(request).games.values()
    return json(msgspec.json.encode([{**wire.described(game), "modes": modes_of(game)} for game in known]))


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
        await lobby.claim(found, session.id, request.path_params["seat"], said)
        return session.give(json(found.info(session.id)))


async def leave(request: Request) -> Response:
    """Give a seat up."""
    await wire.read(request, wire.Nothing)
    session = session_of(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await lobby.leave(found, session, request.path_params["seat"])
        return json(found.info(session))


async def invite(request: Request) -> Response:
    """Make a new private link for a seat."""
    await wire.read(request, wire.Nothing)
    async with hall_of(request).at(request.path_params["id"]) as found:
        link = await lobby.invite(found, session_of(request), request.path_params["seat"])
        return json(msgspec.json.encode({"link": link}), 201)


async def remove(request: Request) -> Response:
    """Make a seat free."""
    await wire.read(request, wire.Nothing)
    session = session_of(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await lobby.remove(found, session, request.path_params["seat"])
        return json(found.info(session))


async def fill(request: Request) -> Response:
    """Let a bot play a seat, or no longer."""
    said = await wire.read(request, wire.Fill)
    session = session_of(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await lobby.fill(found, session, request.path_params["seat"], said)
        return json(found.info(session))


async def arrange(request: Request) -> Response:
    """Say what a table is open for."""
    said = await wire.read(request, wire.Arrange)
    session = session_of(request)
    async with hall_of(request).at(request.path_params["id"]) as found:
        await lobby.arrange(found, session, said)
        return json(found.info(session))


async def mine(request: Request) -> Response:
    """Tell at which tables this session sits."""
    session = session_of(request)
    told = [] if session is None else await hall_of(request).held_by(session)
    return json(b"[%b]" % b",".join(told))


async def by_code(request: Request) -> Response:
    """Tell which table waits under a code."""
    found = await hall_of(request).coded(request.path_params["code"].upper())
    return json(msgspec.json.encode({"id": found, "link": f"/t/{found}"}))


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
    said = await wire.read(request, wire.TakeBack)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(await found.retract(session_of(request), said))


async def undo(request: Request) -> Response:
    """Take the last answer back."""
    said = await wire.read(request, wire.TakeBack)
    async with hall_of(request).at(request.path_params["id"]) as found:
        return json(await found.undo(session_of(request), said))


async def hint(request: Request) -> Response:
    """Advise a person who plays alone."""
    said = await wire.read(request, wire.Hint)
    hints: Hints = request.app.state.hints
    async with hall_of(request).at(request.path_params["id"]) as found:
        thinking = hints.begin(found, session_of(request), said)
    return json(msgspec.json.encode(await thinking))


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


async def analysis(request: Request) -> Response:
    """Tell how the chances of a finished game went."""
    found = await hall_of(request).find(request.path_params["id"])
    analyses: Analyses = request.app.state.analyses
    return json(await analyses.of(found))


async def go_on(request: Request) -> Response:
    """Open a table that goes on from a position of a finished game, against bots."""
    said = await wire.read(request, wire.GoOn)
    session = Session(request)
    hall = hall_of(request)
    table = await hall.go_on(session.id, await hall.find(request.path_params["id"]), said)
    return session.give(json(msgspec.json.encode({"id": table, "link": f"/t/{table}"}), 201))


async def keep_record(request: Request) -> Response:
    """Give the record of a finished game, a file to keep."""
    found = await hall_of(request).find(request.path_params["id"])
    found.require_over()
    if found.mode == TUTORIAL:
        raise Refusal("not-found", "a tutorial makes no record: its luck was said beforehand")
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
    Route(f"{_TABLE}/seats/{{seat}}/link", invite, methods=["POST"]),
    Route(f"{_TABLE}/seats/{{seat}}/remove", remove, methods=["POST"]),
    Route(f"{_TABLE}/seats/{{seat}}/bot", fill, methods=["POST"]),
    Route(f"{_TABLE}/arrange", arrange, methods=["POST"]),
    Route("/api/mine", mine),
    Route("/api/codes/{code}", by_code),
    Route(f"{_TABLE}/answers", answers, methods=["POST"]),
    Route(f"{_TABLE}/preview", preview, methods=["POST"]),
    Route(f"{_TABLE}/retract", retract, methods=["POST"]),
    Route(f"{_TABLE}/analysis", analysis),
    Route(f"{_TABLE}/go-on", go_on, methods=["POST"]),
    Route(f"{_TABLE}/undo", undo, methods=["POST"]),
    Route(f"{_TABLE}/hint", hint, methods=["POST"]),
    Route(f"{_TABLE}/record", keep_record),
    Route("/api/records", open_record, methods=["POST"]),
    WebSocketRoute(f"{_TABLE}/socket", watch),
]
