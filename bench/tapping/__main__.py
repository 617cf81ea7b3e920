"""Count taps, waiting and stutter in whole games: ``python -m bench.tapping``.

People play in Chromium against bots that answer at once. Each reaches what they want in a turn by the fewest taps that
the page allows; a drag counts as one. Waiting is the time in which nothing can be tapped: bots, windows, what is played
on the table. With ``--slow 4`` the page's processor is slowed so many times; long tasks and frames are always counted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.tapping.hands import FRAMES, Hands
from bench.tapping.people import PEOPLE
from bench.tapping.someone import Someone, Turn
from tests.web.conftest import SAME_VALUES
from tests.web.harness import BUSY, PageServer
from tests.web.tables import opened
from tests.web.words import Words
from tools.machine import find_chromium


@dataclass
class Found:
    """What was counted of one person, over all their games."""

    usual: list[Turn]
    counted: list[int]
    games: int
    lost: int
    long: list[float]
    frames: list[float]


def counted(browser: Browser, server: PageServer, kind: type[Someone], options: argparse.Namespace) -> Found:
    """Let a person play games, each with another seed, until there are enough usual turns."""
    found = Found([], [], 0, 0, [], [])
    while len(found.usual) < options.turns and found.games < options.games:
        someone, work = played(browser, server, kind, options, options.seed + found.games)
        usual = [turn for number, turn in sorted(someone.turns.items()) if number and turn.over]
        usual = [turn for turn in usual if someone.is_usual(turn)]
        found.usual += usual
        found.counted += [someone.counted(turn) for turn in usual]
        found.games += 1
        found.lost += someone.lost
        found.long += work["long"]
        found.frames += work["frames"]
        if options.told:
            for turn in someone.turns.values():
                mark = "usual" if turn in usual else "     "
                print(f"{kind.__name__} {mark} {turn.taps}: {'; '.join(turn.told)}  [{', '.join(turn.questions)}]")
    return found


def played(
    browser: Browser, server: PageServer, kind: type[Someone], options: argparse.Namespace, seed: int
) -> tuple[Someone, dict[str, list[float]]]:
    """Let a person play a game; return them, and what the page noted of its work."""
    width, height = map(int, options.size.split("x"))
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    for script in (BUSY, SAME_VALUES, FRAMES):
        context.add_init_script(script)
    context.add_init_script(f"localStorage['speed-{kind.game}'] = '{options.speed}'")
    page = context.new_page()
    page.goto(server.address)
    page.goto(opened(server, page, {"game": kind.game, "options": {}} | kind.setting))
    someone = kind(Hands(page, server, kind.seat), Words("en", kind.game), seed)
    someone.hands.wait()
    if options.slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": options.slow})
    begun = page.evaluate("() => performance.now()")
    someone.play(options.answers)
    long = [duration for at, duration in page.evaluate("() => window.__long") if at > begun]
    work = {"long": long, "frames": page.evaluate("() => window.__frames")}
    context.close()
    return someone, work


COLUMNS: Final = (
    "a usual turn",
    "goal",
    "taps",
    "most",
    "waiting",
    "turns",
    "games",
    "lost",
    "long tasks",
    "longest",
    "frames/s",
)


def main() -> int:
    """Measure, and print."""
    options = _parser().parse_args()
    table = Table(
        title=f"Taps and seconds of waiting in a turn, {options.size}, processor slowed {options.slow:g} times"
    )
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == COLUMNS[0] else "right")
    wanted = [one for one in PEOPLE if not options.person or one.__name__.lower() in options.person]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = PageServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for kind in wanted:
                table.add_row(*_row(kind, counted(browser, server, kind, options)))
        finally:
            browser.close()
            server.stop()
    Console(width=180).print(table)
    return 0


def _row(kind: type[Someone], found: Found) -> list[str]:
    taps = found.counted
    return [
        kind.what,
        f"<= {kind.goal}",
        f"{fmean(taps):.1f}" if taps else "-",
        str(max(taps)) if taps else "-",
        f"{fmean(turn.waited for turn in found.usual):.1f} s" if taps else "-",
        str(len(taps)),
        str(found.games),
        str(found.lost),
        str(sum(one > 100 for one in found.long)),
        f"{max(found.long, default=0):.0f} ms",
        f"{1000 / fmean(found.frames):.0f}" if found.frames else "-",
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.tapping", description=__doc__)
    parser.add_argument("--person", action="append", choices=[one.__name__.lower() for one in PEOPLE])
    parser.add_argument("--turns", type=int, default=20, help="how many usual turns are enough")
    parser.add_argument("--games", type=int, default=10, help="the most games that one person plays")
    parser.add_argument("--answers", type=int, default=200, help="the most that one person gives in a game")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each other has the next one")
    parser.add_argument("--told", action="store_true", help="tell each gesture")
    parser.add_argument("--speed", default="usual", choices=["off", "usual"], help="how fast it is shown what happens")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--slow", type=float, default=1.0, help="how many times the page's processor is slowed")
    return parser


if __name__ == "__main__":
    sys.exit(main())
