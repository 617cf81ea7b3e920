"""The language changes where one stands: no page is loaded again, and nothing stays behind in the other language."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, customise, require_sound_text, settle
from tests.web.tables import table
from tests.web.words import Words


def switch(page: Page, old: Words, new: Words) -> None:
    page.get_by_role("combobox", name=old("language"), exact=True).select_option(new.language)
    page.get_by_role("combobox", name=new("language"), exact=True).wait_for()
    settle(page)


def test_the_language_changes_without_a_reload(server: PageServer, browse: Browsing) -> None:
    english, russian, ukrainian = Words("en"), Words("ru"), Words("uk")
    page = browse(f"{server.address}/g/notalone")
    page.evaluate("() => (window.__stays = true)")
    customise(page, english)
    sent = browse.watches[page].sent
    loaded = len(sent)
    for old, new in ((english, russian), (russian, ukrainian), (ukrainian, english)):
        switch(page, old, new)
        expect(page.get_by_role("heading", name=new("players"), exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=new("play-bots"), exact=True)).to_be_visible()
        expect(page.get_by_text(new("game-notalone-tagline"))).to_be_visible()
        assert page.evaluate("() => document.documentElement.lang") == new.language
        assert page.title() == new("game-name")
        require_sound_text(page, new)
    assert page.evaluate("() => window.__stays")
    assert all("/assets/" in request for request in sent[loaded:])


def test_a_game_goes_on_in_another_language(server: PageServer, browse: Browsing) -> None:
    """The decision, the log, the cards and what is half chosen: all of it changes, none of it is lost."""
    english, russian, ukrainian = Words("en"), Words("ru"), Words("uk")
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    me = Player(page, english)
    me.wait()
    hand = page.get_by_role("region", name=english("zone-hand"))
    hand.get_by_role("button", name=english("place-river")).click()
    page.evaluate("() => (window.__stays = true)")
    page.get_by_role("button", name=english("menu"), exact=True).press("Enter")
    for old, new in ((english, russian), (russian, ukrainian)):
        switch(page, old, new)
        expect(page.get_by_role("heading", name=new("ask-explore"))).to_be_visible()
        river = page.get_by_role("region", name=new("zone-hand")).get_by_role("button", name=new("place-river"))
        expect(river).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("region", name=new("log"), exact=True)).to_contain_text(new.shape("log-turn-begins"))
        expect(page.get_by_role("button", name=new("do-explore-commit", object=new("place-river")))).to_be_visible()
        assert page.evaluate("() => document.documentElement.lang") == new.language
        require_sound_text(page, new)
    page.get_by_role("button", name=ukrainian("do-explore-commit", object=ukrainian("place-river"))).click()
    Player(page, ukrainian).wait()
    assert page.evaluate("() => window.__stays")
    page.reload()
    expect(page.get_by_role("region", name=ukrainian("log"), exact=True)).to_be_visible()


def test_the_texts_of_two_games_do_not_mix(server: PageServer, browse: Browsing) -> None:
    """From one game to another without a reload, in each language: each game says its own words."""
    page = browse(f"{server.address}/g/onoda")
    page.evaluate("() => (window.__stays = true)")
    solo, many = Words("en", "onoda"), Words("en")
    expect(page.get_by_text(solo("game-about"))).to_be_visible()
    page.evaluate("() => { history.pushState(null, '', '/g/notalone'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(page.get_by_text(many("game-about"))).to_be_visible()
    page.go_back()
    expect(page.get_by_text(solo("game-about"))).to_be_visible()
    expect(page.get_by_text(many("game-about"))).not_to_be_visible()
    russian = Words("ru", "onoda")
    switch(page, solo, russian)
    expect(page.get_by_text(russian("game-about"))).to_be_visible()
    require_sound_text(page, russian)
    assert page.evaluate("() => window.__stays")
