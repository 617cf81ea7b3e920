"""Two worlds that differ in hidden things alone look alike to the opposition: specification 3 and 6, BB-18.6."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.declarations.visibility import EVERYONE, NOONE, OWNER, only, until
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.components import THE_BIG_BROTHER, Goal
from tests.games.bigbrother.table import BB, J, S, Table, W

World = dict[str, Any]
WORLDS: dict[str, tuple[World, World]] = {
    "policemen": ({"hidden": "pe03 pe03"}, {"hidden": "tr03 lo08"}),
    "steps-made": (
        {"hidden": "pe03 pe03", "hidden_steps": {0: 1}},
        {"hidden": "pe03 pe03", "hidden_steps": {1: 2}},
    ),
    "steps-made-before-he-showed-himself": (
        {"figures": "pe03", "figure_steps": {"figure-1": 1}},
        {"figures": "pe03", "figure_steps": {"figure-1": 2}},
    ),
    "hidden-directive": ({"hidden_orders": {"slot-1": "ambush"}}, {"hidden_orders": {"slot-1": "double-agent"}}),
    "directives-in-hand": (
        {"directive_hand": "raid", "directive_deck": "room-101"},
        {"directive_hand": "room-101", "directive_deck": "raid"},
    ),
    "support-in-hand": ({"hand": {W: "baton"}}, {"hand": {W: "forged-pass"}}),
    "stash": ({"stash": {"stash-1": ("pl06", "diary", W)}}, {"stash": {"stash-1": ("pl06", "bomb", W)}}),
    "goal": ({"goal": {W: "tearer"}}, {"goal": {W: "martyr"}}),
}


def both(name: str, **position: Any) -> tuple[Table, Table]:
    """Return two tables that differ in one hidden thing."""
    one, other = WORLDS[name]
    return Table(**position | one), Table(**position | other)


@pytest.mark.clauses("BB-18.6")
@pytest.mark.parametrize("name", WORLDS)
def test_views_options_and_log_are_the_same(name: str) -> None:
    one, other = both(name)
    for step in ("move", "to:pl07", "stop", f"inspire:{W}"):
        for seat in (J, S, "spectator"):
            assert one.view(seat) == other.view(seat)
            assert one.told(seat) == other.told(seat)
        assert one.offered(J) == other.offered(J)
        one.play(J, step)
        other.play(J, step)


@pytest.mark.clauses("BB-18.6", "BB-10.2")
def test_a_policeman_who_stays_hidden_does_not_show() -> None:
    there, elsewhere = Table(hidden="pl07"), Table(hidden="pe03")
    for table in (there, elsewhere):
        table.walk(J, "pl07")
    there.passes(BB)
    assert there.view(J) == elsewhere.view(J)
    assert there.told(J) == elsewhere.told(J)
    assert there.offered(J) == elsewhere.offered(J)


@pytest.mark.clauses("BB-18.6", "BB-9.2")
def test_whose_step_was_paid_for_does_not_show() -> None:
    seen = []
    for who, cell in (("hidden-1", "pe04"), ("hidden-2", "tr04")):
        table = Table(phase="big-brother", hidden="pe03 tr03", abroad="pe03 tr03", directive_deck="")
        table.play(BB, f"step:{who}", f"to:{cell}")
        seen.append((table.view(J), table.told(J)))
    assert seen[0] == seen[1]


@pytest.mark.clauses("BB-18.6", "BB-10.16", "BB-8.8")
def test_which_hospital_it_was_does_not_show() -> None:
    seen = []
    for hospital in ("tr14", "pl07"):
        table = Table(phase="big-brother", directive_deck="")
        table.play(BB, "hire", f"choose:{hospital}")
        seen.append((table.view(J), table.told(J)))
    assert seen[0] == seen[1]


@pytest.mark.clauses("BB-18.6", "BB-7.3")
def test_hidden_directives_of_one_price_look_alike() -> None:
    seen = []
    for order, other in (("ambush", "memory-hole"), ("memory-hole", "ambush")):
        table = Table(phase="big-brother", directive_hand=f"{order} {other}", directive_deck="")
        table.play(BB, f"play:{order}")
        seen.append((table.view(J), table.told(J)))
    assert seen[0] == seen[1]


@pytest.mark.clauses("BB-18.2", "BB-14.10")
def test_no_answer_can_show_a_goal() -> None:
    said_of = {verb.family for question in GAME.choices for verb in question.verbs}
    assert Goal not in said_of
    telling = {name: event.args for name, event in GAME.log.table.items() if Goal in event.args.values()}
    assert set(telling) == {"completes-goal"}, "what is told when it is dealt, its owner alone hears"


HIS_ALONE = """directive_hand hidden hidden_at hidden_steps figure_steps hidden_moved figure_moved mover joiners"""
THE_OWNERS = """hand drawn offer offered_tickets stash hand_read pick says_yes trigger joining"""
NOBODYS = """pool pool_now pile pile_now directive_deck event_deck goal_box"""


@pytest.mark.clauses("BB-18.4", "BB-18.6")
def test_what_is_secret_and_whose_secret_it_is() -> None:
    """Specification 3, field by field: all that is not named here lies open."""
    secret = {name: field.sees for name, field in GAME.table(3).fields.items() if field.sees is not EVERYONE}
    assert secret == (
        dict.fromkeys(HIS_ALONE.split(), only(THE_BIG_BROTHER))
        | dict.fromkeys(THE_OWNERS.split(), OWNER)
        | dict.fromkeys(NOBODYS.split(), NOONE)
        | {"shown": OWNER + THE_BIG_BROTHER, "goal": until("goal_done", OWNER)}
        | {"laid": until("clash_open", OWNER), "directive_laid": until("clash_open", only(THE_BIG_BROTHER))}
    )
