"""What people write: their names and messages, checked before anybody else reads them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fogtable.server.refusals import Refusal

_MARKS: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of what changes how other characters are shown. The unassigned are not among them: emoji are young."""
_UNSEEN: Final = {"Mn", "Mc", "Me", "Zs"}
"""Categories of what shows nothing by itself."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, signs and marks that show nothing, though their categories do not say so (Unicode: default ignorable)."""
_JOINER: Final = "\u200d"
"""Makes one emoji of several, and nothing else."""


def checked_name(given: str) -> str:
    """Return a person's name without spaces around it.

    Raises:
        Refusal: it is empty, too long, or holds control or direction marks.
    """
    name = unicodedata.normalize("NFC", given).strip()
    if not 1 <= len(name) <= 24:
        raise Refusal("bad-name", "a name has 1 to 24 characters")
    if any(unicodedata.category(c) in ("Cn", *_MARKS) for c in name) or not _BLANK.isdisjoint(name):
        raise Refusal("bad-name", "a name holds no control or direction marks, and no letters that show nothing")
    if {unicodedata.category(c) for c in name} <= _UNSEEN:
        raise Refusal("bad-name", "a name shows something")
    return name


def looks_like_any(name: str, others: Iterable[str]) -> bool:
    """Tell whether people could take a name for one of the others: by its capitals, or by letters that look alike."""
    looks = _looks(name)
    return any(not looks.isdisjoint(_looks(other)) for other in others)


def _looks(name: str) -> set[str]:
    """Return a name as it looks, and as it looks in small letters: the prototype of a small letter may be another."""
    return {_skeleton(name).casefold(), _skeleton(name.casefold())}


def _skeleton(text: str) -> str:
    """Return a text in the letters that stand for all that look like them (Unicode standard UTS 39, section 4)."""
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(_prototype(letter) for letter in parts))


@lru_cache(4096)
def _prototype(letter: str) -> str:
    """Return what stands for a letter and all that look like it.

    The library lists for each letter its prototype, and for each prototype its letters. Where one letter has one
    prototype these cannot be told apart: then the first in the order of Unicode stands for both.
    """
    # A large table: it is not read before somebody gives a name.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    looks: list[str] = [one["c"] for one in confusables_data.get(letter, ())]
    if len(looks) != 1:
        return letter
    (other,) = looks
    return other if len(confusables_data.get(other, ())) > 1 else min(letter, other)


def checked_text(given: str) -> str:
    """Return what somebody says, in one line, without spaces around it.

    Raises:
        Refusal: it is empty, too long, or holds control or direction marks.
    """
    text = unicodedata.normalize("NFC", given).strip()
    kinds = {unicodedata.category(c) for c in text if c != _JOINER and c not in _BLANK}
    if not kinds - _UNSEEN or len(text) > 300:
        raise Refusal("bad-text", "a text has 1 to 300 characters")
    if not kinds.isdisjoint(_MARKS):
        raise Refusal("bad-text", "a text is one line, without control or direction marks")
    return text
