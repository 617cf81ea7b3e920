"""A small change of a table is drawn as a small change: little of the page has its styles worked out anew for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from fogtable.games import NAMES
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, come_to_rest
from tests.web.tables import opened
from tests.web.words import Words

MOST = 60
"""Elements: of a table there are 700 to 5,000; of what changes a few dozen may follow."""
CHANGES = """
() => {
  for (const slot of ['.stage', '.side .sheet', '.prompt', '.prompt .end', '.tray']) {
    const box = document.querySelector(slot);
    if (!box) continue;
    const thing = document.createElement('i');
    for (const change of [() => box.append(thing), () => (thing.className = 'over'), () => thing.remove()]) {
      change();
      void document.body.offsetWidth;
    }
  }
}
"""
"""Something comes into each slot of the table, becomes something else, and goes; the page is styled after each."""


@pytest.mark.parametrize("game", NAMES)
def test_what_changes_within_a_table_leaves_the_rest_alone(
    server: PageServer, browser: Browser, browse: Browsing, tmp_path: Path, game: str
) -> None:
    """The browser looks up from a change for whatever may follow from it (`:has()`): there is nothing far above."""
    page = browse(server.address)
    players = [{"kind": "here"}, *[{"kind": "bot"}] * (0 if game == "onoda" else 2)]
    page.goto(opened(server, page, {"game": game, "players": players, "options": {}, "first": 0}))
    Player(page, Words("en", game)).wait()
    page.wait_for_load_state("networkidle")
    come_to_rest(page)
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=page, path=trace, categories=["devtools.timeline"])
    page.evaluate(CHANGES)
    browser.stop_tracing()
    events = json.loads(trace.read_bytes())["traceEvents"]
    styled = [one["args"]["elementCount"] for one in events if one["name"] == "UpdateLayoutTree" and "args" in one]
    assert len(styled) >= 12, styled
    assert max(styled) <= MOST, styled
