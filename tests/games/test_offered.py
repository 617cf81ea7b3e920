"""Games of installed packages: found by their entry points, left out with a reason, and in nobody's way."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from fogtable.compile.check.game import command
from fogtable.compile.emit.translate import NotTranslated, translate_game
from fogtable.core import packages
from fogtable.fast import find
from fogtable.games import NAMES, load, load_all, names
from fogtable.new_game.making import make

Offer = Callable[..., None]


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Install a package, as far as anybody can tell, that offers games: each name with its value."""
    monkeypatch.syspath_prepend(tmp_path)

    def installed(package: str = "some-games", **games: str) -> None:
        info = tmp_path / f"{package.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {value}" for name, value in games.items()]
        (info / "entry_points.txt").write_text("\n".join(["[fogtable.games]", *lines, ""]))
        forget()

    def forget() -> None:
        packages.others.cache_clear()
        load.cache_clear()

    yield installed
    forget()


def written(name: str, folder: Path, project: str = "projects") -> Path:
    """Write a new game whose package can be imported from a folder; return the package's folder."""
    made = make(name, folder / project)
    return Path(shutil.move(made / name, folder / name))


def test_a_game_of_an_installed_package_is_one_of_the_games(offer: Offer, tmp_path: Path) -> None:
    folder = written("offered_one", tmp_path)
    offer(offered_one="offered_one:GAME")
    assert names() == (*NAMES, "offered_one")
    game = load("offered_one")
    assert (game.name, game.folder) == ("offered_one", folder)
    assert load_all()["offered_one"] is game
    assert pickle.loads(pickle.dumps(game)) is game
    assert command("offered_one") == 0


def test_its_compiled_rules_are_named_by_its_files(offer: Offer, tmp_path: Path) -> None:
    folder = written("offered_two", tmp_path)
    offer(offered_two="offered_two")
    first = find.key_of("offered_two")
    (folder / "RULES.md").write_text("something else\n")
    assert find.key_of("offered_two") == first
    rules = folder / "rules" / "rounds.py"
    rules.write_text(rules.read_text() + "\n")
    assert find.key_of("offered_two") != first


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("onoda", "elsewhere:GAME", "fogtable has a game of that name"),
        ("Lamps", "lamps:GAME", "the name of a game is an identifier in small letters"),
        ("my-lamps", "lamps:GAME", "the name of a game is an identifier in small letters"),
        ("lamps", "lamps.GAME()", "expected PACKAGE:NAME, such as lamps:GAME"),
    ],
)
def test_what_cannot_be_a_game_is_left_out_and_says_whose_it_is(offer: Offer, name: str, value: str, why: str) -> None:
    offer(**{name: value})
    with pytest.warns(UserWarning, match=rf"the game {name} of the package some-games \(.*\) is left out: {why}"):
        assert names() == NAMES
    assert load("onoda").folder == packages.OWN / "onoda"


def test_of_two_packages_with_a_game_of_one_name_the_second_is_left_out(offer: Offer) -> None:
    offer("some-games", lamps="one:GAME")
    offer("more-games", lamps="two:GAME")
    with pytest.warns(UserWarning, match=r"the game lamps of the package .* is left out: the package .* has a game"):
        assert names() == (*NAMES, "lamps")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nowhere_at_all\n", r"ModuleNotFoundError\(\"No module named 'nowhere_at_all'\"\); see fogtable check"),
        ("", "AttributeError"),
        ("GAME = 3\n", r"expected Game\(name='{name}', ...\); got 3"),
        ("from fogtable.games import load\nGAME = load('onoda')\n", "expected Game.*; got a game called 'onoda'"),
    ],
)
def test_a_game_that_cannot_be_loaded_stops_no_other(offer: Offer, tmp_path: Path, source: str, why: str) -> None:
    name = f"broken_{crc32(source.encode())}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(source)
    offer(**{name: f"{name}:GAME"})
    said = rf"the game {name} of the package some-games \({name}:GAME\) cannot be loaded: " + why.format(name=name)
    with pytest.raises(ValueError, match=said):
        load(name)
    with pytest.warns(UserWarning, match=said):
        assert tuple(load_all()) == NAMES


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("\nimport nowhere_at_all\n", r"__init__\.py:2: cannot be imported: ModuleNotFoundError"),
        ("GAME = 4\n", "expected a Game; got 4"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_not_translated_and_says_why(
    offer: Offer, tmp_path: Path, source: str, why: str
) -> None:
    name = f"uncompiled_{crc32(source.encode())}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(source)
    offer(**{name: name})
    with pytest.raises(NotTranslated, match=why):
        translate_game(name)


def test_a_game_whose_package_is_gone_says_so(
    offer: Offer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("FOGTABLE_RULES", raising=False)
    offer(gone_away="gone_away:GAME")
    gone = "the game gone_away of the package some-games (gone_away:GAME) is not there"
    assert command("gone_away") == 2
    assert gone in capsys.readouterr().err
    assert gone in find.execution("gone_away").reason


def test_a_game_in_a_single_file_says_what_was_expected(offer: Offer, tmp_path: Path) -> None:
    (tmp_path / "one_file.py").write_text("GAME = 3\n")
    offer(one_file="one_file")
    with pytest.raises(ValueError, match=r"expected a package, a folder with __init__.py; one_file is one file"):
        find.key_of("one_file")
