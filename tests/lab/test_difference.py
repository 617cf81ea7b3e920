from __future__ import annotations

import pytest

from fogtable.lab.difference import FEW, Counted, Sampled, difference, mean_difference, pooled, pooled_means, reach


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        # Newcombe 1998, Interval estimation for the difference between independent proportions, table II, method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((0, 10), (0, 10), -0.2775, 0.2775),
        ((10, 10), (0, 20), 0.6791, 1.0000),
        ((10, 10), (0, 10), 0.6075, 1.0000),
    ],
)
def test_intervals_are_those_published(one: tuple[int, int], other: tuple[int, int], low: float, high: float) -> None:
    found = difference(Counted(*one), Counted(*other))
    assert found.value == pytest.approx(one[0] / one[1] - other[0] / other[1])
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_one_group_pooled_is_the_plain_difference() -> None:
    pair = (Counted(56, 70), Counted(48, 80))
    assert pooled([pair]) == pytest.approx(difference(*pair))
    assert pooled([pair, (Counted(3, 4), Counted(0, 0))]) == pytest.approx(difference(*pair))


def test_groups_are_compared_within_themselves() -> None:
    # In each group the shares are equal, but the first group wins more and uses more: mixed, it would look useful.
    groups = [(Counted(80, 100), Counted(8, 10)), (Counted(2, 10), Counted(20, 100))]
    assert difference(Counted(82, 110), Counted(28, 110)).low > 0.3
    found = pooled(groups)
    assert found is not None
    assert found.value == pytest.approx(0)
    assert found.low < 0 < found.high


def test_more_groups_make_it_surer() -> None:
    pair = (Counted(56, 70), Counted(48, 80))
    one, four = pooled([pair]), pooled([pair] * 4)
    assert one is not None
    assert four is not None
    assert four.value == pytest.approx(one.value)
    assert four.high - four.low == pytest.approx((one.high - one.low) / 2)


def test_nothing_to_compare() -> None:
    assert pooled([]) is None
    assert pooled([(Counted(1, 2), Counted(0, 0)), (Counted(0, 0), Counted(1, 2))]) is None
    with pytest.raises(ValueError, match="at least 1 try"):
        difference(Counted(1, 2), Counted(0, 0))


def test_the_interval_of_a_mean() -> None:
    assert reach(Sampled(100, 5, 4)) == pytest.approx(0.392, abs=0.001)
    found = mean_difference(Sampled(100, 5, 4), Sampled(25, 6, 1))
    # Standard errors 0.2 and 0.2.
    assert found == pytest.approx((-1, -1.5544, -0.4456), abs=0.001)


def test_means_are_compared_within_groups_by_weight() -> None:
    small, large = (Sampled(10, 3, 1), Sampled(10, 1, 1)), (Sampled(90, 5, 1), Sampled(90, 4, 1))
    found = pooled_means([small, large])
    assert found is not None
    assert found.value == pytest.approx((5 * 2 + 45 * 1) / 50)
    assert found.low < found.value < found.high
    assert pooled_means([small]) == pytest.approx(mean_difference(*small))


def test_few_numbers_say_nothing_about_a_mean() -> None:
    enough, few = Sampled(FEW, 1, 1), Sampled(FEW - 1, 2, 0)
    assert pooled_means([(enough, few), (few, enough)]) is None
