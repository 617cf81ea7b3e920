"""``fogtable doctor``: it tells the truth about the machine, and its exit status."""

from __future__ import annotations

import json
import platform
import subprocess
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fogtable.cli import app
from fogtable.doctor import ago
from fogtable.games import NAMES
from tests.fast.checkout import NO_ZIG, Checkout, needs_compiler


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def doctor(checkout: Checkout, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command, without a ziglang that may be there."""
    run = f"{NO_ZIG}; import typer; from fogtable.doctor import doctor; typer.run(doctor)"
    return checkout.run("-c", run, *words)


def findings(checkout: Checkout) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(doctor(checkout, "--json").stdout)
    return found


@needs_compiler
def test_compiled(checkout: Checkout) -> None:
    done = doctor(checkout)
    (made,) = checkout.modules()
    assert done.returncode == 0
    lines = dict(line.split(maxsplit=1) for line in done.stdout.splitlines() if not line.startswith((" ", "C ")))
    assert platform.python_version() in lines["Python"]
    assert lines["FOGTABLE_RULES"] == "not set"
    assert lines["tiny"] == "compiled: made from exactly these rules"
    assert done.stdout.endswith(f"made just now, {made}\n")
    assert "\x1b" not in done.stdout
    found = findings(checkout)
    assert found["games"] == [
        {
            "game": "tiny",
            "execution": "compiled",
            "reason": "made from exactly these rules",
            "module": str(made),
            "built": made.stat().st_mtime,
            "broken": False,
        }
    ]
    assert Path(found["headers"], "Python.h").is_file()
    assert found["compiler"] in done.stdout
    assert found["compiler_version"] in done.stdout
    assert found["advice"] is None


def test_without_a_compiler(checkout: Checkout) -> None:
    checkout.without_compiler()
    done = doctor(checkout)
    assert done.returncode == 0
    assert "C compiler      none\n" in done.stdout
    assert (
        "tiny            reference: no C compiler (cc, gcc, clang or the Python package ziglang) found\n" in done.stdout
    )
    assert done.stdout.splitlines()[-1].startswith("for full speed  install a C compiler")
    assert done.stderr == ""
    found = findings(checkout)
    assert (found["compiler"], found["compiler_version"]) == (None, None)
    assert (found["games"][0]["execution"], found["games"][0]["module"]) == ("reference", None)


@needs_compiler
def test_a_compiler_that_fails(checkout: Checkout) -> None:
    checkout.env["CC"] = "false"
    done = doctor(checkout)
    assert done.returncode == 0
    assert "false refuses the C text" in done.stdout
    assert done.stdout.endswith("-m fogtable.compile.build tiny says what is wrong\n")


def test_a_module_that_does_not_load_is_broken(checkout: Checkout) -> None:
    checkout.script("path = find.path_of('tiny')", "path.parent.mkdir()", "path.write_text('no module')")
    done = doctor(checkout)
    assert done.returncode == 1
    assert "tiny            reference: the module does not load: " in done.stdout
    (made,) = checkout.modules()
    assert done.stdout.endswith(f"for full speed  delete {made}: it is made anew\n")
    assert findings(checkout)["games"][0]["broken"] is True


def test_settings(checkout: Checkout) -> None:
    checkout.env["FOGTABLE_RULES"] = "reference"
    done = doctor(checkout)
    assert done.returncode == 0
    assert "tiny            reference: FOGTABLE_RULES=reference\nfor full speed  unset FOGTABLE_RULES\n" in done.stdout
    checkout.without_compiler()
    checkout.env["FOGTABLE_RULES"] = "compiled"
    assert doctor(checkout).returncode == 1
    checkout.env["FOGTABLE_RULES"] = "fast"
    unknown = doctor(checkout)
    assert unknown.returncode == 1
    assert unknown.stderr == "fogtable: FOGTABLE_RULES: expected compiled, reference or nothing; got 'fast'\n"


def test_every_game_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    done = CliRunner().invoke(app, ["doctor", "--json"])
    assert done.exit_code == 0
    assert [one["game"] for one in json.loads(done.stdout)["games"]] == list(NAMES)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "just now"), (119, "just now"), (120, "2 minutes ago"), (7199, "119 minutes ago"), (7200, "2 hours ago")],
)
def test_ago(seconds: float, said: str) -> None:
    assert ago(seconds) == said
    assert ago(400 * 86400) == "400 days ago"
