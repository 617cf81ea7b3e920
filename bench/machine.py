"""What the numbers were measured on."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.peer_boardgameio import FOLDER
from fogtable.fast.compiler import find_compiler
from tools.webclient import find_node


def describe(distributions: Iterable[str]) -> dict[str, object]:
    """Return processor, cores, Python, C compiler, and the versions of what takes part and is installed."""
    versions = {}
    for name in distributions:
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            continue
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if package.is_file():
        versions["boardgame.io"] = json.loads(package.read_text(encoding="utf-8"))["version"]
        node = find_node()
        versions["node"] = node.version.removeprefix("v") if node else "?"
    compiler = find_compiler()
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler.version() if compiler else None,
        "versions": versions,
    }


def _cpu() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass  # not Linux
    return platform.processor() or platform.machine()
