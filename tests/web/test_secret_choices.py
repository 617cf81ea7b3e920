"""Secret choices are chosen, then confirmed, and may be changed until the last seat commits."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Person, move
from tests.server.mirror import stored_answers
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, same_session, seen_text, settle
from tests.web.tables import table
from tests.web.words import Words


class Two:
    """Anna before a page and Ben over HTTP, both of them Hunted; the Creature is a bot."""

    def __init__(self, server: PageServer, page: Page, ben: Person, words: Words) -> None:
        self.server, self.page, self.ben, self.words = server, page, ben, words
        self.sit_down()
        self.anna = same_session(page, server)
        self.hand = page.get_by_role("region", name=words("zone-hand"))

    def sit_down(self) -> None:
        """Open a new table for the two and begin."""
        server, page, ben, words = self.server, self.page, self.ben, self.words
        page.goto(table(server, page, "here", "link", "bot", creature=2))
        self.table = page.url.rsplit("/", 1)[1]
        assert ben.claim(self.table, "hunted-2", "Ben").status_code == 200
        page.get_by_role("heading", name=words("ask-explore")).wait_for()

    def free(self) -> list[str]:
        """Return the places that Anna may go to: Force Field may bar some."""
        options = self.anna.view(self.table, "hunted-1")["asked"]["options"]
        return [option.partition(":")[2] for option in options if option.startswith("commit:")]

    def card(self, place: str) -> Any:
        return self.hand.get_by_role("button", name=self.words(f"place-{place}"))

    def mine(self) -> list[str]:
        return [meaning for seat, meaning in stored_answers(self.server, self.table) if seat == 1]

    def confirm(self, place: str) -> None:
        label = self.words("do-explore-commit", object=self.words(f"place-{place}"))
        with self.page.expect_response(lambda response: response.url.endswith("/answers")) as answer:
            decision(self.page, self.words).get_by_role("button", name=label).click()
        assert answer.value.ok


@pytest.fixture
def two(server: PageServer, browse: Browsing, english: Words) -> Any:
    with Person(server) as ben:
        made = Two(server, browse(server.address), ben, english)
        with made.anna:
            yield made


def test_chosen_then_confirmed_then_changed(two: Two, english: Words) -> None:
    page, ben = two.page, two.ben
    may_change = page.get_by_text(english.shape("may-change"))
    expect(decision(page, english).get_by_role("button", name=english("confirm-not-yet"))).to_be_disabled()
    told = ben.view(two.table, "hunted-2")["view"]

    first, second, third = two.free()[:3]
    two.card(first).click()
    expect(two.card(first)).to_have_attribute("aria-pressed", "true")
    two.card(second).click()
    expect(two.card(first)).to_have_attribute("aria-pressed", "false")
    expect(two.card(second)).to_have_attribute("aria-pressed", "true")
    settle(page)
    assert two.mine() == [], "a choice that is not confirmed was sent"
    assert may_change.count() == 0
    assert ben.view(two.table, "hunted-2")["view"] == told

    two.confirm(second)
    expect(may_change).to_be_visible()
    assert two.mine() == [f"commit:{second}"]

    two.card(third).click()
    two.confirm(third)
    expect(may_change).to_be_visible()
    assert ben.answer(two.table, "hunted-2", [f"commit:{first}"]).status_code == 200
    expect(may_change).to_have_count(0)
    me = Player(page, english, 1)
    log = page.get_by_role("region", name=english("log"), exact=True)
    revealed = english("log-reveals", player=english("seat-hunted", number=1), places=english(f"place-{third}"))
    for _ in range(200):
        if log.get_by_text(revealed).count():
            return
        move(ben, two.table, random.Random(1))
        if (seen := me.look())["asked"] and not seen["changing"]:
            assert me.act(seen) != "over"
    raise AssertionError("the choice confirmed last is not the one that was revealed")


def test_taken_back(two: Two, english: Words) -> None:
    """Where nothing is offered any more after the answer, a button takes it back until the others have answered."""
    page, anna = two.page, two.anna
    back = page.get_by_role("button", name=english("retract"))
    luck = random.Random(1)
    games = 1
    for _ in range(3000):
        view = anna.view(two.table, "hunted-1")
        if view["retract"] and view["asked"] is None and two.ben.view(two.table, "hunted-2")["asked"]:
            break  # only while Ben is still asked: the bot waits for nobody
        if view["over"]:  # the deal is the server's own: in a short game it may never have come to this
            assert games < 5, "nothing could be taken back in five whole games"
            games += 1
            two.sit_down()
            continue
        # Ben keeps the others waiting where he can.
        if not move(anna, two.table, luck):
            move(two.ben, two.table, luck)
    back.click()
    expect(back).to_have_count(0)
    assert two.mine()[-1].startswith("retract ")
    me = Player(page, english, 2)
    assert me.wait()["asked"]
    me.step()


def test_what_is_not_offered_says_why(two: Two, english: Words) -> None:
    page = two.page
    refused = page.get_by_role("region", name=english("zone-planet")).get_by_role("button", name=english("place-swamp"))
    settle(page)
    sent = len(two.mine())
    expect(refused).to_have_attribute("aria-disabled", "true")
    # `force`: the browser's own hand does what Playwright would not do to an element that says it is disabled.
    refused.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(english("why-notalone-not-owned"))
    expect(refused).to_have_accessible_description(english.shape("why-notalone-not-owned"))
    assert refused.get_attribute("aria-pressed") != "true"
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    settle(page)
    assert len(two.mine()) == sent
    expect(decision(page, english).get_by_role("button", name=english("confirm-not-yet"))).to_be_disabled()

    place = two.free()[0]
    two.card(place).click()
    two.confirm(place)
    expect(page.get_by_text(english.shape("may-change"))).to_be_visible()
    me = Player(page, english)
    assert two.ben.answer(two.table, "hunted-2", [f"commit:{place}"]).status_code == 200
    for _ in range(100):  # Ben may be asked before her
        if (seen := me.look())["asked"] and not seen["changing"]:
            return
        move(two.ben, two.table, me.luck)
    raise AssertionError("nothing was asked any more")


def test_a_survival_card_of_another_phase_says_its_phase(server: PageServer, browse: Browsing, english: Words) -> None:
    now = english("card-phase", phase=english("phase-exploration"))
    for _ in range(30):
        page = browse(server.address)
        page.goto(table(server, page, "here", "bot", "bot"))
        Player(page, english).wait()
        card = page.get_by_role("region", name=english("zone-survival-hand")).get_by_role("button")
        about = page.locator(f"[id='{card.get_attribute('aria-describedby')}']").text_content() or ""
        # Despair forbids them all, and that is said first.
        if now not in about and english("hunt-despair") not in seen_text(page):
            break
        page.context.close()
    expect(card).to_have_attribute("aria-disabled", "true")
    card.hover()
    expect(card).to_have_accessible_description(english.shape("why-notalone-phase"))
    card.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(card).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text(english.shape("why-notalone-phase"))
