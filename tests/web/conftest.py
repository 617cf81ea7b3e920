from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import PATIENCE, ROOT
from tests.tiers import leave_out
from tests.web.harness import BUSY, PageServer, Watch
from tests.web.words import Words

HERE = Path(__file__).parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

INDEX = Path(__file__).resolve().parents[2] / "src" / "fogtable" / "web_dist" / "index.html"
SAME_VALUES = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(7) : random(array));
"""
"""What a page adds to the luck of a table (alone of 32 bytes): the same games in every run."""
AT_SPEED = """
for (const game of ['notalone', 'onoda', 'bigbrother', 'anima'])
  if (location.protocol === 'http:') {
    localStorage[`speed-${game}`] ??= '%s';
    localStorage[`company-${game}`] ??= '%s';
  }
"""
"""How fast a page shows what happens, and whether bots have names there, unless somebody has chosen otherwise."""
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages are slow; one walk a game is marked as quick."""
    for item in items:
        if item.path.is_relative_to(HERE):
            leave_out(item, {"browser"})


@pytest.fixture(scope="session")
def built() -> None:
    if not INDEX.is_file():
        pytest.skip("the web client is not built: `make test` builds it")


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A running server, shared by the tests of one file."""
    made = PageServer(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    assert made.stop() == 0
    assert not [line for line in made.log.read_text().splitlines() if "failed" in line]


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[PageServer]:
    """A server of this test alone, which may be killed."""
    made = PageServer(tmp_path)
    made.start()
    yield made
    if made.runs:
        made.stop()


class Browsing:
    """Opens pages, each in a browser context (a session) of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: list[Page] = []
        self.watches: dict[Page, Watch] = {}

    def __call__(
        self,
        address: str,
        width: int = 1280,
        language: str = "en",
        touch: bool = False,
        calm: bool = True,
        speed: str = "off",
        company: str = "off",
        **more: Any,
    ) -> Page:
        """Open a page; with ``speed`` "off" it shows at once what happens, so that no test waits for it.

        Without ``company`` "on" bots are called by their seats, as the texts are by which tests find them.

        Without ``service_workers="allow"`` it keeps nothing, so that each page asks the server for what it needs.
        """
        context = self._browser.new_context(
            viewport={"width": width, "height": 844},
            locale={"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}[language],
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
            **({"service_workers": "block"} | more),
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(BUSY)
        context.add_init_script(SAME_VALUES)
        context.add_init_script(AT_SPEED % (speed, company))
        page = context.new_page()
        self.watches[page] = Watch(page, "/".join(address.split("/")[:3]))
        self.watches[page].allow("Service Worker registration blocked by Playwright")
        self._pages.append(page)
        page.goto(address)
        return page

    def end(self) -> None:
        for page in self._pages:
            page.context.close()


@pytest.fixture
def browse(browser: Browser) -> Iterator[Browsing]:
    """Opens pages; whatever any of them does wrong fails the test."""
    browsing = Browsing(browser)
    yield browsing
    browsing.end()
    wrong = [text for watch in browsing.watches.values() for text in watch.wrong]
    assert not wrong, "\n".join(wrong)


Browse = Callable[..., Page]


@pytest.fixture(scope="session")
def english() -> Words:
    return Words("en")


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of axe-core."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `make test` installs it with the web client's packages")
    return AXE.read_text(encoding="utf-8")
