"""Every line of the log opens a clause: so every clause that an event names must stand in the rules."""

import pytest

from fogtable.core.formats.clauses import clauses_of
from fogtable.games import load, names


@pytest.mark.parametrize("name", names())
def test_events_name_clauses_that_the_rules_have(name: str) -> None:
    game = load(name)
    known = clauses_of(game)
    for code, event in game.log.table.items():
        named = [event.clause] if isinstance(event.clause, str) else list(event.clause.values())
        assert set(named) <= set(known), code


@pytest.mark.parametrize("name", names())
def test_clauses_by_value_are_for_values_of_the_last_argument(name: str) -> None:
    for code, event in load(name).log.table.items():
        if not isinstance(event.clause, str):
            family = list(event.args.values())[-1]
            assert set(event.clause) <= set(family.ALL), code
