"""Python types in TypeScript."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

HEAD: Final = "// Written by `python -m tools.webtypes` from the Python code: change that, not this file.\n"
"""The first line of every generated file."""


def typescript(kind: Any) -> str:
    """Return a Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(args[0])
    if origin is Literal:
        return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in args))
    if origin in (list, tuple):
        return many(typescript(args[0]))
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    return {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}[kind]


def many(inner: str) -> str:
    """Return the type of an array."""
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def interface(struct: type[Struct]) -> str:
    """Return a struct as an interface, with the first line of what is said of it."""
    hints = get_type_hints(struct, include_extras=True)
    rows = [
        f"  {one.encode_name}{'' if one.required else '?'}: {typescript(hints[one.name])};"
        for one in msgspec.structs.fields(struct)
    ]
    said = (struct.__doc__ or "").split("\n")[0].replace("``", "`")
    return block(said, struct.__name__, rows)


def block(said: str, name: str, rows: list[str]) -> str:
    """Return an interface of these rows, with a comment."""
    return f"/** {said} */\nexport interface {name} {{\n" + "\n".join(rows) + "\n}\n"
