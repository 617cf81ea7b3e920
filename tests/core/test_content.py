"""A content file with a mistake is refused: file, line, place, what may stand there and what came."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from fogtable.compile.read.modules import not_imported
from fogtable.core.formats.content import ContentRefused, read_content
from fogtable.core.formats.slips import Mistake


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A card."""

    id: str
    phase: Literal[1, 2, "copied"]
    worth: Annotated[int, msgspec.Meta(ge=1, le=6)]
    marks: list[Literal["forbidden", "free"]] = []
    at: tuple[int, int] = (0, 0)
    rare: bool = False
    text: str | None = None


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file."""

    game: Literal["lamps"]
    cards: list[Row]
    copies: dict[int, int] = {}


GOOD = """\
# Lamps.
game: lamps
cards:
  - {id: wick, phase: 1, worth: 2}
  - id: oil-can
    phase: copied
    worth: 3
    marks: [forbidden]
copies: {1: 2, 2: 3}
"""


def read(folder: Path, text: str, **more: object) -> File:
    path = folder / "content.yaml"
    path.write_text(text, encoding="utf-8")
    return read_content(path, File, {}, **more)  # type: ignore[arg-type]


def refusal(folder: Path, text: str, **more: object) -> str:
    with pytest.raises(ContentRefused) as wrong:
        read(folder, text, **more)
    return str(wrong.value)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    assert [row.id for row in read(tmp_path, GOOD).cards] == ["wick", "oil-can"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("phase: copied", "phase: two", "6: cards: oil-can: phase: expected one of 1, 2, copied; got 'two'"),
        ("phase: copied", "phase: 3", "6: cards: oil-can: phase: expected one of 1, 2, copied; got 3"),
        ("worth: 3", "worth: 7", "7: cards: oil-can: worth: expected a whole number from 1 to 6; got 7"),
        ("worth: 3", "worth: dear", "7: cards: oil-can: worth: expected a whole number from 1 to 6; got 'dear'"),
        (
            "[forbidden]",
            "[forbiden]",
            "8: cards: oil-can: marks[1]: expected one of forbidden, free; got 'forbiden'; did you mean forbidden?",
        ),
        ("[forbidden]", "free", "8: cards: oil-can: marks: expected a list, each one of forbidden, free; got 'free'"),
        ("worth: 3", "worth: 3\n    at: 5", "8: cards: oil-can: at: expected a list of 2, each a whole number; got 5"),
        ("worth: 3", "worth: 3\n    rare: 5", "8: cards: oil-can: rare: expected true or false; got 5"),
        ("worth: 3", "worth: 3\n    text: 5", "8: cards: oil-can: text: expected a text or nothing; got 5"),
        (
            "phase: copied",
            "phases: 1",
            "6: cards: oil-can: phases: unknown key; expected one of id, phase, worth, marks, at, rare, text; "
            "got 'phases'; did you mean phase?",
        ),
        ("    worth: 3\n", "", "5: cards: oil-can: worth expected; got id, phase, marks"),
        ("worth: 3", "worth: 3\n    worth: 4", "8: 'worth' stands twice"),
        ("worth: 2}", "worth: 2, phase: 2}", "4: 'phase' stands twice"),
        ("id: oil-can", "id: wick", "5: cards[2]: id: 'wick' stands twice"),
        ("id: wick", "id: Wick", "4: cards[1]: id: expected small letters, digits and hyphens; got 'Wick'"),
        ("game: lamps", "game: lamp", "2: game: expected one of lamps; got 'lamp'; did you mean lamps?"),
        ("cards:", "card:", "3: card: unknown key; expected one of game, cards, copies; got 'card'"),
        ("{1: 2,", "{one: 2,", "9: copies: Expected `int`, got `str`"),
        ("copies: {1: 2, 2: 3}", "copies: &c {1: 2}\nmore: *c", "10: aliases are not read"),
        ("copies: {1: 2, 2: 3}", "copies: {1: 2", "10: did not find expected ',' or '}'"),
        ("[forbidden]", "- free", "8: block sequence entries are not allowed in this context"),
    ],
)
def test_a_mistake_is_told_by_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert refusal(tmp_path, GOOD.replace(old, new)).startswith(f"content.yaml:{said}")


def test_what_a_game_checks_itself_is_told_by_its_line_too(tmp_path: Path) -> None:
    def check(file: File) -> None:
        raise Mistake("cards.oil-can.worth", "too dear")

    assert refusal(tmp_path, GOOD, check=check) == "content.yaml:7: cards: oil-can: worth: too dear"


def test_the_checker_of_rules_points_to_the_line(tmp_path: Path) -> None:
    with pytest.raises(ContentRefused) as wrong:
        read(tmp_path, GOOD.replace("worth: 3", "worth: 7"))
    problem = not_imported(wrong.value, "components.py")
    assert (Path(problem.file).name, problem.line) == ("content.yaml", 7)
    assert problem.text == "cards: oil-can: worth: expected a whole number from 1 to 6; got 7"
