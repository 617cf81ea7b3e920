"""The headers of Python for another machine: as here, but for the settings, of which the limited API asks little."""

import shutil
from pathlib import Path

from fogtable.fast.compiler import header_folders

UNIX = """\
#define HAVE_UNISTD_H 1
#define HAVE_SSIZE_T 1
#define SIZEOF_LONG 8
#define SIZEOF_WCHAR_T 4
"""
WINDOWS = """\
#define MS_WINDOWS
#define MS_WIN64
#define Py_ENABLE_SHARED
#define HAVE_DECLSPEC_DLL
#define SIZEOF_LONG 4
#define SIZEOF_WCHAR_T 2
typedef __int64 Py_ssize_t;
#define HAVE_PY_SSIZE_T 1
#define PY_SSIZE_T_MAX 0x7fffffffffffffffLL
"""
EVERYWHERE = """\
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_VOID_P 8
#define SIZEOF_PID_T 4
"""
"""On all processors of 64 bits."""


def copy_headers(system: str, folder: Path) -> None:
    """Copy the headers into a folder, with the settings of a system in place of this machine's.

    This machine's own say more than needed, and some systems keep them apart for each processor (Debian).
    """
    for one in header_folders():
        shutil.copytree(one, folder, dirs_exist_ok=True)
    (folder / "pyconfig.h").write_text(EVERYWHERE + (WINDOWS if system == "win" else UNIX))
