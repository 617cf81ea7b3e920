"""Julia's deeds, one for the condition of each personal goal (specification 7.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.table import J, Table, W


def turn(**position: Any) -> Table:
    """Return Julia's turn."""
    return Table(**{"markets": "", "options": {"numbers": "spec"}} | position)


def break_camera(**goal: Any) -> Table:
    table = turn(cameras="pl06", **goal)
    table.play(J, "break-camera", "choose:pl06")
    return table


def tear_poster(**goal: Any) -> Table:
    table = turn(posters="pl06", **goal)
    table.play(J, "tear-poster")
    return table


def paint_over(**goal: Any) -> Table:
    table = turn(posters="pl06", hand={J: "paint"}, **goal)
    table.play(J, "card:paint", "choose:pl06")
    return table


def dismantle(**goal: Any) -> Table:
    table = turn(fences="pl06-pl07", **goal)
    table.play(J, "dismantle-fence", "choose:pl07")
    return table


def win(**goal: Any) -> Table:
    table = begun(**goal)
    fight(table)
    return table


def join(**goal: Any) -> Table:
    table = Table(turn=W, at={W: "pl11", J: "pl13"}, figures="pl12", markets="", **goal)
    table.walk(W, "pl12")
    fight(table, {J: "join"})
    return table


def search(**goal: Any) -> Table:
    table = turn(at={J: "pl02"}, **goal)
    table.draws("spanner")
    table.play(J, "search")
    return table


def ride(**goal: Any) -> Table:
    table = turn(at={J: "pl01"}, tickets={J: 1}, **goal)
    table.play(J, "monorail", "to:pl13")
    return table


def exchange(**goal: Any) -> Table:
    table = turn(at={W: "pl06"}, hand={J: "diary"}, **goal)
    table.play(J, "exchange", f"with:{W}", "add:diary")
    table.play(J, "done")
    table.play(W, "done")
    table.play(J, "confirm", "done")
    return table


def place_stash(**goal: Any) -> Table:
    table = turn(hand={J: "diary"}, **goal)
    table.play(J, "place-stash", "choose:diary")
    return table


def buy(**goal: Any) -> Table:
    table = turn(at={J: "pl12"}, markets="pl11", **goal)
    table.draws("spanner")
    table.walk(J, "pl11")
    table.play(J, "stop", "from:a")
    return table


def put_up(**goal: Any) -> Table:
    table = turn(hand={J: "leaflets"}, **goal)
    table.play(J, "card:leaflets")
    return table


def be_detained(**goal: Any) -> Table:
    table = begun(directive_hand="room-101", **goal)
    fight(table)
    return table


def end_on_ministry(**goal: Any) -> Table:
    table = turn(at={J: "pl08"}, **goal)
    table.play(J, "end")
    return table


def end_under_camera(**goal: Any) -> Table:
    table = turn(cameras="pl06", **goal)
    table.play(J, "end")
    return table


def inspire(**goal: Any) -> Table:
    table = turn(**goal)
    table.play(J, f"inspire:{W}")
    return table


CONDITIONS: dict[str, tuple[Callable[..., Table], int]] = {
    "blinder": (break_camera, 3),
    "tearer": (tear_poster, 3),
    "breaker": (dismantle, 2),
    "fighter": (win, 2),
    "comrade": (join, 2),
    "seeker": (search, 3),
    "traveller": (ride, 4),
    "trader": (exchange, 3),
    "stasher": (place_stash, 3),
    "customer": (buy, 2),
    "agitator": (put_up, 2),
    "martyr": (be_detained, 2),
    "pilgrim": (end_on_ministry, 2),
    "evader": (end_under_camera, 3),
    "organiser": (inspire, 3),
}
"""By goal: the deed, and how many tokens complete it."""
