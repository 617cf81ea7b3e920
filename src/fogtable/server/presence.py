"""Who has a page of a table open: by session, as this process sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import monotonic

from fogtable.server.store import StoredSeat


class Presence:
    """Counts the open pages of one table."""

    def __init__(self) -> None:
        self._open: Counter[str | None] = Counter()
        self._left: dict[str | None, float] = {}
        self._since = monotonic()

    def opened(self, session: str | None) -> None:
        """Note that a page was opened."""
        self._open[session] += 1

    def closed(self, session: str | None) -> None:
        """Note that a page was closed."""
        self._open[session] -= 1
        if not self._open[session]:
            del self._open[session]
            self._left[session] = monotonic()

    def away(self, seats: Sequence[StoredSeat]) -> set[int]:
        """Return the seats of people none of whose pages is open."""
        return {at for at, seat in enumerate(seats) if seat.sessions and not seat.sessions & self._open.keys()}

    def away_for(self, seat: StoredSeat) -> float:
        """Return for how many seconds nobody of a seat has had a page open; 0 while somebody has."""
        if seat.sessions & self._open.keys():
            return 0.0
        return monotonic() - max((self._left.get(one, self._since) for one in seat.sessions), default=self._since)

    def spectators(self, seats: Sequence[StoredSeat]) -> int:
        """Return how many pages are open of people who hold no seat."""
        held = {session for seat in seats for session in seat.sessions}
        return sum(count for session, count in self._open.items() if session not in held)
