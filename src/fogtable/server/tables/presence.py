"""Presence: the sessions with a page of a table open, here and at the other workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import monotonic

from fogtable.server.store.rows import StoredSeat


class Presence:
    """Counts the open pages of one table; ``here`` are those of this process."""

    def __init__(self) -> None:
        self.here: Counter[str | None] = Counter()
        self._elsewhere: Counter[str | None] = Counter()
        self._left: dict[str | None, float] = {}
        self._since = monotonic()
        self._looked = self._since

    def opened(self, session: str | None) -> None:
        """Note that a page was opened."""
        self.here[session] += 1

    def looked(self) -> None:
        """Note that somebody has looked, with a page open or without."""
        self._looked = monotonic()

    def closed(self, session: str | None) -> None:
        """Note that a page was closed."""
        self.here[session] -= 1
        if not self.here[session]:
            del self.here[session]
            self._left[session] = self._looked = monotonic()

    def put_elsewhere(self, pages: Counter[str | None]) -> bool:
        """Note what pages are open at other workers; tell whether that is new."""
        if pages == self._elsewhere:
            return False
        now = self._looked = monotonic()
        self._left.update(dict.fromkeys(self._elsewhere.keys() - pages.keys(), now))
        self._elsewhere = pages
        return True

    @property
    def _open(self) -> Counter[str | None]:
        return self.here + self._elsewhere if self._elsewhere else self.here

    def away(self, seats: Sequence[StoredSeat]) -> set[int]:
        """Return the seats of people none of whose pages is open."""
        return {at for at, seat in enumerate(seats) if seat.sessions and not seat.sessions & self._open.keys()}

    def away_for(self, seat: StoredSeat) -> float:
        """Return for how many seconds nobody of a seat has had a page open; 0 while somebody has."""
        if seat.sessions & self._open.keys():
            return 0.0
        return monotonic() - max((self._left.get(one, self._since) for one in seat.sessions), default=self._since)

    def unwatched_for(self) -> float:
        """Return for how many seconds nobody has looked, neither who sits here nor anybody else."""
        return 0.0 if self._open else monotonic() - self._looked

    def spectators(self, seats: Sequence[StoredSeat]) -> int:
        """Return how many pages are open of people without a seat."""
        held = {session for seat in seats for session in seat.sessions}
        return sum(count for session, count in self._open.items() if session not in held)
