"""What the laboratory is told of a game of 1984 is how it went."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.games import load
from fogtable.games.bigbrother.components import District, Kind, News, Order
from fogtable.games.bigbrother.lab import CAUSES, STUDY
from fogtable.lab.facts import Facts, check, gathered, started
from fogtable.lab.playing import Plan, Played, open_match, play_out
from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, Table

GAME = load("bigbrother")


def played(number: int) -> tuple[Any, Played, Facts]:
    plan = Plan("bigbrother", ("steady",) * (3 + number % 3), seed=8)
    match = open_match(plan, number)
    before = started(STUDY, match.state)
    how = play_out(plan, number, match)
    return match, how, gathered(STUDY, GAME, before, match.state)


@pytest.fixture(scope="module")
def games() -> list[tuple[Any, Played, Facts]]:
    return [played(number) for number in range(9)]


def facts_of(table: Table, authority: int = 10) -> Facts:
    """Return what the laboratory reads from a table set up by a test."""
    return gathered(STUDY, GAME, {"authority": authority}, table.state)


def moved(table: Table) -> list[tuple[str, str, int]]:
    """Return what moved the authority there: cause, member, by how much."""
    return [(change.cause, change.member, change.up - change.down) for change in facts_of(table).changes]


def test_the_study_speaks_of_what_is_there() -> None:
    check(STUDY, GAME)


def test_a_game_lasts_as_many_rounds_as_were_begun(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, how, facts in games:
        assert how.turns == match.state.round
        assert len(facts.courses["authority"]) == how.turns + 1
        assert facts.courses["authority"][-1] == match.state.authority


def test_every_change_of_the_authority_has_a_cause(games: list[tuple[Any, Played, Facts]]) -> None:
    kinds = {cause.kind for cause in CAUSES}
    for match, _, facts in games:
        assert {change.cause for change in facts.changes} <= kinds
        start = facts.courses["authority"][0]
        assert start + sum(change.up - change.down for change in facts.changes) == match.state.authority


def test_uses_are_counted_as_the_log_tells_them(games: list[tuple[Any, Played, Facts]]) -> None:
    for match, _, facts in games:
        log = [entry for logged in match.state.log if (entry := told(logged, OPEN, match.names))]
        for news in News.ALL:
            seen = [entry for entry in log if entry["code"] == "news" and entry["args"]["news"] == News.name(news)]
            assert facts.uses["events"][news] == len(seen)
        fought = [entry["code"] for entry in log if entry["code"].startswith("clash-")]
        assert sum(facts.uses["clashes"]) == fought.count("clash-begins")
        for kind, code in (("won", "clash-won"), ("lost", "clash-lost")):
            assert sum(facts.uses[kind]) == fought.count(code)


def test_a_clash_stands_in_its_district_with_what_was_laid_and_gained() -> None:
    won = begun(hand={J: "spanner"}, directive_hand="raid")
    fight(won, {J: "lay:spanner authority"})
    facts = facts_of(won)
    assert facts.uses["won"][District.PLENTY] == sum(facts.uses["won"]) == 1
    assert facts.uses["laid"][Kind.SPANNER] == sum(facts.uses["laid"]) == 1
    assert moved(won) == [("won", "", -1)]
    lost = begun(hand={J: "baton"}, will={J: 3}, directive_hand="room-101")
    fight(lost, {J: "lay:baton"})
    assert moved(lost) == [("lost", "", 1)]
    assert facts_of(lost).uses["lost"][District.PLENTY] == 1


def test_a_show_trial_is_told_apart_from_its_clash() -> None:
    table = begun(
        hand={J: "diary"},
        will={J: 3},
        directive_hand="room-101",
        luck=[("search", "diary")],
        hidden_orders={"slot-1": "show-trial"},
    )
    fight(table, {BB: "lay:room-101 fire:slot-1"})
    assert moved(table) == [("triggers", "show-trial", 2)]
    assert facts_of(table).uses["triggers"][Order.SHOW_TRIAL] == 1


def test_directives_stashes_cards_powers_and_posters() -> None:
    search = office(directive_hand="house-search", hand={J: "diary"}, at={J: "pl11"}, luck=[("search", "diary")])
    search.play(BB, "play:house-search", f"choose:{J}")
    assert moved(search) == [("directives", "house-search", 1)]
    hate = office(directive_hand="two-minutes-hate")
    hate.play(BB, "play:two-minutes-hate")
    assert moved(hate) == [("directives", "two-minutes-hate", 1)]
    sweep = office(directive_hand="sweep", markets="", stash={"stash-1": ("pe01", "diary", J)})
    sweep.play(BB, "play:sweep", "stash:stash-1")
    assert moved(sweep) == [("stashes", "diary", 1)]
    card = Table(hand={J: "diary"})
    card.play(J, "card:diary")
    assert moved(card) == [("cards", "diary", -1)]
    power = Table(at={J: "lo05"}, options={"numbers": "spec"})
    power.play(J, "power")
    assert moved(power) == [("powers", "love", -1)]
    round_over = Table(posters="pe01 pe02 tr01 tr02", phase="end-of-round", options={"numbers": "spec"})
    assert moved(round_over) == [("posters", "", 2)]
