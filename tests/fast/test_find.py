"""Finding the module of exactly the rules on disk: real files, real compilers, real processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from fogtable.core import packages
from fogtable.fast import find
from fogtable.games import NAMES
from tests.fast.checkout import Checkout, needs_compiler, obey_permissions, text_saying

TELL = (
    "def tell():",
    "    module, used = find.module_of('tiny'), find.execution('tiny')",
    "    print(module and module.number, used.kind, used.broken, used.reason, used.path, sep='|')",
    "tell()",
)
"""Lines that say what was found."""
COMPILING = "fogtable: compiling the rules of tiny ...\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


# -- the key ----------------------------------------------------------------------------------------------------------


def key(monkeypatch: pytest.MonkeyPatch, checkout: Checkout, system: str = find.SYSTEM) -> str:
    monkeypatch.setattr(find, "PACKAGE", checkout.package)
    monkeypatch.setattr(packages, "OWN", checkout.package / "games")
    monkeypatch.setattr(find, "RUNTIME", checkout.package / "fast" / "runtime")
    return find.key_of("tiny", system)


@pytest.mark.parametrize(
    "file",
    [
        "games/tiny/__init__.py",
        "games/tiny/content.yaml",
        "games/tiny/deeper/more.py",
        "core/asking.py",
        "compile/emit/translate.py",
        "compile/build.py",
        "fast/runtime/words.h",
        "fast/runtime/new.c",
    ],
)
def test_another_file_another_key(monkeypatch: pytest.MonkeyPatch, checkout: Checkout, file: str) -> None:
    first = key(monkeypatch, checkout)
    path = checkout.package / file
    path.parent.mkdir(exist_ok=True)
    before = path.read_bytes() if path.is_file() else None
    path.write_bytes((before or b"") + b"\n")
    assert key(monkeypatch, checkout) != first
    if before is None:
        path.unlink()
    else:
        path.write_bytes(before)
    assert key(monkeypatch, checkout) == first


@pytest.mark.parametrize("file", ["games/tiny/RULES.md", "games/tiny/texts/en.ftl", "fast/match.py", "lab/new.py"])
def test_what_no_module_depends_on(monkeypatch: pytest.MonkeyPatch, checkout: Checkout, file: str) -> None:
    first = key(monkeypatch, checkout)
    path = checkout.package / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("something else\n")
    assert key(monkeypatch, checkout) == first


def test_a_file_with_another_name_is_another_file(monkeypatch: pytest.MonkeyPatch, checkout: Checkout) -> None:
    first = key(monkeypatch, checkout)
    (checkout.game / "content.yaml").rename(checkout.game / "contents.yaml")
    assert key(monkeypatch, checkout) != first


def test_equal_files_elsewhere_have_an_equal_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    there, elsewhere = Checkout(tmp_path / "one"), Checkout(tmp_path / "two")
    assert key(monkeypatch, there) == key(monkeypatch, elsewhere)
    assert key(monkeypatch, there, "another system") != key(monkeypatch, there)


def test_no_such_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FOGTABLE_RULES", raising=False)
    for name in ("nothing-of-this-name", "", "..", "notalone/texts"):
        with pytest.raises(ValueError, match="there is no game called"):
            find.key_of(name)
        assert find.module_of(name) is None
        assert find.execution(name).reason == (
            f"only games that are installed are compiled: there is no game called {name!r}"
        )


# -- the module -------------------------------------------------------------------------------------------------------


@needs_compiler
def test_it_is_compiled_on_first_use_and_found_afterwards(checkout: Checkout) -> None:
    first = checkout.script(*TELL, "tell()")
    (made,) = checkout.modules()
    assert made.parent == checkout.built
    assert first.stdout == f"1|compiled|False|made from exactly these rules|{made}\n" * 2
    assert first.stderr == COMPILING
    checkout.without_compiler()
    second = checkout.script(*TELL)
    assert (second.stdout, second.stderr) == (first.stdout.partition("\n")[0] + "\n", "")


@needs_compiler
def test_changed_rules_are_compiled_anew(checkout: Checkout) -> None:
    checkout.script(*TELL)
    (old,) = checkout.modules()
    checkout.say(2)
    second = checkout.script(*TELL)
    assert second.stdout.startswith("2|compiled|")
    assert second.stderr == COMPILING
    (new,) = checkout.modules()
    assert new != old


@needs_compiler
def test_a_module_of_other_rules_is_never_used(checkout: Checkout) -> None:
    checkout.script(*TELL)
    checkout.say(2)
    checkout.without_compiler()
    assert checkout.script(*TELL).stdout.startswith("None|reference|False|no C compiler ")


@needs_compiler
def test_a_process_stays_with_the_rules_it_began_with(checkout: Checkout) -> None:
    """As it stays with what it has imported: both executions are of one time, also if somebody works on the rules."""
    change = "import pathlib, fogtable.games.tiny as tiny; pathlib.Path(tiny.__file__).write_text('NUMBER = 2')"
    assert [line.partition("|")[0] for line in checkout.script(*TELL, change, "tell()").stdout.splitlines()] == [
        "1",
        "1",
    ]
    assert checkout.script(*TELL).stdout.startswith("2|compiled|")


@needs_compiler
def test_two_processes_at_once(checkout: Checkout) -> None:
    words = ("-c", "\n".join(("from fogtable.fast import find", *TELL)))
    both = [checkout.start(*words) for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [out.partition("|")[0] for out, _ in said] == ["1", "1"]
    assert sorted(complaints for _, complaints in said) == ["", COMPILING]


@needs_compiler
def test_two_threads_at_once(checkout: Checkout) -> None:
    done = checkout.script(
        "from concurrent.futures import ThreadPoolExecutor as Pool",
        "with Pool(2) as pool: one, two = pool.map(find.module_of, ['tiny', 'tiny'])",
        "print(one is two, one.number)",
    )
    assert (done.stdout, done.stderr) == ("True 1\n", COMPILING)


def test_without_a_compiler_there_is_the_reference(checkout: Checkout) -> None:
    checkout.without_compiler()
    done = checkout.script(*TELL)
    assert done.stdout.startswith(
        "None|reference|False|no C compiler (cc, gcc, clang or the Python package ziglang) found|"
    )
    assert done.stderr == ""
    checkout.env["CC"] = "no-compiler-of-this-name"
    assert checkout.script(*TELL).stdout.startswith(
        "None|reference|False|there is no program CC=no-compiler-of-this-name|"
    )


@needs_compiler
def test_what_failed_is_not_tried_again(checkout: Checkout) -> None:
    tries = checkout.folder / "tries"
    failing = checkout.folder / "failing"
    failing.write_text(f"#!/bin/sh\necho once >> {tries}\necho 'x.c:1: error: no' >&2\nexit 1\n")
    failing.chmod(0o755)
    checkout.env["CC"] = str(failing)
    done = checkout.script(*TELL, "tell()")
    said = f"None|reference|False|{failing} refuses the C text: x.c:1: error: no|"
    assert [line[: len(said)] for line in done.stdout.splitlines()] == [said, said]
    assert done.stderr == COMPILING
    assert tries.read_text() == "once\n"


@needs_compiler
def test_a_translator_that_breaks_down(checkout: Checkout) -> None:
    checkout.translate("def translate_game(name):\n    return 1 // 0\n")
    done = checkout.script(*TELL)
    assert done.stdout.startswith("None|reference|False|compiling ended with status 1: see python -m fogtable.compile")
    assert "ZeroDivisionError" in done.stderr


@needs_compiler
def test_a_package_that_cannot_be_written(checkout: Checkout) -> None:
    folder = checkout.package / "fast"
    folder.chmod(0o555)
    try:
        before = obey_permissions if os.geteuid() == 0 else None
        if (
            checkout.script("import os", f"print(os.access({str(folder)!r}, os.W_OK))", before=before).stdout
            != "False\n"
        ):
            pytest.skip("no permissions can be taken away here")
        done = checkout.script(*TELL, before=before)
    finally:
        folder.chmod(0o755)
    assert done.stdout.startswith("1|compiled|")
    (made,) = checkout.modules()
    assert made.is_relative_to(checkout.cache)


@needs_compiler
def test_an_installed_package_uses_the_module_that_came_with_it(checkout: Checkout) -> None:
    checkout.script(*TELL)
    (checkout.folder / "pyproject.toml").unlink()
    checkout.without_compiler()
    assert checkout.script(*TELL).stdout.startswith("1|compiled|")


def test_a_module_that_does_not_load(checkout: Checkout) -> None:
    checkout.script("path = find.path_of('tiny')", "path.parent.mkdir()", "path.write_text('no module')")
    done = checkout.script(*TELL)
    assert done.stdout.startswith("None|reference|True|the module does not load: ")
    assert done.stderr == ""


@needs_compiler
@pytest.mark.parametrize("share", [0.02, 0.3, 0.99])
def test_a_module_that_was_cut_off_is_made_anew(checkout: Checkout, share: float) -> None:
    """As after a power cut; to load it would stop the process."""
    checkout.script(*TELL)
    (made,) = checkout.modules()
    whole = made.read_bytes()
    made.write_bytes(whole[: int(share * len(whole))])
    done = checkout.script(*TELL)
    assert done.stdout == f"1|compiled|False|made from exactly these rules|{made}\n"
    assert done.stderr == COMPILING
    made.write_bytes(b"")
    assert checkout.build("tiny").stdout.startswith("tiny: compiled in ")


@needs_compiler
def test_a_module_that_was_cut_off_is_never_loaded(checkout: Checkout) -> None:
    checkout.script(*TELL)
    (made,) = checkout.modules()
    made.write_bytes(made.read_bytes()[:4096])
    checkout.without_compiler()
    assert checkout.script(*TELL).stdout.startswith("None|reference|False|no C compiler ")


# -- the setting ------------------------------------------------------------------------------------------------------


@needs_compiler
def test_the_reference_can_be_demanded(checkout: Checkout) -> None:
    checkout.script(*TELL)
    checkout.env["FOGTABLE_RULES"] = "reference"
    assert checkout.script(*TELL).stdout == "None|reference|False|FOGTABLE_RULES=reference|None\n"


def test_compiled_rules_can_be_demanded(checkout: Checkout) -> None:
    checkout.without_compiler()
    checkout.env["FOGTABLE_RULES"] = "compiled"
    done = checkout.script("print(find.execution('tiny').kind)", "find.module_of('tiny')")
    assert done.stdout == "reference\n"
    assert done.stderr.splitlines()[-1] == (
        "fogtable.fast.find.NotCompiled: FOGTABLE_RULES=compiled, but tiny has no compiled rules: "
        "no C compiler (cc, gcc, clang or the Python package ziglang) found"
    )


def test_any_other_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGTABLE_RULES", "fast")
    for ask in (find.module_of, find.execution):
        with pytest.raises(ValueError, match="FOGTABLE_RULES: expected compiled, reference or nothing; got 'fast'"):
            ask(NAMES[0])


# -- loading ----------------------------------------------------------------------------------------------------------


@needs_compiler
def test_each_path_has_its_own_module(tmp_path: Path) -> None:
    from fogtable.compile.build import compile_c

    one, two = (find.load_module(compile_c(text_saying(n), tmp_path / f"{n}.so")) for n in (1, 2))
    assert (one.number, two.number) == (1, 2)
    assert one.__name__ == two.__name__ == "_rules"
    assert "_rules" not in sys.modules
