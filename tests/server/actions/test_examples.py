"""The examples of the rules, step by step: for anybody, worked out once, and no others than there are."""

from __future__ import annotations

import pytest

from fogtable.games import NAMES
from tests.server.harness import Person, error


@pytest.mark.parametrize("game", NAMES)
def test_an_example_is_shown_to_anybody_through_each_seat(anna: Person, game: str) -> None:
    shown = anna.get(f"/games/{game}/examples/1").json()
    assert [one["step"] for one in shown["positions"]] == list(range(len(shown["positions"])))
    for seat in shown["seats"]:
        seen = anna.get(f"/games/{game}/examples/1?seat={seat}").json()
        assert len(seen["positions"]) == len(shown["positions"])
    assert anna.get(f"/games/{game}/examples/1?seat=all").json() == shown
    assert not anna.client.cookies, "nobody has to be known for it"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/examples/1", "not-found"),
        ("notalone/examples/0", "not-found"),
        ("notalone/examples/4", "not-found"),
        ("notalone/examples/01", "not-found"),
        ("notalone/examples/-1", "not-found"),
        ("notalone/examples/1-resist", "not-found"),
        ("notalone/examples/..%2F..%2Fcontent", "not-found"),
        (f"notalone/examples/{'9' * 5000}", "not-found"),
        ("auction/examples/1", "not-found"),
        ("notalone/examples/1?seat=onoda", "no-such-seat"),
        ("notalone/examples/1?seat=", "no-such-seat"),
        ("notalone/examples", "not-found"),
    ],
)
def test_what_there_is_not_is_refused(anna: Person, path: str, code: str) -> None:
    assert error(anna.get(f"/games/{path}")) == code
