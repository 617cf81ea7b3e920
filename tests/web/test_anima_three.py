"""A reaction window of ANIMA between three people, each before a page of their own: who learns what of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Person
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, same_session, settle
from tests.web.tables import opened
from tests.web.test_anima_windows import patient
from tests.web.words import Words

__all__ = ["patient"]

SEATS = ("party-1", "party-2", "party-3")
NAMES = ("Anna", "Ben", "Cleo")


def seated(server: PageServer, pages: Sequence[Page]) -> str:
    """Open a table with a seat in the session of each page; return its address."""
    players = [{"kind": "here", "name": NAMES[0]}, {"kind": "link"}, {"kind": "link"}]
    address = opened(
        server, pages[0], {"game": "anima", "players": players, "options": {}, "first": 0, "tempo": "strict"}
    )
    seats = f"{server.address}/api/tables/{address.rsplit('/', 1)[1]}/seats"
    for page, seat, name in zip(pages[1:], SEATS[1:], NAMES[1:], strict=True):
        assert page.request.post(f"{seats}/{seat}/claim", data={"name": name}).status == 200
    return address


def asked_in_a_window(table: str, people: Sequence[Person]) -> list[bool]:
    """Let people play by chance until a window stands open; tell who of them is asked in it."""
    luck = random.Random(1)
    for _ in range(200):
        views = [person.view(table, seat) for seat, person in zip(SEATS, people, strict=True)]
        if views[0]["window"]:
            return [view["asked"] is not None for view in views]
        at = next(at for at, view in enumerate(views) if view["asked"])
        options = views[at]["asked"]["options"]
        going = [one for one in options if one.startswith("go:")]
        people[at].answer(table, SEATS[at], [luck.choice(going or options)], views[at]["view"])
    raise AssertionError("no window opens")


def between_some(server: PageServer, pages: Sequence[Page]) -> tuple[str, list[bool]]:
    """Return the address of a table where a window stands open in which some are asked, not all; tell who."""
    for _ in range(20):
        address = seated(server, pages)
        with ExitStack() as stack:
            people = [stack.enter_context(same_session(page, server)) for page in pages]
            asked = asked_in_a_window(address.rsplit("/", 1)[1], people)
        if any(asked) and not all(asked):
            return address, asked
    raise AssertionError("in every window all are asked, or nobody")


def bar_of(page: Page, words: Words) -> str:
    settle(page)
    return decision(page, words).inner_text()


def frames(browse: Browsing, page: Page) -> list[str]:
    """Return what a page has been told, but the beats by which it knows that the line holds."""
    return [text for text in browse.watches[page].frames if text != "{}"]


@pytest.mark.clauses("AN-13.5", "AN-13.6")
def test_a_window_between_three_people(patient: PageServer, browse: Browsing) -> None:
    """Who is asked sees the question; the others see that time runs, and neither who is asked nor that one answered."""
    words = Words("uk", "anima")
    pages = [browse(patient.address, width=390, language="uk") for _ in SEATS]
    address, asked = between_some(patient, pages)
    for page in pages:
        page.goto(address)
        expect(decision(page, words)).to_be_visible()

    waits = words("waiting-pause")
    for page, is_asked in zip(pages, asked, strict=True):
        bar = decision(page, words)
        expect(bar.locator(".countdown")).to_have_count(1)
        expect(bar.get_by_role("heading", name=waits)).to_have_count(0 if is_asked else 1)
        expect(bar.get_by_role("button", name=words("do-pass"), exact=True)).to_have_count(1 if is_asked else 0)
        require_fits(page, 390)
        require_sound_text(page, words)

    idle = [page for page, is_asked in zip(pages, asked, strict=True) if not is_asked]
    one = pages[asked.index(True)]
    before = [bar_of(page, words) for page in idle]
    told = [frames(browse, page) for page in idle]
    decision(one, words).get_by_role("button", name=words("do-pass"), exact=True).click()
    expect(decision(one, words).get_by_role("heading", name=waits)).to_have_count(1)
    expect(decision(one, words).locator(".countdown")).to_have_count(1)
    assert [bar_of(page, words) for page in idle] == before
    assert [frames(browse, page) for page in idle] == told
