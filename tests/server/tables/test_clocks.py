"""Clocks: whose time runs, what happens when it is over, and that nobody learns from it who is asked."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.actions.answering import answer_at_once
from fogtable.server.requests import Answers, Clock
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.store.tables import Store
from fogtable.server.tables import clocks
from fogtable.server.tables.clocks import NEVER, ClockState, Moment
from tests.server.auction import AUCTION
from tests.server.background.test_windows import windows, worlds
from tests.server.harness import PATIENCE, Person, Server, error
from tests.server.in_process import SHARE, store_in, table_of
from tests.server.mirror import stored_answers, truth

TEN = Clock(10, 60)


class Hands:
    """The hands of the server's clock, which a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(clocks, "now", made)
    return made


def blank(seats: int, clock: Clock | None, times: str | None = None) -> Stored:
    people = [StoredSeat("link", None, f"Person {seat}", frozenset([f"s{seat}"])) for seat in range(seats)]
    return Stored(
        id="x" * 22,
        game="auction",
        rules=1,
        options="{}",
        seed=1,
        begun=True,
        views="{}",
        seats=people,
        answers=[],
        clock=None if clock is None else msgspec.json.encode(clock).decode(),
        times=times,
    )


def after(times: ClockState, *awaited: int, fresh: bool = False, hidden: bool = False, here: bool = True) -> ClockState:
    """Return the clocks in another moment, or, unless it is ``fresh``, in the same one as it goes on."""
    return clocks.advance(TEN, times, Moment(times.moment.number + fresh, hidden, awaited), here)


# -- how time goes by -------------------------------------------------------------------------------------------------


def test_first_the_time_of_the_decision_then_the_reserve(hands: Hands) -> None:
    times = after(clocks.restored(TEN, blank(2, TEN)), 0, fresh=True)
    assert times.due() == hands.now + 70
    hands.now += 25
    times = after(times, 1, fresh=True)
    assert (times.left.whole, times.left.reserves) == (10, [45, 60])
    hands.now += 4
    times = after(times, 0, fresh=True)
    assert times.left.reserves == [45, 60], "who answers within the time of the decision keeps their reserve"
    assert times.due() == hands.now + 55


def test_several_at_once_each_for_himself(hands: Hands) -> None:
    times = after(clocks.restored(TEN, blank(3, TEN)), 0, 1, 2, fresh=True)
    hands.now += 12
    times = after(times, 1, 2)
    assert times.left.reserves == [58, 58, 58]
    hands.now += 8
    times = after(times, 0, 1, 2)
    assert times.left.reserves == [58, 50, 50]
    assert times.left.whole == 0, "taking an answer back gives no new time"


def test_in_a_hidden_moment_no_reserve_runs(hands: Hands) -> None:
    times = after(clocks.restored(TEN, blank(2, TEN)), fresh=True, hidden=True)
    hands.now += 9
    assert after(times, hidden=True) is times
    assert clocks.expire(times) is times
    assert times.late([0, 1]) == []
    hands.now += 2
    out = clocks.expire(times)
    assert out.late([1]) == [1], "whoever is awaited in truth"
    assert out.left.reserves == [60, 60]
    assert out.left.late == [0, 0], "nobody is told who"
    assert out.due() == NEVER


def test_who_is_late_is_counted_once_in_a_moment(hands: Hands) -> None:
    clock = Clock(10, 0)
    times = clocks.advance(clock, clocks.restored(clock, blank(2, clock)), Moment(1, False, (0, 1)), going=True)
    hands.now += 11
    times = clocks.expire(times)
    assert times.late([0, 1]) == [0, 1]
    times = clocks.advance(clock, times, Moment(1, False, (1,)), going=True)
    assert times.left.late == [1, 1]
    times = clocks.advance(clock, times, Moment(2, False, (0,)), going=True)
    assert (times.late([0]), times.left.late) == ([], [1, 1])


def test_clocks_stand_still_while_nobody_is_here_and_while_the_server_does(hands: Hands) -> None:
    times = after(clocks.restored(TEN, blank(2, TEN)), 0, fresh=True)
    hands.now += 15
    stored = clocks.kept(times)
    times = after(times, 0, here=False)
    assert times.due() == NEVER
    hands.now += 1000
    assert clocks.expire(times) is times
    times = after(times, 0)
    assert times.due() == hands.now + 55
    hands.now = 3.0  # a monotonic clock begins anew with the machine
    again = after(clocks.restored(TEN, blank(2, TEN, stored)), 0)
    assert again.due() == hands.now + 55


# -- nobody learns by it who is asked ---------------------------------------------------------------------------------


def test_the_clock_of_a_window_does_not_tell_whether_its_owner_could_have_reacted(tmp_path: Path, hands: Hands) -> None:
    assert asyncio.run(compared(tmp_path, hands)) >= 5


async def compared(folder: Path, hands: Hands) -> int:
    pairs = 0
    async with store_in(folder) as store:
        for seed in range(3):
            for match, owner, onlooker in windows(load("notalone"), 3, seed):
                able, unable = worlds(match, owner, onlooker)
                if able is not None and unable is not None:
                    sent = await seen(store, able, owner, onlooker, hands)
                    assert sent == await seen(store, unable, owner, onlooker, hands)
                    pairs += 1
    return pairs


async def seen(store: Store, match: Match, owner: int, onlooker: int, hands: Hands) -> list[bytes]:
    """Return what an onlooker is sent: at first, when the owner has passed, and when the time is up."""
    hands.now = 1000.0
    stored = blank(len(match.names), TEN)
    stored.id = secrets.token_hex(8)
    stored.game, stored.rules = match.game.name, match.game.rules_version
    stored.options = msgspec.json.encode(match.options).decode()
    await store.create(stored)
    table = table_of(stored, match, store)
    session = f"s{onlooker}"
    with table.page_open(session):
        sent = [table.display.message(onlooker, session), table.display.news(session)]
        assert table.display.around.times is not None
        assert table.display.around.times.due() == hands.now + 10
        hands.now += 4
        view = table.published.views[owner].view
        await answer_at_once(table, f"s{owner}", Answers(match.names[owner], view, ["pass"], "key"), SHARE)
        sent += [table.display.message(onlooker, session), table.display.news(session)]
        hands.now += 7
        table.publish_presence()
        sent += [table.display.message(onlooker, session), table.display.news(session)]
        assert table.display.around.times.late(table.match.awaited()) == list(table.match.awaited())
    table.spoil()
    return sent


# -- on a real server -------------------------------------------------------------------------------------------------


@pytest.fixture
def timed(anna: Person, ben: Person) -> Iterator[str]:
    """A table of two people with a second for each decision, both of whom are there."""
    table = anna.open("here", "link", clock={"decision": 1})
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    with anna.watching(table), ben.watching(table):
        yield table


def until(person: Person, table: str, done: Any) -> dict[str, Any]:
    """Wait for a message of which something holds; return it."""
    with person.watching(table) as socket:
        while True:
            said: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
            if said and done(said):
                return said


def test_a_bot_decides_for_whoever_is_late_and_the_game_goes_on(server: Server, anna: Person, timed: str) -> None:
    until(anna, timed, lambda said: said.get("public", {}).get("round", 0) == 2)
    assert truth(server, timed, AUCTION).state.round >= 2, "every answer was one that the rules allow"
    clock = anna.view(timed, "buyer-1")["table"]["clock"]
    assert all(count >= 1 for count in clock["late"]), "everybody sees whose time has run out"
    assert anna.view(timed, "buyer-1")["table"]["seats"][0]["bot"] is None, "the bot has not stayed"


def test_what_was_declared_is_answered_and_nobody_else_sees_it(
    server: Server, anna: Person, ben: Person, timed: str
) -> None:
    offered = anna.view(timed, "buyer-1")["asked"]["options"]
    for question, pick in (("bid", offered[-1]), ("guess", "guess:buyer-2")):
        said = {"seat": "buyer-1", "question": question, "pick": pick}
        assert anna.post(f"/tables/{timed}/declare", said).status_code == 200
    assert ben.view(timed, "buyer-2")["declared"] == {}
    heard = len(ben.heard)
    number = ben.view(timed, "buyer-2")["view"]
    said = {"seat": "buyer-1", "question": "whisper", "pick": "hush"}
    assert anna.post(f"/tables/{timed}/declare", said).status_code == 200
    assert ben.view(timed, "buyer-2")["view"] == number, "nor that something was declared"
    until(anna, timed, lambda said: said.get("public", {}).get("bids", [[]])[0] != [])
    mine = [meaning for seat, meaning in stored_answers(server, timed) if seat == 0]
    assert mine[:2] == [offered[-1], "guess:buyer-2"]
    assert not any('declared":{"bid' in text for text in ben.heard[heard:])


def test_a_declaration_is_revoked_and_goes_with_the_person(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", clock={"decision": 600, "reserve": 60})
    ben.claim(table, "buyer-2", "Ben")
    say = {"seat": "buyer-2", "question": "whisper", "pick": "hush"}
    assert ben.post(f"/tables/{table}/declare", say).status_code == 200
    assert ben.view(table, "buyer-2")["declared"] == {"whisper": "hush"}
    assert ben.post(f"/tables/{table}/declare", {**say, "pick": None}).status_code == 200
    assert ben.view(table, "buyer-2")["declared"] == {}
    ben.post(f"/tables/{table}/declare", say)
    assert ben.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert ben.view(table, "buyer-2")["declared"] == {}, "whoever sits down next inherits nothing"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": "buyer-1", "question": "nothing", "pick": None}, "bad-body"),
        ({"seat": "buyer-1", "question": "bid", "pick": "bid:dodo"}, "bad-body"),
        ({"seat": "buyer-1", "question": "bid"}, "bad-body"),
        ({"seat": "buyer-2", "question": "bid", "pick": None}, "not-your-seat"),
    ],
)
def test_what_cannot_be_declared(anna: Person, ben: Person, said: dict[str, Any], code: str) -> None:
    table = anna.open("here", "link", clock={"decision": 600})
    ben.claim(table, "buyer-2", "Ben")
    assert error(anna.post(f"/tables/{table}/declare", said)) == code
    assert anna.view(table, "buyer-1")["declared"] == {}


def test_who_is_refused_a_look_is_told_nothing_by_the_clock(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link", clock={"decision": 600})
    ben.claim(table, "buyer-2", "Ben")
    assert watcher.view(table)["table"]["clock"]["runs"] == ["buyer-1", "buyer-2"]
    anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": False})
    anna.post(f"/tables/{table}/end", {"seat": "buyer-1"})
    for told in (watcher.view(table)["table"], watcher.get(f"/tables/{table}").json()):
        assert (told["clock"], told["proposal"]) == (None, None)
    assert anna.view(table, "buyer-1")["table"]["clock"]["runs"] == ["buyer-1", "buyer-2"]


def test_without_a_clock_nothing_is_declared(anna: Person) -> None:
    table = anna.open("here", "here")
    said = {"seat": "buyer-1", "question": "bid", "pick": None}
    assert error(anna.post(f"/tables/{table}/declare", said)) == "no-clock"
    assert anna.view(table, "buyer-1")["table"]["clock"] is None
    assert anna.view(table, "buyer-1")["now"] is None


@pytest.mark.parametrize("clock", [{}, {"decision": 0}, {"decision": 5000}, {"decision": 5, "reserve": -1}])
def test_clocks_that_are_none(anna: Person, clock: dict[str, int]) -> None:
    players = [{"kind": "here"}, {"kind": "here"}]
    assert error(anna.post("/tables", {"game": "auction", "players": players, "clock": clock})) == "bad-body"


def test_who_plays_alone_has_no_clock(anna: Person) -> None:
    body = {"game": "onoda", "players": [{"kind": "here"}], "clock": {"decision": 60}}
    assert error(anna.post("/tables", body)) == "bad-body"


def test_a_stopped_server_costs_nobody_time(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link", clock={"decision": 1, "reserve": 3600})
        ben.claim(table, "buyer-2", "Ben")
        with anna.watching(table) as socket:
            anna.next_view(socket)
            pick = anna.view(table, "buyer-1")["asked"]["options"][0]
            assert anna.answer(table, "buyer-1", [pick, "guess:buyer-2"]).status_code == 200
        ((stored,),) = own_server.disk.rows("SELECT times FROM tables WHERE id = :id", id=table)
        own_server.kill()
        own_server.start()
        clock = ben.view(table, "buyer-2")["table"]["clock"]
        assert {name: clock[name] for name in ("whole", "reserves", "late")} == json.loads(stored)
        assert clock["going"] is False
