"""Weapons, items, traps and allies (specification 7.6), and what holds for all support cards: BB-13, BB-15.1."""

from __future__ import annotations

import pytest

from fogtable.games.bigbrother.components import COPIES, Kind
from tests.games.bigbrother import deeds
from tests.games.bigbrother.cards import holding, special
from tests.games.bigbrother.fights import begun, fight, sums
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W

# -- weapons ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.14", "BB-13.1", "BB-4.5")
@pytest.mark.parametrize(("card", "bonus"), [("baton", 3), ("spanner", 2), ("pistol", 4), ("crowbar", 2)])
def test_weapons_count_in_a_clash_only(card: str, bonus: int) -> None:
    table = begun(hand={J: card})
    fight(table, {J: f"lay:{card}"})
    assert sums(table)[0] == 5 + bonus
    assert card in table.discarded()
    held = holding(card)
    assert not {f"play:{card}", f"card:{card}"} & held.offered(J)


@pytest.mark.clauses("BB-10.12")
def test_smoke_pot() -> None:
    table = begun(hand={J: "smoke-pot"})
    fight(table, {J: "lay:smoke-pot choose:pl13"})
    assert (table.at(J), table.will(J), "smoke-pot" in table.discarded()) == ("pl13", 5, True)


@pytest.mark.clauses("BB-10.12", "BB-8.4")
def test_smoke_pot_leads_past_cameras_and_hidden_policemen() -> None:
    table = begun(hand={J: "smoke-pot spanner"}, cameras="pl13", hidden="pl13")
    fight(table, {J: "lay:smoke-pot choose:pl13"})
    assert (table.shown(J), len(table.args("clash-begins")), table.hidden()) == ([], 1, ["pl13"])


# -- items ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.28", "BB-13.6")
def test_diary() -> None:
    table = holding("diary")
    special(table, "diary")
    assert (table.authority, table.hand(J)) == (9, [])


@pytest.mark.clauses("BB-1.8", "BB-4.28")
def test_the_book_is_read_away_from_home() -> None:
    assert "card:the-book" not in holding("the-book").offered(J)
    assert "card:the-book" not in holding("the-book", at={J: "pl05"}).offered(J), "the own district"
    table = holding("the-book", at={J: "pe15"})
    special(table, "the-book")
    assert table.authority == 8


@pytest.mark.clauses("BB-1.3", "BB-1.8", "BB-11.7")
def test_paperweight_heals_on_the_own_cell() -> None:
    assert "card:paperweight" not in holding("paperweight", at={J: "pl06", W: "pl07"}, will={W: 1}).offered(J)
    table = holding(
        "paperweight", at={J: "pl06", W: "pl06", S: "pl06", O: "pl06"}, will={J: 4, W: 1, S: 2}, skips={S: True}
    )
    table.play(J, "card:paperweight")
    assert table.offered(J) == {f"choose:{J}", f"choose:{W}"}
    table.play(J, f"choose:{W}")
    assert table.will(W) == 2
    assert "card:paperweight" not in holding("paperweight", will={J: 3}, row="influenza").offered(J)


@pytest.mark.clauses("BB-15.1", "BB-1.7", "BB-1.8")
def test_leaflets() -> None:
    table = holding("leaflets leaflets")
    special(table, "leaflets")
    assert table.cells("antiposters") == {"pl06"}
    assert "card:leaflets" not in table.offered(J), "one poster of either kind on a cell"
    for position in (
        {"posters": "pl06"},
        {"at": {J: "pl10"}},
        {"at": {J: "lo12"}},
        {"antiposters": "pe01 pe02 pe03 pe04 pe05 pe06 pe08 pe09"},
    ):
        assert "card:leaflets" not in holding("leaflets", **position).offered(J)


@pytest.mark.clauses("BB-15.1", "BB-4.28")
def test_paint_covers_the_own_or_an_adjacent_cell() -> None:
    table = holding("paint", posters="pl07 pl11", antiposters="pl01", fences="pl06-pl07")
    table.play(J, "card:paint")
    assert table.offered(J) == {"choose:pl06", "choose:pl07", "choose:pl11"}
    table.play(J, "choose:pl07")
    assert (table.cells("posters"), table.cells("antiposters")) == ({"pl11"}, {"pl01", "pl07"})
    assert "paint" in table.discarded()


@pytest.mark.clauses("BB-1.7", "BB-1.8")
def test_paint_without_posters_in_the_supply_still_removes_one() -> None:
    none = "pe01 pe02 pe03 pe04 pe05 pe06 pe08 pe09"
    table = holding("paint", posters="pl07", antiposters=none)
    table.play(J, "card:paint")
    table.play(J, "choose:pl07")
    assert (table.cells("posters"), len(table.cells("antiposters"))) == (set(), 8)
    assert "card:paint" not in holding("paint", antiposters=none).offered(J)


@pytest.mark.clauses("BB-7.5", "BB-4.28")
def test_paint_calls_no_glue_brigade() -> None:
    table = holding("paint", posters="pl07", hidden_orders={"slot-1": "glue-brigade"})
    special(table, "paint", "choose:pl07")
    assert table.asked(BB) is None


@pytest.mark.clauses("BB-4.6", "BB-1.8")
def test_real_coffee() -> None:
    table = holding("real-coffee")
    table.play(J, "play:real-coffee")
    assert (table.of("actions", J), "real-coffee" in table.discarded()) == (2, True)
    table.walk(J, "pl01", "pl06", "pl01", "pl06")
    assert table.asked(J) == "act"
    assert "play:real-coffee" not in holding("real-coffee", actions={J: 0}).offered(J), "no Move is left"


# -- traps ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-13.9")
@pytest.mark.parametrize("card", ["rat-trap", "bomb", "false-papers"])
def test_traps_have_no_use_in_hand(card: str) -> None:
    table = holding(card)
    assert not {f"play:{card}", f"card:{card}"} & table.offered(J)
    clash = begun(hand={J: card}, directive_hand="raid", one_time_used={J: True})
    clash.play(BB, "lay:raid")
    assert clash.offered(J) == {"nothing"}


@pytest.mark.clauses("BB-13.9", "BB-9.11")
@pytest.mark.parametrize(
    ("card", "authority", "hidden", "directives"),
    [("rat-trap", 9, ["tr14"], 3), ("bomb", 9, [], 3), ("false-papers", 10, [], 1)],
)
def test_what_traps_do_to_the_policeman_who_finds_them(
    card: str, authority: int, hidden: list[str], directives: int
) -> None:
    table = office(
        figures="pl12", stash={"stash-1": ("pl11", card, J)}, resources=5, directive_hand="raid raid raid", markets=""
    )
    table.play(BB, "step:figure-1", "to:pl11", "clean-stash:stash-1")
    if card == "rat-trap":
        table.play(BB, "choose:tr14")
    assert (table.authority, table.hidden(), len(table.directives("directive_hand"))) == (authority, hidden, directives)
    assert card in table.discarded()
    assert table.asked(BB) == "command", "his phase goes on"


# -- allies -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-13.7", "BB-13.8")
def test_an_ally_is_played_open_and_is_no_action() -> None:
    table = holding("docker")
    assert table.view(BB)["hand"][J] == 1
    table.play(J, "play:docker")
    assert (table.allies(J), table.hand(J), table.of("actions", J)) == (["docker"], [], 2)
    assert table.view(BB)["allies"][J] == ["docker"]
    unplayed = begun(hand={J: "docker"})
    fight(unplayed)
    assert sums(unplayed)[0] == 5, "in hand it has no effect"


@pytest.mark.clauses("BB-13.8", "BB-11.2")
def test_an_ally_in_hand_is_found_like_any_card() -> None:
    table = begun(hand={J: "docker"}, directive_hand="room-101", will={J: 3})
    fight(table)
    assert table.shown(J) == ["docker"]


@pytest.mark.clauses("BB-13.7")
def test_a_third_ally_drives_one_away() -> None:
    table = holding("dealer", allies={J: "docker parsons"})
    table.play(J, "play:dealer")
    assert table.offered(J) == {"choose:docker", "choose:parsons"}
    table.play(J, "choose:docker")
    assert (table.allies(J), table.discarded()) == (["dealer", "parsons"], ["docker"])
    wide = holding("dealer", allies={J: "docker parsons"}, numbers={"max-allies": 3})
    wide.play(J, "play:dealer")
    assert len(wide.allies(J)) == 3


@pytest.mark.clauses("BB-10.14")
def test_docker() -> None:
    for allies, strength in (("docker", 6), ("docker docker", 7)):
        table = begun(allies={J: allies})
        fight(table)
        assert sums(table)[0] == strength
        assert len(table.allies(J)) == strength - 5, "it stays"


@pytest.mark.clauses("BB-13.10", "BB-13.13")
def test_dealer_draws_two_cards_of_one_deck() -> None:
    table = Table(at={J: "pl12"}, markets="pl11", allies={J: "dealer"})
    table.draws("spanner", "diary")
    table.walk(J, "pl11")
    table.play(J, "stop", "from:a")
    assert (table.hand(J), table.cells("markets")) == (["diary", "spanner"], set())


@pytest.mark.clauses("BB-13.10")
def test_no_other_ally_deals() -> None:
    table = deeds.buy(allies={J: "docker parsons"})
    assert table.hand(J) == ["spanner"]


@pytest.mark.clauses("BB-8.4")
def test_parsons() -> None:
    table = Table(cameras="pl07", hand={J: "diary"}, allies={J: "parsons"})
    table.walk(J, "pl07")
    assert table.shown(J) == []
    assert "camera-checks" not in table.events()


@pytest.mark.clauses("BB-4.31", "BB-1.5")
def test_courier_carries_a_card_within_two_cells_once_a_turn() -> None:
    table = holding(
        "diary spanner", allies={J: "courier"}, at={J: "pl06", W: "pl06", O: "pl13", S: "pl08"}, fences="pl06-pl07"
    )
    table.play(J, "courier")
    assert table.offered(J) == {f"choose:{W}", f"choose:{S}"}, "pl13 is three cells away"
    table.play(J, f"choose:{S}")
    assert table.offered(J) == {"choose:diary", "choose:spanner"}
    table.play(J, "choose:diary")
    assert (table.hand(J), table.hand(S), table.of("actions", J)) == (["spanner"], ["diary"], 2)
    assert table.args("gives", BB) == [{"player": J, "other": S}]
    assert table.args("receives", S) == [{"player": S, "card": "diary"}]
    assert not table.args("receives", BB) + table.args("receives", W)
    assert "courier" not in table.offered(J)


@pytest.mark.clauses("BB-4.31")
def test_courier_needs_a_card_and_a_friend() -> None:
    assert "courier" not in holding("", allies={J: "courier"}, at={W: "pl06"}).offered(J)
    assert "courier" not in holding("diary", allies={J: "courier"}).offered(J)
    assert "courier" not in holding("diary", allies={J: "docker"}, at={W: "pl06"}).offered(J)
    assert "courier" not in holding("diary courier", at={W: "pl06"}).offered(J), "in hand it has no effect"


@pytest.mark.clauses("BB-4.31", "BB-18.6")
def test_big_brother_no_longer_knows_a_hand_that_gave_a_card_unseen() -> None:
    table = holding("diary spanner", shown={J: "diary"}, allies={J: "courier"}, at={W: "pl06"})
    table.play(J, "courier")
    if table.asked(J) == "send-courier":
        table.play(J, f"choose:{W}")
    table.play(J, "choose:spanner")
    assert (table.shown(J), table.shown(W)) == ([], [])


@pytest.mark.clauses("BB-4.28", "BB-13.7")
def test_nurse_heals_from_before_her_owner() -> None:
    assert "card:nurse" not in holding("nurse", will={J: 2}).offered(J), "she is an ally first"
    table = holding("nurse", will={J: 2})
    table.play(J, "play:nurse", "card:nurse", f"choose:{J}")
    assert (table.will(J), table.allies(J), table.discarded(), table.of("actions", J)) == (4, [], ["nurse"], 1)
    friend = holding("", allies={J: "nurse docker"}, at={W: "pl06"}, will={W: 4, J: 3})
    friend.play(J, "card:nurse", f"choose:{W}")
    assert (friend.will(W), friend.allies(J)) == (5, ["docker"])
    assert "card:nurse" not in holding("", allies={J: "nurse"}).offered(J), "nobody to heal"


@pytest.mark.clauses("BB-11.2")
def test_old_prole() -> None:
    table = begun(hand={J: "diary"}, allies={J: "old-prole"}, directive_hand="room-101", will={J: 3})
    fight(table, {J: "discard"})
    assert (table.at(J), table.hand(J), table.allies(J)) == ("pl06", ["diary"], [])


# -- for all of them --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-13.5")
def test_a_hand_has_no_limit() -> None:
    kinds = (Kind.BATON, Kind.SPANNER, Kind.PISTOL, Kind.DIARY)
    held = [Kind.name(kind) for kind in kinds for _ in COPIES[kind]]
    table = Table(at={J: "pl02"}, hand={J: " ".join(held)})
    table.draws("bomb")
    table.play(J, "search")
    assert len(table.hand(J)) == len(held) + 1 > 12
    table.play(J, "end")
    assert table.turn_of == W


@pytest.mark.clauses("BB-13.6", "BB-4.28")
def test_a_card_being_resolved_is_not_yet_discarded() -> None:
    table = holding("sewer-map", markets="pl11", decks=(0, 0), support_discard="", allies={J: "dealer"})
    before = len(table.discarded())
    table.play(J, "card:sewer-map", "choose:pl11")
    assert len(table.discarded()) == before
    table.play(J, "pass")
    assert len(table.discarded()) == before + 1
