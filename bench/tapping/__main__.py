"""Count taps, waiting and stutter in whole games: ``python -m bench.tapping``.

People play in Chromium against bots that answer at once. Each reaches what they want in a turn by the fewest taps that
the page allows; a drag counts as one. Waiting is the time in which nothing can be tapped: bots, windows, what is played
on the table. With ``--slow 4`` the page's processor is slowed so many times; long tasks and frames are always counted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import fmean

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.tapping.hands import FRAMES, Hands
from bench.tapping.people import PEOPLE, Someone
from tests.web.conftest import SAME_VALUES
from tests.web.harness import BUSY, PageServer
from tests.web.tables import opened
from tests.web.words import Words
from tools.machine import find_chromium


def played(
    browser: Browser, server: PageServer, kind: type[Someone], options: argparse.Namespace
) -> tuple[Someone, dict[str, list[float]]]:
    """Let a person play a game; return them, and what the page noted of its work."""
    width, height = map(int, options.size.split("x"))
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    for script in (BUSY, SAME_VALUES, FRAMES):
        context.add_init_script(script)
    page = context.new_page()
    page.goto(server.address)
    page.goto(opened(server, page, {"game": kind.game, "options": {}} | kind.setting))
    someone = kind(Hands(page, server, kind.seat), Words("en", kind.game), options.seed)
    someone.hands.wait()
    if options.slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": options.slow})
    begun = page.evaluate("() => performance.now()")
    someone.play(options.answers)
    long = [duration for at, duration in page.evaluate("() => window.__long") if at > begun]
    found = {"long": long, "frames": page.evaluate("() => window.__frames")}
    context.close()
    return someone, found


def main() -> int:
    """Measure, and print."""
    options = _parser().parse_args()
    found = Table(
        title=f"Taps and seconds of waiting in a turn, {options.size}, processor slowed {options.slow:g} times"
    )
    for column in (
        "a usual turn",
        "goal",
        "taps",
        "most",
        "waiting",
        "of",
        "all turns: taps",
        "of ",
        "long tasks",
        "longest",
        "frames/s",
    ):
        found.add_column(column, justify="left" if column == "a usual turn" else "right")
    wanted = [one for one in PEOPLE if not options.person or one.__name__.lower() in options.person]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = PageServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for kind in wanted:
                found.add_row(*_row(*played(browser, server, kind, options)))
        finally:
            browser.close()
            server.stop()
    Console(width=170).print(found)
    return 0


def _row(someone: Someone, work: dict[str, list[float]]) -> list[str]:
    all_turns = [turn for number, turn in sorted(someone.turns.items()) if number]
    usual = [turn for turn in all_turns if someone.is_usual(turn)]
    taps = [someone.counted(turn) for turn in usual]
    long = [one for one in work["long"] if one > 100]
    frames = work["frames"]
    return [
        someone.what,
        f"<= {someone.goal}",
        f"{fmean(taps):.1f}" if taps else "-",
        str(max(taps)) if taps else "-",
        f"{fmean(turn.waited for turn in usual):.1f} s" if usual else "-",
        str(len(usual)),
        f"{fmean(turn.taps for turn in all_turns):.1f}" if all_turns else "-",
        str(len(all_turns)),
        str(len(long)),
        f"{max(work['long'], default=0):.0f} ms",
        f"{1000 / fmean(frames):.0f}" if frames else "-",
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.tapping", description=__doc__)
    parser.add_argument("--person", action="append", choices=[one.__name__.lower() for one in PEOPLE])
    parser.add_argument("--answers", type=int, default=200, help="the most that one person gives in a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--slow", type=float, default=1.0, help="how many times the page's processor is slowed")
    return parser


if __name__ == "__main__":
    sys.exit(main())
