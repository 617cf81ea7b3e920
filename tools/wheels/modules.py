"""The rules of all games, translated once and compiled for other machines by zig, which has the C library of each."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from fogtable.compile.build import FLAGS, LIMITED_FLAG, MACHINE_FLAGS, SYSTEM_FLAGS
from fogtable.compile.emit.translate import translate_game
from fogtable.fast import find
from fogtable.fast.compiler import LIMITED_HEADERS
from tools.wheels import windows
from tools.wheels.targets import Target

ZIG = [sys.executable, "-m", "ziglang"]


def translate_all(games: Iterable[str], texts: Path) -> None:
    """Translate games to C, each as ``<game>.c``."""
    for game in games:
        (texts / f"{game}.c").write_text(translate_game(game), encoding="utf-8")


def compile_all(texts: Path, target: Target, folder: Path) -> None:
    """Compile all texts for a kind of machine, under the names by which modules are found there."""
    with TemporaryDirectory() as made, ThreadPoolExecutor(os.cpu_count()) as together:
        flags = flags_for(target, Path(made))

        def compile_one(text: Path) -> None:
            # For Windows zig puts other files beside the module, which nobody needs.
            module = Path(made, f"{text.stem}-{find.key_of(text.stem, target.system)}{target.suffix}")
            command = [*ZIG, "cc", "-target", target.triple, *flags, text.name, "-o", str(module)]
            done = subprocess.run(
                command, cwd=texts, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
            if done.returncode:
                sys.exit(f"{done.stdout}\nfogtable: {text.stem} was not compiled for {target.tag}")
            shutil.move(module, folder)

        list(together.map(compile_one, sorted(texts.glob("*.c"))))


def flags_for(target: Target, made: Path) -> list[str]:
    """Return the flags for a kind of machine; what they name is put into ``made``."""
    system, _, machine = target.system.partition("-")
    # Told nothing, zig adds checks that stop the process. Without -s paths of this machine would be in the module.
    flags = [*FLAGS, LIMITED_FLAG, "-s", "-w", "-fno-sanitize=undefined", f"-I{find.RUNTIME}", f"-I{LIMITED_HEADERS}"]
    flags += MACHINE_FLAGS.get("x86_64" if machine == "amd64" else machine, ())
    if system == "win":
        windows.import_library(ZIG, target.triple, made)
        flags += [f"-L{made}", f"-l{windows.NAME}"]
    return [*flags, *(SYSTEM_FLAGS["darwin"] if system == "macosx" else ())]
