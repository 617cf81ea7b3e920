"""Proposals to the others at a table: to take an answer back, to end the game, to sit down at a free seat.

Everybody at the table sees a proposal, and which seats have not agreed. One "no" is enough; then nothing changes.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from fogtable.server.store.rows import Stored, StoredSeat

Kind = Literal["undo", "end", "seat"]


class Proposal(Struct, frozen=True):
    """A proposal.

    Attributes:
        id: by which it is agreed to, so that nobody agrees to another one than they have read.
        kind: what is proposed.
        seat: the seat that proposes it, or at which somebody would sit down.
        agreed: the seats that want it.
        answers: how many answers had been given when it was made.
        shown: the number of the spectators' view then.
        session: who would sit down; not shown.
        name: what they would be called.
    """

    id: str
    kind: Kind
    seat: int
    agreed: frozenset[int]
    answers: int
    shown: int = 0
    session: str | None = None
    name: str | None = None

    def stands(self, shown: int) -> bool:
        """Tell whether it has not been overtaken by what everybody has been shown; ``shown``: how often that changed.

        It does not go by the answers themselves: that it lapsed would tell of one that was given in secret.
        """
        return self.kind != "undo" or self.shown == shown

    def open(self, seats: Sequence[StoredSeat]) -> list[int]:
        """Return the seats of people who have not agreed. Bots are not asked, and agree to nothing for who is away."""
        people = [at for at, seat in enumerate(seats) if seat.sessions]
        return [at for at in people if at not in self.agreed]

    def with_session(self, seats: Sequence[StoredSeat], session: str) -> Proposal:
        """Return the proposal, wanted by a session at every seat that it holds."""
        own = frozenset(at for at, seat in enumerate(seats) if session in seat.sessions)
        return msgspec.structs.replace(self, agreed=self.agreed | own)


def new(kind: Kind, seat: int, answers: int, shown: int) -> Proposal:
    """Return a proposal that nobody has agreed to yet."""
    return Proposal(secrets.token_hex(8), kind, seat, frozenset(), answers, shown)


def newcomer(seat: int, session: str, name: str | None) -> Proposal:
    """Return the proposal that somebody sits down at a free seat."""
    return Proposal(secrets.token_hex(8), "seat", seat, frozenset(), 0, session=session, name=name)


def stored(table: Stored) -> Proposal | None:
    """Return the proposal that stands on disk."""
    return None if table.proposal is None else msgspec.json.decode(table.proposal, type=Proposal)


def public(proposal: Proposal, names: Sequence[str], seats: Sequence[StoredSeat]) -> dict[str, Any]:
    """Return a proposal as everybody at the table sees it."""
    return {
        "id": proposal.id,
        "kind": proposal.kind,
        "seat": names[proposal.seat],
        "name": proposal.name,
        "open": [names[at] for at in proposal.open(seats)],
    }
