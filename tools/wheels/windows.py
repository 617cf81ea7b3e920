"""What it takes to compile for the Python of Windows elsewhere: its settings, and the names that its library has."""

import re
import shutil
import subprocess
from pathlib import Path

from fogtable.compile.build import LIMITED_FLAG

# Of the pyconfig.h of Windows, which is no other for any processor of 64 bits, what the limited API asks for.
SETTINGS = """\
#define MS_WINDOWS
#define MS_WIN64
#define Py_ENABLE_SHARED
#define HAVE_DECLSPEC_DLL
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_VOID_P 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_PID_T 4
typedef __int64 Py_ssize_t;
#define HAVE_PY_SSIZE_T 1
#define PY_SSIZE_T_MAX 0x7fffffffffffffffLL
"""
ALL_HEADERS = "#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n#include <structmember.h>\n"
IMPORTED = re.compile(r"__attribute__\(\(dllimport\)\)[^;(]*\b(_?Py\w+)\s*[(\[;]")


def headers(own: list[Path], folder: Path) -> Path:
    """Copy the headers of this Python, with the settings of Windows in place of its own."""
    for one in own:
        shutil.copytree(one, folder, dirs_exist_ok=True)
    (folder / "pyconfig.h").write_text(SETTINGS)
    return folder
NAME = "python3"
"""What the linker is told to take, and what the names lie in there: NAME.dll."""


def library(zig: list[str], triple: str, headers: Path, folder: Path) -> None:
    """Make what a linker needs to know of python3.dll: all names of the limited API, as the headers declare them."""
    source, names = folder / "all.c", folder / "python3.def"
    source.write_text(ALL_HEADERS)
    command = [*zig, "cc", "-target", triple, LIMITED_FLAG, f"-I{headers}", "-E", "-P", str(source)]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    names.write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *sorted(set(IMPORTED.findall(text)))]) + "\n")
    subprocess.run([*zig, "dlltool", "-m", "i386:x86-64", "-d", str(names), "-l", str(folder / f"lib{NAME}.a")], check=True)
