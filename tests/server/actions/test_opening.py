"""Who is the Creature: a named player, or one by lot (the option belongs to the table, not to the rules)."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, error

PLAYERS = [{"kind": "here", "name": name} for name in ("Ada", "Bob", "Cy")]


def seated(person: Person, creature: int | str | None) -> list[str]:
    """Open a table of NOT ALONE; return the names by seat, the Creature's first."""
    body = {"game": "notalone", "players": PLAYERS, "options": {}}
    if creature is not None:
        body["first"] = creature
    response = person.post("/tables", body)
    assert response.status_code == 201, response.text
    seats = person.get(f"/tables/{response.json()['id']}").json()["seats"]
    assert [seat["seat"] for seat in seats] == ["creature", "hunted-1", "hunted-2"]
    return [seat["name"] for seat in seats]


@pytest.mark.clauses("NA-10.4")
def test_the_named_player_is_the_creature_and_the_others_follow_clockwise(anna: Person) -> None:
    assert seated(anna, 0) == ["Ada", "Bob", "Cy"]
    assert seated(anna, 1) == ["Bob", "Cy", "Ada"]
    assert seated(anna, 2) == ["Cy", "Ada", "Bob"]


@pytest.mark.clauses("NA-10.4")
def test_by_lot_is_the_default_and_anyone_may_be_the_creature(anna: Person) -> None:
    drawn: set[str] = set()
    for _ in range(120):  # that one of three never comes in 120 draws has a chance under 10 ** -20
        drawn.add(seated(anna, None if len(drawn) < 2 else "random")[0])
        if len(drawn) == 3:
            break
    assert drawn == {"Ada", "Bob", "Cy"}


@pytest.mark.clauses("NA-10.4")
def test_a_creature_who_is_not_at_the_table_is_refused(anna: Person) -> None:
    for wrong in (3, -1, "Ada", True):
        body = {"game": "notalone", "players": PLAYERS, "options": {}, "first": wrong}
        assert error(anna.post("/tables", body)) == "bad-body"
