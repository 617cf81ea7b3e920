"""Positions that many tests start from."""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.view import view_bytes
from tests.games.notalone.table import H1, H2, Table

ALL_BUT_ARTEFACT = "lair jungle river beach rover swamp shelter wreck source"
EVERY_PLACE = f"{ALL_BUT_ARTEFACT} artefact"


def at(place: str, second: str = "jungle", **position: Any) -> Table:
    """The reckoning begins: hunted-1 stands at a place, hunted-2 (in the Jungle) comes after and holds the game up.

    Cards of hunted-1 and hunted-2 that the position does not name are in hand, so discard piles are empty.
    """
    played = {H1: place, H2: second} | position.pop("played", {})
    return Table(players=3, phase="reckoning", played=played, **position)


def caught(place: str, second: str = "jungle", **position: Any) -> Table:
    """The reckoning begins with the Creature token on the place of hunted-1; hunted-2 is asked first."""
    tokens = {"creature": place.split()[0]} | position.pop("tokens", {})
    return at(place, second, tokens=tokens, **position)


def hunting(hunt_hand: str, players: int = 4, **position: Any) -> Table:
    """The Creature decides on its Hunt cards; every Hunted has committed the Lair unless ``played`` names another."""
    return Table(players=players, phase="hunting", hunt_hand=hunt_hand, **position)


def end_of_turn(players: int = 3, **position: Any) -> Table:
    """Window W4 opens; every Hunted has played the Lair unless ``played`` names another."""
    return Table(players=players, phase="end-of-turn", **position)


def seen(table: Table, *viewers: str) -> list[bytes]:
    """Return the whole view of each of these viewers (or ``spectator``) as bytes."""
    numbers = [SPECTATOR if viewer == "spectator" else table.seat(viewer) for viewer in viewers]
    return [view_bytes(table.state, number, table.seats) for number in numbers]


def codes(table: Table, code: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """Return the arguments of all events of one kind, as a seat reads them."""
    return [entry["args"] for entry in table.told(viewer, code)]
