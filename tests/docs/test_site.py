"""The site of the documents: built without a warning, every link leads somewhere, nothing comes from elsewhere."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from fogtable.games import NAMES
from tests.tiers import slow

pytestmark = slow  # links of Markdown are seen by whoever follows them

DOCS = Path(__file__).parents[2] / "docs"


class Page(HTMLParser):
    """What a page links to, what it loads, and the places in it that have a name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and given.get("rel") == "stylesheet":
            self.loads.append(given["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("sphinx")
    made = tmp_path_factory.mktemp("made")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", made / "doctrees", "-b", "html", DOCS]
    done = subprocess.run([*command, made / "site"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made / "site"


def test_the_site_is_whole(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html")}
    wrong = []
    for path, page in pages.items():
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loads and parts.scheme != "data":
                    wrong.append(f"{path.name} loads {link}")
                continue
            to = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not to.exists():
                wrong.append(f"{path.name}: there is no {link}")
            elif parts.fragment and to in pages and unquote(parts.fragment) not in pages[to].names:
                wrong.append(f"{path.name}: there is no place {link}")
    assert wrong == []


def test_no_document_is_forgotten(site: Path) -> None:
    linked = {link.partition("#")[0] for link in Page(site / "index.html").links}
    for document in DOCS.rglob("*.md"):
        page = document.relative_to(DOCS).with_suffix(".html").as_posix()
        assert page in {*linked, "index.html"}
    assert {f"rules/{game}.html" for game in NAMES} <= linked
    assert "fogtable.env.vector" in Page(site / "reference" / "environments.html").names
