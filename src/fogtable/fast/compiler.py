"""The C compiler of this machine, and whether it can make modules for this Python."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LIMITED: Final = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether this Python loads modules of the limited API, which are the same for all versions from the oldest one on."""
LIMITED_HEADERS: Final = Path(__file__).with_name("runtime") / "limited"
"""Where that API is declared, as far as it is used: nothing else of Python has to be installed."""
USUAL: Final = ("cc", "gcc", "clang")
"""Commands under which a C compiler may be found."""


@dataclass(frozen=True)
class Compiler:
    """A C compiler: the command, and the flags that it needs besides."""

    command: tuple[str, ...]
    flags: tuple[str, ...] = ()

    def version(self) -> str:
        """Return the first line of its version message; empty if there is none."""
        try:
            said = subprocess.run([*self.command, "--version"], capture_output=True, text=True, check=False).stdout
        except OSError:
            return ""
        return said.partition("\n")[0].strip()


def find_compiler() -> Compiler | None:
    """Return the compiler that ``CC`` names; without ``CC`` the first of ``cc``, ``gcc``, ``clang``, else ziglang's."""
    if named := os.environ.get("CC", "").strip():
        try:
            first, *others = shlex.split(named)
        except ValueError:  # a quote that is not closed
            return None
        found = shutil.which(first)
        return Compiler((os.path.abspath(found), *others)) if found else None
    for name in USUAL:
        if found := shutil.which(name):
            return Compiler((os.path.abspath(found),))
    if importlib.util.find_spec("ziglang") is not None:
        # Told nothing, zig compiles for just this processor and adds checks that stop the process.
        return Compiler((sys.executable, "-m", "ziglang", "cc"), ("-mcpu=baseline", "-fno-sanitize=undefined"))
    return None


def header_folders() -> list[Path]:
    """Return the folders where ``Python.h`` and what it includes should be."""
    if LIMITED:
        return [LIMITED_HEADERS]
    return list(dict.fromkeys(Path(sysconfig.get_path(kind)) for kind in ("include", "platinclude")))


def has_headers() -> bool:
    """Tell whether ``Python.h`` is there for the Python that runs this: always, where the limited API is enough."""
    return any((folder / "Python.h").is_file() for folder in header_folders())


def hindrance() -> str | None:
    """Return in one line why rules cannot be compiled here; ``None`` if they can."""
    if os.name == "nt":
        return "rules are compiled on Linux and macOS only"
    if find_compiler() is None:
        if named := os.environ.get("CC", "").strip():
            return f"there is no program CC={named}"
        return f"no C compiler ({', '.join(USUAL)} or the Python package ziglang) found"
    if not has_headers():
        return f"Python.h is missing in {header_folders()[0]}: install python3-dev"
    return None


def advice() -> str | None:
    """Return in one line what to install so that rules can be compiled here; ``None`` if nothing is missing."""
    if os.name == "nt" or hindrance() is None:
        return None
    if find_compiler() is not None:
        return "install the headers of this Python (Debian, Ubuntu: apt-get install python3-dev)"
    if os.environ.get("CC", "").strip():
        return "let CC name a C compiler, or unset it"
    pip = f"{sys.executable} -m pip install"
    if importlib.util.find_spec("pip") is None:
        pip = f"uv pip install --python {sys.executable}"
    return f"install a C compiler (Debian, Ubuntu: apt-get install gcc libc6-dev), or its Python package: {pip} ziglang"
