"""People at one table: on this device with a curtain between them, and on others by link."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from fogtable.games import load
from fogtable.games.notalone.components import Hunt, Survival
from tests.server.mirror import truth
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, customise, seen_text
from tests.web.tables import table
from tests.web.words import Words


def id_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_one_here_and_one_by_link(server: PageServer, browse: Browsing, english: Words) -> None:
    anna = browse(f"{server.address}/g/notalone")
    customise(anna, english)
    kinds = anna.get_by_role("combobox", name=english.shape("player-kind"))
    kinds.nth(1).select_option("link")
    anna.get_by_role("textbox", name=english("player-name", number=1)).fill("Anna")
    anna.get_by_role("radio", name=english("seat-creature")).nth(2).check()
    anna.get_by_role("button", name=english("open-table"), exact=True).click()
    anna.wait_for_url("**/t/*")
    expect(anna.get_by_role("heading", name=english("lobby-title"))).to_be_visible()
    assert anna.get_by_role("region", name=english("decision")).count() == 0

    ben = browse(anna.url)
    browse.watches[ben].allow("400")
    ben.get_by_role("textbox", name=english("your-name")).fill("Anna")
    ben.get_by_role("button", name=english("claim")).click()
    expect(ben.get_by_role("status").filter(has_text=english("error-bad-name"))).to_be_visible()
    ben.get_by_role("textbox", name=english("your-name")).fill("Ben")
    ben.get_by_role("button", name=english("claim")).click()

    players = [Player(anna, english, 1), Player(ben, english, 2)]
    for page, other in ((anna, "Ben"), (ben, "Anna")):
        expect(page.get_by_role("heading", name=english("ask-explore"))).to_be_visible()
        expect(page.get_by_role("button", name=re.compile(rf"\b{other}\b")).first).to_be_visible()
        expect(page.get_by_role("region", name=english("zone-hand")).get_by_role("button")).to_have_count(5)
    third = english("turn", turn=3)
    for _ in range(200):
        if all(page.get_by_text(third, exact=True).count() for page in (anna, ben)):
            break
        for me in players:
            if (seen := me.look())["asked"] and not seen["changing"]:
                me.act(seen)
    else:
        raise AssertionError("two people do not get to the third turn")
    match = truth(server, id_of(anna), load("notalone"))
    for me, seat in zip(players, (1, 2), strict=True):
        own = {Survival.name(card) for card in match.state.survival_hand[seat]}
        others = {Survival.name(card) for card in match.state.survival_hand[3 - seat]}
        shown = names_shown(me.page, english, "survival")
        assert own <= shown
        assert not (others - own - known(match, "survival_discard", Survival)) & shown


def known(match: object, pile: str, family: type) -> set[str]:
    return {family.name(card) for card in getattr(match.state, pile)}  # type: ignore[attr-defined]


def names_shown(page: Page, words: Words, kind: str) -> set[str]:
    """Return the cards of a kind that have their names somewhere in the page, the log included."""
    text = seen_text(page) + page.content() + page.locator("body").aria_snapshot()
    family = {"survival": Survival, "hunt": Hunt}[kind]
    return {card for card in family.names if re.search(rf"\b{re.escape(words(f'{kind}-{card}'))}\b", text)}


def until_shown(page: Page, words: Words, kind: str, cards: set[str]) -> None:
    """Wait until all these cards are named in the page: it may be drawn a moment after the store knows them."""
    for _ in range(100):
        if cards <= (shown := names_shown(page, words, kind)):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"not shown: {cards - shown}")


def test_a_curtain_hides_the_hand_of_the_other(server: PageServer, browse: Browsing, english: Words) -> None:
    """The Creature and a Hunted on one device: no card of either is in the page before its owner has taken it."""
    page = browse(server.address)
    page.goto(table(server, page, "here", "here", "bot", creature=0))
    me = Player(page, english, 3)
    opened = []
    for _ in range(40):
        seen = me.wait()
        assert not seen["over"]
        match = truth(server, id_of(page), load("notalone"))
        t = match.state
        hunt = {Hunt.name(card) for card in t.hunt_hand}
        survival = {Survival.name(card) for card in t.survival_hand[1]}
        if seen["curtain"]:
            assert not names_shown(page, english, "hunt") & hunt
            assert not names_shown(page, english, "survival") & survival
            assert page.get_by_role("region", name=english("zone-hand")).count() == 0
        else:
            creature = page.get_by_role("region", name=english("zone-hunt-hand")).count() == 1
            opened.append("creature" if creature else "hunted")
            until_shown(page, english, "hunt" if creature else "survival", hunt if creature else survival)
            shown_hunt, shown_survival = names_shown(page, english, "hunt"), names_shown(page, english, "survival")
            if creature:
                assert not survival & shown_survival
            else:
                assert not hunt & shown_hunt
        if {"creature", "hunted"} <= set(opened) and len(opened) > 12:
            return
        me.step()
    raise AssertionError(f"who held the device: {opened}")
