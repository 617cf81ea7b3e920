from __future__ import annotations

import pytest

from fogtable.lab.playing import Played
from fogtable.lab.tally import Tally, interval


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        # Newcombe 1998, table I, method 3 (Wilson)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_published(hits: int, tries: int, low: float, high: float) -> None:
    assert interval(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_intervals_mirror_and_hold_the_share() -> None:
    for tries in range(1, 40):
        for hits in range(tries + 1):
            low, high = interval(hits, tries)
            assert 0 <= low <= hits / tries <= high <= 1
            assert interval(tries - hits, tries) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("hits", "tries"), [(0, 0), (-1, 5), (6, 5)])
def test_what_cannot_be_counted_is_refused(hits: int, tries: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to"):
        interval(hits, tries)


def played(side: str, cause: str, turns: int | None, decisions: int) -> Played:
    return Played(side, cause, turns, decisions, 0.5, {"random": decisions}, {"random": 0.25})


def test_a_tally_counts() -> None:
    tally = Tally(("creature", "hunted"))
    tally.add(played("hunted", "beach", 8, 100))
    tally.add(played("hunted", "wreck", 11, 50))
    found = tally.as_dict()
    assert found["games"] == 2
    assert found["wins"]["hunted"]["share"] == 1
    assert found["wins"]["creature"]["games"] == 0
    assert [(row["side"], row["cause"], row["games"]) for row in found["causes"]] == [
        ("hunted", "beach", 1),
        ("hunted", "wreck", 1),
    ]
    assert found["turns"] == {"mean": 9.5, "least": 8, "most": 11}
    assert found["decisions"] == {"mean": 75, "least": 50, "most": 100}
    speed = tally.speed(3.0)
    assert speed["decisions_per_s"] == 50
    assert speed["decisions_per_s_per_core"] == 150
    assert speed["ms_per_answer"] == {"random": pytest.approx(0.5 / 150 * 1000, abs=1e-4)}


def test_a_game_without_turns_has_no_length_in_turns() -> None:
    tally = Tally(("creature", "hunted"))
    tally.add(played("hunted", "beach", None, 100))
    assert tally.as_dict()["turns"] is None


def test_an_empty_tally_can_be_shown() -> None:
    tally = Tally(("creature", "hunted"))
    assert tally.as_dict()["wins"]["hunted"]["share"] is None
    assert tally.speed(0.0)["decisions_per_s"] is None
