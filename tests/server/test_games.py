"""Whole games over HTTP and sockets, with people in sessions of their own, bots, and somebody who only watches."""

from __future__ import annotations

import random

from tests.server.harness import Person, play_out


def test_two_people_two_bots_and_a_watcher_play_a_whole_game(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link", "bot:lucky", "bot:first")
    assert anna.view(table, "buyer-1")["table"]["state"] == "open"
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    with watcher.watching(table) as socket:
        first = watcher.next_view(socket)
        assert first["seat"] is None
        assert first["asked"] is None
        assert first["own"] == {}
        play_out([anna, ben], table, random.Random(1))
        last, views = first, [first["view"]]
        while not last["over"]:
            last = watcher.next_view(socket)
            views.append(last["view"])
    assert views == sorted(set(views))
    assert last["waiting"] == []
    assert last["over"] == anna.view(table, "buyer-1")["over"] == ben.view(table, "buyer-2")["over"]
    assert all(isinstance(hand, list) for hand in last["public"]["hand"])
