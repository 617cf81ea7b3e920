"""The tapes on which compiled rules tell what has come: numbers one behind the other, and what they stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from fogtable.core.declarations.cards import from_bits
from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.events import Event

WORD_MASK: Final = (1 << 64) - 1


def bits_of(number: int) -> int:
    """Return the bits of a card set on a tape, where a set of one word is a number with a sign."""
    return number if number >= 0 else number & WORD_MASK


def values(bits: int, numbers: Sequence[int]) -> tuple[Any, ...]:
    """Return arguments from a tape; ``bits``: a flag, then for each of them whether it is a card set."""
    return tuple(from_bits(bits_of(n)) if bits >> i & 1 else n for i, n in enumerate(numbers, 1))


def events(tape: Sequence[int], kinds: Sequence[Event]) -> Iterator[tuple[Event, tuple[Any, ...], bool]]:
    """Yield the events of a tape as entries of a log."""
    at = 0
    while at < len(tape):
        what, bits = kinds[tape[at]], tape[at + 1]
        args = tape[at + 2 : at + 2 + len(what.args)]
        yield what, values(bits, args), what.flag is not None and bits & 1 == 1
        at += 2 + len(args)


def outcomes(tape: Sequence[int], sources: Sequence[Source]) -> Iterator[tuple[Source, int]]:
    """Yield what chance brought."""
    for source, outcome in zip(tape[::2], tape[1::2], strict=True):
        yield sources[source], outcome


def said(tape: Sequence[int], sources: Sequence[Source]) -> dict[str, list[int]]:
    """Return the scripted outcomes that have not come yet."""
    left: dict[str, list[int]] = {}
    for source, outcome in outcomes(tape, sources):
        left.setdefault(source.name, []).append(outcome)
    return left
