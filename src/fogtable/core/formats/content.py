"""Reads a game's content.yaml: the text and numbers printed on its components. What is wrong in it is told by its line.

Nothing is passed over: a key that no part of a game reads, a value that does not fit, a key that stands twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
import yaml
from msgspec import inspect

from fogtable.core.formats.plain_yaml import line_of
from fogtable.core.formats.slips import Mistake, one_of

Source = Literal["rulebook", "public", "house"]
"""Where the facts of a card come from."""

DEEPEST: Final = 100
"""How deep a content file may be nested: libyaml reads by recursion in C, which has no bound of its own."""

_Loader: Final[type[yaml.SafeLoader]] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where there is one: every process reads the content of its games when it starts."""

_ID: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""How a card may be called: its rule is written for the same name in capitals (``force-field``, ``FORCE_FIELD``)."""

F = TypeVar("F", bound=msgspec.Struct)


class ContentRefused(ValueError):
    """A content file has a mistake; the message names file, line, place and reason."""

    def __init__(self, path: Path, line: int | None, reason: str) -> None:
        super().__init__(f"{path.name}{'' if line is None else f':{line}'}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


def read_content(
    path: Path, file: type[F], known: Mapping[str, tuple[str, ...]], check: Callable[[F], None] = lambda read: None
) -> F:
    """Read a content file as the structure ``file``.

    Args:
        known: for each part whose rows the rules themselves name, those names, in order. The rows of all other parts
            that have an ``id`` may be any, each once.
        check: raises a :class:`~fogtable.core.formats.slips.Mistake` for what the types cannot say. A place may name a
            row by its ``id``: ``hunt.clone.phase``.

    Raises:
        ContentRefused: it cannot be read, or has a mistake.
    """
    try:
        text = path.read_text(encoding="utf-8")
        _look_through(text)
        raw: Any = yaml.load(text, _Loader)
    except (OSError, UnicodeDecodeError) as wrong:
        raise ContentRefused(path, None, str(wrong)) from None
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None)
        reason = getattr(wrong, "problem", None) or str(wrong)
        raise ContentRefused(path, None if mark is None else mark.line + 1, reason) from None
    try:
        try:
            read = msgspec.convert(raw, file)
        except msgspec.ValidationError as wrong:
            raise _told(raw, file, wrong) from None
        _check_rows(read, known)
        check(read)
    except Mistake as wrong:
        place = f"{wrong.where.replace('.', ': ')}: " if wrong.where else ""
        raise ContentRefused(path, line_of(text, wrong.where), f"{place}{wrong.text}") from None
    return read


def _look_through(text: str) -> None:
    """Make sure that a text is YAML of plain values, not too deep, without a key that stands twice.

    Raises:
        yaml.YAMLError: it is not.
    """
    above: list[set[str] | None] = []  # the keys so far of each mapping around, none for a list
    key = False  # whether the next thing is a key
    keys: list[bool] = []
    for event in yaml.parse(text, _Loader):
        if isinstance(event, yaml.AliasEvent):
            raise _slip(event, "aliases are not read")
        if isinstance(event, yaml.ScalarEvent) and key and above[-1] is not None:
            if event.value in above[-1]:
                raise _slip(event, f"{event.value!r} stands twice")
            above[-1].add(event.value)
        if isinstance(event, yaml.CollectionStartEvent):
            keys.append(key)
            above.append(set() if isinstance(event, yaml.MappingStartEvent) else None)
            if len(above) > DEEPEST:
                raise _slip(event, f"nested more than {DEEPEST} deep")
            key = above[-1] is not None
        elif isinstance(event, (yaml.CollectionEndEvent, yaml.ScalarEvent)):
            if isinstance(event, yaml.CollectionEndEvent):
                above.pop()
                key = keys.pop()
            key = bool(above) and above[-1] is not None and not key


def _slip(event: Any, problem: str) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(problem=problem, problem_mark=event.start_mark)


def _check_rows(read: msgspec.Struct, known: Mapping[str, tuple[str, ...]]) -> None:
    """Make sure that rows have names that rules can be written for, each once; and those that rules are written for."""
    for part in read.__struct_fields__:
        rows = getattr(read, part)
        if not (isinstance(rows, list) and rows and hasattr(rows[0], "id")):
            continue
        ids = [row.id for row in rows]
        for number, name in enumerate(ids, 1):
            if not _ID.fullmatch(name):
                raise Mistake(f"{part}[{number}].id", f"expected small letters, digits and hyphens; got {name!r}")
            if name in ids[: number - 1]:
                raise Mistake(f"{part}[{number}].id", f"{name!r} stands twice")
        if part in known and tuple(ids) != known[part]:
            odd = sorted(set(ids) ^ set(known[part])) or "their order"
            raise Mistake(part, f"the rules know others: {odd}")


# -- a value that does not fit ----------------------------------------------------------------------------------------


def _told(raw: Any, file: type[msgspec.Struct], wrong: msgspec.ValidationError) -> Mistake:
    """Return what msgspec refuses, with the row's name, and with what may stand there."""
    text, _, path = str(wrong).partition(" - at ")
    kind: Any = inspect.type_info(file)
    value, where = raw, []
    for number, name in re.findall(r"\[(\d+)\]|\.(\w+)", path):
        if number:
            value = value[int(number)]
            named = isinstance(value, dict) and isinstance(value.get("id"), str)
            where.append(value["id"] if named else f"[{int(number) + 1}]")
            kind = kind.item_types[int(number)] if isinstance(kind, inspect.TupleType) else kind.item_type
        else:
            value = value[name]
            where.append(name)
            kind = next(field.type for field in kind.fields if field.encode_name == name)
    place = ".".join(where).replace(".[", "[")
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        return _wrong_keys(place, kind, value)
    if "[...]" in path or "key" in path.partition("$")[0]:
        return Mistake(place, text)  # in a mapping by free keys, msgspec does not tell which
    values = [one for found in _among(kind) if isinstance(found, inspect.LiteralType) for one in found.values]
    if values and len(values) >= len(_among(kind)):
        return Mistake(place, one_of(values, value))
    return Mistake(place, f"expected {_wanted(kind)}; got {value!r:.80}")


def _wrong_keys(place: str, kind: inspect.StructType, value: Mapping[Any, Any]) -> Mistake:
    keys = [field.encode_name for field in kind.fields]
    for key in value:
        if key not in keys:
            return Mistake(f"{place}.{key}".lstrip("."), one_of(keys, key, "unknown key; expected one of"))
    lacking = [field.encode_name for field in kind.fields if field.required and field.encode_name not in value]
    return Mistake(place, f"{', '.join(lacking)} expected; got {', '.join(map(str, value))}")


def _among(kind: Any) -> tuple[Any, ...]:
    """Return what a type allows, one beside the other."""
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _wanted(kind: Any) -> str:
    """Return in words what a type allows."""
    if isinstance(kind, inspect.UnionType):
        return " or ".join(_wanted(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, inspect.IntType):
        bounds = [f"{word} {bound}" for word, bound in (("from", kind.ge), ("to", kind.le)) if bound is not None]
        return " ".join(["a whole number", *bounds])
    if isinstance(kind, inspect.ListType):
        return f"a list, each {_wanted(kind.item_type)}"
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}, each {_wanted(kind.item_types[0])}"
    return _WORDS.get(type(kind), "keys and values")


_WORDS: Final[Mapping[type, str]] = {
    inspect.StrType: "a text",
    inspect.BoolType: "true or false",
    inspect.NoneType: "nothing",
}
