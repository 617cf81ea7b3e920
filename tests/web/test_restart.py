"""The server is killed and comes back: the page carries on by itself, without a reload, at the same decision."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.mirror import stored_answers
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player
from tests.web.tables import table
from tests.web.words import Words

ME = 1
"""The seat of who sits here: the bots have the others."""


def asked(me: Player) -> dict[str, object]:
    """Play until there is a choice to make, nothing chosen yet."""
    for _ in range(60):
        seen = me.wait()
        assert not seen["over"]
        if len(seen["picks"]) > 1 and not seen["ready"] and not seen["chosen"]:
            return seen
        me.step()
    raise AssertionError("no choice came")


def start(server: PageServer, browse: Browsing, words: Words) -> tuple[Page, Player, str]:
    page = browse(server.address)
    # 409: a bot's answer may be kept though this page never heard of it, so that what it says is stale.
    browse.watches[page].allow("409")
    browse.watches[page].may_lose_the_server()
    page.goto(table(server, page, "here", "bot", "bot"))
    page.evaluate("() => (window.__stays = true)")
    me = Player(page, words, seed=6)
    while me.answers < 3:
        me.step()
    return page, me, page.url.rsplit("/", 1)[1]


def test_killed_at_a_decision(own_server: PageServer, browse: Browsing, english: Words) -> None:
    page, me, name = start(own_server, browse, english)
    before = asked(me)
    lost = page.get_by_role("status").filter(has_text=english("connecting"))
    for _ in range(2):
        own_server.kill()
        stored = stored_answers(own_server, name)
        expect(lost).to_be_visible()
        own_server.start()
        expect(lost).to_have_count(0)
        assert me.wait() == before
        now = stored_answers(own_server, name)  # the bots may have gone on with theirs
        assert now[: len(stored)] == stored
        assert ME not in [seat for seat, _ in now[len(stored) :]]
    answers = me.answers
    while me.answers < answers + 3:
        assert me.step() != "over"
    assert len(stored_answers(own_server, name)) > len(stored)
    assert page.evaluate("() => window.__stays")


def test_killed_under_an_answer(own_server: PageServer, browse: Browsing, english: Words) -> None:
    """What was confirmed while nobody listened arrives when the server is back, once."""
    page, me, name = start(own_server, browse, english)
    asked(me)
    for _ in range(10):
        if me.wait()["ready"]:
            break
        me.step()
    stored = stored_answers(own_server, name)
    own_server.kill()
    me.press("window.__confirm")
    with page.expect_response(lambda response: response.url.endswith("/answers") and response.ok):
        own_server.start()
    mine = [meaning for seat, meaning in stored_answers(own_server, name)[len(stored) :] if seat == ME]
    assert len(mine) >= 1, "the answer was lost"
    assert len(mine) == len(set(mine)), "the answer came twice"
    me.wait()
    expect(page.get_by_role("status").filter(has_text=english("connecting"))).to_have_count(0)
    me.step()
    assert page.evaluate("() => window.__stays")
