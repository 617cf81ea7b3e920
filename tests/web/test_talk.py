"""The chat of a table, as people use it before their pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.games import load
from fogtable.server.tables.talk import PRESETS, REACTIONS, presets_of
from tests.server.harness import new_key
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, require_fits, require_sound_text, same_session, settle, warm
from tests.web.proxy import between
from tests.web.tables import table
from tests.web.test_accessibility import complaints
from tests.web.words import Words

IMAGE = '<img src="x" onerror="document.title = 1">'


def button(page: Page, words: Words) -> Locator:
    return page.get_by_role("button", name=words("talk"), exact=True)


def panel(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words("talk"), exact=True)


def opened(page: Page, words: Words) -> Locator:
    """Open the chat."""
    button(page, words).click()
    expect(panel(page, words)).to_be_visible()
    return panel(page, words)


def write(page: Page, words: Words, text: str) -> None:
    field = panel(page, words).get_by_role("textbox", name=words("talk-text"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def said(page: Page, words: Words) -> Locator:
    return panel(page, words).get_by_role("listitem")


def two(server: PageServer, browse: Browsing, english: Words, *more: str, other: str = "en") -> tuple[Page, Page]:
    """Return the pages of Anna, who is the host and the Creature, and of Ben, who plays with her."""
    anna = browse(server.address)
    anna.goto(table(server, anna, "here", "link", *more, creature=0))
    ben = browse(anna.url, language=other)
    words = Words(other)
    ben.get_by_role("textbox", name=words("your-name")).fill("Ben")
    ben.locator("[data-seat=hunted-1]").get_by_role("button", name=words("claim")).click()
    expect(button(ben, words)).to_be_visible()
    if not more:
        expect(decision(ben, words)).to_be_visible()
        expect(decision(anna, english)).to_be_visible()
    return anna, ben


def test_two_people_talk_each_in_his_own_language(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english, other="uk")
    ukrainian = Words("uk")
    opened(anna, english)
    expect(said(anna, english)).to_have_text([english("talk-nothing")])
    write(anna, english, IMAGE)
    panel(anna, english).get_by_role("button", name=english("preset-good-luck")).click()
    expect(ben.get_by_role("status").filter(has_text=ukrainian("talk-unread", count=2))).to_have_count(1)
    opened(ben, ukrainian)
    expect(ben.get_by_role("status").filter(has_text=ukrainian("talk-unread", count=2))).to_have_count(0)
    expect(said(ben, ukrainian)).to_have_count(2)
    expect(said(ben, ukrainian).first).to_contain_text(IMAGE)
    expect(said(ben, ukrainian).last).to_contain_text(ukrainian("preset-good-luck"))
    for page in (anna, ben):
        assert page.locator(".talk img").count() == 0
        assert page.title() != "1"
    write(ben, ukrainian, "Дякую")
    expect(said(anna, english).last).to_contain_text("Ben")
    expect(said(anna, english).last).to_contain_text("Дякую")


def test_every_preset_is_a_button(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, _ = two(server, browse, english)
    opened(anna, english)
    words = Words("en", "notalone")
    phrases = panel(anna, english).get_by_role("group", name=english("talk-presets")).get_by_role("button")
    expect(phrases).to_have_text([words(f"preset-{one}") for one in (*load("notalone").phrases, *PRESETS)])
    signs = panel(anna, english).get_by_role("group", name=english("talk-reactions")).get_by_role("button")
    for sign, preset in zip(signs.all(), REACTIONS, strict=True):
        expect(sign).to_have_accessible_name(english(f"preset-{preset}"))


BOTH = """
() => {
  // What is said comes moving; the place where it comes to rest does not.
  const [message, voices] = ['.toasts p', '.voices:has(.voice)'].map((one) => document.querySelector(one));
  return (
    message && voices && { ends: message.getBoundingClientRect().bottom, begins: voices.getBoundingClientRect().top }
  );
}
"""


def test_what_is_said_stands_beneath_a_message_of_the_page(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    anna, ben = two(server, browse, english)
    opened(anna, english)
    warm(ben)
    settle(ben)
    for _ in range(5):  # both stay for some seconds only
        ben.keyboard.press("s")
        panel(anna, english).get_by_role("button", name=english("preset-laugh")).click()
        expect(ben.get_by_role("log").locator(".voice")).to_be_visible()
        if both := ben.evaluate(BOTH):
            break
    assert both["begins"] >= both["ends"]


def test_what_is_said_with_a_tap_is_heard_over_the_table_in_ones_own_language(
    server: PageServer, browse: Browsing, english: Words, axe: str
) -> None:
    anna, ben = two(server, browse, english, other="ru")
    russian = Words("ru", "notalone")
    opened(anna, english)
    panel(anna, english).get_by_role("button", name=Words("en", "notalone")("preset-scatter")).click()
    voice = ben.get_by_role("log").locator(".voice")
    expect(voice).to_contain_text(russian("preset-scatter"))
    panel(anna, english).get_by_role("button", name=english("preset-laugh")).click()
    expect(voice).to_have_count(1)
    expect(voice).to_contain_text(russian("preset-laugh"))
    assert not complaints(ben, axe)
    expect(anna.get_by_role("log").locator(".voice")).to_have_count(0)
    expect(voice).to_have_count(0)
    opened(ben, russian)
    panel(anna, english).get_by_role("button", name=english("preset-thanks")).click()
    expect(said(ben, russian)).to_have_count(3)
    button(ben, russian).click()
    expect(panel(ben, russian)).to_have_count(0)
    settle(ben)
    expect(voice).to_have_count(0, timeout=1)  # what was read beside the table is not said once more
    opened(ben, russian)
    panel(ben, russian).locator(".more").first.click()
    panel(ben, russian).get_by_role("button", name=russian("talk-mute"), exact=True).click()
    button(ben, russian).click()
    expect(panel(ben, russian)).to_have_count(0)
    panel(anna, english).get_by_role("button", name=english("preset-hello")).click()
    write(anna, english, "Nobody listens")
    opened(ben, russian)
    expect(panel(ben, russian).get_by_role("listitem")).to_have_text([russian("talk-nothing")])
    expect(voice).to_have_count(0)


def test_unread_is_counted_until_it_was_read_also_after_a_reload(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    anna, ben = two(server, browse, english)
    opened(anna, english)
    for text in ("one", "two"):
        write(anna, english, text)
    count = ben.get_by_role("status").filter(has_text=english("talk-unread", count=2))
    expect(count).to_have_count(1)
    ben.reload()
    expect(count).to_have_count(1)
    opened(ben, english)
    expect(count).to_have_count(0)
    ben.keyboard.press("Escape")
    expect(panel(ben, english)).to_have_count(0)
    expect(button(ben, english)).to_be_focused()
    write(anna, english, "three")
    expect(ben.get_by_role("status").filter(has_text=english("talk-unread", count=1))).to_have_count(1)
    anna.reload()
    settle(anna)
    expect(anna.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_have_count(0)


def test_a_muted_writer_is_not_shown_here_and_is_not_told(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english)
    opened(anna, english)
    opened(ben, english)
    write(ben, english, "blah")
    before = len(browse.watches[anna].sent)
    panel(anna, english).get_by_role("button", name=english("talk-more", person="Ben")).click()
    panel(anna, english).get_by_role("button", name=english("talk-mute"), exact=True).click()
    expect(said(anna, english)).to_have_text([english("talk-nothing")])
    assert len(browse.watches[anna].sent) == before, "nobody is told"
    write(ben, english, "blah blah")
    write(anna, english, "quiet here")
    expect(said(anna, english)).to_have_count(1)
    anna.reload()
    opened(anna, english)
    expect(said(anna, english)).to_have_count(1)
    panel(anna, english).get_by_role("button", name=english("talk-unmute", person="Ben")).click()
    expect(said(anna, english)).to_have_count(3)


def test_what_is_reported_the_host_removes(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english, "link")
    carl = browse(anna.url)
    carl.get_by_role("textbox", name=english("your-name")).fill("Carl")
    carl.get_by_role("button", name=english("claim")).click()
    for page in (anna, ben, carl):
        opened(page, english)
    write(carl, english, "Something rude")
    expect(said(anna, english)).to_have_count(1)
    assert panel(anna, english).get_by_role("button", name=english("talk-remove")).count() == 0
    panel(ben, english).get_by_role("button", name=english("talk-more", person="Carl")).click()
    panel(ben, english).get_by_role("button", name=english("talk-report")).click()
    expect(ben.get_by_text(english("talk-reported"))).to_be_visible()
    expect(panel(anna, english)).to_contain_text(english("talk-reports", count=1))
    panel(anna, english).get_by_role("button", name=english("talk-remove")).click()
    for page in (anna, ben, carl):
        expect(said(page, english)).to_have_count(1)
        expect(said(page, english)).to_contain_text(english("talk-removed"))
        expect(said(page, english)).not_to_contain_text("rude")
        assert english("talk-reports", count=1) not in panel(page, english).inner_text()


def test_the_host_closes_the_chat(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english)
    opened(anna, english)
    opened(ben, english)
    assert panel(ben, english).get_by_role("checkbox").count() == 0
    panel(anna, english).get_by_role("checkbox", name=english("talk-allowed")).uncheck()
    for page in (anna, ben):
        expect(panel(page, english).get_by_role("textbox")).to_have_count(0)
        expect(said(page, english)).to_have_text([english("talk-closed")])
    panel(anna, english).get_by_role("checkbox", name=english("talk-allowed")).check()
    expect(panel(ben, english).get_by_role("textbox")).to_have_count(1)


def test_a_spectator_reads_and_cannot_write(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, _ = two(server, browse, english)
    opened(anna, english)
    write(anna, english, "Hello")
    carl = browse(anna.url)
    opened(carl, english)
    expect(said(carl, english)).to_contain_text("Hello")
    expect(panel(carl, english)).to_contain_text(english("talk-watching"))
    assert panel(carl, english).get_by_role("textbox").count() == 0
    panel(carl, english).get_by_role("button", name=english.shape("talk-more")).click()
    assert panel(carl, english).get_by_role("button", name=english("talk-report")).count() == 0


def test_where_one_plays_alone_there_is_no_chat(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    for kinds in (("here", "bot", "bot"), ("here", "here", "bot")):
        page.goto(table(server, page, *kinds))
        Player(page, english).wait()
        assert button(page, english).count() == 0


def test_what_was_missed_comes_after_the_connection_is_back(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    """More than is pushed at once was said while the page could not hear."""
    anna, ben = two(server, browse, english)
    opened(ben, english)
    browse.watches[ben].allow("ERR_INTERNET_DISCONNECTED")
    browse.watches[ben].allow("WebSocket")
    ben.context.set_offline(True)
    id_ = anna.url.rsplit("/", 1)[1]
    ben.evaluate("() => window.dispatchEvent(new Event('offline'))")
    with same_session(anna, server) as person:
        for n in range(30):
            body = {"seat": "creature", "key": new_key(), "text": f"word {n}"}
            assert person.post(f"/tables/{id_}/talk/say", body).status_code == 200
    ben.context.set_offline(False)
    expect(said(ben, english)).to_have_count(30)
    assert [said(ben, english).nth(n).locator(".body").inner_text() for n in (0, 29)] == ["word 0", "word 29"]


def test_where_no_line_stays_open_the_chat_is_asked_for(server: PageServer, browse: Browsing, english: Words) -> None:
    with between(server.address) as proxy:
        proxy.say("block sockets events")
        anna = browse(server.address)
        anna.goto(table(server, anna, "here", "link", creature=0))
        name = anna.url.rsplit("/", 1)[1]
        ben = browse(proxy.address)
        browse.watches[ben].may_lose_the_proxy()
        ben.goto(f"{proxy.address}/t/{name}")
        ben.get_by_role("textbox", name=english("your-name")).fill("Ben")
        ben.get_by_role("button", name=english("claim")).click()
        opened(anna, english)
        write(anna, english, "Can you hear me?")
        opened(ben, english)
        expect(said(ben, english)).to_contain_text("Can you hear me?")
        write(ben, english, "Yes")
        expect(said(anna, english).last).to_contain_text("Yes")
        expect(said(ben, english)).to_have_count(2)


def test_beside_it_the_table_has_its_shape(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    _, ben = two(server, browse, english)
    opened(ben, english)
    for width in (1240, 1280, 1440):
        ben.set_viewport_size({"width": width, "height": 800})
        settle(ben)
        plates = ben.locator(".head .plate").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
        )
        assert [plate["width"] for plate in plates] == [pytest.approx(plates[0]["width"], abs=1)] * 2
        assert plates[-1]["right"] < width - 340 - 300, "turn and corner have their place"
        hand = ben.locator(".tray .hands").evaluate("(one) => [one.clientWidth, one.scrollWidth]")
        assert hand[0] == hand[1], "all cards are seen"
    assert not complaints(ben, axe, widths=(0,))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_phone_it_covers_no_decision(server: PageServer, browse: Browsing, axe: str, language: str) -> None:
    words = Words(language)
    anna = browse(server.address, width=360, language=language, touch=True)
    anna.set_viewport_size({"width": 360, "height": 740})
    anna.goto(table(server, anna, "here", "link", creature=0))
    ben = browse(anna.url)
    english = Words("en")
    ben.get_by_role("textbox", name=english("your-name")).fill("Ben")
    ben.get_by_role("button", name=english("claim")).click()
    opened(ben, english)
    for text in ("w" * 300, "ὕ\u0301\u0302\u0303" * 20, "how are you"):
        write(ben, english, text)
    expect(anna.get_by_role("status").filter(has_text=words("talk-unread", count=3))).to_have_count(1)
    require_fits(anna, 360)
    button(anna, words).tap()
    expect(said(anna, words)).to_have_count(3)
    panel(anna, words).get_by_role("button", name=words("talk-more", person="Ben")).last.tap()
    settle(anna)
    require_sound_text(anna, words)
    require_fits(anna, 360)
    for width, height in ((360, 740), (390, 844), (1000, 800), (1280, 844)):
        anna.set_viewport_size({"width": width, "height": height})
        anna.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        bar, talk = decision(anna, words).bounding_box(), panel(anna, words).bounding_box()
        assert bar
        assert talk
        beside = talk["x"] >= bar["x"] + bar["width"]
        below = talk["y"] >= bar["y"] + bar["height"]
        assert beside or below, (width, bar, talk)
        assert bar["y"] >= 0
        require_fits(anna, width)
    if language == "en":
        assert not complaints(anna, axe, (390, 1280))


def test_what_could_not_be_said_is_given_back(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english)
    opened(ben, english)
    browse.watches[ben].allow("400")
    field = panel(ben, english).get_by_role("textbox", name=english("talk-text"))
    field.fill("turned\u202e round")
    field.press("Enter")
    expect(ben.get_by_text(english("error-bad-text"))).to_be_visible()
    expect(field).to_have_value("turned\u202e round")
    assert anna.get_by_role("status").filter(has_text=re.compile(r"\d")).count() == 0


def test_the_keyboard_is_enough(server: PageServer, browse: Browsing, english: Words) -> None:
    anna, ben = two(server, browse, english)
    opened(ben, english)
    write(ben, english, "blah")
    button(anna, english).focus()
    anna.keyboard.press("Enter")
    expect(panel(anna, english).get_by_role("textbox", name=english("talk-text"))).to_be_focused()
    anna.keyboard.type("Hello Ben")
    anna.keyboard.press("Enter")
    expect(panel(anna, english).get_by_role("textbox", name=english("talk-text"))).to_be_focused()
    expect(said(ben, english).last).to_contain_text("Hello Ben")
    again = panel(anna, english).get_by_role("button", name=english("preset-again"))
    expect(again).to_be_visible()  # what can be said with one tap is fetched with the talk
    anna.keyboard.press("Shift+Tab")
    anna.keyboard.press("Enter")
    expect(said(ben, english).last).to_contain_text(english("preset-again"))
    expect(again).to_be_focused()
    for _ in presets_of(load("notalone")):
        anna.keyboard.press("Shift+Tab")
    expect(panel(anna, english).get_by_role("button", name=english("talk-more", person="Ben"))).to_be_focused()
    anna.keyboard.press("Space")
    anna.keyboard.press("Tab")
    anna.keyboard.press("Enter")
    expect(said(anna, english)).to_have_count(2)


@pytest.mark.clauses("BB-17.3")
def test_the_opposition_of_1984_has_a_chat_of_its_own(server: PageServer, browse: Browsing, axe: str) -> None:
    """Who may choose is with his own side first; what he writes to the others goes to all only when he says so."""
    words = Words("en")
    anna = browse(server.address)
    players = [{"kind": "here", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}]
    body = {"game": "bigbrother", "players": players, "options": {"opposition_channel": True}, "first": 0}
    made = anna.request.post(f"{server.address}/api/tables", data=body).json()["id"]
    anna.goto(f"{server.address}/t/{made}")
    pages = []
    for name, seat, language in (("Ben", "opposition-1", "en"), ("Carl", "opposition-2", "uk")):
        page = browse(server.address, language=language, width=390 if language == "uk" else 1280)
        page.goto(anna.url)
        page.get_by_role("textbox", name=Words(language)("your-name")).fill(name)
        page.locator(f"[data-seat={seat}]").get_by_role("button", name=Words(language)("claim")).click()
        expect(button(page, Words(language))).to_be_visible()
        pages.append(page)
    ben, carl = pages
    ukrainian = Words("uk")
    places = opened(ben, words).get_by_role("group", name=words("talk-places"))
    own, all_ = (places.get_by_role("button", name=words(f"talk-to-{place}")) for place in ("channel", "all"))
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(places.get_by_text(words("talk-hears", people="Ben and Carl"))).to_be_visible()
    field = panel(ben, words).get_by_role("textbox", name=words("talk-whisper"))
    field.fill("Meet me at the market")
    field.press("Enter")
    expect(said(ben, words)).to_contain_text(["Meet me at the market"])
    all_.click()
    expect(places.get_by_text(words("talk-hears-all"))).to_be_visible()
    write(ben, words, "Good evening")
    expect(said(ben, words)).to_have_count(1)
    # Big Brother reads the one, and sees no trace of the other.
    expect(anna.get_by_role("status").filter(has_text=words("talk-unread", count=1))).to_have_count(1)
    expect(said(opened(anna, words).page, words)).to_contain_text(["Good evening"])
    expect(panel(anna, words).get_by_role("group", name=words("talk-places"))).to_have_count(0)
    # Carl is told of both, reads his own side's first, and has nobody to report there.
    expect(carl.get_by_role("status").filter(has_text=ukrainian("talk-unread", count=2))).to_have_count(1)
    opened(carl, ukrainian)
    expect(said(carl, ukrainian)).to_contain_text(["Meet me at the market"])
    panel(carl, ukrainian).get_by_role("button", name=ukrainian("talk-more", person="Ben")).click()
    expect(panel(carl, ukrainian).get_by_role("button", name=ukrainian("talk-mute"))).to_be_visible()
    expect(panel(carl, ukrainian).get_by_role("button", name=ukrainian("talk-report"))).to_have_count(0)
    require_fits(carl, 390)
    require_sound_text(carl, ukrainian)
    assert not complaints(carl, axe, (390,))
    carl.reload()
    expect(carl.get_by_role("status").filter(has_text=ukrainian("talk-unread", count=1))).to_have_count(1)
    opened(carl, ukrainian)
    expect(said(carl, ukrainian)).to_contain_text(["Meet me at the market"])
    assert "Meet me at" not in anna.content()
