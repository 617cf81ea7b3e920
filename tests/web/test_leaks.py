"""Every byte that the page of a Hunted is sent in a whole game, held against the truth."""

from __future__ import annotations

import json
import random
from typing import Any

from fogtable.core.declarations.events import told
from fogtable.core.play.match import Match
from fogtable.core.play.view import own_part, public_part
from fogtable.games import load
from fogtable.server.store.rows import taken_back_by
from tests.server.mirror import check_view, stored_answers, truth
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player
from tests.web.tables import table
from tests.web.words import Words

TABLE = {"id", "game", "options", "mode", "day", "host", "code", "asked", "state", "seats", "locked", "watching"}
TABLE |= {"spectators", "seq", "clock", "listed", "promise", "proposal", "rematch"}
ME = 1
"""The seat before the page: the first Hunted."""


def test_no_byte_tells_a_hunted_what_is_hidden(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    watch = browse.watches[page]
    page.goto(table(server, page, "here", "bot", "bot"))
    name = page.url.rsplit("/", 1)[1]
    bodies: list[tuple[str, Any]] = []
    page.on("response", lambda response: bodies.append((response.url, response)) if "/api/" in response.url else None)
    Player(page, english, seed=9).play()
    end = truth(server, name, load("notalone"))
    told = [json.loads(text) for text in watch.frames]
    for frame in told:
        assert "view" in frame or frame.keys() <= {"table", "talk"}, "else only who is here and what is said is told"
        assert frame.get("talk", {}).get("words", []) == [], "nobody has spoken"
    frames = [frame for frame in told if "view" in frame]
    assert len(frames) > 40
    assert {frame["seat"] for frame in frames} == {end.names[ME]}
    follow(frames, end, stored_answers(server, name))
    for url, response in bodies:
        require_harmless(url, response.json(), end)


def follow(frames: list[dict[str, Any]], end: Match, answers: list[tuple[int, str]]) -> None:
    """Find the moment of each frame in the true game; it may tell no more than that seat may know then."""
    match = Match(end.game, len(end.names), end.options, end.seed)
    left = iter(answers)
    events = heard(end)
    for frame in frames:
        while not match.over and not is_of(frame, match):
            seat, meaning = next(left, (-1, ""))
            assert seat >= 0, f"no moment of the game looks like view {frame['view']}"
            if taken_back_by(meaning):
                match.retract(seat)
            else:
                match.play(seat, meaning)
        if match.over and not frame["over"]:
            raise AssertionError(f"no moment of the game looks like view {frame['view']}")
        check_view(frame, match)
        if not match.over:
            require_others_covered(frame, match)
        first = frame["log"] - len(frame["events"])
        assert frame["events"] == events[first : frame["log"]]
    assert match.over


def is_of(frame: dict[str, Any], match: Match) -> bool:
    if frame["public"] is None:
        return False
    question = match.question(ME)
    asked = None if question is None else (question[0].code(), match.offered(ME))
    told_asked = frame["asked"] and (frame["asked"]["question"], frame["asked"]["options"])
    return (
        frame["public"] == plain(public_part(match.state, match.names))
        and frame["own"] == plain(own_part(match.state, ME, match.names))
        and told_asked == asked
        and frame["log"] == len(heard(match))
        and frame["waiting"] == ([match.names[p] for p in match.awaited()] if match.waits_openly() else ["table"])
    )


def heard(match: Match) -> list[dict[str, Any]]:
    """Return what has been told to this seat so far."""
    return [plain(said) for entry in match.state.log if (said := told(entry, ME, match.names))]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def require_others_covered(frame: dict[str, Any], match: Match) -> None:
    """Say it once more, of the fields by their names: no card of another seat lies open before its time."""
    t, public, own = match.state, frame["public"], frame["own"]
    for other in (p for p in t.seats if p != ME):
        for field in ("hand", "survival_hand", "drawn"):
            assert not isinstance(public[field][other], list) or not public[field][other], (field, other)
            assert match.names[other] not in own.get(field, {}), (field, other)
        if other in t.hunted and not t.revealed:
            assert not isinstance(public["played"][other], list) or not public["played"][other]
            assert match.names[other] not in own.get("played", {})
        for field in ("first_pick", "second_pick", "survival_pick", "offered_hunt", "offered_survival"):
            assert match.names[other] not in own.get(field, {}), (field, other)
    for field in ("hunt_hand", "hunt_deck", "survival_deck"):
        assert isinstance(public[field], int)
        assert field not in own


def require_harmless(url: str, body: Any, end: Match) -> None:
    """What is answered to the page holds nothing but what the protocol says."""
    path = url.split("/api/tables/", 1)[-1].split("?")[0]
    kind = path.split("/")[1] if "/" in path else "table"
    keys = {
        "answers": {"view", "taken"},
        "preview": {"asked"},
        "reasons": {
            "question",
            "options",
            "things",
            "odds",
        },  # made of the seat's view alone: tests/every_game/test_why_not.py
        "log": {"from", "events"},
        "table": TABLE,
        "retract": {"view"},
        "fairness": {"promise", "seats", "secret", "seed"},  # when these are told: tests/server/tables/test_fairness.py
        "talk": {"state", "words", "reports"},
    }
    if "error" in body:
        return
    assert set(body) <= keys[kind], url
    if kind == "log":
        assert body["events"] == heard(end)[body["from"] : body["from"] + len(body["events"])]


def test_the_frames_would_give_a_leak_away(server: PageServer) -> None:
    """The check itself: a card of another seat, or an event too early, does not pass."""
    game = load("notalone")
    match = Match(game, 3, game.options(), 5)
    luck = random.Random(5)
    while not match.state.explored:
        seat = match.awaited()[0]
        match.play(seat, luck.choice([m for m in match.offered(seat) if m != "give-up"]))
    good = plain({"public": public_part(match.state, match.names), "own": own_part(match.state, ME, match.names)})
    require_others_covered(good, match)
    for field, name in (("hand", "hunted-2"), ("survival_hand", "hunted-2"), ("played", "hunted-2")):
        bad = plain(good)
        bad["own"].setdefault(field, {})[name] = ["lair"]
        try:
            require_others_covered(bad, match)
        except AssertionError:
            continue
        raise AssertionError(f"{field} of {name} passes")
