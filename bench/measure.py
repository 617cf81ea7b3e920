"""The interleaved run: rounds of slices, timed in CPU time."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from typing import Final

from bench.contestant import SEED, Contestant

COPY_SHARE: Final = 0.15
"""The part of a contestant's time that goes into copies."""

BATCH_SECONDS: Final = 0.004
"""How long to work, at the least, between two looks at the clock."""

MEASURES: Final = ("decisions_per_s", "playouts_per_s", "iterations_per_s", "copy_us", "bytes_per_state")
"""All that can be measured; a row has some of it."""

LESS_IS_BETTER: Final = ("copy_us", "bytes_per_state")

Samples = dict[str, list[float]]
"""What one contestant did: for each measure that it has one number a round."""


class Runner:
    """One contestant with its generator and its batch sizes."""

    def __init__(self, name: str, contestant: Contestant) -> None:
        """Warm the contestant up and find out how much of it fills a batch."""
        self.name = name
        self.contestant = contestant
        self.samples: Samples = {}
        self._rng = Random(SEED)
        self._playouts = self._batch(self._play)
        self._passes = self._batch(self._copy) if contestant.copies else 0

    def slice(self, seconds: float) -> None:
        """Run for about ``seconds`` of CPU time and keep one sample of each measure."""
        gc.collect()
        one = self.contestant
        searched = one.searched() if one.searched else 0
        calls, decisions, spent = self._fill(self._play, self._playouts, seconds * (1 - COPY_SHARE))
        found: dict[str, float] = {}
        if decisions:
            found["decisions_per_s"] = decisions / spent
        if one.playouts_per_call:
            found["playouts_per_s"] = calls * one.playouts_per_call / spent
        if one.searched:
            found["iterations_per_s"] = (one.searched() - searched) / spent
        if self._passes:
            _, copied, copying = self._fill(self._copy, self._passes, seconds * COPY_SHARE)
            found["copy_us"] = copying / copied * 1e6
        if one.bytes_per_state:
            found["bytes_per_state"] = one.bytes_per_state
        # Kept together at the end, so that an interrupted slice leaves nothing behind.
        for measure, value in found.items():
            self.samples.setdefault(measure, []).append(value)

    def _play(self, times: int) -> int:
        playout, rng = self.contestant.playout, self._rng
        decisions = 0
        for _ in range(times):
            decisions += playout(rng)
        return decisions

    def _copy(self, times: int) -> int:
        copies = self.contestant.copies
        for _ in range(times):
            for copy in copies:
                copy()
        return times * len(copies)

    def _fill(self, work: Callable[[int], int], batch: int, seconds: float) -> tuple[int, int, float]:
        """Repeat batches until ``seconds`` are spent; return calls, amount done and time spent."""
        clock = self.contestant.clock
        calls = amount = 0
        start = now = clock()
        while now - start < seconds:
            amount += work(batch)
            calls += batch
            now = clock()
        return calls, amount, now - start

    def _batch(self, work: Callable[[int], int]) -> int:
        """Return a number of times, a power of two, for which ``work`` lasts ``BATCH_SECONDS``."""
        clock = self.contestant.clock
        times = 1
        while True:
            start = clock()
            work(times)
            if clock() - start >= BATCH_SECONDS:
                return times
            times *= 2


def interleave(runners: Sequence[Runner], rounds: int, seconds: float, step: Callable[[str], None]) -> None:
    """Give every runner one slice a round, in an order drawn anew for each round.

    ``seconds`` is what each gets in all. ``step`` is called with a runner's name before its slice.
    """
    order = list(runners)
    rng = Random(SEED)
    for _ in range(rounds):
        rng.shuffle(order)
        for runner in order:
            step(runner.name)
            runner.slice(seconds / rounds)


def spread(values: Sequence[float]) -> float:
    """Return half the interquartile range as a part of the median."""
    if len(values) < 2:
        return 0.0
    low, _, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / 2 / median(values)


def better(measure: str, values: Sequence[float], than: Sequence[float]) -> float | None:
    """Return how many times better ``values`` are: the median round by round, or None without a common round."""
    pairs = [one / other for one, other in zip(values, than, strict=False)]
    if not pairs:
        return None
    return 1 / median(pairs) if measure in LESS_IS_BETTER else median(pairs)
