"""Clocks, what is declared for the case that they run out, and what is done only if all agree, before the pages."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.actions.test_agreement import pick
from tests.server.harness import Person
from tests.server.mirror import stored_answers
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, customise, decision, require_fits, require_sound_text, same_session, settle
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def meet(server: PageServer, browse: Browsing, ben: Person, language: str = "en", **more: Any) -> Page:
    """Open a table at which Anna is hunted, before a page, and Ben is the Creature."""
    page = browse(server.address, language=language, **more.pop("look", {}))
    players = [{"kind": "link"}, {"kind": "here", "name": "Anna"}]
    address = opened(server, page, {"game": "notalone", "players": players, "options": {}, "first": 0, **more})
    assert ben.claim(address.rsplit("/", 1)[1], "creature", "Ben").status_code == 200
    page.goto(address)
    return page


def come(person: Person, table: str, *seats: str) -> None:
    """Wait until the server has seen that who sits there has a page open: who is away is not asked."""
    while any(seat["away"] for seat in person.get(f"/tables/{table}").json()["seats"] if seat["seat"] in seats):
        time.sleep(0.05)


def id_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_clocks_are_chosen_with_the_table(server: PageServer, browse: Browsing, language: str, axe: str) -> None:
    words = Words(language)
    page = browse(f"{server.address}/g/notalone", width=360, language=language)
    customise(page, words)
    page.get_by_role("combobox", name=words.shape("player-kind")).nth(1).select_option("link")
    page.get_by_role("combobox", name=words.shape("player-kind")).nth(2).select_option("link")
    page.get_by_role("combobox", name=words("clock-decision")).select_option("60")
    page.get_by_role("combobox", name=words("clock-reserve")).select_option("300")
    expect(page.get_by_text(words("clock-choice-text"))).to_be_visible()
    require_fits(page, 360)
    require_sound_text(page, words)
    if language == "en":
        assert not complaints(page, axe)
        page.set_viewport_size({"width": 360, "height": 844})
    page.get_by_role("radio", name=words("seat-creature")).nth(0).check()
    page.get_by_role("button", name=words("open-table"), exact=True).click()
    page.wait_for_url("**/t/*")
    with Person(server) as ben, Person(server) as eva:
        assert ben.claim(id_of(page), "hunted-1", "Ben").status_code == 200
        assert eva.claim(id_of(page), "hunted-2", "Eva").status_code == 200
        clocks = page.get_by_role("region", name=words("clocks"), exact=True)
        expect(clocks).to_contain_text("5:00")
        expect(clocks.get_by_text(re.compile(r"0:5\d"))).to_be_visible()
        require_fits(page, 360)
        require_sound_text(page, words)
        if language == "en":
            assert not complaints(page, axe)


def test_the_page_counts_down_by_itself_and_says_when_it_is_nearly_over(
    server: PageServer, browse: Browsing, english: Words
) -> None:
    with Person(server) as ben:
        page = meet(server, browse, ben, clock={"decision": 31})
        clocks = page.get_by_role("region", name=english("clocks"), exact=True)
        assert ben.answer(id_of(page), "creature", ["pass"]).status_code == 200
        page.get_by_role("heading", name=english("ask-explore")).wait_for()
        settle(page)
        seen = len(browse.watches[page].frames)
        expect(clocks.get_by_role("status")).to_have_text(english.shape("clock-soon"))
        expect(clocks.get_by_text(re.compile(r"0:2[0-8]"))).to_be_visible()
        assert [text for text in browse.watches[page].frames[seen:] if text != "{}"] == [], "no message each second"


def test_a_default_is_declared_and_revoked(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    with Person(server) as ben:
        page = meet(server, browse, ben, clock={"decision": 600})
        assert ben.answer(id_of(page), "creature", ["pass"]).status_code == 200
        page.get_by_role("heading", name=english("ask-explore")).wait_for()
        place = page.get_by_role("region", name=english("zone-hand")).get_by_role("button").first
        place.click()
        bar = decision(page, english)
        offer = bar.get_by_role("button", name=english.shape("declare"))
        offer.click()
        expect(bar.get_by_text(english.shape("declared"))).to_be_visible()
        expect(offer).to_have_count(0)
        assert [seat for seat, _ in stored_answers(server, id_of(page))] == [0], "it is no answer yet"
        assert not complaints(page, axe)
        page.reload()
        expect(bar.get_by_text(english.shape("declared"))).to_be_visible()
        bar.get_by_role("button", name=english("declare-not")).click()
        expect(bar.get_by_text(english.shape("declared"))).to_have_count(0)


def test_an_answer_is_taken_back_when_the_other_agrees(
    server: PageServer, browse: Browsing, english: Words, axe: str
) -> None:
    with Person(server) as ben:
        luck = random.Random(2)
        undo = False
        while not undo:
            page = meet(server, browse, ben)
            with same_session(page, server) as anna:
                view = anna.view(id_of(page), "hunted-1")
                while not view["over"] and not (undo := view["undo"]):
                    assert pick(anna, id_of(page), luck) or pick(ben, id_of(page), luck)
                    view = anna.view(id_of(page), "hunted-1")
        table, before = id_of(page), stored_answers(server, id_of(page))
        decision(page, english).get_by_role("button", name=english("undo"), exact=True).click()
        expect(page.get_by_text(english("proposal-undo", person="Anna"))).to_be_visible()
        expect(page.get_by_text(english("proposal-open", people="Ben"))).to_be_visible()
        page.get_by_role("button", name=english("proposal-withdraw")).click()
        expect(page.get_by_text(english("proposal-undo", person="Anna"))).to_have_count(0)
        assert stored_answers(server, table) == before
        decision(page, english).get_by_role("button", name=english("undo"), exact=True).click()
        assert not complaints(page, axe)
        proposal = ben.get(f"/tables/{table}").json()["proposal"]["id"]
        said = {"seat": "creature", "proposal": proposal, "agree": True}
        assert ben.post(f"/tables/{table}/consent", said).status_code == 200
        expect(page.get_by_text(english("proposal-undo", person="Anna"))).to_have_count(0)
        assert stored_answers(server, table) == [*before, (1, "undo")]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_game_ends_when_the_other_agrees(server: PageServer, browse: Browsing, language: str, axe: str) -> None:
    words = Words(language)
    with Person(server) as ben:
        page = meet(server, browse, ben, language, look={"width": 360})
        table = id_of(page)
        with ben.watching(table):
            come(ben, table, "creature", "hunted-1")
            assert ben.post(f"/tables/{table}/end", {"seat": "creature"}).status_code == 200
            expect(page.get_by_text(words("proposal-end", person="Ben"))).to_be_visible()
            require_fits(page, 360)
            require_sound_text(page, words)
            page.get_by_role("button", name=words("proposal-decline"), exact=True).click()
            expect(page.get_by_text(words("proposal-end", person="Ben"))).to_have_count(0)
            page.get_by_role("button", name=words("people")).click()
            page.get_by_role("button", name=words("end-propose")).click()
            page.keyboard.press("Escape")
            expect(page.get_by_text(words("proposal-end", person="Anna"))).to_be_visible()
            asked = ben.get(f"/tables/{table}").json()["proposal"]["id"]
            said = {"seat": "creature", "proposal": asked, "agree": True}
            assert ben.post(f"/tables/{table}/consent", said).status_code == 200
        expect(page.get_by_role("heading", name=words("ended"))).to_be_visible()
        expect(decision(page, words)).to_have_count(0)
        require_fits(page, 360)
        require_sound_text(page, words)
        if language == "en":
            assert not complaints(page, axe)
        page.get_by_role("button", name=words("look-through")).click()
        page.get_by_role("slider", name=words("step"), exact=True).wait_for()
