from dataclasses import replace

import pytest

from fogtable.core.formats.clauses import Citation, citations, clauses_of
from tests.core.table import GAME

RULES = """\
# Rules

- **TT-1.1** The first.
  It goes on here.
- **TT-1.2** The second.
- **TT-10.3** The third.
Not **TT-9.9** this one.
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "RULES.md").write_text(RULES)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "scenarios").mkdir()
    return tmp_path


def cited(folder):
    return citations("TT", folder / "tests", folder / "scenarios")


def test_clauses_are_read_from_the_rules(folder):
    assert clauses_of(replace(GAME, folder=folder)) == {
        "TT-1.1": "The first.",
        "TT-1.2": "The second.",
        "TT-10.3": "The third.",
    }


def test_a_clause_stands_once(folder):
    (folder / "RULES.md").write_text(RULES + "- **TT-1.2** Again.\n")
    with pytest.raises(ValueError, match=r"RULES.md: clause TT-1.2 stands twice"):
        clauses_of(replace(GAME, folder=folder))


def test_tests_cite_by_their_mark(folder):
    (folder / "tests" / "games" / "test_one.py").write_text(
        "import pytest\n"
        '@pytest.mark.clauses("TT-1.1", "TT-1.2")\n'
        "def test_a(): pass\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clauses('TT-10.3'))])\n"
        "async def test_b(x): pass\n"
        '@pytest.mark.clauses("TT-1.1")\n'
        "def helper(): pass\n"
        '# @pytest.mark.clauses("TT-1.2")\n'
        "def test_c(): 'clauses TT-1.1'\n"
    )
    assert cited(folder) == [
        Citation("TT-1.1", "tests/games/test_one.py::test_a"),
        Citation("TT-1.2", "tests/games/test_one.py::test_a"),
        Citation("TT-10.3", "tests/games/test_one.py::test_b"),
    ]


def test_a_file_can_cite_for_all_its_tests(folder):
    (folder / "tests" / "test_two.py").write_text(
        'import pytest\npytestmark = [pytest.mark.clauses("TT-1.1")]\ndef test_a(): pass\ndef test_b(): pass\n'
    )
    assert [citation.place for citation in cited(folder)] == ["tests/test_two.py::test_a", "tests/test_two.py::test_b"]


def test_scenarios_cite_in_their_head(folder):
    (folder / "scenarios" / "one.yaml").write_text("title: x\nclauses: [TT-1.2, NA-1.1]\n")
    (folder / "scenarios" / "two.yaml").write_text("title: x\n")
    assert cited(folder) == [Citation("TT-1.2", "scenarios/one.yaml")]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("tests/test_bad.py", b"def test_a(:\n"),
        ("tests/test_bytes.py", b"\xff\xfe"),
        ("tests/test_zero.py", b"x\0y"),
        ("scenarios/bad.yaml", b"clauses: [TT-1.2\n"),
        ("scenarios/bytes.yaml", b"\xff\xfe"),
        ("scenarios/one.yaml", b"clauses: TT-1.2\n"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(folder, name, content):
    (folder / name).write_bytes(content)
    with pytest.raises(ValueError, match=name):
        cited(folder)


def test_a_file_that_is_gone_is_named(folder):
    (folder / "tests" / "test_gone.py").symlink_to(folder / "nowhere")
    with pytest.raises(ValueError, match=r"test_gone.py: No such file or directory"):
        cited(folder)
