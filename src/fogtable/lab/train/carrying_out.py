"""A training, from what was asked for to the files of a net."""

from __future__ import annotations

from pathlib import Path

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from fogtable.bots.learned import FILE as NET_FILE
from fogtable.fast.find import execution, module_of
from fogtable.games import load
from fogtable.lab.processes import stop_asked
from fogtable.lab.results import held
from fogtable.lab.simulate import INTERRUPTED
from fogtable.lab.train import course
from fogtable.lab.train.course import State
from fogtable.lab.train.recipe import FILE, read, usual
from fogtable.lab.train.school import School


def carry_out(name: str, out: Path, file: Path | None, rounds: int | None, fresh: bool) -> int:
    """Train, or go on with it; return the exit status.

    Raises:
        ValueError: what was asked for is not possible, or the folder cannot be used.
        OSError: a file cannot be read or written.
    """
    game = load(name)
    own = game.folder / NET_FILE.parent / FILE
    asked = read(file) if file else read(own) if own.is_file() else usual(game, seed=1)
    if asked.game != name:
        raise ValueError(f"--recipe: expected one for {name}, got one for {asked.game}")
    if rounds is not None:
        asked = replace(asked, rounds=rounds)
    if (module := module_of(name)) is None:
        raise ValueError(f"to learn needs compiled rules: {execution(name).reason}")
    with held(out, FILE):
        if fresh:
            course.clear(out)
        school = School(asked, game, module)
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
        bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
        with bar, stop_asked() as stop:
            task = bar.add_task("learning", total=asked.rounds)

            def told(state: State) -> None:
                bar.update(task, completed=state.round, description=f"learning: {state.games:,} games")

            state = course.train(school, out, told, stop.is_set)
        if state.round < asked.rounds:
            typer.echo("interrupted; the same command goes on from there", err=True)
            return INTERRUPTED
        course.finish(school, state, out)
    typer.echo(out / course.NET)
    return 0
