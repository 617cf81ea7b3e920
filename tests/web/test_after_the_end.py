"""After the end: who won and why, all cards open, the game step by step from any seat, and its record."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogtable.core.formats.record import MAX_BYTES, read
from fogtable.core.play.match import Match
from fogtable.core.play.view import own_part
from fogtable.games import load
from fogtable.games.notalone.components import Hunt, Survival
from tests.server.harness import play_out
from tests.server.mirror import truth
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, require_sound_text, same_session, settle
from tests.web.tables import finished, random_record, table
from tests.web.words import Words


def test_the_end_as_those_at_the_table_see_it(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(server.address)
    page.goto(table(server, page, "here", "bot", "bot"))
    name = page.url.rsplit("/", 1)[1]
    with same_session(page, server) as person:
        play_out([person], name, random.Random(8))
    match = truth(server, name, load("notalone"))
    over = match.outcome
    expect(page.get_by_role("heading", name=english(f"win-{over.side}"), exact=True)).to_be_visible()
    expect(page.get_by_text(english("end-won" if over.side == "hunted" else "end-lost"), exact=True)).to_be_visible()
    expect(page.get_by_text(english("last-move", cause=english(f"cause-{over.cause}")))).to_be_visible()
    require_all_open(page, match, english)
    require_sound_text(page, english)


def require_all_open(page: Page, match: Match, words: Words) -> None:
    settle(page)
    text = page.get_by_role("main").text_content() or ""
    hidden = [words(f"hunt-{Hunt.name(card)}") for card in match.state.hunt_hand]
    hidden += [
        words(f"survival-{Survival.name(card)}") for p in match.state.hunted for card in match.state.survival_hand[p]
    ]
    log = page.get_by_role("region", name=words("log"), exact=True).text_content() or ""
    for card in hidden:
        assert text.replace(log, "").count(card), f"{card} is not shown at the end"


def test_step_through_from_a_seats_eyes(server: PageServer, browse: Browsing, english: Words) -> None:
    page = browse(f"{server.address}/t/{finished(server, seed=11)}")
    page.get_by_role("button", name=english("look-through")).click()
    steps = page.get_by_role("region", name=english("look-through"), exact=True)
    expect(steps.get_by_text(english("replay-start"))).to_be_visible()
    record = read(random_record(11), load)
    match = Match(record.game, len(record.names), record.options, record.seed)
    eyes = page.get_by_role("combobox", name=english("eyes-of"))
    eyes.select_option("hunted-1")
    page.get_by_role("button", name=english("step-on")).click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile(r"^2 / \d+"))).to_be_visible()
    for seat, meaning in answers(random_record(11))[:2]:
        match.play(record.names.index(seat), meaning)
    settle(page)
    main = page.get_by_role("main")
    own = own_part(match.state, 1, match.names)
    survival = [english(f"survival-{card}") for card in own["survival_hand"]["hunted-1"]]
    hunt = [english(f"hunt-{Hunt.name(card)}") for card in match.state.hunt_hand]
    text = main.text_content() or ""
    assert all(card in text for card in survival)
    assert not any(card in text for card in hunt), "the eyes of a Hunted see the Creature's cards"
    eyes.select_option("creature")
    settle(page)
    text = main.text_content() or ""
    assert all(card in text for card in hunt)
    assert not any(card in text for card in survival)
    eyes.select_option("all")
    settle(page)
    text = main.text_content() or ""
    assert all(card in text for card in hunt + survival)
    require_sound_text(page, english)
    page.get_by_role("button", name=english("step-last")).click()
    total = len(answers(random_record(11)))
    expect(page.get_by_text(f"{total} / {total}")).to_be_visible()
    page.get_by_role("button", name=english("back-to-end"), exact=True).click()
    expect(page.get_by_role("link", name=english("download-record"))).to_be_visible()


def answers(record: bytes) -> list[tuple[str, str]]:
    said: list[dict[str, Any]] = [json.loads(line) for line in record.splitlines()]
    return [(one["seat"], one["pick"]) for one in said if "pick" in one]


def test_the_record_is_kept_and_opened_again(
    server: PageServer, browse: Browsing, english: Words, tmp_path: Path
) -> None:
    page = browse(f"{server.address}/t/{finished(server, seed=12)}")
    link = page.get_by_role("link", name=english("download-record"))
    with page.expect_download() as kept:
        link.click()
    assert kept.value.suggested_filename
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)
    assert read(file.read_bytes(), load).over
    page.get_by_role("link", name=english("new-game")).click()
    upload = page.get_by_label(english("open-record"))
    assert accepts(upload.get_attribute("accept") or "", file.name)
    first = page.url
    upload.set_input_files(file)
    page.wait_for_url("**/t/*")
    assert page.url != first
    expect(link).to_be_visible()
    expect(
        page.get_by_role("heading", name=english.shape("win-hunted")).or_(
            page.get_by_role("heading", name=english.shape("win-creature"))
        )
    ).to_be_visible()


def accepts(accept: str, name: str) -> bool:
    """Tell whether a file chooser that accepts these would offer a file of this name."""
    return not accept or any(name.endswith(kind.strip()) for kind in accept.split(","))


def damaged() -> dict[str, bytes]:
    whole = random_record(13)
    lines = whole.splitlines(keepends=True)
    forged = [line for line in lines if b'"pick"' in line]
    other = whole.replace(forged[5], forged[5].replace(b'"pick":"', b'"pick":"no-such-'), 1)
    return {
        "truncated": whole[: len(whole) // 2],
        "forged": other,
        "another end": whole.replace(lines[-1], lines[-1].replace(b'"side":"', b'"side":"not-'), 1),
        "empty": b"",
        "no record": b"\x89PNG\r\n\x1a\n\x00\x00",
    }


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_damaged_record_is_refused_in_words(
    server: PageServer, browse: Browsing, language: str, tmp_path: Path
) -> None:
    words = Words(language)
    page = browse(server.address, language=language)
    browse.watches[page].allow("status of 4")
    for name, content in damaged().items():
        file = tmp_path / f"{name}.jsonl"
        file.write_bytes(content)
        page.get_by_label(words("open-record")).set_input_files(file)
        message = page.get_by_role("status").filter(has_text=words("error-bad-record"))
        expect(message, name).to_be_visible()
        page.reload()
        page.get_by_label(words("open-record")).wait_for()
    file = tmp_path / "large.jsonl"
    file.write_bytes(random_record(13) + b" " * MAX_BYTES)
    page.get_by_label(words("open-record")).set_input_files(file)
    expect(page.get_by_role("status").filter(has_text=words("error-too-large"))).to_be_visible()


def test_the_same_damaged_file_can_be_chosen_again(
    server: PageServer, browse: Browsing, english: Words, tmp_path: Path
) -> None:
    """Who mends the file and chooses it again is not left without an answer."""
    page = browse(server.address)
    browse.watches[page].allow("status of 4")
    file = tmp_path / "game.jsonl"
    file.write_bytes(damaged()["truncated"])
    upload = page.get_by_label(english("open-record"))
    upload.set_input_files(file)
    expect(page.get_by_role("status").filter(has_text=english("error-bad-record"))).to_be_visible()
    assert upload.evaluate("(one) => one.value") == "", "a browser says nothing when the same file is chosen again"
