"""The commands: they print one clear line, take a free port, and stop cleanly."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx2 as httpx
import pytest

from fogtable.games import NAMES
from tests.server.harness import PATIENCE, ROOT, Person
from tests.tiers import slow


@pytest.fixture
def fogtable() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Start the command with arguments; what still runs at the end is killed."""
    with ExitStack() as stack:

        def start(*args: str) -> subprocess.Popen[str]:
            process = subprocess.Popen(
                [sys.executable, "-c", "from fogtable.cli import app; app()", *args],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            )
            stack.enter_context(process)
            stack.callback(process.kill)
            return process

        yield start


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"fogtable: (http://127\.0\.0\.1:\d+)  \(Ctrl-C stops it\)\n", line)
    assert found, line
    return found[1]


Start = Callable[..., subprocess.Popen[str]]


def test_play_serves_keeps_its_tables_and_stops_on_ctrl_c(fogtable: Start, tmp_path: Path) -> None:
    first = fogtable("play", "--no-browser", "--data", str(tmp_path / "one"))
    second = fogtable("play", "--no-browser", "--data", str(tmp_path / "two"))
    addresses = [address(first), address(second)]
    assert len(set(addresses)) == 2
    for where in addresses:
        assert [game["name"] for game in httpx.get(f"{where}/api/games", trust_env=False).json()] == list(NAMES)
    for process, folder in ((first, "one"), (second, "two")):
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert log == ""
        assert (tmp_path / folder / "tables.sqlite").is_file()
        assert (tmp_path / folder).stat().st_mode & 0o077 == 0


def test_a_bot_of_ones_own_takes_a_seat(fogtable: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot.py").write_text("""
from pathlib import Path

class Make:
    games = ("notalone",)

    def choose(self, seen, rng):
        Path("asked.txt").touch()
        return seen.options[0]
""")
    monkeypatch.chdir(tmp_path)
    process = fogtable("play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"), "--bot", "own_bot:Make")
    with Person(SimpleNamespace(address=address(process))) as person:
        offered = {game["name"]: game["bots"] for game in person.get("/games").json()}
        assert "own_bot:Make" in offered["notalone"]
        assert "own_bot:Make" not in offered["onoda"]
        table = person.open("bot:own_bot:Make", "bot:own_bot:Make", "bot:own_bot:Make", game="notalone")
        ends = time.monotonic() + PATIENCE
        while not (tmp_path / "asked.txt").exists():
            assert time.monotonic() < ends, "the bot is never asked"
            person.get(f"/tables/{table}")


def test_a_bot_that_is_not_there_is_said_before_anything_is_served(fogtable: Start, tmp_path: Path) -> None:
    process = fogtable("play", "--no-browser", "--data", str(tmp_path), "--bot", "nowhere_at_all:Make")
    _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "there is no module 'nowhere_at_all'" in " ".join(log.split())


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["play", "--no-browser", "--host", "999.1.1.1"], "cannot listen on 999.1.1.1, port 8765: "),
        (["serve", "--port", "0", "--host", "a" * 70], f"cannot listen on {'a' * 70}, port 0: "),
        (["serve", "--port", "0", "--data", "FILE/below"], "cannot keep tables in FILE/below: "),
        (["tidy", "--data", "FILE/below"], "cannot keep tables in FILE/below: "),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(fogtable: Start, tmp_path: Path, args: list[str], why: str) -> None:
    file = tmp_path / "f"
    file.touch()
    process = fogtable(*(arg.replace("FILE", str(file)) for arg in args))
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert said.startswith("fogtable: " + why.replace("FILE", str(file)))
    assert said.count("\n") == 1


@slow
def test_a_port_that_is_taken_is_said_in_one_line(fogtable: Start, tmp_path: Path) -> None:
    first = fogtable("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    port = address(first).rpartition(":")[2]
    second = fogtable("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    _, said = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert said.startswith(f"fogtable: cannot listen on 127.0.0.1, port {port}: ")
    assert said.count("\n") == 1
    first.send_signal(signal.SIGTERM)
    first.communicate(timeout=PATIENCE)
    assert first.returncode in (0, -signal.SIGTERM)


def test_as_a_module_it_serves_what_is_worked_out_in_other_processes(tmp_path: Path) -> None:
    """They read the file that this process was started with: it must not be a second server to them."""
    process = subprocess.Popen(
        [sys.executable, "-m", "fogtable", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    with process:
        try:
            asked = f"{address(process)}/api/games/onoda/examples/1?seat=all"
            response = httpx.get(asked, trust_env=False, timeout=PATIENCE)
            assert response.status_code == 200, response.text
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
