import copy
import pickle
from itertools import combinations

import pytest

from fogtable.core.declarations import cards as module
from fogtable.core.declarations.cards import (
    EMPTY,
    NONE,
    Cards,
    Family,
    Printed,
    Seat,
    cards_of,
    family,
    from_bits,
    members,
)


class Fruit(Family):
    APPLE = 0
    BLOOD_ORANGE = 1
    CHERRY = 2


def test_a_family_numbers_and_names_its_members():
    assert len(Fruit) == 3
    assert Fruit.names == ("apple", "blood-orange", "cherry")
    assert Fruit.ALL == (0, 1, 2)
    assert Fruit.name(Fruit.BLOOD_ORANGE) == "blood-orange"
    assert Fruit.name(NONE) == "none"


def test_names_are_read_back():
    assert Fruit.parse("cherry") == Fruit.CHERRY
    assert Fruit.parse("none") == NONE


@pytest.mark.parametrize("text", ["Cherry", "", "plum", 2, None, ["cherry"], True])
def test_an_unknown_name_is_refused_with_what_was_expected(text):
    with pytest.raises(ValueError, match="expected one of apple, blood-orange, cherry; got ") as refused:
        Fruit.parse(text)
    assert str(refused.value).endswith(repr(text))


def test_ids_must_be_written_in_order():
    with pytest.raises(TypeError, match=r"family Odd: ids must be 0, 1, 2, ... in the order written, got \[0, 2\]"):
        type(Family)("Odd", (Family,), {"A": 0, "B": 2})


def test_a_family_can_be_computed():
    pair = family("Pair", ["a+b", "a+c"])
    assert pair.names == ("a+b", "a+c")
    assert pair.parse("a+c") == 1
    assert len(pair) == 2


def test_a_seat_has_no_names_of_its_own():
    assert len(Seat) == 0


def test_sets_are_values_read_in_ascending_order():
    some = cards_of(5, 1, 3)
    assert list(some) == [1, 3, 5]
    assert some == cards_of(1, 3, 5)
    assert len(some) == 3
    assert 3 in some
    assert 2 not in some


def test_the_operations_on_sets():
    one, other = cards_of(1, 2), cards_of(2, 63)
    assert one | other == cards_of(1, 2, 63)
    assert one & other == cards_of(2)
    assert one - other == cards_of(1)
    assert one + 7 == cards_of(1, 2, 7)
    assert one + other == cards_of(1, 2, 63)
    assert one - 2 == cards_of(1)
    assert one - 9 == one, "what is not there cannot be taken away"
    assert cards_of(0) == EMPTY + 0
    assert not EMPTY


def test_a_changed_set_is_a_new_one():
    one = cards_of(1, 2)
    same = one
    one += 3
    assert same == cards_of(1, 2)
    assert one == cards_of(1, 2, 3)


def test_sets_agree_with_sets_of_python():
    universe = [cards_of(*some) for n in range(4) for some in combinations((0, 2, 3, 40), n)]
    for a in universe:
        for b in universe:
            assert set(a | b) == set(a) | set(b)
            assert set(a & b) == set(a) & set(b)
            assert set(a - b) == set(a) - set(b)
            assert (a == b) == (set(a) == set(b))


def test_sets_survive_copying_and_pickling():
    some = cards_of(1, 4)
    for made in (copy.deepcopy(some), copy.copy(some), pickle.loads(pickle.dumps(some))):
        assert made == some
        assert isinstance(made, Cards)
        assert made.bits == some.bits


def test_equality_does_not_depend_on_the_cache(monkeypatch):
    old = cards_of(1, 4)
    monkeypatch.setattr(module, "_CACHE_LIMIT", 0)
    new = from_bits(1 << 50 | 1 << 51)
    assert old == from_bits(old.bits)
    assert new == cards_of(50, 51)


def test_nothing_below_zero_can_lie_in_a_set():
    with pytest.raises(ValueError, match="negative shift count"):
        EMPTY + NONE


def test_members_of_a_mask():
    assert list(members(0b101001)) == [0, 3, 5]


class Lamp(Printed, names=["wick", "oil-can", "room-101"]):
    """Named by a content file."""


def test_members_follow_the_names_of_a_content_file() -> None:
    assert (Lamp.WICK, Lamp.OIL_CAN, Lamp.ROOM_101) == (0, 1, 2)
    assert Lamp.names == ("wick", "oil-can", "room-101")
    assert set(Lamp.ALL) == {0, 1, 2}


def test_a_name_that_no_row_has_is_told_with_the_nearest() -> None:
    with pytest.raises(AttributeError) as wrong:
        _ = Lamp.OIL_CANS
    assert str(wrong.value) == "Lamp has no OIL_CANS: content.yaml has no row of this name; did you mean OIL_CAN?"
    assert not hasattr(Lamp, "SUN")


def test_no_member_is_called_all() -> None:
    with pytest.raises(TypeError, match="no member is called ALL"):

        class Wrong(Printed, names=["all"]):
            pass
