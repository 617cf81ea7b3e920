from __future__ import annotations

from typing import Any

import pytest

from tools.machine import find_chromium


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright's loop runs on in its worker after its first test, where no other loop can: browser tests come last.
    items.sort(key=lambda item: "browser_type_launch_args" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    quiet = ("--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update")
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": ["--no-sandbox", "--disable-gpu", "--disable-sync", *quiet],
    }
