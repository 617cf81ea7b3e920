"""Behind proxies of all kinds, after sleep and cut lines, the page shows what there is, without a reload."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Person
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player
from tests.web.proxy import Between, between
from tests.web.tables import table
from tests.web.test_lobby import seat
from tests.web.words import Words


@pytest.fixture
def proxy(server: PageServer) -> Iterator[Between]:
    with between(server.address) as made:
        yield made


@pytest.fixture
def ben(server: PageServer) -> Iterator[Person]:
    """Somebody whose line is good."""
    with Person(server) as person:
        yield person


Meets = Callable[..., Page]


@pytest.fixture
def meet(server: PageServer, proxy: Between, browse: Browsing, ben: Person) -> Meets:
    """Opens a table where somebody behind the proxy waits for players, and Ben has sat down."""

    def met(clock: bool = False) -> Page:
        page = browse(proxy.address)
        browse.watches[page].may_lose_the_proxy()
        name = table(server, page, "here", "link", "link", creature=0).rsplit("/", 1)[1]
        ben.claim(name, "hunted-1", "Ben")
        if clock:
            page.clock.install()
        page.goto(f"{proxy.address}/t/{name}")
        expect(seat(page, "hunted-1")).to_contain_text("Ben")
        page.evaluate("() => (window.__stays = true)")
        return page

    return met


def renamed(ben: Person, page: Page, name: str) -> None:
    assert ben.claim(page.url.rsplit("/", 1)[1], "hunted-1", name).status_code == 200


def sees(page: Page, name: str) -> None:
    expect(seat(page, "hunted-1")).to_contain_text(name)
    assert page.evaluate("() => window.__stays"), "the page was loaded again"


def asked(browse: Browsing, page: Page, what: str) -> int:
    return len([line for line in browse.watches[page].sent if line.endswith(what)])


def test_where_no_socket_gets_through_events_do(proxy: Between, meet: Meets, browse: Browsing, ben: Person) -> None:
    proxy.say("block sockets")
    page = meet()
    for name in ("Bob", "Benedikt"):
        renamed(ben, page, name)
        sees(page, name)
    assert asked(browse, page, "/events") == 1
    assert not asked(browse, page, "?again"), "events are enough"
    proxy.say("block")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    with page.expect_websocket(lambda line: line.url.endswith("/socket")):
        pass
    renamed(ben, page, "Benno")
    sees(page, "Benno")


def test_where_events_are_held_back_the_page_asks(
    proxy: Between, meet: Meets, browse: Browsing, ben: Person, english: Words
) -> None:
    proxy.say("block sockets events")
    page = meet()
    slow = page.get_by_role("status").filter(has_text=english("polling"))
    expect(slow).to_have_count(1)
    for name in ("Bob", "Benedikt"):
        renamed(ben, page, name)
        sees(page, name)
    name = page.url.rsplit("/", 1)[1]
    known = {one["seat"]: one for one in ben.get(f"/tables/{name}").json()["seats"]}
    assert not known["creature"]["away"], "who asks again and again is here"
    page.reload()
    expect(slow).to_have_count(1)
    assert asked(browse, page, "/events") == 1, "this browser knows that nothing else gets through"
    proxy.say("block")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(slow).to_have_count(0)


def test_a_game_is_played_by_asking(server: PageServer, proxy: Between, browse: Browsing, english: Words) -> None:
    proxy.say("block sockets events")
    page = browse(proxy.address)
    browse.watches[page].may_lose_the_proxy()
    browse.watches[page].allow("409")  # what others answered meanwhile is seen a moment later
    page.goto(table(server, page, "here", "bot", "bot").replace(server.address, proxy.address))
    me = Player(page, english, seed=2)
    while me.answers < 4:
        assert me.step() != "over"


def test_a_cut_line(proxy: Between, meet: Meets, ben: Person, english: Words) -> None:
    page = meet()
    lost = page.get_by_role("status").filter(has_text=english("connecting"))
    page.set_viewport_size({"width": 390, "height": 500})
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    for name in ("Bob", "Benedikt"):
        proxy.say("down")
        expect(lost).to_be_in_viewport()
        renamed(ben, page, name)
        proxy.say("up")
        sees(page, name)
        expect(lost).to_have_count(0)


def test_a_line_that_is_dead_without_a_word(proxy: Between, meet: Meets, ben: Person) -> None:
    """The network has changed: nothing comes, nothing says so. The missing beat does, or the page's waking up."""
    page = meet(clock=True)
    page.wait_for_load_state("networkidle")  # pieces of the page under way would hold all of the browser's lines
    proxy.say("freeze")
    renamed(ben, page, "Bob")
    page.clock.fast_forward(13_000)
    sees(page, "Bob")
    proxy.say("freeze")
    renamed(ben, page, "Benedikt")
    page.clock.fast_forward(8_000)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    sees(page, "Benedikt")


@pytest.fixture
def still(meet: Meets) -> Page:
    """Somebody behind the proxy at a table: from here on no time passes for the page."""
    page = meet(clock=True)
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("() => Date.now() + 2000"))
    return page


@contextmanager
def asks(page: Page) -> Iterator[None]:
    """Make sure that the page asks what there is now, before any time passes again."""
    with page.expect_request(lambda request: request.url.endswith("/views")):
        yield
    page.clock.resume()


def test_the_network_is_back(still: Page, proxy: Between, ben: Person, english: Words) -> None:
    """The page waits for no clock."""
    lost = still.get_by_role("status").filter(has_text=english("connecting"))
    proxy.say("down")
    expect(lost).to_be_visible()
    renamed(ben, still, "Bob")
    proxy.say("up")
    with asks(still):
        still.evaluate("() => dispatchEvent(new Event('online'))")
    sees(still, "Bob")
    expect(lost).to_have_count(0)


@pytest.mark.parametrize(
    "sign", ["dispatchEvent(new Event('online'))", "navigator.connection.dispatchEvent(new Event('change'))"]
)
def test_another_network_is_there(still: Page, proxy: Between, ben: Person, sign: str) -> None:
    """The line of the old one is dead without a word, however lately something came."""
    proxy.say("freeze")
    renamed(ben, still, "Bob")
    with asks(still):
        still.evaluate(f"() => {sign}")
    sees(still, "Bob")
    renamed(ben, still, "Benedikt")
    sees(still, "Benedikt")


def test_a_server_is_back_that_nobody_tells_of(still: Page, proxy: Between, ben: Person, english: Words) -> None:
    """Between two tries passes less than a second."""
    lost = still.get_by_role("status").filter(has_text=english("connecting"))
    proxy.say("down")
    expect(lost).to_be_visible()
    for _ in range(20):
        with still.expect_event("requestfailed", lambda request: request.url.endswith("/views")):
            still.clock.run_for(1000)
    renamed(ben, still, "Bob")
    proxy.say("up")
    with asks(still):
        still.clock.run_for(1000)
    sees(still, "Bob")
    expect(lost).to_have_count(0)


def test_a_piece_that_did_not_arrive(meet: Meets, proxy: Between, english: Words) -> None:
    """It comes when the line is back, with its texts and as it should look, without a reload."""
    page = meet()
    page.wait_for_load_state("networkidle")
    lost = page.get_by_role("status").filter(has_text=english("connecting"))
    talk = page.get_by_role("region", name=english("talk"), exact=True)
    proxy.say("down")
    expect(lost).to_be_visible()
    with page.expect_event("requestfailed", lambda request: "/assets/" in request.url):
        page.get_by_role("button", name=english("talk"), exact=True).click()
    expect(talk).to_have_count(0)
    proxy.say("up")
    expect(talk).to_contain_text(english("talk-nothing"))
    expect(talk).to_have_css("position", "fixed")
    assert page.evaluate("() => window.__stays"), "the page was loaded again"


def test_a_page_that_slept(own_server: PageServer, browse: Browsing) -> None:
    """The browser has stopped it; meanwhile the server was started anew and somebody has sat down."""
    page = browse(own_server.address)
    browse.watches[page].may_lose_the_server()
    page.goto(table(own_server, page, "here", "link", "link", creature=0))
    seat(page, "hunted-1").wait_for()
    page.evaluate("() => (window.__stays = true)")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    own_server.kill()
    own_server.start()
    with Person(own_server) as ben:
        assert ben.claim(page.url.rsplit("/", 1)[1], "hunted-1", "Ben").status_code == 200
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    sees(page, "Ben")
