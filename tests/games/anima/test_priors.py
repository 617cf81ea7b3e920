"""Prior Encounters and the level check: AN-5.5, AN-6."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Character, Encounter
from tests.games.anima.table import A, B, C, D, E, Table


def going(to: str, *dice: int, **position: Any) -> Table:
    """Return a table at which the first player has gone to an Area."""
    table = Table("movement", **{"areas": "cornes forest castle tower"} | position)
    table.dice(*dice)
    table.play(A, f"go:{to}")
    return table


@pytest.mark.clauses("AN-6.1", "AN-5.5", "AN-6.6")
def test_a_face_down_encounter_is_revealed_when_a_party_would_enter() -> None:
    table = Table("movement", face_down={"cornes": ["goblins"]}, peeked={"cornes": [B]})
    assert table.view(A)["face_down"]["cornes"] == 1
    assert table.view(B)["face_down"]["cornes"] == ["goblins"]
    table.dice(6, 1)
    table.play(A, "go:cornes")
    assert table.args("prior-revealed", "spectator") == [{"area": "cornes", "encounter": "goblins"}]
    assert table.at(A) == "cornes"
    assert table.zone("encounter_discard") == ["goblins"]
    assert table.on("face_down", "cornes") == table.on("prior", "cornes") == table.on("peeked", "cornes") == []
    table.play(B, "go:cornes")
    assert table.at(B) == "cornes", "it has none any more"


@pytest.mark.clauses("AN-6.2")
def test_an_encounter_above_the_level_of_the_area_does_not_happen() -> None:
    table = going("cornes", face_down={"cornes": ["ogre"]})
    assert table.at(A) == "cornes"
    assert table.zone("encounter_discard") == ["ogre"]
    assert table.on("prior", "cornes") == [], "it is not replaced"


@pytest.mark.clauses("AN-6.3")
def test_an_event_is_suffered_and_discarded() -> None:
    table = going("cornes", face_down={"cornes": ["cache"]})
    assert table.at(A) == "cornes"
    assert len(table.of("hand", A)) == 1
    assert table.zone("encounter_discard") == ["cache"]


@pytest.mark.clauses("AN-6.3", "AN-5.5", "AN-14.4")
def test_an_event_that_ends_the_turn_keeps_the_party_on_the_road() -> None:
    table = going("cornes", face_down={"cornes": ["storm"]}, at={A: "forest"})
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert table.zone("encounter_discard") == ["storm"]
    assert table.zone("heading") == "none"


@pytest.mark.clauses("AN-6.4", "AN-5.5")
def test_a_beaten_monster_is_discarded_and_the_area_reached() -> None:
    table = going("castle", 6, 2, prior={"castle": ["ogre"]})
    assert table.at(A) == "castle"
    assert table.zone("encounter_discard") == ["ogre"]
    assert table.on("prior", "castle") == []


@pytest.mark.clauses("AN-6.4", "AN-6.5", "AN-5.5", "AN-6.7")
def test_an_undefeated_monster_stays_for_every_party_that_enters_later() -> None:
    table = going("castle", 2, 2, prior={"castle": ["ogre"]}, party={B: "warrior-mentalist dark-paladin"})
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert table.on("prior", "castle") == ["ogre"]
    assert "prior-stays" in table.events()
    table.dice(3, 1)
    table.play(B, "go:castle")
    assert table.at(B) == "castle"
    assert table.zone("encounter_discard") == ["ogre"]


@pytest.mark.clauses("AN-6.4", "AN-6.1")
def test_a_face_down_monster_that_wins_lies_face_up_from_then_on() -> None:
    table = going("castle", 2, 2, face_down={"castle": ["ogre"]})
    assert table.on("face_down", "castle") == []
    assert table.on("prior", "castle") == ["ogre"]
    assert table.view(B)["prior"]["castle"] == ["ogre"]


@pytest.mark.clauses("AN-6.5")
def test_parties_in_the_area_are_not_affected_by_a_monster_there() -> None:
    table = Table("movement", at={A: "none", B: "castle"}, areas="cornes castle", prior={"castle": ["ogre"]})
    table.play(A, "rest")
    assert table.at(B) == "castle"
    table.dice(1, 6)
    table.play(B, "go:castle")
    assert table.args("turn-ended") == [{"player": B}], "but to go there again is to enter it"


@pytest.mark.clauses("AN-6.7")
def test_a_prior_encounter_is_resolved_in_its_area() -> None:
    table = going("castle", 1, 1, prior={"castle": ["risen-dead"]})
    assert table.of("ended", A), "the Castle adds 1 to Darkness: 4 + 1 against 5 + 1"
    table = going("tower", 1, 1, prior={"tower": ["risen-dead"]})
    assert table.at(A) == "tower"


@pytest.mark.clauses("AN-6.6")
def test_an_area_has_no_prior_encounter_until_it_is_put_into_play_again() -> None:
    table = going("forest")
    assert table.at(A) == "forest"
    assert table.zone("encounter_discard") == []
    assert len(table.zone("encounter_deck")) == len(Encounter)


@pytest.mark.clauses("AN-6.4", "AN-10.19")
def test_a_monster_that_a_party_escapes_from_stays() -> None:
    table = going("castle", prior={"castle": ["ogre"]}, party={A: "shadow"})
    table.play(A, "use:shadow")
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    assert table.on("prior", "castle") == ["ogre"]


@pytest.mark.clauses("AN-21.2", "AN-12.17", "AN-16.3")
def test_a_wiped_out_player_finds_at_least_the_character_that_has_just_died() -> None:
    parties = {
        A: "warrior",
        B: "technician tao ranger shadow",
        C: "thief assassin wizard warlock",
        D: "illusionist wizard-mentalist summoner warrior-summoner",
        E: "mentalist warrior-mentalist freelancer paladin",
    }
    others = [name for name in Character.names if name not in " ".join(parties.values()).split()]
    table = Table(
        "movement",
        players=5,
        party=parties,
        character_deck="",
        dismissed={B: others},
        areas="cornes castle",
        prior={"castle": ["ogre"]},
    )
    table.dice(1, 6)
    table.play(A, "go:castle")
    assert table.args("dies")[0] == {"player": A, "character": "warrior"}
    assert table.of("party", A) == ["warrior"], "the only one there is to draw"
