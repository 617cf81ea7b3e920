"""The command line: ``python -m bench.serving``. Measures both servers, one after the other, and prints a table."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.peer_boardgameio import FOLDER, install
from tools.webclient import find_node

WARM: Final = 4.0
"""Seconds of load before anything is measured."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Load:
    """How much is asked of a server."""

    tables: int
    watchers: int
    rate: float
    seconds: float
    bots: int

    @property
    def words(self) -> list[str]:
        return [str(self.tables), str(self.watchers), str(self.rate)]


@dataclass(frozen=True)
class Found:
    """What was measured of one server."""

    p50: float
    p99: float
    kilobytes: float
    answers: float
    per_core: float
    people: float


@dataclass(frozen=True)
class Quiet:
    """How many milliseconds a quiet person waits: for the view of an answer, and for views that are asked for."""

    answer_p50: float
    answer_p99: float
    look_p50: float
    look_p99: float


def main() -> int:
    options = _parser().parse_args()
    load = Load(options.tables, options.watchers, options.rate, options.seconds, options.bots)
    _allow_files(load.tables * load.watchers + 1000)
    console = Console()
    found = {}
    servers = {"fogtable": fogtable} if load.bots else {"fogtable": fogtable, "boardgame.io": boardgameio}
    for name, measure in servers.items():
        try:
            found[name] = measure(load)
        except ImportError as why:
            console.print(f"missing  {name}: {why}", highlight=False)
    _print(console, load, found)
    _print_quiet(console, options.seconds, *quiet(options.seconds))
    return 0


def fogtable(load: Load) -> Found:
    """Measure ``fogtable serve`` with a table of four people each, and SQLite on disk."""
    serve = ["from fogtable.cli import app; app()", "serve", "--host", "127.0.0.1", "--port", "0", "--limit-scale"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", *serve, "1000", "--data", folder]
        with _running(command, Path(folder), FOGTABLE_DATABASE_URL="") as server:
            address = re.search(r"http://\S+", _line(server))
            assert address is not None
            people = [sys.executable, "-m", "bench.serving.load", address[0], *load.words, str(load.bots)]
            with _running(people, ROOT) as club:
                assert _line(club) == "seated"
                before = _memory(server)
                _say(club, "")
                return _measured(load, server, club, before)


def quiet(seconds: float) -> tuple[Quiet, Quiet, str]:
    """Measure a quiet person at ``fogtable serve`` with its usual limits: undisturbed, and beside a hostile session.

    Returns both, and what the hostile session has done.
    """
    serve = ["from fogtable.cli import app; app()", "serve", "--host", "127.0.0.1", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", *serve, "--trusted-proxy", "127.0.0.1", "--data", folder]
        with _running(command, Path(folder), FOGTABLE_DATABASE_URL="") as server:
            address = re.search(r"http://([\d.]+):(\d+)", _line(server))
            assert address is not None
            where = [address[1], address[2]]
            with (
                _running([sys.executable, "-m", "bench.serving.quiet", *where], ROOT) as person,
                _running([sys.executable, "-m", "bench.serving.hostile", *where], ROOT) as hostile,
            ):
                assert _line(person) == _line(hostile) == "ready"
                _asked(person, WARM)
                undisturbed = _asked(person, seconds)
                _say(hostile, "")
                disturbed = _asked(person, seconds)
                _say(hostile, "")
                return undisturbed, disturbed, _line(hostile)


def _asked(person: subprocess.Popen[str], seconds: float) -> Quiet:
    _say(person, str(seconds))
    said = json.loads(_line(person))
    cuts = [quantiles(said[what], n=100, method="inclusive") for what in ("answers", "looks")]
    return Quiet(cuts[0][49], cuts[0][98], cuts[1][49], cuts[1][98])


def boardgameio(load: Load) -> Found:
    """Measure boardgame.io's server with its tutorial's game for two, in memory.

    Raises:
        ImportError: there is no Node, or boardgame.io cannot be installed.
    """
    node = find_node()
    if node is None:
        raise ImportError("no Node >= 20.19 with npm on this machine")
    install(node)
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    with _running(["node", "server.cjs"], FOLDER, PATH=path, NODE_ENV="production") as server:
        port = _line(server)
        before = _memory(server)
        with _running(["node", "load.cjs", port, *load.words], FOLDER, PATH=path) as club:
            return _measured(load, server, club, before)


def _measured(load: Load, server: subprocess.Popen[str], club: subprocess.Popen[str], before: int) -> Found:
    assert _line(club) == "ready"
    _say(club, str(WARM))
    _line(club)
    memory = _memory(server) - before
    spent, by_people = _spent(server), _spent(club)
    _say(club, str(load.seconds))
    said = json.loads(_line(club))
    spent, by_people = _spent(server) - spent, _spent(club) - by_people
    cuts = quantiles(said["milliseconds"], n=100, method="inclusive")
    return Found(
        p50=cuts[49],
        p99=cuts[98],
        kilobytes=memory / 1024 / (load.tables * load.watchers),
        answers=said["answers"] / load.seconds,
        per_core=said["answers"] / spent,
        people=by_people / load.seconds,
    )


@contextlib.contextmanager
def _running(command: list[str], folder: Path, **more: str) -> Iterator[subprocess.Popen[str]]:
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **more},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            yield process
        except BaseException:
            log.seek(0)
            sys.stderr.write(log.read().decode()[-2000:])
            raise
        finally:
            process.terminate()
            process.wait(20)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = process.stdout.readline().strip()
    if not said:
        raise RuntimeError(f"{process.args!r} has ended")
    return said


def _say(process: subprocess.Popen[str], what: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{what}\n")
    process.stdin.flush()


def _spent(process: subprocess.Popen[str]) -> float:
    """Return the processor time of a process in seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(process: subprocess.Popen[str]) -> int:
    """Return the resident memory of a process in bytes."""
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


def _allow_files(count: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most != resource.RLIM_INFINITY else count, most))


def _print(console: Console, load: Load, found: dict[str, Found]) -> None:
    own, peer = found.get("fogtable"), found.get("boardgame.io")
    table = Table(
        title=f"{load.tables} tables, {load.tables * load.watchers} sockets, {load.rate:g} answers/s, "
        f"{load.bots} searching bots, for {load.seconds:g} s; busy: {os.getloadavg()[0]:.1f} of {os.cpu_count()} cores"
    )
    for column in ("", *found, "goal"):
        table.add_column(column, justify="left" if not column else "right")
    ratio = f" ({own.per_core / peer.per_core:.1f}x)" if own and peer else ""
    rows = (
        ("answer to view, p50", "p50", "{:.1f} ms", ""),
        ("answer to view, p99", "p99", "{:.1f} ms", "< 50 ms"),
        ("memory of a connection", "kilobytes", "{:.0f} KB", "<= 80 KB"),
        ("answers/s", "answers", "{:.0f}", ""),
        ("answers/s of a core", "per_core", "{:.0f}", f">= 5x{ratio}"),
        ("cores that the people took", "people", "{:.2f}", ""),
    )
    for label, field, form, goal in rows:
        table.add_row(label, *(form.format(getattr(one, field)) for one in found.values()), goal)
    console.print(table)


def _print_quiet(console: Console, seconds: float, undisturbed: Quiet, disturbed: Quiet, hostile: str) -> None:
    table = Table(title=f"One quiet person for {seconds:g} s each, usual limits, {os.cpu_count()} cores")
    for column in ("", "undisturbed", "beside a hostile session", "times", "goal"):
        table.add_column(column, justify="left" if not column else "right")
    rows = (
        ("answer to view, p50", "answer_p50", ""),
        ("answer to view, p99", "answer_p99", "<= 2x"),
        ("views asked for, p50", "look_p50", ""),
        ("views asked for, p99", "look_p99", "<= 2x"),
    )
    for label, field, goal in rows:
        one, other = getattr(undisturbed, field), getattr(disturbed, field)
        table.add_row(label, f"{one:.1f} ms", f"{other:.1f} ms", f"{other / one:.1f}x", goal)
    console.print(table)
    console.print(f"the hostile session: {hostile}", highlight=False)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.serving", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=5, help="sockets of each table, at least 4")
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second, of all tables together")
    parser.add_argument("--bots", type=int, default=0, help="bots that search meanwhile, at tables of their own")
    parser.add_argument("--seconds", type=float, default=15.0)
    return parser


if __name__ == "__main__":
    sys.exit(main())
