"""The pictures of NOT ALONE: the landscape in layers, what stands on it, and all cards."""

from pathlib import Path

from tools.art.notalone import company, how, land
from tools.art.notalone.composing import FOLDER, compose
from tools.art.notalone.grown import pieces
from tools.art.sheets import sheet

PLACES = ("lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")

LOW = {"hunt-scream", "hunt-mirage", "survival-adrenaline", "survival-smokescreen", "survival-gate", "survival-drone"}
"""Cards whose subject lies low in their picture."""


def draw() -> dict[str, str]:
    """Return the text of each picture by its file's name."""
    grown = pieces()
    wide, tall = (f"0 0 {width} {height}" for width, height in (land.WIDE, land.TALL))

    def layer(box: str, body: str) -> str:
        return compose(box, body, grown, shape="none")

    drawn = {
        "sky.svg": compose("0 0 1280 300", land.sky(), grown, shape="xMidYMin slice"),
        "far-wide.svg": layer(wide, land.far_wide()),
        "far-tall.svg": layer(tall, land.far_tall()),
        "land-wide.svg": layer(wide, land.land_wide()),
        "land-tall.svg": layer(tall, land.land_tall()),
        "fringe-wide.svg": layer(wide, land.fringe_wide()),
        "fringe-tall.svg": layer(tall, land.fringe_tall()),
        "soil.svg": compose("0 0 1280 250", land.soil(), grown, shape="xMidYMin slice"),
        "creature.svg": compose("-340 -290 680 390", '<use href="#creature"/>', grown),
        "eyes.svg": compose("-90 -60 180 120", '<use href="#eyes"/>', grown),
        "moon.svg": compose("-100 -100 200 200", '<use href="#moon"/>', grown),
        "company.svg": sheet(company.PICTURES, company.SIZE, company.SIZE),
        "lamp.svg": compose("-22 -24 44 48", '<use href="#lamp"/>', grown),
        "world.svg": compose("-26 -16 52 32", '<use href="#ringed"/>', grown),
    }
    for place in PLACES:
        if place != "river":
            drawn[f"stand-{place}.svg"] = compose("-128 -168 256 204", f'<use href="#stand-{place}"/>', grown)
    for name, picture in how.PICTURES.items():
        drawn[f"how/{name}.svg"] = compose("0 0 126 80", picture, grown, shape="xMidYMid slice")
    for path in sorted((FOLDER / "cards").glob("*.svg")):
        top = 28 if path.stem in LOW else 12
        drawn[path.name] = compose(f"0 {top} 100 100", body(path), grown, shape="xMidYMid slice")
    return drawn


def body(path: Path) -> str:
    """Return what a card's file draws."""
    return path.read_text(encoding="utf-8").strip()
