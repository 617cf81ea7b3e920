"""Taking the last answer back at a table of one seat."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.actions import agreement
from fogtable.server.actions.answering import answer
from fogtable.server.actions.opening import new_table
from fogtable.server.requests import Answers, NewTable, Player, TakeBack
from fogtable.server.tables import position, undo
from fogtable.server.tables.gesture import ahead
from fogtable.server.tables.replay import replay
from fogtable.server.tables.undo import LastAnswer
from tests.server.harness import Person, Server, error, move
from tests.server.in_process import SHARE, registry_in
from tests.server.mirror import stored_answers
from tests.tiers import seeds

GAME = load("onoda")


def shown(person: Person, table: str) -> dict[str, object]:
    """Return what the seat sees, without the number of the view."""
    return {name: part for name, part in person.view(table, "onoda").items() if name != "view"}


def test_an_answer_that_showed_nothing_new_is_taken_back(server: Server, anna: Person) -> None:
    table = anna.open("here", game="onoda")
    assert anna.view(table, "onoda")["undo"] is False
    before = shown(anna, table)
    (pick, *_) = [one for one in anna.view(table, "onoda")["asked"]["options"] if one.startswith("move:")]
    assert anna.answer(table, "onoda", [pick]).status_code == 200
    assert anna.view(table, "onoda")["undo"] is True
    number = anna.view(table, "onoda")["view"]
    assert anna.undo(table, "onoda", key="once").json() == {"view": number + 1, "taken": 1}
    assert shown(anna, table) == before
    assert stored_answers(server, table) == [(0, pick), (0, "undo")], "the store forgets nothing"
    assert anna.undo(table, "onoda", key="once").status_code == 200, "the same request again is no second undo"
    assert shown(anna, table) == before
    assert error(anna.undo(table, "onoda")) == "not-undoable"


def test_what_was_drawn_stays_drawn(anna: Person) -> None:
    """Undo reaches to the last information barrier, no further; afterwards the game is what it was."""
    luck = random.Random(2)
    table = anna.open("here", game="onoda")
    barriers = 0
    for _ in range(60):
        view = anna.view(table, "onoda")
        if view["over"]:
            break
        assert move(anna, table, luck)
        after = anna.view(table, "onoda")
        if not after["undo"]:
            barriers += 1
            seen = shown(anna, table)
            assert error(anna.undo(table, "onoda")) in ("not-undoable", "over")
            assert shown(anna, table) == seen
    assert barriers > 5


@pytest.mark.parametrize("variant", ["standard", "military"])
def test_no_undo_lets_anybody_look_twice(variant: str) -> None:
    """In whole games: where an answer may be taken back, nothing was drawn by it and nothing hidden has moved."""
    checked = 0
    for seed in range(3):
        luck = random.Random(seed)
        match = Match(GAME, 1, GAME.options(variant=variant), seed=seed)
        while not match.over:
            came = len(match.state.chance.came)
            hidden = (len(match.state.deck), len(match.state.mission_deck))
            match.answer(0, luck.choice(match.next()[2]))
            if undo.undoable_by(match, "") is not None:
                checked += 1
                assert len(match.state.chance.came) == came
                assert (len(match.state.deck), len(match.state.mission_deck)) == hidden
    assert checked > 20


def test_practice_goes_back_to_the_start_and_the_same_luck_comes_again(anna: Person) -> None:
    luck = random.Random(3)
    table = anna.open("here", game="onoda", mode="practice")
    assert anna.get(f"/tables/{table}").json()["mode"] == "practice"
    first = shown(anna, table)
    for _ in range(4):
        assert move(anna, table, luck)
    last = shown(anna, table)
    while anna.view(table, "onoda")["undo"]:
        assert anna.undo(table, "onoda").status_code == 200
    assert shown(anna, table) == first
    luck = random.Random(3)
    for _ in range(4):
        assert move(anna, table, luck)
    assert shown(anna, table) == last


def test_practice_comes_back_from_the_end(anna: Person) -> None:
    luck = random.Random(5)
    table = anna.open("here", game="onoda", mode="practice")
    for _ in range(3000):
        if anna.view(table, "onoda")["over"]:
            break
        move(anna, table, luck)
    assert anna.get(f"/tables/{table}/replay?seat=all").status_code == 200
    assert anna.undo(table, "onoda").status_code == 200
    view = anna.view(table, "onoda")
    assert view["over"] is None
    assert view["table"]["state"] == "playing"
    assert view["asked"]
    assert error(anna.get(f"/tables/{table}/replay?seat=all")) == "not-over"


def test_an_undo_outlives_the_server(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", game="onoda", mode="practice")
        luck = random.Random(7)
        for _ in range(6):
            move(anna, table, luck)
        assert anna.undo(table, "onoda").status_code == 200
        move(anna, table, luck)
        seen = shown(anna, table)
        own_server.stop()
        own_server.start()
        assert shown(anna, table) == seen


def test_nobody_undoes_where_others_play(anna: Person) -> None:
    table = anna.open("here", "here")
    card = anna.view(table, "buyer-1")["asked"]["options"][0]
    assert anna.answer(table, "buyer-1", [card, "guess:buyer-2"]).status_code == 200
    assert anna.view(table, "buyer-1")["undo"] is False
    assert error(anna.undo(table, "buyer-1")) == "not-undoable"


@pytest.mark.parametrize(("view", "code"), [(99, "stale-view"), (1, "stale-view")])
def test_an_undo_names_the_view_it_was_made_in(anna: Person, view: int, code: str) -> None:
    table = anna.open("here", game="onoda", mode="practice")
    move(anna, table, random.Random(1))
    seen = shown(anna, table)
    assert error(anna.undo(table, "onoda", view=view)) == code
    assert shown(anna, table) == seen


def test_an_undo_of_another_seat_is_refused(anna: Person, ben: Person) -> None:
    table = anna.open("here", game="onoda", mode="practice")
    move(anna, table, random.Random(1))
    number = anna.view(table, "onoda")["view"]
    assert error(ben.undo(table, "onoda", view=number)) == "not-your-seat"
    assert ben.view(table)["undo"] is False


def test_played_again_it_is_the_same_game() -> None:
    match = Match(GAME, 1, seed=4)
    luck = random.Random(4)
    while not match.over:
        match.answer(0, luck.choice(match.next()[2]))
    assert replay(match, match.answers).state.snapshot() == match.state.snapshot()


@pytest.mark.parametrize(("name", "count"), [("onoda", 1), ("notalone", 2), ("anima", 2)])
@pytest.mark.parametrize("seed", seeds(4))
def test_what_was_noted_before_an_answer_says_the_same_as_the_game_played_again(
    name: str, count: int, seed: int
) -> None:
    luck = random.Random(seed)
    match, last = Match(load(name), count, seed=seed), LastAnswer("")
    verdicts = set()
    for _ in range(60):
        if match.over:
            break
        seat, _, options = match.next()
        last.note(match)
        match.answer(seat, luck.choice(options))
        assert last.judge(match)
        assert last.by(match) == undo.undoable_by(match, "")
        verdicts.add(last.by(match) is None)
    assert True in verdicts


def test_no_game_is_played_again_while_people_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole gestures too: how long an answer takes does not depend on how many came before."""

    async def work() -> None:
        async with registry_in(tmp_path, games={"onoda": GAME}) as registry:
            new = new_table(registry.games, "me", NewTable("onoda", [Player("here")]))
            table = await registry.find(await registry.add(new))
            monkeypatch.setattr(undo, "replay", None)
            luck, kinds = random.Random(1), set()
            for number in range(40):
                if table.position.over:
                    break
                view = table.published.views[0].view
                picks = drafted(table.match, luck)
                async with table.lock:
                    body = Answers("onoda", view, picks, f"key {number}")
                    await answer(table, "me", body, SHARE)
                kinds.add(len(picks))
            assert max(kinds) > 1

    asyncio.run(work())


def drafted(match: Match, luck: random.Random) -> list[str]:
    """Return a gesture of one or two picks."""
    picks = [luck.choice(match.offered(0))]
    world = ahead(match, 0, picks)
    return picks if world is None else [*picks, luck.choice(world.offered(0))]


def test_an_undo_plays_the_game_again_beside_everybody_elses_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()

    def noted(*given: Any) -> Match:
        threads.add(threading.current_thread())
        return replay(*given)

    async def work() -> None:
        async with registry_in(tmp_path, games={"onoda": GAME}) as registry:
            new = new_table(registry.games, "me", NewTable("onoda", [Player("here")], mode="practice"))
            table = await registry.find(await registry.add(new))
            monkeypatch.setattr(position, "replay", noted)
            monkeypatch.setattr(undo, "replay", noted)
            async with table.lock:
                for number in range(2):
                    view = table.published.views[0].view
                    body = Answers("onoda", view, [table.match.offered(0)[0]], f"key {number}")
                    await answer(table, "me", body, SHARE)
                view = table.published.views[0].view
                await agreement.undo(table, "me", TakeBack("onoda", view, "back"))
            assert len(table.match.answers) == 1

    asyncio.run(work())
    assert threads
    assert threading.main_thread() not in threads
