"""Battles against Monsters and foes: AN-10."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Character
from tests.games.anima.journeys import explored, has_lost, has_won, meeting, stands
from tests.games.anima.table import A, B, C

# -- what counts ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.1", "AN-2.2", "AN-2.5")
@pytest.mark.parametrize(
    ("position", "combat"),
    [
        ({"party": {A: "warrior thief"}, "exhausted": "thief"}, 5),
        ({"party": {A: "warrior thief"}, "asleep": "warrior"}, 1),
        ({"combat_marks": {A: 3}}, 7),
        ({"combat_now": {A: 2}}, 6),
        ({"party": {A: "tao"}}, 4),
        ({"party": {A: "tao thief"}}, 3),
        ({"party": {A: "tao thief"}, "asleep": "thief"}, 2),
        ({"party": {A: "tao"}, "asleep": "tao"}, 0),
        ({"party": {A: "wizard warlock"}, "banner": {A: "samael"}}, 7),
        ({"party": {A: "wizard warlock"}, "banner": {A: "samael"}, "exhausted": "wizard warlock"}, 7),
        ({"party": {A: "wizard warlock"}, "banner": {A: "samael"}, "asleep": "wizard"}, 4),
        ({"party": {A: "dark-paladin"}}, 3),
        ({"party": {A: "paladin"}}, 3),
        ({"banner": {A: "inquisition"}}, 4),
    ],
)
def test_the_combat_of_a_party(position: dict[str, Any], combat: int) -> None:
    assert stands(meeting("ogre", 6, 1, **position)) == (combat, 8)


@pytest.mark.clauses("AN-10.12")
def test_a_sleeping_party_has_only_its_markers() -> None:
    assert stands(meeting("ogre", 1, 1, asleep="warrior", combat_marks={A: 2})) == (2, 8)


@pytest.mark.clauses("AN-10.1", "AN-2.6")
@pytest.mark.parametrize(
    ("position", "combat"),
    [
        ({"party": {A: "paladin thief"}}, 8),
        ({"party": {A: "paladin"}, "exhausted": "paladin"}, 7),
        ({"party": {A: "paladin thief"}, "asleep": "paladin"}, 1),
        ({"banner": {A: "inquisition"}}, 6),
    ],
)
def test_what_is_good_against_darkness(position: dict[str, Any], combat: int) -> None:
    assert stands(meeting("lich", 6, 1, **position)) == (combat, 12)
    warden = explored(6, "", (6, 1), "tower", combat_marks={A: 10}, **position)
    assert stands(warden) == (combat + 10, 12), "against a foe that is no card too"


@pytest.mark.clauses("AN-17.3")
@pytest.mark.parametrize(("area", "die", "bonus"), [("abyss-gate", 2, 2), ("mines", 3, 0)])
def test_tol_rauko_is_strong_in_areas_of_level_3(area: str, die: int, bonus: int) -> None:
    table = explored(die, "ogre", (6, 1), area, banner={A: "tol-rauko"})
    assert stands(table) == (4 + bonus, 8)


# -- its course -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.2", "AN-10.5")
def test_battle_cards_come_before_the_dice_and_both_sides_roll() -> None:
    table = meeting("ogre", 3, 3, party={A: "thief warrior"}, hand={A: "iron-fist fate"})
    table.passes(A)  # the exploration die
    assert table.asked(A) == "fight"
    assert "stands" not in table.events()
    table.play(A, "play:iron-fist")
    assert table.asked(A) == "react", "W3"
    table.passes(A)
    assert [(e["which"], e["number"]) for e in table.args("rolls")[1:]] == [("own", 3), ("other", 3)]
    assert has_won(table), "1 + 4 + 3 and 3 against 8 and 3"


@pytest.mark.clauses("AN-10.5")
def test_the_next_in_turn_order_rolls_for_the_monster() -> None:
    table = meeting("goblins", 3, 3, players=3, order=[C, A, B], at={A: "abyss-gate"})
    assert [e["player"] for e in table.args("rolls")[1:]] == [A, B]


@pytest.mark.clauses("AN-10.3", "AN-10.4")
def test_against_a_monster_the_party_acts_until_it_passes() -> None:
    table = meeting(
        "ogre", 3, 3, party={A: "warrior tao", B: "warrior-summoner"}, hand={A: "iron-fist iron-fist", B: "fireball"}
    )
    assert table.awaited() == {A}
    table.play(A, "play:iron-fist", "exhaust:tao", "play:iron-fist")
    assert stands(table) == (4 + 2 + 6, 8), "nothing is left to play, so the game goes on"
    assert table.of("hand", B) == ["fireball"], "B has no part in this battle"


@pytest.mark.clauses("AN-10.3", "AN-13.6")
def test_nobody_sees_whether_a_fighter_could_act() -> None:
    table = meeting("ogre", 6, 1, party={A: "warrior tao"}, hand={A: "iron-fist"}, asks_idle=True)
    without = meeting("ogre", 6, 1, party={A: "warrior tao"}, hand={A: "scout"}, asks_idle=True)
    for one in (table, without):
        one.passes(A)  # the exploration die
    assert table.awaited() == without.awaited() == {A}
    assert table.view(B) == without.view(B)
    for one in (table, without):
        one.passes(A)
    assert table.told(B) == without.told(B)


@pytest.mark.clauses("AN-10.8", "AN-10.9")
@pytest.mark.parametrize(("own", "other", "dies"), [(3, 3, False), (2, 3, True)])
def test_a_character_dies_from_a_margin_of_5(own: int, other: int, dies: bool) -> None:
    table = meeting("ogre", own, other, party={A: "warrior tao"}, asleep="tao")
    assert stands(table) == (4, 8)
    assert (table.asked(A) == "lose-character") == dies
    if dies:
        assert table.offered(A) == {"lose:warrior", "lose:tao"}, "asleep allowed"
        table.play(A, "lose:tao")
        assert table.zone("character_discard") == ["tao"]
    assert has_lost(table)


@pytest.mark.clauses("AN-10.9", "AN-13.3")
def test_a_warrior_mentalist_prevents_a_death() -> None:
    table = meeting("abyss-lord", 1, 6, party={A: "warrior-mentalist tao"})
    assert table.offered(A) == {"use:warrior-mentalist", "pass"}
    assert table.view(B)["doomed"] == 1
    table.play(A, "use:warrior-mentalist")
    assert has_lost(table)
    assert table.view(B)["doomed"] == 0
    assert table.of("party", A) == ["tao", "warrior-mentalist"]
    assert table.zone("exhausted") == ["warrior-mentalist"]


@pytest.mark.clauses("AN-10.9")
def test_the_warrior_mentalist_need_not_prevent_it() -> None:
    table = meeting("abyss-lord", 1, 6, party={A: "warrior-mentalist tao"})
    table.passes(A)
    assert table.offered(A) == {"lose:warrior-mentalist", "lose:tao"}


@pytest.mark.clauses("AN-10.13", "AN-12.4", "AN-10.10")
def test_who_loses_an_exploration_battle_leaves_without_reward() -> None:
    table = meeting("ogre", 1, 2, party={A: "warrior thief"}, exhausted="thief")
    assert has_lost(table)
    assert "ogre" in table.zone("encounter_discard")
    assert table.zone("exhausted") == ["thief"]
    assert not table.args("takes-reward")


@pytest.mark.clauses("AN-10.17", "AN-12.5", "AN-12.17")
def test_a_wipe_out_is_handled_at_once() -> None:
    table = meeting("ogre", 1, 6, banner={A: "tol-rauko"}, hand={A: "treasure"}, combat_marks={A: 1})
    assert has_lost(table)
    assert len(table.of("party", A)) == 1
    assert table.zone("character_discard") == ["warrior"]
    assert (table.of("banner", A), table.of("hand", A), table.of("combat_marks", A)) == ([], ["treasure"], 1)
    events = table.events()
    assert events.index("dies") < events.index("wiped-out") < events.index("turn-ended")


@pytest.mark.clauses("AN-10.10")
def test_nothing_of_a_battle_lasts() -> None:
    table = meeting("ogre", 6, 1, party={A: "freelancer warrior"}, hand={A: "iron-fist"})
    table.play(A, "play:iron-fist", "exhaust:warrior")
    assert has_won(table)
    t = table.state
    assert (t.fighter, t.rival, t.monster, t.foe, t.escaped, t.challenger) == (-1,) * 6
    assert (list(t.battle_bonus), list(t.dice), t.foe_combat, table.zone("bursts")) == ([0, 0], [0] * 3, 0, [])
    assert table.zone("exhausted") == ["warrior"]


@pytest.mark.clauses("AN-10.8", "AN-13.14")
def test_the_dice_count_after_all_re_rolls() -> None:
    table = meeting("ogre", 1, 6, 1, 6, hand={A: "fate", B: "fate"})
    table.passes(A, B)  # the exploration die
    table.play(B, "play:fate")
    table.passes(A)
    table.play(B, "die:other")
    table.play(A, "play:fate", "die:own")
    assert has_won(table), "4 + 6 against 8 + 1"


@pytest.mark.clauses("AN-13.3")
def test_the_weaponmaster_rolls_the_own_battle_die_again() -> None:
    table = meeting("goblins", 1, 6, 5, party={A: "weaponmaster"})
    table.play(A, "use:weaponmaster")
    assert has_won(table)
    assert table.zone("exhausted") == ["weaponmaster"]


# -- Battle cards and abilities ---------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.3")
@pytest.mark.parametrize(
    ("card", "party", "bonus"),
    [
        ("iron-fist", "warrior", 3),
        ("ki-burst", "warrior", 5),
        ("fireball", "mentalist", 4),
        ("fireball", "warlock", 5),
        ("ambush", "thief", 2),
        ("heroes-hour", "weaponmaster", 2),
    ],
)
def test_what_battle_cards_add(card: str, party: str, bonus: int) -> None:
    bare = stands(meeting("ogre", 1, 1, party={A: party}, exhausted=party))[0]
    table = meeting("ogre", 1, 1, party={A: party}, hand={A: card})
    table.play(A, f"play:{card}")
    if table.asked(A) == "react":
        table.passes(A)
    assert stands(table)[0] == bare + bonus
    assert card in table.zone("discard")


@pytest.mark.clauses("AN-10.17")
def test_who_paid_for_a_ki_burst_falls_asleep_after_the_battle() -> None:
    table = meeting("ogre", 6, 1, party={A: "warrior tao"}, hand={A: "ki-burst"})
    table.play(A, "play:ki-burst", "exhaust:tao")
    assert has_won(table)
    assert table.zone("asleep") == ["tao"]
    assert stands(table) == (4 + 2 + 5, 8)


@pytest.mark.clauses("AN-10.17")
def test_a_dead_payer_of_a_ki_burst_does_not_fall_asleep() -> None:
    table = meeting("abyss-lord", 1, 6, party={A: "warrior tao"}, hand={A: "ki-burst"})
    table.play(A, "play:ki-burst", "exhaust:tao", "lose:tao")
    assert has_lost(table)
    assert table.zone("asleep") == []


@pytest.mark.clauses("AN-10.17", "AN-12.17")
def test_not_even_if_the_same_character_is_the_new_party() -> None:
    others = " ".join(who for who in Character.names if who not in ("tao", "technician"))
    table = meeting(
        "abyss-lord",
        *(1, 6),
        party={A: "tao"},
        hand={A: "ki-burst"},
        character_discard=others,
        luck=[("character", "tao")],
    )
    table.play(A, "play:ki-burst")
    assert (table.of("party", A), table.zone("asleep")) == (["tao"], [])


@pytest.mark.clauses("AN-13.19")
def test_the_technician_pays_for_a_ki_card_without_exhausting() -> None:
    table = meeting("ogre", 6, 1, party={A: "technician", B: "thief"}, hand={A: "iron-fist iron-fist"})
    table.play(A, "play:iron-fist")
    assert table.zone("exhausted") == []
    table.play(A, "play:iron-fist")
    assert table.zone("exhausted") == ["technician"]
    assert stands(table) == (2 + 6, 8)


@pytest.mark.clauses("AN-10.3")
@pytest.mark.parametrize(("who", "combat"), [("summoner", 5), ("warrior-summoner", 5)])
def test_summoners_add_combat(who: str, combat: int) -> None:
    table = meeting("ogre", 6, 1, party={A: who})
    assert table.offered(A) == {f"use:{who}", "pass"}
    table.play(A, f"use:{who}")
    assert stands(table) == (combat, 8)
    assert table.zone("exhausted") == [who]


@pytest.mark.clauses("AN-2.5", "AN-15.1")
@pytest.mark.parametrize("state", ["exhausted", "asleep"])
def test_only_ready_and_awake_characters_act(state: str) -> None:
    table = meeting("ogre", 1, 1, party={A: "warrior-summoner"}, hand={A: "fireball"}, **{state: "warrior-summoner"})
    assert "stands" in table.events()


@pytest.mark.clauses("AN-17.3")
def test_the_inquisition_uses_no_magic_cards() -> None:
    table = meeting("ogre", 1, 1, party={A: "wizard"}, hand={A: "fireball heroes-hour"}, banner={A: "inquisition"})
    assert table.offered(A) == {"play:heroes-hour", "pass"}


# -- escape -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-10.11", "AN-10.19", "AN-10.13")
@pytest.mark.parametrize(("deed", "hand"), [("use:shadow", ""), ("play:smoke", "smoke")])
def test_escape_ends_a_battle_without_dice_or_death(deed: str, hand: str) -> None:
    table = meeting("fire-elemental", party={A: "shadow"}, hand={A: f"{hand} treasure"})
    table.play(A, deed)
    assert has_lost(table)
    assert table.of("hand", A) == ["treasure"], "it has not won"
    assert table.of("party", A) == ["shadow"]
    assert len(table.args("rolls")) == 1, "the exploration die alone"
    assert "fire-elemental" in table.zone("encounter_discard")
    assert table.zone("exhausted") == ["shadow"]


@pytest.mark.clauses("AN-10.11", "AN-10.19")
def test_after_an_escape_nothing_more_is_played_in_the_battle() -> None:
    table = meeting("ogre", party={A: "shadow tao"}, hand={A: "ki-burst"})
    table.play(A, "use:shadow")
    assert has_lost(table)
    assert table.of("hand", A) == ["ki-burst"]


@pytest.mark.clauses("AN-10.11", "AN-13.8")
def test_a_cancelled_smoke_bomb_does_not_end_the_battle() -> None:
    table = meeting("goblins", 6, 1, party={A: "thief warrior"}, hand={A: "smoke", B: "veto"})
    table.play(A, "play:smoke")
    table.play(B, "play:veto")
    assert has_won(table)
    assert {"smoke", "veto"} <= set(table.zone("discard"))


@pytest.mark.clauses("AN-10.17", "AN-10.19")
def test_a_ki_burst_tires_after_an_escape_too() -> None:
    table = meeting("ogre", party={A: "shadow tao"}, hand={A: "ki-burst"})
    table.play(A, "play:ki-burst", "exhaust:tao", "use:shadow")
    assert has_lost(table)
    assert table.zone("asleep") == ["tao"]
