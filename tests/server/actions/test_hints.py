"""Advice for who plays alone: from what that seat sees, and for nobody else."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fogtable.fast.find import execution
from fogtable.server.turns import GIVES_WAY
from tests.server.harness import PATIENCE, Person, Server, error, move

compiled = pytest.mark.skipif(execution("onoda").kind != "compiled", reason="needs compiled rules")


@compiled
def test_each_option_offered_has_its_worth_the_best_first(anna: Person) -> None:
    table = anna.open("here", game="onoda")
    before = anna.view(table, "onoda")
    said = anna.hint(table, "onoda").json()
    assert said["question"] == before["asked"]["question"]
    assert sorted(row["option"] for row in said["hints"]) == sorted(before["asked"]["options"])
    tries = [row["tries"] for row in said["hints"]]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] > 100
    assert all(0 <= row["worth"] <= 1 for row in said["hints"] if row["tries"])
    assert anna.view(table, "onoda") == before, "a hint changes nothing"


@compiled
def test_a_hint_for_the_middle_of_a_gesture(anna: Person) -> None:
    """Picks that lead on are answered with the options after them."""
    luck = random.Random(1)
    table = anna.open("here", game="onoda", mode="practice")
    for _ in range(300):
        view = anna.view(table, "onoda")
        assert not view["over"], "no gesture of two picks came up"
        for option in view["asked"]["options"]:
            ahead = anna.preview(table, "onoda", [option]).json()["asked"]
            if ahead and len(ahead["options"]) > 1:
                said = anna.hint(table, "onoda", [option]).json()
                assert said["question"] == ahead["question"]
                assert sorted(row["option"] for row in said["hints"]) == sorted(ahead["options"])
                return
        move(anna, table, luck)


@compiled
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities for threads")
def test_searches_give_way_to_people_and_nothing_else_does(own_server: Server) -> None:
    """Nothing that holds Python's lock does: everybody would wait for it, while it waits for a core."""
    with Person(own_server) as anna:
        (usual,) = set(niceness(own_server))
        gives_way = usual + GIVES_WAY
        table = anna.open("here", game="onoda")
        with ThreadPoolExecutor(1) as beside:
            hint = beside.submit(anna.hint, table, "onoda")
            require_meanwhile(lambda: gives_way in niceness(own_server), "no hint is searched for")
            assert hint.result().status_code == 200
        assert set(niceness(own_server)) == {usual}
        table = anna.open("here", "bot:search-1s", game="notalone")
        luck = random.Random(1)

        def a_bot_searches() -> bool:
            move(anna, table, luck)
            return gives_way in niceness(own_server)

        require_meanwhile(a_bot_searches, "no bot searches")
        require_meanwhile(lambda: set(niceness(own_server)) == {usual}, "a thread goes on giving way")


def require_meanwhile(condition: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, why
        time.sleep(0.005)


def niceness(server: Server) -> list[int]:
    """Return how nice each thread of a server is."""
    stats = [task / "stat" for task in Path(f"/proc/{server.number}/task").iterdir()]
    return [nice for stat in stats if (nice := nice_in(stat)) is not None]


def nice_in(stat: Path) -> int | None:
    """Return how nice a thread is, None for one that has ended since its folder was listed."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[16])
    except (FileNotFoundError, ProcessLookupError):
        return None


@compiled
def test_against_bots_there_are_hints_too(anna: Person) -> None:
    table = anna.open("here", "bot:belief", game="notalone")
    for _ in range(100):
        view = anna.view(table, "creature")
        if view["asked"]:
            break
    offered = anna.hint(table, "creature", view=view["view"])
    assert offered.status_code == 200 or error(offered) in ("stale-view", "not-asked")


def test_no_hints_where_people_play_against_each_other(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert error(anna.hint(table, "buyer-1")) == "no-hints"
    assert error(anna.hint(table, "buyer-2", view=1)) == "not-your-seat"
    assert error(anna.hint(table, "nobody", view=1)) == "no-such-seat"


def test_bots_without_a_search_name_their_choice(anna: Person) -> None:
    table = anna.open("here", "bot")
    said = anna.hint(table, "buyer-1").json()
    (row,) = said["hints"]
    assert row["option"] in anna.view(table, "buyer-1")["asked"]["options"]
    assert row["tries"] is row["worth"] is None


def test_bad_questions_for_a_hint_are_refused(anna: Person) -> None:
    table = anna.open("here", game="onoda")
    assert error(anna.hint(table, "onoda", ["fly"])) == "not-offered"
    (move, *_) = anna.view(table, "onoda")["asked"]["options"]
    whole = [move, "raid"]
    assert anna.preview(table, "onoda", whole).json() == {"asked": None}
    assert error(anna.hint(table, "onoda", whole)) == "not-asked"
    assert error(anna.hint(table, "onoda", [*whole, "pass"])) == "not-offered"
    assert error(anna.hint(table, "onoda", view=99)) == "stale-view"


@compiled
def test_one_hint_at_a_time(anna: Person) -> None:
    table = anna.open("here", game="onoda")
    view = anna.view(table, "onoda")["view"]
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda _: anna.hint(table, "onoda", view=view), range(2)))
    assert sorted(response.status_code for response in said) in ([200, 200], [200, 403])
    assert anna.hint(table, "onoda").status_code == 200
