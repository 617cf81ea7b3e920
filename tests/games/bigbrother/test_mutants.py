"""Lines of the log that could be forgotten without any other test noticing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.bigbrother import deeds
from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, Table, W
from tests.games.bigbrother.test_event_cards import events_phase


def arrested() -> Table:
    table = begun(directive_hand="room-101", hand={J: "diary"}, luck=[("search", "diary")])
    fight(table)
    return table


def spared() -> Table:
    table = begun(directive_hand="room-101", allies={J: "old-prole"}, hand={J: "diary"})
    fight(table, {J: "nothing discard"})
    return table


def slipped_away() -> Table:
    table = begun(directive_hand="raid", hand={J: "smoke-pot"})
    fight(table, {J: "lay:smoke-pot choose:pl11"})
    return table


def a_round_later() -> Table:
    table = office(directive_deck="raid raid raid sweep sweep cordon cordon", posters="pe01", luck=[("news", "fog")])
    table.play(BB, "end")
    return table


def dealt(*picks: str) -> Callable[[], Table]:
    """Return a set-up with these characters, up to these policemen of Big Brother."""

    def begun_with() -> Table:
        luck = [("deal-character", name) for name in ("winston", "syme")]
        table = Table.fresh(3, luck=luck, characters="deal")
        table.play(BB, *picks)
        return table

    return begun_with


def news(name: str = "fog", **position: Any) -> Callable[[], Table]:
    """Return a table at which an Events phase has just revealed this event."""
    return lambda: events_phase(name, **position)


def after(who: str, *answers: str, **position: Any) -> Callable[[], Table]:
    """Return a turn, of Julia unless said otherwise, in which somebody has given these answers."""

    def played() -> Table:
        table = deeds.turn(**position)
        table.play(who, *answers)
        return table

    return played


def ordered(*answers: str, who: str = BB, **position: Any) -> Callable[[], Table]:
    """Return Big Brother's phase after these answers."""

    def played() -> Table:
        table = office(**position)
        table.play(who, *answers)
        return table

    return played


def swept(token: str, **position: Any) -> Callable[[], Table]:
    """Return Big Brother's phase after a policeman has stepped to a cell and cleaned up there."""
    return ordered("step:hidden-1", "to:pl11", token, hidden="pl12", **position)


TOLD = [
    pytest.param(deeds.break_camera, "breaks-camera", {"player": J, "cell": "pl06"}, "BB-4.21"),
    pytest.param(deeds.tear_poster, "poster-torn", {"player": J, "cell": "pl06"}, "BB-4.23"),
    pytest.param(deeds.dismantle, "fence-removed", {"cell": "pl06", "other": "pl07"}, "BB-4.22"),
    pytest.param(deeds.inspire, "inspires", {"player": J, "other": W, "cells": 1}, "BB-4.14"),
    pytest.param(deeds.exchange, "proposes", {"player": J, "other": W}, "BB-4.18"),
    pytest.param(deeds.buy, "uses-market", {"player": J, "cell": "pl11"}, "BB-13.10"),
    pytest.param(deeds.end_under_camera, "turn-ends", {"player": J}, "BB-3.7"),
    pytest.param(deeds.end_under_camera, "turn-begins", {"player": W}, "BB-3.6"),
    pytest.param(deeds.be_detained, "sent-home", {"player": J}, "BB-11.5"),
    pytest.param(arrested, "arrested", {"player": J}, "BB-11.3"),
    pytest.param(spared, "search-prevented", {"player": J}, "BB-11.2"),
    pytest.param(slipped_away, "slips-away", {"player": J, "cell": "pl11"}, "BB-10.12"),
    pytest.param(
        after(J, "monorail", "take-ticket", at={J: "pl01"}), "takes-tickets", {"player": J, "number": 1}, "BB-4.10"
    ),
    pytest.param(after(O, f"charm:{J}", turn=O), "charms", {"player": O, "other": J}, "BB-14.4"),
    pytest.param(after(J, "power", at={J: "lo02"}), "uses-power", {"player": J, "district": "love"}, "BB-4.27"),
    pytest.param(
        after(J, "power", "choose:tr03", at={J: "pe02"}, figures="tr03"), "transferred", {"cell": "tr03"}, "BB-4.27"
    ),
    pytest.param(
        after(J, "play:docker", "choose:dealer", hand={J: "docker"}, allies={J: "dealer parsons"}),
        "ally-leaves",
        {"player": J, "card": "dealer"},
        "BB-13.7",
    ),
    pytest.param(
        after(W, "end", players=3, turn="", order=f"{J} {W}", skips={J: True}), "turn-skipped", {"player": J}, "BB-3.6"
    ),
    pytest.param(a_round_later, "counts-posters", {"posters": 1, "antiposters": 0}, "BB-8.9"),
    pytest.param(a_round_later, "round-begins", {"round": 2}, "BB-3.1"),
    pytest.param(ordered("camera", "choose:pe01"), "camera-placed", {"cell": "pe01"}, "BB-8.3"),
    pytest.param(
        ordered("fence", "choose:pe01", "choose:pe02"), "fence-placed", {"cell": "pe01", "other": "pe02"}, "BB-8.5"
    ),
    pytest.param(ordered("poster", "choose:pe01"), "poster-placed", {"cell": "pe01"}, "BB-8.7"),
    pytest.param(ordered("volunteer", who=J, will={J: 0}), "volunteers", {"player": J, "resources": 10}, "BB-14.14"),
    pytest.param(ordered("duty", "choose:pl02", who=J, will={J: 0}), "stands-watch", {"player": J}, "BB-14.14"),
    pytest.param(swept("clean-market", markets="pl11"), "market-closed", {"cell": "pl11"}, "BB-9.12"),
    pytest.param(
        swept("clean-poster", antiposters="pl11", markets=""), "antiposter-removed", {"cell": "pl11"}, "BB-9.12"
    ),
    pytest.param(
        ordered("play:denunciation", f"choose:{J}", directive_hand="denunciation", hand={J: "diary"}),
        "singled-out",
        {"player": J},
        "BB-7.1",
    ),
    pytest.param(
        ordered("play:overfulfilled-plan", directive_hand="overfulfilled-plan"), "maximum-rises", {"now": 10}, "BB-7.10"
    ),
    pytest.param(ordered("play:new-department", directive_hand="new-department"), "slot-opens", {}, "BB-7.2"),
    pytest.param(
        ordered(
            "play:rewriting",
            "choose:ambush",
            directive_hand="rewriting",
            directive_deck=None,
            directive_discard="raid ambush",
        ),
        "rewrites",
        {"directive": "ambush"},
        "BB-7.1",
    ),
    pytest.param(dealt(), "becomes", {"player": W, "character": "syme"}, "BB-2.7"),
    pytest.param(dealt("at:pl08", "at:pl08", "at:lo08", "at:lo08"), "deploys", {"number": 4}, "BB-2.12"),
    pytest.param(
        after(J, "card:sewer-map", "choose:pl11", at={J: "pl06"}, hand={J: "sewer-map"}, markets=""),
        "arrives",
        {"player": J, "cell": "pl11"},
        "BB-4.28",
    ),
    pytest.param(news("market-day", markets="pe01 pe10 pl11"), "market-opens", {"cell": "lo11"}, "BB-13.11"),
    pytest.param(
        news("demonstration", luck=[("news", "demonstration"), ("station", "pl13")]),
        "crowd-gathers",
        {"cell": "pl13"},
        "BB-15.6",
    ),
    pytest.param(
        news(row="spies-parade - -", militia_at={0: "pe01", 1: "lo01"}, on_parade={1: True}),
        "militia-leaves",
        {"cell": "lo01"},
        "BB-15.4",
    ),
]


@pytest.mark.parametrize(
    ("scene", "code", "args"),
    [pytest.param(*one.values[:3], id=str(one.values[1]), marks=pytest.mark.clauses(one.values[3])) for one in TOLD],
)
def test_everybody_is_told(scene: Callable[[], Table], code: str, args: dict[str, Any]) -> None:
    assert scene().args(code, W)[-1] == args
