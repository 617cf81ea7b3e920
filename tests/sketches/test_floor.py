import pytest

from fogtable.core.declarations.cards import EMPTY, cards_of
from fogtable.core.play.match import Match, Refused
from fogtable.core.play.view import Hidden, view
from tests.sketches.floor import GAME, Gear, Spot
from tests.sketches.positions import position


def table(**more: object) -> Match:
    gear = [EMPTY, cards_of(Gear.LAMP), cards_of(Gear.DRUM, Gear.NET), cards_of(Gear.FLARE)]
    fields: dict[str, object] = {"gear": gear, "deck": cards_of(Gear.TORCH, Gear.HORN), "spent": EMPTY}
    return position(GAME, 4, **(fields | more))


def test_all_who_are_out_may_act_in_any_order():
    match = table()
    assert match.awaited() == (1, 2, 3)
    match.play(3, "play:flare")
    match.play(1, "commit:cave")
    assert match.awaited() == (2, 3)


def test_the_commitment_stays_sealed_and_even_its_number_is_hidden():
    match = table()
    match.play(1, "commit:cave")
    assert view(match.state, 2).played[1] == Hidden(None)
    assert view(match.state, 2).hand[1] == Hidden(None)
    assert view(match.state, 1).played[1] == cards_of(Spot.CAVE)


def test_who_has_committed_may_exchange_but_not_act():
    match = table()
    match.play(1, "commit:cave")
    assert match.offered(1) == ["commit:cave", "commit:creek", "commit:cliff", "commit:camp"]
    match.play(1, "commit:camp")
    assert match.state.played[1] == cards_of(Spot.CAMP)
    assert match.state.hand[1] == cards_of(Spot.CAVE, Spot.CREEK, Spot.CLIFF)
    with pytest.raises(Refused, match="hider-1 cannot answer play:lamp to explore now"):
        match.play(1, "play:lamp")


def test_an_act_opens_a_sealed_question_and_the_floor_comes_back():
    match = table()
    match.play(1, "commit:cave")
    match.play(2, "play:drum")
    # hider 2 and 3 have one piece left and give it at once; hider 1 has to: only one option each
    assert match.state.gear == [EMPTY] * 4
    assert match.awaited() == (2, 3)


def test_the_order_of_arrival_matters_only_where_the_acts_do():
    one, other = table(), table()
    for match, order in ((one, (1, 2, 3)), (other, (3, 1, 2))):
        for seat in order:
            match.play(seat, "commit:cliff")
        match.play(0, "look:cliff")
    assert one.state.snapshot() == other.state.snapshot()
    assert one.state.will == [3, 2, 2, 2]


def test_nobody_else_is_on_the_floor():
    with pytest.raises(Refused) as refused:
        table().play(0, "commit:cave")
    assert refused.value.code == "not-asked"
    assert str(refused.value) == "hunter is not asked anything now"
