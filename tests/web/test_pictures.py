"""The pictures of the documents: each has its view, and what it shows is whole and readable in every language."""

from __future__ import annotations

import pytest

from tests.server.harness import ROOT
from tests.tiers import drawn, seeds
from tests.web.conftest import Browsing
from tests.web.harness import PageServer
from tests.web.pictures import DESK, FOLDER, VIEWS
from tests.web.words import LANGUAGES

MOST = 1_500_000
"""Bytes of all pictures of the documents."""

WRONG = r"""async () => {
  const wrong = [];
  for (const image of document.querySelectorAll('img'))
    await image.decode().catch(() => wrong.push(`no picture: ${image.src}`));
  const files = {};
  for (const use of document.querySelectorAll('use')) {
    const [file, id] = use.getAttribute('href').split('#');
    if (file) files[file] ??= await fetch(file).then((got) => got.text());
    if (file ? !files[file].includes(`id="${id}"`) : !document.getElementById(id)) wrong.push(`no picture: ${id}`);
  }
  const cuts = (one, axis) => ['hidden', 'clip'].includes(getComputedStyle(one)[axis]);
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    const said = text.data.trim();
    if (!said || one.closest('.hidden-text, option') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.getCTM?.()?.a ?? 1);
    if (size < (/\p{L}/u.test(said) ? 12 : 11) - 0.05) wrong.push(`${said} is ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // What is shortened says so by dots; what scrolls can be reached.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      if (/auto|scroll/.test(style.overflow)) break;
      const box = around.getBoundingClientRect();
      if (box.width < 2 || left > box.right || right < box.left) break; // said to readers of the screen alone
      const over = Math.max(
        cuts(around, 'overflowX') ? Math.max(box.left - left, right - box.right) : 0,
        cuts(around, 'overflowY') ? Math.max(box.top - top, bottom - box.bottom) : 0,
      );
      if (over > 4) wrong.push(`${said} is cut off by ${over} px in ${around.className || around.localName}`);
    }
  }
  return wrong;
}"""
"""What of a page cannot be seen or read, beyond what is shortened or scrolls."""


def test_every_view_has_its_picture_in_the_documents() -> None:
    made = {path.stem: path for path in FOLDER.glob("*.webp")}
    assert made.keys() == VIEWS.keys()
    told = (ROOT / "docs" / "art.md").read_text(encoding="utf-8")
    assert [name for name in VIEWS if f"images/{name}.webp" not in told] == []
    for name, view in VIEWS.items():
        size = view.size or DESK
        head = made[name].read_bytes()[:30]  # where WebP tells width and height, each less one
        shown = [int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27)]
        assert shown == [size["width"], size["height"]], name
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST


@drawn
@pytest.mark.parametrize("name", VIEWS)
def test_what_pictures_show_is_whole_and_readable(server: PageServer, browse: Browsing, name: str) -> None:
    """Each view in one of the languages, in the long tier in all of them."""
    at = list(VIEWS).index(name)
    for language in {LANGUAGES[(at + seed) % len(LANGUAGES)] for seed in seeds(1)}:
        view = VIEWS[name]
        page = browse(server.address, language=language, company="on", color_scheme=view.scheme)
        page.set_viewport_size(view.size or DESK)
        view.open(server, page)
        assert page.evaluate(WRONG) == [], language
