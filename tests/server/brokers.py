"""The broker under test: Redis or Valkey on a loopback port of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from fogtable.server.tables.broker import ADDRESS
from tests.server.harness import PATIENCE


class Broker:
    """A broker that can be killed and started again at the same address; it keeps nothing."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._folder = Path(tempfile.mkdtemp(prefix="fogtable-broker-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def environment(self) -> dict[str, str]:
        """What tells a worker to speak to the others here."""
        return {ADDRESS: f"redis://127.0.0.1:{self._port}"}

    def start(self) -> None:
        where = ["--port", str(self._port), "--bind", "127.0.0.1", "--dir", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, *where, "--save", "", "--appendonly", "no"], stdin=subprocess.DEVNULL, stdout=log
            )
        for _ in range(int(PATIENCE / 0.05)):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError((self._folder / "log").read_text())

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def remove(self) -> None:
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder)


def installed() -> str:
    """Return the broker's program; skip the test where there is none, but never in CI."""
    path = shutil.which("valkey-server") or shutil.which("redis-server")
    if path is None:
        why = "neither Valkey nor Redis is installed (Debian: apt-get install redis-server)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return path
