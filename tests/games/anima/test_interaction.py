"""The Interaction phase: AN-7, and attacks and compulsory battles AN-9.1 to AN-9.4, AN-9.10 to AN-9.13."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.table import A, B, C, D, Table


def meeting(**position: Any) -> Table:
    """Return a table at which the Parties stand in the Village of Cornes."""
    return Table("interaction", **position)


def enmity(**position: Any) -> Table:
    """Return a table at which the Interaction phase begins, with two enemies in the same Area."""
    return meeting(**{"active": "", "banner": {A: "inquisition", B: "samael"}} | position)


# -- the sub-turn -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-7.1", "AN-13.1")
def test_a_sub_turn_offers_cards_abilities_trade_and_an_attack_until_it_is_ended() -> None:
    table = meeting(party={A: "mentalist wizard"}, hand={A: "sleep betrayal fate"})
    assert table.offered(A) == {
        "play:sleep",
        "use:mentalist",
        f"offer:{B}",
        f"attack:{B}",
        "end",
    }
    table.play(A, "use:mentalist", "character:technician")
    assert table.awaited() == {A}
    table.play(A, "end")
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-7.2", "AN-14.4")
def test_a_party_on_the_road_takes_no_sub_turn_and_is_no_target() -> None:
    table = meeting(active="", at={A: "none", B: "cornes"}, hand={A: "sleep"}, party={A: "wizard"})
    assert table.awaited() == {B}
    assert table.offered(B) == {"end"}


@pytest.mark.clauses("AN-7.1", "AN-13.11", "AN-14.4")
def test_who_has_lost_the_turn_takes_none_either() -> None:
    table = meeting(active="", ended={A: True}, at={A: "none", B: "cornes"})
    assert table.awaited() == {B}


@pytest.mark.clauses("AN-7.3", "AN-14.6")
def test_a_player_who_loses_the_turn_in_it_stops_at_once() -> None:
    table = meeting(party={A: "warrior thief", B: "paladin technician"})
    table.dice(1, 5)
    table.play(A, f"attack:{B}")
    assert table.of("ended", A)
    assert table.awaited() == {B}


# -- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-9.1", "AN-15.1")
@pytest.mark.parametrize(
    ("ours", "theirs", "possible"),
    [
        ("warrior", "paladin tao", True),
        ("warrior", "paladin tao ranger", False),
        ("warrior thief shadow wizard", "paladin tao", False),
        ("warrior thief shadow wizard", "paladin tao ranger", True),
    ],
)
def test_only_a_party_of_about_the_same_size_is_attacked(ours: str, theirs: str, possible: bool) -> None:
    table = meeting(party={A: ours, B: theirs}, asleep=theirs.split()[:1])
    assert (f"attack:{B}" in table.offered(A)) is possible


@pytest.mark.clauses("AN-9.1")
def test_only_in_the_same_area_and_not_in_the_imperial_capital() -> None:
    assert not meeting(at={A: "cornes", B: "forest"}).offers(A, "attack")
    at_court = meeting(areas="capital cornes", at={A: "capital", B: "capital"})
    assert not at_court.offers(A, "attack")


@pytest.mark.clauses("AN-7.1", "AN-9.1")
def test_one_attack_a_sub_turn() -> None:
    table = meeting(players=3, party={A: "warrior paladin", B: "thief ranger", C: "tao shadow"})
    assert table.offers(A, "attack") == {B, C}
    table.dice(6, 1)
    table.play(A, f"attack:{B}")
    table.play(B, "lose:thief")
    assert table.awaited() == {A}
    assert not table.offers(A, "attack")


@pytest.mark.clauses("AN-9.2", "AN-9.13")
def test_the_target_cannot_decline_and_a_cancelled_attack_is_used_up() -> None:
    table = meeting(players=3, party={B: "illusionist"})
    table.play(A, f"attack:{B}")
    assert table.awaited() == {B}
    assert table.offered(B) == {"use:illusionist", "pass"}
    table.play(B, "use:illusionist")
    assert not table.of("fought", A)
    assert (table.zone("fighter"), table.zone("rival"), table.zone("challenger")) == ("none", "none", "none")
    assert not table.offers(A, "attack"), "the attack is used"
    table.play(A, "end")
    assert table.offers(B, "attack") == {A, C}, "it was no battle, so a later one is possible"


@pytest.mark.clauses("AN-9.1")
def test_nobody_attacks_a_party_in_disguise_for_the_rest_of_the_turn() -> None:
    table = meeting(players=3, party={B: "ranger", C: "tao"}, hand={B: "disguise"})
    table.play(A, f"attack:{B}")
    table.play(B, "play:disguise")
    table.play(A, "end")
    table.play(B, "end")
    assert table.offers(C, "attack") == {A}


@pytest.mark.clauses("AN-9.4", "AN-9.3")
def test_two_parties_battle_each_other_once_a_turn() -> None:
    table = meeting(players=3, party={A: "warrior paladin", B: "dark-paladin wizard", C: "tao"})
    table.dice(4, 3)
    table.play(A, f"attack:{B}")
    assert table.of("fought", A) == [B]
    assert table.of("fought", B) == [A]
    assert table.of("ended", B)
    seen = meeting(players=3, fought={A: [B], B: [A]})
    assert seen.offers(A, "attack") == {C}


# -- compulsory battles -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-9.10", "AN-7.1", "AN-9.11")
def test_enemies_fight_before_the_first_sub_turn_whatever_their_size() -> None:
    table = enmity(party={A: "warrior thief tao wizard", B: "paladin"}, luck=[("die", 2), ("die", 5)])
    assert table.args("must-fight") == [{"player": A, "other": B}]
    assert table.of("ended", B)
    assert table.awaited() == {A}
    assert not table.zone("attack_used")


@pytest.mark.clauses("AN-9.10")
def test_each_fights_those_later_in_the_order_that_are_still_there() -> None:
    table = Table(
        "interaction",
        players=4,
        active="",
        order=[C, A, D, B],
        banner={A: "samael", B: "inquisition", C: "tol-rauko", D: "black-sun"},
        party={A: "warrior", B: "paladin", C: "tao", D: "weaponmaster"},
        luck=[("die", die) for die in (1, 6, 6, 1)],
    )
    fought = [(told["player"], told["other"]) for told in table.args("must-fight")]
    assert fought == [(C, A), (A, B)], "Tol Rauko loses to Samael and is gone before it meets The Black Sun"


@pytest.mark.clauses("AN-9.10", "AN-17.4")
def test_friends_and_distant_enemies_do_not_fight() -> None:
    assert "must-fight" not in enmity(banner={A: "inquisition", B: "black-sun"}).events()
    assert "must-fight" not in enmity(at={A: "cornes", B: "forest"}).events()
    assert "must-fight" not in enmity(at={A: "none", B: "none"}).events()


@pytest.mark.clauses("AN-9.11", "AN-9.4")
def test_a_compulsory_battle_uses_up_no_attack_but_the_pair() -> None:
    table = enmity(players=3, party={A: "warrior", B: "paladin", C: "ranger"}, luck=[("die", 2), ("die", 2)])
    assert table.of("ended", B)
    assert table.offers(A, "attack") == {C}


@pytest.mark.clauses("AN-9.13")
def test_a_cancelled_compulsory_battle_is_not_announced_again() -> None:
    table = enmity(party={B: "ranger"}, hand={B: "disguise"})
    assert table.offered(B) == {"play:disguise", "pass"}
    table.play(B, "play:disguise")
    assert len(table.args("must-fight")) == 1
    assert table.awaited() == {A}
    assert not table.of("fought", A)
    assert not table.offers(A, "attack"), "B is in disguise"
    table.play(A, "end")
    assert table.offers(B, "attack") == {A}, "but it was no battle"


@pytest.mark.clauses("AN-9.13", "AN-9.11")
def test_an_illusionist_cancels_voluntary_attacks_only() -> None:
    table = enmity(party={B: "illusionist"}, luck=[("die", 1), ("die", 1)])
    assert table.of("ended", B)


@pytest.mark.clauses("AN-13.3", "AN-9.2")
def test_an_illusionist_comes_too_late_once_the_battle_has_begun() -> None:
    table = meeting(players=3, party={A: "warrior", B: "illusionist"}, hand={A: "heroes-hour"})
    table.dice(6, 1)
    table.play(A, f"attack:{B}")
    table.passes(B)
    table.play(A, "play:heroes-hour")
    assert table.of("fought", B) == [A], "neither the card nor the dice call for her"
    assert table.of("ended", B)


@pytest.mark.clauses("AN-13.3", "AN-9.2")
@pytest.mark.parametrize("owner", [A, C])
def test_an_illusionist_cancels_attacks_on_her_own_party_only(owner: str) -> None:
    table = meeting(players=3, party={A: "warrior", B: "tao", C: "ranger"} | {owner: "illusionist"})
    table.dice(6, 1)
    table.play(A, f"attack:{B}")
    assert table.of("fought", B) == [A], "neither who attacks nor a bystander is asked"


@pytest.mark.clauses("AN-9.13", "AN-9.4", "AN-10.19")
def test_a_battle_ended_by_escape_counts() -> None:
    table = meeting(party={B: "shadow"})
    table.play(A, f"attack:{B}")
    table.play(B, "use:shadow")
    assert table.of("fought", A) == [B]
    assert (table.at(B), table.of("ended", B)) == ("none", True)
    assert table.of("hand", A) == []


@pytest.mark.clauses("AN-9.12")
def test_enemies_brought_together_in_the_exploration_phase_do_not_fight() -> None:
    table = Table(
        "exploration",
        areas="cornes forest",
        at={A: "cornes", B: "forest"},
        party={A: "wizard"},
        hand={A: "gate"},
        banner={A: "samael", B: "inquisition"},
    )
    table.play(A, "play:gate", "area:forest")
    assert table.at(A) == table.at(B) == "forest"
    table.play(A, "stay")
    assert "must-fight" not in table.events()
    assert table.asked(B) == "explore"
