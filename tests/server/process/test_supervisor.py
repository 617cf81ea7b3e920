"""``fogtable serve --workers 2``: two processes on one socket, watched over and ended together."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from fogtable.server.process import supervisor
from fogtable.server.store.database import ADDRESS
from fogtable.server.tables.broker import ADDRESS as BROKER
from tests.server.databases import Disk, PostgreSQL
from tests.server.harness import PATIENCE, ROOT
from tests.tiers import slow

COMMAND = [sys.executable, "-c", "from fogtable.cli import app; app()", "serve", "--host", "127.0.0.1", "--port", "0"]


class Serving:
    """The process that watches over two workers."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.log = folder / "log.txt"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*COMMAND, "--workers", "2", "--data", str(folder)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT / "src",
                env={**os.environ, **disk.environment, BROKER: ""},
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.address = found[0]

    @property
    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in children.read_text().split()]

    def events(self, name: str) -> int:
        return sum(json.loads(line)["event"] == name for line in self.log.read_text().splitlines())

    def serves(self) -> bool:
        """Ask on new connections, so that either worker may answer."""
        return all(
            httpx.get(f"{self.address}/readyz", trust_env=False, timeout=PATIENCE).status_code == 200 for _ in range(8)
        )


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def serving(tmp_path: Path, disk: Disk) -> Iterator[Serving]:
    made = Serving(tmp_path, disk)
    yield made
    if made.process.poll() is None:
        made.process.terminate()
        made.process.wait(PATIENCE)
    assert made.process.stdout is not None
    made.process.stdout.close()


def require_soon(true: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError


def lives(number: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_a_worker_that_dies_is_replaced_and_all_end_together(serving: Serving) -> None:
    workers = serving.workers
    assert len(workers) == 2
    assert serving.serves()
    os.kill(workers[0], signal.SIGKILL)
    require_soon(lambda: serving.events("started") == 3)
    assert serving.events("worker-died") == 1
    assert serving.serves()
    workers = serving.workers
    assert len(workers) == 2
    serving.process.send_signal(signal.SIGTERM)
    assert serving.process.wait(PATIENCE) == 0
    assert not any(lives(number) for number in workers)
    assert serving.events("stopped") == 2


def test_a_worker_that_starts_while_the_database_does_waits_for_it(serving: Serving, postgresql: PostgreSQL) -> None:
    died = serving.workers[0]
    postgresql.stop()
    try:
        os.kill(died, signal.SIGKILL)
        require_soon(lambda: serving.events("waits-for-database") == 1)
    finally:
        postgresql.start()
    require_soon(lambda: serving.events("started") == 3)
    assert serving.serves()
    assert serving.events("waits-for-database") == serving.events("worker-died") == 1


def test_who_waits_for_the_database_ends_at_once_when_asked_to(serving: Serving, postgresql: PostgreSQL) -> None:
    died = serving.workers[0]
    postgresql.stop()
    try:
        os.kill(died, signal.SIGKILL)
        require_soon(lambda: serving.events("waits-for-database") == 1)
        asked = time.monotonic()
        serving.process.send_signal(signal.SIGTERM)
        assert serving.process.wait(PATIENCE) == 0
        assert time.monotonic() - asked < supervisor.LAST - 5, "nobody had to be killed"
    finally:
        postgresql.start()


DYING = """
import itertools, os, sys
from fogtable.server.process import supervisor
supervisor.PAUSES = (0.01, 0.05)
os.chdir(sys.argv[1])
def work(number, serving):
    lives = len(os.listdir())
    open(f"life-{lives}", "w").close()
    if lives in (0, 6):
        serving()
    if lives == 8:
        os.kill(os.getppid(), 15)
        import time; time.sleep(30)
    raise SystemExit(1)
supervisor.supervise(1, work, lambda: None)
"""


def test_a_worker_that_dies_at_its_start_each_time_is_replaced_more_and_more_slowly(tmp_path: Path) -> None:
    """As soon as one has served again, the next is replaced quickly."""
    done = subprocess.run(
        [sys.executable, "-c", f"from fogtable.server import logs; logs.configure(False)\n{DYING}", str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT / "src",
        timeout=PATIENCE,
        check=True,
    )
    pauses = [json.loads(line)["replaced_in"] for line in done.stderr.splitlines()]
    assert pauses == [0.01, 0.02, 0.04, 0.05, 0.05, 0.05, 0.01, 0.02]


def test_workers_do_not_outlive_who_watches_over_them(serving: Serving) -> None:
    workers = serving.workers
    serving.process.kill()
    serving.process.wait(PATIENCE)
    require_soon(lambda: not any(lives(number) for number in workers))


@slow
@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({ADDRESS: ""}, "PostgreSQL"),
        ({BROKER: "http://somewhere:secret"}, BROKER),
    ],
)
def test_what_cannot_be_shared_is_refused_in_one_line(
    tmp_path: Path, disk: Disk, environment: dict[str, str], named: str
) -> None:
    done = subprocess.run(
        [*COMMAND, "--workers", "2", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT / "src",
        env={**os.environ, **disk.environment, **environment},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert named in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
