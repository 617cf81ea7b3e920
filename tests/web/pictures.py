"""Pictures of the real tables, for the documents: python -m tests.web.pictures [FOLDER] [NAME ...]

Each is a moment of a game that bots have played, or a page around the tables, of the kind and size that the mock-ups
have. They are made again by this one command and committed to docs/images; whoever changes a table makes its pictures
anew.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from fogtable.core.bot import observe
from fogtable.core.declarations.cards import NONE
from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load
from tests.conftest import QUIET
from tests.server.harness import PATIENCE, ROOT
from tests.web.conftest import SAME_VALUES
from tests.web.harness import BUSY, PageServer, Player, come_to_rest, same_session, settle, warm
from tests.web.lessons import GUIDED, Learner, begin, lead, turn_pages
from tests.web.tables import brought, opened
from tests.web.words import Words
from tools.machine import find_chromium

FOLDER = ROOT / "docs" / "images"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
Fits = Callable[[Match], bool]


def words_of(page: Page, game: str) -> Words:
    """Return the words of a game in the language of a page."""
    return Words(str(page.evaluate("() => navigator.language.slice(0, 2)")), game)


def claim(server: PageServer, page: Page, table: str, seat: str, name: str) -> None:
    """Take a seat, or give a name to one's own."""
    made = page.request.post(f"{server.address}/api/tables/{table}/seats/{seat}/claim", data={"name": name})
    assert made.status == 200, made.text()


@dataclass(frozen=True)
class View:
    """Something to be looked at, in a window of its size."""

    game: str
    _: KW_ONLY
    size: ViewportSize | None = None
    scheme: Literal["light", "dark"] = "light"

    def open(self, server: PageServer, page: Page) -> None:
        """Bring a page there."""
        raise NotImplementedError


@dataclass(frozen=True)
class Scene(View):
    """The first moment of a game in which a seat is asked something and that fits; then some picks are taken."""

    fits: Fits
    _: KW_ONLY
    seats: int = 1
    seat: str = ""
    seed: int = 1
    picks: tuple[str, ...] = ()
    """The texts that name what is picked, one after the other."""
    there: str = ""
    """What belongs to it, and is fetched when it is first needed."""

    def open(self, server: PageServer, page: Page) -> None:
        go_on(server, page, self)
        me = Player(page, words_of(page, self.game))
        page.wait_for_load_state("networkidle")
        for text in self.picks:
            me.wait()
            me.press(f"window.__picks.find((one) => one.textContent.includes({me.words(text)!r}))")
        if self.there:
            expect(page.locator(self.there).first).to_be_visible()
        page.mouse.move(0, 0)  # nothing is explained
        come_to_rest(page)


@dataclass(frozen=True)
class Reveal(Scene):
    """What follows when the seat of a scene passes, stopped at a beat."""

    _: KW_ONLY
    beat: str

    def open(self, server: PageServer, page: Page) -> None:
        page.evaluate("(game) => localStorage.setItem(`speed-${game}`, 'usual')", self.game)
        table, seat = go_on(server, page, self)
        warm(page)
        settle(page)
        page.clock.install()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
        with same_session(page, server) as me:
            assert me.answer(table, seat, ["pass"]).status_code == 200
        while page.locator(f"[data-beat={self.beat}]").count() == 0:
            page.clock.run_for(50)
        expect(page.locator(self.there).first).to_be_visible()
        # Not with `come_to_rest`, which waits by the clock that stands still.
        page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")


@dataclass(frozen=True)
class Cards(View):
    """A game's rules, where a card stands in them."""

    card: str

    def open(self, server: PageServer, page: Page) -> None:
        page.goto(f"{server.address}/rules/{self.game}")
        card = page.locator(f"#{self.card}")
        card.wait_for()
        page.wait_for_load_state("networkidle")
        card.evaluate("(one) => one.scrollIntoView()")
        come_to_rest(page)


@dataclass(frozen=True)
class Lesson(View):
    """A step of a lesson, when all of it is told and something is to be done."""

    name: str
    step: int

    def open(self, server: PageServer, page: Page) -> None:
        page.goto(f"{server.address}/g/{self.game}")
        words = words_of(page, self.game)
        box = begin(page, words, self.name)
        me = Learner(page, words)
        lead(page, words, me, self.step)
        turn_pages(box, words, GUIDED[self.game, self.name].steps[self.step - 1])
        me.wait()
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        come_to_rest(page)


@dataclass(frozen=True)
class Invitation(View):
    """What somebody sees who has got a link, at a table with two people and a free seat."""

    def open(self, server: PageServer, page: Page) -> None:
        host = page.context.browser.new_context() if page.context.browser else page.context
        first = host.new_page()
        players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "link"}]
        address = opened(server, first, {"game": self.game, "players": players, "options": {}, "first": 1})
        claim(server, first, address.rsplit("/", 1)[1], "hunted-2", "Vera")
        host.close()
        page.goto(address)
        page.locator("[data-seat]").first.wait_for()
        page.wait_for_load_state("networkidle")
        come_to_rest(page)


def asks(*questions: str) -> Fits:
    """Where one of these is asked of somebody."""
    return lambda match: any((found := match.question(at)) and found[0].code() in questions for at in match.awaited())


def chosen_in(question: str) -> Fits:
    """Where the first who is asked is asked this, and may do more than pass."""

    def fits(match: Match) -> bool:
        at = match.awaited()[0]
        found = match.question(at)
        return found is not None and found[0].code() == question and any(one != "pass" for one in match.offered(at))

    return fits


def late(match: Match) -> bool:
    """In a middle round of ONODA, with much on the table."""
    state = match.state
    return asks("act")(match) and state.round >= 3 and len(state.lasting) >= 2 and len(state.hand) >= 1


def turn(number: int, *questions: str) -> Fits:
    """After so many answers, where one of these is asked."""
    return lambda match: len(match.answers) >= number and asks(*questions)(match)


def alone(match: Match) -> bool:
    """Where a Hunted of NOT ALONE chooses one place of several, late in a game."""
    at = match.awaited()[0]
    places = [one for one in match.offered(at) if one.startswith("commit:")] if turn(60, "explore")(match) else []
    return len(places) > 3


def piles(match: Match) -> bool:
    """Where the Creature of NOT ALONE lays its token, and much lies open of what the Hunted have played."""
    state = match.state
    return asks("place-token")(match) and sum(len(one) for one in state.discard) >= 2 * len(match.names) - 4


def fought(match: Match) -> bool:
    """In a battle of ANIMA against a Monster, when the dice lie."""
    return asks("reroll")(match) and match.state.monster != NONE


def caught(match: Match) -> bool:
    """Where one Hunted of NOT ALONE could still play a card, and is found if not."""
    if match.state.turn < 5 or len(match.awaited()) > 1 or not asks("play-survival")(match):
        return False
    at, after = match.awaited()[0], match.copy()
    after.play(at, "pass")
    apart = match.state.stands[1] != match.state.stands[2]
    return apart and len(match.offered(at)) > 1 and after.state.will[at] < match.state.will[at]


VIEWS: dict[str, View] = {
    "notalone": Scene("notalone", alone, seats=3, seat="hunted-1", scheme="dark", picks=("place-wreck",)),
    "notalone-creature": Scene("notalone", piles, seats=7, seat="creature"),
    "notalone-reveal": Reveal("notalone", caught, seats=3, seed=76, beat="loses-will", there=".burns .flame"),
    "notalone-phone": Scene("notalone", alone, seats=3, seat="hunted-1", size=PHONE, picks=("place-wreck",)),
    "notalone-cards": Cards("notalone", "hunt-anticipation"),
    "bigbrother": Scene("bigbrother", turn(120, "act"), seats=4, picks=("cell-tr11",), there=".halo"),
    "bigbrother-office": Scene(
        "bigbrother",
        turn(150, "command"),
        seats=4,
        seat="big-brother",
        picks=("order-wiretap",),
        there=".spot.offered",
    ),
    "bigbrother-clash": Scene("bigbrother", asks("reward"), seats=4),
    "bigbrother-phone": Scene("bigbrother", turn(120, "act"), seats=4, size=PHONE),
    "bigbrother-cards": Cards("bigbrother", "character-julia", size={"width": 1600, "height": 744}),
    "anima": Scene("anima", turn(120, "interact"), seats=3, scheme="dark"),
    "anima-day": Scene("anima", turn(120, "interact"), seats=3),
    "anima-battle": Scene("anima", fought, seats=3, seed=10),
    "anima-trade": Scene("anima", asks("answer-offer"), seats=3),
    "anima-phone": Scene("anima", turn(120, "interact"), seats=3, size=PHONE),
    "anima-cards": Cards("anima", "kind-iron-fist"),
    "onoda": Scene("onoda", late, seed=6, picks=("region-five-hundred",)),
    "lesson": Lesson("notalone", "hunted", 4),
    "invitation": Invitation("notalone", size=PHONE),
}
SCENES = {name: one for name, one in VIEWS.items() if isinstance(one, Scene)}


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


def go_on(server: PageServer, page: Page, scene: Scene) -> tuple[str, str]:
    """Open a table that goes on from the moment of a scene; return its id, and who looks."""
    record, step, seat = moment(scene)
    origin = brought(server, record)
    made = page.request.post(f"{server.address}/api/tables/{origin}/go-on", data={"seat": seat, "step": step})
    assert made.status == 201, made.text()
    table = str(made.json()["id"])
    page.goto(f"{server.address}/t/{table}")
    page.locator(".shell").wait_for()
    page.wait_for_load_state("networkidle")
    come_to_rest(page)
    return table, seat


def at_rest(
    browser: Browser, server: PageServer, size: ViewportSize, scheme: Literal["light", "dark"], locale: str
) -> Page:
    """Open the start page in a window where little moves, so that pictures are alike."""
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce", locale=locale)
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(BUSY)
    context.add_init_script(SAME_VALUES)
    page = context.new_page()
    page.goto(server.address)
    return page


def take(page: Page, path: Path) -> None:
    """Write what the page shows as a small picture."""
    devtools = page.context.new_cdp_session(page)
    shot: dict[str, Any] = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 50})
    path.write_bytes(base64.b64decode(shot["data"]))


def main(folder: Path, names: list[str]) -> None:
    """Make the pictures of these names, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as tools:
        server = PageServer(Path(place))
        server.start()
        browser = tools.chromium.launch(executable_path=find_chromium(), args=QUIET)
        try:
            for name in names or VIEWS:
                view = VIEWS[name]
                page = at_rest(browser, server, view.size or DESK, view.scheme, "en-GB")
                view.open(server, page)
                take(page, folder / f"{name}.webp")
                page.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    asked = sys.argv[1:]
    place = Path(asked.pop(0)) if asked and asked[0] not in VIEWS else FOLDER
    main(place, asked)
