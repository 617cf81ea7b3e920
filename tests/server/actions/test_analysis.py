"""After the end: how the chances went, and going on from any position against bots."""

from __future__ import annotations

import random
from functools import cache

import pytest

from fogtable.core.bot import observe
from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.core.play.view import view_bytes
from fogtable.fast.find import execution
from fogtable.fast.match import FastMatch
from fogtable.fast.worlds import mirror
from fogtable.games import load
from fogtable.server.actions.alternatives import alternative
from fogtable.server.actions.analysis import analysed, turning_points
from fogtable.server.tables.replay import replay
from tests.server.harness import Person, error, move

compiled = pytest.mark.skipif(execution("notalone").kind != "compiled", reason="needs compiled rules")


@cache
def finished(name: str, count: int) -> Match:
    luck = random.Random(6)
    match = Match(load(name), count, seed=6)
    while not match.over:
        seat, _, options = match.next()
        match.answer(seat, luck.choice(options))
    return match


def looked_through(person: Person, name: str, count: int) -> str:
    """Put a finished game on a table; return its id."""
    response = person.ask("POST", "/records", record.write(finished(name, count)))
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


@compiled
def test_the_chances_go_from_open_to_certain(anna: Person) -> None:
    match = finished("notalone", 3)
    table = looked_through(anna, "notalone", 3)
    said = anna.get(f"/tables/{table}/analysis").json()
    assert said["sides"] == ["creature", "hunted"]
    assert [point["step"] for point in said["points"]] == list(range(len(match.answers) + 1))
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in said["points"]), "one side wins"
    assert 0.2 < said["points"][0]["chances"][0] < 0.8
    winner = said["sides"].index(match.outcome.side)
    assert said["points"][-1]["chances"][winner] == 1
    assert said["turns"]
    assert {turn["step"] for turn in said["turns"]} <= set(range(1, len(match.answers) + 1))
    assert anna.get(f"/tables/{table}/analysis").json() == said


def outlived() -> Match:
    """Return a game of 1984 that the opposition wins with the last of its people: the first has fallen."""
    game = load("bigbrother")
    match, luck = Match(game, 3, seed=7), random.Random(7)
    bots = [next(iter(game.bots.values()))() for _ in match.names]
    while not match.over:
        seat = match.awaited()[0]
        match.answer(seat, bots[seat].choose(observe(match, seat), luck))
    assert match.outcome.seats == ("opposition-2",)
    return match


@pytest.mark.skipif(execution("bigbrother").kind != "compiled", reason="needs compiled rules")
def test_a_side_wins_with_any_of_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:  # BB-16.8
    monkeypatch.setattr("fogtable.server.actions.analysis.POINTS", 40)
    said = analysed(outlived())
    assert said["sides"] == ["big-brother", "opposition"]
    assert said["points"][-1]["chances"] == [0, 1]
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in said["points"]), "one side wins"


@compiled
def test_where_it_turned_the_best_answer_stands_beside_the_one_given() -> None:
    match = finished("notalone", 3)
    advised = {turn["step"]: turn["better"] for turn in analysed(match)["turns"]}
    assert any(advised.values())
    played = replay(match, ())
    for step, (seat, option) in enumerate(match.answers, 1):
        seen = observe(played, seat)
        if (better := advised.get(step)) is not None:
            assert better["option"] in map(seen.meaning, seen.options)
            assert 0 <= better["worth"] <= 1
            if better["option"] == seen.meaning(option):
                assert better["given"] == better["worth"]
        elif step in advised:
            assert len(seen.options) == 1, "there was something to choose"
        played.answer(seat, option)


@compiled
def test_nobody_is_told_that_he_should_have_known_what_lay_hidden() -> None:
    """Two games of which a seat has seen the same: it is given the same advice, but for the worlds drawn."""
    here, there = hunting("commit:river"), hunting("commit:beach")
    assert view_bytes(here.state, 0, here.names) == view_bytes(there.state, 0, there.names)
    seat, _, options = here.next()
    assert seat == 0, "the Creature is asked what it knows nothing of"
    river, beach = (alternative(match.game, mirrored(match), 0, options[0]) for match in (here, there))
    assert river is not None
    assert beach is not None
    assert river["option"] == beach["option"]
    assert river["worth"] == pytest.approx(beach["worth"], abs=0.02)


@compiled
def test_what_was_hardly_tried_has_no_worth_and_the_best_has_its_own() -> None:
    match = hunting("commit:river")
    seat, _, options = match.next()
    told = [alternative(match.game, mirrored(match), seat, option) for option in options]
    assert len(told) > 2
    best = [one for one in told if one is not None and one["given"] == one["worth"]]
    assert best
    assert None in [one["given"] for one in told if one is not None]


@compiled
def test_what_was_given_has_a_worth_of_its_own() -> None:
    match = Match(load("notalone"), 3, seed=3)
    seat, _, options = match.next()
    told = [alternative(match.game, mirrored(match), seat, option) for option in options]
    assert any(one["given"] is not None and one["given"] < one["worth"] for one in told if one is not None)


@compiled
def test_where_there_was_nothing_to_choose_nothing_is_advised() -> None:
    match = finished("notalone", 3)
    played = replay(match, ())
    forced = 0
    for seat, option in match.answers:
        if len(observe(played, seat).options) == 1:
            assert alternative(match.game, mirrored(played), seat, option) is None
            forced += 1
        played.answer(seat, option)
    assert forced


def hunting(place: str) -> Match:
    """Return a game of two in which the Creature is asked once the Hunted has gone somewhere."""
    match = Match(load("notalone"), 2, seed=3)
    while "hunted-1" not in [match.names[seat] for seat in match.awaited()]:
        seat, _, options = match.next()
        match.answer(seat, options[0])
    match.play(1, place)
    return match


def mirrored(match: Match) -> FastMatch:
    fast = mirror(match)
    assert fast is not None
    return fast


@compiled
def test_a_long_game_is_looked_at_at_so_many_positions_at_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogtable.server.actions.analysis.POINTS", 10)
    match = finished("notalone", 3)
    steps = [point["step"] for point in analysed(match)["points"]]
    assert 10 <= len(steps) <= 12
    assert (steps[0], steps[-1]) == (0, len(match.answers))


def test_turning_points_are_the_greatest_swings_in_their_order() -> None:
    chances = [0.5, 0.55, 0.2, 0.25, 0.9, 0.8, 0.62, 0.5, 0.36, 0.15, 1.0]
    points = [{"step": step, "chances": [chance, 1 - chance]} for step, chance in enumerate(chances)]
    assert turning_points(points) == [2, 4, 6, 9, 10]
    assert turning_points(points[:2]) == []


def test_nobody_analyses_a_game_that_goes_on(anna: Person) -> None:
    table = anna.open("here", "here", game="notalone")
    assert error(anna.get(f"/tables/{table}/analysis")) == "not-over"
    assert error(anna.post(f"/tables/{table}/go-on", {"seat": "creature", "step": 0})) == "not-over"


def test_going_on_from_a_position_against_bots(anna: Person, ben: Person) -> None:
    old = looked_through(anna, "notalone", 3)
    step = len(finished("notalone", 3).answers) // 2
    then = anna.get(f"/tables/{old}/replay?seat=hunted-1&step={step}").json()[0]["view"]
    response = ben.post(f"/tables/{old}/go-on", {"seat": "hunted-1", "step": step})
    assert response.status_code == 201
    table = response.json()["id"]
    info = ben.get(f"/tables/{table}").json()
    assert info["mode"] == "practice"
    assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("bot", False), ("here", True), ("bot", False)]
    view = ben.view(table, "hunted-1")
    assert view["public"]["turn"] >= then["public"]["turn"]
    assert view["own"].keys() >= then["own"].keys()
    luck = random.Random(1)
    for _ in range(2000):
        if ben.view(table, "hunted-1")["over"]:
            return
        move(ben, table, luck)
    raise AssertionError("the game did not come to its end")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": "nobody", "step": 0}, "no-such-seat"),
        ({"seat": "hunted-1", "step": 100_000}, "bad-body"),
        ({"seat": "hunted-1", "step": -1}, "bad-body"),
        ({"seat": "hunted-1"}, "bad-body"),
    ],
)
def test_positions_that_are_not_there_are_refused(anna: Person, body: dict[str, object], code: str) -> None:
    table = looked_through(anna, "notalone", 3)
    assert error(anna.post(f"/tables/{table}/go-on", body)) == code
