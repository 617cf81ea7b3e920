"""Takes the answers of people: at once, or, within a blind window, when its time is over.

See :mod:`fogtable.server.tables.blind_windows`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Raw

from fogtable.fast.match import AnyMatch
from fogtable.server.actions.conditions import require_fresh
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Answers, Preview, TakeBack
from fogtable.server.store.rows import taking_back
from fogtable.server.tables import blind_windows
from fogtable.server.tables.gesture import PickRefused, ahead_in_thread, take
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import reply_of
from fogtable.server.turns import Share


async def answer(table: Table, session: str | None, body: Answers, share: Share) -> bytes:
    """Take a gesture; one within a window is kept until its time is over. Return the reply as JSON.

    It is tried in this ``share`` of the threads.

    Raises:
        Refusal: it is not possible; nothing has changed.
    """
    window = table.blind_window
    if not window.timed or table.position.seat_named(body.seat) not in window.closing:
        return await answer_at_once(table, session, body, share)
    seat = table.held(session, body.seat)
    require_fresh(table, seat, body.view)
    await _drafted(table.match, seat, body.picks, share)
    await table.declare(seat, blind_windows.holding(table.published.seats[seat], window.opened, body.picks[0]))
    return reply_of(table.published, seat, 1)


async def answer_at_once(table: Table, session: str | None, body: Answers, share: Share) -> bytes:
    """Take a gesture, whatever window the table stands in; return the reply as JSON.

    Raises:
        Refusal: it is not possible; nothing has changed.
    """

    async def plan(seat: int) -> Callable[[], list[str]]:
        if table.published.seats[seat].bot is not None:
            raise Refusal("bot-plays", "a bot stands in for this seat: come back first")
        require_fresh(table, seat, body.view)
        if len(body.picks) > 1:
            await _drafted(table.match, seat, body.picks, share)
        return lambda: body.picks[: take(table.match, seat, body.picks, table.position.last.note)]

    return await table.command(session, body, plan)


async def retract(table: Table, session: str | None, body: TakeBack) -> bytes:
    """Take a sealed answer back; return the reply as JSON.

    Raises:
        Refusal: it is not possible; nothing has changed.
    """

    def change(seat: int) -> list[str]:
        standing = len(table.match.answers)
        table.match.retract(seat)
        return [taking_back(standing - len(table.match.answers))]

    async def plan(seat: int) -> Callable[[], list[str]]:
        require_fresh(table, seat, body.view)
        table.blind_window.require_retractable()
        return partial(change, seat)

    return await table.command(session, body, plan)


async def preview(table: Table, session: str | None, body: Preview, share: Share) -> dict[str, Any]:
    """Return what a seat will be asked after these picks; nothing is changed.

    Raises:
        Refusal: as :func:`answer`.
    """
    seat = table.held(session, body.seat)
    require_fresh(table, seat, body.view)
    world = await _drafted(table.match, seat, body.picks, share)
    return {"asked": None if world is None else Raw(world.asked(seat))}


async def _drafted(match: AnyMatch, seat: int, picks: list[str], share: Share) -> AnyMatch | None:
    """Return a world in which a seat has made these picks, ``None`` if the gesture is whole.

    Raises:
        Refusal: a pick is not possible.
    """
    try:
        return await ahead_in_thread(match, seat, picks, share)
    except PickRefused as why:
        raise Refusal(why.code, str(why), pick=why.pick) from None
