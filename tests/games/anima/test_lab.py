"""What the laboratory is told of a game of ANIMA is how it went."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import polars as pl
import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.core.study import Study, Then
from fogtable.games import load
from fogtable.games.anima.components import Encounter, End, Final, Foe, Kind, Mission
from fogtable.games.anima.events import Log
from fogtable.games.anima.lab import STUDY, Deed
from fogtable.lab.columns import line_of, schema_of
from fogtable.lab.facts import Facts, check, gathered
from fogtable.lab.playing import Plan, Played, open_match, play_out
from fogtable.lab.programme import programme_of, rows
from fogtable.lab.report.whole import report
from fogtable.lab.report.words import Words
from fogtable.lab.spans import Span, play_span
from tests.games.anima.table import A, B, Table
from tests.tiers import slow

GAME = load("anima")
DEFAULTS = {"tree": False, "both_basics": False, "crisis": False, "turn_cap": 0}


def played(number: int, **options: Any) -> tuple[Any, Played, Facts]:
    plan = Plan("anima", ("steady",) * (2 + number % 2), {"numbers": "spec", **options}, seed=8)
    match = open_match(plan, number)
    how = play_out(plan, number, match)
    return match, how, gathered(STUDY, GAME, {}, match.state)


@pytest.fixture(scope="module")
def games() -> list[tuple[Any, Played, Facts]]:
    return [played(number) for number in range(8)]


def entries_of(match: Any) -> list[dict[str, Any]]:
    return [entry for logged in match.state.log if (entry := told(logged, OPEN, match.names))]


def facts_of(table: Table) -> Facts:
    return gathered(STUDY, GAME, {}, table.state)


def used(facts: Facts, kind: str) -> dict[str, int]:
    """Return what of a kind was used at all, by name."""
    family = next(use.family for use in STUDY.uses if use.kind == kind)
    return {family.name(member): often for member, often in enumerate(facts.uses[kind]) if often}


def test_the_study_speaks_of_what_is_there() -> None:
    check(STUDY, GAME)
    (decided,) = [use for use in STUDY.uses if use.kind == "decided"]
    with pytest.raises(ValueError, match="use decided: game-ends has nothing called turn"):
        check(Study(uses=(replace(decided, then=Then(Log.GAME_ENDS, ("turn", frozenset({1})))),)), GAME)
    (deeds,) = [use for use in STUDY.uses if use.kind == "deeds"]
    with pytest.raises(ValueError, match="use deeds: Deed has no member 99"):
        check(Study(uses=(replace(deeds, events=((Log.OFFERS, 99),)),)), GAME)


def test_a_game_lasts_as_many_turns_as_were_begun(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, how, _ in games:
        assert how.turns == match.state.turn


def test_missions_are_counted_as_they_lie_on_the_table(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, how, facts in games:
        t = match.state
        completed = Counter(Mission.name(mission) for row in t.completed for mission in row)
        assert used(facts, "completed") == completed
        started = Counter(Mission.name(mission) for row in t.started for mission in row)
        assert used(facts, "started") == completed + started
        assert sum(facts.uses["dealt"]) == 2 * len(match.names)
        assert how.cause == "omega-stopped"
        assert used(facts, "decided") == used(facts, "finals") == {Final.name(final): 1 for final in t.final}


def test_uses_are_counted_as_the_log_tells_them(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, _, facts in games:
        entries = entries_of(match)
        codes = Counter(entry["code"] for entry in entries)
        for kind in Kind.ALL:
            cards = [e for e in entries if e["code"] == "plays" and e["args"]["card"] == Kind.name(kind)]
            assert facts.uses["cards"][kind] == len(cards)
        for kind_of_use, code in (("dead", "dies"), ("monsters", "fights-monster"), ("foes", "fights-foe")):
            assert sum(facts.uses[kind_of_use]) == codes[code]
        assert sum(facts.uses["organizations"]) == codes["joins-organization"]
        assert sum(facts.uses["beaten"]) + sum(facts.uses["overcome"]) == codes["beats"]
        assert facts.uses["deeds"][Deed.OFFER] == codes["offers"]
        assert facts.uses["deeds"][Deed.TRADE] == codes["trades"]
        for won, fought in (("beaten", "monsters"), ("overcome", "foes")):
            assert all(w <= f for w, f in zip(facts.uses[won], facts.uses[fought], strict=True))


@pytest.mark.parametrize(("dice", "won"), [((6, 1), 1), ((1, 6), 0)])
def test_a_battle_counts_as_won_for_who_was_beaten_in_it(dice: tuple[int, int], won: int) -> None:
    table = Table("movement", prior={"cornes": "bandits"}, luck=[("die", face) for face in dice])
    table.play(A, "go:cornes")
    facts = facts_of(table)
    assert used(facts, "monsters") == {"bandits": 1}
    assert facts.uses["beaten"][Encounter.BANDITS] == sum(facts.uses["beaten"]) == won


def test_a_lost_battle_is_not_won_by_the_next_one() -> None:
    log = [
        (Log.FIGHTS_MONSTER, (0, Encounter.LICH), 0),
        (Log.ESCAPES, (0,), 0),
        (Log.FIGHTS_FOE, (1, Foe.OMEGA), 0),
        (Log.BEATS, (1, 2), 0),
        (Log.FIGHTS_FOE, (0, Foe.GAOLER), 0),
        (Log.BEATEN, (0, 2), 0),
    ]
    table = Table()
    table.state.log[:] = log
    facts = facts_of(table)
    assert (used(facts, "monsters"), used(facts, "beaten")) == ({"lich": 1}, {})
    assert (used(facts, "foes"), used(facts, "overcome")) == ({"omega": 1, "gaoler": 1}, {"omega": 1})


@pytest.mark.parametrize(
    ("end", "last_stand", "decided"),
    [(End.OMEGA_STOPPED, False, 1), (End.TURN_CAP, False, 0), (End.TURN_200, False, 0), (End.OMEGA_STOPPED, True, 0)],
)
def test_a_final_mission_decides_only_a_game_that_it_ends(end: int, last_stand: bool, decided: int) -> None:
    table = Table()
    stand = [(Log.LAST_STAND, (), 0)] if last_stand else []
    table.state.log[:] = [(Log.FINAL_DRAWN, (Final.RIFT,), 0), *stand, (Log.GAME_ENDS, (0, end), 0)]
    facts = facts_of(table)
    assert facts.uses["finals"][Final.RIFT] == 1
    assert facts.uses["decided"][Final.RIFT] == sum(facts.uses["decided"]) == decided


def test_a_draw_is_nobodys_victory() -> None:
    match, how, facts = played(0, turn_cap=2)
    assert (how.side, how.cause, match.outcome.seats) == ("nobody", "turn-cap", ())
    assert sum(facts.uses["decided"]) == 0


def test_deeds_between_parties() -> None:
    table = Table("interaction", at={A: "forest", B: "forest"}, luck=[("die", 3), ("die", 3), ("die", 3), ("die", 2)])
    table.play(A, f"attack:{B}")
    assert used(facts_of(table), "deeds") == {"attack": 1, "battle": 1}


@slow
def test_the_report_shows_both_sets_of_numbers() -> None:
    settings = [{**DEFAULTS, "numbers": numbers} for numbers in ("tuned", "spec")]
    programme = programme_of("balance", GAME, ["steady"], [2], settings, 3, 2)
    lines = []
    for row in rows(programme):
        finished = play_span(Span(row, 0, programme.games, (programme.fogtable, programme.rules)))
        lines += [line_of(one, row, GAME, STUDY) for one in finished]
    page = report(programme, pl.DataFrame(lines, schema_of(programme, GAME, STUDY)), None)
    for title in ("Missions completed", "Final Missions that decide", "Monsters beaten", "Advantages played"):
        assert title in page
    for numbers in ("spec", "tuned"):
        assert f"uses in a game, {Words(GAME).value('numbers', numbers)}" in page
