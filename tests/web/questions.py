"""Pictures of every question of a game, to be looked at: python -m tests.web.questions GAME FOLDER [LOCALE [SEATS]]

Bots play games from the first question to the last; each that offers a choice is opened on the real page, as the seat
that is asked sees it, and taken at every named size. A player meets all of them sooner or later, an author of the page
only those of the games that he happened to play.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from fogtable.games import load
from tests.conftest import QUIET
from tests.web.harness import PageServer, come_to_rest
from tests.web.pictures import DESK, PHONE, Scene, at_rest, chosen_in, go_on, played
from tools.machine import find_chromium

SIZES = (DESK, {"width": 1024, "height": 640}, {"width": 820, "height": 1180}, PHONE)
GAMES = 5
"""How many games the bots play."""


def first_asked(scene: Scene) -> dict[str, int]:
    """Return the questions that somebody is asked in the games of a scene, each with the seed of the first of them."""
    found: dict[str, int] = {}
    for match in played(scene):
        if match.seed >= scene.seed + GAMES:
            break
        question = match.question(match.awaited()[0])
        if question and chosen_in(question[0].code())(match):
            found.setdefault(question[0].code(), match.seed)
    return found


def main(game: str, folder: Path, locale: str = "en-GB", seats: str = "") -> None:
    """Take each question of a game at every size."""
    folder.mkdir(parents=True, exist_ok=True)
    scene = Scene(game, lambda _: False, seats=int(seats or max(load(game).seat_counts)))
    questions = first_asked(scene)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as tools:
        server = PageServer(Path(place))
        server.start()
        browser = tools.chromium.launch(executable_path=find_chromium(), args=QUIET)
        try:
            for at, (question, seed) in enumerate(questions.items(), 1):
                print(f"{at}/{len(questions)} {question}", flush=True)
                page = at_rest(browser, server, SIZES[0], "light", locale)
                try:
                    go_on(server, page, Scene(game, chosen_in(question), seats=scene.seats, seed=seed))
                    for size in SIZES:
                        page.set_viewport_size(size)
                        come_to_rest(page)
                        page.screenshot(path=folder / f"{question}-{size['width']}.png")
                except Error as error:
                    print(f"  {error.message.splitlines()[0]}", file=sys.stderr)
                page.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])
