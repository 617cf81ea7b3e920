"""What the laboratory is told of a game of ONODA is how it went."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.games import load
from fogtable.games.onoda.components import Event, Mission, Use
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.lab import CAUSES, MOVING, STUDY
from fogtable.lab.facts import Facts, check, gathered, started
from fogtable.lab.playing import Plan, Played, open_match, play_out
from tests.tiers import slow

GAME = load("onoda")


def played(number: int, bot: str = "steady") -> tuple[Any, Played, Facts]:
    plan = Plan("onoda", (bot,), seed=5)
    match = open_match(plan, number)
    before = started(STUDY, match.state)
    how = play_out(plan, number, match)
    return match, how, gathered(STUDY, GAME, before, match.state)


@pytest.fixture(scope="module")
def games() -> list[tuple[Any, Played, Facts]]:
    return [played(number) for number in range(30)]


def test_the_study_speaks_of_what_is_there() -> None:
    check(STUDY, GAME)


def test_a_game_lasts_as_many_rounds_as_were_begun(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, how, facts in games:
        assert how.turns == len(match.state.missions)
        assert len(facts.courses["health"]) == how.turns + 1
    assert {how.turns for _, how, _ in games} > {6}


@slow
def test_who_survives_has_points_in_the_band_that_came_out(games: list[tuple[Any, Played, Facts]]) -> None:
    tops = {"forgotten": 30, "outlaw": 60, "disputed": 90, "historical": 130, "legend": 1000}
    assert STUDY.score is not None
    assert tuple(tops) == STUDY.score.bands
    for match, how, facts in games:
        t = match.state
        if how.side == "onoda":
            points = 10 * (t.honor + len(t.comrades) + t.health - t.paranoia) + 5 * len(t.items)
            assert facts.score == points
            assert how.cause == next(band for band, top in tops.items() if points <= top)
        else:
            assert facts.score is None
            assert how.cause in STUDY.score.lost
        assert facts.payoff == GAME.payoff(t, 0) if GAME.payoff else False
    assert {how.side for _, how, _ in games} == {"onoda", "island"}


def test_what_came_first_in_which_round(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, _, facts in games:
        number, came = 0, {}
        for entry in (told(logged, OPEN, match.names) for logged in match.state.log):
            assert entry is not None
            if entry["code"] == "round-begins":
                number += 1
            elif entry["code"] == "reveals-event":
                came.setdefault(entry["args"]["event"], number)
        assert facts.firsts["events"] == [came.get(name) for name in Event.names]
        assert sorted(turn for turn in facts.firsts["missions"] if turn) == list(range(1, number + 1))
        assert len(facts.firsts["missions"]) == len(Mission)


def test_what_comes_again_came_first_before() -> None:
    match, _, facts = played(0)
    event = next(event for event in Event.ALL if facts.firsts["events"][event] == 1)
    match.state.log.append((Log.REVEALS_EVENT, (event,), False))
    again = gathered(STUDY, GAME, {"health": 10, "paranoia": 0, "honor": 0}, match.state)
    assert again.uses["events"][event] == facts.uses["events"][event] + 1
    assert again.firsts == facts.firsts


@slow
def test_cards_that_move_a_counter_are_those_that_say_so(games: list[tuple[Any, Played, Facts]]) -> None:
    assert [cause.kind for cause in CAUSES].count("cards") == 1
    for _, _, facts in games:
        for change in facts.changes:
            if change.cause == "cards":
                assert Use.parse(change.member) in MOVING
                # Cards only help.
                assert (change.up if change.counter == "paranoia" else change.down) == 0
        for use in MOVING:
            moved = [c for c in facts.changes if (c.cause, c.member) == ("cards", Use.name(use))]
            assert bool(moved) == (facts.uses["cards"][use] > 0)
