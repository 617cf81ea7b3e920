"""The same games on a Ray cluster: here one of this machine alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from tests.tiers import slow

pytest.importorskip("ray", reason="Ray is not installed")


def balance(folder: Path, *more: str) -> tuple[pl.DataFrame, str]:
    args = ["balance", "notalone", "--bots", "belief", "--players", "2,3", "--games", "6", "--seed", "5", *more]
    command = [sys.executable, "-c", "from fogtable.cli import app; app()", "lab", *args, "--out", str(folder)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("RAY_ADDRESS", None)
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    games = pl.read_parquet(folder / "games.parquet")
    html = (folder / "report.html").read_text(encoding="utf-8")
    timed = [name for name in games.columns if name == "seconds" or name.startswith("thought_")]
    return games.drop(timed), re.sub(r'(?s)<details class="behind" id="speed">.*?</details>', "", html)


@slow
def test_a_cluster_gives_the_same_games_and_the_same_report(tmp_path: Path) -> None:
    there, told_there = balance(tmp_path / "ray", "--on", "ray", "--jobs", "2")
    here, told_here = balance(tmp_path / "here", "--jobs", "1")
    assert there.equals(here)
    assert there.height == 12
    assert told_there == told_here
