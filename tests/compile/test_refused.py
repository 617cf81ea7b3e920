"""Each refusal of the checker fires, on the right line and with its remedy, and nothing else does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogtable.compile.check.game import check_module

HERE = Path(__file__).parent
PRELUDE = (HERE / "prelude.txt").read_text(encoding="utf-8")


def programs(folder: str) -> list[tuple[str, str]]:
    """The programs of a folder by title; each begins with a line ``## title``."""
    found = []
    for file in sorted((HERE / folder).glob("*.txt")):
        for part in file.read_text(encoding="utf-8").split("## ")[1:]:
            title, _, source = part.partition("\n")
            found.append((f"{file.stem}: {title}", source))
    return found


def problems(source: str) -> list[tuple[int, str]]:
    """What is refused in a program, by lines of the program; ways are told by these lines too."""
    before = PRELUDE.count("\n")
    found = check_module(PRELUDE + source, "rules.py", "tests.compile.rules")
    shifted = []
    for problem in found:
        text = re.sub(r"rules\.py:(\d+)", lambda found: f"rules.py:{int(found[1]) - before}", problem.text)
        shifted.append((problem.line - before, text))
    return shifted


REFUSED = programs("refused")


@pytest.mark.parametrize("source", [s for _, s in REFUSED], ids=[t for t, _ in REFUSED])
def test_refused(source: str) -> None:
    expected = []
    for number, line in enumerate(source.split("\n"), 1):
        _, mark, texts = line.partition("#! ")
        if mark:
            expected += [(number, text) for text in texts.split(" && ")]
    found = problems(source)
    unexpected = [p for p in found if not any(p[0] == line and text in p[1] for line, text in expected)]
    missing = [e for e in expected if not any(e[0] == line and e[1] in text for line, text in found)]
    assert "\n".join(f"{line}: {text}" for line, text in unexpected) == ""
    assert "\n".join(f"{line}: {text}" for line, text in missing) == ""


ACCEPTED = programs("accepted")


@pytest.mark.parametrize("source", [s for _, s in ACCEPTED], ids=[t for t, _ in ACCEPTED])
def test_accepted(source: str) -> None:
    assert problems(source) == []
