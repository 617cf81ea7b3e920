"""Battles between Parties: AN-9.3 to AN-9.9, AN-10.3, AN-10.7, AN-10.11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.table import A, B, C, Table


def attacked(*dice: int, **position: Any) -> Table:
    """Return the table after A has attacked B in the Village of Cornes; a third Party is in the Forest."""
    standard: dict[str, Any] = {
        "players": 3,
        "at": {A: "cornes", B: "cornes", C: "forest"},
        "party": {A: "warrior", B: "technician", C: "tao"},
    }
    table = Table("interaction", **standard | position)
    table.dice(*dice)
    table.play(A, f"attack:{B}")
    return table


def combats(table: Table) -> tuple[int, int]:
    """Return the Combat of both Parties, without dice."""
    last = table.args("stands-against")[-1]
    return last["combat"], last["against"]


@pytest.mark.clauses("AN-9.3", "AN-9.6", "AN-10.5", "AN-10.8")
def test_the_loser_leaves_and_the_winner_stays() -> None:
    table = attacked(3, 4)
    assert combats(table) == (4, 2)
    assert (table.at(A), table.of("ended", A)) == ("cornes", False)
    assert (table.at(B), table.of("ended", B)) == ("none", True)
    assert [(e["player"], e["which"]) for e in table.args("rolls")] == [(A, "own"), (B, "other")]
    assert table.args("loses-to") == [{"player": B, "other": A, "margin": 1}]
    assert table.active == A, "A goes on"


@pytest.mark.clauses("AN-9.3", "AN-9.6", "AN-14.6")
def test_an_attacker_who_loses_ends_the_sub_turn() -> None:
    table = attacked(1, 4)
    assert (table.at(A), table.of("ended", A), table.at(B)) == ("none", True, "cornes")
    assert table.active == B


@pytest.mark.clauses("AN-10.7", "AN-9.9")
def test_a_tie_is_rolled_again_with_the_same_totals() -> None:
    table = attacked(1, 3, 2, 4, 6, 1, party={A: "warrior", B: "technician"}, hand={A: "heroes-hour", B: "treasure"})
    table.passes(A)
    assert len(table.args("stands-against")) == 1
    assert table.events().count("roll-again") == 2
    assert len(table.args("rolls")) == 6
    assert table.of("ended", B)
    assert table.of("hand", A) == ["heroes-hour", "treasure"], "no new Battle cards in between"


@pytest.mark.clauses("AN-10.7", "AN-13.3")
def test_w3_opens_for_each_roll() -> None:
    table = attacked(1, 3, 1, 6, 6, hand={C: "fate"})
    assert table.asked(C) == "react"
    table.passes(C)
    assert table.events().count("roll-again") == 1
    table.play(C, "play:fate", "die:own")
    assert table.args("loses-to") == [{"player": B, "other": A, "margin": 2}]


@pytest.mark.clauses("AN-13.3", "AN-13.14")
def test_the_weaponmaster_of_who_is_attacked_rolls_his_own_die_again() -> None:
    table = attacked(3, 1, 6, party={A: "dark-paladin", B: "weaponmaster"})
    assert table.offered(B) == {"use:weaponmaster", "pass"}
    table.play(B, "use:weaponmaster")
    assert table.args("rerolls") == [{"which": "other", "number": 6}]
    assert table.args("loses-to") == [{"player": A, "other": B, "margin": 2}]


@pytest.mark.clauses("AN-9.5", "AN-10.9", "AN-9.7")
def test_the_loser_loses_a_character_from_a_margin_of_5_and_then_a_card() -> None:
    table = attacked(4, 1, party={A: "warrior", B: "technician thief"}, asleep="thief", hand={B: "scout"})
    assert table.asked(B) == "lose-character"
    assert not table.of("ended", B)
    table.play(B, "lose:thief")
    events = table.events()
    assert events.index("dies") < events.index("turn-ended") < events.index("takes-card")
    assert (table.of("party", B), table.of("hand", A)) == (["technician"], ["scout"])


@pytest.mark.clauses("AN-10.9", "AN-10.17")
def test_w6_belongs_to_the_loser() -> None:
    table = attacked(6, 1, party={A: "warrior tao", B: "warrior-mentalist"})
    assert table.offered(B) == {"use:warrior-mentalist", "pass"}
    table.play(B, "use:warrior-mentalist")
    assert (table.of("party", B), table.of("ended", B)) == (["warrior-mentalist"], True)


@pytest.mark.clauses("AN-9.7", "AN-2.8")
def test_the_winner_takes_a_random_advantage_that_only_the_two_see() -> None:
    table = attacked(3, 4, hand={B: "scout treasure"}, luck=[("steal", "treasure")])
    assert (table.of("hand", A), table.of("hand", B)) == (["treasure"], ["scout"])
    assert table.args("takes-card", A)[0]["card"] == "treasure"
    assert table.args("takes-card", C)[0]["card"] is None
    assert table.args("loses-card", B) == [{"player": B, "card": "treasure"}]
    assert not table.args("loses-card", C)
    full = attacked(3, 4, hand={A: "gate zeppelin poison dispel ward", B: "scout"})
    assert len(full.of("hand", A)) == 5
    assert full.of("hand", B) == ["scout"]
    assert attacked(3, 4).of("hand", A) == []


@pytest.mark.clauses("AN-12.17", "AN-10.17", "AN-9.7")
def test_a_wiped_out_loser_still_gives_a_card() -> None:
    table = attacked(6, 1, hand={B: "scout"}, banner={B: "black-sun"}, luck=[("character", "paladin")])
    assert (table.of("party", B), table.of("hand", A)) == (["paladin"], ["scout"])
    assert (table.of("banner", B), table.of("ended", B)) == ([], True)


@pytest.mark.clauses("AN-9.4")
def test_the_same_two_do_not_battle_again_this_turn() -> None:
    table = attacked(3, 4)
    assert (table.of("fought", A), table.of("fought", B)) == ([B], [A])


@pytest.mark.clauses("AN-9.6", "AN-11.3")
@pytest.mark.parametrize(("dice", "undone"), [((3, 4), True), ((1, 6), False)])
def test_a_smuggler_beaten_by_another_party_loses_the_goods_in_secret(dice: tuple[int, int], undone: bool) -> None:
    smuggling = attacked(
        *dice, missions={B: "contraband dragon"}, goods={B: "aboard"}, goods_reckoned={B: "awaited aboard"}
    )
    assert smuggling.of("goods", B) == ("awaited" if undone else "aboard")
    assert smuggling.args("smuggling-fails", B) == ([{"player": B}] if undone else [])
    honest = attacked(*dice, missions={B: "contraband dragon"}, goods_reckoned={B: "awaited aboard"})
    assert smuggling.of("goods_reckoned", B) == (["awaited"] if undone else ["aboard", "awaited"])
    for viewer in (A, C, "spectator"):
        assert smuggling.told(viewer) == honest.told(viewer)
        assert smuggling.view(viewer) == honest.view(viewer)


@pytest.mark.clauses("AN-10.1")
def test_the_dark_paladin_is_stronger_against_parties() -> None:
    assert combats(attacked(3, 1, party={A: "dark-paladin", B: "technician"})) == (5, 2)
    both: dict[str, Any] = {"party": {A: "dark-paladin", B: "technician"}, "exhausted": "dark-paladin"}
    assert combats(attacked(3, 1, **both)) == (5, 2), "he need not be ready for it (AN-2.6)"
    assert combats(attacked(4, 1, **both, asleep="dark-paladin")) == (0, 2)
    assert combats(attacked(3, 1, party={A: "warrior", B: "dark-paladin"})) == (4, 5)
    assert combats(attacked(3, 1, party={A: "warrior", B: "dark-paladin"}, asleep="dark-paladin")) == (4, 0)


@pytest.mark.clauses("AN-10.1", "AN-17.3")
def test_what_is_good_against_darkness_is_nothing_against_parties() -> None:
    assert combats(attacked(3, 1, party={A: "paladin", B: "technician"}, banner={A: "inquisition"})) == (3, 2)


@pytest.mark.clauses("AN-17.3")
def test_tol_rauko_is_strong_against_parties_in_level_3_areas() -> None:
    at = {A: "tower", B: "tower", C: "forest"}
    position: dict[str, Any] = {"areas": "tower forest", "at": at, "banner": {B: "tol-rauko"}}
    assert combats(attacked(3, 1, **position)) == (4, 4)


# -- W8 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.3")
def test_the_sides_alternate_beginning_with_the_attacker() -> None:
    table = attacked(6, 1, hand={A: "heroes-hour iron-fist", B: "iron-fist ki-burst"}, party={B: "technician tao"})
    assert table.awaited() == {A}
    table.play(A, "play:heroes-hour")
    assert table.awaited() == {B}
    table.play(B, "play:iron-fist", "exhaust:tao")
    assert table.awaited() == {A}
    table.passes(A)
    assert table.awaited() == {B}
    table.play(B, "play:ki-burst")
    assert table.awaited() == {A}, "one pass is not enough: B has acted"
    table.play(A, "play:iron-fist")
    assert combats(table) == (4 + 2 + 3, 2 + 2 + 3 + 5)


@pytest.mark.clauses("AN-10.3")
def test_two_passes_in_a_row_close_w8() -> None:
    table = attacked(3, 1, hand={A: "heroes-hour", B: "iron-fist"})
    table.passes(A)
    table.passes(B)
    assert combats(table) == (4, 2)
    one = attacked(3, 1, hand={B: "iron-fist"})
    assert one.awaited() == {B}, "A has nothing to use"
    one.passes(B)
    assert combats(one) == (4, 2)


@pytest.mark.clauses("AN-10.4")
def test_only_the_two_who_battle_use_battle_cards() -> None:
    table = attacked(3, 1, hand={C: "heroes-hour"})
    assert combats(table) == (4, 2)


@pytest.mark.clauses("AN-10.3")
@pytest.mark.parametrize(("attacker", "bonus"), [(True, 5), (False, 2)])
def test_an_ambush_is_better_in_an_own_attack(attacker: bool, bonus: int) -> None:
    mine, other = (A, B) if attacker else (B, A)
    table = attacked(3, 3, party={mine: "thief", other: "technician"}, hand={mine: "ambush"})
    table.play(mine, "play:ambush")
    assert combats(table)[0 if attacker else 1] == 1 + bonus


@pytest.mark.clauses("AN-9.11", "AN-10.3")
def test_an_ambush_in_a_compulsory_battle_is_not_declared_by_anybody() -> None:
    table = Table(
        "interaction",
        active="",
        party={A: "thief", B: "warrior"},
        banner={A: "inquisition", B: "samael"},
        hand={A: "ambush"},
    )
    table.dice(3, 3, 3)
    table.play(A, "play:ambush")
    assert combats(table) == (1 + 2, 4)


@pytest.mark.clauses("AN-10.3")
def test_the_summoner_helps_against_monsters_only() -> None:
    table = attacked(3, 1, party={A: "summoner warrior-summoner", B: "technician"})
    assert table.offered(A) == {"use:warrior-summoner", "pass"}
    table.play(A, "use:warrior-summoner")
    assert combats(table) == (1 + 3 + 2, 2)


@pytest.mark.clauses("AN-10.17")
def test_a_ki_burst_tires_its_payer_after_a_battle_of_parties() -> None:
    table = attacked(3, 1, hand={A: "ki-burst"}, party={A: "warrior", B: "technician warrior-mentalist"})
    table.play(A, "play:ki-burst")
    assert combats(table) == (9, 5)
    table.play(B, "use:warrior-mentalist")
    assert table.zone("asleep") == ["warrior"]


# -- escape -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.11", "AN-10.19", "AN-9.13", "AN-9.4")
@pytest.mark.parametrize("fled", [A, B])
def test_who_escapes_leaves_but_gives_no_card(fled: str) -> None:
    stays = B if fled == A else A
    table = attacked(party={fled: "shadow", stays: "warrior"}, hand={fled: "treasure"})
    table.play(fled, "use:shadow")
    assert (table.at(fled), table.of("ended", fled), table.of("hand", fled)) == ("none", True, ["treasure"])
    assert (table.at(stays), table.of("ended", stays)) == ("cornes", False)
    assert not table.args("rolls")
    assert table.of("fought", A) == [B], "it counts as their battle"


@pytest.mark.clauses("AN-10.10")
def test_nothing_of_a_battle_between_parties_lasts() -> None:
    table = attacked(3, 4, hand={A: "heroes-hour", B: "iron-fist"})
    table.play(A, "play:heroes-hour")
    table.play(B, "play:iron-fist")
    t = table.state
    assert (t.fighter, t.rival, t.escaped, t.challenger, t.doomed) == (-1, -1, -1, -1, 0)
    assert (list(t.battle_bonus), list(t.dice)) == ([0, 0, 0], [0, 0, 0])
