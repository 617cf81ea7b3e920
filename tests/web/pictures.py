"""Pictures of the real tables, for the documents: python -m tests.web.pictures [FOLDER] [NAME ...]

Each is a moment of a game that bots have played. They are made again by this one command and committed to docs/images;
whoever changes a table makes its pictures anew.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright

from fogtable.core.bot import observe
from fogtable.core.declarations.cards import NONE
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load
from tests.conftest import QUIET
from tests.server.harness import ROOT
from tests.web.conftest import SAME_VALUES
from tests.web.harness import BUSY, PageServer, come_to_rest
from tests.web.tables import brought
from tools.machine import find_chromium

FOLDER = ROOT / "docs" / "images"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
Fits = Callable[[Match], bool]


@dataclass(frozen=True)
class Scene:
    """The first moment of a game in which a seat is asked something and that fits."""

    game: str
    fits: Fits
    seats: int = 1
    seat: str = ""
    size: ViewportSize | None = None
    scheme: Literal["light", "dark"] = "light"
    seed: int = 1


def asks(*questions: str) -> Fits:
    """Where one of these is asked of somebody."""
    return lambda match: any((found := match.question(at)) and found[0].code() in questions for at in match.awaited())


def late(match: Match) -> bool:
    """In a middle round of ONODA, with much on the table."""
    state = match.state
    return asks("act")(match) and state.round >= 3 and len(state.lasting) >= 2 and len(state.hand) >= 1


def failing(match: Match) -> bool:
    """Where a check of ONODA is about to fail."""
    return asks("judge")(match) and match.state.round >= 2


def turn(number: int, *questions: str) -> Fits:
    """After so many answers, where one of these is asked."""
    return lambda match: len(match.answers) >= number and asks(*questions)(match)


def fought(match: Match) -> bool:
    """In a battle of ANIMA against a Monster."""
    return asks("fight")(match) and match.state.monster != NONE


SCENES = {
    "notalone": Scene("notalone", turn(60, "explore"), seats=3, seat="hunted-1", scheme="dark"),
    "notalone-creature": Scene("notalone", turn(40, "place-token"), seats=7, seat="creature"),
    "notalone-phone": Scene("notalone", turn(60, "explore"), seats=3, seat="hunted-1", size=PHONE),
    "bigbrother": Scene("bigbrother", turn(120, "act"), seats=4),
    "bigbrother-office": Scene("bigbrother", turn(150, "command"), seats=4, seat="big-brother"),
    "bigbrother-clash": Scene("bigbrother", asks("lay-directive"), seats=4, seat="big-brother"),
    "bigbrother-phone": Scene("bigbrother", turn(120, "act"), seats=4, size=PHONE),
    "anima": Scene("anima", turn(120, "interact"), seats=3, scheme="dark"),
    "anima-day": Scene("anima", turn(120, "interact"), seats=3),
    "anima-battle": Scene("anima", fought, seats=3),
    "anima-trade": Scene("anima", asks("answer-offer"), seats=3),
    "anima-phone": Scene("anima", turn(120, "interact"), seats=3, size=PHONE),
    "onoda": Scene("onoda", late, size=DESK),
    "onoda-night": Scene("onoda", late, size=DESK, scheme="dark"),
    "onoda-check": Scene("onoda", failing, size=DESK),
    "onoda-phone": Scene("onoda", late, size=PHONE),
}


def played(scene: Scene) -> Iterator[Match]:
    """Let bots play games of a scene until one of them has its moment; the match before each answer."""
    game = load(scene.game)
    for seed in range(scene.seed, scene.seed + 60):
        match, luck = Match(game, scene.seats, game.options(), seed), random.Random(seed)
        bots = [next(iter(game.bots.values()))() for _ in range(scene.seats)]
        while not match.over:
            yield match
            for seat in match.awaited()[:1]:
                match.answer(seat, bots[seat].choose(observe(match, seat), luck))


def moment(scene: Scene) -> tuple[bytes, int, str]:
    """Return the record of a scene's game, after how many answers its moment is, and who looks."""
    for match in played(scene):
        if scene.fits(match) and (not scene.seat or scene.seat in [match.names[at] for at in match.awaited()]):
            step, seat = len(match.answers), scene.seat or match.names[match.awaited()[0]]
            luck = random.Random(0)
            while not match.over:
                at = match.awaited()[0]
                match.play(at, luck.choice(match.offered(at)))
            return write(match), step, seat
    raise AssertionError(f"{scene} never comes")


def show(server: PageServer, page: Page, scene: Scene) -> None:
    """Open a table that goes on from the moment."""
    record, step, seat = moment(scene)
    origin = brought(server, record)
    made = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data={"seat": seat, "step": step})
    assert made.status == 201, made.text()
    page.goto(f"{server.address}/t/{made.json()['id']}")
    page.locator(".shell").wait_for()
    page.wait_for_load_state("networkidle")
    come_to_rest(page)


def take(page: Page, path: Path) -> None:
    """Write what the page shows as a small picture."""
    devtools = page.context.new_cdp_session(page)
    shot: dict[str, Any] = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 62})
    path.write_bytes(base64.b64decode(shot["data"]))


def main(folder: Path, names: list[str]) -> None:
    """Make the pictures of these names, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as tools:
        server = PageServer(Path(place))
        server.start()
        browser = tools.chromium.launch(executable_path=find_chromium(), args=QUIET)
        try:
            for name in names or SCENES:
                scene = SCENES[name]
                context = browser.new_context(
                    viewport=scene.size or DESK, color_scheme=scene.scheme, reduced_motion="reduce", locale="en-GB"
                )
                context.add_init_script(BUSY)
                context.add_init_script(SAME_VALUES)
                page = context.new_page()
                page.goto(server.address)
                show(server, page, scene)
                take(page, folder / f"{name}.webp")
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    asked = sys.argv[1:]
    place = Path(asked.pop(0)) if asked and asked[0] not in SCENES else FOLDER
    main(place, asked)
