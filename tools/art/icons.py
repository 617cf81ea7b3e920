"""Draw the icons of the installed page from the one of its tab: ``python -m tools.art.icons`` (needs Chromium).

They are kept in `web/public`, as a build has no browser; `web/public/favicon.svg` is what they are drawn from.
"""

import re
from typing import Final

from playwright.sync_api import sync_playwright

from tools.machine import ROOT, find_chromium

PUBLIC: Final = ROOT / "web" / "public"
WHOLE: Final = 0.0
"""As in the tab, with its round corners."""
FULL: Final = 0.14
"""To the edge, for systems that cut out a shape of their own, and with room for it: all drawn lies in the inner 80 %."""
ICONS: Final = {
    "icon-192.png": (192, WHOLE),
    "icon-512.png": (512, WHOLE),
    "icon-maskable.png": (512, FULL),
    "apple-touch-icon.png": (180, FULL / 2),
}
"""By file: its width, and which part of it on each side is left free."""


def framed(drawing: str, room: float) -> str:
    """Return the drawing with room on all sides; its ground then reaches the edge, without corners."""
    if not room:
        return drawing
    side = 64 / (1 - 2 * room)
    edge = (64 - side) / 2
    wide = re.sub(r'viewBox="[^"]+"', f'viewBox="{edge:.2f} {edge:.2f} {side:.2f} {side:.2f}"', drawing)
    return wide.replace(
        '<rect width="64" height="64" rx="14"',
        f'<rect x="{edge:.2f}" y="{edge:.2f}" width="{side:.2f}" height="{side:.2f}"',
    )


def draw() -> None:
    """Draw all of them."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (width, room) in ICONS.items():
            page.set_viewport_size({"width": width, "height": width})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{framed(drawing, room)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
