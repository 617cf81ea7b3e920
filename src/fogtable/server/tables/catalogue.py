"""What can be played: the games and their options, as a new table is asked for and as pages see them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from fogtable import bots
from fogtable.core.game import Game
from fogtable.server.refusals import Refusal
from fogtable.server.tables.blind_windows import TEMPOS
from fogtable.server.tables.talk import presets_of


def options_of(game: Game, given: dict[str, Any]) -> Struct:
    """Return the options of a game as its rules read them.

    Raises:
        Refusal: the game has no such option, or the option no such value.
    """
    known = {option["name"]: option["values"] for option in described_options(game)}
    for name, value in given.items():
        if name not in known:
            raise Refusal("bad-option", f"{game.name} has the options {', '.join(known)}", where=name)
        if not any(type(one) is type(value) and one == value for one in known[name]):
            raise Refusal("bad-option", f"{name} is one of {known[name]}", where=name)
    return msgspec.convert(given, game.options)


def described_options(game: Game) -> list[dict[str, Any]]:
    """Return the options of a game: name, possible values, default."""
    return [
        {"name": option.name, "values": _values(option.type), "default": option.default}
        for option in msgspec.structs.fields(game.options)
    ]


def _values(kind: Any) -> list[Any]:
    """Return the values that an option of this type can have."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is Annotated:
        base, *more = get_args(kind)
        for bounds in more:
            if base is int and isinstance(bounds, Meta) and bounds.ge is not None and bounds.le is not None:
                return list(range(int(bounds.ge), int(bounds.le) + 1))
    raise TypeError(f"an option is a bool, a Literal or a bounded int, not {kind}")


def described(game: Game) -> dict[str, Any]:
    """Return what the page needs to know to open a table of this game."""
    return {
        "name": game.name,
        "seats": {str(count): list(game.seat_names(count)) for count in game.seat_counts},
        "bots": list(bots.names(game)),
        "options": described_options(game),
        "presets": list(presets_of(game)),
        "tempos": list(TEMPOS) if game.window_seconds else [],
    }
