"""ONODA: the printed sheet of the island, lying and standing; the soldier's blanket; the pictures of the events."""

from tools.art.onoda import blanket, events, island

HOW = ("futamata", "missing-food", "fever")
"""The events whose pictures say how a game goes: a squad on the island, hunger, the mind."""


def draw() -> dict[str, str]:
    """Draw what lies on the table."""
    return {
        "events.svg": events.sprite(),
        "sheet-wide.svg": island.sheet(island.WIDE),
        "sheet-tall.svg": island.sheet(island.TALL),
        "weave.svg": blanket.weave(),
        "folds.svg": blanket.folds(),
        **{f"how/{at}.svg": events.alone(event) for at, event in enumerate(HOW, 1)},
    }
