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
GUIDED = tutorial.read(GAME)["round"]

ROUND = {"game": "bigbrother", "mode": "tutorial", "lesson": "round", "first": 0}


def seed_on_disk(server: Server, table: str) -> int:
    with closing(sqlite3.connect(server.tables_file)) as file:
        ((seed,),) = file.execute("SELECT seed FROM tables WHERE id = ?", (table,))
    return int(seed)


def test_each_game_says_what_its_tables_may_be_for(anna: Person) -> None:
    modes = {game["name"]: game["modes"] for game in anna.get("/games").json()}
    assert modes["auction"] == []
    assert modes["notalone"] == ["tutorial"]
    assert modes["onoda"] == ["practice", "daily", "tutorial"]
    assert modes["bigbrother"] == ["tutorial"]


def test_each_game_says_which_lessons_it_has(anna: Person) -> None:
    lessons = {game["name"]: game["lessons"] for game in anna.get("/games").json()}
    assert lessons["auction"] == []
    assert lessons["onoda"] == [{"name": "round", "players": ["here"]}]
    assert lessons["notalone"] == [
        {"name": "creature", "players": ["here", "bot", "bot"]},
        {"name": "hunted", "players": ["bot", "here", "bot"]},
    ]


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
        ({**ROUND, "players": [{"kind": "here"}] * 4}, "bad-body", "players"),
        ({**ROUND, "players": [{"kind": "bot"}] * 3}, "bad-body", "players"),
        ({**ROUND, "players": [{"kind": "here"}] * 3, "first": 1}, "bad-body", "players"),
        ({**ROUND, "players": [{"kind": "here"}] * 3, "lesson": "turn"}, "bad-body", "lesson"),
        ({"game": "onoda", "mode": "tutorial"}, "bad-body", "lesson"),
        ({"game": "onoda", "mode": "daily", "lesson": "round"}, "bad-body", "lesson"),
        ({"game": "onoda", "mode": "daily", "options": {"variant": "military"}}, "bad-option", "variant"),
    ],
)
def test_a_mode_that_the_game_has_not_is_refused(anna: Person, more: dict[str, Any], code: str, where: str) -> None:
    count = 1 if more["game"] == "onoda" else 2
    response = anna.post("/tables", {"players": [{"kind": "here"}] * count, "options": {}, **more})
    assert (error(response), response.json()["error"]["where"]) == (code, where)


def test_the_tutorial_tells_its_steps_and_ends_on_another_way(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", game="onoda", mode="tutorial", lesson="round")
        said = anna.get(f"/tables/{table}").json()
        assert (said["mode"], said["day"]) == ("tutorial", None)
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

        strayed = anna.open("here", game="onoda", mode="tutorial", lesson="round")
        due = GUIDED.steps[0].picks[0]
        other = next(one for one in anna.view(strayed, "onoda")["asked"]["options"] if one != due)
        assert anna.answer(strayed, "onoda", [other]).status_code == 200
        assert anna.view(strayed, "onoda")["lesson"] is None


def test_a_tutorial_has_the_luck_that_was_said() -> None:
    positions = set()
    for seed in (1, 2):
        match = Match(GAME, 1, GUIDED.options, seed, GUIDED.said)
        for step in GUIDED.steps:
            for pick in step.picks:
                match.play(0, pick)
        assert not any(match.state.chance.said.values()), "luck was said that never came"
        positions.add(tuple(match.state.alert))
    assert len(positions) == 1


@pytest.mark.parametrize("side", ["creature", "hunted"])
def test_at_a_lesson_the_bots_say_what_it_tells(server: Server, anna: Person, side: str) -> None:
    lesson = tutorial.read(load("notalone"))[side]
    table = anna.open(*lesson.players, game="notalone", mode="tutorial", lesson=side)
    seat = lesson.seats[lesson.players.index("here")]
    steps = [(number, pick) for number, step in enumerate(lesson.steps, 1) for pick in step.picks]
    with anna.watching(table) as line:

        def asked() -> dict[str, Any]:
            while True:
                view = anna.view(table, seat)
                if view["asked"] and view["waiting"] in ([seat], ["table"]) and not view["retract"]:
                    return view
                anna.next_view(line)

        for number, pick in steps:
            view = asked()
            assert (view["lesson"]["number"], view["lesson"]["picks"][0]) == (number, pick)
            assert anna.answer(table, seat, [pick], view["view"]).status_code == 200
        view = asked()
    assert view["lesson"]["number"] == len(lesson.steps)
    answers = server.disk.rows(f"SELECT seat, meaning FROM answers WHERE table_id = '{table}' ORDER BY seq")
    for at, other in enumerate(lesson.seats):
        script = lesson.others.get(other, ())
        assert [meaning for where, meaning in answers if where == at][: len(script)] == list(script)


def test_a_tutorial_that_is_wrong_says_where(tmp_path: Path) -> None:
    class Elsewhere:
        name, options, luck = GAME.name, GAME.options, GAME.luck
        seat_counts, seat_names = range(1, 3), lambda self, count: ("one", "two")[:count]

        def __init__(self, folder: str) -> None:
            self.folder = tmp_path / folder

    nowhere: Any = Elsewhere("nowhere")
    assert tutorial.read(nowhere) == {}
    for text, wrong in (
        ("game: onoda\nsteps: []\nluck: {dice: [1]}\n", "luck: expected one of"),
        ("game: onoda\nsteps: []\nluck: {draw-token: [t99]}\n", "t99"),
        ("game: other\nsteps: []\n", "expected the game onoda"),
        ("game: onoda\nsteps: [{texts: [a]}]\n", "picks"),
        ("game: onoda\nsteps: []\nothers: {three: [pass]}\n", "others: expected some of one, two; got 'three'"),
        ("game: onoda\nsteps: []\nothers: {one: [pass], two: [pass]}\n", "others: expected seats of a table of 1 to 2"),
        ("game: onoda\nsteps: [\n", "expected"),
    ):
        game: Any = Elsewhere(wrong[:12].replace(" ", ""))
        folder = Path(game.folder) / tutorial.FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "one.yaml").write_text(text)
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


def test_tutorials_of_an_older_form_are_the_lesson_that_there_was(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(tables.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    columns = "id, game, rules, options, seed, begun, views, created, touched, mode"
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0014")
        for name, game, mode in (("a", "anima", "tutorial"), ("b", "onoda", "tutorial"), ("c", "onoda", "practice")):
            row = f"'{name}', '{game}', 1, '{{}}', '7', true, '{{}}', 0, 0, '{mode}'"
            connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({row})")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        modes = connection.exec_driver_sql("SELECT mode FROM tables ORDER BY id").scalars().all()
    engine.dispose()
    assert modes == ["tutorial turn", "tutorial round", "practice"]
