"""The commands of the conformance kit: ``fogtable scenario run`` and ``fogtable clauses``."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fogtable.core.formats import record
from fogtable.core.formats.case import CaseFile, Unreadable, find_cases, read_case
from fogtable.core.formats.clauses import citations, clauses_of
from fogtable.core.formats.new_case import case_of
from fogtable.core.formats.scenario import Failure, run_case
from fogtable.core.formats.schema import schema_of, text_of
from fogtable.core.formats.slips import Mistake
from fogtable.fast.find import execution, module_of
from fogtable.fast.match import open_match
from fogtable.games import load, load_all

scenario = typer.Typer(no_args_is_help=True, help="Adjudication cases written in YAML.")


class By(StrEnum):
    """The rules by which scenarios are played."""

    BOTH = "both"
    REFERENCE = "reference"
    COMPILED = "compiled"


@scenario.command()
def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    rules: Annotated[
        By, typer.Option(help="By which rules; both: by the reference, and by compiled ones where there are any.")
    ] = By.BOTH,
) -> None:
    """Play scenarios as they are written. One line for each that fails; exit 1 if any did, 2 if one cannot be read."""
    passed = failed = unreadable = 0
    try:
        files = list(find_cases(paths))
    except Unreadable as wrong:
        typer.echo(str(wrong), err=True)
        raise typer.Exit(2) from None
    for path in files:
        try:
            file = read_case(path)
            failure = _run(file, rules)
        except Unreadable as wrong:
            unreadable += 1
            typer.echo(str(wrong), err=True)
            continue
        skipped = " (idle: skipped)" if file.case.idle == "skipped" else ""
        if failure is None:
            passed += 1
            if skipped:
                typer.echo(f"{path}: passed{skipped}: seats that could only pass were not asked")
        else:
            failed += 1
            typer.echo(f"{path}:{failure.line}: step {failure.step}{skipped}: {failure.text}")
    typer.echo(f"{passed} passed, {failed} failed")
    if unreadable:
        raise typer.Exit(2)
    if failed:
        raise typer.Exit(1)


@scenario.command()
def schema() -> None:
    """Print the JSON Schema of scenarios, for editors and other programs."""
    typer.echo(text_of(schema_of(load_all().values())), nl=False)


@scenario.command()
def new(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game (docs/records.md).")],
    at: Annotated[int | None, typer.Option(help="After how many answers; without it, where the record ends.")] = None,
) -> None:
    """Print a scenario of a moment of a recorded game: the position, who is asked what, and what came next."""
    try:
        match = record.read(path.read_bytes(), load)
        text = case_of(match, len(match.answers) if at is None else at)
    except OSError as wrong:
        typer.echo(f"{path}: {wrong.strerror}", err=True)
        raise typer.Exit(2) from None
    except ValueError as wrong:
        typer.echo(f"{path}: {wrong}", err=True)
        raise typer.Exit(2) from None
    typer.echo(text, nl=False)


def _run(file: CaseFile, rules: By) -> Failure | None:
    """Play a scenario by the rules asked for; return the first failure.

    Raises:
        Unreadable: the scenario is wrong, or only compiled rules are asked for and there are none.
    """
    failure = None if rules is By.COMPILED else run_case(file, load)
    if failure is not None or rules is By.REFERENCE:
        return failure
    try:
        game = load(file.case.game).name
    except ValueError as wrong:
        raise file.unreadable(Mistake("game", str(wrong))) from None
    module = module_of(game)
    if module is None and rules is By.BOTH:
        return None
    if module is None:
        raise file.unreadable(Mistake("game", execution(game).reason))
    found = run_case(file, load, partial(open_match, module))
    return found and replace(found, text=f"(compiled) {found.text}")


def clauses(
    game: Annotated[str, typer.Argument(help="The game.")],
    uncovered: Annotated[bool, typer.Option(help="Only those that nothing cites; exit 1 if any.")] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.", exists=True, file_okay=False)] = Path("tests"),
    scenarios: Annotated[Path, typer.Option(help="The folder of the scenarios.", exists=True, file_okay=False)] = Path(
        "scenarios"
    ),
) -> None:
    """List the clauses of a game with the tests and scenarios that cite each."""
    try:
        found = load(game)
        listed = clauses_of(found)
        cited = citations(found.prefix, tests, scenarios, found.folder / "examples")
    except ValueError as wrong:
        typer.echo(str(wrong), err=True)
        raise typer.Exit(2) from None
    unknown = [citation for citation in cited if citation.clause not in listed]
    for citation in unknown:
        typer.echo(f"{citation.place}: cites {citation.clause}, which RULES.md does not have", err=True)
    bare = 0
    for clause in listed:
        places = [citation.place for citation in cited if citation.clause == clause]
        bare += not places
        if uncovered and places:
            continue
        typer.echo(clause if uncovered else f"{clause}  {len(places)}")
        for place in places:
            typer.echo(f"    {place}")
    if unknown:
        raise typer.Exit(2)
    if uncovered and bare:
        raise typer.Exit(1)
