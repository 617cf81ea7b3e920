"""A checkout of its own for a test: this package with one tiny game, whose C text says a number from its rules."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fogtable.fast.compiler import hindrance

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "fogtable"

needs_compiler = pytest.mark.skipif(hindrance() is not None, reason=f"cannot compile here: {hindrance()}")

TEXT = r"""
#include <Python.h>
#ifdef DEBUG_BOUNDS
#define BOUNDS 1
#else
#define BOUNDS 0
#endif
#ifdef COVER
#define COVERED 1
#else
#define COVERED 0
#endif
static int start(PyObject *module)
{
    return PyModule_AddIntConstant(module, "number", NUMBER) | PyModule_AddIntConstant(module, "bounds", BOUNDS)
        | PyModule_AddIntConstant(module, "covered", COVERED);
}
static PyModuleDef_Slot slots[] = {{Py_mod_exec, start}, {0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_rules", NULL, 0, NULL, slots};
PyMODINIT_FUNC PyInit__rules(void) { return PyModuleDef_Init(&definition); }
"""
"""A module that says its number, and how it was compiled."""

TRANSLATE = '''
"""Stands for the translator."""
from importlib import import_module

def translate_game(name):
    return "#define NUMBER " + str(import_module("fogtable.games." + name).NUMBER) + TEXT

TEXT = r"""%s"""
'''


def text_saying(number: int) -> str:
    return f"#define NUMBER {number}{TEXT}"


NOT_INHERITED = ("CC", "FOGTABLE_RULES", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
NO_ZIG = "import sys; sys.modules['ziglang'] = None"
"""Hides a ziglang that may be there."""


class Checkout:
    """The package in a folder of its own; processes that use it have no other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "fogtable"
        self.game = self.package / "games" / "tiny"
        self.built = self.package / "fast" / "built"
        self.cache = folder / "cache"
        for name in ("core", "compile", "fast"):
            shutil.copytree(
                PACKAGE / name, self.package / name, ignore=shutil.ignore_patterns("__pycache__", "built", "*.pyc")
            )
        for name in ("__init__.py", "doctor.py"):
            shutil.copy(PACKAGE / name, self.package / name)
        self.game.mkdir(parents=True)
        (self.package / "games" / "__init__.py").write_text('def names():\n    return ("tiny",)\n')
        (self.game / "__init__.py").write_text("NUMBER = 1\n")
        (self.game / "content.yaml").write_text("version: 1\n")
        self.translate(TRANSLATE % TEXT)
        (folder / "pyproject.toml").touch()
        self.env = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
        self.env |= {"PYTHONPATH": str(self.package.parent), "XDG_CACHE_HOME": str(self.cache), "HOME": str(folder)}

    def translate(self, text: str) -> None:
        """Put another text in the place of the translator."""
        (self.package / "compile" / "emit" / "translate.py").write_text(text)

    def say(self, number: int) -> None:
        """Change the rules."""
        (self.game / "__init__.py").write_text(f"NUMBER = {number}\n")

    def without_compiler(self) -> None:
        """Take every compiler away from the processes to come."""
        (self.folder / "nothing").mkdir()
        self.env["PATH"] = str(self.folder / "nothing")

    def start(self, *words: str, before: Callable[[], None] | None = None) -> subprocess.Popen[str]:
        """Start Python with these words."""
        return subprocess.Popen(
            [sys.executable, *words],
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=before,  # a child of one thread
        )

    def run(self, *words: str, before: Callable[[], None] | None = None) -> subprocess.CompletedProcess[str]:
        """Run Python with these words."""
        with self.start(*words, before=before) as process:
            said, complaints = process.communicate()
        return subprocess.CompletedProcess(words, process.returncode, said, complaints)

    def build(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the command that builds."""
        return self.run("-m", "fogtable.compile.build", *words)

    def script(self, *lines: str, before: Callable[[], None] | None = None) -> subprocess.CompletedProcess[str]:
        """Run lines of Python that have ``find``; there is no ziglang for them, as on most machines."""
        return self.run("-c", "\n".join((NO_ZIG, "from fogtable.fast import find", *lines)), before=before)

    def modules(self) -> list[Path]:
        """Return the modules that were built, here and in the user's cache."""
        found = [*self.built.glob("*.so"), *self.cache.rglob("*.so")]
        return sorted(found)


def obey_permissions() -> None:
    """Give up what lets an administrator write where nobody may."""
    drop, override = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
    ctypes.CDLL(None).prctl(drop, override, 0, 0, 0)
