"""The calls of the page, as ``docs/protocol.md`` lists them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from fogtable.core.formats import record
from fogtable.server import requests
from fogtable.server.actions import agreement, answering, declaring, opening, rematch, seating, shuffling, talk
from fogtable.server.actions.conditions import require_over, require_result
from fogtable.server.actions.reasons import reasons
from fogtable.server.actions.records import table_of_record
from fogtable.server.actions.story import open_story, story
from fogtable.server.http import bodies, device_calls, game_calls
from fogtable.server.http.callers import unless_gone
from fogtable.server.http.event_stream import stream
from fogtable.server.http.guard import Session, admit_stored, person_of, session_of, site_of
from fogtable.server.http.responses import json, json_of
from fogtable.server.http.route import RetryingRoute
from fogtable.server.http.services import services_of
from fogtable.server.http.websocket import watch
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import Stored
from fogtable.server.tables.modes import lesson_of
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import ALL
from fogtable.server.turns import Share

# -- what a call is about ----------------------------------------------------------------------------------------------


async def table_of(request: Request) -> Table:
    """Return the table that a request is about; only what has been published is read of it.

    Raises:
        Refusal: ``no-such-table``.
    """
    return await services_of(request).registry.find(request.path_params["id"])


@asynccontextmanager
async def at_table(request: Request) -> AsyncIterator[tuple[Table, str | None]]:
    """Yield the table that a request is about, with its lock held, and the session that asks.

    Raises:
        Refusal: ``no-such-table``.
    """
    async with services_of(request).registry.at(request.path_params["id"]) as table:
        yield table, session_of(request)


def drafting(request: Request) -> Share:
    """Return the threads in which drafts are tried, as who asks may use them."""
    return services_of(request).drafting.share_of(person_of(request))


def looking_back(request: Request) -> Share:
    """Return where finished games are played through, as who asks may use it."""
    return services_of(request).looking_back.share_of(person_of(request))


async def _added(request: Request, new: Stored) -> str:
    """Store a new table, as far as its caller may; return its id.

    Raises:
        Refusal: ``too-many``.
    """
    await admit_stored(request, new.size)
    return await services_of(request).registry.add(new)


def seat_of(request: Request) -> str:
    """Return the name of the seat that a request is about."""
    name: str = request.path_params["seat"]
    return name


def opened(table: str) -> Response:
    """Return the answer that leads to a table that was opened."""
    return json_of({"id": table, "link": f"/t/{table}"}, 201)


# -- tables ------------------------------------------------------------------------------------------------------------


async def example(request: Request) -> Response:
    """Show an example of the rules of a game, step by step."""
    services, number = services_of(request), request.path_params["number"]
    game = services.registry.games.get(request.path_params["game"])
    if game is None:
        raise Refusal("not-found", "there is no such game")
    seat, share = request.query_params.get("seat", ALL), looking_back(request)
    return json(await unless_gone(request, services.examples.of(game, number, seat, share)))


async def open_table(request: Request) -> Response:
    """Open a table."""
    body = await bodies.read(request, requests.NewTable)
    session = Session(request)
    games = services_of(request).registry.games
    return await session.give(opened(await _added(request, opening.new_table(games, session.id, body))))


async def show_table(request: Request) -> Response:
    """Tell about a table: who sits where."""
    table = await table_of(request)
    return json(table.display.info(session_of(request)))


async def views(request: Request) -> Response:
    """Return the views of this session once; a session that polls is present meanwhile."""
    table, session = await table_of(request), session_of(request)
    table.looked_at()
    if "again" in request.query_params:
        services_of(request).polling.asked(table, session)
    viewers = table.published.viewers_of(session)
    return json(b"[%b]" % b",".join(table.display.message(viewer, session) for viewer in viewers))


async def fairness(request: Request) -> Response:
    """Tell what was promised of the shuffling, after the end with its proof."""
    table = await table_of(request)
    return json_of(table.display.proof())


async def arrange(request: Request) -> Response:
    """Say what a table is open for."""
    body = await bodies.read(request, requests.Arrange)
    async with at_table(request) as (table, session):
        await seating.arrange(table, session, body)
        return json(table.display.info(session))


async def mine(request: Request) -> Response:
    """Tell at which tables this session sits."""
    session = session_of(request)
    tables = [] if session is None else await services_of(request).registry.held_by(session)
    return json(b"[%b]" % b",".join(tables))


async def by_code(request: Request) -> Response:
    """Tell which table waits under a code."""
    table = await services_of(request).registry.coded(request.path_params["code"].upper())
    return json_of({"id": table, "link": f"/t/{table}"})


async def reach(request: Request) -> Response:
    """Tell under which address friends on the same network find this server."""
    return json_of({"address": site_of(request).address})


async def offers(request: Request) -> Response:
    """Tell which tables are offered to everybody."""
    return json_of(await services_of(request).offers.listed())


# -- seats -------------------------------------------------------------------------------------------------------------


async def claim(request: Request) -> Response:
    """Take a seat."""
    body = await bodies.read(request, requests.Claim)
    session = Session(request)
    async with at_table(request) as (table, _):
        await seating.claim(table, session.id, seat_of(request), body)
        info = table.display.info(session.id)
    return await session.give(json(info))


async def leave(request: Request) -> Response:
    """Give a seat up."""
    await bodies.read(request, requests.Nothing)
    async with at_table(request) as (table, session):
        await seating.leave(table, session, seat_of(request))
        return json(table.display.info(session))


async def invite(request: Request) -> Response:
    """Make a new private link for a seat."""
    await bodies.read(request, requests.Nothing)
    async with at_table(request) as (table, session):
        return json_of({"link": await seating.invite(table, session, seat_of(request))}, 201)


async def remove(request: Request) -> Response:
    """Make a seat free."""
    await bodies.read(request, requests.Nothing)
    async with at_table(request) as (table, session):
        await seating.remove(table, session, seat_of(request))
        return json(table.display.info(session))


async def fill(request: Request) -> Response:
    """Let a bot play a seat, or no longer."""
    body = await bodies.read(request, requests.Fill)
    async with at_table(request) as (table, session):
        await seating.fill(table, session, seat_of(request), body)
        return json(table.display.info(session))


async def reveal(request: Request) -> Response:
    """Add to the luck of the game."""
    body = await bodies.read(request, requests.Reveal)
    async with at_table(request) as (table, session):
        await shuffling.reveal(table, session, body)
        return json(table.display.info(session))


# -- the game ----------------------------------------------------------------------------------------------------------


async def answers(request: Request) -> Response:
    """Make a gesture."""
    body = await bodies.read(request, requests.Answers)
    async with at_table(request) as (table, session):
        return json(await answering.answer(table, session, body, drafting(request)))


async def preview(request: Request) -> Response:
    """Tell what comes after some picks."""
    body = await bodies.read(request, requests.Preview)
    async with at_table(request) as (table, session):
        return json_of(await answering.preview(table, session, body, drafting(request)))


async def why_not(request: Request) -> Response:
    """Tell what stands in the way of the answers that are not offered."""
    body = await bodies.read(request, requests.Preview)
    async with at_table(request) as (table, session):
        return json_of(await reasons(table, session, body, drafting(request)))


async def retract(request: Request) -> Response:
    """Take a sealed answer back."""
    body = await bodies.read(request, requests.TakeBack)
    async with at_table(request) as (table, session):
        return json(await answering.retract(table, session, body))


async def undo(request: Request) -> Response:
    """Take the last answer back, or propose it."""
    body = await bodies.read(request, requests.TakeBack)
    async with at_table(request) as (table, session):
        return json(await agreement.undo(table, session, body))


async def end(request: Request) -> Response:
    """End the game, or propose it."""
    body = await bodies.read(request, requests.End)
    async with at_table(request) as (table, session):
        await agreement.end(table, session, body)
        return json(table.display.info(session))


async def consent(request: Request) -> Response:
    """Agree to a proposal, or say no."""
    body = await bodies.read(request, requests.Consent)
    async with at_table(request) as (table, session):
        await agreement.consent(table, session, body)
        return json(table.display.info(session))


async def declare(request: Request) -> Response:
    """Say what is to be answered when the time runs out."""
    body = await bodies.read(request, requests.Declare)
    async with at_table(request) as (table, session):
        await declaring.declare(table, session, body)
        return json(table.display.info(session))


async def hint(request: Request) -> Response:
    """Advise a person who plays alone."""
    body = await bodies.read(request, requests.Hint)
    async with at_table(request) as (table, session):
        thinking = await services_of(request).hints.begin(table, session, body, drafting(request))
    return json_of(await unless_gone(request, thinking))


# -- looking back ------------------------------------------------------------------------------------------------------


async def read_story(request: Request) -> Response:
    """Tell what has happened."""
    first, seat = bodies.number_in_query(request, "from", 0), request.query_params.get("seat")
    async with at_table(request) as (table, session):
        if seat != ALL:
            return json(story(table, session, seat, first))
        require_over(table)
    return json(await unless_gone(request, looking_back(request).submit(partial(open_story, table.match, first))))


async def replay(request: Request) -> Response:
    """Show positions of a finished game."""
    step = bodies.number_in_query(request, "step", 0)
    table = await table_of(request)
    seat, share = request.query_params.get("seat", ALL), looking_back(request)
    return json(await unless_gone(request, services_of(request).replays.piece(table, seat, step, share)))


async def analysis(request: Request) -> Response:
    """Tell how the chances of a finished game went."""
    table, share = await table_of(request), services_of(request).analysing.share_of(person_of(request))
    return json(await unless_gone(request, services_of(request).analyses.of(table, share)))


async def go_on(request: Request) -> Response:
    """Open a table that goes on from a position of a finished game, against bots."""
    body = await bodies.read(request, requests.GoOn)
    session, finished = Session(request), await table_of(request)
    made = await unless_gone(request, opening.go_on(session.id, finished, body, looking_back(request)))
    return await session.give(opened(await _added(request, made)))


async def play_again(request: Request) -> Response:
    """Open a table for the same people, or take one's seat at it."""
    body = await bodies.read(request, requests.Rematch)
    session = Session(request)
    async with at_table(request) as (table, _):
        rematch.require(table, session.id)
        if table.published.facts.rematch is None:
            new = rematch.next_table(table, session.id, body)
            await admit_stored(request, new.size)
            await table.rematch(new)
        following = table.published.facts.rematch
    assert following is not None
    async with services_of(request).registry.at(following) as there:
        await rematch.come(table, there, session.id, body)
    return await session.give(opened(following))


async def keep_record(request: Request) -> Response:
    """Give the record of a finished game, a file to keep."""
    table = await table_of(request)
    require_result(table)
    if lesson_of(table.game, table.setting.mode):
        raise Refusal("not-found", "a tutorial makes no record: its luck was said beforehand")
    content = await unless_gone(request, looking_back(request).submit(partial(record.write, table.match)))
    name = f"{table.game.name}-{table.id}.jsonl"
    return Response(content, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/jsonl")


async def open_record(request: Request) -> Response:
    """Open a record as a finished table."""
    raw = await bodies.read_body(request, bodies.MAX_RECORD)
    reading = partial(table_of_record, services_of(request).registry.games, raw)
    made = await unless_gone(request, looking_back(request).submit(reading))
    return json_of({"id": await _added(request, made)}, 201)


# -- talk --------------------------------------------------------------------------------------------------------------


async def read_talk(request: Request) -> Response:
    """Tell what was said at a table."""
    first, whispered = (bodies.number_in_query(request, name, 1) for name in ("from", "channel"))
    return json(talk.read(await table_of(request), session_of(request), first, whispered))


async def say(request: Request) -> Response:
    """Say something at a table."""
    body = await bodies.read(request, requests.Say)
    async with at_table(request) as (table, session):
        return json_of({"number": await talk.say(table, session, body)})


async def hush(request: Request) -> Response:
    """Close the talk of a table, or open it again."""
    body = await bodies.read(request, requests.Hush)
    async with at_table(request) as (table, session):
        await talk.hush(table, session, body.closed)
    return json_of({})


async def report(request: Request) -> Response:
    """Report something that was said to the host."""
    body = await bodies.read(request, requests.Remark)
    async with at_table(request) as (table, session):
        await talk.report(table, session, body.number)
    return json_of({})


async def unsay(request: Request) -> Response:
    """Remove something that was reported."""
    body = await bodies.read(request, requests.Remark)
    async with at_table(request) as (table, session):
        await talk.remove(table, session, body.number)
    return json_of({})


_TABLE: Final = "/api/tables/{id}"
ROUTES: Final = [
    # Routes are looked through from the first on: these are asked for most.
    RetryingRoute(f"{_TABLE}/answers", answers, methods=["POST"]),
    WebSocketRoute(f"{_TABLE}/socket", watch),
    RetryingRoute("/api/games/{game}/examples/{number}", example),
    *game_calls.ROUTES,
    RetryingRoute("/api/tables", open_table, methods=["POST"]),
    RetryingRoute(_TABLE, show_table),
    RetryingRoute(f"{_TABLE}/views", views),
    RetryingRoute(f"{_TABLE}/fairness", fairness),
    RetryingRoute(f"{_TABLE}/log", read_story),
    RetryingRoute(f"{_TABLE}/replay", replay),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/claim", claim, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/leave", leave, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/link", invite, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/remove", remove, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/seats/{{seat}}/bot", fill, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/reveal", reveal, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/arrange", arrange, methods=["POST"]),
    RetryingRoute("/api/mine", mine),
    RetryingRoute("/api/codes/{code}", by_code),
    RetryingRoute("/api/offers", offers),
    *device_calls.ROUTES,
    RetryingRoute("/api/reach", reach),
    RetryingRoute(f"{_TABLE}/preview", preview, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/reasons", why_not, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/retract", retract, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/analysis", analysis),
    RetryingRoute(f"{_TABLE}/go-on", go_on, methods=["POST"]),
    RetryingRoute(f"{_TABLE}/rematch", play_again, methods=["POST"]),
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
