"""The words of the page: the same in every language, and there for everything that the page says."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from fogtable.core.play.match import Match
from fogtable.games import NAMES, load
from fogtable.server.refusals import STATUS
from tests.server.harness import ROOT
from tests.web.words import BOARDS, CLIENTS, FOLDERS, GAMES, LANGUAGES, RULES, ids, messages

WEB = ROOT / "web"
SOURCES = WEB / "src"
PROTOCOL = ROOT / "docs" / "protocol.md"
SAID = re.compile(r"(?<![\w.])t\(")
CALL = re.compile(r"(?<![\w.])(?:t|has)\(")
# A value that is compared, or named by `.includes(...)`, is none that is said.
COMPARED = re.compile(r"[=!]==?\s*'[^']*'|'[^']*'\s*[=!]==?|\.(?:includes|at|get)\([^()]*\)|\[[^\[\]]*\]")
SOMETIMES = {"send-draft", "habit-here", "option-standing_orders"}
"""Said only where a game plans a gesture, tells its windows apart, or has standing orders, which it declares."""
LITERAL = re.compile(r"'([^'\s]*)'")
TEMPLATE = re.compile(r"`([^`\n]*)`")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", [*CLIENTS, *BOARDS], ids=lambda folder: folder.parent.name + "-" + folder.name)
def test_every_language_has_the_same_texts(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("folders", FOLDERS, ids=GAMES)
def test_no_text_stands_in_two_files(folders: tuple[Path, ...]) -> None:
    """Whichever file is read last would win."""
    names = [name for folder in folders for name in messages(folder, "en")]
    assert len(names) == len(set(names)), sorted(name for name in set(names) if names.count(name) > 1)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_asked_first_has_its_words_at_once(game: str) -> None:
    """The words of other questions come after the first decision (`first.json`)."""
    said = json.loads((SOURCES / "games" / game / "texts" / "first.json").read_text(encoding="utf-8"))["asks"]
    asked: dict[int, str] = {}
    match = Match(load(game), max(load(game).seat_counts))
    while awaited := [seat for seat in match.awaited() if len(asked) < len(match.state.seats)]:
        for seat in awaited:
            choice, _ = match.question(seat) or pytest.fail("nothing is asked")
            asked.setdefault(seat, re.sub(r"(?<!^)(?=[A-Z])", "-", choice.__name__).lower())
        match.play(awaited[0], match.offered(awaited[0])[0])
    assert set(asked.values()) == set(said)


def test_the_page_says_what_fluent_says() -> None:
    """It has a reader of its own, for what the build has compiled."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the web client's packages are not installed: `make test` installs them")
    files = [
        {"language": language, "file": str(folder / f"{language}.ftl")}
        for folder in [*CLIENTS, *BOARDS, *RULES]
        for language in LANGUAGES
    ]
    said = "\n".join(map(json.dumps, files))
    made = subprocess.run(
        ["node", "checks/texts.js"], cwd=WEB, input=said, capture_output=True, text=True, check=True, timeout=120
    )
    assert made.stdout.splitlines() == []


def first_argument(source: str, start: int) -> str:
    """Return the source of the first argument of the call whose bracket has just been opened."""
    depth, quote, at = 0, "", start
    while at < len(source):
        char = source[at]
        if quote:
            quote = "" if char == quote else quote
        elif char == "'" or (char == "`" and depth == 0):
            quote = char if char == "'" else _template_end(source, at)
            if char == "`":
                at, quote = int(quote), ""
        elif char in "([{":
            depth += 1
        elif depth == 0 and char in ")]},":
            return source[start:at]
        elif char in ")]}":
            depth -= 1
        at += 1
    raise AssertionError(f"a call without an end: {source[start : start + 80]}")


def _template_end(source: str, start: int) -> str:
    return str(source.index("`", start + 1))


def calls() -> Iterator[tuple[str, str]]:
    """Yield the first argument of every call that looks up a text, with the file it stands in."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text(encoding="utf-8")
            for found in CALL.finditer(source):
                yield first_argument(source, found.end()), str(path.relative_to(SOURCES))


def test_every_text_that_is_named_is_there() -> None:
    found = list(calls())
    assert len(found) > 100
    missing = []
    for argument, file in found:
        plain = TEMPLATE.sub("", argument)
        missing += [f"{file}: {name}" for name in LITERAL.findall(COMPARED.sub("", plain)) if name not in ids()]
        for template in TEMPLATE.findall(argument):
            shape = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))
            if not any(re.fullmatch(shape, name) for name in ids()):
                missing.append(f"{file}: t({argument})")
    assert not missing, "\n".join(missing)


def general(file: str) -> bool:
    """Tell whether a file of the client belongs to no game, so that what it says is said at the tables of all."""
    return not file.startswith("games/") or "/" not in file.removeprefix("games/")


@pytest.mark.parametrize("game", GAMES)
def test_what_every_table_says_is_there_in_every_game(game: str) -> None:
    """A text that another game has is missing here, unless the page asks first whether there is one (`has`)."""
    known = {name for folder in FOLDERS[GAMES.index(game)] for name in messages(folder, "en")}
    missing = []
    for path in sorted(SOURCES.rglob("*")):
        file = str(path.relative_to(SOURCES))
        if path.suffix not in (".ts", ".svelte") or not general(file):
            continue
        source = path.read_text(encoding="utf-8")
        asked = set(re.findall(r"(?<![\w.])has\('([^']+)'\)", source))
        for found in SAID.finditer(source):
            plain = TEMPLATE.sub("", first_argument(source, found.end()))
            names = set(LITERAL.findall(COMPARED.sub("", plain)))
            missing += [f"{file}: {name}" for name in names - asked - known - SOMETIMES]
    assert not missing, "\n".join(missing)


def test_every_refusal_has_words() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| [\d, ]+ \| (.+) \|$", text[text.index("### Refusals") : text.index("## The socket")], re.MULTILINE
    )
    codes = {
        code for row in rows for code in re.findall(r"`([a-z]+(?:-[a-z]+)*)`(?!\))", re.sub(r"\([^)]*\)", "", row))
    }
    assert codes == set(STATUS)
    known = {name for folder in CLIENTS for name in messages(folder, "en")}
    assert not sorted(code for code in codes if f"error-{code}" not in known)


def test_every_text_of_the_client_is_used() -> None:
    sources = "\n".join(p.read_text(encoding="utf-8") for p in SOURCES.rglob("*") if p.suffix in (".ts", ".svelte"))
    shapes = [re.split(r"\$\{[^}]*\}", template) for template in TEMPLATE.findall(sources)]
    families = [re.compile("[a-z0-9-]+".join(map(re.escape, parts))) for parts in shapes if len(parts) > 1 and parts[0]]
    unused = [
        name
        for folder in (*CLIENTS, *BOARDS)
        for name in messages(folder, "en")
        if f"'{name}'" not in sources and not any(family.fullmatch(name) for family in families)
    ]
    assert not unused
