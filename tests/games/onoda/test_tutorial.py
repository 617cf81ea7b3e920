"""The guided first round of ONODA, played as its steps say."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.games.onoda import GAME
from tests.games.onoda.table import Table


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    return read(GAME)["round"]


@pytest.fixture(params=[1, 2026])
def table(tutorial: Tutorial, request: pytest.FixtureRequest) -> Table:
    """Return a table as the set-up leaves it with the luck said; nothing of the round may hang on the seed."""
    sources = GAME.luck.sources
    luck = [(name, str(sources[name].text(one))) for name, outcomes in tutorial.said.items() for one in outcomes]
    return Table.fresh(request.param, luck)


@pytest.mark.clauses("ON-4.1", "ON-7.3", "ON-9.3", "ON-14.4")
def test_the_round_goes_as_it_is_told(tutorial: Tutorial, table: Table) -> None:
    for number, step in enumerate(tutorial.steps, 1):
        for pick in step.picks:
            assert pick in table.offered(), f"step {number}: {pick} is not offered"
            table.play(pick)
    assert table.unused() == {}
    assert (table.round, table.health, table.paranoia, table.honor) == (2, 9, 0, 1)
    assert (table.at, table.hand, table.lasting) == ("kyanpu", set(), set())
    assert {region: level for region, level in table.alert.items() if level} == {"looc": 1, "tilik": 1}
    assert table.asked() == "act"
