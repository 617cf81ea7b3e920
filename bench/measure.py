"""The interleaved run: rounds of slices, timed in CPU time of the process."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import process_time

from bench.contestant import SEED, Contestant

COPY_SHARE = 0.15
"""The part of a contestant's time that goes into copies."""

BATCH_SECONDS = 0.004
"""How long to work, at the least, between two looks at the clock."""


@dataclass
class Samples:
    """What one contestant did, one number a round."""

    decisions_per_s: list[float] = field(default_factory=list)
    playouts_per_s: list[float] = field(default_factory=list)
    copy_us: list[float] = field(default_factory=list)


class Runner:
    """One contestant with its generator and its batch sizes."""

    def __init__(self, contestant: Contestant) -> None:
        """Warm the contestant up and find out how much of it fills a batch."""
        self.contestant = contestant
        self.samples = Samples()
        self._rng = Random(SEED)
        self._playouts = _batch(self._play)
        self._passes = _batch(self._copy) if contestant.copies else 0

    def slice(self, seconds: float) -> None:
        """Run for about ``seconds`` of CPU time and keep one sample of each measure."""
        gc.collect()
        calls, decisions, spent = _fill(self._play, self._playouts, seconds * (1 - COPY_SHARE))
        playouts = calls * self.contestant.playouts_per_call
        copy_us = 0.0
        if self._passes:
            _, copied, copying = _fill(self._copy, self._passes, seconds * COPY_SHARE)
            copy_us = copying / copied * 1e6
        # Kept together at the end, so that an interrupted slice leaves nothing behind.
        self.samples.decisions_per_s.append(decisions / spent)
        self.samples.playouts_per_s.append(playouts / spent)
        if self._passes:
            self.samples.copy_us.append(copy_us)

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


def interleave(runners: Sequence[Runner], rounds: int, seconds: float, step: Callable[[str], None]) -> None:
    """Give every runner one slice a round, in an order drawn anew for each round.

    ``seconds`` is what each gets in all. ``step`` is called with a runner's name before its slice.
    """
    order = list(runners)
    rng = Random(SEED)
    for _ in range(rounds):
        rng.shuffle(order)
        for runner in order:
            step(runner.contestant.name)
            runner.slice(seconds / rounds)


def spread(values: Sequence[float]) -> float:
    """Return half the interquartile range as a part of the median."""
    if len(values) < 2:
        return 0.0
    low, _, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / 2 / median(values)


def ratio(values: Sequence[float], to: Sequence[float]) -> float | None:
    """Return the median of the ratios round by round, or None without a common round."""
    pairs = [one / other for one, other in zip(values, to, strict=False)]
    return median(pairs) if pairs else None


def _fill(work: Callable[[int], int], batch: int, seconds: float) -> tuple[int, int, float]:
    """Repeat batches until ``seconds`` are spent; return calls, amount done and time spent."""
    calls = amount = 0
    start = now = process_time()
    while now - start < seconds:
        amount += work(batch)
        calls += batch
        now = process_time()
    return calls, amount, now - start


def _batch(work: Callable[[int], int]) -> int:
    """Return a number of times, a power of two, for which ``work`` lasts ``BATCH_SECONDS``."""
    times = 1
    while True:
        start = process_time()
        work(times)
        if process_time() - start >= BATCH_SECONDS:
            return times
        times *= 2
