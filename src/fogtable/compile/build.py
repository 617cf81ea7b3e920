"""From rules to a module that Python loads: translates a game and compiles the C text.

``python -m fogtable.compile.build notalone`` prints the result in one line, ``--all`` does so for every game. The
exit status is 1 if a game was not built. Modules lie where :mod:`fogtable.fast.find` looks for them, the C text beside.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fogtable.fast import find
from fogtable.fast.compiler import LIMITED, find_compiler, header_folders, hindrance

# What the limited API lacks is not declared, and would otherwise be found missing only when the module is loaded.
FLAGS: Final = ("-O2", "-fPIC", "-shared", "-std=gnu11", "-Werror=implicit-function-declaration")
LIMITED_FLAG: Final = "-DPy_LIMITED_API=0x030b0000"
"""Of the interface of Python only what no later version than 3.11, the oldest one here, takes away."""
MACHINE_FLAGS: Final = {
    # Card sets are counted all the time; every x86-64 processor since 2008 has an instruction for it.
    "x86_64": ("-mpopcnt",),
}
SYSTEM_FLAGS: Final = {
    # There the names of Python are bound when the module is loaded only if the linker is told so.
    "darwin": ("-undefined", "dynamic_lookup"),
}


INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""


class NotBuilt(Exception):
    """A module was not built: ``reason`` in one line, and the ``output`` of the compiler."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.output = output


def compile_c(text: str, out: Path, debug: bool = False, cover: bool = False) -> Path:
    """Compile a C text to a module of this Python; the text is kept beside it as ``<stem>.c``.

    Args:
        text: one translation unit with ``PyInit__rules``; it can include the files of the runtime.
        out: the module. It appears, whole, once everything went well.
        debug: check bounds (``DEBUG_BOUNDS``) and keep what a debugger needs.
        cover: count the lines of rules that are run (``COVER``).

    Returns:
        ``out``.

    Raises:
        NotBuilt: there is no compiler or no ``Python.h``, the compiler refuses the text, or nothing can be written.
    """
    if why := hindrance():
        raise NotBuilt(why)
    compiler = find_compiler()
    assert compiler is not None
    stem = _stem(out)
    flags = [*FLAGS, *MACHINE_FLAGS.get(os.uname().machine, ()), *SYSTEM_FLAGS.get(sys.platform, ()), *compiler.flags]
    flags += [LIMITED_FLAG] if LIMITED else []
    flags += ["-O1", "-g", "-DDEBUG_BOUNDS"] if debug else []
    flags += ["-DCOVER"] if cover else []
    folders = [f"-I{folder}" for folder in (*header_folders(), find.RUNTIME)]
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=f"{stem}-", dir=out.parent) as made:
            source, module = Path(made, f"{stem}.c"), Path(made, out.name)
            source.write_text(text, encoding="utf-8")
            command = [*compiler.command, *flags, *folders, source.name, "-o", module.name]
            done = _run(command, made)
            # Also if it was refused: what the compiler says names lines of it.
            os.replace(source, out.with_name(source.name))
            if done.returncode:
                first = next((line for line in done.stdout.splitlines() if "error" in line), "it says nothing")
                raise NotBuilt(f"{compiler.command[0]} refuses the C text: {first.strip()}", done.stdout)
            os.replace(module, out)
    except OSError as wrong:
        raise NotBuilt(f"cannot write {wrong.filename or out}: {wrong.strerror}") from None
    return out


def _run(command: list[str], folder: str) -> subprocess.CompletedProcess[str]:
    """Run a compiler in a folder; a message and its language do not depend on the machine."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def build(game: str) -> Path:
    """Translate and compile a game, unless its module is there; return the module.

    Of two processes that want the same one builds, the other waits for it.

    Raises:
        NotBuilt: the rules are refused, or :func:`compile_c` did not succeed.
        ValueError: there is no such game.
    """
    out = find.path_of(game)
    if find.is_whole(out):
        return out
    if why := hindrance():
        raise NotBuilt(why)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with _alone(out.parent / f"{game}.lock"):
            if not find.is_whole(out):
                _build(game, out)
    except OSError as wrong:
        raise NotBuilt(f"cannot write {wrong.filename or out.parent}: {wrong.strerror}") from None
    return out


def _build(game: str, out: Path) -> None:
    from fogtable.compile.emit.translate import translate_game

    print(f"fogtable: compiling the rules of {game} ...", file=sys.stderr, flush=True)
    try:
        text = translate_game(game)
    except ValueError as refused:
        raise NotBuilt(f"the rules are refused: {str(refused).partition(chr(10))[0]}", str(refused)) from None
    if find.path_of(game) != out:
        raise NotBuilt("the rules changed while they were translated: start again")
    compile_c(text, out)
    _delete_old(game, out)


def _delete_old(game: str, out: Path) -> None:
    """Delete the remains of killed builds of a game; in a checkout also modules made from other rules.

    The user's cache can serve several installations: what one of them does not know may be another's.
    """
    begins = re.escape(game) + "-[0-9a-f]{20}"
    killed = re.compile(rf"{begins}-\w+")
    finished = re.compile(rf"{begins}({re.escape(find.SUFFIX)}|\.c)")
    for path in out.parent.iterdir():
        if killed.fullmatch(path.name):
            shutil.rmtree(path, ignore_errors=True)
        elif out.parent == find.BUILT and finished.fullmatch(path.name) and _stem(path) != _stem(out):
            path.unlink(missing_ok=True)


def _stem(path: Path) -> str:
    """Return a file's name up to its first dot: that of a module has several."""
    return path.name.partition(".")[0]


@contextlib.contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Hold a file against other processes."""
    import fcntl

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the games named; return the exit status."""
    parser = argparse.ArgumentParser("python -m fogtable.compile.build", description="Compile the rules of games.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="a game")
    parser.add_argument("--all", action="store_true", help="all games")
    asked = parser.parse_args(arguments)
    if bool(asked.games) == asked.all:
        parser.error("expected games or --all")
    _read_sources_only()
    try:
        return max(map(_build_and_tell, import_module("fogtable.games").names() if asked.all else asked.games))
    except KeyboardInterrupt:
        return INTERRUPTED


def _build_and_tell(game: str) -> int:
    """Build a game; print the result and return the exit status."""
    began = time.monotonic()
    try:
        was_there = find.is_whole(find.path_of(game))
        path = build(game)
    except NotBuilt as wrong:
        print("\n".join(filter(None, [f"{game}: not compiled: {wrong.reason}", wrong.output.rstrip()])), flush=True)
        return 1
    except ValueError as wrong:
        print(f"{game}: {wrong}", flush=True)
        return 2
    how = "is up to date" if was_there else f"compiled in {time.monotonic() - began:.1f} s"
    print(f"{game}: {how}: {path}", flush=True)
    return 0


def _read_sources_only() -> None:
    """Import this package from its sources from now on: bytecode is taken for a file's if second and size agree."""
    import msgspec  # noqa: F401  (not ours: theirs may come from bytecode, which is faster)
    import yaml  # noqa: F401

    sys.dont_write_bytecode = True
    sys.pycache_prefix = os.devnull


if __name__ == "__main__":
    sys.exit(main())
