"""What is read from the events of a game is what could be seen while it was played."""

from __future__ import annotations

from collections import Counter as Count
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.study import Counter, Study, Use
from fogtable.games import NAMES, load
from fogtable.games.notalone.components import Hunt, Place
from fogtable.games.notalone.events import Log
from fogtable.lab.facts import Facts, check, gathered, started, study_of
from fogtable.lab.playing import Plan, open_match

GAME = load("notalone")
STUDY = study_of("notalone")


def watched(number: int) -> tuple[Any, dict[str, list[int]]]:
    """Play a game by chance; return its match, and both tracks as they were looked at on the way."""
    plan = Plan("notalone", ("random",) * 4, seed=11)
    match, rng = open_match(plan, number), Random(number)
    seen: dict[str, list[int]] = {"rescue": [match.state.rescue], "assimilation": [match.state.assimilation]}
    while not match.over:
        seat, _, options = match.next()
        turn = match.state.turn
        match.take(seat, options[int(rng.random() * len(options))])
        if match.over or match.state.turn > turn:
            for field, values in seen.items():
                values.append(getattr(match.state, field))
    return match, seen


@pytest.mark.parametrize("number", range(6))
def test_courses_are_the_tracks_at_the_end_of_each_turn(number: int) -> None:
    match, seen = watched(number)
    before = started(STUDY, open_match(Plan("notalone", ("random",) * 4, seed=11), number).state)
    courses = gathered(STUDY, GAME, before, match.state).courses
    assert courses == seen
    assert len(courses["rescue"]) == match.state.turn + 1
    assert 0 in (courses["rescue"][-1], courses["assimilation"][-1])


@pytest.mark.parametrize("number", range(6))
def test_uses_are_counted_as_the_log_tells_them(number: int) -> None:
    match, _ = watched(number)
    facts = gathered(STUDY, GAME, {"rescue": 0, "assimilation": 0}, match.state)
    entries = [entry for logged in match.state.log if (entry := told(logged, OPEN, match.names))]
    visits = Count(place for e in entries if e["code"] == "reveals" for place in e["args"]["places"])
    powers = Count(e["args"]["place"] for e in entries if e["code"] in ("uses-place", "copies-place"))
    hunts = Count(e["args"]["card"] for e in entries if e["code"] in ("plays-hunt", "copies-hunt"))
    for kind, family, counted in (("visits", Place, visits), ("powers", Place, powers), ("hunts", Hunt, hunts)):
        assert dict(zip(family.names, facts.uses[kind], strict=True)) == {n: counted[n] for n in family.names}
        assert sum(counted.values()) > 0


def test_a_counter_that_moves_without_its_event_is_an_error() -> None:
    match, seen = watched(0)
    start = {field: values[0] for field, values in seen.items()}
    match.state.rescue += 1
    with pytest.raises(ValueError, match=r"rescue is \d+ at the end, but the events of the game say \d+"):
        gathered(STUDY, GAME, start, match.state)


def test_without_a_study_nothing_is_gathered() -> None:
    match, _ = watched(1)
    facts = gathered(Study(), GAME, started(Study(), match.state), match.state)
    assert facts == Facts({}, {})


RESCUE, USE = STUDY.counters[0], STUDY.uses[0]


@pytest.mark.parametrize(
    ("study", "reason"),
    [
        (Study(counters=(replace(RESCUE, field="fuel"),)), "counter fuel: the table has no such field"),
        (
            Study(counters=(replace(RESCUE, moves=((Log.RESCUE_MOVES, "right"),)),)),
            "rescue-moves has no number called right",
        ),
        (
            Study(counters=(replace(RESCUE, moves=((Log.RESCUE_MOVES, "cause"),)),)),
            "rescue-moves has no number called cause",
        ),
        (Study(uses=(USE, USE)), "use visits: there are two of that name"),
        (Study(uses=(replace(USE, events=((Log.REVEALS, "cards"),)),)), "reveals has no Place called cards"),
        (Study(uses=(replace(USE, family=Hunt),)), "reveals has no Hunt called places"),
    ],
)
def test_a_study_of_what_is_not_there_is_refused(study: Study, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check(study, GAME)


def test_an_event_of_another_game_is_refused() -> None:
    strange = type(Log.TURN_BEGINS)("XX-1.1", Log.TURN_BEGINS.sees, {"turn": int})
    strange.name = "strange"
    with pytest.raises(ValueError, match="strange is no event of notalone"):
        check(Study(turn=strange), GAME)


def test_an_unknown_game_has_no_study() -> None:
    with pytest.raises(ValueError, match=f"expected one of {', '.join(NAMES)}; got 'chess'"):
        study_of("chess")


def test_secret_arguments_can_be_counted() -> None:
    drawn = Use("draws", "", "", Hunt, ((Log.STRIKES_BACK, "cards"),), "hunted", "hunt")
    check(Study(counters=(Counter("rescue", ((Log.RESCUE_MOVES, "left"),), "hunted", ""),), uses=(drawn,)), GAME)
