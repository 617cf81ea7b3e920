"""Reads a game's content.yaml: the text and numbers printed on its components, checked against the rules' names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
import yaml

Source = Literal["rulebook", "public", "house"]
"""Where the facts of a card come from."""

DEEPEST: Final = 100
"""How deep a content file may be nested: libyaml reads by recursion in C, which has no bound of its own."""

_Loader: Final[type[yaml.SafeLoader]] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where there is one: every process reads the content of its games when it starts."""

F = TypeVar("F", bound=msgspec.Struct)


class ContentRefused(ValueError):
    """A content file has a mistake; the message names file, place and reason."""


def read_content(path: Path, file: type[F], known: Mapping[str, tuple[str, ...]]) -> F:
    """Read a content file as the structure ``file``; ``known``: for each part the names that the rules know, in order.

    Raises:
        ContentRefused: it cannot be read, has unknown or missing parts, or names other things than the rules.
    """
    try:
        text = path.read_text(encoding="utf-8")
        if _depth(text) > DEEPEST:
            raise ContentRefused(f"{path.name}: nested more than {DEEPEST} deep")
        raw: Any = yaml.load(text, _Loader)
        read = msgspec.convert(raw, file)
    except (OSError, yaml.YAMLError, msgspec.ValidationError) as wrong:
        raise ContentRefused(f"{path.name}: {wrong}") from None
    for part, expected in known.items():
        ids = [row.id for row in getattr(read, part)]
        if tuple(ids) != expected:
            odd = sorted(set(ids) ^ set(expected)) or "their order"
            raise ContentRefused(f"{path.name}: {part}: the rules know others: {odd}")
    return read


def _depth(text: str) -> int:
    """Return how deep a text is nested.

    Raises:
        yaml.YAMLError: it is no YAML.
    """
    deepest = depth = 0
    for event in yaml.parse(text, _Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            deepest = max(deepest, depth)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return deepest
