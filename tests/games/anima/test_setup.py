"""Set-up: AN-1, AN-19.1, AN-21.1."""

from __future__ import annotations

from collections import Counter

import pytest

from fogtable.games.anima import GAME
from fogtable.games.anima.cards import Advantage
from fogtable.games.anima.components import Character, Encounter
from fogtable.games.anima.places import AREAS_OF_LEVEL
from tests.games.anima.table import A, B, C, Table


def kept(table: Table, seat: str) -> tuple[str, str]:
    """Let a seat return the first that it can return, and give what that was."""
    who = sorted(table.offers(seat, "return"))[0]
    table.play(seat, f"return:{who}")
    kind = sorted(table.offers(seat, "return"))[0]
    table.play(seat, f"return:{kind}")
    return who, kind


def begun(players: int = 2, seed: int = 1, **options: object) -> Table:
    """Return a table at which all have made their choices of the set-up."""
    table = Table.fresh(players, seed, **options)  # type: ignore[arg-type]
    for seat in table.seats:
        kept(table, seat)
    return table


@pytest.mark.clauses("AN-1.1", "AN-1.3", "AN-1.4", "AN-21.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_missions_two_characters_and_four_advantages_are_dealt_in_secret(players: int) -> None:
    table = Table.fresh(players)
    for seat in table.seats:
        assert (len(table.of("missions", seat)), len(table.of("dealt", seat)), len(table.of("hand", seat))) == (2, 2, 4)
        assert len(table.args("dealt-mission", seat)) == 2, "only the own ones are told"
        assert len(table.args("dealt-character", seat)) == 2
        assert len(table.args("dealt-advantage", seat)) == 4
        others = [other for other in table.seats if other != seat]
        view = table.view(seat)
        assert isinstance(view["missions"][seat], list)
        assert [view["missions"][other] for other in others] == [2] * len(others)
        assert [view["dealt"][other] for other in others] == [2] * len(others)
        assert [view["hand"][other] for other in others] == [4] * len(others)
    assert len(table.zone("mission_box")) == 10 - 2 * players
    assert table.view(A)["mission_box"] == 10 - 2 * players, "nobody sees what was set aside"
    assert len(table.zone("final_box")) == 3
    assert table.args("dealt-mission", "spectator") == []


@pytest.mark.clauses("AN-1.5", "AN-1.6")
def test_all_keep_one_character_and_three_advantages_at_once() -> None:
    table = Table.fresh(3)
    assert table.awaited() == {A, B, C}
    hand = Counter(table.of("hand", A))
    who, kind = kept(table, A)
    other = next(name for name in table.of("dealt", A) if name != who)
    assert table.of("party", A) == [], "nothing is shown before all have chosen"
    kept(table, C)
    kept(table, B)
    assert table.of("party", A) == [other]
    assert Counter(table.of("hand", A)) == hand - Counter([kind])
    assert who in table.zone("character_deck")
    assert table.args("keeps", "spectator")[0] == {"player": A, "character": other}
    assert len(table.zone("character_deck")) == len(Character) - 3
    assert len(table.zone("deck")) == len(Advantage.names) - 9
    assert table.zone("discard") == table.zone("character_discard") == table.zone("encounter_discard") == []
    assert table.of("dealt", A) == []
    assert {table.of(field, seat) for field in ("returns", "pick") for seat in (A, B, C)} == {"none"}


@pytest.mark.clauses("AN-1.5")
def test_any_of_the_eight_choices_is_possible_and_can_be_changed_until_all_are_in() -> None:
    table = Table.fresh(2)
    assert len(table.offers(A, "return")) == 2
    first, second = sorted(table.offers(A, "return"))
    table.play(A, f"return:{first}")
    assert table.offers(A, "return") == set(table.of("hand", A))
    table.match.retract(table.seat(A))
    table.play(A, f"return:{second}", f"return:{table.of('hand', A)[0]}")
    kept(table, B)
    assert table.of("party", A) == [first]


@pytest.mark.clauses("AN-1.2", "AN-1.7", "AN-1.8", "AN-1.10", "AN-21.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_areas_as_players_lie_there_with_a_face_down_encounter_each(players: int) -> None:
    table = begun(players)
    assert len(table.zone("areas")) == players
    assert len(table.zone("area_deck")) == 14 - players
    for area in table.zone("areas"):
        assert len(table.on("face_down", area)) == 1
        assert table.view(A)["face_down"][area] == 1, "nobody sees it"
        assert table.on("prior", area) == []
    assert [table.at(seat) for seat in table.seats] == ["none"] * players, "the pawns are on the road"
    assert len(table.zone("encounter_deck")) == len(Encounter) - players
    assert (table.phase, table.zone("turn")) == ("reset", 1)


@pytest.mark.clauses("AN-19.1")
@pytest.mark.parametrize("seed", range(4))
def test_with_the_tree_the_first_areas_are_of_level_1(seed: int) -> None:
    table = begun(5, seed, tree=True)
    assert not table.state.areas - AREAS_OF_LEVEL[1]
    assert any(begun(5, other).state.areas - AREAS_OF_LEVEL[1] for other in range(4)), "without it any Areas"


@pytest.mark.clauses("AN-18.3", "AN-22.1", "AN-19.1", "AN-20.1")
def test_the_options_are_off_unless_said() -> None:
    table = Table.fresh()
    assert not any(table.zone(name) for name in ("tree", "both_basics", "crisis", "turn_cap"))
    chosen = Table.fresh(tree=True, both_basics=True, crisis=True, turn_cap=60)
    assert [chosen.zone(name) for name in ("tree", "both_basics", "crisis", "turn_cap")] == [True, True, True, 60]


@pytest.mark.clauses("AN-1.10", "AN-21.1")
def test_two_to_five_can_play() -> None:
    assert [*GAME.seat_counts] == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5"):
        GAME.require_seats(6)
