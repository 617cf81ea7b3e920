"""What happens is played beat by beat, and nothing of a result stands in the page before its beat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Person
from tests.web import anima_games, bigbrother_games
from tests.web.beats import play_to_the_end, record, require_nothing_before_its_beat, shown_at
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, same_session, settle, until, warm
from tests.web.tables import solo, table
from tests.web.words import Words


class Hunt:
    """Anna before a page, Ben and the Creature over HTTP."""

    def __init__(self, server: PageServer, page: Page, others: Person) -> None:
        self.page, self.others = page, others
        page.goto(table(server, page, "here", "link", "link", creature=2))
        self.table = page.url.rsplit("/", 1)[1]
        assert others.claim(self.table, "hunted-2", "Ben").status_code == 200
        assert others.claim(self.table, "creature", "Cid").status_code == 200
        self.anna = same_session(page, server)
        page.locator(".shell .bar").wait_for()
        warm(page)

    def answer(self, seat: str, *wanted: str) -> None:
        """Answer for a seat with the first of these that is offered, or pass."""
        person = self.anna if seat == "hunted-1" else self.others
        options = person.view(self.table, seat)["asked"]["options"]
        pick = next((one for one in (*wanted, "pass") if one in options), options[0])
        assert person.answer(self.table, seat, [pick]).status_code == 200

    def awaits(self, seat: str, waiting: list[str]) -> bool:
        """Tell whether a seat has to say something; where it is a secret who can, the table is awaited."""
        person = self.anna if seat == "hunted-1" else self.others
        asked = person.view(self.table, seat)["asked"]
        return asked is not None and (seat in waiting or "table" in waiting)

    def until(self, code: str, wanted: dict[str, tuple[str, ...]]) -> None:
        """Answer for everybody until the next answer brings an event of this code to Anna."""
        for _ in range(60):
            view = self.anna.view(self.table, "hunted-1")
            if any(event["code"] == code for event in view["events"]):
                return
            seat = next(one for one in wanted if self.awaits(one, view["waiting"]))
            self.answer(seat, *wanted[seat])
        raise AssertionError(code)


@pytest.fixture
def hunt(server: PageServer, browse: Browsing) -> Any:
    with Person(server) as others:
        made = Hunt(server, browse(server.address, speed="usual"), others)
        with made.anna:
            yield made


BOTH_CAUGHT = {
    "creature": ("to-tokens", "creature:jungle", "artemia:river"),
    "hunted-1": ("commit:jungle",),
    "hunted-2": ("commit:jungle",),
}


def test_the_sealed_reveal_of_not_alone(hunt: Hunt, english: Words) -> None:
    page = hunt.page
    record(page)
    hunt.until("caught", BOTH_CAUGHT)
    story = hunt.anna.view(hunt.table, "hunted-1")["log"]
    noted = play_to_the_end(page, story)
    steps = require_nothing_before_its_beat(noted)
    assert len(steps) > 8, "several events came with one picture"
    beats = [sample["beat"] for sample in noted if sample["beat"]]
    first = {code: beats.index(code) for code in dict.fromkeys(beats)}
    assert first["places-token"] < first["reveals"] < first["caught"] < first["loses-will"]
    # While others still choose, Anna may choose anew.
    told = [sample for sample in noted if sample["beat"] not in (None, "commits")]
    early = [(sample["beat"], len(sample["lines"])) for sample in told if sample["asked"]]
    assert early == [], "it was asked before all was told"
    spaces = english("track-assimilation-left", spaces=7)
    assert not {"reveals", "caught", "loses-will"} & shown_at(noted, spaces), "the track moved before its beat"


def test_the_clash_of_1984(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "bigbrother")
    page = browse(server.address, speed="usual")
    bigbrother_games.go_on(server, page, *bigbrother_games.clash_to_fight())
    stage, bar = bigbrother_games.region(page, words, "clash"), decision(page, words)
    warm(page)
    record(page)
    for _ in range(20):
        if stage.locator(".stamp").count() or page.locator("[data-beat]").count():
            break
        main, choice = bar.locator("button.main:enabled"), bar.locator("[role=group] button[aria-pressed=false]")
        if main.count():
            main.click()
        elif choice.count():
            choice.first.click()
        settle(page)
    expect(stage.locator(".stamp")).to_be_visible()
    noted = play_to_the_end(page, 0)
    require_nothing_before_its_beat(noted)
    beats = list(dict.fromkeys(sample["beat"] for sample in noted if sample["beat"]))
    assert beats.index("reveals-directives") < beats.index("compares")
    ends = [words.shape(f"clash-said-{end}") for end in ("won", "drawn", "lost")]
    early = [s for s in noted if s["beat"] in ("lays", "reveals-directives", "strength", "compares")]
    assert early
    assert not [end for sample in early for end in ends if end.search(sample["text"])], "the end stood there before"


def test_the_battle_of_anima(server: PageServer, browse: Browsing) -> None:
    at = anima_games.moment(anima_games.asked("fight"))
    page = browse(server.address, speed="usual")
    made = anima_games.go_on(server, page, at)
    warm(page)
    record(page)
    with same_session(page, server) as me:
        assert me.answer(made, at.name, ["pass"]).status_code == 200
        until(page, "() => window.__samples.some(({ beat }) => beat === 'rolls')")
    noted = play_to_the_end(page, 0)
    require_nothing_before_its_beat(noted)
    steps = [sample["beat"] for sample in noted if sample["beat"]]
    assert steps.index("stands") < steps.index("rolls")


def test_a_check_of_onoda(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "onoda")
    page = browse(server.address, speed="usual")
    page.goto(solo(server, page))
    made = page.url.rsplit("/", 1)[1]
    page.locator(".bar.asks").wait_for()
    warm(page)
    record(page)
    with same_session(page, server) as me:
        assert me.answer(made, "onoda", ["raid"]).status_code == 200
    until(page, "() => window.__samples.some(({ beat }) => beat === 'draws-token')")
    noted = play_to_the_end(page, 0)
    require_nothing_before_its_beat(noted)
    early = [sample for sample in noted if sample["beat"] in ("raids", "check-begins")]
    assert early
    assert not any(sample["asked"] for sample in noted if sample["beat"]), "it was asked before all was told"
    for said in ("succeeds", "fails-so-far", "token-drawn"):
        assert not [sample for sample in early if words(said) in sample["text"]], said


def test_who_has_seen_enough_skips_to_the_end(hunt: Hunt, english: Words) -> None:
    """What was pressed for that does nothing else."""
    page = hunt.page
    hunt.until("caught", BOTH_CAUGHT)
    page.locator("[data-beat]").wait_for()
    card = page.get_by_role("region", name=english("zone-hand")).get_by_role("button").first
    card.click(force=True)
    assert page.locator("[data-beat]").count() == 0
    expect(page.locator(".log li")).to_have_count(hunt.anna.view(hunt.table, "hunted-1")["log"])
    assert page.locator("[aria-pressed=true]").count() == 0


def test_a_page_that_comes_back_shows_how_it_is(hunt: Hunt, english: Words) -> None:
    """No beat is played of what is past: a few lines tell it, in nobody's way."""
    page = hunt.page
    address = page.url
    settle(page)
    page.goto("about:blank")
    hunt.until("caught", BOTH_CAUGHT)
    page.goto(address)
    page.get_by_role("status").filter(has_text=english("since-away")).wait_for()
    assert page.locator("[data-beat]").count() == 0
    expect(page.locator(".log li")).to_have_count(hunt.anna.view(hunt.table, "hunted-1")["log"])
    page.keyboard.press("Shift")
    expect(page.get_by_text(english("since-away"))).to_have_count(0)
    page.reload()
    page.locator(".log li").first.wait_for()
    settle(page)
    assert page.get_by_text(english("since-away")).count() == 0


def test_out_of_sight_nothing_is_played(hunt: Hunt) -> None:
    page = hunt.page
    hide = """(hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, True)
    record(page)
    hunt.until("caught", BOTH_CAUGHT)
    expect(page.locator(".log li")).to_have_count(hunt.anna.view(hunt.table, "hunted-1")["log"])
    page.evaluate(hide, False)
    settle(page)
    assert not [sample for sample in play_to_the_end(page, 0) if sample["beat"]]


def test_a_server_that_restarts_in_mid_beat(own_server: PageServer, browse: Browsing) -> None:
    """The page goes on, and plays nothing twice."""
    with Person(own_server) as others:
        page = browse(own_server.address, speed="calm")
        browse.watches[page].may_lose_the_server()
        hunt = Hunt(own_server, page, others)
        record(page)
        hunt.until("caught", BOTH_CAUGHT)
        told = hunt.anna.view(hunt.table, "hunted-1")["log"]
        page.locator("[data-beat]").first.wait_for()
        own_server.kill()
        own_server.start()
        noted = play_to_the_end(page, told)
        lines = [len(sample["lines"]) for sample in noted]
        assert lines == sorted(lines), "something was told twice"
        assert lines[-1] == told
        hunt.anna.close()
