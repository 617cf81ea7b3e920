"""What tables are for: practice, the game of a day, a tutorial."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from fogtable.core.formats import tutorial
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.store import tables
from fogtable.server.tables.modes import seed_of
from tests.server.harness import Person, Server, error

GAME = load("onoda")
GUIDED = tutorial.read(GAME)


def seed_on_disk(server: Server, table: str) -> int:
    with closing(sqlite3.connect(server.tables_file)) as file:
        ((seed,),) = file.execute("SELECT seed FROM tables WHERE id = ?", (table,))
    return int(seed)


def test_each_game_says_what_its_tables_may_be_for(anna: Person) -> None:
    modes = {game["name"]: game["modes"] for game in anna.get("/games").json()}
    assert modes["auction"] == modes["notalone"] == []
    assert modes["onoda"] == ["practice", "daily", "tutorial"]
    assert modes["bigbrother"] == ["tutorial"]


def test_the_game_of_a_day_has_the_same_luck_for_everybody(server: Server, anna: Person, ben: Person) -> None:
    hers, his = anna.open("here", game="onoda", mode="daily"), ben.open("here", game="onoda", mode="daily")
    info = anna.get(f"/tables/{hers}").json()
    assert info["mode"] == "daily"
    day = date.fromisoformat(info["day"])
    assert seed_on_disk(server, hers) == seed_on_disk(server, his) == seed_of(GAME, day)
    assert anna.view(hers, "onoda")["public"] == ben.view(his, "onoda")["public"]


def test_each_day_and_each_game_has_its_own_luck() -> None:
    assert seed_of(GAME, date(2026, 11, 21)) == 15949679908115805324
    assert len({seed_of(game, date(2026, 11, day)) for game in (GAME, load("notalone")) for day in (1, 2, 3)}) == 6


@pytest.mark.parametrize(
    ("more", "code", "where"),
    [
        ({"game": "notalone", "mode": "practice"}, "bad-body", "mode"),
        ({"game": "auction", "mode": "tutorial"}, "bad-body", "mode"),
        ({"game": "onoda", "mode": "other"}, "bad-body", "mode"),
        ({"game": "bigbrother", "mode": "tutorial", "players": [{"kind": "here"}] * 4}, "bad-body", "players"),
        ({"game": "bigbrother", "mode": "tutorial", "players": [{"kind": "bot"}] * 3}, "bad-body", "players"),
        ({"game": "onoda", "mode": "daily", "options": {"variant": "military"}}, "bad-option", "variant"),
    ],
)
def test_a_mode_that_the_game_has_not_is_refused(anna: Person, more: dict[str, Any], code: str, where: str) -> None:
    count = 1 if more["game"] == "onoda" else 2
    response = anna.post("/tables", {"players": [{"kind": "here"}] * count, "options": {}, **more})
    assert (error(response), response.json()["error"]["where"]) == (code, where)


def test_the_tutorial_tells_its_steps_and_ends_on_another_way(own_server: Server) -> None:
    assert GUIDED is not None
    with Person(own_server) as anna:
        table = anna.open("here", game="onoda", mode="tutorial")
        assert anna.get(f"/tables/{table}").json()["mode"] == "tutorial"
        for number, step in enumerate(GUIDED.steps[:-1], 1):
            view = anna.view(table, "onoda")
            assert view["lesson"] == {
                "number": number,
                "of": len(GUIDED.steps),
                "texts": step.texts,
                "picks": step.picks,
            }
            for at, pick in enumerate(step.picks):
                assert anna.view(table, "onoda")["lesson"]["picks"] == step.picks[at:]
                assert anna.answer(table, "onoda", [pick]).status_code == 200
            if number == 3:  # it outlives the server
                own_server.stop()
                own_server.start()
        assert anna.view(table, "onoda")["lesson"]["number"] == len(GUIDED.steps)

        strayed = anna.open("here", game="onoda", mode="tutorial")
        due = GUIDED.steps[0].picks[0]
        other = next(one for one in anna.view(strayed, "onoda")["asked"]["options"] if one != due)
        assert anna.answer(strayed, "onoda", [other]).status_code == 200
        assert anna.view(strayed, "onoda")["lesson"] is None


def test_a_tutorial_has_the_luck_that_was_said() -> None:
    assert GUIDED is not None
    positions = set()
    for seed in (1, 2):
        match = Match(GAME, 1, GUIDED.options, seed, GUIDED.said)
        for step in GUIDED.steps:
            for pick in step.picks:
                match.play(0, pick)
        assert not any(match.state.chance.said.values()), "luck was said that never came"
        positions.add(tuple(match.state.alert))
    assert len(positions) == 1


def test_a_tutorial_that_is_wrong_says_where(tmp_path: Path) -> None:
    class Elsewhere:
        name, options, luck, folder = GAME.name, GAME.options, GAME.luck, tmp_path

    game: Any = Elsewhere()
    assert tutorial.read(game) is None
    for text, wrong in (
        ("game: onoda\nsteps: []\nluck: {dice: [1]}\n", "luck: expected one of"),
        ("game: onoda\nsteps: []\nluck: {draw-token: [t99]}\n", "t99"),
        ("game: other\nsteps: []\n", "expected the game onoda"),
        ("game: onoda\nsteps: [{texts: [a]}]\n", "picks"),
        ("game: onoda\nsteps: [\n", "expected"),
    ):
        (tmp_path / tutorial.FILE).write_text(text)
        with pytest.raises(ValueError, match=wrong):
            tutorial.read(game)


def test_tables_of_an_older_form_are_ordinary_games(tmp_path: Path) -> None:
    """A file from before there were modes is brought to the present form, and nothing of it is lost."""
    config = Config()
    config.set_main_option("script_location", str(Path(tables.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO tables VALUES ('a', 'onoda', 1, '{}', '7', 1, '{}', 0)")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        assert connection.exec_driver_sql("SELECT id, seed, mode FROM tables").all() == [("a", "7", "")]
