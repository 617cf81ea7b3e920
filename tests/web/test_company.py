"""The company that bots make: names and faces, the same for everybody at a table, and a word now and then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES, load
from tests.server.harness import ROOT
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, settle, until
from tests.web.lessons import begin
from tests.web.tables import opened, table
from tests.web.test_accessibility import complaints
from tests.web.words import GAMES, Words, ids

CAST = ("ines", "tomas", "akira", "noor", "vela", "osei", "mirko", "juno")

COMPANIES = {
    game: path.read_text(encoding="utf-8")
    for game in GAMES
    if (path := ROOT / "web" / "src" / "games" / game / "company.ts").exists()
}
MOMENT = re.compile(r"^    '?([\w-]+)'?: \{ moment: '([\w-]+)'(?:, other: '([\w-]+)')? \}", re.MULTILINE)


@pytest.mark.parametrize("game", COMPANIES)
def test_a_word_is_only_about_what_everybody_is_told(game: str) -> None:
    """A bot that had a word about what only one side is told would tell it to who looks over a shoulder."""
    moments = MOMENT.findall(COMPANIES[game])
    assert len(moments) >= 3
    assert COMPANIES[game].count("{ moment: ") == len(moments), "each is read here"
    for code, moment, other in moments:
        assert load(game).log.table[code].open, f"{code} is not told to everybody in full"
        spoken = [one for one in ids() if re.fullmatch(rf"say-[\w-]+-{moment}-1", one)]
        assert spoken
        assert not other or f"say-{other}-{moment}-1" in spoken


def test_whoever_has_a_first_way_to_say_it_has_a_second() -> None:
    ways = [one for one in ids() if one.startswith("say-")]
    assert {one[:-1] for one in ways if one.endswith("-1")} == {one[:-1] for one in ways if one.endswith("-2")}


def people(page: Page, words: Words) -> list[str]:
    """Open who sits at the table; return what is said of the seats of bots."""
    page.get_by_role("button", name=re.compile(f"^{words('people')}")).click()  # and how many look on
    rows = page.get_by_role("dialog").locator("[data-seat]").filter(has=page.locator("img"))
    expect(rows).not_to_have_count(0)
    return [" ".join(row.inner_text().split()) for row in rows.all()]


def test_bots_have_names_and_faces_the_same_for_all(
    server: PageServer, browse: Browsing, english: Words, axe: str
) -> None:
    anna = browse(server.address, company="on")
    anna.goto(table(server, anna, "here", "bot", "bot", "bot", creature=0))
    ben = browse(anna.url, company="on", language="ru")
    russian = Words("ru", "notalone")
    shown, elsewhere = people(anna, english), people(ben, russian)
    found = [next(one for one in CAST if english(f"cast-{one}") in row) for row in shown]
    assert len(set(found)) == 3, "nobody sits there twice"
    for row, who in zip(elsewhere, found, strict=True):
        assert russian(f"cast-{who}") in row
    faces = anna.get_by_role("dialog").locator("img")
    for face, who in zip(faces.all(), found, strict=True):
        assert (face.get_attribute("src") or "").endswith(f"#{who}")
        assert face.evaluate("async (image) => { await image.decode(); return image.naturalWidth }") > 0
    assert not complaints(anna, axe)
    anna.reload()
    assert people(anna, english) == shown


def test_a_bot_greets_and_says_nothing_more_for_some_turns(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    page = browse(server.address, company="on")
    page.goto(table(server, page, "here", "bot", "bot", creature=0))
    expect(decision(page, english)).to_be_visible()
    voice = page.get_by_role("log").locator(".voice")
    greetings = "|".join(re.escape(english(f"say-hunted-hello-{way}")) for way in (1, 2))
    expect(voice).to_have_text(re.compile(greetings))
    expect(voice.locator("img")).to_have_count(1)
    expect(voice).to_have_count(0)
    Player(page, english, seed=2).step()
    expect(voice).to_have_count(0)


def test_a_lesson_speaks_alone_and_calls_people_as_the_board_does(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(f"{server.address}/g/bigbrother", company="on")
    begin(page, words, "opposition")
    Player(page, words).wait()
    people = page.get_by_role("region", name=words("side-opposition"), exact=True)
    expect(people).to_contain_text(words("character-obrien"))
    expect(page.locator("main")).not_to_contain_text(words("seat-opposition", number=1))
    settle(page)  # by then a table at which bots have names has fetched them
    expect(page.locator("main")).not_to_contain_text(words("seat-opposition", number=1))
    expect(page.locator(".voice")).to_have_count(0)


def test_at_the_end_somebody_has_a_word_and_it_is_over(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address, company="on")
    address = opened(
        server,
        page,
        {
            "game": "notalone",
            "players": [{"kind": "here"}, {"kind": "bot", "bot": "random"}],
            "options": {},
            "first": 0,
        },
    )
    page.goto(address)
    said: list[str] = []
    page.expose_function("overheard", lambda text: said.append(text))
    page.evaluate(
        """() => new MutationObserver(() => {
            for (const one of document.querySelectorAll('[role=log] .text')) window.overheard(one.textContent);
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    Player(page, english, seed=2).play()
    last = {english(f"say-hunted-{moment}-{way}") for moment in ("won", "lost") for way in (1, 2)}
    expect(page.locator(".end")).to_be_visible()
    expect(page.get_by_role("log").locator(".voice")).to_have_count(0)
    assert last & set(said), said


def test_who_wants_no_company_has_none(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address, company="on")
    page.goto(table(server, page, "here", "bot", "bot", creature=0))
    expect(page.get_by_role("log").locator(".voice")).to_have_count(1)
    named = [one for one in CAST if page.get_by_text(english(f"cast-{one}"), exact=True).count()]
    assert named
    page.get_by_role("button", name=english("menu")).click()
    page.get_by_role("button", name=english("preferences")).click()
    page.get_by_role("checkbox", name=re.compile(re.escape(english("wish-company")))).uncheck()
    page.keyboard.press("Escape")
    for one in named:
        expect(page.get_by_text(english(f"cast-{one}"), exact=True)).to_have_count(0)


COVERED = """(what) => {
  const covered = [];
  for (const one of document.querySelectorAll(what)) {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (let x = left; x < left + width; x += 6)
      for (let y = top; y < top + height; y += 6) {
        const under = document.elementFromPoint(x, y)?.closest('[aria-pressed], .prompt'); // taps go through
        if (under) covered.push(under.outerHTML.slice(0, 200));
      }
  }
  return covered;
}"""
LOWEST = """(what) => Math.max(...[...document.querySelectorAll(`${what}, ${what} *`)].map(
  (one) => one.getBoundingClientRect().bottom,
))"""


@pytest.mark.parametrize("game", NAMES)
def test_what_is_said_on_a_phone_lies_over_nothing_that_is_asked(
    server: PageServer, browse: Browsing, game: str
) -> None:
    """It has the row of the corner, where it is whole; in NOT ALONE, whose seats stand there, the row below."""
    words = Words("ru", game)
    page = browse(f"{server.address}/g/{game}", width=390, language="ru", company="on")
    page.get_by_role("button", name=words("start" if game == "onoda" else "play-bots"), exact=True).click()
    for what in [".toasts p", *([] if game == "onoda" else [".voice"])]:
        said = page.locator(what)
        said.locator(".text" if what == ".voice" else "xpath=.").evaluate(
            "(one, text) => { one.textContent = text }", words("hint-there")
        )
        until(page, "() => document.querySelector('.asks [aria-disabled=false], [aria-pressed][aria-disabled=false]')")
        for width, height in ((390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED, what) == [], (what, width)
            row = 92 if (what, game) == (".voice", "notalone") else 44
            assert page.evaluate(LOWEST, what) <= row, (what, width)
            left = said.evaluate("(one) => [one, ...one.children].map((it) => it.scrollHeight - it.clientHeight)")
            assert max(left) <= 1, (what, width)
