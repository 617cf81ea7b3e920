"""Alert markers: placing and removing them. ON-2."""

from __future__ import annotations

import pytest

from fogtable.games.onoda.components import Region
from tests.games.onoda.table import Table, event

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""
EVERYWHERE = dict.fromkeys(Region.names, 6)


@pytest.mark.clauses("ON-2.1", "ON-10.1")
@pytest.mark.parametrize(
    ("level", "fails", "succeeds"),
    [(0, "t01", "t02"), (1, "t03", "t04"), (2, "t05", "t06"), (3, "t07", "t08"), (4, "t09", "t10"), (5, "t11", "t12")],
)
def test_the_level_is_the_number_of_markers(level: int, fails: str, succeeds: str) -> None:
    for token, code in ((fails, "check-fails"), (succeeds, "check-succeeds")):
        table = Table(at="lubang", alert={"lubang": level, "tilik": 6 - level}, voided=NOTHING)
        table.draws(token)
        table.reveals(NOTHING)
        table.play("raid")
        assert table.log(code) == [{"check": "raid"}], token


@pytest.mark.clauses("ON-2.1")
def test_a_region_never_holds_seven_markers() -> None:
    with pytest.raises(ValueError, match="alert"):
        Table(alert={"lubang": 7})


@pytest.mark.clauses("ON-2.2")
@pytest.mark.parametrize("markers", range(5))
def test_up_to_the_fifth_marker_nothing_else_happens(markers: int) -> None:
    table = Table(alert={"tilik": markers})
    table.play("move:tilik")
    assert table.alert["tilik"] == markers + 1
    assert table.story() == ["moves tilik", f"alert-rises tilik {markers + 1}"]
    assert table.paranoia == 0


@pytest.mark.clauses("ON-2.3")
def test_the_sixth_marker_raises_paranoia() -> None:
    table = Table(alert={"tilik": 5})
    table.play("move:tilik")
    assert table.story() == ["moves tilik", "alert-rises tilik 6", "gains-paranoia 1 1"]
    assert (table.alert["tilik"], table.paranoia) == (6, 1)


@pytest.mark.clauses("ON-2.4")
def test_a_full_region_gets_no_marker_and_paranoia_rises() -> None:
    table = Table(alert={"tilik": 6})
    table.play("move:tilik")
    assert table.story() == ["moves tilik", "alert-stays tilik", "gains-paranoia 1 1"]
    assert (table.alert["tilik"], table.paranoia) == (6, 1)


@pytest.mark.clauses("ON-2.5", "ON-13.8")
def test_each_marker_is_placed_for_itself_with_its_sanity_check() -> None:
    table = event("woodcutters", "t08 t10 t11", health=2, paranoia=2, alert={"kyanpu": 5, "five-hundred": 6})
    assert table.effects() == [
        "alert-rises kyanpu 6",
        "gains-paranoia 1 3",
        "check-begins sanity",
        "draws-token t08 4",
        "check-succeeds sanity",
        "alert-stays five-hundred",
        "gains-paranoia 1 4",
        "check-begins sanity",
        "draws-token t10 5",
        "check-succeeds sanity",
        "check-begins event",
        "draws-token t11 5",
        "check-succeeds event",
        "no-alert lubang",
    ]


@pytest.mark.clauses("ON-2.6")
def test_markers_of_actions_and_cards_do_the_same() -> None:
    table = Table(at="lubang", alert={"lubang": 5}, voided=NOTHING)
    table.draws("t12 t07")
    table.reveals(NOTHING)
    table.play("raid")
    assert (table.alert["lubang"], table.paranoia) == (6, 1)
    table = event("transistor-radio", alert={"lubang": 4})
    assert (table.alert["lubang"], table.paranoia) == (6, 1), (
        "the card's marker is the fifth, that of the action the sixth"
    )
    table = event("transistor-radio", alert={"lubang": 5})
    assert (table.alert["lubang"], table.paranoia) == (6, 2)


@pytest.mark.clauses("ON-2.7")
def test_removing_markers_changes_no_paranoia() -> None:
    table = event("typhoon", paranoia=3, alert={"ago": 6}, items="kit")
    assert (table.alert["binacas"], table.alert["ago"]) == (0, 5)
    assert table.log("alert-falls") == [{"region": "ago", "level": 5}]
    assert table.paranoia == 3


@pytest.mark.clauses("ON-2.8")
def test_no_more_than_all_markers_lie_on_the_map() -> None:
    table = Table(alert=EVERYWHERE)
    table.play("move:tilik", "move:lubang", "move:binacas")
    assert sum(table.alert.values()) == 42
    assert table.paranoia == 3
