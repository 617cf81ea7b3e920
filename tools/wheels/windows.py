"""What a linker for Windows wants to know of Python, made where there is no Windows: the names that its library has."""

import re
import subprocess
from pathlib import Path

from fogtable.compile.build import LIMITED_FLAG

ALL_HEADERS = "#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n#include <structmember.h>\n"
IMPORTED = re.compile(r"__attribute__\(\(dllimport\)\)[^;(]*\b(_?Py\w+)\s*[(\[;]")
NAME = "python3"
"""What the linker is told to take, and what the names lie in there: NAME.dll."""


def import_library(zig: list[str], triple: str, headers: Path, folder: Path) -> None:
    """Make what a linker needs to know of python3.dll: all names of the limited API, as the headers declare them."""
    source, names = folder / "all.c", folder / f"{NAME}.def"
    source.write_text(ALL_HEADERS)
    command = [*zig, "cc", "-target", triple, LIMITED_FLAG, f"-I{headers}", "-E", "-P", str(source)]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    names.write_text("\n".join([f"LIBRARY {NAME}.dll", "EXPORTS", *sorted(set(IMPORTED.findall(text)))]) + "\n")
    made = folder / f"lib{NAME}.a"
    subprocess.run([*zig, "dlltool", "-m", "i386:x86-64", "-d", str(names), "-l", str(made)], check=True)
