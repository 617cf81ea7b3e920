"""The truth of a table on a running server: the same match, played along in the test from the seed on disk."""

from __future__ import annotations

import json
from typing import Any

from fogtable.core.declarations.visibility import EVERYONE, SPECTATOR, viewer_bit
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.core.play.view import own_part, public_part, viewers
from tests.server.harness import Server


def stored_answers(server: Server, table: str) -> list[tuple[int, str]]:
    """Return the answers of a table as they stand on disk."""
    found = server.disk.rows("SELECT seat, meaning FROM answers WHERE table_id = :table ORDER BY seq", table=table)
    return [(seat, meaning) for seat, meaning in found]


def truth(server: Server, table: str, game: Game) -> Match:
    """Return the match of a table as it stands on disk."""
    ((seed, options),) = server.disk.rows("SELECT seed, options FROM tables WHERE id = :table", table=table)
    ((count,),) = server.disk.rows("SELECT count(*) FROM seats WHERE table_id = :table", table=table)
    match = Match(game, count, game.options(**json.loads(options)), seed)
    for seat, meaning in stored_answers(server, table):
        if meaning.startswith("retract "):
            match.retract(seat)
        else:
            match.play(seat, meaning)
    return match


def check_view(message: dict[str, Any], match: Match) -> None:
    """Make sure that a view holds nothing which its seat may not know."""
    t = match.state
    viewer = SPECTATOR if message["seat"] is None else match.names.index(message["seat"])
    if match.over:
        return
    for name, declared in t.fields.items():
        if declared.sees is EVERYONE:
            continue
        shown = message["public"][name]
        rows = range(len(shown)) if declared.shape else [0]
        for row in rows:
            value = shown[row] if declared.shape else shown
            seen_by = viewers(t, declared, row)
            if not seen_by & viewer_bit(SPECTATOR):
                assert _covered(value), (name, row)
            if not seen_by & viewer_bit(viewer) and name in message["own"]:
                label = match.names[row] if declared.shape and declared.shape[0] < 0 else str(row)
                assert declared.shape, name
                assert label not in message["own"][name]
    question = None if viewer == SPECTATOR else match.question(viewer)
    assert (message["asked"] is None) == (question is None)
    if question is not None:
        check_worlds(message, match, viewer)
    if not match.waits_openly():
        assert message["waiting"] == ["table"]
    for event in message["events"]:
        declared_event = match.game.log.table[event["code"]]
        assert set(event["args"]) == set(declared_event.args)


def check_worlds(message: dict[str, Any], match: Match, viewer: int) -> None:
    """Make sure that a seat is shown the same in a world that differs only in what it may not know."""
    other = redeal(match, viewer, 99)
    assert message["public"] == json.loads(json.dumps(public_part(other.state, other.names)))
    assert message["own"] == json.loads(json.dumps(own_part(other.state, viewer, other.names)))
    assert message["asked"]["options"] == other.offered(viewer)


def _covered(value: Any) -> bool:
    if isinstance(value, list):
        return all(_covered(one) for one in value)
    return value is None or isinstance(value, int)
