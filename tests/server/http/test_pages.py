"""The page and its headers, the lists of what can be played, and what comes after the end."""

from __future__ import annotations

import random

from fogtable.server.http import pages
from fogtable.server.tables.talk import PRESETS, REACTIONS
from tests.server.auction import AUCTION
from tests.server.harness import Person, Server, error, play_out
from tests.server.mirror import stored_answers
from tests.server.tables.test_gestures import bid


def test_every_address_of_the_client_gives_the_page(anna: Person) -> None:
    built = (pages.CLIENT / "index.html").is_file()
    for path in ("/", "/t/abc", "/rules/onoda", "/rules/onoda/examples/1", "/me", "/records", "/records/x"):
        response = anna.client.get(anna.address + path)
        if built:
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("text/html")
        else:
            assert (response.status_code, response.text) == (503, pages.NOT_BUILT)
    assert anna.client.get(f"{anna.address}/assets/../../cli.py").status_code == 404
    assert anna.client.get(f"{anna.address}/assets/%2e%2e/%2e%2e/cli.py").status_code == 404


def test_an_address_that_is_none_gives_the_page_to_browsers_alone(anna: Person) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    shown = anna.client.get(anna.address + "/nothing/here", headers=browser)
    if (pages.CLIENT / "index.html").is_file():
        assert shown.status_code == 404
        assert shown.headers["content-type"].startswith("text/html")
    else:
        assert (shown.status_code, shown.text) == (503, pages.NOT_BUILT)
    assert error(anna.client.get(anna.address + "/nothing/here")) == "not-found"
    assert error(anna.client.get(anna.address + "/api/nothing", headers=browser)) == "not-found"


def test_headers_keep_the_page_in_its_place(anna: Person) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/tables/x"):
        headers = anna.client.get(anna.address + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


def test_the_session_is_a_cookie_that_no_script_reads(anna: Person) -> None:
    response = anna.post(
        "/tables", {"game": "auction", "players": [{"kind": "here"}, {"kind": "here"}], "options": {}, "first": 1}
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(anna.client.cookies["fogtable"]) == 22
    assert response.json()["link"] == f"/t/{response.json()['id']}"
    assert "set-cookie" not in anna.get("/games").headers
    assert "set-cookie" not in anna.get(f"/tables/{response.json()['id']}").headers


def test_the_list_of_games(anna: Person) -> None:
    games = {game["name"]: game for game in anna.get("/games").json()}
    assert games["auction"] == {
        "name": "auction",
        "seats": {str(n): [f"buyer-{i}" for i in range(1, n + 1)] for n in (2, 3, 4)},
        "bots": ["lucky", "first", "random"],
        "options": [
            {"name": "hand", "values": ["small", "large"], "default": "small"},
            {"name": "buries", "values": [False, True], "default": True},
        ],
        "presets": [*REACTIONS, *PRESETS],
        "tempos": [],
        "modes": [],
        "lessons": [],
    }
    assert "notalone" in games


def test_players_sit_clockwise_from_the_one_who_takes_the_first_seat(anna: Person) -> None:
    players = [{"kind": "here", "name": name} for name in ("Ada", "Bob", "Cy")]
    body = {"game": "auction", "players": players, "options": {"hand": "large"}, "first": 1}
    table = anna.post("/tables", body).json()["id"]
    info = anna.get(f"/tables/{table}").json()
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Cy", "Ada"]
    assert info["options"] == {"hand": "large", "buries": True}
    assert info["state"] == "playing"
    assert info["seq"] == 1
    assert set(info) == {
        "id",
        "game",
        "options",
        "mode",
        "day",
        "host",
        "code",
        "asked",
        "state",
        "seats",
        "locked",
        "watching",
        "spectators",
        "clock",
        "listed",
        "promise",
        "proposal",
        "rematch",
        "seq",
    }
    assert len(anna.view(table, "buyer-1")["own"]["hand"]["buyer-1"]) == 4
    assert error(anna.post("/tables", {**body, "game": "other"})) == "no-such-game"


def test_after_the_end_all_is_open_step_by_step(server: Server, anna: Person, ben: Person) -> None:
    table = anna.open("here", "bot:lucky", "here")
    play_out([anna], table, random.Random(2))
    answers = stored_answers(server, table)
    last = ben.view(table)
    final = ben.get(f"/tables/{table}/replay?step={len(answers)}").json()[0]
    assert final["view"]["public"] == last["public"]
    told = 0
    for step in (0, 1, len(answers)):
        mine = ben.get(f"/tables/{table}/replay?seat=buyer-1&step={step}").json()[0]
        opened = ben.get(f"/tables/{table}/replay?seat=all&step={step}").json()[0]
        assert (mine["steps"], mine["step"]) == (len(answers), step)
        assert all(isinstance(hand, list) for hand in opened["view"]["public"]["hand"])
        assert opened["view"]["own"] == {}
        if step < len(answers):
            assert isinstance(mine["view"]["public"]["hand"][1], int)
            assert list(mine["view"]["own"]["hand"]) == ["buyer-1"]
        if step:
            seat, meaning = answers[step - 1]
            asked = {1: "bid", len(answers): "say"}[step]
            assert mine["answer"] == {"seat": f"buyer-{seat + 1}", "question": asked, "pick": meaning}
        else:
            assert mine["answer"] is None
            assert [event["args"]["card"] is None for event in mine["events"][:9]] == [False] * 3 + [True] * 6
            assert all(event["args"]["card"] for event in opened["events"][:9])
    for step in range(len(answers) + 1):
        told += len(ben.get(f"/tables/{table}/replay?seat=buyer-1&step={step}").json()[0]["events"])
    story = anna.get(f"/tables/{table}/log?seat=buyer-1").json()
    assert len(story["events"]) == told == anna.view(table, "buyer-1")["log"]
    assert story["events"][-60:] == anna.view(table, "buyer-1")["events"]
    assert anna.get(f"/tables/{table}/log?seat=buyer-1&from=5").json() == {"from": 5, "events": story["events"][5:]}
    assert "whispers" not in {event["code"] for event in ben.get(f"/tables/{table}/log").json()["events"]}
    assert error(ben.get(f"/tables/{table}/replay?step={len(answers) + 1}")) == "bad-body"
    assert error(ben.get(f"/tables/{table}/replay?seat=nobody")) == "no-such-seat"
    assert AUCTION.name == anna.get(f"/tables/{table}").json()["game"]


def test_a_record_is_kept_and_opened_again(anna: Person, ben: Person) -> None:
    table = anna.open("here", "here", "here")
    for step in range(3):
        bid(anna, table, f"buyer-{step + 1}")
        if step == 1:
            anna.retract(table, "buyer-1")
            bid(anna, table, "buyer-1", 1)
    play_out([anna], table, random.Random(2))
    response = ben.get(f"/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="auction-{table}.jsonl"'
    opened = ben.ask("POST", "/records", response.content)
    assert opened.status_code == 201
    copy = opened.json()["id"]
    assert copy != table
    assert ben.view(copy)["public"] == ben.view(table)["public"]
    assert ben.view(copy)["over"] == ben.view(table)["over"]
    assert ben.get(f"/tables/{copy}").json()["state"] == "over"
    steps = len(response.text.splitlines())
    assert 0 < ben.get(f"/tables/{copy}/replay?seat=buyer-2").json()[0]["steps"] < steps
    assert ben.get(f"/tables/{copy}/record").content == response.content
    assert error(ben.claim(copy, "buyer-1", "Ben")) == "over"


def test_a_damaged_or_forged_record_is_refused_at_its_first_wrong_line(anna: Person) -> None:
    table = anna.open("here", "here")
    play_out([anna], table, random.Random(3))
    lines = anna.get(f"/tables/{table}/record").content.splitlines(keepends=True)
    picks = [at for at, line in enumerate(lines) if b'"pick"' in line]
    middle = picks[len(picks) // 2]
    forged = lines[middle].replace(b'"seat":"buyer-1"', b'"seat":"buyer-9"').replace(b'buyer-2"', b'buyer-9"', 1)
    wrong = {
        b"": 1,
        b"{}\n": 1,
        lines[0].replace(b"auction", b"chess") + b"".join(lines[1:]): 1,
        b"".join(lines[:middle]): middle + 1,
        b"".join([*lines[:middle], b"{\n", *lines[middle:]]): middle + 1,
        b"".join([*lines[:middle], forged, *lines[middle + 1 :]]): middle + 1,
        b"".join([*lines[:middle], b'{"seat":"buyer-1","pick":"bid:nothing"}\n', *lines[middle:]]): middle + 1,
        b"".join(lines)[:-3]: len(lines),
    }
    for content, line in wrong.items():
        response = anna.ask("POST", "/records", content)
        assert (response.status_code, error(response)) == (400, "bad-record"), response.text
        assert response.json()["error"]["line"] == line
    assert error(anna.ask("POST", "/records", b" " * (4 * 1024 * 1024 + 1))) == "too-large"
