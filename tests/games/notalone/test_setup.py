"""Set-up: NA-1."""

from __future__ import annotations

import pytest

from fogtable.core.play.match import Match
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt, Survival
from tests.games.notalone.table import ALL_PLACES, H1, H2, C, Table

TABLE = [(2, 13, 7, 1), (3, 14, 8, 2), (4, 15, 9, 2), (5, 16, 10, 3), (6, 17, 11, 3), (7, 18, 12, 3)]


@pytest.mark.clauses("NA-1.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_one_creature_hunts_all_others(players: int) -> None:
    table = Table.fresh(players)
    assert table.seats == ("creature", *(f"hunted-{n}" for n in range(1, players)))
    assert [GAME.side_of(p) for p in table.state.seats] == ["creature", *["hunted"] * (players - 1)]
    assert list(table.state.hunted) == list(range(1, players))


@pytest.mark.clauses("NA-1.1")
@pytest.mark.parametrize("players", [0, 1, 8])
def test_it_is_for_two_to_seven(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        Match(GAME, players)


@pytest.mark.clauses("NA-1.2", "NA-1.4")
@pytest.mark.parametrize(("players", "rescue", "assimilation", "copies"), TABLE)
def test_tracks_and_reserve_follow_the_number_of_players(
    players: int, rescue: int, assimilation: int, copies: int
) -> None:
    table = Table.fresh(players)
    assert (table.rescue, table.assimilation) == (rescue, assimilation)
    stock = {place: table.reserve(place) for place in ALL_PLACES if table.reserve(place)}
    assert stock == dict.fromkeys(("swamp", "shelter", "wreck", "source", "artefact"), copies)


@pytest.mark.clauses("NA-1.3")
@pytest.mark.parametrize("players", [2, 4, 7])
def test_what_each_hunted_starts_with(players: int) -> None:
    table = Table.fresh(players)
    for seat in table.hunted:
        assert table.hand(seat) == {"lair", "jungle", "river", "beach", "rover"}
        assert table.discard(seat) == table.played(seat) == set()
        assert table.will(seat) == 3
        assert len(table.survival_hand(seat)) == 1
    assert len(table.survival_deck()) == len(Survival) - (players - 1)
    assert table.survival_discard() == set()


@pytest.mark.clauses("NA-1.3", "NA-1.6")
def test_the_first_cards_are_drawn_by_chance() -> None:
    luck = [("draw-survival", "dodge"), ("draw-survival", "gate")]
    luck += [("draw-hunt", "stasis"), ("draw-hunt", "clone"), ("draw-hunt", "virus")]
    table = Table.fresh(3, luck=luck)
    assert table.survival_hand(H1) == {"dodge"}
    assert table.survival_hand(H2) == {"gate"}
    assert table.hunt_hand() == {"stasis", "clone", "virus"}
    deals = {tuple(sorted(Table.fresh(3, seed=seed).hunt_hand())) for seed in range(10)}
    assert len(deals) > 5


@pytest.mark.clauses("NA-1.6")
@pytest.mark.parametrize("players", [2, 7])
def test_the_creature_holds_three_hunt_cards_and_all_tokens(players: int) -> None:
    table = Table.fresh(players)
    assert len(table.hunt_hand()) == 3
    assert len(table.hunt_deck()) == len(Hunt) - 3
    assert table.hunt_discard() == set()
    assert table.token("creature") == table.token("artemia") == table.token("target") == set()


@pytest.mark.clauses("NA-1.5")
def test_the_marker_starts_beside_the_beach() -> None:
    assert Table.fresh(4).view("spectator")["beacon"] is False
    first_use = Table(2, "reckoning", played={H1: "beach"}, rescue=9)
    first_use.play(H1, "power")
    assert first_use.rescue == 8  # the beacon is lit; only the end of the turn moved the counter
    assert first_use.state.beacon


@pytest.mark.clauses("NA-1.7", "NA-10.2")
def test_side_a_is_used_unless_side_b_is_chosen() -> None:
    assert Table.fresh(4).view("spectator")["board"] == "a"
    assert Table.fresh(4, board="B").view("spectator")["board"] == "b"


@pytest.mark.clauses("NA-1.8")
def test_a_single_hunted_plays_by_all_rules() -> None:
    table = Table.fresh(2, luck=[("draw-survival", "dodge"), *(("draw-hunt", c) for c in ("stasis", "clone", "virus"))])
    assert (table.awaited(), table.offered(C)) == ({C}, {"pass"})
    table.passes()
    table.play(H1, "commit:rover")
    table.play(C, "to-tokens", "creature:beach")
    assert table.awaited() == {H1, C}  # W2
    table.passes()
    table.passes()  # W3a
    table.play(H1, "power", "take:source")
    assert table.reserve("source") == 0
    table.passes()  # W3b
    assert table.offered(C) == {"play:stasis", "pass"}
    table.passes()  # W4
    assert (table.turn, table.rescue, table.discard(H1)) == (2, 12, {"rover"})


@pytest.mark.clauses("NA-1.8")
def test_a_lone_hunted_heals_only_itself_at_the_source() -> None:
    table = Table(2, "reckoning", played={H1: "source"}, will={H1: 2})
    table.play(H1, "power")
    assert table.offered(H1) == {"heal:hunted-1", "draw"}
