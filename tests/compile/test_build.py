"""From a C text to a module: real compilers, real processes."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from fogtable.compile.build import NotBuilt, compile_c
from fogtable.fast import compiler
from fogtable.fast.find import SUFFIX, load_module
from tests.fast.checkout import NO_ZIG, Checkout, needs_compiler, text_saying


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ziglang", None)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# -- a text -----------------------------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize("cover", [False, True])
def test_a_text_becomes_a_module_with_the_text_beside_it(tmp_path: Path, debug: bool, cover: bool) -> None:
    made = compile_c(text_saying(7), tmp_path / "new" / f"seven{SUFFIX}", debug, cover)
    module = load_module(made)
    assert (module.number, module.bounds, module.covered) == (7, debug, cover)
    assert files(made.parent) == sorted(["seven.c", f"seven{SUFFIX}"])
    assert (made.parent / "seven.c").read_text() == text_saying(7)


@needs_compiler
def test_a_text_includes_the_runtime(tmp_path: Path) -> None:
    text = '#include "words.h"\n' + text_saying(0).replace("NUMBER 0", "NUMBER PASS")
    assert load_module(compile_c(text, tmp_path / "m.so")).number == 127


@needs_compiler
def test_a_wrong_text_is_refused_and_what_was_there_stays(tmp_path: Path) -> None:
    out = compile_c(text_saying(1), tmp_path / "m.so")
    with pytest.raises(NotBuilt) as refused:
        compile_c(text_saying(2) + "\nint f(void) { return nothing_of_this_name; }\n", out)
    assert "m.c:" in refused.value.reason
    assert "nothing_of_this_name" in refused.value.reason
    assert "\n" not in refused.value.reason
    assert refused.value.reason.partition("text: ")[2] in refused.value.output
    assert load_module(out).number == 1
    assert files(tmp_path) == ["m.c", "m.so"]


@needs_compiler
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(NotBuilt, match=r"cannot write .*taken"):
        compile_c(text_saying(1), tmp_path / "taken" / "m.so")


# -- which compiler ---------------------------------------------------------------------------------------------------


def test_without_a_compiler(no_compiler: None, tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match=r"no C compiler \(cc, gcc, clang or the Python package ziglang\) found"):
        compile_c(text_saying(1), tmp_path / "m.so")
    assert compiler.find_compiler() is None
    assert "apt-get install gcc" in str(compiler.advice())


@pytest.mark.parametrize("named", ["no-compiler-of-this-name", "/no/such/cc -O3", "'cc"])
def test_cc_names_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str) -> None:
    monkeypatch.setenv("CC", named)
    with pytest.raises(NotBuilt) as refused:
        compile_c(text_saying(1), tmp_path / "m.so")
    assert refused.value.reason == f"there is no program CC={named}"
    assert "CC" in str(compiler.advice())


@needs_compiler
def test_cc_goes_first_and_may_have_flags(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = compiler.find_compiler()
    assert usual is not None
    monkeypatch.setenv("CC", " ".join([*usual.command, "-DNUMBER=5"]))
    text = text_saying(1).replace("#define NUMBER 1", "")
    assert load_module(compile_c(text, tmp_path / "m.so")).number == 5


def test_cc_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "false")
    if not compiler.has_headers():
        pytest.skip("Python.h is missing")
    with pytest.raises(NotBuilt, match=r"false refuses the C text: it says nothing"):
        compile_c(text_saying(1), tmp_path / "m.so")
    assert files(tmp_path) == ["m.c"]


@needs_compiler
def test_ziglang_where_there_is_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A package called ziglang is called as the real one is; here it hands on to the compiler of this machine."""
    usual = compiler.find_compiler()
    assert usual is not None
    package = tmp_path / "packages" / "ziglang"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(
        "import subprocess, sys\n"
        "assert sys.argv[1] == 'cc' and '-mcpu=baseline' in sys.argv\n"
        "words = [word for word in sys.argv[2:] if not word.startswith('-mcpu')]\n"
        f"sys.exit(subprocess.call([*{usual.command!r}, '-DNUMBER=6', *words], env={dict(os.environ)!r}))\n"
    )
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    monkeypatch.syspath_prepend(package.parent)
    monkeypatch.delitem(sys.modules, "ziglang", raising=False)
    text = text_saying(1).replace("#define NUMBER 1", "")
    assert load_module(compile_c(text, tmp_path / "m.so")).number == 6


def test_real_ziglang(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    if why := compiler.hindrance():
        pytest.skip(why)
    assert load_module(compile_c(text_saying(8), tmp_path / "m.so")).number == 8


@needs_compiler
def test_without_the_headers_of_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda kind: str(tmp_path / "include"))
    made = compile_c(text_saying(3), tmp_path / "m.so")
    assert load_module(made).number == 3


@needs_compiler
def test_a_python_without_the_limited_api_needs_its_headers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda kind: str(tmp_path / "include"))
    monkeypatch.setattr(compiler, "LIMITED", False)
    with pytest.raises(NotBuilt, match=r"Python\.h is missing in .*include: install python3-dev"):
        compile_c(text_saying(1), tmp_path / "m.so")
    assert "python3-dev" in str(compiler.advice())


# -- a game -----------------------------------------------------------------------------------------------------------


@needs_compiler
def test_the_command_builds_once(checkout: Checkout) -> None:
    first = checkout.build("tiny")
    (made,) = checkout.modules()
    assert first.returncode == 0
    assert first.stdout.startswith("tiny: compiled in ")
    assert first.stdout.endswith(f" s: {made}\n")
    assert first.stderr == "fogtable: compiling the rules of tiny ...\n"
    assert load_module(made).number == 1
    second = checkout.build("--all")
    assert (second.returncode, second.stdout, second.stderr) == (0, f"tiny: is up to date: {made}\n", "")


def test_the_command_says_what_it_cannot_do(checkout: Checkout) -> None:
    unknown = checkout.build("nothing-of-this-name")
    assert unknown.returncode == 2
    assert unknown.stdout == "nothing-of-this-name: there is no game called 'nothing-of-this-name'\n"
    assert checkout.build().returncode == 2
    assert checkout.build("tiny", "--all").returncode == 2
    checkout.without_compiler()
    main = "from fogtable.compile.build import main; sys.exit(main(['--all']))"
    without = checkout.run("-c", f"{NO_ZIG}; {main}")
    assert without.returncode == 1
    assert without.stdout == "tiny: not compiled: no C compiler (cc, gcc, clang or the Python package ziglang) found\n"
    assert without.stderr == ""


@needs_compiler
def test_two_processes_at_once_build_once(checkout: Checkout) -> None:
    both = [checkout.start("-m", "fogtable.compile.build", "tiny") for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(complaints for _, complaints in said) == ["", "fogtable: compiling the rules of tiny ...\n"]
    (made,) = checkout.modules()
    assert files(checkout.built) == sorted([made.name, f"{made.name.partition('.')[0]}.c", "tiny.lock"])


@needs_compiler
def test_modules_of_other_rules_are_deleted(checkout: Checkout) -> None:
    checkout.build("tiny")
    (old,) = checkout.modules()
    key = old.name.partition(".")[0].partition("-")[2]
    kept = [f"tiny-{key}.cpython-399-other.so", f"tinyish-{key}{SUFFIX}", "notes.txt"]
    for name in kept:
        (checkout.built / name).touch()
    (checkout.built / f"tiny-{key}-k1ll_ed0").mkdir()
    checkout.say(2)
    assert checkout.build("tiny").returncode == 0
    new = next(path for path in checkout.built.glob(f"tiny-*{SUFFIX}"))
    assert new != old
    assert load_module(new).number == 2
    assert files(checkout.built) == sorted([*kept, new.name, f"{new.name.partition('.')[0]}.c", "tiny.lock"])


@needs_compiler
def test_rules_that_change_meanwhile_are_not_built(checkout: Checkout) -> None:
    checkout.translate(
        "from pathlib import Path\nimport fogtable.games.tiny as tiny\n"
        "def translate_game(name):\n    Path(tiny.__file__).write_text('NUMBER = 2')\n    return 'whatever'\n"
    )
    done = checkout.build("tiny")
    assert done.returncode == 1
    assert done.stdout == "tiny: not compiled: the rules changed while they were translated: start again\n"
    assert checkout.modules() == []


@needs_compiler
def test_refused_rules_are_told_whole(checkout: Checkout) -> None:
    checkout.translate("def translate_game(name):\n    raise ValueError('rules.py:3: no\\nrules.py:4: nor this')\n")
    done = checkout.build("tiny")
    assert done.returncode == 1
    assert (
        done.stdout
        == "tiny: not compiled: the rules are refused: rules.py:3: no\nrules.py:3: no\nrules.py:4: nor this\n"
    )


@needs_compiler
def test_stale_bytecode_is_not_believed(checkout: Checkout) -> None:
    """Python would take it: the second and the size of the file are those it was made of."""
    checkout.run("-c", "import fogtable.games.tiny")
    rules = checkout.game / "__init__.py"
    assert list((checkout.game / "__pycache__").iterdir())
    before = rules.stat()
    checkout.say(2)
    os.utime(rules, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert checkout.run("-c", "import fogtable.games.tiny as t; print(t.NUMBER)").stdout == "1\n"
    checkout.build("tiny")
    assert [load_module(path).number for path in checkout.modules()] == [2]


@needs_compiler
def test_an_installed_package_is_left_as_it_was_installed(checkout: Checkout) -> None:
    """Its modules go to the user's cache, where those of another installation stay."""
    (checkout.folder / "pyproject.toml").unlink()
    checkout.build("tiny")
    checkout.say(2)
    checkout.build("tiny")
    assert not checkout.built.exists()
    assert sorted(load_module(path).number for path in checkout.modules()) == [1, 2]
    shutil.rmtree(checkout.cache)
    checkout.cache.touch()
    done = checkout.build("tiny")
    assert done.returncode == 1
    assert done.stdout.startswith("tiny: not compiled: cannot write ")
