"""Who sits where, and who may arrange it: claiming, leaving, inviting, removing, bots that stand in.

Opening a link takes nothing; a claim does. A link that a person makes of their own seat works for several devices:
whoever has it is that person. The host, who opened the table, arranges free seats; while somebody is away, the others
at the table decide whether a bot plays until they are back.

Whoever sits down sees a hand, and nobody knows who is behind a browser: it may be one of those who play against it. So
once the game has begun a newcomer needs the consent of all others, of whom there have to be two. Who sat there comes
back without it, and a bot may play there.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from fogtable import bots
from fogtable.server.actions.conditions import require_host, require_not_over
from fogtable.server.actions.texts import checked_name, looks_like_any
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Arrange, Claim, Fill
from fogtable.server.store.rows import StoredSeat
from fogtable.server.store.tokens import hash_of
from fogtable.server.tables import leaving, proposals
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.surroundings import TableAccess, leaving_counts
from fogtable.server.tables.table import Table

AWAY_SECONDS: Final = 180.0
"""Seconds of absence after which the others may let a bot stand in."""


async def claim(table: Table, session: str, seat: str, body: Claim) -> None:
    """Seat a person, or a further device of one who has the seat's private link.

    Raises:
        Refusal: ``over``, ``no-such-seat``, ``bad-link``, ``seat-taken``, ``has-seat``, ``locked``, ``bad-name``;
            ``seat-kept``, ``already-proposed``: a newcomer may not, or cannot be agreed to now.
    """
    at = table.position.seat_named(seat)
    old = table.published.seats[at]
    require_not_over(table)
    mine = session in old.sessions
    if body.key is not None and not mine and not (old.key and hmac.compare_digest(hash_of(body.key), old.key)):
        raise Refusal("bad-link", "this link to a seat is not valid any more")
    if old.taken and not mine and body.key is None:
        raise Refusal("seat-taken", "somebody has taken this seat")
    others = [one for one in table.published.seats if one is not old]
    if table.published.state == "playing" and not mine and any(session in one.sessions | one.gone for one in others):
        raise Refusal("has-seat", "who has held a seat of this game looks into no other hand")
    if table.published.facts.access.locked and not mine and body.key is None:
        raise Refusal("locked", "seats of this table are taken by their own links")
    name = old.name if body.name is None and old.sessions else _name_for(table, at, body.name)
    if old.sessions:
        await table.reseat(at, StoredSeat(old.kind, old.bot, name, old.sessions | {session}, old.key))
    elif session in old.gone or not _needs_consent(table):
        await _sit_down(table, at, session, name, body.commitment)
    else:
        if table.published.facts.proposal is not None:
            raise Refusal("already-proposed", "something else is proposed: let that be decided first")
        await table.propose(proposals.newcomer(at, session, name))


async def _sit_down(table: Table, at: int, session: str, name: str | None, commitment: str | None = None) -> None:
    """Seat a person at a free seat. Its link is void: who made it could come in by it too."""
    kind = table.published.seats[at].kind
    kind = "link" if kind == "bot" else kind
    await table.reseat(at, StoredSeat(kind, None, name, frozenset([session]), commitment=commitment))


async def admit(table: Table, proposal: Proposal) -> None:
    """Seat a newcomer to whom all others have agreed.

    Raises:
        Refusal: ``seat-taken``, ``bad-name``: meanwhile somebody else has taken the seat or the name.
    """
    await table.propose(None)
    if table.published.seats[proposal.seat].sessions:
        raise Refusal("seat-taken", "somebody has taken this seat")
    name = _name_for(table, proposal.seat, proposal.name)
    await _sit_down(table, proposal.seat, proposal.session or "", name)


def _needs_consent(table: Table) -> bool:
    """Tell whether a newcomer has to be agreed to: others play against the hand that would be seen, or have done so.

    Raises:
        Refusal: ``seat-kept``: of those others one is left, who could be the newcomer.
    """
    if table.published.state != "playing":
        return False
    seats = table.published.seats
    here = {seat.sessions for seat in seats if seat.sessions}
    left = any(seat.gone and not seat.sessions for seat in seats)
    if left and len(here) < 2:
        raise Refusal("seat-kept", "only who sat here comes back to this seat, or a bot plays it")
    return len(here) > 1


def _name_for(table: Table, at: int, wanted: str | None) -> str | None:
    """Return the name of a newcomer; who gives none goes by the name of the seat, in each reader's own language."""
    if wanted is None:
        return None
    name = checked_name(wanted)
    others = [one.name for i, one in enumerate(table.published.seats) if i != at and one.name]
    if looks_like_any(name, others):
        raise Refusal("bad-name", "somebody at this table has that name, or one that looks like it")
    return name


async def leave(table: Table, session: str | None, seat: str) -> None:
    """Give a seat up, with this device; the last device leaves it free, or to a bot where leaving counts.

    Raises:
        Refusal: ``over``, ``no-such-seat``, ``not-your-seat``.
    """
    at = table.held(session, seat)
    require_not_over(table)
    old = table.published.seats[at]
    remaining = old.sessions - {session or ""}
    if remaining:
        new = StoredSeat(old.kind, old.bot, old.name, remaining, old.key)
    elif _counts(table):
        new = leaving.left_seat(table.game, old, remaining)
    else:
        new = StoredSeat(old.kind)
    await table.reseat(at, new)


async def invite(table: Table, session: str | None, seat: str) -> str:
    """Make a new private link for a seat, the old one is void; return its path.

    A person makes one for their own seat, the host also for one that nobody holds.

    Raises:
        Refusal: ``over``, ``no-such-seat``, ``not-your-seat``.
    """
    at = table.position.seat_named(seat)
    require_not_over(table)
    old = table.published.seats[at]
    if session not in old.sessions and (old.sessions or session != table.setting.host):
        raise Refusal("not-your-seat", "only who sits there, or the host for a free seat, makes its link")
    key = secrets.token_urlsafe(16)
    kind = "link" if old.kind == "bot" else old.kind
    made = StoredSeat(kind, None if old.kind == "bot" else old.bot, old.name, old.sessions, hash_of(key))
    await table.reseat(at, made)
    return f"/t/{table.id}#{seat}.{key}"


async def remove(table: Table, session: str | None, seat: str) -> None:
    """Let the host make a seat free, whoever sits there; its private link is void.

    Raises:
        Refusal: ``over``, ``no-such-seat``, ``not-host``; ``seat-kept``: leaving counts, and this is not leaving.
    """
    at = table.position.seat_named(seat)
    require_not_over(table)
    require_host(table, session)
    if _counts(table):
        raise Refusal("seat-kept", "nobody is put out of a game that counts")
    await table.reseat(at, StoredSeat("link"))


async def fill(table: Table, session: str | None, seat: str, body: Fill) -> None:
    """Let a bot play a seat, or (``bot`` is ``None``) let it play no longer.

    A free seat is the host's to give to a bot or to open again. While a person has been away for some minutes, anybody
    at the table may let a bot stand in: the best that answers at once, whichever they name. At a public table with a
    clock they may when the time of that person has run out. The person ends it, or the host.

    Raises:
        Refusal: ``over``, ``no-such-seat``, ``not-host``, ``not-away``, ``bad-body``; ``seat-kept``: of who has left.
    """
    at = table.position.seat_named(seat)
    require_not_over(table)
    old = table.published.seats[at]
    if body.bot is not None and body.bot not in bots.names(table.game):
        raise Refusal("bad-body", f"the bots are {', '.join(bots.names(table.game))}", where="bot")
    if not old.sessions:
        require_host(table, session)
        if old.bot is not None and old.kind != "bot":
            raise Refusal("seat-kept", "a bot plays for who has left, and nobody makes that unsaid")
        await table.reseat(at, StoredSeat("bot", body.bot) if body.bot else StoredSeat("link"))
        return
    if session not in old.sessions:
        if body.bot is None:
            require_host(table, session)
        elif not any(session in one.sessions for one in table.published.seats):
            raise Refusal("not-your-seat", "only who sits at the table may let a bot stand in")
        elif not _is_gone(table, at):
            raise Refusal("not-away", "that person is here, or was a moment ago")
    own = session in old.sessions
    bot = body.bot if own or body.bot is None else bots.stand_in(table.game)
    await table.reseat(at, StoredSeat(old.kind, bot, old.name, old.sessions, old.key))


def _is_gone(table: Table, at: int) -> bool:
    """Tell whether a person has been away for so long that a bot may stand in."""
    around = table.display.around
    if around.times is not None and around.facts.access.listed is not None:
        return at in around.away and bool(around.times.late([at]))
    return table.presence.away_for(table.published.seats[at]) >= AWAY_SECONDS


async def arrange(table: Table, session: str | None, body: Arrange) -> None:
    """Let the host say what the table is open for; whether leaving counts changes no more once the game has begun.

    Raises:
        Refusal: ``not-host``.
    """
    require_host(table, session)
    listed = table.published.facts.access.listed if table.published.begun else body.listed
    await table.arrange(TableAccess(body.locked, body.watching, listed))


def _counts(table: Table) -> bool:
    return leaving_counts(table.setting.clock, table.published.facts)
