"""The programme of a run: which bots play at which tables, how many games; kept beside the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import product
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from fogtable import __version__, bots
from fogtable.core.game import Game
from fogtable.core.packages import home_of
from fogtable.games import load
from fogtable.lab.playing import Plan
from fogtable.lab.simulate import game_options, sides

FORMAT: Final = 2
"""Of the plan and of the Parquet files."""
MOST_GAMES: Final = 2**31 - 1
"""Of a row: their numbers are columns of 32 bits."""
Command = Literal["tournament", "balance"]


class Programme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that decides which games are played; equal programmes give equal games.

    Attributes:
        format: :data:`FORMAT`.
        fogtable: the version of this package, whose bots play.
        command: ``tournament``: every pairing of the bots; ``balance``: each bot on all seats.
        game: its name.
        rules: version of its rules.
        content: digest of its rules, policy and content as they lie on disk.
        bots: names of the bots.
        players: numbers of seats.
        settings: the options of the game, all of them, one dict for each combination that is played.
        games: how many games each row has.
        seed: game ``n`` of each row follows from it and ``n``.
    """

    format: int
    fogtable: str
    command: Command
    game: str
    rules: int
    content: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    settings: tuple[dict[str, Any], ...]
    games: int
    seed: int

    @property
    def size(self) -> int:
        """How many games there are in all."""
        return len(rows(self)) * self.games


@dataclass(frozen=True)
class Row:
    """Games with the same bots at the same table. ``bots`` are by side; ``number`` counts the rows of a programme."""

    number: int
    bots: dict[str, str]
    plan: Plan

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.plan.seats)

    def __str__(self) -> str:
        told = [f"{side}={bot}" for side, bot in self.bots.items()]
        told += [f"{name}={msgspec.to_builtins(value)}" for name, value in self.plan.options.items()]
        return f"{self.plan.game} for {self.players}, {', '.join(told)}"


def programme_of(
    command: Command,
    game: Game,
    bot_names: Sequence[str],
    players: Sequence[int],
    settings: Sequence[dict[str, Any]],
    games: int,
    seed: int,
) -> Programme:
    """Return the programme of a command, for this version of the rules and of fogtable."""
    return Programme(
        format=FORMAT,
        fogtable=__version__,
        command=command,
        game=game.name,
        rules=game.rules_version,
        content=content_of(game.name),
        bots=tuple(bot_names),
        players=tuple(players),
        settings=tuple(settings),
        games=games,
        seed=seed,
    )


def content_of(game: str) -> str:
    """Return the digest of all that a game's rules, policy and content are written in."""
    folder = home_of(game).folder()
    digest = blake2b(digest_size=8)
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.yaml")]):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def rows(programme: Programme) -> list[Row]:
    """Return the rows of a programme: for each number of players, setting and line-up one."""
    game = load(programme.game)
    found: list[Row] = []
    for players, setting in product(programme.players, programme.settings):
        teams = sides(game, players)
        if programme.command == "tournament":
            lineups = list(product(programme.bots, repeat=len(teams)))
        else:
            lineups = [(bot,) * len(teams) for bot in programme.bots]
        for lineup in lineups:
            by_side = dict(zip(teams, lineup, strict=True))
            seats = tuple(by_side[game.side_of(seat)] for seat in range(players))
            found.append(Row(len(found), by_side, Plan(programme.game, seats, setting, programme.seed)))
    return found


def all_sides(programme: Programme) -> tuple[str, ...]:
    """Return the sides at the tables of a programme, in order of seats."""
    game = load(programme.game)
    return tuple(dict.fromkeys(side for players in programme.players for side in sides(game, players)))


def differences(there: Programme, here: Programme) -> str:
    """Return the differences between two programmes, ``""`` if there are none."""
    pairs = [(name, getattr(there, name), getattr(here, name)) for name in Programme.__struct_fields__]
    return "; ".join(f"{name}: {_told(a)} there, {_told(b)} here" for name, a, b in pairs if a != b)


def _told(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# -- what was asked for -----------------------------------------------------------------------------------------------


def chosen_bots(game: Game, text: str) -> tuple[str, ...]:
    """Return the names of bots in a text such as ``belief,random``; an empty one stands for the game's first bot.

    Raises:
        ValueError: one is unknown, missing or given twice.
    """
    if not text.strip():
        return bots.names(game)[:1]
    found: list[str] = []
    for name in (part.strip() for part in text.split(",")):
        if not name:
            raise ValueError(f"--bots: expected names separated by commas; got {text!r}")
        if name in found:
            raise ValueError(f"--bots: {name} is given twice")
        bots.find(game, name)
        found.append(name)
    return tuple(found)


def chosen_players(game: Game, text: str) -> tuple[int, ...]:
    """Return numbers of players, ascending, from a text such as ``3,5``; an empty one stands for one in the middle.

    Raises:
        ValueError: one is not a number, not possible, or given twice.
    """
    counts = game.seat_counts
    if not text.strip():
        return (counts[(len(counts) - 1) // 2],)
    found: list[int] = []
    for part in (part.strip() for part in text.split(",")):
        # Not every digit of Unicode is one of ours.
        players = int(part) if part.isascii() and part.isdigit() else -1
        if players not in counts:
            raise ValueError(f"--players: {game.name} is for {counts[0]} to {counts[-1]}; got {part!r}")
        if players in found:
            raise ValueError(f"--players: {players} is given twice")
        found.append(players)
    return tuple(sorted(found))


def given_settings(game: Game, given: Sequence[str]) -> list[dict[str, Any]]:
    """Return every combination of the values that texts such as ``board=A,B`` give, completed by the defaults.

    Raises:
        ValueError: an option or a value is not possible, or given twice.
    """
    chosen = _chosen(game, given)
    return [_completed(game, dict(zip(chosen, values, strict=True))) for values in product(*chosen.values())]


def all_settings(game: Game, given: Sequence[str]) -> list[dict[str, Any]]:
    """Return every combination of the options that ``given`` leaves open, the defaults first.

    Raises:
        ValueError: an option or its value is not possible, or an open option has no list of values.
    """
    fixed = _chosen(game, given)
    usual = _completed(game, {})
    choices: list[list[Any]] = []
    for name, kind in get_type_hints(game.options).items():
        if name in fixed:
            choices.append(fixed[name])
            continue
        values = list(get_args(kind)) if get_origin(kind) is Literal else [False, True] if kind is bool else []
        if not values:
            raise ValueError(f"--all-options: {name} has no list of values; choose one with --option {name}=...")
        choices.append(sorted(values, key=lambda value: value != usual[name]))
    names = get_type_hints(game.options)
    return [_completed(game, dict(zip(names, values, strict=True))) for values in product(*choices)]


def _chosen(game: Game, given: Sequence[str]) -> dict[str, list[Any]]:
    """Return the values that texts give to options: ``board=A,B`` gives two."""
    chosen: dict[str, list[Any]] = {}
    for text in given:
        name, equals, values = text.partition("=")
        found = [game_options(game, [f"{name}{equals}{value}"]) for value in values.split(",")]
        (option,) = found[0]
        if option in chosen:
            raise ValueError(f"--option: {option} is given twice")
        chosen[option] = [one[option] for one in found]
        for value in chosen[option]:
            if chosen[option].count(value) > 1:
                raise ValueError(f"--option {option}: {value} is given twice")
    return chosen


def _completed(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    complete: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, game.options))
    return complete


__all__ = [
    "FORMAT",
    "MOST_GAMES",
    "Command",
    "Programme",
    "Row",
    "all_settings",
    "all_sides",
    "chosen_bots",
    "chosen_players",
    "differences",
    "given_settings",
    "programme_of",
    "rows",
]
