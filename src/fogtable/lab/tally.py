"""Counts finished games: wins, lengths, and the confidence intervals of both."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final

from fogtable.lab.playing import Played

SURE_95: Final = 1.959964
"""Standard deviations on each side of the middle that hold 95 % of a normal distribution."""


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) for the true share, when ``hits`` of ``tries`` came out.

    Raises:
        ValueError: there were no tries, or more hits than tries.
    """
    if not 0 <= hits <= tries or tries == 0:
        raise ValueError(f"expected 0 to {tries} hits of at least 1 try, got {hits} of {tries}")
    z = SURE_95
    share = hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    whole = 1 + z * z / tries
    low = 0.0 if hits == 0 else (middle - reach) / whole
    high = 1.0 if hits == tries else (middle + reach) / whole
    return low, high


class Tally:
    """The results of the games so far. ``sides`` are all sides, also those that never win."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        self.games = 0
        self.wins = Counter(dict.fromkeys(sides, 0))
        self.causes: Counter[tuple[str, str]] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.asked: Counter[str] = Counter()
        self.thought: dict[str, float] = {}
        self.cpu_seconds = 0.0

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.wins[played.side] += 1
        self.causes[played.side, played.cause] += 1
        if played.turns is not None:
            self.turns[played.turns] += 1
        self.decisions[played.decisions] += 1
        self.asked.update(played.asked)
        for name, seconds in played.thought.items():
            self.thought[name] = self.thought.get(name, 0.0) + seconds
        self.cpu_seconds += played.seconds

    def as_dict(self) -> dict[str, Any]:
        """Return the results as plain data: the same for the same plan and number of games."""
        return {
            "games": self.games,
            "wins": {side: _share(count, self.games) for side, count in self.wins.items()},
            "causes": [
                {"side": side, "cause": cause, **_share(count, self.games)}
                for (side, cause), count in sorted(self.causes.items(), key=lambda item: (-item[1], item[0]))
            ],
            "turns": _lengths(self.turns),
            "decisions": _lengths(self.decisions),
            "asked": dict(sorted(self.asked.items())),
        }

    def speed(self, seconds: float) -> dict[str, Any]:
        """Return the speed of play, ``seconds`` by the clock in all: never the same twice."""
        decisions = sum(self.asked.values())
        return {
            "seconds": round(seconds, 3),
            "decisions_per_s": round(decisions / seconds) if seconds else None,
            "decisions_per_s_per_core": round(decisions / self.cpu_seconds) if self.cpu_seconds else None,
            "ms_per_answer": {
                name: round(self.thought[name] / count * 1000, 4) for name, count in sorted(self.asked.items()) if count
            },
        }


def _share(count: int, games: int) -> dict[str, Any]:
    if games == 0:
        return {"games": 0, "share": None, "low": None, "high": None}
    low, high = interval(count, games)
    return {"games": count, "share": round(count / games, 6), "low": round(low, 6), "high": round(high, 6)}


def _lengths(counted: Counter[int]) -> dict[str, Any] | None:
    if not counted:
        return None
    games = sum(counted.values())
    mean = sum([length * count for length, count in counted.items()]) / games
    return {"mean": round(mean, 6), "least": min(counted), "most": max(counted)}
