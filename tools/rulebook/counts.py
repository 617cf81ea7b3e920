"""How many cards there are, where the rules references tell it: in the components, and where a deck is divided."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

Content = dict[str, Any]
Counts = Callable[[Content], list[int]]


def _cards(content: Content, part: str, **printed: Any) -> int:
    """Return how many cards a part has, copies included: all of them, or those on which this is printed."""
    rows = [row for row in content[part] if all(row.get(key) == value for key, value in printed.items())]
    return sum(row.get("copies", 1) for row in rows)


def _advantages(content: Content) -> list[int]:
    skills = [_cards(content, "kinds", skill=skill) for skill in ("ki", "magic", "trickery")]
    return [*skills, *(_cards(content, "kinds", type=kind) for kind in ("plot", "organization"))]


def _halves(content: Content) -> list[int]:
    """Return the sizes of both decks of support cards against 2, 3 and 4 oppositionists, who are dealt some."""
    dealt = content["amounts"]["support_hand"]["count"]
    left = [_cards(content, "support") - dealt * many for many in (2, 3, 4)]
    return [half for cards in left for half in ((cards + 1) // 2, cards // 2)]


COMPONENTS: Final[dict[str, dict[str, Counts]]] = {
    "notalone": {
        "Hunt cards, all different": lambda c: [_cards(c, "hunt")],
        "Survival cards, all different": lambda c: [_cards(c, "survival")],
    },
    "bigbrother": {
        "Directives, support cards, events, personal goals": lambda c: [
            _cards(c, part) for part in ("directives", "support", "news", "goals")
        ],
    },
    "anima": {
        "Characters": lambda c: [_cards(c, "characters")],
        "Areas of level 1, 2 and 3": lambda c: [_cards(c, "areas", level=level) for level in (1, 2, 3)],
        "Encounters: Monsters, Events": lambda c: [_cards(c, "encounters", type=kind) for kind in ("monster", "event")],
        "Encounters of level 1, 2 and 3": lambda c: [_cards(c, "encounters", level=level) for level in (1, 2, 3)],
        "Basic and Final Missions": lambda c: [_cards(c, "missions"), _cards(c, "finals")],
        "Advantages: Ki, Magic, Trickery, other Plot cards, Organizations": _advantages,
        "All cards": lambda c: [
            sum(_cards(c, part) for part in ("characters", "areas", "encounters", "missions", "finals", "kinds"))
        ],
    },
    "onoda": {},
}
"""By game: the rows of the components that count cards, by their first cell in English, and what they count."""
DECKS: Final[dict[str, dict[str, Counts]]] = {"bigbrother": {"BB-2.10": _halves}}
"""By game: the clauses that tell how a deck is divided, as ``33/33``, and into how many cards."""


def with_counts(text: str, english: str, game: str, content: Content) -> str:
    """Return a rules reference with the numbers of cards that there are.

    Args:
        english: the reference in English, whose rows stand in the same places.

    Raises:
        ValueError: a row or a clause is not there, or tells more numbers or fewer.
    """
    lines = text.split("\n")
    tabled = [number for number, line in enumerate(lines) if line.startswith("|")]
    names = [line.split("|")[1].strip() for line in english.split("\n") if line.startswith("|")]
    for name, counts in COMPONENTS[game].items():
        number = tabled[names.index(name)]
        first, count, end = lines[number].rsplit("|", 2)
        lines[number] = f"{first}|{_counted(count, counts(content))}|{end}"
    for clause, counts in DECKS.get(game, {}).items():
        (number,) = (number for number, line in enumerate(lines) if line.startswith(f"- **{clause}**"))
        lines[number] = _counted(lines[number], counts(content), r"\d+(?=/)|(?<=/)\d+")
    return "\n".join(lines)


def _counted(text: str, counts: list[int], number: str = r"\d+") -> str:
    """Return a text with these numbers in the places of those that it tells."""
    if len(re.findall(number, text)) != len(counts):
        raise ValueError(f"expected {len(counts)} numbers in {text!r}")
    left: Iterator[int] = iter(counts)
    return re.sub(number, lambda _: str(next(left)), text)
