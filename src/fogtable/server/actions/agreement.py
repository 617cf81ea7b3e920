"""What people at a table do only if the others agree: take the last answer back, end the game.

A person who plays with bots alone needs nobody's consent. Nor is the end delayed by people who have been away for as
long as a bot may stand in: the others would wait for ever. After such an end there is no result, and all is open.
"""

from __future__ import annotations

from collections.abc import Callable

from fogtable.server.actions import seating
from fogtable.server.actions.conditions import require_playing, require_undoable
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Consent, End, TakeBack
from fogtable.server.tables import proposals
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import reply_of


async def undo(table: Table, session: str | None, body: TakeBack) -> bytes:
    """Take the last answer back, or propose it where others have to agree; return the reply as JSON.

    Raises:
        Refusal: ``not-undoable``, ``already-proposed``, or as an answer.
    """
    seat = table.held(session, body.seat)
    wanted = _proposed(table, session, "undo", seat)
    if not _awaited(table, wanted):
        return await _undo(table, session, body)
    require_undoable(table, seat, body.view)
    await table.propose(wanted)
    return reply_of(table.published, seat, 0)


async def _undo(table: Table, session: str | None, body: TakeBack) -> bytes:
    """Take the last answer back, which nobody else has to agree to; return the reply as JSON."""

    async def plan(seat: int) -> Callable[[], list[str]]:
        require_undoable(table, seat, body.view)
        return table.position.take_back

    return await table.command(session, body, plan)


async def end(table: Table, session: str | None, body: End) -> None:
    """End the game, or propose it where others have to agree.

    Raises:
        Refusal: ``over``, ``not-asked`` (it has not begun), ``already-proposed``.
    """
    seat = table.held(session, body.seat)
    require_playing(table)
    await _decide(table, _proposed(table, session, "end", seat))


async def consent(table: Table, session: str | None, body: Consent) -> None:
    """Agree to a proposal, or decline it; whoever made it withdraws it by declining.

    Raises:
        Refusal: ``no-proposal``: it does not stand any more, or it is another.
    """
    table.held(session, body.seat)
    proposal = table.published.proposal
    if proposal is None or proposal.id != body.proposal:
        raise Refusal("no-proposal", "this is not proposed any more")
    if not body.agree:
        await table.propose(None)
    else:
        await _decide(table, proposal.with_session(table.published.seats, session or ""))


def _proposed(table: Table, session: str | None, kind: proposals.Kind, seat: int) -> Proposal:
    """Return what a session proposes; the same proposal again is the one that stands."""
    proposal = table.published.proposal
    if proposal is None:
        proposal = proposals.new(kind, seat, len(table.position.answers))
    elif (proposal.kind, proposal.seat) != (kind, seat):
        raise Refusal("already-proposed", "something else is proposed: let that be decided first")
    return proposal.with_session(table.published.seats, session or "")


async def _decide(table: Table, proposal: Proposal) -> None:
    """Carry out what everybody wants; else show the proposal, and which seats have not agreed yet."""
    if _awaited(table, proposal):
        await table.propose(proposal)
    elif proposal.kind == "end":
        await table.end()
    else:
        await table.undo(proposal.seat)


def _awaited(table: Table, proposal: Proposal) -> list[int]:
    """Return the seats whose consent is still needed."""
    seats = table.published.seats
    missing = proposal.open(seats)
    if proposal.kind == "undo":
        return missing
    return [seat for seat in missing if table.presence.away_for(seats[seat]) <= seating.AWAY_SECONDS]
