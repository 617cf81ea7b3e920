"""Trade: AN-8."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.declarations.cards import EMPTY
from tests.games.anima.table import A, B, C, Table


def market(**position: Any) -> Table:
    """Return a table at which two Parties stand in different Areas with the trade symbol."""
    setting: dict[str, Any] = {
        "areas": "capital port forest",
        "at": {A: "capital", B: "port"},
        "party": {A: "warrior wizard", B: "technician tao"},
        "hand": {A: "fireball fate fate", B: "veto ward"},
    }
    return Table("interaction", **setting | position)


def offered(*pieces: str, **position: Any) -> Table:
    """Return a table at which the first player has sent an offer of these pieces to the second."""
    table = market(**position)
    table.play(A, f"offer:{B}", *pieces, "send")
    return table


# -- with whom --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-8.1")
def test_partners_stand_in_areas_with_the_trade_symbol_not_necessarily_the_same() -> None:
    assert market().offers(A, "offer") == {B}
    assert not market(at={A: "capital", B: "forest"}).offers(A, "offer")
    assert not market(at={A: "forest", B: "port"}).offers(A, "offer")


@pytest.mark.clauses("AN-8.9", "AN-14.4")
def test_nobody_trades_on_the_road_or_with_the_turn_ended() -> None:
    assert not market(at={A: "capital", B: "none"}).offers(A, "offer")
    assert not market(ended={B: True}).offers(A, "offer")


@pytest.mark.clauses("AN-8.1", "AN-17.3")
def test_the_black_sun_trades_from_any_area_also_when_others_offer() -> None:
    own = market(at={A: "forest", B: "port"}, banner={A: "black-sun"})
    assert own.offers(A, "offer") == {B}
    theirs = market(at={A: "capital", B: "forest"}, banner={B: "black-sun"})
    assert theirs.offers(A, "offer") == {B}
    both = market(at={A: "forest", B: "forest"}, banner={A: "black-sun"})
    assert not both.offers(A, "offer"), "the partner still needs a trade Area"


# -- building an offer ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-8.2", "AN-8.3")
def test_an_offer_is_built_in_one_order_of_advantages_characters_and_a_number() -> None:
    table = market(banner={A: "samael"}, missions={A: "grimoire"})
    table.play(A, f"offer:{B}")
    assert table.offered(A) == {
        "give:fireball",
        "give:fate",
        "give-character:warrior",
        "give-character:wizard",
        "want-character:technician",
        "want-character:tao",
        "want-cards:one",
        "want-cards:two",
        "drop",
    }, "no Mission, no Organization in play"
    table.play(A, "give:fate")
    assert table.offers(A, "give") == {"fate"}, "the second copy; the Fireball would have come before"
    table.play(A, "give:fate")
    assert table.offers(A, "give") == set()
    table.play(A, "give-character:warrior", "want-character:tao")
    assert table.offered(A) == {"want-cards:one", "want-cards:two", "send", "drop"}
    table.play(A, "want-cards:two", "want-kind:veto")
    assert not table.offers(A, "want-character") | table.offers(A, "want-cards")
    assert "treasure" in table.offers(A, "want-kind"), "any kind behind the last, whatever the partner holds"
    assert "ward" not in table.offers(A, "want-kind")
    table.play(A, "want-kind:treasure")
    assert not table.offers(A, "want-kind"), "no more names than cards"


@pytest.mark.clauses("AN-8.3")
def test_each_side_gives_at_least_one_card() -> None:
    table = market()
    table.play(A, f"offer:{B}")
    assert "send" not in table.offered(A)
    table.play(A, "give:fate")
    assert "send" not in table.offered(A), "nothing is wanted yet"
    table.play(A, "want-cards:one")
    assert "send" in table.offered(A)
    wanting = market()
    wanting.play(A, f"offer:{B}", "want-cards:one")
    assert "send" not in wanting.offered(A), "nothing is given"


@pytest.mark.clauses("AN-8.6", "AN-2.8")
def test_no_hand_may_grow_beyond_five() -> None:
    hands = {A: "fireball fate fate sleep poison", B: "veto ward"}
    table = market(hand=hands)
    table.play(A, f"offer:{B}", "give:fate", "want-cards:two")
    assert "send" not in table.offered(A)
    giving = market(hand={A: "sleep poison", B: "fireball fate fate ward veto"})
    giving.play(A, f"offer:{B}", "give:sleep", "want-character:tao")
    assert "send" not in giving.offered(A), "B would have six"
    enough = market(hand={A: "sleep poison", B: "fireball fate fate ward veto"})
    enough.play(A, f"offer:{B}", "give:sleep", "want-cards:one")
    assert "send" in enough.offered(A)


@pytest.mark.clauses("AN-8.6", "AN-2.1")
def test_each_party_keeps_one_to_four_characters() -> None:
    table = market(party={A: "warrior", B: "technician"})
    table.play(A, f"offer:{B}", "give:fate", "want-character:technician")
    assert "send" not in table.offered(A)
    swap = market(party={A: "warrior", B: "technician"})
    swap.play(A, f"offer:{B}", "give-character:warrior", "want-character:technician")
    assert "send" in swap.offered(A)
    full = market(party={A: "warrior wizard thief shadow", B: "technician tao"})
    full.play(A, f"offer:{B}", "give:fate", "want-character:tao")
    assert "send" not in full.offered(A)
    full.play(A, "drop", f"offer:{B}", "give-character:shadow", "want-character:tao")
    assert "send" in full.offered(A), "one for one"
    theirs = market(party={A: "warrior wizard", B: "technician tao thief shadow"})
    theirs.play(A, f"offer:{B}", "give-character:warrior", "want-cards:one")
    assert "send" not in theirs.offered(A), "the partner has four"


@pytest.mark.clauses("AN-8.6")
def test_no_more_is_wanted_than_the_partner_holds() -> None:
    table = market(hand={A: "fate", B: "veto"})
    table.play(A, f"offer:{B}")
    assert table.offers(A, "want-cards") == {"one"}
    empty = market(hand={A: "fate"})
    empty.play(A, f"offer:{B}")
    assert not empty.offers(A, "want-cards")


@pytest.mark.clauses("AN-8.5", "AN-8.9")
def test_a_dropped_offer_costs_nothing_and_tells_nothing() -> None:
    table = market()
    before = table.told("spectator")
    table.play(A, f"offer:{B}", "give:fate", "want-character:tao", "drop")
    assert table.zone("offers_left") == 3
    assert table.told("spectator") == table.told(B) == before
    assert table.offers(A, "offer") == {B}
    assert table.of("gives", A) == table.of("wants_characters", A) == []


# -- sending it -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-8.7", "AN-8.9")
def test_faces_are_for_the_addressee_and_numbers_and_characters_for_all() -> None:
    table = market(players=3, at={A: "capital", B: "port", C: "port"})
    table.play(A, f"offer:{B}", "give:fireball", "give-character:warrior", "want-character:tao")
    assert table.view(A)["gives"][A] == ["fireball"]
    assert table.view(A)["wants_characters"][A] == ["tao"]
    assert table.view(B)["gives"][A] is None, "nobody else sees an offer that is being built"
    assert table.view(B)["gives_characters"][A] is None
    table.play(A, "want-cards:one", "want-kind:veto", "send")
    public = {"player": A, "other": B, "gives": 1, "characters": ["warrior"], "wants": 1, "wanted": ["tao"]}
    assert table.args("offers", C) == table.args("offers", "spectator") == [public]
    assert table.args("is-offered", B) == [{"player": B, "cards": ["fireball"], "named": ["veto"]}]
    assert table.args("is-offered", C) == table.args("is-offered", "spectator") == []
    assert table.view(B)["gives"][A] == ["fireball"]
    assert table.view(B)["wants_kinds"][A] == ["veto"]
    assert table.view(C)["gives"][A] is None
    assert table.view(C)["wants_kinds"][A] is None
    assert table.awaited() == {B}
    assert table.offered(B) == {"accept", "reject", "counter"}


@pytest.mark.clauses("AN-8.7")
def test_the_addressee_is_told_what_is_named_also_where_no_advantage_is_given() -> None:
    table = offered("give-character:warrior", "want-cards:one", "want-kind:veto")
    assert table.args("is-offered", B) == [{"player": B, "cards": [], "named": ["veto"]}]


@pytest.mark.clauses("AN-8.4", "AN-8.6")
def test_an_accepted_offer_is_carried_out_at_once_with_cards_of_choice() -> None:
    table = offered("give:fireball", "give-character:warrior", "want-cards:one")
    table.play(B, "accept")
    assert table.offered(B) == {"give:veto", "give:ward"}
    assert table.of("hand", A) == ["fate", "fate", "fireball"], "not before it is complete"
    table.play(B, "give:ward")
    assert table.of("hand", A) == ["fate", "fate", "ward"]
    assert table.of("hand", B) == ["fireball", "veto"]
    assert table.of("party", A) == ["wizard"]
    assert table.of("party", B) == ["tao", "technician", "warrior"]
    assert table.args("trades", "spectator") == [
        {"player": A, "other": B, "gives": 1, "characters": ["warrior"], "returned": 1, "back": []}
    ]
    assert table.args("gets", A) == [{"player": A, "cards": ["ward"]}]
    assert table.args("gets", B) == [{"player": B, "cards": ["fireball"]}]
    assert table.args("gets", "spectator") == []
    assert table.asked(A) == "interact"


@pytest.mark.clauses("AN-8.4")
def test_named_cards_are_among_those_that_are_given() -> None:
    table = offered("give:fireball", "want-cards:one", "want-kind:ward")
    table.play(B, "accept")
    assert table.of("hand", A) == ["fate", "fate", "ward"]
    more = offered("give:fireball", "want-cards:two", "want-kind:ward", hand={A: "fireball", B: "veto ward sleep"})
    more.play(B, "accept")
    assert more.offered(B) == {"give:sleep", "give:veto"}
    more.play(B, "give:sleep")
    assert more.of("hand", A) == ["sleep", "ward"]


@pytest.mark.clauses("AN-8.4", "AN-8.6")
def test_two_copies_of_a_card_can_be_given() -> None:
    table = offered("give:fireball", "want-cards:two", hand={A: "fireball", B: "fate fate ward"})
    table.play(B, "accept", "give:fate")
    assert table.offered(B) == {"give:fate", "give:ward"}
    table.play(B, "give:fate")
    assert (table.of("hand", A), table.of("hand", B)) == (["fate", "fate"], ["fireball", "ward"])


@pytest.mark.clauses("AN-8.9", "AN-8.6")
def test_without_a_named_card_only_reject_and_counter_are_left_and_nobody_else_learns_it() -> None:
    table = offered("give:fireball", "want-cards:one", "want-kind:sleep")
    assert table.offered(B) == {"reject", "counter"}
    able = offered("give:fireball", "want-cards:one", "want-kind:sleep", hand={A: "fireball", B: "sleep ward"})
    assert able.offered(B) == {"accept", "reject", "counter"}
    table.play(B, "reject")
    able.play(B, "reject")
    assert table.told("spectator") == able.told("spectator")


@pytest.mark.clauses("AN-8.4")
def test_who_gives_the_whole_hand_has_nothing_to_choose() -> None:
    table = offered("give:fireball", "want-cards:two")
    table.play(B, "accept")
    assert table.of("hand", A) == ["fate", "fate", "veto", "ward"]
    assert table.of("hand", B) == ["fireball"]


@pytest.mark.clauses("AN-8.4")
def test_a_rejected_offer_changes_nothing() -> None:
    table = offered("give:fireball", "want-character:tao")
    table.play(B, "reject")
    assert table.of("hand", A) == ["fate", "fate", "fireball"]
    assert table.of("party", B) == ["tao", "technician"]
    assert table.args("rejects", "spectator") == [{"player": B, "other": A}]
    assert table.of("gives", A) == table.of("traders", A) == []
    assert table.asked(A) == "interact"


# -- the counter-offer ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-8.4", "AN-8.5")
def test_the_addressee_makes_one_counter_offer_which_is_accepted_or_rejected() -> None:
    table = offered("give:fireball", "want-character:tao")
    table.play(B, "counter", "give:ward", "want-cards:one", "want-kind:fireball")
    assert table.of("gives", A) == ["fireball"], "the offer still lies there"
    table.play(B, "send")
    assert table.awaited() == {A}
    assert table.offered(A) == {"accept", "reject"}
    assert table.view(A)["gives"][B] == ["ward"]
    assert table.of("gives", A) == [], "the offer is gone"
    assert table.args("offers", "spectator")[1] == {
        "player": B,
        "other": A,
        "gives": 1,
        "characters": [],
        "wants": 1,
        "wanted": [],
    }
    assert table.args("is-offered", A) == [{"player": A, "cards": ["ward"], "named": ["fireball"]}]
    table.play(A, "accept")
    assert table.of("hand", A) == ["fate", "fate", "ward"]
    assert table.of("hand", B) == ["fireball", "veto"]
    assert table.zone("offers_left") == 2, "the counter-offer uses up none"


@pytest.mark.clauses("AN-8.4")
def test_a_rejected_or_dropped_counter_offer_changes_nothing() -> None:
    table = offered("give:fireball", "want-character:tao")
    table.play(B, "counter", "give:ward", "want-cards:one", "send")
    table.play(A, "reject")
    assert table.args("rejects") == [{"player": A, "other": B}]
    dropped = offered("give:fireball", "want-character:tao")
    dropped.play(B, "counter", "drop")
    assert dropped.args("rejects") == [{"player": B, "other": A}]
    for each in (table, dropped):
        assert each.of("hand", A) == ["fate", "fate", "fireball"]
        assert each.of("hand", B) == ["veto", "ward"]
        assert each.asked(A) == "interact"


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-8.5", "AN-7.3")
def test_three_offers_a_sub_turn_and_none_of_them_twice() -> None:
    table = market()
    table.play(A, f"offer:{B}", "give:fate", "want-character:tao", "send")
    table.play(B, "reject")
    table.play(A, f"offer:{B}", "give:fate", "want-character:tao")
    assert "send" not in table.offered(A)
    table.play(A, "want-cards:one", "send")
    table.play(B, "reject")
    table.play(A, f"offer:{B}", "give:fate", "want-character:tao", "want-cards:one")
    assert "send" not in table.offered(A)
    table.play(A, "drop", f"offer:{B}", "give:fate", "give:fate", "want-character:tao")
    assert "send" in table.offered(A), "two of a kind are not one"
    table.play(A, "drop", f"offer:{B}", "give:fireball", "want-character:tao")
    assert "send" in table.offered(A)
    table.play(A, "drop", f"offer:{B}", "give:fate", "want-character:technician")
    assert "send" in table.offered(A)
    table.play(A, "drop", f"offer:{B}", "give:fate", "want-character:tao", "want-cards:one", "want-kind:veto", "send")
    table.play(B, "reject")
    assert not table.offers(A, "offer")
    table.play(A, "end")
    assert table.offers(B, "offer") == {A}, "others have theirs"


@pytest.mark.clauses("AN-8.5")
def test_the_same_offer_may_go_to_another_partner() -> None:
    hands = {A: "fireball fate fate", B: "veto ward", C: "treasure"}
    table = market(players=3, at={A: "capital", B: "port", C: "port"}, hand=hands)
    table.play(A, f"offer:{B}", "give:fate", "want-cards:one", "send")
    table.play(B, "reject")
    table.play(A, f"offer:{B}", "give:fate", "want-cards:one")
    assert "send" not in table.offered(A)
    table.play(A, "drop", f"offer:{C}", "give:fate", "want-cards:one")
    assert "send" in table.offered(A)


@pytest.mark.clauses("AN-8.3")
def test_nothing_is_wanted_of_who_would_have_nothing_left() -> None:
    table = market(players=3, at={A: "capital", B: "port", C: "port"})
    table.play(A, f"offer:{C}")
    assert not table.offers(A, "want-cards"), "C holds nothing"
    table.play(A, "give:fate", "want-character:acrobatic-warrior")
    assert "send" not in table.offered(A), "C would have no Character left"


@pytest.mark.clauses("AN-8.5")
def test_earlier_offers_are_known_to_the_two_partners_alone() -> None:
    table = market(players=3, at={A: "capital", B: "port", C: "port"})
    table.play(A, f"offer:{B}", "give:fate", "want-character:tao", "want-cards:one", "want-kind:veto", "send")
    table.play(B, "reject")
    for seat in (A, B):
        assert table.view(seat)["past_gives"]["0"] == ["fate"]
        assert table.view(seat)["past_kinds"]["0"] == ["veto"]
    assert table.view(C)["past_gives"]["0"] is table.view(C)["past_kinds"]["0"] is None
    table.play(A, "end")
    for field in ("past_seen", "past_gives", "past_kinds", "past_characters", "past_wanted"):
        assert [*getattr(table.state, field)] == [EMPTY, EMPTY], "they are forgotten when the next sub-turn begins"
    assert [*table.state.past_wants] == [0, 0]


@pytest.mark.clauses("AN-8.8")
def test_a_traded_character_keeps_its_state() -> None:
    table = offered("give:fireball", "want-character:tao", asleep="tao", exhausted="tao")
    table.play(B, "accept")
    assert table.of("party", A) == ["tao", "warrior", "wizard"]
    assert table.zone("asleep") == table.zone("exhausted") == ["tao"]
