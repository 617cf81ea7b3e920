"""The end of the game, authority, will and who is in play: BB-1, BB-16, BB-17.1."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.bigbrother.rules.outcome import payoff
from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W


def through_round(table: Table) -> None:
    """Let everybody end his turns and phase, until the next round or the end of the game."""
    played = table.state.round
    while not table.over and table.state.round == played:
        (seat, *_) = sorted(table.awaited())
        table.play(seat, *(table.offered(seat) & {"end", "pass"}))


# -- the numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-1.2", "BB-16.3", "BB-16.6")
def test_authority_stops_at_nothing_and_the_opposition_wins_at_once() -> None:
    table = Table(at={J: "pe05"}, hand={J: "the-book"}, authority=1)
    table.play(J, "card:the-book")
    assert (table.authority, table.winner()) == (0, "opposition: authority-gone")
    assert table.events()[-1] == "game-ends"
    assert not table.awaited()


@pytest.mark.clauses("BB-1.2", "BB-16.1", "BB-16.7")
def test_authority_stops_at_twenty_and_big_brother_wins_at_once() -> None:
    table = Table(authority=19, posters="pe01 pe02 pe03 pe04", phase="end-of-round", directive_deck="")
    assert (table.authority, table.winner()) == (20, "big-brother: authority-full"), "posters before the empty deck"


@pytest.mark.clauses("BB-1.3")
def test_will_beyond_five_is_lost() -> None:
    table = Table(characters="winston julia obrien syme", will={J: 4})
    table.play(J, f"hope:{J}")
    assert (table.will(J), table.args("gains-will")) == (5, [{"player": J, "now": 5}])


@pytest.mark.clauses("BB-1.4")
def test_a_cost_leaves_at_least_one_will() -> None:
    assert "power" in Table(at={J: "lo02"}, will={J: 3}).offered(J)
    assert "power" not in Table(at={J: "lo02"}, will={J: 2}).offered(J)


@pytest.mark.clauses("BB-1.12", "BB-14.13")
def test_who_has_no_will_is_not_in_play() -> None:
    table = Table(will={W: 0})
    assert table.offers(J, "inspire") == {O, S}
    table.play(J, "end")
    assert table.turn_of == O


@pytest.mark.clauses("BB-1.13", "BB-4.5", "BB-14.5")
def test_who_acts_is_not_always_who_has_the_turn() -> None:
    table = Table(turn=O, at={J: "pl02"}, hand={J: "docker diary"})
    table.play(O, f"charm:{J}")
    assert {"search", "card:diary"} <= table.offered(J)
    assert "play:docker" not in table.offered(J), "it is not the own turn"


@pytest.mark.clauses("BB-1.9")
def test_a_hidden_directive_comes_before_what_the_opposition_does() -> None:
    table = begun(
        at={J: "pl11", W: "pl12"},
        directive_hand="raid",
        one_time_used={J: True},
        hand={J: "smoke-pot", W: "smoke-pot"},
        hidden_orders={"slot-1": "double-agent"},
    )
    table.play(BB, "lay:raid")
    table.play(J, "lay:smoke-pot")
    table.play(W, "lay:smoke-pot")
    assert table.awaited() == {BB}, "the smoke waits"
    table.play(BB, "fire:slot-1", f"choose:{W}")
    assert table.awaited() == {J}
    table.play(J, "choose:pl11")
    fight(table)
    assert (table.at(W), table.at(J)) == ("pl12", "pl11")


@pytest.mark.clauses("BB-18.5")
def test_big_brother_sees_all_pawns() -> None:
    table = Table(at={J: "lo05"})
    table.walk(J, "lo10")
    assert table.view(BB)["at"] == {BB: "none", J: "lo10", W: "tr07", O: "lo09", S: "pe07"}


# -- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-16.2", "BB-14.12")
def test_without_an_oppositionist_in_play_big_brother_wins() -> None:
    table = begun(players=3, characters="julia winston", will={J: 1, W: 0}, directive_hand="raid")
    fight(table)
    assert table.winner() == "big-brother: all-broken"
    assert table.match.outcome.seats == (BB,)


@pytest.mark.clauses("BB-16.2")
def test_as_long_as_one_is_left_the_game_goes_on() -> None:
    table = begun(players=3, characters="julia winston", will={J: 1, W: 1}, directive_hand="raid")
    fight(table)
    assert (table.over, table.turn_of) == (False, W)


@pytest.mark.clauses("BB-16.4")
@pytest.mark.parametrize(("deck", "over"), [("", True), ("raid", False)])
def test_an_empty_directive_deck_ends_the_game_at_the_end_of_the_round(deck: str, over: bool) -> None:
    table = office(directive_deck=deck, directive_hand="raid raid night-patrol cordon cordon")
    assert not table.over, "not before"
    through_round(table)
    assert table.over == over
    if over:
        assert table.winner() == "opposition: deck-empty"


@pytest.mark.clauses("BB-16.5", "BB-17.2")
@pytest.mark.parametrize(
    ("limit", "played", "over"),
    [
        ("standard", 20, True),
        ("standard", 19, False),
        ("12", 12, True),
        ("13", 12, False),
        ("30", 20, False),
        ("30", 30, True),
        ("none", 20, False),
        ("none", 1000, False),
    ],
)
def test_the_rounds_are_limited(limit: str, played: int, over: bool) -> None:
    table = Table(phase="big-brother", round=played, options={"numbers": "spec", "round_limit": limit})
    through_round(table)
    assert table.over == over
    if over:
        assert table.winner() == "opposition: rounds-over"


@pytest.mark.clauses("BB-17.2")
@pytest.mark.parametrize("numbers", ["tuned", "spec"])
def test_without_a_last_round_none_is_the_last(numbers: str) -> None:
    for played in range(1, 32):
        table = Table(phase="big-brother", round=played, options={"numbers": numbers, "round_limit": "none"})
        through_round(table)
        assert not table.over, played


@pytest.mark.clauses("BB-16.7", "BB-15.2")
def test_posters_of_both_kinds_are_one_change() -> None:
    table = Table(
        authority=19,
        posters="pe01 pe02 pe03 pe04",
        antiposters="lo01 lo02 lo03 lo04",
        phase="end-of-round",
        directive_deck="",
    )
    assert (table.authority, table.winner()) == (19, "opposition: deck-empty")


@pytest.mark.clauses("BB-16.8", "BB-14.12")
def test_who_has_fallen_has_lost_with_his_side() -> None:
    table = Table(4, characters="julia winston obrien", hand={J: "diary"}, authority=1, will={W: 0})
    table.play(J, "card:diary")
    assert table.match.outcome.seats == (J, O)
    assert [payoff(table.state, p) for p in range(4)] == [0, 1000, 0, 1000]
    lost = Table(3, authority=19, posters="pe01 pe02 pe03 pe04", phase="end-of-round", characters="julia winston")
    assert [payoff(lost.state, p) for p in range(3)] == [1000, 0, 0]


@pytest.mark.clauses("BB-17.1", "BB-2.2")
@pytest.mark.parametrize(("authority", "start"), [("standard", 10), ("1", 1), ("19", 19)])
def test_a_handicap_moves_the_authority(authority: str, start: int) -> None:
    options: dict[str, Any] = {"numbers": "spec", "authority": authority}
    assert Table.fresh(**options).authority == start


@pytest.mark.clauses("BB-17.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players(players: int) -> None:
    table = Table.fresh(players, numbers="spec")
    assert (table.seats[0], len(table.seats), table.authority) == (BB, players, 10)
