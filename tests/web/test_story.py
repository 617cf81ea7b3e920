"""After the end: where the game turned, and a picture and a link to share."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from fogtable.core.formats.record import write
from fogtable.fast.find import execution
from fogtable.games import NAMES
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, require_fits, require_sound_text, settle
from tests.web.tables import brought, finished
from tests.web.test_accessibility import complaints
from tests.web.test_end_screens import ended
from tests.web.words import Words

compiled = pytest.mark.skipif(execution("notalone").kind != "compiled", reason="needs compiled rules")


@compiled
def test_from_the_end_to_where_it_turned(server: PageServer, browse: Browsing, english: Words, axe: str) -> None:
    page = browse(f"{server.address}/t/{finished(server, seed=11)}", width=390)
    page.get_by_role("button", name=english("where-it-turned"), exact=True).click()
    chart = page.get_by_role("region", name=english("chances"), exact=True)
    point = chart.get_by_role("listitem").filter(has=page.get_by_role("button")).first
    expect(point).to_contain_text(english("turning-better", answer="", worth="").split(":")[0])
    settle(page)
    require_fits(page, 390)
    require_sound_text(page, english)
    assert not complaints(page, axe, widths=())
    point.get_by_role("button").click()
    page.get_by_role("region", name=english("look-through"), exact=True).wait_for()
    step = int(page.get_by_role("slider", name=english("step")).input_value())
    assert step > 0
    page.wait_for_url(lambda url: f"step={step}" in urlsplit(url).query)


def test_what_a_defeat_counts_is_said_beside_the_points(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "onoda")
    page = browse(f"{server.address}/t/{brought(server, write(ended('onoda')))}", language="ru", width=390)
    said = {"sides": ["onoda"], "points": [{"step": 0, "chances": [0.3]}, {"step": 1, "chances": [0.01]}], "turns": []}
    page.route("**/analysis", lambda route: route.fulfill(json=said))
    page.get_by_role("button", name=words("where-it-turned"), exact=True).click()
    chart = page.get_by_role("region", name=words("chances"), exact=True)
    expect(chart.get_by_role("listitem").locator("b")).to_have_text(words("hint-doomed"))
    expect(chart).to_contain_text(words("own-hint-note"))


@pytest.mark.parametrize("game", NAMES)
def test_a_picture_and_a_link_to_share(server: PageServer, browse: Browsing, game: str) -> None:
    words = Words("ru", game)
    match = ended(game)
    page = browse(f"{server.address}/t/{brought(server, write(match))}", language="ru", width=390)
    page.get_by_role("button", name=words("share-story"), exact=True).click()
    part = page.get_by_role("region", name=words("share-story"), exact=True)
    picture = part.get_by_role("img")
    title, cause = words(f"win-{match.outcome.side}"), words(f"cause-{match.outcome.cause}")
    expect(picture).to_have_accessible_name(
        re.compile(f"^{re.escape(words('story-picture', said=title))}.*{re.escape(cause)}", re.S)
    )
    assert picture.evaluate("async (one) => (await one.decode(), [one.naturalWidth, one.naturalHeight])") == [1200, 630]
    assert colours(page) > 20, "nothing is drawn"
    settle(page)
    require_fits(page, 390)
    require_sound_text(page, words)
    saved = part.get_by_role("link", name=words("save-picture"))
    assert saved.get_attribute("download") == "fogtable.png"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    part.get_by_role("button", name=words("copy-story-link")).click()
    page.get_by_text(words("link-copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def colours(page: Page) -> int:
    """Return how many colours the picture has."""
    return int(
        page.locator("section.end img").evaluate(
            """(one) => {
                const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 158 });
                const brush = canvas.getContext('2d');
                brush.drawImage(one, 0, 0, 300, 158);
                return new Set(new Uint32Array(brush.getImageData(0, 0, 300, 158).data.buffer)).size;
            }"""
        )
    )
