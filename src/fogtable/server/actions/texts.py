"""What people write: their names and messages, checked before anybody else reads them."""

from __future__ import annotations

import unicodedata
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
