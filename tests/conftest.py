from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.tiers import TIERS, Chosen
from tools.machine import find_chromium

QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-sync", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update"),
)
"""How Chromium is started: without what it would look for in the network by itself."""
ORDER = 1
"""The seed of the order in which tests run, unless ``--randomly-seed`` says another: any must pass."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file.

    Playwright's event loop runs in this thread for as long as it is open, and no other loop can. It ends with the
    file, so that page tests and others may follow each other in one process, in any order.
    """
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield opened
        opened.close()


# -- tiers: see tests/tiers.py ----------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("fogtable")
    group.addoption("--tier", choices=TIERS, help="how much to run: quick, all (where files are named), long")
    group.addoption("--part", type=int, default=1, metavar="N", help="which part of the long tier: 1 and up")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.option.tier is None:  # xdist hands what is set here on to its workers
        named = config.args_source is pytest.Config.ArgsSource.ARGS or config.option.keyword
        config.option.tier = "all" if named else "quick"
    if getattr(config.option, "randomly_seed", None) == "default":
        config.option.randomly_seed = ORDER
    if config.option.part < 1:
        raise pytest.UsageError(f"--part: expected 1 or more, got {config.option.part}")
    Chosen.tier, Chosen.part = config.option.tier, config.option.part


def runs(item: pytest.Item) -> bool:
    """Tell whether a test belongs to the tier of this run."""
    if Chosen.tier == "quick":
        return item.get_closest_marker("slow") is None
    return Chosen.tier == "all" or item.get_closest_marker("drawn") is not None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if not runs(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if runs(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line what this machine lacks, and in another what the quick tier leaves out."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    if reasons:
        lacking = "; ".join(f"{reason} ({count})" for reason, count in sorted(reasons.items()))
        terminalreporter.write_line(f"not tested here: {lacking}")
    if Chosen.tier == "quick":
        terminalreporter.write_line(
            "the quick tier; `make test-all` runs everything, `make test ARGS=FILE` all of a file"
        )
