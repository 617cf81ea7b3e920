"""Games that have no board of their own are played on one made of what they declare, from the start page to the end.

Two of them: one as ``fogtable new game`` writes it, with texts, and the auction of the server's tests, which has none;
and those of the house, whose boards are left away.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES
from fogtable.new_game.making import make
from tests.server.auction import Card
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, require_fits, require_sound_text, settle, until
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.words import LANGUAGES, Words

GAMES = ("lamps", "auction")
BOTS = {"lamps": ["random", "random"], "auction": ["lucky", "first"]}
TITLES = {"en": "Twelve Lamps", "ru": "Двенадцать ламп", "uk": "Дванадцять ламп"}
BROKEN = r"undefined|NaN|\[object |\{ ?\$"
SIZES = ((1280, 800), (1024, 640), (390, 844))


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server that has both games: one is installed, as far as anybody can tell."""
    packages = tmp_path_factory.mktemp("packages")
    made = make("lamps", tmp_path_factory.mktemp("projects"))
    shutil.move(made / "lamps", packages / "lamps")
    info = packages / "lamps-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lamps\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fogtable.games]\nlamps = lamps:GAME\n")
    running = PageServer(tmp_path_factory.mktemp("server"), environment={"TEST_MORE_GAMES": "yes"})
    running.packages = packages
    running.start()
    yield running
    assert running.stop() == 0


def body(game: str, *kinds: str) -> dict[str, object]:
    """Return what opens a table: one person, then players of these kinds, of bots by name."""
    others = [{"kind": "bot", "bot": kind} if kind in BOTS[game] else {"kind": kind} for kind in kinds]
    return {"game": game, "players": [{"kind": "here", "name": "Anna"}, *others], "options": {}, "first": 0}


def words_of(language: str) -> Words:
    """Return the texts of the client: those of a game of its own are not looked for."""
    return Words(language, "onoda")


def require_one_screen(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        require_fits(page, width)
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0, (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "by"), [("en", "mouse"), ("ru", "touch"), ("uk", "keyboard")])
def test_a_game_is_played_to_its_end(server: PageServer, browse: Browsing, game: str, language: str, by: str) -> None:
    page = browse(server.address, language=language, touch=by == "touch")
    page.goto(opened(server, page, body(game, *BOTS[game])))
    me = Player(page, words_of(language), seed=3, by=by)
    seen = 0

    def look_on() -> None:
        nonlocal seen
        seen += 1
        if seen in (1, 5) and page.locator(".shell:not(.over)").count():
            require_one_screen(page)

    me.play(look_on)
    assert me.answers >= 2
    settle(page)
    assert not re.findall(BROKEN, page.locator("body").inner_text())
    if game == "lamps":
        require_sound_text(page, words_of(language))
    require_fits(page, 1280)


@pytest.mark.parametrize("name", NAMES)
def test_a_large_game_can_be_played_on_it(server: PageServer, browse: Browsing, name: str) -> None:
    """The games of the house without their boards: every kind of field, question and family that there is."""
    page = browse(server.address)
    players = [{"kind": "here", "name": "Anna"}, *[{"kind": "bot"}] * (0 if name == "onoda" else 2)]
    page.goto(opened(server, page, {"game": f"plain_{name}", "players": players, "options": {}, "first": 0}))
    me = Player(page, words_of("en"), seed=3)
    # How many things are picked before an answer is sent depends on who answers first: at least two are.
    for step in range(240):
        if me.step() == "over" or (step >= 24 and me.answers >= 2):
            break
        if step % 8 == 2 and step < 24:
            require_one_screen(page)
    assert me.answers >= 2
    assert not re.findall(BROKEN, page.locator("body").inner_text())


def test_the_start_page_leads_to_a_table(server: PageServer, browse: Browsing, axe: str) -> None:
    for language in LANGUAGES:
        words = words_of(language)
        page = browse(server.address, language=language)
        page.get_by_role("link", name="Auction").wait_for()
        assert complaints(page, axe) == []
        page.get_by_role("link", name=TITLES[language]).click()
        page.get_by_role("heading", name=TITLES[language], exact=True).wait_for()
        assert complaints(page, axe) == []
        page.get_by_role("button", name=words("play-bots")).click()
        Player(page, words).wait()
        assert page.title().endswith(TITLES[language])
        assert complaints(page, axe) == []


def test_a_friend_is_invited(server: PageServer, browse: Browsing, english: Words) -> None:
    for game, title in (("lamps", "Twelve Lamps"), ("auction", "Auction")):
        page = browse(server.address)
        address = opened(server, page, body(game, "link"))
        friend = browse(address)
        friend.locator(".introduction").get_by_role("heading", name=title).wait_for()
        friend.get_by_role("button", name=english("claim")).click()
        Player(friend, english).wait()
        expect(friend.get_by_role("region", name="Anna")).to_be_visible()


def test_nothing_hidden_is_in_the_page(server: PageServer, browse: Browsing, english: Words) -> None:
    """What this seat was told of is all that the page names: cards of others come when they are laid open."""
    page = browse(server.address)
    page.goto(opened(server, page, body("auction", *BOTS["auction"])))
    me = Player(page, english, seed=5)
    frames = browse.watches[page].frames
    looked = 0
    while me.wait() and me.step() != "over":
        settle(page)
        views = [json.loads(frame) for frame in frames if '"public"' in frame]
        if not views or views[-1].get("over"):
            continue
        view = views[-1]
        told = json.dumps([view["public"], view["own"], view["asked"], *(one["events"] for one in views)])
        board = page.locator(".shell").inner_text()
        for card in Card.names:
            if re.search(rf"\b{card}\b", board, re.IGNORECASE):
                assert re.search(rf"\b{card}\b", told), f"{card} is on the board: {board}"
        looked += 1
    assert looked > 5


def test_options_lie_on_the_things(server: PageServer, browse: Browsing, english: Words) -> None:
    """A card of the hand is taken hold of where it lies; it is not listed beside the question again."""
    page = browse(server.address)
    page.goto(opened(server, page, body("lamps", "random")))
    Player(page, english).wait()
    hand = page.locator(".tray").get_by_role("group", name="Hand")
    lamps = hand.get_by_role("button")
    expect(lamps).to_have_count(3)
    expect(page.locator(".prompt [data-option]")).to_have_count(0)
    lamps.first.click()
    expect(lamps.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Anna")).to_contain_text("Points")
    expect(page.get_by_role("region", name="Player 2")).to_contain_text("hidden: 3")


def test_the_rules_of_a_game_from_elsewhere(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/rules/lamps")
    expect(page.locator("#LA-2\\.1")).to_be_visible()
    page.goto(f"{server.address}/rules/auction")
    expect(page.get_by_text(english("error-not-found"))).to_be_visible()


def test_what_was_played_is_counted(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(opened(server, page, body("auction", *BOTS["auction"])))
    Player(page, english, seed=2).play()
    until(page, "() => localStorage.getItem('played') !== null")
    page.goto(f"{server.address}/me")
    section = page.get_by_role("region", name="Auction", exact=True)
    expect(section.get_by_role("row").nth(1)).to_contain_text("buyers")
    assert not re.findall(rf"{BROKEN}|game-auction", page.locator("body").inner_text())
