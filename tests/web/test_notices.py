"""A sound for who looks elsewhere when it is his move, on this device alone, and only if he wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Person
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, settle, until
from tests.web.tables import table
from tests.web.test_lobby import people, seat
from tests.web.words import Words

TONES = """
window.__tones = 0;
const real = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.__tones += 1;
  return real.call(this);
};
window.__looks = true;
document.hasFocus = () => window.__looks;
"""
"""Counts the tones that are made; the page has the focus or not, as the test says."""


def waiting(server: PageServer, browse: Browsing) -> Page:
    """Open a table that waits for Ben; when he comes somebody before the page is asked."""
    page = browse(server.address)
    page.add_init_script(TONES)
    page.goto(table(server, page, "here", "link", creature=0))
    seat(page, "hunted-1").wait_for()
    return page


def begin(server: PageServer, page: Page) -> None:
    with Person(server) as ben:
        assert ben.claim(page.url.rsplit("/", 1)[1], "hunted-1", "Ben").status_code == 200
    until(page, "() => document.title.startsWith('●')")
    settle(page)


def switch(page: Page, words: Words) -> Locator:
    return page.get_by_role("group", name=words("notices")).get_by_role("checkbox", name=words("notice-sound"))


def test_it_rings_for_who_looks_elsewhere(server: PageServer, browse: Browsing, english: Words) -> None:
    page = waiting(server, browse)
    expect(switch(page, english)).not_to_be_checked()
    switch(page, english).check()
    until(page, "() => window.__tones === 2")
    page.evaluate("() => (window.__looks = false)")
    begin(server, page)
    until(page, "() => window.__tones === 4")
    page.reload()
    people(page, english)
    expect(switch(page, english)).to_be_checked()
    switch(page, english).uncheck()
    assert page.evaluate("() => window.__tones") == 0


@pytest.mark.parametrize(("looks", "wanted"), [(True, True), (False, False)])
def test_it_is_silent_for_who_looks_on_and_for_who_wants_no_sound(
    server: PageServer, browse: Browsing, english: Words, looks: bool, wanted: bool
) -> None:
    page = waiting(server, browse)
    if wanted:
        switch(page, english).check()
        until(page, "() => window.__tones === 2")
    page.evaluate("(looks) => (window.__looks = looks)", looks)
    made = page.evaluate("() => window.__tones")
    begin(server, page)
    assert page.evaluate("() => window.__tones") == made
