"""What a linker for Windows wants to know of Python, made where there is no Windows: the names that its library has."""

import re
import subprocess
from pathlib import Path

from fogtable.fast.compiler import LIMITED_HEADERS

IMPORTED = re.compile(r"__attribute__\(\(dllimport\)\)[^;(]*\b(_?Py\w+)\s*[(\[;]")
NAME = "python3"
"""What the linker is told to take, and what the names lie in there: NAME.dll."""


def import_library(zig: list[str], triple: str, folder: Path) -> None:
    """Make what a linker needs to know of python3.dll: all names of the limited API that are declared."""
    names = folder / f"{NAME}.def"
    command = [*zig, "cc", "-target", triple, "-E", "-P", str(LIMITED_HEADERS / "Python.h")]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    names.write_text("\n".join([f"LIBRARY {NAME}.dll", "EXPORTS", *sorted(set(IMPORTED.findall(text)))]) + "\n")
    made = folder / f"lib{NAME}.a"
    subprocess.run([*zig, "dlltool", "-m", "i386:x86-64", "-d", str(names), "-l", str(made)], check=True)
