"""Runs a server within bounds of a test's choice: ``python -m tests.server.bounded FOLDER OPTIONS`` (as JSON)."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.harness import PATIENCE, ROOT


class Bounded:
    """One server process, with the address of its pages and of its metrics."""

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self.log = folder / "log.txt"
        self.process = process
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, self.log.read_text()
        self.address = found[0]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def metrics(self) -> str:
        (line,) = (line for line in self.lines() if line["event"] == "metrics")
        return f"http://127.0.0.1:{line['port']}/metrics"

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextlib.contextmanager
def serving(folder: Path, **options: Any) -> Iterator[Bounded]:
    """Run a server with options as ``main`` takes them: ``public``, ``scale``, ``proxies``, ``times``, ``push``..."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with (
        (folder / "log.txt").open("a") as log,
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.bounded", str(folder), json.dumps(options)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths},
        ) as process,
    ):
        try:
            yield Bounded(folder, process)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def main(folder: Path, options: dict[str, Any]) -> None:
    from fogtable.server import buckets
    from fogtable.server.background import notices
    from fogtable.server.http import limits
    from fogtable.server.http.addresses import Home, Hosted
    from fogtable.server.http.limits import Limits
    from fogtable.server.process.connections import Timeouts
    from fogtable.server.process.listening import listen
    from fogtable.server.process.running import run
    from fogtable.server.process.settings import Settings
    from tests.server.auction import AUCTION

    if "stored" in options:
        most = buckets.Rate(options["stored"], 0.001)
        vars(limits)["STORED"] = limits.Bound(most, most)
    vars(notices)["WAIT"] = options.get("wait", notices.WAIT)
    service = Settings(
        Hosted(options["public"]) if "public" in options else Home(),
        Limits(options.get("scale", 1000)),
        tuple(options.get("proxies", ())),
        Timeouts(**options.get("times", {})),
        ("127.0.0.1", 0) if options.get("metrics") else None,
        push_services=tuple(options.get("push", ())),
    )
    pause = (options.get("pause", 0.0), options.get("pause", 0.0))
    run(listen("127.0.0.1", 0, fallback=False), folder, service, games={"auction": AUCTION}, pause=pause)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]))
