"""``fogtable lab tournament`` and ``fogtable lab balance``: many games, kept as Parquet, told in a report."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from fogtable.games import load, names
from fogtable.lab.crews import Where, require_ray
from fogtable.lab.processes import MOST
from fogtable.lab.programme import (
    MOST_GAMES,
    Command,
    Programme,
    all_settings,
    chosen_bots,
    chosen_players,
    given_settings,
    programme_of,
)
from fogtable.lab.simulate import INTERRUPTED
from fogtable.lab.spans import GameFailed

lab = typer.Typer(no_args_is_help=True, help="Many games between bots, on all cores or many machines, and a report.")

_NEEDED: Final = ("polars", "altair", "vl_convert", "jinja2", "filelock")
"""What the extra ``fogtable[lab]`` brings."""

_Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")]
_Bots = Annotated[str, typer.Option(metavar="A,B,...", help="The bots; by default the game's first one.")]
_Players = Annotated[str, typer.Option(metavar="N,N,...", help="Numbers of players; by default one in the middle.")]
_Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games a row has.")]
_Seed = Annotated[int, typer.Option(help="The same seed gives the same games, wherever they are played.")]
_Option = Annotated[
    list[str] | None, typer.Option(help="An option, NAME=VALUE or NAME=VALUE,VALUE,...; can be given again.")
]
_AllOptions = Annotated[bool, typer.Option("--all-options", help="Play every combination of the options left open.")]
_Out = Annotated[Path, typer.Option(metavar="DIR", help="The folder for plan, results and report.")]
_Jobs = Annotated[
    int | None, typer.Option(min=1, max=MOST, help="How many games at a time; by default one for each core.")
]
_On = Annotated[Where, typer.Option(help="Who plays: the cores of this machine, or a Ray cluster.")]
_Fresh = Annotated[bool, typer.Option("--fresh", help="Delete what an earlier run has left in DIR.")]
_Date = Annotated[
    datetime | None, typer.Option(formats=["%Y-%m-%d"], metavar="YYYY-MM-DD", help="A date to print in the report.")
]


@lab.command()
def tournament(
    game: _Game,
    out: _Out,
    bots: _Bots = "",
    players: _Players = "",
    games: _Games = 200,
    seed: _Seed = 0,
    option: _Option = None,
    jobs: _Jobs = None,
    on: _On = "here",
    fresh: _Fresh = False,
    date: _Date = None,
) -> None:
    """Let every bot play every side against every other; tell who wins how often, and how long they think."""
    programme = _asked("tournament", game, bots, players, games, seed, lambda: given_settings(load(game), option or []))
    _carry_out(programme, out, fresh, on, jobs, date)


@lab.command()
def balance(
    game: _Game,
    out: _Out,
    bots: _Bots = "",
    players: _Players = "",
    games: _Games = 1000,
    seed: _Seed = 0,
    option: _Option = None,
    all_options: _AllOptions = False,
    jobs: _Jobs = None,
    on: _On = "here",
    fresh: _Fresh = False,
    date: _Date = None,
) -> None:
    """Let bots play on all seats; tell who wins, how the game goes, and what moves the result."""
    settings = all_settings if all_options else given_settings
    programme = _asked("balance", game, bots, players, games, seed, lambda: settings(load(game), option or []))
    _carry_out(programme, out, fresh, on, jobs, date)


@lab.command()
def exploit(
    game: _Game,
    out: _Out,
    against: Annotated[str, typer.Option(metavar="BOT", help="The bot to be read, or policy.")],
    side: Annotated[str, typer.Option(help="The side that learns; the bot plays all others.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="Of one core; more later goes on from there.")] = 10.0,
    players: Annotated[str, typer.Option(metavar="N", help="Players; by default a number in the middle.")] = "",
    games: Annotated[int, typer.Option(min=20, help="Games beside Python bots that are measured at most.")] = 1000,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="An option, NAME=VALUE; can be given again.")] = None,
    fresh: _Fresh = False,
) -> None:
    """Let somebody learn to beat a bot that does not change; tell what that wins beyond what the bot wins itself."""
    require("here")
    from fogtable.lab.exploit.command import Errand, carry_out

    errand = Errand(game, against, side, players, tuple(option or ()), seed)
    raise typer.Exit(carry_out(errand, out, minutes * 60, games, fresh))


@lab.command()
def compare(
    before: Annotated[Path, typer.Argument(metavar="A", help="The folder of a run of balance, or a checkout.")],
    after: Annotated[Path, typer.Argument(metavar="B", help="The same, of the other version.")],
    out: _Out,
    game: Annotated[str, typer.Option(help="The game, where A or B is a checkout; runs know theirs.")] = "",
    bots: _Bots = "",
    players: _Players = "",
    games: _Games = 1000,
    seed: _Seed = 0,
    option: _Option = None,
    all_options: _AllOptions = False,
    jobs: _Jobs = None,
) -> None:
    """Compare two versions of rules or content on the same seeds; tell what has changed, and how sure that is."""
    require("here")
    from fogtable.lab.compare import compare as compare_runs
    from fogtable.lab.compare import run_of
    from fogtable.lab.results import Unusable

    asked = ["--games", str(games), "--seed", str(seed), *(["--all-options"] if all_options else [])]
    for name, value in (("--bots", bots), ("--players", players), ("--jobs", jobs)):
        asked += [name, str(value)] if value else []
    asked += [part for text in option or [] for part in ("--option", text)]
    try:
        runs = [run_of(path, name, game, asked, out) for path, name in ((before, "before"), (after, "after"))]
        typer.echo(compare_runs(runs[0], runs[1], out))
    except Unusable as wrong:
        raise typer.BadParameter(str(wrong)) from None
    except subprocess.CalledProcessError as failed:
        typer.echo("the same command goes on from there", err=True)
        raise typer.Exit(failed.returncode) from None
    except OSError as wrong:
        typer.echo(f"cannot write to {out}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _asked(
    command: Command,
    name: str,
    bots: str,
    players: str,
    games: int,
    seed: int,
    settings: Callable[[], list[dict[str, object]]],
) -> Programme:
    try:
        game = load(name)
        return programme_of(
            command, game, chosen_bots(game, bots), chosen_players(game, players), settings(), games, seed
        )
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None


def _carry_out(
    programme: Programme, out: Path, fresh: bool, where: Where, jobs: int | None, date: datetime | None
) -> None:
    """Play the missing games, write the report, print where it is."""
    require(where)
    # The libraries for it come with an extra, and take their time to load.
    from fogtable.lab.carrying_out import carry_out
    from fogtable.lab.results import Unusable

    try:
        played = carry_out(programme, out, fresh, where, jobs, None if date is None else date.date())
    except Unusable as wrong:
        raise typer.BadParameter(str(wrong)) from None
    except GameFailed as wrong:
        typer.echo(f"{wrong}\nwhat was played before is kept; the same command goes on from there", err=True)
        raise typer.Exit(1) from None
    except OSError as wrong:
        typer.echo(f"cannot write to {out}: {wrong.strerror or wrong}", err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        typer.echo("interrupted; the same command goes on from there", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"{out / 'report.html'}\n{out / 'games.parquet'}")
    if played < programme.size:
        typer.echo(
            f"interrupted: {played:,} of {programme.size:,} games were played; the same command goes on from there",
            err=True,
        )
        raise typer.Exit(INTERRUPTED)


def require(where: Where) -> None:
    """Stop with one line if a library is missing."""
    try:
        if any(find_spec(name) is None for name in _NEEDED):
            raise ModuleNotFoundError('fogtable lab needs more libraries: pip install "fogtable[lab]"')
        if where == "ray":
            require_ray()
    except ModuleNotFoundError as missing:
        typer.echo(str(missing), err=True)
        raise typer.Exit(2) from None
