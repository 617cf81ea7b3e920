"""From the start page to a table: what a game's page says, one tap to play, a link for friends, an invitation."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES
from tests.web.conftest import Browsing
from tests.web.harness import (
    PageServer,
    Player,
    customise,
    decision,
    require_fits,
    require_sound_text,
    settle,
)
from tests.web.tables import table
from tests.web.test_accessibility import complaints
from tests.web.words import Words

MANY = [game for game in NAMES if game != "onoda"]

TAPS_TO_A_DECISION = 3
"""At most, from the start page to the first decision of somebody who plays for the first time."""
SECONDS_TO_A_DECISION = 15
"""What is promised for the same way. It is printed, not asserted: a busy machine is not a slow page."""
TAPS_TO_A_SEAT = 2
"""At most, from the link of an invitation to a seat."""
COUNT_TAPS = "window.__taps = 0; addEventListener('click', (e) => (window.__taps += Number(e.isTrusted)), true);"
SHARING = """
window.__shared = [];
navigator.share = async (what) => void window.__shared.push(what.url);
"""
"""As on a phone: the page can hand a link to a messenger."""


def blank(server: PageServer, browse: Browsing, **how: Any) -> Page:
    """Open a page that has yet to fetch everything."""
    page = browse(f"{server.address}/me", **how)
    page.get_by_role("heading").first.wait_for()
    page.goto("about:blank")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    return page


def seats_of(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["seats"]
    return found


def own(page: Page) -> list[str]:
    return [seat["seat"] for seat in seats_of(page) if seat["mine"]]


def kept(page: Page, game: str) -> Any:
    return json.loads(page.evaluate("(key) => localStorage.getItem(key)", f"setup-{game}") or "null")


@pytest.mark.parametrize(
    ("game", "language", "seat"),
    [
        ("notalone", "en", "hunted-1"),
        ("onoda", "ru", "onoda"),
        ("bigbrother", "uk", "opposition-1"),
        ("anima", "ru", "party-1"),
    ],
)
def test_few_taps_lead_from_the_start_page_to_the_first_decision(
    server: PageServer, browse: Browsing, game: str, language: str, seat: str
) -> None:
    """At the speed that a newcomer has, with nothing fetched before."""
    words = Words(language, game)
    page = blank(server, browse, width=390, language=language, touch=True, speed="usual")
    page.add_init_script(COUNT_TAPS)
    began = time.monotonic()
    page.goto(server.address)
    page.get_by_role("link", name=words(f"game-{game}")).tap()
    page.get_by_role("button", name=words("start" if game == "onoda" else "play-bots"), exact=True).tap()
    page.wait_for_url("**/t/*")
    Player(page, words, by="touch").wait()
    seconds = time.monotonic() - began
    taps = page.evaluate("window.__taps")
    print(f"{game}: {taps} taps, {seconds:.1f} s to the first decision (promised: {SECONDS_TO_A_DECISION} s)")
    assert 0 < taps <= TAPS_TO_A_DECISION
    assert own(page) == [seat]
    assert {(one["kind"], one["bot"]) for one in seats_of(page) if not one["mine"]} <= {("bot", "novice")}
    expect(page.get_by_role("button", name=words("hint"), exact=True)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=words("hint-there"))).to_be_visible()
    assert kept(page, game) is None, "nothing was chosen that would have to be remembered"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_game_says_on_one_screen_of_a_phone_what_it_is(
    server: PageServer, browse: Browsing, axe: str, game: str, language: str
) -> None:
    words = Words(language, game)
    page = browse(f"{server.address}/g/{game}", width=390, language=language, touch=True)
    main = page.get_by_role("main")
    said = [words(f"game-{game}-{what}") for what in ("tagline", "sides", "length")]
    for text in (words("game-name"), *said, words("game-about")):
        expect(main.get_by_text(text, exact=True).first).to_be_in_viewport(ratio=1)
    expect(main.locator("button.main")).to_have_count(1)
    expect(main.locator("button.main")).to_be_in_viewport(ratio=1)
    read = " ".join([*said, words("game-about")]).split()
    assert len(read) <= 65, "ten seconds is what a fast reader takes for it"
    short = " ".join(words(name) for name in ("game-about", "how-1", "how-2", "how-3")).split()
    assert len(short) <= 90, "half a minute, with three pictures"
    settle(page)
    require_sound_text(page, words)
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        require_fits(page, width)
    if language == "en":
        assert not complaints(page, axe, widths=())


@pytest.mark.parametrize("game", MANY)
def test_with_friends_gives_the_link_at_once(server: PageServer, browse: Browsing, game: str) -> None:
    words = Words("en", game)
    page = blank(server, browse, width=390, touch=True)
    page.add_init_script(SHARING)
    page.route("**/api/reach", lambda route: route.fulfill(body='{"address": "http://192.0.2.7:8765"}'))
    page.goto(f"{server.address}/g/{game}")
    page.get_by_role("button", name=words("with-friends"), exact=True).tap()
    page.wait_for_url("**/t/*")
    region = page.get_by_role("region", name=words("lobby-title"), exact=True)
    expect(region).to_be_visible()
    assert page.evaluate("window.__shared") == [f"http://192.0.2.7:8765/t/{page.url.rsplit('/', 1)[1]}"]
    assert [one["kind"] for one in seats_of(page) if one["mine"]] == ["here"]
    assert {one["kind"] for one in seats_of(page) if not one["mine"]} == {"link"}

    region.get_by_role("textbox", name=words("your-name")).fill("Anna")
    region.get_by_role("button", name=words("name-say")).tap()
    expect(region.get_by_role("textbox", name=words("your-name"))).to_have_count(0)
    assert [one["name"] for one in seats_of(page) if one["mine"]] == ["Anna"]
    expect(page.get_by_text(words("how-1"))).to_be_visible()

    region.get_by_role("button", name=words("begin-with-bots", count=len(seats_of(page)) - 1)).tap()
    decision(page, words).wait_for()
    assert {one["kind"] for one in seats_of(page) if not one["mine"]} <= {"bot", "link"}
    assert all(one["taken"] for one in seats_of(page))


def test_where_nothing_is_shared_the_link_is_copied(server: PageServer, browse: Browsing, english: Words) -> None:
    page = blank(server, browse)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    page.route("**/api/reach", lambda route: route.fulfill(body='{"address": "http://192.0.2.7:8765"}'))
    page.goto(f"{server.address}/g/notalone")
    page.get_by_role("button", name=english("with-friends"), exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("status").filter(has_text=english("link-copied"))).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"http://192.0.2.7:8765/t/{page.url.rsplit('/', 1)[1]}"


def test_what_was_chosen_is_remembered_for_this_game_alone(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(f"{server.address}/g/notalone")
    form = customise(page, english)
    form.get_by_role("button", name=english("player-more")).click()
    form.get_by_role("radio", name=english("seat-creature")).first.check()
    form.get_by_role("radio", name=english("option-lair-all")).check()
    form.get_by_role("textbox", name=english("player-name", number=1)).fill("Anna")
    settle(page)
    assert "Anna" not in str(kept(page, "notalone")), "names are kept apart"
    page.reload()
    settle(page)
    page.get_by_role("button", name=english("play-bots"), exact=True).click()
    page.wait_for_url("**/t/*")
    assert own(page) == ["creature"]
    assert [one["kind"] for one in seats_of(page)] == ["here", "bot", "bot", "bot"]
    assert page.request.get(page.url.replace("/t/", "/api/tables/")).json()["options"]["lair"] == "all"

    page.goto(f"{server.address}/g/anima")
    form = customise(page, Words("en", "anima"))
    expect(form.get_by_role("listitem")).to_have_count(2)
    page.goto(f"{server.address}/g/notalone")
    form = customise(page, english)
    expect(form.get_by_role("listitem")).to_have_count(4)
    form.get_by_role("button", name=english("customise-usual")).click()
    expect(form.get_by_role("listitem")).to_have_count(3)
    assert kept(page, "notalone") is None


@pytest.mark.parametrize(
    "said",
    [
        "no JSON",
        '"text"',
        '{"players": [{"kind": "robot"}, {"kind": "bot", "bot": "gone"}], "first": 9, "options": {"lair": 7, "x": 1}}',
        '{"players": [null, null, null], "options": null, "clock": {"decision": "soon"}, "tempo": "slow"}',
        '{"players": [{"kind": "here"}]}',
    ],
)
def test_what_no_game_could_have_kept_is_passed_over(
    server: PageServer, browse: Browsing, english: Words, said: str
) -> None:
    page = browse(server.address)
    page.evaluate("(said) => localStorage.setItem('setup-notalone', said)", said)
    page.goto(f"{server.address}/g/notalone")
    page.get_by_role("button", name=english("play-bots"), exact=True).click()
    page.wait_for_url("**/t/*")
    assert own(page) == ["hunted-1"]
    assert len(seats_of(page)) == 3


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_few_taps_lead_from_an_invitation_to_a_seat(
    server: PageServer, browse: Browsing, axe: str, language: str
) -> None:
    words = Words(language)
    anna = browse(server.address)
    address = table(server, anna, "here", "link", creature=0)
    with_name = anna.request.post(
        f"{address.replace('/t/', '/api/tables/')}/seats/creature/claim", data={"name": "Anna"}
    )
    assert with_name.status == 200
    guest = blank(server, browse, width=390, language=language, touch=True)
    guest.add_init_script(COUNT_TAPS)
    guest.goto(address)
    expect(guest.get_by_role("heading", name=words("invited-by", person="Anna"))).to_be_visible()
    expect(guest.get_by_role("heading", name=words("game-name")).first).to_be_visible()
    expect(guest.locator("[data-seat=creature]")).to_contain_text("Anna")
    lesson = f"{words('mode-tutorial')}: {words('side-hunted')}"
    for width, height in ((1280, 800), (360, 740), (390, 844)):
        guest.set_viewport_size({"width": width, "height": height})
        at_once = [
            *(guest.get_by_text(words(f"how-{number}")) for number in (1, 2, 3)),
            *guest.locator(".introduction li img").all(),
            guest.get_by_role("button", name=lesson, exact=True),
            guest.get_by_role("link", name=words("rules")),
            guest.get_by_role("textbox", name=words("your-name")),
            guest.get_by_role("button", name=words("claim")),
        ]
        assert len(at_once) == 10
        for one in at_once:
            expect(one).to_be_in_viewport(ratio=1)
    assert guest.evaluate("document.querySelector('.introduction').getBoundingClientRect().top") < 10
    settle(guest)
    require_sound_text(guest, words)
    for width in (390, 360):
        guest.set_viewport_size({"width": width, "height": 844})
        require_fits(guest, width)
    if language == "en":
        assert not complaints(guest, axe)
        guest.set_viewport_size({"width": 390, "height": 844})
    guest.get_by_role("button", name=words("claim")).tap()
    decision(guest, words).wait_for()
    assert own(guest) == ["hunted-1"]
    assert 0 < guest.evaluate("window.__taps") <= TAPS_TO_A_SEAT


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_seat_of_somebody_without_a_name_is_taken(server: PageServer, browse: Browsing, language: str) -> None:
    words = Words(language)
    anna = browse(server.address)
    guest = browse(table(server, anna, "here", "link", creature=0), width=390, language=language)
    expect(guest.locator("[data-seat=creature]")).to_contain_text(words("seat-taken"))
    free = guest.locator("[data-seat=hunted-1]")
    expect(free).to_contain_text(words("seat-free"))
    expect(free).not_to_contain_text(words("seat-taken"))
    settle(guest)
    require_sound_text(guest, words)
    require_fits(guest, 390)


def test_who_gives_no_name_is_called_in_each_readers_language(server: PageServer, browse: Browsing) -> None:
    english, russian = Words("en"), Words("ru")
    anna = browse(server.address)
    anna.goto(table(server, anna, "here", "link", creature=0))
    ben = browse(anna.url, width=390, language="ru", touch=True)
    ben.get_by_role("button", name=russian("claim")).first.tap()
    decision(ben, russian).wait_for()
    decision(anna, english).wait_for()
    info = anna.request.get(anna.url.replace("/t/", "/api/tables/")).json()
    assert [seat["name"] for seat in info["seats"]] == [None, None]
    for page, words in ((anna, english), (ben, russian)):
        settle(page)
        require_sound_text(page, words)
    other = Words("ru")("seat-hunted", number=1)
    assert other not in anna.locator("body").inner_text()


def test_a_lesson_from_an_invitation_leads_back_to_it(server: PageServer, browse: Browsing, english: Words) -> None:
    anna = browse(server.address)
    address = table(server, anna, "here", "link", creature=0)
    guest = browse(address)
    guest.get_by_role("button", name=f"{english('mode-tutorial')}: {english('side-hunted')}", exact=True).click()
    guest.get_by_role("region", name=english("mode-tutorial"), exact=True).wait_for()
    assert guest.url != address
    guest.go_back()
    guest.get_by_role("button", name=english("claim")).click()
    decision(guest, english).wait_for()
    assert guest.url == address


def test_what_is_chosen_among_has_a_heading(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/g/notalone")
    form = customise(page, english)
    group = form.get_by_role("group", name=english("first-who", seat=english("seat-creature")), exact=True)
    expect(group.get_by_role("radio")).to_have_count(form.get_by_role("listitem").count() + 1)
    radios, named = (form.locator(f"{within}[type=radio]").count() for within in ("", "fieldset:has(> legend) "))
    assert radios == named
