"""Positions that a scenario or a test sets up: what follows from what is given, and what cannot be."""

from __future__ import annotations

from fogtable.core.declarations.cards import NONE, Cards
from fogtable.games.onoda.components import FULL, MISSION_REGION, TOP, TYPE, Event, Mission, Region, Type, Variant
from fogtable.games.onoda.state import Onoda


def settle(t: Onoda, given: frozenset[str]) -> None:
    """Complete a position that a scenario has set up, and refuse one that cannot be.

    Raises:
        ValueError: the position is impossible; the message says why.
    """
    if t.health == 0:
        raise ValueError("health 0 has ended the game (ON-19.1)")
    if t.at == NONE:
        raise ValueError("at: Onoda is in a region from the start (ON-S.12)")
    if t.paranoia == TOP:
        raise ValueError("paranoia 10 has ended the game (ON-19.2)")
    if any(level > FULL for level in t.alert):
        raise ValueError("a region holds at most 6 alert markers (ON-2.1)")
    if t.variant == Variant.STANDARD and t.marker_at[Region.KYANPU] >= 0:
        raise ValueError("Kyanpu has no item marker in the standard game (ON-S.10)")
    _require_type("lasting", t.lasting, Type.LASTING)
    _require_type("hand", t.hand, Type.PREPARED)
    _reveal_missions(t, given)


def _require_type(zone: str, held: Cards, kind: int) -> None:
    """Only lasting events lie beside the board, only prepared ones in the hand (ON-14.3, ON-14.4)."""
    for card in held:
        if TYPE[card] != kind:
            raise ValueError(f"{zone}: {Event.name(card)} is no {Type.name(kind)} event (ON-14.2)")


def _reveal_missions(t: Onoda, given: frozenset[str]) -> None:
    """A current mission that is named has been revealed, its marker lies in its region (ON-4.1, ON-4.2).

    If none is named the round begins with the reveal, unless this round's mission is among those revealed.
    """
    if "missions" not in given:
        if t.variant != Variant.STANDARD:  # those of the rounds before (ON-22.5)
            _reveal(t, [m for m in t.mission_deck if m != t.mission][: t.round - 1])
        if t.mission in t.mission_deck:
            _reveal(t, [t.mission])
    elif "mission" not in given and len(t.missions) >= t.round:
        t.mission = max(t.missions)
    if t.mission == NONE:
        return
    if t.mission not in t.missions:
        raise ValueError(f"the current mission is one of those revealed (ON-4.1), not {Mission.name(t.mission)}")
    if "mission_at" not in given:
        t.mission_at = MISSION_REGION[t.mission]


def _reveal(t: Onoda, missions: list[int]) -> None:
    for mission in missions:
        t.mission_deck -= mission
        t.missions += mission
