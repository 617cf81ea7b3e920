"""Finds the compiled rules of a game: the module that was made from exactly the files on disk, or none.

A module is named by the content of all that goes into it (:func:`key_of`), so one made from other rules is never found.
What is missing is compiled on first use, in a process of its own. A process looks once for each game and stays with
what it found, as it stays with the Python that it has imported. ``FOGTABLE_RULES=reference`` leaves compiled rules
alone, ``FOGTABLE_RULES=compiled`` makes it an error that there are none.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from struct import Struct
from threading import Lock
from types import ModuleType
from typing import Final, Literal

from fogtable.core.packages import home_of
from fogtable.fast.compiler import LIMITED, hindrance

PACKAGE: Final = Path(__file__).resolve().parent.parent
BUILT: Final = PACKAGE / "fast" / "built"
"""Where the modules of a checkout lie, and those that were installed with the package."""
RUNTIME: Final = PACKAGE / "fast" / "runtime"
SUFFIX: Final = (".abi3.pyd" if os.name == "nt" else ".abi3.so") if LIMITED else EXTENSION_SUFFIXES[0]
"""How the name of a module ends: it says which Pythons it is for."""
MODULE: Final = "_rules"
"""The name under which every module of compiled rules is initialised."""

Source = tuple[str, str, int, int]
"""A file: its path inside the package, as if every game lay there; where it is, when it was changed (ns), its size."""


def _system() -> str:
    """Return what a module is for: a system and its processor, and the Python that has an interface of its own."""
    name = sysconfig.get_platform()
    if name.startswith("macosx-"):  # it names the oldest macOS of this Python, and both processors where it is for both
        name = f"macosx-{os.uname().machine}"
    return name if LIMITED else f"{name} {SUFFIX}"


SYSTEM: Final = _system()


class NotCompiled(RuntimeError):
    """Compiled rules were asked for with ``FOGTABLE_RULES=compiled``, and there are none."""


@dataclass(frozen=True)
class Execution:
    """How a game's rules are run here, why, and where the module lies or would lie.

    ``broken``: the module is there and does not load.
    """

    kind: Literal["compiled", "reference"]
    reason: str
    path: Path | None = None
    broken: bool = False


# -- which module -----------------------------------------------------------------------------------------------------


def key_of(game: str, system: str = SYSTEM) -> str:
    """Return the digest of everything that goes into a game's module: rules, core, translator, runtime, the system.

    Raises:
        ValueError: there is no such game.
    """
    return _digest(system, tuple(_sources(game)))


def path_of(game: str) -> Path:
    """Return where a game's module lies, or is to be put, for exactly the files on disk.

    Raises:
        ValueError: there is no such game.
    """
    name = f"{game}-{key_of(game)}{SUFFIX}"
    beside = BUILT / name
    if beside.is_file() or (in_checkout() and os.access(BUILT if BUILT.exists() else BUILT.parent, os.W_OK)):
        return beside
    # An uninstaller does not remove files that its installer did not put there.
    import platformdirs

    return platformdirs.user_cache_path("fogtable", appauthor=False) / "built" / name


def in_checkout() -> bool:
    """Tell whether this package is a checkout that is worked on, not an installed one."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parent.parent / "pyproject.toml").is_file()


def _sources(game: str) -> Iterator[Source]:
    """Yield all files that a module depends on, in an order that does not depend on the machine."""
    folder = home_of(game).folder()
    found = [(f"games/{game}/{path.relative_to(folder).as_posix()}", path) for path in _written(folder)]
    shared = [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "compile").rglob("*.py")]
    shared += [*RUNTIME.rglob("*.h"), *RUNTIME.glob("*.c")]
    found += [(path.relative_to(PACKAGE).as_posix(), path) for path in shared]
    for inside, path in sorted(found):
        there = path.stat()
        yield inside, str(path), there.st_mtime_ns, there.st_size


def _written(folder: Path) -> Iterator[Path]:
    yield from folder.rglob("*.py")
    yield from (path for path in folder.rglob("*.yaml") if path.parent.name != "examples")  # they only play the rules


@cache
def _digest(system: str, sources: tuple[Source, ...]) -> str:
    """Return one digest of names and contents; when a file was changed only tells that it has to be read anew."""
    total = blake2b(f"{system}\n".encode(), digest_size=10)
    for inside, path, _, _ in sources:
        content = Path(path).read_bytes()
        total.update(f"{inside} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_whole(path: Path) -> bool:
    """Tell whether a module is there, and not cut off: to load a part of one stops the process (SIGBUS)."""
    try:
        with path.open("rb") as module:
            head = module.read(_ELF.size)
            size = module.seek(0, os.SEEK_END)
    except OSError:  # an unreadable file counts as missing: making it anew will say why that fails
        return False
    if len(head) < _ELF.size or not head.startswith(b"\x7fELF\x02\x01"):
        return size > 0  # of another kind: its loader tells
    _, table_at, entry, entries = _ELF.unpack(head)
    return bool(size >= table_at + entry * entries)


_ELF: Final = Struct("<40sQ10xHH2x")
"""How an ELF file for 64 bits, low byte first, begins: where the table of its sections is, which ends the file."""


# -- the module itself ------------------------------------------------------------------------------------------------


def load_module(path: Path) -> ModuleType:
    """Load a module of compiled rules from a file; another path gives another module.

    Raises:
        ImportError: the file is no module for this Python.
    """
    spec = spec_from_file_location(MODULE, path, loader=ExtensionFileLoader(MODULE, str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def module_of(game: str) -> ModuleType | None:
    """Return the compiled rules of a game, compiled now if need be; ``None`` if it has to do without.

    Raises:
        ValueError: ``FOGTABLE_RULES`` says something unknown.
        NotCompiled: there are none, and ``FOGTABLE_RULES=compiled``.
    """
    wanted = _wanted()
    found, module = _found(game, wanted)
    if module is None and wanted == "compiled":
        raise NotCompiled(f"FOGTABLE_RULES=compiled, but {game} has no compiled rules: {found.reason}")
    return module


def execution(game: str) -> Execution:
    """Return how the rules of a game are run in this process, and why. What is missing is compiled first.

    Raises:
        ValueError: ``FOGTABLE_RULES`` says something unknown.
    """
    return _found(game, _wanted())[0]


_Found = tuple[Execution, ModuleType | None]
_one_at_a_time: Final = Lock()
_found_before: Final[dict[str, _Found]] = {}


def _wanted() -> str:
    said = os.environ.get("FOGTABLE_RULES", "")
    if said not in ("", "compiled", "reference"):
        raise ValueError(f"FOGTABLE_RULES: expected compiled, reference or nothing; got {said!r}")
    return said


def _found(game: str, wanted: str) -> _Found:
    if wanted == "reference":
        return Execution("reference", "FOGTABLE_RULES=reference"), None
    with _one_at_a_time:
        if game not in _found_before:
            _found_before[game] = _look(game)
        return _found_before[game]


def _look(game: str) -> _Found:
    try:
        path = path_of(game)
    except ValueError as wrong:
        return Execution("reference", f"only games that are installed are compiled: {wrong}"), None
    if not is_whole(path) and (why := hindrance() or _make(game, path)):
        return Execution("reference", why, path), None
    try:
        module = load_module(path)
    except ImportError as wrong:
        return Execution("reference", f"the module does not load: {wrong}", path, broken=True), None
    return Execution("compiled", "made from exactly these rules", path), module


def _make(game: str, path: Path) -> str | None:
    """Compile the rules of a game in a process that has read nothing yet; return why that did not work."""
    # -P and the same path as here: it is to import the same files, not what lies in the folder it is run from.
    command = [sys.executable, "-P", "-m", "fogtable.compile.build", game]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folder or os.getcwd() for folder in sys.path)}
    try:
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    except OSError as wrong:
        return f"Python ({sys.executable or 'unknown'}) cannot be started to compile: {wrong}"
    if done.returncode:
        said = done.stdout.decode(errors="replace").partition("\n")[0].removeprefix(f"{game}: not compiled: ")
        return said or f"compiling ended with status {done.returncode}: see python -m fogtable.compile.build {game}"
    return None if path.is_file() else "the rules on disk changed while they were compiled: start again"
