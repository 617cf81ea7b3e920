from collections.abc import Callable
from typing import Any

import pytest

from fogtable.core.declarations.cards import Family, Seat
from fogtable.core.declarations.checks import Undeclarable
from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat
from fogtable.core.declarations.visibility import NOONE, until
from tests.core.table import Box, Coin

MANY: type[Family] = type(Family)("Many", (Family,), {f"C{card}": card for card in range(128)})


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: number(18, 0), "number: from 18 to 0 is nothing: write the lower bound first"),
    (lambda: number(0, 18, start=30), "number: it starts at 30, outside of 0 to 18: give another start"),
    (lambda: number(1, 18), "number: it starts at 0, outside of 1 to 18: give another start"),
    (lambda: number(0, 1 << 31), "number: 0 to 2147483648 is more than 32 bits hold: count in larger units"),
    (lambda: number(-(1 << 31) - 1, 0), "number: -2147483649 to 0 is more than 32 bits hold: count in larger units"),
    (lambda: number(0, "18"), "number: expected whole numbers, got '18'"),  # type: ignore[arg-type]
    (lambda: number(0, True), "number: expected whole numbers, got True"),
    (lambda: one_of(Box, start=7), "one_of: it starts at 7, outside of -1 to 1: give another start"),
    (
        lambda: cards(MANY),
        "cards: Many has 128 members, copies included, and a set holds at most 127: "
        "take some away or divide the family",
    ),
    (lambda: per_seat(3), "expected a declared field, for example number(0, 3); got 3"),
    (lambda: per(0, flag()), "per: expected at least 1 place, got 0"),
    (lambda: per_seat(per(2, per(Box, flag()))), "a field has at most two dimensions: declare several fields"),
    (
        lambda: per_seat(per(Box, cards(Coin, counted=True))),
        "cards are counted in a field of at most one dimension: leave out counted",
    ),
]


@pytest.mark.parametrize(("declared", "message"), WRONG)
def test_a_field_that_cannot_be_is_refused_where_it_stands(declared: Callable[[], Any], message: str) -> None:
    with pytest.raises(Undeclarable) as refused:
        declared()
    assert str(refused.value) == message


@pytest.mark.parametrize(("low", "high"), [(-(1 << 31), (1 << 31) - 1), (5, 5)])
def test_the_widest_and_the_narrowest_number(low: int, high: int) -> None:
    class Fits(State):
        count = number(low, high, start=high)

    assert Fits(1).count == high


def table(**body: Any) -> None:
    """Declare a table with these fields beside some that are sound."""
    sound = {"dark": flag(), "step": number(0, 9), "held": cards(Coin), "seats_in": cards(Seat), "boxes": cards(Box)}
    type(State)("Wrong", (State,), {**sound, **body})


NAMES: list[tuple[dict[str, Any], str]] = [
    ({"a": cards(Coin, counted="drak")}, "Wrong.a: counted: expected one of dark; got 'drak'"),
    ({"a": cards(Coin, counted="step")}, "Wrong.a: counted: expected one of dark; got 'step'"),
    ({"a": number(0, 3, sees=until("lit", NOONE))}, "Wrong.a: sees: expected one of dark; got 'lit'"),
    ({"a": one_of(Coin, among="boxes")}, "Wrong.a: among: expected one of held; got 'boxes'"),
    ({"a": cards(Coin, without=("held", "hold"))}, "Wrong.a: without: expected one of held, a; got 'hold'"),
    ({"a": cards(Coin, holds=("boxes",))}, "Wrong.a: holds: expected one of held, a; got 'boxes'"),
    ({"a": cards(Coin, owners="step")}, "Wrong.a: owners: expected one of held, seats_in, boxes, a; got 'step'"),
    ({"pools": (Pool(Coin, ("held", "bank")),)}, "Wrong.pools: Coin: expected one of held; got 'bank'"),
    ({"pools": (Pool(Coin, ("held",), owned="boxes"),)}, "Wrong.pools: Coin: expected one of held; got 'boxes'"),
    ({"pools": (Pool(Coin, ("held",), rest="dark"),)}, "Wrong.pools: Coin: expected rest in held; got 'dark'"),
]


@pytest.mark.parametrize(("body", "message"), NAMES)
def test_a_name_of_no_fitting_field_is_refused(body: dict[str, Any], message: str) -> None:
    with pytest.raises(Undeclarable) as refused:
        table(**body)
    assert str(refused.value) == message
