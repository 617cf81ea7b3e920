"""The rewards of an exploration: AN-12.9 to AN-12.16, specification 7.2."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.cards import KIND_OF, Advantage
from fogtable.games.anima.components import Character, Kind
from tests.games.anima.journeys import explored, meeting, rewarded
from tests.games.anima.table import A, B, Table

PRINTED = {
    "cornes": {"bonus", "recruit"},
    "capital": {"bonus", "recruit"},
    "port": {"recruit", "extra"},
    "forest": {"bonus", "extra"},
    "pilgrims-road": {"bonus", "recruit"},
    "monastery": {"recruit", "extra"},
    "ruins": {"bonus", "extra"},
    "glass-desert": {"bonus", "extra"},
    "bazaar": {"bonus", "recruit"},
    "castle": {"bonus", "recruit"},
    "mines": {"bonus", "extra"},
    "tower": {"bonus", "extra"},
    "abyss-gate": {"bonus", "extra"},
    "dragon-peak": {"bonus", "recruit"},
}
PILES = {"discard": "scout treasure", "character_discard": "tao"}


@pytest.mark.clauses("AN-12.9", "AN-12.16")
@pytest.mark.parametrize("area", list(PRINTED))
def test_the_printed_rewards_or_none_can_be_chosen(area: str) -> None:
    table = explored(1, area=area, hand={A: "gate"}, **PILES)
    assert table.offered(A) == PRINTED[area] | {"nothing"}
    table.play(A, "nothing")
    assert table.active == B


@pytest.mark.clauses("AN-12.10", "AN-2.8")
@pytest.mark.parametrize(("area", "level"), [("cornes", 1), ("mines", 2), ("tower", 3)])
def test_bonus_draws_advantages_by_the_level_of_the_area(area: str, level: int) -> None:
    luck = [("draw", "gate"), ("draw", "scout"), ("draw", "zeppelin")]
    table = rewarded(area, "bonus", luck=luck[:level])
    assert len(table.of("hand", A)) == level
    full = rewarded(area, "bonus", hand={A: "treasure poison gate zeppelin"}, luck=[("draw", "scout")])
    assert len(full.of("hand", A)) == 5


@pytest.mark.clauses("AN-16.2")
def test_the_last_advantage_drawn_shuffles_the_discard_pile_at_once() -> None:
    others = [Kind.name(KIND_OF[card]) for card in Advantage.ALL]
    for kind in ("scout", "treasure"):
        others.remove(kind)
    table = rewarded("cornes", "bonus", deck="scout", discard="treasure", row={B: others})
    assert (table.of("hand", A), table.zone("deck"), table.zone("discard")) == (["scout"], ["treasure"], [])


@pytest.mark.clauses("AN-16.2", "AN-2.8", "AN-12.14")
def test_who_has_room_for_no_card_needs_none_and_the_empty_deck_stays_empty() -> None:
    hand = "treasure poison gate zeppelin ward"
    others = [Kind.name(KIND_OF[card]) for card in Advantage.ALL]
    for kind in f"{hand} scout".split():
        others.remove(kind)
    table = rewarded("cornes", "bonus", hand={A: hand}, deck="", discard="scout", row={B: others})
    assert (table.zone("discard"), table.zone("deck")) == (["scout"], [])
    party = "warrior tao thief mentalist"
    rest = [who for who in Character.names if who not in f"{party} technician ranger".split()]
    table = meeting("inn", party={A: party}, character_deck="", character_discard="ranger", dismissed={B: rest})
    assert (table.zone("character_discard"), table.zone("character_deck")) == (["ranger"], [])


@pytest.mark.clauses("AN-12.11")
def test_a_recruit_joins_ready() -> None:
    table = rewarded("cornes", "recruit", luck=[("character", "tao")])
    assert table.of("party", A) == ["tao", "warrior"]
    assert not table.zone("exhausted")
    assert table.of("recruits_at", A) == "cornes"


@pytest.mark.clauses("AN-12.11", "AN-12.16", "AN-17.3", "AN-16.3")
@pytest.mark.parametrize(
    ("area", "position", "possible"),
    [
        ("cornes", {"party": {A: "warrior tao thief mentalist"}}, False),
        ("cornes", {"recruited_at": {A: "cornes"}}, False),
        ("cornes", {"recruited_at": {A: "port"}}, True),
        ("cornes", {"recruited_at": {B: "cornes"}}, True),
        ("cornes", {"banner": {A: "samael"}}, False),
        ("castle", {"banner": {A: "samael"}}, True),
        ("cornes", {"banner": {A: "inquisition"}}, True),
        (
            "cornes",
            {
                "character_deck": "",
                "dismissed": {B: [c for c in Character.names if c not in ("warrior", "technician")]},
            },
            False,
        ),
    ],
)
def test_when_a_recruit_can_be_chosen(area: str, position: dict[str, Any], possible: bool) -> None:
    assert ("recruit" in explored(1, area=area, **position).offered(A)) == possible


@pytest.mark.clauses("AN-12.11", "AN-12.12")
def test_no_recruit_in_the_same_area_on_the_next_turn_but_on_the_one_after() -> None:
    table = rewarded("cornes", "recruit", luck=[("character", "tao")])
    table.play(B, "stay")
    assert (table.of("recruited_at", A), table.of("recruits_at", A)) == ("cornes", "none")
    inn = explored(5, "inn", area="cornes")
    assert "recruit" in inn.offered(A), "another way to gain a Character does not count"
    assert inn.of("recruits_at", A) == "none"


# -- EX ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-12.13", "AN-12.16")
def test_ex_of_the_free_port() -> None:
    luck = [("draw", "zeppelin"), ("draw", "poison")]
    table = rewarded("port", "extra", hand={A: "scout gate"}, luck=luck)
    assert table.offered(A) == {"discard:scout", "discard:gate"}
    table.play(A, "discard:scout")
    assert table.of("hand", A) == ["gate", "poison", "zeppelin"]
    assert "extra" not in explored(1, area="port").offered(A), "it needs an Advantage"


@pytest.mark.clauses("AN-12.13")
@pytest.mark.parametrize(("area", "field", "bonus"), [("forest", "speed", 3), ("mines", "combat", 3)])
def test_ex_that_helps_during_the_next_turn(area: str, field: str, bonus: int) -> None:
    table = rewarded(area, "extra", luck=[("tie", 2), ("tie", 1)] if area == "mines" else [])
    assert (table.of(f"{field}_now", A), table.of(f"{field}_next", A)) == (0, bonus)
    table.play(B, "stay")
    assert (table.of(f"{field}_now", A), table.of(f"{field}_next", A)) == (bonus, 0)


@pytest.mark.clauses("AN-12.13", "AN-5.14")
def test_what_helps_during_the_next_turn_adds_up() -> None:
    march: dict[str, Any] = {"speed_next": {A: 4}, "speed_now": {A: 4}}
    rested = Table("movement", **march)
    rested.play(A, "rest")
    forest, mines = (rewarded(area, "extra", combat_next={A: 2}, **march) for area in ("forest", "mines"))
    bonuses = [(t.of("combat_next", A), t.of("speed_next", A), t.of("speed_now", A)) for t in (rested, forest, mines)]
    assert bonuses == [(2, 6, 4), (2, 7, 4), (5, 4, 4)]


@pytest.mark.clauses("AN-12.13")
def test_ex_of_the_desert_of_glass() -> None:
    table = rewarded("glass-desert", "extra", luck=[("draw", "scout")])
    assert (table.of("hand", A), table.of("combat_next", A)) == (["scout"], 2)


@pytest.mark.clauses("AN-12.13", "AN-12.16")
@pytest.mark.parametrize(
    ("area", "taken", "hand"),
    [
        ("monastery", {"take:scout", "take:treasure", "take:samael", "pass"}, ["treasure"]),
        ("ruins", {"take:scout", "pass"}, ["scout"]),
        ("tower", {"take:scout", "take:treasure", "take:samael", "pass"}, ["gate", "treasure"]),
    ],
)
def test_ex_that_fetches_a_discarded_advantage(area: str, taken: set[str], hand: list[str]) -> None:
    pile = "scout treasure samael"
    table = rewarded(area, "extra", discard=pile, luck=[("draw", "gate")] if area == "tower" else [])
    assert table.offered(A) == taken
    kind = "scout" if area == "ruins" else "treasure"
    table.play(A, f"take:{kind}")
    assert table.of("hand", A) == hand
    assert table.zone("discard") == sorted(set(pile.split()) - {kind})
    full = explored(1, area=area, discard="scout", hand={A: "treasure poison gate zeppelin dispel"}, ended={B: True})
    assert "extra" not in full.offered(A), "with 5 in hand nothing is taken"
    empty = explored(1, area=area, discard="treasure" if area == "ruins" else "")
    assert "extra" not in empty.offered(A), "no fitting card in the pile"


@pytest.mark.clauses("AN-12.16")
def test_a_fetched_card_can_be_left() -> None:
    table = rewarded("monastery", "extra", discard="scout")
    table.passes(A)
    assert (table.of("hand", A), table.zone("discard")) == ([], ["scout"])


@pytest.mark.clauses("AN-12.13", "AN-12.16", "AN-12.12")
def test_ex_of_the_gate_calls_a_character_back() -> None:
    table = rewarded("abyss-gate", "extra", character_discard="tao thief")
    assert table.offered(A) == {"take:tao", "take:thief", "pass"}
    table.play(A, "take:tao")
    assert (table.of("party", A), table.zone("character_discard")) == (["tao", "warrior"], ["thief"])
    assert table.of("recruits_at", A) == "none", "that is no Recruit"
    assert "extra" not in explored(1).offered(A)
    full = explored(1, party={A: "warrior tao mentalist paladin"}, character_discard="thief")
    assert "extra" not in full.offered(A)


# -- what others learn ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-12.9", "AN-2.8")
def test_others_see_the_reward_but_not_the_cards() -> None:
    table = rewarded("cornes", "bonus", luck=[("draw", "gate")])
    assert table.args("takes-reward", B) == [{"player": A, "reward": "bonus"}]
    assert table.args("draws", B) == [{"player": A, "card": None}]
    assert table.view(B)["hand"][A] == 1
