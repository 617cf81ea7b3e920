"""Every Event: specification 7.4."""

from __future__ import annotations

import pytest

from tests.games.anima.journeys import has_lost, has_won, meeting
from tests.games.anima.table import A, B, Table


def suffered(table: Table, event: str) -> bool:
    """Tell whether an Event has been discarded and A has overcome all."""
    return has_won(table) and event in table.zone("encounter_discard") and not table.zone("facing")


@pytest.mark.clauses("AN-6.3", "AN-2.9")
def test_at_the_inn_a_character_joins_ready() -> None:
    table = meeting("inn", luck=[("character", "tao")])
    assert suffered(table, "inn")
    assert table.of("party", A) == ["tao", "warrior"]
    assert not table.zone("exhausted") + table.zone("asleep")


@pytest.mark.clauses("AN-12.14", "AN-2.1")
def test_nobody_joins_a_full_party_at_the_inn() -> None:
    table = meeting("inn", party={A: "warrior tao thief mentalist"})
    assert suffered(table, "inn")
    assert len(table.of("party", A)) == 4


@pytest.mark.clauses("AN-6.3", "AN-2.8")
def test_a_hidden_cache_holds_an_advantage() -> None:
    table = meeting("cache", luck=[("draw", "scout")])
    assert suffered(table, "cache")
    assert table.of("hand", A) == ["scout"]
    assert table.args("draws", B) == [{"player": A, "card": None}]
    full = meeting("cache", hand={A: "treasure poison scout gate zeppelin"})
    assert len(full.of("hand", A)) == 5


@pytest.mark.clauses("AN-12.4", "AN-14.1")
def test_a_storm_ends_the_turn() -> None:
    table = meeting("storm")
    assert has_lost(table)
    assert "storm" in table.zone("encounter_discard")


@pytest.mark.clauses("AN-11.1", "AN-12.4")
@pytest.mark.parametrize(("die", "passes"), [(3, False), (4, True)])
def test_lost_in_the_fog_without_speed_6(die: int, passes: bool) -> None:
    table = meeting("fog", die)  # the Warrior has Speed 2
    assert (has_won(table), has_lost(table) if not passes else False) == (passes, not passes)
    assert "fog" in table.zone("encounter_discard")


@pytest.mark.clauses("AN-11.1", "AN-15.3")
def test_who_falls_into_the_pit_trap_falls_asleep() -> None:
    table = meeting("pit-trap", 1, party={A: "warrior weaponmaster thief"}, asleep="thief", speed_now={A: 0})
    assert table.asked(A) == "take-reward", "2 + 1 + 4 and a die of 1 make 8"
    fallen = meeting("pit-trap", 4, party={A: "warrior weaponmaster"})
    assert fallen.offered(A) == {"sleep:warrior", "sleep:weaponmaster"}
    fallen.play(A, "sleep:warrior")
    assert fallen.zone("asleep") == ["warrior"]
    assert suffered(fallen, "pit-trap"), "the turn does not end"
    nobody = meeting("pit-trap", 1, asleep="warrior")
    assert suffered(nobody, "pit-trap")


@pytest.mark.clauses("AN-12.4")
def test_brigands_take_a_toll_or_end_the_turn() -> None:
    paid = meeting("toll", hand={A: "scout treasure"})
    assert paid.offered(A) == {"pay:scout", "pay:treasure", "refuse"}
    paid.play(A, "pay:scout")
    assert suffered(paid, "toll")
    assert paid.of("hand", A) == ["treasure"]
    unwilling = meeting("toll", hand={A: "scout treasure"})
    unwilling.play(A, "refuse")
    assert has_lost(unwilling)
    assert unwilling.of("hand", A) == ["scout", "treasure"]
    assert has_lost(meeting("toll")), "without an Advantage"


@pytest.mark.clauses("AN-12.4", "AN-10.14")
@pytest.mark.parametrize(("die", "dies"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_plague_kills_on_1_and_2(die: int, dies: bool) -> None:
    table = meeting("plague", die, party={A: "warrior-mentalist tao"})
    if dies:
        assert table.offered(A) == {"lose:warrior-mentalist", "lose:tao"}, "no W6"
        table.play(A, "lose:tao")
        assert table.of("party", A) == ["warrior-mentalist"]
        assert table.zone("character_discard") == ["tao"]
    assert suffered(table, "plague"), "the turn does not end"


@pytest.mark.clauses("AN-12.5", "AN-12.4")
def test_a_party_wiped_out_by_the_plague_has_failed() -> None:
    table = meeting("plague", 1, banner={A: "samael"}, luck=[("character", "tao")])
    assert has_lost(table)
    assert table.of("party", A) == ["tao"]
    assert (table.of("banner", A), "samael" in table.zone("discard")) == ([], True)


@pytest.mark.clauses("AN-6.3", "AN-2.8")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_merchant_trades_up_to_two_advantages(number: int) -> None:
    luck = [("draw", "gate"), ("draw", "zeppelin")]
    table = meeting("merchant", hand={A: "scout treasure poison"}, luck=luck[:number])
    offered = {"discard:scout", "discard:treasure", "discard:poison", "stop"}
    assert table.offered(A) == offered
    for kind in ("scout", "treasure")[:number]:
        table.play(A, f"discard:{kind}")
    if number < 2:
        table.play(A, "stop")
    assert suffered(table, "merchant")
    assert len(table.of("hand", A)) == 3
    assert table.of("hand", A)[-1 if number < 2 else 1] in {"treasure", "poison"}
    assert [e["card"] for e in table.args("draws")] == ["gate", "zeppelin"][:number]


@pytest.mark.clauses("AN-6.3", "AN-2.8")
def test_the_merchant_gives_one_for_the_last_one() -> None:
    table = meeting("merchant", hand={A: "scout"}, luck=[("draw", "gate")])
    table.play(A, "discard:scout")
    assert suffered(table, "merchant")
    assert table.of("hand", A) == ["gate"]


@pytest.mark.clauses("AN-6.3")
def test_the_merchant_has_nothing_for_an_empty_hand() -> None:
    assert suffered(meeting("merchant"), "merchant")


@pytest.mark.clauses("AN-3.6", "AN-2.2")
def test_the_roadside_shrine_blesses_to_the_end_of_the_turn() -> None:
    table = meeting("shrine")
    assert suffered(table, "shrine")
    assert table.of("combat_now", A) == 2
    table.play(A, "nothing")
    table.play(B, "stay")
    assert (table.phase, table.of("combat_now", A)) == ("reset", 0)


@pytest.mark.clauses("AN-14.2", "AN-14.3")
def test_a_rift_in_reality_takes_the_next_turn_too() -> None:
    table = meeting("rift")
    assert has_lost(table)
    table.play(B, "stay")
    assert (table.zone("turn"), table.of("ended", A), table.of("loses_next", A)) == (2, True, False)
    assert table.active == B
    assert table.at(A) == "none"


@pytest.mark.clauses("AN-10.14", "AN-12.4")
def test_the_reaper_takes_a_character_or_two_advantages() -> None:
    table = meeting("reaper", party={A: "warrior-mentalist tao"}, hand={A: "scout treasure poison"})
    assert table.offered(A) == {"lose:warrior-mentalist", "lose:tao", "pay"}
    table.play(A, "pay", "discard:scout", "discard:poison")
    assert table.of("hand", A) == ["treasure"]
    assert suffered(table, "reaper")
    assert "pay" in meeting("reaper", hand={A: "scout treasure"}).offered(A)
    poor = meeting("reaper", party={A: "warrior tao"}, hand={A: "scout"})
    assert poor.offered(A) == {"lose:warrior", "lose:tao"}
    poor.play(A, "lose:warrior")
    assert (poor.of("party", A), suffered(poor, "reaper")) == (["tao"], True)


@pytest.mark.clauses("AN-12.5")
def test_the_reaper_wipes_out_a_party_of_one() -> None:
    table = meeting("reaper", luck=[("character", "tao")])
    table.play(A, "lose:warrior")
    assert has_lost(table)
    assert table.of("party", A) == ["tao"]


@pytest.mark.clauses("AN-6.3", "AN-2.5")
def test_the_light_readies_and_wakes_the_own_party() -> None:
    table = meeting(
        "grace",
        party={A: "warrior tao", B: "thief"},
        exhausted="warrior thief",
        asleep="tao",
        luck=[("draw", "scout"), ("draw", "gate")],
    )
    assert suffered(table, "grace")
    assert (table.zone("exhausted"), table.zone("asleep")) == (["thief"], [])
    assert table.of("hand", A) == ["gate", "scout"]


# -- W5 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-13.3", "AN-12.4")
@pytest.mark.parametrize("event", ["storm", "plague", "rift", "reaper", "toll"])
def test_mystic_ward_cancels_an_event(event: str) -> None:
    table = meeting(event, party={A: "mentalist"}, hand={A: "ward"})
    assert table.offered(A) == {"play:ward", "pass"}
    table.play(A, "play:ward")
    assert suffered(table, event), "it counts as overcome"
    assert table.zone("exhausted") == ["mentalist"]


@pytest.mark.clauses("AN-13.3")
def test_only_the_player_who_suffers_an_event_can_ward_it_off() -> None:
    table = meeting("storm", party={B: "mentalist"}, hand={B: "ward"})
    assert has_lost(table)
