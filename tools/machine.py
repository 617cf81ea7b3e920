"""What a machine may or may not have, each found in one place."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
CHROMIUMS_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def say(text: str) -> None:
    """Tell the person at the terminal one line."""
    print(f"fogtable: {text}", flush=True)


def find_chromium() -> str | None:
    """The system's Chromium for browser tests; a browser is never downloaded."""
    named = [os.environ.get("FOGTABLE_CHROMIUM") or "", *CHROMIUMS, *CHROMIUMS_MACOS]
    return next((path for name in named if name and (path := shutil.which(name))), None)


@contextmanager
def alone(script: str) -> Iterator[None]:
    """Hold `script` against a second run of it in this checkout, which waits for the first to end."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody is kept out
        yield
        return
    with open(script, "rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
