"""What an oppositionist is shown and offered never depends on what is hidden from him (specification 6, rule 8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, Table, W

WORLDS: tuple[dict[str, Any], dict[str, Any]] = (
    {
        "hidden": "tr01 lo15 lo15",
        "hidden_orders": {"slot-1": "show-trial", "slot-2": "ambush"},
        "directive_hand": "raid raid room-101",
        "goal": {W: "blinder", O: "trader"},
        "others": {W: "baton diary", O: "forged-pass"},
    },
    {
        "hidden": "pe01 pe02 tr05",
        "hidden_orders": {"slot-1": "broken-oath", "slot-2": "double-agent"},
        "directive_hand": "cordon sweep raid",
        "goal": {W: "tearer", O: "martyr"},
        "others": {W: "spanner pistol", O: "bomb"},
    },
)

COURSES: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "a cut move past cameras and fences": (
        {"cameras": "pl07", "fences": "pl07-pl08", "hand": "baton slingshot"},
        [(J, "move"), (J, "to:pl07"), (J, "cut"), (J, "dismantle-fence"), (J, "choose:pl08"), (J, "to:pl08")],
    ),
    "stashes": (
        {"hand": "diary docker"},
        [(J, "place-stash"), (J, "choose:diary"), (J, "take-stash"), (J, "play:docker"), (J, "end")],
    ),
    "a search and a power": (
        {
            "at": "pl02",
            "hand": "baton",
            "luck": [("top-card", 7)] * 3 + [("draw", name) for name in ("paint", "spanner", "pistol")],
        },
        [(J, "search"), (J, "power"), (J, "from:a")],
    ),
    "the monorail and inspire": (
        {"at": "pl01", "hand": ""},
        [(J, "monorail"), (J, "take-ticket"), (J, "to:pl13"), (J, f"inspire:{W}")],
    ),
    "an exchange": (
        {"at": "tr07", "hand": "baton"},
        [(J, "exchange"), (J, f"with:{W}"), (J, "add:baton"), (J, "done"), (W, "decline"), (J, "done"), (J, "end")],
    ),
}


def world(hidden: dict[str, Any], course: dict[str, Any]) -> Table:
    """Return one of two tables that only differ in what Julia does not see."""
    hidden, course = dict(hidden), dict(course)
    hands = {**hidden.pop("others"), J: course.pop("hand")}
    if "at" in course:
        course["at"] = {J: course["at"]}
    return Table(hand=hands, **hidden, **course)


@pytest.mark.clauses("BB-18.6", "BB-4.18", "BB-4.24")
@pytest.mark.parametrize("course", COURSES)
def test_two_worlds_look_alike_to_who_cannot_tell_them_apart(course: str) -> None:
    setting, answers = COURSES[course]
    one, other = world(WORLDS[0], setting), world(WORLDS[1], setting)
    for seat, answer in answers:
        for viewer in (J, "spectator"):
            assert one.view(viewer) == other.view(viewer)
            assert one.told(viewer) == other.told(viewer)
        assert one.offered(J) == other.offered(J)
        assert one.match.waits_openly() == other.match.waits_openly()
        one.play(seat, answer)
        other.play(seat, answer)
        for table in (one, other):
            while table.asked(BB) == "trigger":
                table.passes(BB)
    assert one.told(J) == other.told(J)


@pytest.mark.clauses("BB-18.6", "BB-10.2")
def test_who_walks_past_hidden_policemen_unmolested_learns_nothing() -> None:
    met, free = (Table(3, "syme obrien", hidden=cell, hand={J: "baton"}) for cell in ("pe08", "tr05"))
    for table in (met, free):
        table.play(J, "move", "to:pe08")
    assert met.asked(BB) == "step-forward"
    met.passes(BB)
    assert met.told(J) == free.told(J)
    assert met.view(J) == free.view(J)
    assert met.offered(J) == free.offered(J)
