"""One's own page: what was played on this device, counted once, kept here alone, and carried in a file."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogtable.games import NAMES, load
from tests.server.harness import ROOT, play_out
from tests.server.mirror import truth
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, require_fits, require_sound_text, same_session, settle
from tests.web.tables import opened, table
from tests.web.test_accessibility import complaints
from tests.web.words import LANGUAGES, Words

WEB = ROOT / "web"
GAME = {
    "table": "a1",
    "game": "notalone",
    "day": "2026-03-01",
    "side": "hunted",
    "won": True,
    "cause": "beach",
    "against": ["belief"],
    "achieved": ["rescued", "signal"],
}
"""A game as this device keeps it."""


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => JSON.parse(localStorage.played ?? '[]')")
    return found


def keep(page: Page, *games: dict[str, Any]) -> None:
    page.evaluate("(games) => (localStorage.played = JSON.stringify(games))", list(games))


def end(server: PageServer, page: Page, address: str, seed: int = 8) -> str:
    """Play the game of a table to its end; return the id of the table."""
    name = address.rsplit("/", 1)[1]
    with same_session(page, server) as person:
        play_out([person], name, random.Random(seed))
    return name


def counts(page: Page, server: PageServer) -> None:
    """Look at the page until it has counted what had ended."""
    page.goto(f"{server.address}/me")
    page.get_by_role("heading", level=2).nth(3).wait_for()
    settle(page)


def test_a_game_counts_once_it_has_ended(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.get_by_role("link", name=english("me-link")).click()
    expect(page.get_by_text(english("me-empty"))).to_be_visible()
    page.goto(table(server, page, "here", "bot", "bot", creature=2))
    name = end(server, page, page.url)
    mine = page.locator("section.end").get_by_role("link", name=english("me-title"))
    mine.wait_for()
    over = truth(server, name, load("notalone")).outcome
    [one] = kept(page)
    won = over.side == "hunted"
    assert one | {"day": "", "achieved": []} == {
        "table": name,
        "game": "notalone",
        "day": "",
        "side": "hunted",
        "won": won,
        "cause": over.cause,
        "against": ["belief"],
        "achieved": [],
    }
    assert ("rescued" in one["achieved"]) == won
    for achieved in one["achieved"]:
        expect(page.locator("section.end")).to_contain_text(english(f"achieved-notalone-{achieved}"))
    page.reload()
    mine.click()
    expect(page.get_by_role("list", name=english("me-sums"))).to_contain_text(english("me-games", count=1))
    row = page.get_by_role("row").filter(has_text=english("me-side-notalone-hunted"))
    expect(row).to_contain_text(english("bot-belief"))
    expect(row.get_by_role("cell")).to_have_text(["1", str(int(won)), "100%" if won else "0%"])
    assert len(kept(page)) == 1
    require_sound_text(page, english)


def test_what_ended_unseen_is_counted_later(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    solo = {"game": "onoda", "players": [{"kind": "here"}]}
    unseen = end(server, page, opened(server, page, solo | {"options": {"variant": "military"}}))
    end(server, page, opened(server, page, solo | {"options": {}, "mode": "practice"}))
    going = opened(server, page, solo | {"options": {}}).rsplit("/", 1)[1]
    counts(page, server)
    row = page.get_by_role("row").filter(has_text=english("me-side-onoda-onoda"))
    expect(row).to_contain_text(english("level-onoda-military"))
    assert [one["table"] for one in kept(page)] == [unseen], "practice counts nowhere"
    expect(page.locator(f'a[href="/t/{going}"]')).to_contain_text(english("game-onoda"))


def test_who_sits_on_several_sides_wins_nothing(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    end(server, page, table(server, page, "here", "here"))
    counts(page, server)
    row = page.get_by_role("row").filter(has_text=english("me-several-sides"))
    expect(row.get_by_role("cell")).to_have_text(["1", "–", "–"])
    [one] = kept(page)
    assert (one["side"], one["won"], one["achieved"]) == (None, False, [])


def test_streaks_are_of_games_and_of_days(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-01", "2026-03-05"]
    results = [True, True, None, True, False]
    games = [
        GAME | {"table": f"t{i}", "day": day, "won": bool(won)} | ({"side": None} if won is None else {})
        for i, (day, won) in enumerate(zip(days, results, strict=True))
    ]
    keep(page, *games)
    counts(page, server)
    sums = page.get_by_role("list", name=english("me-sums"))
    for text in (
        english("me-games", count=5),
        english("me-won", count=3),
        english("me-streak", count=3),
        english("me-days", count=3),
    ):
        expect(sums).to_contain_text(text)


def test_the_history_goes_to_another_device(
    server: PageServer, browse: Browsing, english: Words, tmp_path: Path
) -> None:
    page = browse(server.address)
    keep(page, GAME)
    page.evaluate('() => (localStorage[\'daily-onoda\'] = \'{"2026-03-01": {"table": "d1", "hints": false}}\')')
    counts(page, server)
    with page.expect_download() as saving:
        page.get_by_role("button", name=english("me-save")).click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)

    other = browse(server.address)
    newer = GAME | {"table": "b2", "day": "2026-03-02"}
    keep(other, newer)
    counts(other, server)
    bring = other.get_by_label(english("me-bring"))
    bring.set_input_files(file)
    expect(other.get_by_role("status").filter(has_text=english("me-brought", count=1))).to_be_visible()
    assert kept(other) == [GAME, newer]
    assert other.evaluate("() => JSON.parse(localStorage['daily-onoda'])") == {
        "2026-03-01": {"table": "d1", "hints": False}
    }
    bring.set_input_files(file)
    expect(other.get_by_role("status").filter(has_text=english("me-brought", count=0))).to_be_visible()

    other.get_by_role("button", name=english("me-erase"), exact=True).click()
    other.get_by_role("button", name=english("me-erase-yes")).click()
    expect(other.get_by_text(english("me-empty"))).to_be_visible()
    assert kept(other) == []
    assert other.evaluate("() => localStorage['daily-onoda'] ?? null") is None


WHOLE = {"fogtable": "history", "version": 1, "played": [GAME], "daily": {}}


def bad(where: str, expected: str, found: str) -> tuple[str, dict[str, str]]:
    return "history-bad", {"where": where, "expected": f"history-{expected}", "found": found}


BAD: dict[str, tuple[str, tuple[str, dict[str, str]]]] = {
    "text": ("no history", ("history-no-json", {})),
    "list": ("[]", bad("", "object", "[]")),
    "other": ('{"version": 1}', bad("fogtable", "history", "")),
    "newer": (json.dumps(WHOLE | {"version": 2}), bad("version", "version", "2")),
    "no list": (json.dumps(WHOLE | {"played": {}}), bad("played", "list", "{}")),
    "no day": (
        json.dumps(WHOLE | {"played": [GAME, GAME | {"day": "yesterday"}]}),
        bad("played[1].day", "day", '"yesterday"'),
    ),
    "no month": (
        json.dumps(WHOLE | {"played": [GAME | {"day": "2026-13-01"}]}),
        bad("played[0].day", "day", '"2026-13-01"'),
    ),
    "markup": (
        json.dumps(WHOLE | {"played": [GAME | {"table": "<b>"}]}),
        bad("played[0].table", "word", '"<b>"'),
    ),
    "no answer": (json.dumps(WHOLE | {"played": [GAME | {"won": 1}]}), bad("played[0].won", "yes-no", "1")),
    "no words": (json.dumps(WHOLE | {"played": [GAME | {"achieved": [1]}]}), bad("played[0].achieved", "words", "[1]")),
    "points": (json.dumps(WHOLE | {"played": [GAME | {"points": "1"}]}), bad("played[0].points", "number", '"1"')),
    "daily": (
        json.dumps(WHOLE | {"daily": {"onoda": {"2026-03-01": {"table": "x"}}}}),
        bad("daily.onoda.2026-03-01.hints", "yes-no", ""),
    ),
    "daily day": (
        json.dumps(WHOLE | {"daily": {"onoda": {"today": {"table": "x", "hints": True}}}}),
        bad("daily.onoda.today", "day", '"today"'),
    ),
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_bad_file_changes_nothing(server: PageServer, browse: Browsing, language: str, tmp_path: Path) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    keep(page, GAME)
    counts(page, server)
    for name, (content, (message, args)) in BAD.items():
        file = tmp_path / f"{name}.json"
        file.write_text(content.replace('"a1"', '"new"'), encoding="utf-8")
        page.get_by_label(words("me-bring")).set_input_files(file)
        if args:
            args = {
                "where": args["where"] or words("history-whole"),
                "expected": words(args["expected"]),
                "found": args["found"] or words("history-nothing"),
            }
        expect(page.get_by_role("alert"), name).to_have_text(words(message, **args))
        assert kept(page) == [GAME], name
    file = tmp_path / "large.json"
    file.write_text(json.dumps(WHOLE) + " " * 4_000_000, encoding="utf-8")
    page.get_by_label(words("me-bring")).set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(words("history-too-large", most=4))
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert kept(page) == [GAME]
    require_sound_text(page, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_can_be_read_by_all(server: PageServer, browse: Browsing, language: str, axe: str) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    keep(
        page,
        GAME,
        GAME | {"table": "b", "game": "onoda", "side": "onoda", "against": ["military"], "points": 94, "achieved": []},
        GAME | {"table": "c", "game": "anima", "side": "party-3", "against": ["person", "steady"], "achieved": []},
    )
    counts(page, server)
    assert complaints(page, axe) == []
    require_sound_text(page, words)
    for width in (1280, 390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        require_fits(page, width)


def judged(*endings: dict[str, Any]) -> list[dict[str, list[str]]]:
    """Return of endings what can be achieved in their games, and what has been."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the web client's packages are not installed: `make test` installs them")
    made = subprocess.run(
        ["node", "checks/achievements.js"],
        cwd=WEB,
        input="\n".join(map(json.dumps, endings)),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return [json.loads(line) for line in made.stdout.splitlines()]


PLAIN: dict[str, dict[str, Any]] = {
    "notalone": {"will": [0, 1, 3], "assimilation": 4, "rescue": 0, "owned": [[], ["lair"] * 5, ["lair"] * 5]},
    "onoda": {"comrades": [], "health": 5, "paranoia": 4, "items": [], "variant": "standard"},
    "bigbrother": {"will": [0, 2, 0], "goal_done": [False, False, False], "cameras": []},
    "anima": {
        "party": [["warrior", "thief"]],
        "banner": [[]],
        "combat_marks": [0],
        "speed_marks": [0],
        "turn": 12,
        "completed": [[]],
    },
}
"""Where nothing much is achieved."""


def ending(game: str, side: str, won: bool = True, cause: str = "", number: int = 1, **public: Any) -> dict[str, Any]:
    known = {"game": game, "side": side, "won": won, "cause": cause, "number": number}
    return known | {"public": PLAIN[game] | public}


ENDINGS: list[tuple[dict[str, Any], set[str]]] = [
    (ending("notalone", "hunted", cause="end-of-turn"), {"rescued"}),
    (ending("notalone", "hunted", cause="wreck", assimilation=1), {"rescued", "signal", "last-space"}),
    (ending("notalone", "hunted", number=2, owned=[[], [], ["lair"] * 8]), {"rescued", "unbroken", "explorer"}),
    (ending("notalone", "hunted", won=False, assimilation=1, cause="beach"), set()),
    (ending("notalone", "creature", number=0, rescue=3), {"assimilated"}),
    (ending("notalone", "creature", number=0, rescue=7), {"assimilated", "no-ship"}),
    (ending("notalone", "creature", number=0, rescue=1), {"assimilated", "at-the-door"}),
    (ending("notalone", "creature", won=False, number=0, rescue=7), set()),
    (ending("onoda", "onoda", cause="disputed"), {"home"}),
    (ending("onoda", "onoda", cause="legend", comrades=["a", "b", "c"]), {"home", "remembered", "together"}),
    (ending("onoda", "onoda", health=8, paranoia=0), {"home", "fit", "calm"}),
    (ending("onoda", "onoda", health=2, items=["radio"]), {"home", "thread", "radio"}),
    (ending("onoda", "onoda", paranoia=8, variant="survival"), {"home", "thread", "archive"}),
    (ending("onoda", "onoda", won=False, health=9, paranoia=0, comrades=["a", "b", "c"], items=["radio"]), set()),
    (ending("bigbrother", "opposition", cause="rounds-over"), {"dawn", "last-one"}),
    (ending("bigbrother", "opposition", will=[0, 2, 1], cause="authority-gone"), {"dawn", "voice", "everyone"}),
    (ending("bigbrother", "opposition", will=[0, 2], goal_done=[False, True]), {"dawn", "goal"}),
    (ending("bigbrother", "opposition", won=False, will=[0, 2, 2], goal_done=[False, True, True]), set()),
    (ending("bigbrother", "big-brother", number=0, cause="authority-full"), {"boot"}),
    (
        ending("bigbrother", "big-brother", number=0, cause="all-broken", cameras=["a"] * 5),
        {"boot", "room-101", "watching"},
    ),
    (ending("anima", "party-1", number=0), {"stopped"}),
    (ending("anima", "party-1", number=0, party=[["tao"]], turn=9), {"stopped", "lone", "early"}),
    (
        ending("anima", "party-1", number=0, completed=[["dragon", "siege"]], banner=[["samael"]]),
        {"stopped", "errands", "dragon", "banner"},
    ),
    (ending("anima", "party-1", won=False, number=0, combat_marks=[3], speed_marks=[3]), {"hardened", "fleet"}),
]


def test_what_each_ending_achieves() -> None:
    found = judged(*(one for one, _ in ENDINGS))
    assert [set(one["achieved"]) for one in found] == [expected for _, expected in ENDINGS]
    for game in NAMES:
        every = next(one["all"] for (said, _), one in zip(ENDINGS, found, strict=True) if said["game"] == game)
        reached = set().union(*(expected for said, expected in ENDINGS if said["game"] == game))
        assert set(every) == reached, "each can be achieved"
        for language in LANGUAGES:
            words = Words(language, game)
            assert all(words(f"achieved-{game}-{name}") and words(f"achieved-{game}-{name}-text") for name in every)
