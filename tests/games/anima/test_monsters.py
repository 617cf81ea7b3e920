"""Every Monster: specification 7.3, AN-10."""

from __future__ import annotations

import pytest

from tests.games.anima.journeys import has_lost, has_won, meeting, stands
from tests.games.anima.table import A, B


@pytest.mark.clauses("AN-10.1", "AN-12.4")
@pytest.mark.parametrize(
    ("monster", "combat"),
    [
        ("goblins", 3),
        ("bandits", 4),
        ("risen-dead", 4),
        ("shadow-imp", 2),
        ("slime", 3),
        ("sprite", 2),
        ("ogre", 8),
        ("harpies", 6),
        ("vampire", 6),
        ("golem", 8),
        ("patrol", 7),
        ("fire-elemental", 7),
        ("elder-dragon", 13),
        ("lich", 12),
        ("abyss-lord", 14),
        ("titan", 11),
    ],
)
def test_a_monster_has_its_combat_and_is_discarded_when_beaten(monster: str, combat: int) -> None:
    table = meeting(monster, 6, 1, 1, party={A: "tao acrobatic-warrior thief"}, combat_marks={A: 20})
    assert stands(table) == (25, combat)
    assert has_won(table)
    assert monster in table.zone("encounter_discard")
    assert not table.zone("facing")


@pytest.mark.clauses("AN-10.1", "AN-10.15")
@pytest.mark.parametrize(("party", "combat"), [("warrior", 5), ("warrior tao", 3)])
def test_dire_wolves_are_fiercer_against_one_character(party: str, combat: int) -> None:
    table = meeting("wolves", 6, 1, party={A: party}, asleep="tao" if "tao" in party else "")
    assert stands(table)[1] == combat, "who is asleep is there too (AN-15.1)"


@pytest.mark.clauses("AN-10.17")
def test_winning_bandits_take_a_random_advantage() -> None:
    table = meeting("bandits", 1, 3, hand={A: "treasure scout"}, luck=[("lose", "scout")])
    assert has_lost(table)
    assert (table.of("hand", A), table.zone("discard").count("scout")) == (["treasure"], 1)
    beaten = meeting("bandits", 3, 3, hand={A: "treasure scout"})
    assert beaten.of("hand", A) == ["scout", "treasure"]


@pytest.mark.clauses("AN-10.17", "AN-12.17")
def test_winning_bandits_rob_a_party_that_was_wiped_out_too() -> None:
    table = meeting("bandits", 1, 6, hand={A: "treasure"}, luck=[("character", "tao")])
    assert table.of("party", A) == ["tao"]
    assert table.of("hand", A) == []


@pytest.mark.clauses("AN-10.4")
def test_no_trickery_against_the_risen_dead() -> None:
    table = meeting("risen-dead", 6, 1, party={A: "shadow"}, hand={A: "smoke ambush heroes-hour"})
    assert table.offered(A) == {"play:heroes-hour", "use:shadow", "pass"}


@pytest.mark.clauses("AN-10.3")
def test_no_exhaust_abilities_against_the_shadow_imp() -> None:
    table = meeting("shadow-imp", 1, 6, party={A: "weaponmaster shadow warrior-summoner"}, hand={A: "heroes-hour"})
    assert table.offered(A) == {"play:heroes-hour", "pass"}
    table.passes(A)
    assert has_won(table), "the Weaponmaster was not asked either"
    fallen = meeting("shadow-imp", 1, 6, party={A: "warrior-mentalist illusionist"}, numbers={"combat-shadow-imp": 9})
    assert fallen.asked(A) == "lose-character", "the Warrior Mentalist cannot prevent it"


@pytest.mark.clauses("AN-10.6")
def test_the_cave_slime_wins_ties() -> None:
    tie = meeting("slime", 1, 2)
    assert stands(tie) == (4, 3)
    assert has_lost(tie)
    assert tie.of("party", A) == ["warrior"]
    assert has_won(meeting("slime", 2, 2))


@pytest.mark.clauses("AN-10.6")
def test_a_party_wins_ties_against_other_monsters() -> None:
    assert has_won(meeting("goblins", 1, 2))
    assert has_lost(meeting("goblins", 1, 3))


@pytest.mark.clauses("AN-10.17", "AN-15.3")
def test_a_winning_sprite_puts_an_own_awake_character_to_sleep() -> None:
    table = meeting("sprite", 1, 5, party={A: "illusionist thief mentalist"}, asleep="mentalist")
    assert stands(table) == (2, 2)
    assert not table.of("ended", A), "AN-10.17: the turn ends after that"
    assert table.offered(A) == {"sleep:illusionist", "sleep:thief"}
    table.play(A, "sleep:thief")
    assert table.zone("asleep") == ["mentalist", "thief"]
    assert has_lost(table)


@pytest.mark.clauses("AN-10.17", "AN-10.9")
def test_a_sprite_that_has_killed_puts_to_sleep_one_of_the_others() -> None:
    table = meeting("sprite", 1, 6, party={A: "illusionist thief"}, numbers={"combat-sprite": 5})
    table.play(A, "lose:thief")
    assert (table.zone("asleep"), has_lost(table)) == (["illusionist"], True)


@pytest.mark.clauses("AN-10.17")
def test_a_new_party_is_not_put_to_sleep_by_the_sprite() -> None:
    table = meeting("sprite", 1, 6, party={A: "illusionist"}, numbers={"combat-sprite": 5}, luck=[("character", "tao")])
    assert table.of("party", A) == ["tao"]
    assert table.zone("asleep") == []
    assert has_lost(table)


@pytest.mark.clauses("AN-10.15")
def test_exhausted_characters_add_nothing_against_harpies() -> None:
    table = meeting("harpies", 6, 1, party={A: "warrior thief"}, exhausted="thief")
    assert stands(table) == (4, 6)


@pytest.mark.clauses("AN-10.15")
def test_who_is_exhausted_against_harpies_is_read_when_the_dice_are_rolled() -> None:
    table = meeting("harpies", 1, 3, 6, party={A: "weaponmaster"})
    assert table.offered(A) == {"use:weaponmaster", "pass"}
    table.play(A, "use:weaponmaster")
    assert table.zone("exhausted") == ["weaponmaster"]
    assert has_won(table), "4 + 6 against 6 + 3: he was ready when the dice were rolled"


@pytest.mark.clauses("AN-10.15")
def test_a_character_exhausted_in_w8_adds_nothing_against_harpies() -> None:
    table = meeting("harpies", 6, 1, party={A: "warrior freelancer"}, hand={A: "iron-fist"})
    table.play(A, "play:iron-fist", "exhaust:freelancer")
    assert stands(table) == (4 + 3, 6)


@pytest.mark.clauses("AN-10.1")
def test_males_add_no_combat_against_the_vampire_lady() -> None:
    table = meeting("vampire", 6, 1, party={A: "warrior paladin"})
    assert stands(table) == (3 + 4, 6)


@pytest.mark.clauses("AN-10.4", "AN-2.10")
def test_no_magic_against_the_iron_golem() -> None:
    table = meeting("golem", 6, 1, party={A: "wizard"}, hand={A: "fireball heroes-hour"})
    assert table.offered(A) == {"play:heroes-hour", "pass"}


@pytest.mark.clauses("AN-10.1")
@pytest.mark.parametrize(("party", "combat"), [("warrior", 7), ("warrior wizard", 9)])
def test_the_patrol_is_fiercer_against_magic(party: str, combat: int) -> None:
    assert stands(meeting("patrol", 6, 1, party={A: party}))[1] == combat
    if "wizard" in party:
        assert stands(meeting("patrol", 6, 1, party={A: party}, asleep="wizard"))[1] == combat


@pytest.mark.clauses("AN-17.3", "AN-12.4")
def test_the_patrol_lets_members_of_the_inquisition_pass() -> None:
    table = meeting("patrol", banner={A: "inquisition"})
    assert has_won(table)
    assert "patrol" in table.zone("encounter_discard")
    assert "fights-monster" not in table.events()
    assert has_lost(meeting("patrol", 1, 5, banner={A: "samael"}))


@pytest.mark.clauses("AN-10.17")
def test_a_winning_fire_elemental_burns_an_advantage_of_choice() -> None:
    table = meeting("fire-elemental", 1, 1, hand={A: "treasure scout"})
    assert table.asked(A) == "discard-card"
    assert not table.of("ended", A), "AN-10.17: the turn ends after that"
    table.play(A, "discard:treasure")
    assert (table.of("hand", A), has_lost(table)) == (["scout"], True)
    one = meeting("fire-elemental", 1, 1, hand={A: "scout"})
    one.play(A, "discard:scout")
    assert (one.of("hand", A), has_lost(one)) == ([], True)
    assert has_lost(meeting("fire-elemental", 1, 1)), "without a card nothing is asked"


@pytest.mark.clauses("AN-10.9", "AN-10.14")
@pytest.mark.parametrize(("other", "dies"), [(2, False), (3, True)])
def test_the_elder_dragon_kills_from_a_margin_of_3(other: int, dies: bool) -> None:
    table = meeting("elder-dragon", 2, other, party={A: "warrior tao"}, combat_marks={A: 5})
    assert stands(table) == (11, 13)
    assert (table.asked(A) == "lose-character") == dies


@pytest.mark.clauses("AN-10.14")
def test_the_margin_of_the_elder_dragon_opens_w6() -> None:
    table = meeting("elder-dragon", 1, 6, party={A: "warrior-mentalist tao"})
    assert table.offered(A) == {"use:warrior-mentalist", "pass"}
    table.play(A, "use:warrior-mentalist")
    assert has_lost(table)
    assert table.of("party", A) == ["tao", "warrior-mentalist"]


@pytest.mark.clauses("AN-10.14", "AN-10.17")
def test_the_lich_king_kills_whatever_the_margin() -> None:
    table = meeting("lich", 1, 1, party={A: "warrior tao"}, combat_marks={A: 5})
    assert stands(table) == (11, 12)
    table.play(A, "lose:tao")
    assert (table.of("party", A), has_lost(table)) == (["warrior"], True)


@pytest.mark.clauses("AN-10.17")
def test_the_lich_king_kills_one_in_all() -> None:
    table = meeting("lich", 1, 6, party={A: "warrior tao thief"})
    table.play(A, "lose:tao")
    assert (table.of("party", A), has_lost(table)) == (["thief", "warrior"], True)
    alone = meeting("lich", 1, 6, luck=[("character", "tao")])
    assert (alone.of("party", A), has_lost(alone)) == (["tao"], True)


@pytest.mark.clauses("AN-10.14")
def test_nobody_prevents_the_death_that_the_lich_king_brings() -> None:
    table = meeting("lich", 1, 6, party={A: "warrior-mentalist tao"})
    table.play(A, "use:warrior-mentalist")
    assert table.asked(A) == "lose-character"
    table.play(A, "lose:tao")
    assert table.of("party", A) == ["warrior-mentalist"]
    near = meeting("lich", 1, 1, party={A: "warrior-mentalist tao"}, combat_marks={A: 6})
    assert near.asked(A) == "lose-character", "no W6 opens for its text"


@pytest.mark.clauses("AN-12.4")
def test_the_light_maiden_lets_parties_without_males_pass() -> None:
    table = meeting("light-maiden", party={A: "tao thief"})
    assert has_won(table)
    assert "fights-monster" not in table.events()
    mixed = meeting("light-maiden", 6, 1, party={A: "tao warrior"}, asleep="warrior", combat_marks={A: 9})
    assert stands(mixed) == (11, 11)


@pytest.mark.clauses("AN-10.18")
def test_of_the_titans_two_dice_the_higher_counts() -> None:
    low = {"party": {A: "warrior"}, "combat_marks": {A: 9}}
    assert has_won(meeting("titan", 3, 5, 4, **low)), "13 + 3 against 11 + 5"
    assert has_lost(meeting("titan", 3, 5, 6, **low))
    assert has_lost(meeting("titan", 3, 6, 5, **low))


@pytest.mark.clauses("AN-10.18", "AN-13.14")
def test_a_re_roll_names_one_of_the_titans_dice() -> None:
    table = meeting("titan", 3, 6, 6, 1, hand={A: "fate"}, combat_marks={A: 9})
    table.passes(A)  # the exploration die
    table.play(A, "play:fate")
    assert table.offered(A) == {"die:own", "die:other", "die:second"}
    table.play(A, "die:second")
    assert has_lost(table), "the other 6 still counts"
    assert B in table.awaited()
