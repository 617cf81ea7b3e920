"""A report in a browser: on a phone and on a desk, in light and in dark, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from typer.testing import CliRunner

from fogtable.cli import app
from fogtable.lab.report.charts import Bar, bars
from tests.tiers import slow

pytestmark = slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("lab")
    balance = ["balance", "--bots", "random", "--all-options", "--option", "board=A"]
    tournament = ["tournament", "--bots", "random,belief"]
    for command, *args in (balance, tournament):
        out = ["--players", "2,3,4", "--games", "3", "--out", str(folder / command)]
        done = CliRunner().invoke(app, ["lab", command, "notalone", *args, *out])
        assert done.exit_code == 0, done.output
    return [folder / "balance" / "report.html", folder / "tournament" / "report.html"]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_reports_fit_and_leave_nobody_out(reports: list[Path], page: Page, width: int, scheme: str) -> None:
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for report in reports:
        page.goto(report.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for chapter in page.locator("details.behind").all():
            chapter.locator("> summary").click()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for svg in page.locator("svg").all():
            box = svg.bounding_box()
            assert box is not None
            assert box["width"] > 250
        assert asked_for.pop() == report.as_uri()
        assert asked_for == []
        if AXE.is_file():
            page.add_script_tag(path=AXE)
            found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
            assert [f"{one['id']}: {one['nodes'][0]['html']}" for one in found["violations"]] == []


def test_what_it_says_comes_first_and_the_numbers_are_one_tap_behind(reports: list[Path], page: Page) -> None:
    """Three screens at most on a desk; whoever wants a sentence's numbers taps beside it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    for report in reports:
        page.goto(report.as_uri())
        assert page.evaluate("document.documentElement.scrollHeight") <= 3 * 800
        assert page.locator("h2").first.inner_text() == "What these games say"
        links = page.locator(".findings a")
        assert links.count() > 1
        for link in links.all():
            behind = page.locator(f"[id='{(link.get_attribute('href') or '')[1:]}']")
            assert not behind.is_visible()
            link.click()
            assert behind.is_visible()
            page.reload()
            page.evaluate("() => history.replaceState(null, '', location.pathname)")
            page.reload()


def test_the_legend_of_bars_with_long_names_lies_in_the_picture(page: Page) -> None:
    sides = [f"Party {n}" for n in (1, 2, 3, 4)]
    values = [Bar(f"Omega is stopped ({side})", side, 1, "25.0%") for side in sides]
    page.set_content(bars("What makes the last move", values, sides, range(4)).svg)
    beyond = "() => { const end = document.querySelector('svg').getBoundingClientRect().right;"
    beyond += " return [...document.querySelectorAll('text')].filter(t => t.getBoundingClientRect().right > end)"
    assert page.evaluate(f"{beyond}.map(t => t.textContent) }}") == []
