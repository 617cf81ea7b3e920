"""The process is killed (SIGKILL) at any moment and started again: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import random
import threading
from typing import Any

import httpx2 as httpx
import pytest

from tests.server.auction import AUCTION
from tests.server.databases import BOTH
from tests.server.harness import Person, Server, move, new_key
from tests.server.mirror import check_view, stored_answers, truth
from tests.server.tables.test_gestures import bid
from tests.tiers import quick, slow

pytestmark = BOTH


def again(server: Server) -> None:
    server.kill()
    server.start()


@slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_stands_where_it_stood(own_server: Server, seed: int) -> None:
    """Killed between answers, sealed ones included: every view is the same, to its number."""
    luck = random.Random(seed)
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link", "here")
        ben.claim(table, "buyer-2", "Ben")
        over = False
        for step in range(200):
            if step in (3, 9, 20) or luck.random() < 0.03:
                before = anna.views(table), ben.views(table), stored_answers(own_server, table)
                again(own_server)
                assert before == (anna.views(table), ben.views(table), stored_answers(own_server, table))
            over = bool(anna.view(table, "buyer-1")["over"])
            if over:
                break
            assert move(anna, table, luck) or move(ben, table, luck)
        assert over


@slow
@quick
def test_a_sealed_answer_survives_and_may_still_be_taken_back(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        bid(anna, table, "buyer-1")
        partial = anna.view(table, "buyer-2")["asked"]["options"][0]
        assert anna.answer(table, "buyer-2", [partial]).status_code == 200
        before = anna.views(table)
        again(own_server)
        assert anna.views(table) == before
        assert anna.view(table, "buyer-2")["asked"]["question"] == "guess"
        assert anna.retract(table, "buyer-1").status_code == 200
        again(own_server)
        assert anna.view(table, "buyer-1")["asked"]["question"] == "bid"
        assert [meaning for _, meaning in stored_answers(own_server, table)][-1] == "retract 2"


@quick
def test_the_same_key_after_a_restart_gets_the_first_answer(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        view = anna.view(table, "buyer-1")
        picks = [view["asked"]["options"][0], "guess:buyer-2"]
        body = {"seat": "buyer-1", "view": view["view"], "picks": picks, "key": "once"}
        first = anna.post(f"/tables/{table}/answers", body)
        stored = stored_answers(own_server, table)
        again(own_server)
        assert anna.post(f"/tables/{table}/answers", body).content == first.content
        assert stored_answers(own_server, table) == stored


@slow
def test_killed_in_the_middle_of_answers(own_server: Server) -> None:
    """People answer without pause while the process dies at random moments; they repeat what was not acknowledged."""
    luck = random.Random(7)
    acknowledged: list[dict[str, Any]] = []
    with Person(own_server) as anna:
        tables = [anna.open("here", "here", "here") for _ in range(3)]
        for _ in range(9):
            killer = threading.Timer(luck.uniform(0.0, 0.15), own_server.kill)
            body: dict[str, Any] = {}
            table = ""
            try:
                for _ in range(2000):
                    table = luck.choice(tables)
                    asked = [view for view in anna.views(table).values() if view["asked"] and view["asked"]["options"]]
                    if not asked:
                        tables.append(anna.open("here", "here", "here"))
                        tables.remove(table)
                        continue
                    view = luck.choice(asked)
                    picks = [luck.choice(view["asked"]["options"])]
                    body = {"seat": view["seat"], "view": view["view"], "picks": picks, "key": new_key()}
                    before = len(stored_answers(own_server, table))
                    response = anna.post(f"/tables/{table}/answers", body)
                    if response.status_code == 200:
                        acknowledged.append({**body, "table": table, "at": before})
                        if killer.ident is None:  # however slow the machine is, each run acknowledges something
                            killer.start()
                    body = {}
            except httpx.TransportError:
                pass
            killer.join()
            own_server.start()
            if body:
                before = len(stored_answers(own_server, table))
                response = anna.post(f"/tables/{table}/answers", body)
                after = stored_answers(own_server, table)
                repeated = anna.post(f"/tables/{table}/answers", body)
                if response.status_code == 200:
                    assert repeated.content == response.content
                    assert after[-1][1] == body["picks"][0]
                    assert len(after) - before in (0, 1)
                assert stored_answers(own_server, table) == after
        assert len(acknowledged) > 8
        for one in acknowledged:
            seat, meaning = stored_answers(own_server, one["table"])[one["at"]]
            assert (f"buyer-{seat + 1}", meaning) == (one["seat"], one["picks"][0])
        for table in tables:
            match = truth(own_server, table, AUCTION)
            for view in anna.views(table).values():
                check_view(view, match)


@slow
def test_bots_play_on_after_a_kill(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("bot:lucky", "bot:first", "bot:random")
        for _ in range(3):
            anna.views(table)
            again(own_server)
        with anna.watching(table) as socket:
            view = anna.next_view(socket)
            for _ in range(500):
                if view["over"]:
                    break
                view = anna.next_view(socket)
        assert view["over"]


def test_a_page_that_is_open_hears_of_the_end_and_comes_back(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        with anna.watching(table) as socket:
            views = {view["seat"]: view for view in (anna.next_view(socket), anna.next_view(socket))}
            assert own_server.stop() == 0
            with pytest.raises(Exception, match="1012"):
                anna.next_view(socket)
        own_server.start()
        with anna.watching(table) as socket:
            assert views == {view["seat"]: view for view in (anna.next_view(socket), anna.next_view(socket))}
