"""The surroundings of a game: who sits where and who is here, the clocks, what is proposed.

They are told apart from the game. Of the game they know what everybody is shown and nothing else, and they take the
place of what was told before only when something of themselves has changed. So nobody can tell by them that somebody
has answered in secret: such an answer does not reach them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from fogtable.fast.match import AnyMatch
from fogtable.server.requests import Clock
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables import clocks, proposals
from fogtable.server.tables.clocks import ClockState, Moment
from fogtable.server.tables.proposals import Proposal


class TableAccess(Struct, frozen=True):
    """What a table is open for: ``locked`` seats need their private links; ``watching``: others may look on.

    ``listed`` is the language in which it is offered to everybody while it waits for players; ``None``: it is not.
    """

    locked: bool
    watching: bool
    listed: str | None


def access_of(stored: Stored) -> TableAccess:
    """Return what a stored table is open for."""
    return TableAccess(stored.locked, stored.watching, stored.listed)


@dataclass(frozen=True)
class TableFacts:
    """What is so of a table, whoever has a page of it open. It follows from what a spectator is shown.

    Attributes:
        state: whether the table waits for its players (``open``) or for what they add to the luck (``shuffling``), is
            ``playing`` or ``over``.
        seats: who sits where, without what they alone know.
        access: what the table is open for.
        moment: who is awaited, as everybody sees it.
        proposal: what somebody has proposed to the others.
        channel: the seats that now have a private chat of their own.
        rematch: the table at which these people play again; ``None``: nobody has wanted to yet.
    """

    state: str
    seats: tuple[StoredSeat, ...]
    access: TableAccess
    moment: Moment = clocks.NOT_BEGUN
    proposal: Proposal | None = None
    channel: frozenset[int] = frozenset()
    rematch: str | None = None


@dataclass(frozen=True)
class Surroundings:
    """The surroundings of a game, as they are told.

    Attributes:
        facts: what is so of the table.
        away: the seats of people none of whose pages is open.
        spectators: how many pages are open of people without a seat.
        times: how the clocks stand.
    """

    facts: TableFacts
    away: frozenset[int] = frozenset()
    spectators: int = 0
    times: ClockState | None = None

    @property
    def going(self) -> bool:
        """Whether clocks run: somebody who sits at the table has a page of it open while it is played."""
        people = [at for at, seat in enumerate(self.facts.seats) if seat.sessions]
        return self.facts.state == "playing" and not self.away.issuperset(people)


def known_seats(seats: Iterable[StoredSeat]) -> tuple[StoredSeat, ...]:
    """Return who sits where without what they alone know, or what is told elsewhere."""
    return tuple(
        replace(seat, key=None, gone=frozenset(), declared=None, commitment=None, value=None) for seat in seats
    )


def leaving_counts(clock: Clock | None, facts: TableFacts) -> bool:
    """Tell whether who leaves this game has left (:mod:`.leaving`): it was offered to everybody, and has a clock."""
    return clock is not None and facts.access.listed is not None and facts.state in ("playing", "over")


def public(match: AnyMatch, clock: Clock | None, around: Surroundings, mine: Sequence[int]) -> dict[str, Any]:
    """Return the surroundings as somebody sees them who holds the seats ``mine``."""
    facts, times = around.facts, around.times
    proposal = facts.proposal
    if not mine and not facts.access.watching and facts.state != "over":
        proposal = times = None  # people who are refused a look learn nothing from its clocks either
    counts = leaving_counts(clock, facts)
    listed = [
        {
            "seat": match.names[at],
            "side": match.game.side_of(at),
            "kind": seat.kind,
            "name": seat.name,
            "taken": seat.taken,
            "mine": at in mine,
            "bot": seat.bot,
            "away": at in around.away,
            "left": counts and seat.kind != "bot" and seat.bot is not None,
        }
        for at, seat in enumerate(facts.seats)
    ]
    return {
        "state": facts.state,
        "seats": listed,
        "locked": facts.access.locked,
        "watching": facts.access.watching,
        "listed": facts.access.listed,
        "spectators": around.spectators,
        "clock": None if clock is None or times is None else clocks.public(clock, times, match.names),
        "proposal": None if proposal is None else proposals.public(proposal, match.names, facts.seats),
        "rematch": facts.rematch if mine else None,  # a table's id is its link, and the seats there are theirs
    }
