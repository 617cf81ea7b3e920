"""What people at a table do only if the others agree: take the last answer back, end the game, let somebody sit down.

A person who plays with bots alone needs nobody's consent. People who are away have not agreed, nor does a bot agree
that stands in for them. So nobody ends a game alone that others have sat at, and sees their hands by that: it is left
as it is, unfinished, and can be gone on with. After an end by agreement there is no result, and all is open.
"""

from __future__ import annotations

from collections.abc import Callable

from fogtable.core.declarations.visibility import SPECTATOR
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
    if not wanted.open(table.published.seats):
        reply = await _undo(table, session, body)
        await _settled(table)
        return reply
    require_undoable(table, seat, body.view)
    await table.propose(wanted)
    return reply_of(table.published, seat, 0)


async def _undo(table: Table, session: str | None, body: TakeBack) -> bytes:
    """Take the last answer back, which nobody else has to agree to; return the reply as JSON."""

    async def plan(seat: int) -> Callable[[], list[str]]:
        require_undoable(table, seat, body.view)
        return await table.position.taking_back()

    return await table.command(session, body, plan)


async def end(table: Table, session: str | None, body: End) -> None:
    """End the game, or propose it where others have to agree.

    Raises:
        Refusal: ``over``, ``not-asked`` (it has not begun), ``already-proposed``; ``left``: who else sat here is gone.
    """
    seat = table.held(session, body.seat)
    require_playing(table)
    _require_others(table)
    await _decide(table, _proposed(table, session, "end", seat))


async def consent(table: Table, session: str | None, body: Consent) -> None:
    """Agree to a proposal, or decline it; whoever made it withdraws it by declining.

    Raises:
        Refusal: ``no-proposal``: it does not stand any more, or it is another.
    """
    table.held(session, body.seat)
    proposal = table.published.facts.proposal
    if proposal is None or proposal.id != body.proposal:
        raise Refusal("no-proposal", "this is not proposed any more")
    if not body.agree:
        await table.propose(None)
    else:
        await _decide(table, proposal.with_session(table.published.seats, session or ""))


def _proposed(table: Table, session: str | None, kind: proposals.Kind, seat: int) -> Proposal:
    """Return what a session proposes; the same proposal again is the one that stands."""
    proposal = table.published.facts.proposal
    if proposal is None:
        shown = table.published.views[SPECTATOR].view
        proposal = proposals.new(kind, seat, len(table.position.answers), shown)
    elif (proposal.kind, proposal.seat) != (kind, seat):
        raise Refusal("already-proposed", "something else is proposed: let that be decided first")
    return proposal.with_session(table.published.seats, session or "")


async def _decide(table: Table, proposal: Proposal) -> None:
    """Carry out what everybody wants; else show the proposal, and which seats have not agreed yet.

    Raises:
        Refusal: ``not-undoable``: meanwhile an answer was given that was shown to nobody. Nobody learns so before.
    """
    if proposal.open(table.published.seats):
        await table.propose(proposal)
    elif proposal.kind == "end":
        _require_others(table)
        await table.end()
    elif proposal.kind == "seat":
        await seating.admit(table, proposal)
    else:
        await _settled(table)
        if proposal.answers == len(table.position.answers):
            return await table.undo(proposal.seat)
        raise Refusal("not-undoable", "there is nothing to take back any more")


async def _settled(table: Table) -> None:
    """Show no proposal any more, also where nobody else has seen what is taken back."""
    if table.published.facts.proposal is not None:
        await table.propose(None)


def _require_others(table: Table) -> None:
    """Refuse to let the last person of several see all hands."""
    seats = table.published.seats
    here = {seat.sessions for seat in seats if seat.sessions}
    if len(here) == 1 and any(seat.gone and not seat.sessions for seat in seats):
        raise Refusal("left", "the others have left: the game stays as it is, and can be gone on with")
