"""The TypeScript types of the web client, from the Python that they describe: ``python -m tools.webtypes`` writes them.

``web/src/shared/generated.ts`` has what server and page say to each other; ``web/src/games/<game>/generated.ts`` a
game's names, its table as views show it, its questions and its events, ``printed.ts`` beside it what is printed on its
components. All are committed; a test compares them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fogtable.games import NAMES, load
from tools.machine import ROOT
from tools.webtypes.answers import (
    ClockInfo,
    DeclarationsInfo,
    ExampleInfo,
    GameInfo,
    ProposalInfo,
    ReasonsInfo,
    SeatView,
    Shown,
    SpokenInfo,
    WindowInfo,
)
from tools.webtypes.of_game import of_game
from tools.webtypes.printed import of_content
from tools.webtypes.shared import shared

WEB: Final = ROOT / "web" / "src"


def files() -> dict[Path, str]:
    """Return what the generated files should hold."""
    made = {WEB / "shared" / "generated.ts": shared()}
    for name in NAMES:
        made[WEB / "games" / name / "generated.ts"] = of_game(load(name))
        made[WEB / "games" / name / "printed.ts"] = of_content(load(name))
    return made


__all__ = [
    "ClockInfo",
    "DeclarationsInfo",
    "ExampleInfo",
    "GameInfo",
    "ProposalInfo",
    "ReasonsInfo",
    "SeatView",
    "Shown",
    "SpokenInfo",
    "WindowInfo",
    "files",
]
