"""``fogtable simulate``: bots play each other, and a table shows how often each side wins."""

from __future__ import annotations

import os
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fogtable import bots
from fogtable.core.game import Game
from fogtable.games import load, names
from fogtable.lab.playing import Plan, play_all, useful_jobs
from fogtable.lab.processes import DIED, MOST, cores
from fogtable.lab.tally import Tally

INTERRUPTED = 130
"""Exit status after Ctrl-C."""


def simulate(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many seats the table has.")] = None,
    seats: Annotated[
        str, typer.Option(help="Who plays: SIDE=BOT or SEAT=BOT, separated by commas; a seat goes before its side.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, NAME=VALUE; can be given again.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:NAME", help="A bot of your own for --seats, as mybot:Make; can be given again."),
    ] = None,
    json: Annotated[
        str | None, typer.Option(metavar="PATH", help="Write the results as JSON to a file, or to - (then no table).")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="How many processes play; by default all cores.")
    ] = None,
) -> None:
    """Let bots play each other; print wins with 95 % intervals, causes, lengths and speed.

    Played by compiled rules where there are any; FOGTABLE_RULES=reference forces the slow way, the rules in Python.
    """
    try:
        found = load(game)
        for name in bot or ():
            bots.outside.add(name)
        plan = Plan(game, seat_bots(found, _seat_count(found, players), seats), game_options(found, option or []), seed)
        if json not in (None, "-"):
            _writable(Path(json))
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None
    workers = useful_jobs(games, jobs or cores())
    tally, seconds, stopped = _play(found, plan, games, workers)
    results = {**_asked_for(found, plan), **tally.as_dict(), "speed": {"jobs": workers, **tally.speed(seconds)}}
    text = msgspec.json.format(msgspec.json.encode(results), indent=2).decode()
    if json == "-":
        typer.echo(text)
    else:
        show(results)
        if json is not None:
            _write(Path(json), text)
    if stopped is not None:
        typer.echo(f"{stopped.reason}: {tally.games} of {games} games were played", err=True)
        raise typer.Exit(stopped.status)


@dataclass(frozen=True)
class _Stopped:
    """Why not all games were played, and the exit status of that."""

    reason: str
    status: int


def _play(game: Game, plan: Plan, games: int, jobs: int) -> tuple[Tally, float, _Stopped | None]:
    """Play until done or stopped; return the tally, the seconds by the clock, and the reason for stopping."""
    tally = Tally(sides(game, len(plan.seats)))
    started = time.monotonic()
    stopped = None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        try:
            for played in play_all(plan, games, jobs):
                tally.add(played)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = _Stopped("interrupted", INTERRUPTED)
        except BrokenProcessPool:
            stopped = _Stopped(DIED, 1)
    return tally, time.monotonic() - started, stopped


def _write(path: Path, text: str) -> None:
    """Write the results to a file; report in one line why that fails."""
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as wrong:
        typer.echo(f"cannot write to {path}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None


# -- what was asked for -----------------------------------------------------------------------------------------------


def sides(game: Game, players: int) -> tuple[str, ...]:
    """Return the sides at a table of so many seats, in order of seats."""
    return tuple(dict.fromkeys(game.side_of(seat) for seat in range(players)))


def seat_bots(game: Game, players: int, text: str) -> tuple[str, ...]:
    """Return the name of the bot at each seat, from a text such as ``creature=belief,hunted-2=random``.

    A seat that is not mentioned gets the game's first bot.

    Raises:
        ValueError: the text names no such seat, side or bot, or one twice.
    """
    names, teams = game.seat_names(players), sides(game, players)
    said: dict[str, str] = {}
    for part in text.split(",") if text.strip() else []:
        who, equals, bot = (piece.strip() for piece in part.partition("="))
        if not (who and equals and bot):
            raise ValueError(f"--seats: expected SIDE=BOT or SEAT=BOT, separated by commas; got {part!r}")
        if who not in names and who not in teams:
            there = ", ".join(dict.fromkeys((*teams, *names)))
            raise ValueError(f"--seats: there is no side or seat {who!r} at a table of {players}; there are: {there}")
        if who in said:
            raise ValueError(f"--seats: {who} is given twice")
        bots.find(game, bot)
        said[who] = bot
    first = bots.names(game)[0]
    return tuple(said.get(name, said.get(game.side_of(seat), first)) for seat, name in enumerate(names))


def game_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Return options of the game from texts such as ``board=B``.

    Raises:
        ValueError: there is no such option, it cannot have that value, or it is given twice.
    """
    kinds = get_type_hints(game.options)
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = (piece.strip() for piece in text.partition("="))
        if not equals or name not in kinds:
            raise ValueError(f"--option: expected NAME=VALUE with one of {', '.join(kinds)}; got {text!r}")
        if name in chosen:
            raise ValueError(f"--option: {name} is given twice")
        try:
            chosen[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError:
            raise ValueError(f"--option {name}: expected {_expected(kinds[name])}; got {value!r}") from None
    return chosen


def _expected(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(str(value) for value in get_args(kind))
    return "true or false" if kind is bool else f"a value of type {getattr(kind, '__name__', kind)}"


def _seat_count(game: Game, players: int | None) -> int:
    counts = game.seat_counts
    if players is None:
        return counts[(len(counts) - 1) // 2]
    if players not in counts:
        raise ValueError(f"--players: {game.name} is for {counts[0]} to {counts[-1]}; got {players}")
    return players


def _writable(path: Path) -> None:
    """Refuse a file that cannot be written to before hours of play, not after them."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise ValueError(f"--json: cannot write to {path}")


# -- what came of it --------------------------------------------------------------------------------------------------


def _asked_for(game: Game, plan: Plan) -> dict[str, Any]:
    options = msgspec.to_builtins(msgspec.convert(plan.options, game.options))
    names = game.seat_names(len(plan.seats))
    return {
        "game": game.name,
        "players": len(plan.seats),
        "seats": dict(zip(names, plan.seats, strict=True)),
        "options": options,
        "seed": plan.seed,
    }


def show(results: dict[str, Any]) -> None:
    """Print results as a table."""
    console = Console()
    seats = ", ".join(f"{seat}={bot}" for seat, bot in results["seats"].items())
    console.print(f"{results['game']}, {results['players']} players, {results['games']} games, seed {results['seed']}")
    console.print(seats, style="dim")
    if results["games"] == 0:
        return
    table = Table("", "games", "share", "95 % interval")
    for side, won in results["wins"].items():
        table.add_row(f"{side} wins", *_cells(won), style="bold")
        for cause in results["causes"]:
            if cause["side"] == side:
                table.add_row(f"  {cause['cause']}", *_cells(cause))
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    speed = results["speed"]
    lines = [
        _length_line(name, results[name], unit)
        for name, unit in (("turns", "a game"), ("decisions", "a game"))
        if results[name]
    ]
    lines.append(
        f"speed: {speed['decisions_per_s']:,} decisions/s with {speed['jobs']} jobs, "
        f"{speed['decisions_per_s_per_core']:,} on one core"
    )
    answers = ", ".join(f"{name} {ms:.3f} ms" for name, ms in speed["ms_per_answer"].items())
    lines.append(f"an answer takes: {answers}")
    console.print("\n".join(lines), highlight=False)


def _cells(counted: dict[str, Any]) -> tuple[str, str, str]:
    low, high = counted["low"], counted["high"]
    return str(counted["games"]), f"{counted['share']:.1%}", f"{low:.1%} - {high:.1%}"


def _length_line(name: str, lengths: dict[str, Any], unit: str) -> str:
    return f"{name}: {lengths['mean']:.1f} {unit} ({lengths['least']} to {lengths['most']})"
