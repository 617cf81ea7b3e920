"""What others install: wheels are built, installed into environments of their own, and played with."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from fogtable.fast import find
from fogtable.games import NAMES
from tests.tiers import slow
from tools.machine import ROOT
from tools.wheels.__main__ import build_wheel, parser
from tools.wheels.modules import ZIG, compile_all, flags_for, translate_all
from tools.wheels.targets import PYTHON, TARGETS, Target

pytestmark = slow  # that modules are found and used is proved beside, in tests/fast/test_find.py

UV = Path(sys.executable).with_name("uv")
BEGINS = {
    "manylinux_2_17_aarch64": b"\x7fELF\x02\x01",
    "musllinux_1_2_x86_64": b"\x7fELF\x02\x01",
    "macosx_11_0_arm64": b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01",
}
"""How modules begin there."""


class Installed:
    """An environment of its own with one wheel; what fogtable depends on comes from the environment of the tests."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FOGTABLE"))}
        # What is compiled came with the wheel: nothing can be compiled here.
        self.env = {**inherited, "CC": "/none", "XDG_CACHE_HOME": str(folder / "cache")}
        self._uv("venv", "--python", sys.executable, str(folder / "venv"))
        self._uv("pip", "install", "--no-deps", "--no-index", "--python", str(self.python), str(wheel))
        (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
        (site / "others.pth").write_text(sysconfig.get_path("purelib"))

    def _uv(self, *words: str) -> None:
        subprocess.run([UV, *words, "--offline", "--quiet"], cwd=self.folder, env=self.env, check=True)

    def run(self, *words: str) -> str:
        """Run the program there; return what it prints."""
        command = [self.python, "-m", "fogtable", *words]
        return subprocess.run(command, cwd=self.folder, env=self.env, check=True, capture_output=True, text=True).stdout

    def play(self) -> dict[str, str]:
        """Play a few games of each kind; return how each is run, and that its module lies in this environment."""
        assert " play " in self.run("--help")
        for game in NAMES:
            played = json.loads(self.run("simulate", game, "--games", "2", "--jobs", "1", "--json", "-"))
            assert played["games"] == 2
        found = json.loads(self.run("doctor", "--json"))["games"]
        assert all(one["module"] is None or one["module"].startswith(str(self.folder)) for one in found)
        return {one["game"]: one["execution"] for one in found}


def empty(folder: Path) -> Path:
    folder.mkdir()
    return folder


def files_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as packed:
        return packed.namelist()


def test_the_sdist_holds_what_git_knows_and_nothing_that_lies_about() -> None:
    """A file at the top of the tree is packed as soon as it is listed, so whoever adds one is told here."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packed = listed["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    if not (ROOT / ".git").exists():
        pytest.skip("no checkout")
    known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert packed == sorted({name.partition("/")[0] for name in known.split("\0") if name})


def test_one_package_alone_is_asked_for_by_its_tag(capsys: pytest.CaptureFixture[str]) -> None:
    assert parser().parse_args(["--only", TARGETS[0].tag]).only == TARGETS[0].tag
    with pytest.raises(SystemExit):
        parser().parse_args(["--only", "amiga"])
    assert TARGETS[-1].tag in capsys.readouterr().err


def test_a_wheel_for_all_machines(tmp_path: Path) -> None:
    none = empty(tmp_path / "none")
    wheel = build_wheel(none, "py3-none-any", tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    files = files_of(wheel)
    assert "fogtable/web_dist/index.html" in files
    assert not [name for name in files if name.startswith("fogtable/fast/built/")]
    assert Installed(wheel, tmp_path).play() == dict.fromkeys(NAMES, "reference")
    again = build_wheel(none, "py3-none-any", empty(tmp_path / "again"))
    assert again.read_bytes() == wheel.read_bytes()


def this_machine() -> Target:
    musl = "musl" if platform.libc_ver()[0] != "glibc" and sys.platform == "linux" else ""
    return next(one for one in TARGETS if one.system == find.SYSTEM and musl in one.tag)


def test_a_wheel_for_this_machine(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    texts, modules, target = empty(tmp_path / "texts"), empty(tmp_path / "modules"), this_machine()
    translate_all(NAMES, texts)
    compile_all(texts, target, modules)
    wheel = build_wheel(modules, f"{PYTHON}-{target.tag}", tmp_path)
    built = {name.rpartition("/")[2] for name in files_of(wheel) if name.startswith("fogtable/fast/built/")}
    assert built == {find.path_of(game).name for game in NAMES}
    assert "fogtable/web_dist/index.html" in files_of(wheel)
    assert Installed(wheel, tmp_path).play() == dict.fromkeys(NAMES, "compiled")


@pytest.mark.parametrize("tag", BEGINS)
def test_modules_for_other_machines(tmp_path: Path, tag: str) -> None:
    pytest.importorskip("ziglang")
    (target,) = (one for one in TARGETS if one.tag == tag)
    texts, modules = empty(tmp_path / "texts"), empty(tmp_path / "modules")
    translate_all(["onoda"], texts)
    compile_all(texts, target, modules)
    (made,) = modules.iterdir()
    assert made.name == f"onoda-{find.key_of('onoda', target.system)}.abi3.so"
    content = made.read_bytes()
    assert content.startswith(BEGINS[tag])
    assert str(Path.cwd()).encode() not in content


def test_windows_accepts_the_rules(tmp_path: Path) -> None:
    """All but linking, for which zig makes the C library of Windows first, for minutes."""
    pytest.importorskip("ziglang")
    (target,) = (one for one in TARGETS if one.system == "win-amd64")
    translate_all(["onoda"], tmp_path)
    flags = [flag for flag in flags_for(target, empty(tmp_path / "made")) if flag not in ("-shared", "-lpython3")]
    subprocess.run([*ZIG, "cc", "-target", target.triple, *flags, "-c", "onoda.c"], cwd=tmp_path, check=True)
    names = (tmp_path / "made" / "python3.def").read_text().split()
    assert {"PyType_GetSlot", "_Py_NoneStruct", "_PyArg_ParseTuple_SizeT"} <= set(names)
    assert "PyTuple_GET_ITEM" not in names
