"""What comes over the map of ANIMA, and the map where it is full: odds, scales, who waits, the sky by day."""

from __future__ import annotations

from playwright.sync_api import expect

from fogtable.core.play.match import Match
from tests.web.anima_games import asked, go_on, moment
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, Player, decision, settle
from tests.web.pictures import SCENES, Scene, asks
from tests.web.words import Words


def crowded(match: Match) -> bool:
    """Where a Party may move, a Monster waits somewhere, and there are more Areas than six."""
    t = match.state
    return asks("move")(match) and len(t.areas) > 6 and any(len(t.prior[area]) for area in t.areas)


CROWDED = Scene("anima", crowded, seats=5, seed=3)


def test_what_a_reroll_promises_stands_under_its_die(server: PageServer, browse: Browsing) -> None:
    """There it is read and tapped; on a phone, where a low stage has it under who plays, among the answers too."""
    words = Words("ru", "anima")
    page = browse(server.address, language="ru", width=390)
    SCENES["anima-battle"].open(server, page)
    dice = page.locator(".dice button")
    expect(dice).to_have_count(2)
    expect(dice.locator("small")).to_have_text(
        [words("odds-anima", won=83, drawn=0), words("odds-anima", won=0, drawn=0)]
    )
    expect(decision(page, words).locator("[data-option^='die:']")).to_have_count(2)
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    expect(decision(page, words).locator(".main")).to_be_enabled()


def test_on_a_low_phone_what_is_at_stake_is_told_when_asked(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "anima")
    page = browse(server.address, language="uk", width=360)
    SCENES["anima-battle"].open(server, page)
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page)
    page.get_by_role("button", name=words("at-stake"), exact=True).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(words("stake-death"))


def test_scales_hold_whole_cards_and_tell_what_both_would_hold(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    at = moment(asked("answer-offer"))
    go_on(server, page, at)
    Player(page, words).wait()
    goods = page.locator(".deal .pan .card, .deal .pan .back")
    widths = goods.evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert widths
    assert min(widths) >= 80
    offer = next(event["args"] for event in reversed(at.told()) if event["code"] == "offers")
    cards = len(at.state.hand[at.seat]) + offer["gives"] - offer["wants"]
    characters = len(at.state.party[at.seat]) + len(offer["characters"]) - len(offer["wanted"])
    expect(page.locator(".deal .after")).to_contain_text(words("would-hold", cards=cards, characters=characters))


def test_on_a_full_map_it_is_said_who_waits(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=1280, language="ru")
    CROWDED.open(server, page)
    assert page.locator(".areas.many").count() == 1
    word = page.locator(".prior .word").first
    expect(word).to_be_visible()
    box = word.bounding_box()
    assert box
    assert box["width"] > 40
    assert 0 <= box["x"] <= 1280 - box["width"]


def test_only_by_day_something_flies_and_it_stands_still_for_who_wants_no_motion(
    server: PageServer, browse: Browsing
) -> None:
    flown = "() => [...document.querySelectorAll('.sky > span')].map((one) => getComputedStyle(one).animationName)"
    page = browse(server.address, color_scheme="light")
    SCENES["anima-day"].open(server, page)
    assert page.evaluate(flown) == ["none", "none"]
    expect(page.locator(".sky svg").first).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    assert "none" not in page.evaluate(flown)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator(".sky svg").first).to_be_hidden()
