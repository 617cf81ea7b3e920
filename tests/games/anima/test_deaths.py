"""Deaths and wipe-outs, whatever brings them: AN-12.5, AN-12.8, AN-12.17, AN-16.1, AN-21.2."""

from __future__ import annotations

import pytest

from fogtable.games.anima.components import Character
from tests.games.anima.journeys import GATE, explored, has_won, meeting
from tests.games.anima.table import A, B, C, D, E


@pytest.mark.clauses("AN-12.8", "AN-16.1")
def test_the_state_of_a_dead_character_is_forgotten() -> None:
    others = [who for who in Character.names if who not in ("warrior", "technician", "tao", "thief")]
    table = meeting(
        "plague",
        1,
        party={A: "warrior tao thief"},
        exhausted="tao",
        asleep="tao",
        dismissed={B: others},
        character_deck="",
    )
    table.play(A, "lose:tao")
    assert (table.zone("character_discard"), table.zone("exhausted"), table.zone("asleep")) == (["tao"], [], [])
    table.play(A, "nothing")
    table.play(B, "stay")
    back = meeting("inn", character_deck="", character_discard="tao", dismissed={B: [*others, "thief"]})
    assert back.of("party", A) == ["tao", "warrior"]
    assert not back.zone("exhausted") + back.zone("asleep")


@pytest.mark.clauses("AN-16.1")
def test_everything_goes_to_the_pile_of_its_type() -> None:
    table = meeting("ogre", 1, 6, party={A: "warrior tao"}, hand={A: "heroes-hour"})
    table.play(A, "play:heroes-hour", "lose:tao")
    assert table.zone("character_discard") == ["tao"]
    assert table.zone("encounter_discard") == ["ogre"]
    assert table.zone("discard") == ["heroes-hour"]


@pytest.mark.clauses("AN-11.13", "AN-12.17", "AN-14.7")
def test_a_wiped_out_player_keeps_all_but_the_organization() -> None:
    table = meeting(
        "abyss-lord",
        *(1, 6),
        hand={A: "treasure"},
        banner={A: "samael"},
        started={A: "rescue"},
        steps={"rescue": 1},
        missions={A: "dragon"},
        completed={A: "crystal"},
        final=["rift"],
        final_box="",
        final_steps={A: 1},
        combat_marks={A: 1},
        speed_next={A: 4},
        combat_now={A: 2},
        luck=[("character", "tao")],
    )
    assert table.of("party", A) == ["tao"]
    assert (table.of("banner", A), table.zone("discard")) == ([], ["samael"])
    assert (table.of("hand", A), table.of("missions", A), table.of("started", A)) == (
        ["treasure"],
        ["dragon"],
        ["rescue"],
    )
    assert (table.on("steps", "rescue"), table.of("final_steps", A)) == (1, 1)
    assert (table.of("combat_marks", A), table.of("speed_next", A), table.of("combat_now", A)) == (1, 4, 2)


@pytest.mark.clauses("AN-21.2", "AN-12.17", "AN-16.3")
def test_with_every_character_in_play_a_wiped_out_player_finds_the_one_just_lost() -> None:
    names = list(Character.names)
    party = {A: names[:1], B: names[1:5], C: names[5:9], D: names[9:13], E: names[13:17]}
    table = meeting("abyss-lord", 1, 6, players=5, party=party, dismissed={B: names[17:]}, at={A: GATE, B: "forest"})
    assert table.of("party", A) == names[:1]
    assert table.zone("character_discard") == []


@pytest.mark.clauses("AN-2.9", "AN-16.3")
def test_nobody_to_draw_at_the_inn() -> None:
    others = [who for who in Character.names if who not in ("warrior", "technician")]
    table = meeting("inn", character_deck="", dismissed={B: others})
    assert has_won(table)
    assert table.of("party", A) == ["warrior"]


@pytest.mark.clauses("AN-2.3")
def test_no_total_is_below_0() -> None:
    table = explored(2, "fog", (6,), "glass-desert", party={A: "weaponmaster"})
    assert has_won(table), "Speed 1 - 2 counts as 0"
