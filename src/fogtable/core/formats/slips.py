"""Mistakes in a file written by hand: their place, what was found there, and what may stand there.

A place is written as its keys from the top of the file, ``given.will.hunted-3``, ``play[4].expect.state``; entries of a
list count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class Mistake(ValueError):
    """A value that cannot stand where it stands; ``where`` is its place, ``text`` what was expected and what came."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where
        self.text = text


def one_of(names: Iterable[Any], got: Any, what: str = "expected one of") -> str:
    """Say that ``got`` is none of these names: the list of what there is, what came, and which of them come near."""
    listed = list(dict.fromkeys(str(name) for name in names))
    return f"{what} {', '.join(listed)}; got {got!r:.80}{meant(got, listed)}"


def meant(got: Any, names: Iterable[str]) -> str:
    """Return ``; did you mean ...?`` with the nearest of these names, nothing if none is near."""
    near = get_close_matches(str(got), list(names), n=3, cutoff=0.75)
    return f"; did you mean {' or '.join(near)}?" if near else ""
