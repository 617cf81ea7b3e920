"""Token buckets: so much at once, and so much more each second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 20_000
"""Buckets kept of a kind; beyond it the one that was touched longest ago counts as full."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


class Buckets:
    """Token buckets of one rate, by key: of each only the moment is kept at which it will be full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._step = 1 / rate.each_second
        self._depth = rate.burst * self._step
        self._clock = clock
        self._full: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: str, count: float = 1) -> float:
        """Take so many tokens, all where there can never be so many; return 0, or the seconds until there are enough.

        In that case none is taken.
        """
        now = self._clock()
        full = max(self._full.get(key, now), now) + min(count * self._step, self._depth)
        missing = full - now - self._depth
        if missing > 1e-9:
            return missing
        self._full[key] = full
        self._full.move_to_end(key)
        self._tidy(now)
        return 0.0

    def _tidy(self, now: float) -> None:
        """Forget buckets that are full again, from the one touched longest ago on."""
        while self._full:
            key, full = next(iter(self._full.items()))
            if full > now and len(self._full) <= MOST:
                return
            del self._full[key]
