"""The command line: ``python -m bench [--seconds S] [--only NAME]... [--json PATH]``, ``python -m bench --docs``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import document, machine, report
from bench.contestant import SEED, Contestant
from bench.measure import Runner, interleave
from bench.roster import DISTRIBUTIONS, ENTRIES, gather

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, write; return the exit status."""
    options = _parser().parse_args(arguments)
    console = Console()
    if options.docs:
        try:
            written = document.write(options.json)
        except ValueError as wrong:
            console.print(str(wrong), highlight=False)
            return 1
        console.print(*(f"written: {path}" for path in written), sep="\n", highlight=False)
        return 0
    try:
        contestants, missing = gather(options.only or ENTRIES)
    except KeyboardInterrupt:
        console.print("interrupted before anything was measured")
        return INTERRUPTED
    for name, why in missing.items():
        console.print(f"[yellow]missing[/]  {name}: {why}", highlight=False)

    runners: list[Runner] = []
    interrupted = False
    try:
        _measure(console, contestants, runners, options.rounds, options.seconds)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted: what follows is what was measured until then")

    results = {runner.name: runner.samples for runner in runners if runner.samples}
    if not results:
        console.print("nothing was measured")
        return INTERRUPTED if interrupted else 1
    report.print_tables(console, results)
    report.print_goals(console, results)
    run = {
        "seconds": options.seconds,
        "rounds": options.rounds,
        "seed": SEED,
        "interrupted": interrupted,
    }
    report.write_json(options.json, results, machine.describe(DISTRIBUTIONS), run, missing)
    console.print(f"written to {options.json}", highlight=False)
    return INTERRUPTED if interrupted else 0


def _measure(
    console: Console,
    contestants: dict[str, Contestant],
    runners: list[Runner],
    rounds: int,
    seconds: float,
) -> None:
    """Warm up and run all rounds; ``runners`` is filled so that it outlives an interruption."""
    columns = (
        TextColumn("{task.description:<40}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    # No thread redraws the bar: it moves between slices, never inside a measurement.
    with Progress(
        *columns,
        console=console,
        auto_refresh=False,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("warming up", total=len(contestants) * (rounds + 1))

        def step(name: str) -> None:
            progress.update(task, description=name, refresh=True)
            progress.advance(task)

        for name, contestant in contestants.items():
            step(f"warm up {name}")
            runners.append(Runner(name, contestant))
        interleave(runners, rounds, seconds, step)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure fogtable beside its peers in one run."
    )
    parser.add_argument(
        "--seconds",
        type=_positive,
        default=4.0,
        help="CPU time for each contestant in all (default 4)",
    )
    parser.add_argument("--rounds", type=_count, default=9, help="rounds it is spread over (default 9)")
    parser.add_argument(
        "--only",
        action="append",
        choices=list(ENTRIES),
        metavar="NAME",
        help=f"measure this row only; may be repeated ({', '.join(ENTRIES)})",
    )
    parser.add_argument(
        "--json",
        type=Path,
        default=Path(__file__).with_name("results.json"),
        metavar="PATH",
        help="where the results go (default bench/results.json)",
    )
    parser.add_argument(
        "--docs",
        action="store_true",
        help="measure nothing: write the tables and the plot in docs/ from the results",
    )
    return parser


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return number


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
