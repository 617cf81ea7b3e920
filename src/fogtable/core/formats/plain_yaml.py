"""YAML for files that people write by hand: plain values only, and the line of each place."""

from __future__ import annotations

import re
from typing import Any, Final

import yaml

_SEGMENT: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


class PlainLoader(yaml.SafeLoader):
    """Plain values only: no aliases, no key twice."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        """Refuse references to another place."""
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            mark: Any = event.start_mark
            raise yaml.MarkedYAMLError(problem="aliases are not read", problem_mark=mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """Refuse a key that stands twice."""
        seen = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} stands twice", problem_mark=key.start_mark)
            seen.add(key.value if isinstance(key, yaml.ScalarNode) else id(key))
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def line_of(text: str, where: str) -> int:
    """Return the line (from 1) of a place in a readable text; of one that it does not have, that of the nearest above.

    ``where`` is written as in :mod:`~fogtable.core.formats.slips`.
    """
    node: Any = yaml.compose(text, PlainLoader)
    line = 1
    for number, name in _SEGMENT.findall(where):
        found = _entry(node, int(number)) if number else _value(node, name)
        if found is None:
            break
        mark, node = found
        line = mark.line + 1
    return line


def _entry(node: Any, number: int) -> tuple[Any, Any] | None:
    """Return mark and node of an entry of a list."""
    if not isinstance(node, yaml.SequenceNode) or not 1 <= number <= len(node.value):
        return None
    entry = node.value[number - 1]
    return entry.start_mark, entry


def _value(node: Any, name: str) -> tuple[Any, Any] | None:
    """Return the mark of a key and the node of its value; in a list, those of the entry that says or holds the name.

    The name of an entry that has an ``id`` is said by it.
    """
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == name:
                return key.start_mark, value
    if isinstance(node, yaml.SequenceNode):
        for entry in node.value:
            if isinstance(entry, yaml.ScalarNode) and entry.value == name:
                return entry.start_mark, entry
            if isinstance(entry, yaml.MappingNode):
                named = _value(entry, "id")
                if named and isinstance(named[1], yaml.ScalarNode) and named[1].value == name:
                    return entry.start_mark, entry
                if found := _value(entry, name):
                    return found
    return None
