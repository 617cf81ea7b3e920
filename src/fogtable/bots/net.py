"""A net that has been learned, in whole numbers: how it is kept, and how it is laid out for compiled rules.

It has a layer of numbers for each sign (:mod:`fogtable.bots.signs`) and one for each option of each question. All is
whole numbers, so that it plays alike on every machine and in both executions: a weight is in 256ths, and so is what an
option comes to, of a natural unit. ``fast/runtime/learned.c`` is the same in C.
"""

from __future__ import annotations

import lzma
import math
import struct
import sys
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fogtable.bots.signs import Signs
from fogtable.core.declarations.choice import PASS
from fogtable.core.game import Game

WEIGHT_BITS: Final = 8
LOG_BITS: Final = 8
LOGARITHMS: Final = tuple(round((1 << LOG_BITS) * math.log(1 + n / 256)) for n in range(256))
"""Of 1 + n/256."""
TWO: Final = round((1 << LOG_BITS) * math.log(2))
ONE_SHARPNESS: Final = 256
"""The sharpness of a net that plays just as it has learned."""
_MOST: Final = (1 << 15) - 1
_HEAD: Final = struct.Struct("<8s16siiii")
_MARK: Final = b"fognet 2"
_PAIRS: Final = {"id": lzma.FILTER_LZMA2, "preset": 9, "lp": 1, "pb": 1}
"""Most numbers have two bytes: a tenth smaller than by the usual filter."""


class NotThisGame(ValueError):
    """A net was learned in another game, or before its table or questions changed."""


@dataclass(frozen=True)
class Net:
    """The numbers of a net.

    Attributes:
        hidden: how many numbers a layer has.
        sharpness: how much of its leaning it plays (an inverse temperature), in 256ths: who leans less is read less;
            where nobody reads along, leaning more plays better (docs/bots.md).
        layers: of the signs, one after the other.
        heads: the layers of the options, question by question, a pass last.
        biases: of the options, in 256ths of a natural unit.
    """

    hidden: int
    sharpness: int
    layers: array[int]
    heads: array[int]
    biases: array[int]

    @classmethod
    def of(
        cls, weights: bytes | memoryview, used: Iterable[int], shape: tuple[int, int, int], sharpness: float = 1.0
    ) -> Net:
        """Return a net from what a :class:`~fogtable.fast.learning.Learner` of this shape has learned.

        ``used``: the signs that it has ever seen; all others count nothing. ``sharpness``: how much of its leaning it
        plays.
        """
        signs, options, hidden = shape
        numbers = memoryview(bytes(weights)).cast("f")
        layers = array("h", bytes(2 * signs * hidden))
        for sign in used:
            layers[sign * hidden : (sign + 1) * hidden] = _whole(numbers[sign * hidden : (sign + 1) * hidden])
        at = signs * hidden
        heads = _whole(numbers[at : at + options * hidden])
        biases = numbers[len(numbers) - _promises(len(numbers), signs, options, hidden) - options :]
        whole = array("i", [round(one * (1 << LOG_BITS)) for one in biases[:options]])
        return cls(hidden, round(sharpness * ONE_SHARPNESS), layers, heads, whole)

    @cached_property
    def powers(self) -> tuple[int, ...]:
        """How likely an option is that comes to n less than the best."""
        step = self.sharpness / ONE_SHARPNESS / (1 << LOG_BITS)
        return tuple(round((1 << 16) * math.exp(-n * step)) for n in range(4096))

    def weigh(self, signs: dict[int, int], heads: Sequence[int], weights: Sequence[int]) -> list[int]:
        """Return how likely each option is: whole numbers, 65,536 for the likeliest.

        ``heads``: of the options offered; ``weights``: what the game's policy gives each.
        """
        size = self.hidden
        hidden = [0] * size
        for sign, times in signs.items():
            layer = self.layers[sign * size : (sign + 1) * size]
            hidden = [sum_ + times * weight for sum_, weight in zip(hidden, layer, strict=True)]
        excited = [(i, number) for i, number in enumerate(hidden) if number > 0]
        whole = sum(max(weight, 0) for weight in weights)
        comes = []
        for head, weight in zip(heads, weights, strict=True):
            at = head * size
            says = sum([self.heads[at + i] * number for i, number in excited]) >> (2 * WEIGHT_BITS - LOG_BITS)
            comes.append(self.biases[head] + says + _logarithm(max(weight, 0) + whole // 512 + 1))
        best, powers = max(comes), self.powers
        return [powers[best - one] if best - one < len(powers) else 0 for one in comes]

    def laid(self, game: Game) -> bytes:
        """Return the net as compiled rules take it (``LearnedNet`` in ``fast/runtime/learned.c``)."""
        firsts, counts = first_heads(game), [choice.size + 1 for choice in game.choices]
        ints = array("i", [Signs(game.table).count, len(self.biases), self.hidden, *firsts, *counts, TWO])
        ints.extend(LOGARITHMS)
        ints.extend(self.powers)
        return b"".join(part.tobytes() for part in (ints, self.layers, self.heads, self.biases))

    def packed(self, game: Game) -> bytes:
        """Return it as the content of a file: the same numbers give the same bytes."""
        numbers = b"".join(_little(part).tobytes() for part in (self.layers, self.heads, self.biases))
        head = _HEAD.pack(_MARK, kind_of(game), Signs(game.table).count, len(self.biases), self.hidden, self.sharpness)
        return head + lzma.compress(numbers, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=[_PAIRS])

    @classmethod
    def load(cls, path: Path, game: Game) -> Net:
        """Read it from a file.

        Raises:
            NotThisGame: the file is none of a net of this game as it is now.
        """
        data = path.read_bytes()
        if len(data) < _HEAD.size or not data.startswith(_MARK):
            raise NotThisGame(f"{path}: expected a learned net")
        _, _, signs, options, hidden, sharpness = _HEAD.unpack_from(data)
        if not fits(path, game):
            raise NotThisGame(f"{path}: it was learned before the table or the questions of {game.name} changed")
        numbers = lzma.decompress(data[_HEAD.size :])
        cuts = [0, 2 * signs * hidden, 2 * (signs + options) * hidden, len(numbers)]
        if len(numbers) != cuts[2] + 4 * options:
            raise NotThisGame(f"{path}: the file is broken")
        parts = [array(kind, numbers[cuts[n] : cuts[n + 1]]) for n, kind in enumerate("hhi")]
        return cls(hidden, sharpness, *[_little(part) for part in parts])


def fits(path: Path, game: Game) -> bool:
    """Tell whether a file of a net was learned since the table and the questions of a game changed."""
    with path.open("rb") as file:
        head = file.read(_HEAD.size)
    return len(head) == _HEAD.size and _HEAD.unpack(head)[:2] == (_MARK, kind_of(game))


def kind_of(game: Game) -> bytes:
    """Return what tells apart games by what a net sees and answers: table and questions, not the rules between."""
    told = blake2b(digest_size=16)
    for name, field in game.table.fields.items():
        holds = field.bits if field.kind == "cards" else (field.low, field.high, int(field.start))
        told.update(repr((name, field.kind, holds, field.shape)).encode())
    for choice in game.choices:
        told.update(repr((choice.code(), choice.size)).encode())
    return told.digest()


def first_heads(game: Game) -> list[int]:
    """Return the head of the first option of each question."""
    firsts, at = [], 0
    for choice in game.choices:
        firsts.append(at)
        at += choice.size + 1
    return firsts


def head(first: int, size: int, option: int) -> int:
    """Return the head of an option of a question: a pass comes last."""
    return first + (size if option == PASS else option)


def _promises(numbers: int, signs: int, options: int, hidden: int) -> int:
    """Return how many heads tell what a position promises, from how many numbers a net has in all."""
    return (numbers - (signs + options) * hidden - options) // (hidden + 1)


def _whole(weights: memoryview[float]) -> array[int]:
    one = 1 << WEIGHT_BITS
    return array("h", [max(-_MOST, min(_MOST, round(weight * one))) for weight in weights])


def _logarithm(number: int) -> int:
    high = number.bit_length() - 1
    return high * TWO + LOGARITHMS[((number << LOG_BITS) >> high) & 255]


def _little(part: array[int]) -> array[int]:
    """Return numbers as they lie in a file, whatever machine this is, or the other way round."""
    if sys.byteorder == "little":
        return part
    turned = array(part.typecode, part)
    turned.byteswap()
    return turned
