"""What happens is played beat by beat, and nothing of a result stands in the page before its beat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.harness import Person
from tests.web.beats import play_to_the_end, record, require_nothing_before_its_beat, shown_at
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, same_session, settle
from tests.web.tables import table
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
        page.keyboard.press("Shift")  # how things are played is fetched once somebody does something
        settle(page)

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
    assert not any(sample["asked"] for sample in noted if sample["beat"]), "it was asked before all was told"
    spaces = english("track-assimilation-left", spaces=7)
    assert not {"reveals", "caught", "loses-will"} & shown_at(noted, spaces), "the track moved before its beat"
