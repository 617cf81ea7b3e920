"""ONODA: the printed sheet of the island, lying and standing; the soldier's blanket; the pictures of the events."""

from tools.art.onoda import blanket, events, island


def draw() -> dict[str, str]:
    """Draw what lies on the table."""
    return {
        "events.svg": events.sprite(),
        "sheet-wide.svg": island.sheet(island.WIDE),
        "sheet-tall.svg": island.sheet(island.TALL),
        "weave.svg": blanket.weave(),
        "folds.svg": blanket.folds(),
    }
