"""Every change of a counter is put down to one cause, and nothing is lost or counted twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fogtable.core.study import Cause, Study
from fogtable.games import load
from fogtable.games.onoda.components import Check, Event, Mission, Region, Use
from fogtable.games.onoda.events import Log
from fogtable.lab.blame import Blame, Change
from fogtable.lab.facts import check, gathered, started, study_of
from fogtable.lab.playing import Plan, open_match, play_out
from tests.tiers import slow

GAME = load("onoda")
STUDY = study_of("onoda")
LOSES, GAINS = Log.LOSES_HEALTH, Log.GAINS_HEALTH


def blamed(*entries: tuple[Any, ...]) -> set[Change]:
    """Return what the study makes of a log of which each entry is an event and its arguments."""
    blame = Blame(STUDY)
    now = {"health": 10, "paranoia": 0, "honor": 0}
    moves = {event: (c.field, list(event.args).index(arg)) for c in STUDY.counters for event, arg in c.moves}
    for what, *args in entries:
        blame.follow(what, tuple(args))
        if what in moves:
            field, at = moves[what]
            blame.put_down(field, args[at] - now[field])
            now[field] = args[at]
    return set(blame.changes())


def test_an_event_is_open_until_the_next_begins() -> None:
    found = blamed(
        (Log.REVEALS_EVENT, Event.FEVER),
        (Log.CHECK_BEGINS, Check.PARANOIA),
        (Log.CHECK_FAILS, Check.PARANOIA),
        (LOSES, 2, 8),
        (Log.REVEALS_EVENT, Event.SNAKE),
        (LOSES, 1, 7),
        (GAINS, 2, 9),
    )
    assert found == {Change("health", "events", "fever", 2, 0), Change("health", "events", "snake", 1, 2)}


def test_what_happens_in_the_midst_of_an_event_is_told_apart() -> None:
    found = blamed(
        (Log.REVEALS_EVENT, Event.QUARREL),
        (Log.CANCELS, Event.RATS),
        (Log.GAINS_PARANOIA, 1, 1),
        (Log.PLAYS, Use.HORSE_RACES_CALM),
        (Log.EXHAUSTS_ITEM, 0),
        (Log.LOSES_PARANOIA, 1, 0),
        (Log.SPENDS_HEALTH, 3, 7),
        (Log.ALERT_RISES, Region.LOOC, 6),
        (Log.GAINS_PARANOIA, 1, 1),
        (Log.TAKES_EFFECT, Event.SEVENTY_TWO_HOURS),
        (LOSES, 1, 6),
        (Log.GAINS_PARANOIA, 2, 3),
    )
    assert found == {
        Change("paranoia", "cancelling", "", 0, 1),
        Change("paranoia", "cards", "horse-races-calm", 1, 0),
        Change("health", "spent", "", 3, 0),
        Change("paranoia", "alert", "", 0, 1),
        Change("health", "events", "seventy-two-hours", 1, 0),
        Change("paranoia", "events", "quarrel", 0, 2),
    }


def test_only_the_first_change_that_follows_at_once_belongs_to_a_passing_cause() -> None:
    found = blamed(
        (Log.ATTEMPTS, Mission.CATTLE),
        (Log.CHECK_FAILS, Check.MISSION),
        (LOSES, 1, 9),
        (Log.ALERT_RISES, Region.LOOC, 5),
        (LOSES, 1, 8),
        (Log.PLAYS, Use.THE_ORDER_CALM),
        (Log.MOVES, Region.LOOC),
        (Log.MOVES, Region.TILIK),
        (LOSES, 1, 7),
        (Log.STARVES, 2),
        (LOSES, 2, 5),
        (LOSES, 1, 4),
    )
    assert found == {Change("health", "missions", "cattle", 4, 0), Change("health", "hunger", "", 2, 0)}


def test_what_follows_the_change_of_a_passing_cause_belongs_to_what_is_open() -> None:
    found = blamed(
        (Log.REVEALS_EVENT, Event.QUARREL),
        (Log.GAINS_PARANOIA, 3, 3),
        (Log.PLAYS, Use.THE_ORDER_CALM),
        (Log.LOSES_PARANOIA, 1, 2),
        (Log.GAINS_PARANOIA, 1, 3),
    )
    assert found == {
        Change("paranoia", "events", "quarrel", 0, 4),
        Change("paranoia", "cards", "the-order-calm", 1, 0),
    }


def test_a_raid_that_fails_is_a_cause_and_a_check_of_an_event_is_none() -> None:
    found = blamed(
        (Log.CHECK_FAILS, Check.EVENT),
        (LOSES, 1, 9),
        (Log.CHECK_FAILS, Check.RAID),
        (LOSES, 1, 8),
    )
    assert found == {Change("health", "", "", 1, 0), Change("health", "raids", "", 1, 0)}


@pytest.mark.parametrize(
    "variant", ["standard", pytest.param("military", marks=slow), pytest.param("survival", marks=slow)]
)
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_in_real_games_nothing_is_without_a_cause_and_all_adds_up(variant: str, bot: str) -> None:
    seen = set()
    for number in range(12):
        plan = Plan("onoda", (bot,), {"variant": variant}, seed=3)
        match = open_match(plan, number)
        before = started(STUDY, match.state)
        play_out(plan, number, match)
        changes = gathered(STUDY, GAME, before, match.state).changes
        assert all(change.cause for change in changes)
        for field, value in before.items():
            moved = sum(change.up - change.down for change in changes if change.counter == field)
            assert value + moved == getattr(match.state, field)
        seen |= {change.cause for change in changes}
    assert {"events", "missions", "raids", "hunger"} <= seen


CAUSE = STUDY.causes[0]


@pytest.mark.parametrize(
    ("study", "reason"),
    [
        (Study(causes=(replace(CAUSE, arg="card"),)), "reveals-event has no member of a family called card"),
        (Study(causes=(Cause("a", "A", LOSES, "number"),)), "loses-health has no member of a family called number"),
        (Study(causes=(replace(CAUSE, when=("place", frozenset())),)), "cause events: reveals-event has no place"),
        (Study(causes=(CAUSE, replace(CAUSE, title="Others"))), "cause events: it has several titles or texts"),
        (Study(uses=(replace(STUDY.uses[0]),)), "use events: there is no cause events"),
        (replace(STUDY, trials=(replace(STUDY.trials[0], came="raids"),)), "expected three uses of one family"),
        (replace(STUDY, trials=(replace(STUDY.trials[0], cause="rain"),)), "no counter honor or no cause rain"),
        (replace(STUDY, dealt=(replace(STUDY.dealt[0], option="weather"),)), "expected a use and an option"),
    ],
)
def test_causes_of_what_is_not_there_are_refused(study: Study, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check(study, GAME)
