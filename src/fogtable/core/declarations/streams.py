"""Streams of random numbers, equal everywhere, in Python and in C: a fast one, and one that nobody can foresee.

A seed says which: a number the fast one (simulations, searches, scenarios), a text the secure one (tables of people).
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

Seed = int | str
"""A number from 0 to 2**64 - 1, or ``sha256:`` and a key of 256 bits as 64 hexadecimal digits."""

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_SECURE: Final = re.compile("sha256:([0-9a-f]{64})")


class Stream:
    """Random numbers from a 64-bit seed (SplitMix64; Steele, Lea, Flood 2014): fast, and easily foreseen.

    ``at`` is all that it knows: the seed, and one step more with each number.
    """

    __slots__ = ("at",)

    def __init__(self, seed: int) -> None:
        self.at = seed & _MASK

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1 (the bias is under ``limit`` / 2**64)."""
        self.at = at = (self.at + _STEP) & _MASK
        at = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        at = ((at ^ (at >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((at ^ (at >> 31)) * limit) >> 64

    def copy(self) -> Stream:
        """Return a stream that goes on in the same way."""
        return Stream(self.at)


class SecureStream:
    """Random numbers from a key of 32 bytes, by SHA-256 in counter mode: without the key none follows from the others.

    Number ``i`` is the first 8 bytes of SHA-256(key, ``i`` as 8 bytes), both big-endian. Of all ciphers and hashes that
    would do, this is the one that Python's standard library and every browser have. ``at``: how many numbers have come.
    """

    __slots__ = ("at", "key")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.at = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1 (the bias is under ``limit`` / 2**64)."""
        word = sha256(self.key + self.at.to_bytes(8, "big")).digest()[:8]
        self.at += 1
        return (int.from_bytes(word, "big") * limit) >> 64

    def copy(self) -> SecureStream:
        """Return a stream that goes on in the same way."""
        made = SecureStream(self.key)
        made.at = self.at
        return made


def stream_of(seed: Seed) -> Stream | SecureStream:
    """Return the stream that a seed begins; of a number the lowest 64 bits count.

    Raises:
        ValueError: it is a text of another form.
    """
    key = key_of(seed)
    return Stream(int(seed)) if key is None else SecureStream(key)


def key_of(seed: Seed) -> bytes | None:
    """Return the key of a secure seed; ``None``: it is a number.

    Raises:
        ValueError: it is a text of another form.
    """
    if isinstance(seed, int):
        return None
    said = _SECURE.fullmatch(seed)
    if said is None:
        raise ValueError(f"expected sha256: and 64 hexadecimal digits (0-9, a-f), got {seed!r:.20}")
    return bytes.fromhex(said[1])


def secure_seed(key: bytes) -> str:
    """Return the seed that names a key of 32 bytes."""
    return f"sha256:{key.hex()}"


def check_seed(seed: Seed) -> None:
    """Make sure that a seed which was read is one.

    Raises:
        ValueError: it is none.
    """
    if key_of(seed) is None and not 0 <= int(seed) <= _MASK:
        raise ValueError(f"expected 0 to 2**64 - 1, got {seed}")
