"""The private channel of some seats (``Game.channel``): they alone can read it, also after the end.

A message is read at the seats that it was sent to; on a device that several people share, only if it was sent to all of
them. Messages have numbers of their own, and the others learn nothing of them, not even that there are any.
"""

from __future__ import annotations

from typing import Any, Final

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Say
from fogtable.server.store.talk import Kind, NewPrivateMessage
from fogtable.server.tables.table import Table

NEVER: Final = -1
"""The bits of a session that may read nothing: no message is sent to every seat that there could be."""


async def whisper(table: Table, session: str, body: Say, kind: Kind, words: str) -> int:
    """Say something in the private channel of a seat; return its number.

    Raises:
        Refusal: ``no-such-seat``, ``not-your-seat``, ``no-talk``, ``talk-closed``.
    """
    kept = await table.talk.whisper_of(session, body.key)
    if kept is not None:
        return kept
    at = table.held(session, body.seat)
    members = table.published.facts.channel
    if not _belongs(table, session):
        raise Refusal("no-talk", "this seat, or another one at this device, is in no private channel")
    require(_state(table))
    hears = sum(1 << seat for seat in members)
    name = table.published.seats[at].name
    return await table.talk.whisper(NewPrivateMessage(kind, words, session, at, name, body.key, hears))


def require(state: str) -> None:
    """Refuse to write where that cannot be done.

    Raises:
        Refusal: ``no-talk`` or ``talk-closed``.
    """
    if state == "alone":
        raise Refusal("no-talk", "there is nobody to talk to")
    if state == "closed":
        raise Refusal("talk-closed", "the host has closed the talk")


def state_among(table: Table, seats: frozenset[int]) -> str:
    """Return ``alone`` where there is nobody to talk to: all people of these seats sit at the same devices."""
    people = [table.published.seats[at] for at in seats if table.published.seats[at].kind != "bot"]
    if len({seat.sessions for seat in people}) < 2:
        return "alone"
    return "open" if table.talk.open else "closed"


def public(table: Table, session: str | None, after: int) -> dict[str, Any] | None:
    """Return the private channel as a session sees it, with messages after a number; ``None``: it has none."""
    belongs = _belongs(table, session)
    if not belongs and not table.talk.whispered(_readers(table, session), 0):
        return None
    return {
        "state": _state(table) if belongs else "left",
        "hears": [table.match.names[at] for at in sorted(table.published.facts.channel)] if belongs else [],
        "words": table.talk.whispered(_readers(table, session), after),
    }


def _state(table: Table) -> str:
    return state_among(table, table.published.facts.channel)


def _belongs(table: Table, session: str | None) -> bool:
    return table.published.facts.channel.issuperset(table.published.viewers_of(session))


def _readers(table: Table, session: str | None) -> int:
    viewers = table.published.viewers_of(session)
    return NEVER if viewers == [SPECTATOR] else sum(1 << at for at in viewers)
