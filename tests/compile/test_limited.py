"""What is declared of Python's limited API is what Python's own headers say."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from fogtable.compile.build import LIMITED_FLAG
from fogtable.fast.compiler import LIMITED_HEADERS, find_compiler
from tests.fast.checkout import needs_compiler

TEXT = (LIMITED_HEADERS / "Python.h").read_text()
REAL = Path(sysconfig.get_path("include"), "Python.h")
DECLARED = re.compile(r"^PyAPI\((.*?)\) (\w+)(.*);$", re.MULTILINE)
"""Functions and variables: what they give, the name, what they take."""
CONSTANTS = sorted({*re.findall(r"\b((?:METH|T|Py|READ)\w+) = ", TEXT)})
FIELDS = {
    "PyMethodDef": "ml_name ml_meth ml_flags ml_doc",
    "PyGetSetDef": "name get set doc closure",
    "PyMemberDef": "name type offset flags doc",
    "PyType_Slot": "slot pfunc",
    "PyType_Spec": "name basicsize itemsize flags slots",
    "PyModuleDef_Slot": "slot value",
    "PyModuleDef": "m_base m_name m_doc m_size m_methods m_slots m_traverse m_clear m_free",
    "Py_buffer": "buf obj len itemsize readonly ndim format shape strides suboffsets internal",
    "PyObject": "ob_refcnt ob_type",
}

pytestmark = [needs_compiler, pytest.mark.skipif(not REAL.is_file(), reason="Python.h is not installed")]


def refusals(text: str, folder: Path) -> str:
    """Return what a compiler says of a text that includes Python's own headers."""
    compiler = find_compiler()
    assert compiler is not None
    begin = "#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n#include <structmember.h>\n"
    (folder / "text.c").write_text(begin + text)
    command = [*compiler.command, "-fsyntax-only", LIMITED_FLAG, f"-I{REAL.parent}", str(folder / "text.c")]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


def measured(folder: Path) -> dict[str, int]:
    """Return the sizes, places and constants that our own header says."""
    asked = [
        *CONSTANTS,
        *(f"sizeof({name})" for name in FIELDS),
        *(f"offsetof({name}, {field})" for name, fields in FIELDS.items() for field in fields.split()),
    ]
    compiler = find_compiler()
    assert compiler is not None
    told = "".join(f'printf("%ld\\n", (long)({one}));' for one in asked)
    (folder / "own.c").write_text(f"#include <Python.h>\nint main(void) {{ {told} return 0; }}")
    command = [*compiler.command, f"-I{LIMITED_HEADERS}", "-O1", str(folder / "own.c"), "-o", str(folder / "own")]
    subprocess.run(command, check=True)
    said = subprocess.run([folder / "own"], check=True, capture_output=True, text=True).stdout.split()
    return dict(zip(asked, map(int, said), strict=True))


def test_functions_take_and_give_what_they_do(tmp_path: Path) -> None:
    declared = DECLARED.findall(TEXT)
    assert len(declared) == TEXT.count("\nPyAPI(") > 50
    names = "".join(f"#undef {name}\n" for _, name, _ in declared if name in ("Py_NewRef", "Py_XNewRef"))
    text = names + "".join(f"extern {gives} {name}{takes};\n" for gives, name, takes in declared)
    assert refusals(text, tmp_path) == ""
    assert "conflicting types" in refusals(
        text.replace("extern long PyLong_AsLong(", "extern int PyLong_AsLong("), tmp_path
    )


def test_structures_and_numbers_are_the_same(tmp_path: Path) -> None:
    found = measured(tmp_path)
    assert len(found) > 70
    text = "".join(f'_Static_assert(({what}) == {number}, "{what}");\n' for what, number in found.items())
    assert refusals(text, tmp_path) == ""
    assert "static assertion failed" in refusals(text.replace("== 104", "== 96"), tmp_path)
