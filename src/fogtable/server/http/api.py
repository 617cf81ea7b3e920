"""The calls of the page, as ``docs/protocol.md`` lists them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from fogtable.core.formats import record
from fogtable.server import requests
from fogtable.server.actions import agreement, answering, declaring, opening, seating, talk
from fogtable.server.actions.analysis import Analyses
from fogtable.server.actions.hints import Hints
from fogtable.server.actions.records import Records
from fogtable.server.actions.replays import Replays
from fogtable.server.http import bodies, device_calls
from fogtable.server.http.event_stream import stream
from fogtable.server.http.guard import Session, session_of, site_of
from fogtable.server.http.polling import Polling
from fogtable.server.http.route import RetryingRoute
from fogtable.server.http.websocket import watch
from fogtable.server.refusals import Refusal
from fogtable.server.store.offers import Offers
from fogtable.server.tables.display import ALL
from fogtable.server.tables.modes import TUTORIAL, modes_of
from fogtable.server.tables.registry import Registry


def registry_of(request: Request) -> Registry:
    """Return the tables of the server that serves this request."""
    registry: Registry = request.app.state.registry
    return registry


def json(body: bytes, status: int = 200) -> Response:
    """Return JSON that is encoded already."""
    return Response(body, status, media_type="application/json")


async def games(request: Request) -> Response:
    """Tell which games can be played, how."""
    known = registry_of(request).games.values()
    return json(msgspec.json.encode([{**requests.described(game), "modes": modes_of(game)} for game in known]))


async def open_table(request: Request) -> Response:
    """Open a table."""
    body = await bodies.read(request, requests.NewTable)
    session = Session(request)
    table = await opening.open_table(registry_of(request), session.id, body)
    return await session.give(json(msgspec.json.encode({"id": table, "link": f"/t/{table}"}), 201))


async def table(request: Request) -> Response:
    """Tell about a table: who sits where."""
    found = await registry_of(request).find(request.path_params["id"])
    return json(found.info(session_of(request)))


async def views(request: Request) -> Response:
    """Give the views of this session once; who comes again and again is here meanwhile."""
    found = await registry_of(request).find(request.path_params["id"])
    session = session_of(request)
    if "again" in request.query_params:
        polling: Polling = request.app.state.polling
        polling.asked(found, session)
    return json(b"[%b]" % b",".join(found.message(viewer, session) for viewer in found.published.viewers_of(session)))


async def fairness(request: Request) -> Response:
    """Tell what was promised of the shuffling, after the end with its proof."""
    found = await registry_of(request).find(request.path_params["id"])
    return json(msgspec.json.encode(found.proof()))


async def claim(request: Request) -> Response:
    """Take a seat."""
    body = await bodies.read(request, requests.Claim)
    session = Session(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await seating.claim(found, session.id, request.path_params["seat"], body)
        taken = found.info(session.id)
    return await session.give(json(taken))


async def leave(request: Request) -> Response:
    """Give a seat up."""
    await bodies.read(request, requests.Nothing)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await seating.leave(found, session, request.path_params["seat"])
        return json(found.info(session))


async def invite(request: Request) -> Response:
    """Make a new private link for a seat."""
    await bodies.read(request, requests.Nothing)
    async with registry_of(request).at(request.path_params["id"]) as found:
        link = await seating.invite(found, session_of(request), request.path_params["seat"])
        return json(msgspec.json.encode({"link": link}), 201)


async def remove(request: Request) -> Response:
    """Make a seat free."""
    await bodies.read(request, requests.Nothing)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await seating.remove(found, session, request.path_params["seat"])
        return json(found.info(session))


async def fill(request: Request) -> Response:
    """Let a bot play a seat, or no longer."""
    body = await bodies.read(request, requests.Fill)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await seating.fill(found, session, request.path_params["seat"], body)
        return json(found.info(session))


async def arrange(request: Request) -> Response:
    """Say what a table is open for."""
    body = await bodies.read(request, requests.Arrange)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await seating.arrange(found, session, body)
        return json(found.info(session))


async def mine(request: Request) -> Response:
    """Tell at which tables this session sits."""
    session = session_of(request)
    told = [] if session is None else await registry_of(request).held_by(session)
    return json(b"[%b]" % b",".join(told))


async def by_code(request: Request) -> Response:
    """Tell which table waits under a code."""
    found = await registry_of(request).coded(request.path_params["code"].upper())
    return json(msgspec.json.encode({"id": found, "link": f"/t/{found}"}))


async def reach(request: Request) -> Response:
    """Tell under which address friends on the same network find this server."""
    return json(msgspec.json.encode({"address": site_of(request).address}))


async def offers(request: Request) -> Response:
    """Tell which tables are offered to everybody."""
    known: Offers = request.app.state.offers
    return json(msgspec.json.encode(await known.listed()))


async def answers(request: Request) -> Response:
    """Make a gesture."""
    body = await bodies.read(request, requests.Answers)
    async with registry_of(request).at(request.path_params["id"]) as found:
        return json(await answering.answer(found, session_of(request), body))


async def preview(request: Request) -> Response:
    """Tell what comes after some picks."""
    body = await bodies.read(request, requests.Preview)
    async with registry_of(request).at(request.path_params["id"]) as found:
        return json(msgspec.json.encode(found.preview(session_of(request), body)))


async def retract(request: Request) -> Response:
    """Take a sealed answer back."""
    body = await bodies.read(request, requests.TakeBack)
    async with registry_of(request).at(request.path_params["id"]) as found:
        return json(await found.retract(session_of(request), body))


async def undo(request: Request) -> Response:
    """Take the last answer back, or propose it."""
    body = await bodies.read(request, requests.TakeBack)
    async with registry_of(request).at(request.path_params["id"]) as found:
        return json(await agreement.undo(found, session_of(request), body))


async def end(request: Request) -> Response:
    """End the game, or propose it."""
    body = await bodies.read(request, requests.End)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await agreement.end(found, session, body)
        return json(found.info(session))


async def consent(request: Request) -> Response:
    """Agree to a proposal, or say no."""
    body = await bodies.read(request, requests.Consent)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await agreement.consent(found, session, body)
        return json(found.info(session))


async def declare(request: Request) -> Response:
    """Say what is to be answered when the time runs out."""
    body = await bodies.read(request, requests.Declare)
    session = session_of(request)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await declaring.declare(found, session, body)
        return json(found.info(session))


async def hint(request: Request) -> Response:
    """Advise a person who plays alone."""
    body = await bodies.read(request, requests.Hint)
    hints: Hints = request.app.state.hints
    async with registry_of(request).at(request.path_params["id"]) as found:
        thinking = hints.begin(found, session_of(request), body)
    return json(msgspec.json.encode(await thinking))


async def story(request: Request) -> Response:
    """Tell what has happened."""
    first = bodies.number_in_query(request, "from", 0)
    async with registry_of(request).at(request.path_params["id"]) as found:
        return json(found.story(session_of(request), request.query_params.get("seat"), first))


async def replay(request: Request) -> Response:
    """Show positions of a finished game."""
    step = bodies.number_in_query(request, "step", 0)
    found = await registry_of(request).find(request.path_params["id"])
    replays: Replays = request.app.state.replays
    return json(await replays.piece(found, request.query_params.get("seat", ALL), step))


async def analysis(request: Request) -> Response:
    """Tell how the chances of a finished game went."""
    found = await registry_of(request).find(request.path_params["id"])
    analyses: Analyses = request.app.state.analyses
    return json(await analyses.of(found))


async def go_on(request: Request) -> Response:
    """Open a table that goes on from a position of a finished game, against bots."""
    body = await bodies.read(request, requests.GoOn)
    session = Session(request)
    registry = registry_of(request)
    table = await opening.go_on(registry, session.id, await registry.find(request.path_params["id"]), body)
    return await session.give(json(msgspec.json.encode({"id": table, "link": f"/t/{table}"}), 201))


async def read_talk(request: Request) -> Response:
    """Tell what was said at a table."""
    first, whispered = (bodies.number_in_query(request, name, 1) for name in ("from", "channel"))
    found = await registry_of(request).find(request.path_params["id"])
    return json(talk.heard(found, session_of(request), first, whispered))


async def say(request: Request) -> Response:
    """Say something at a table."""
    body = await bodies.read(request, requests.Say)
    async with registry_of(request).at(request.path_params["id"]) as found:
        number = await talk.say(found, session_of(request), body)
    return json(msgspec.json.encode({"number": number}))


async def hush(request: Request) -> Response:
    """Close the talk of a table, or open it again."""
    body = await bodies.read(request, requests.Hush)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await talk.hush(found, session_of(request), body.closed)
    return json(b"{}")


async def report(request: Request) -> Response:
    """Report something that was said to the host."""
    body = await bodies.read(request, requests.Remark)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await talk.report(found, session_of(request), body.number)
    return json(b"{}")


async def unsay(request: Request) -> Response:
    """Remove something that was reported."""
    body = await bodies.read(request, requests.Remark)
    async with registry_of(request).at(request.path_params["id"]) as found:
        await talk.remove(found, session_of(request), body.number)
    return json(b"{}")


async def keep_record(request: Request) -> Response:
    """Give the record of a finished game, a file to keep."""
    found = await registry_of(request).find(request.path_params["id"])
    found.require_result()
    if found.mode == TUTORIAL:
        raise Refusal("not-found", "a tutorial makes no record: its luck was said beforehand")
    body = await asyncio.to_thread(record.write, found.match)
    name = f"{found.game.name}-{found.id}.jsonl"
    return Response(body, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/jsonl")


async def open_record(request: Request) -> Response:
    """Open a record as a finished table."""
    raw = await bodies.read_body(request, bodies.MAX_RECORD)
    records: Records = request.app.state.records
    return json(msgspec.json.encode({"id": await records.open(registry_of(request), raw)}), 201)


_TABLE: Final = "/api/tables/{id}"
ROUTES: Final = [
    # Routes are looked through from the first on: these are asked for most.
    RetryingRoute(f"{_TABLE}/answers", answers, methods=["POST"]),
    WebSocketRoute(f"{_TABLE}/socket", watch),
    RetryingRoute("/api/games", games),
    RetryingRoute("/api/tables", open_table, methods=["POST"]),
    RetryingRoute(_TABLE, table),
    RetryingRoute(f"{_TABLE}/views", views),
    RetryingRoute(f"{_TABLE}/fairness", fairness),
    RetryingRoute(f"{_TABLE}/log", story),
    RetryingRoute(f"{_TABLE}/replay", replay),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/claim", claim, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/leave", leave, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/link", invite, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/remove", remove, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/bot", fill, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/arrange", arrange, methods=["POST"]),
    RetryingRoute("/api/mine", mine),
    RetryingRoute("/api/codes/{code}", by_code),
    RetryingRoute("/api/offers", offers),
    *device_calls.ROUTES,
    RetryingRoute("/api/reach", reach),
    RetryingRoute(f"{_TABLE}/preview", preview, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/retract", retract, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/analysis", analysis),
    RetryingRoute(f"{_TABLE}/go-on", go_on, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/undo", undo, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/end", end, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/consent", consent, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/declare", declare, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/hint", hint, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/talk", read_talk),
    RetryingRoute(f"{_TABLE}/talk/say", say, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/talk/close", hush, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/talk/report", report, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/talk/remove", unsay, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/record", keep_record),
    RetryingRoute("/api/records", open_record, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/events", stream),
]
