"""The table of ANIMA on the page: sums, exchanges, the claim row, and where missions are done."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, expect

from fogtable.core.declarations.cards import NONE
from fogtable.core.play.match import Match
from fogtable.games.anima.cards import KIND_OF
from fogtable.games.anima.components import NUMBERS, Area, Encounter, Kind, Mission, Moment, Number, RollOf, WhichDie
from fogtable.games.anima.rules.missions import step_areas
from fogtable.games.anima.rules.strength import check_speed
from tests.server.mirror import stored_answers
from tests.web.anima_games import Fits, asked, go_on, in_window, moment, moments, region
from tests.web.conftest import Browsing
from tests.web.harness import PageServer, decision, require_fits, require_sound_text, settle
from tests.web.pictures import SCENES, Scene, chosen_in
from tests.web.tables import opened
from tests.web.test_accessibility import complaints
from tests.web.words import Words


def rolled(roll_of: int, rival: bool = False) -> Fits:
    """Where dice for this have been rolled and somebody may react."""

    def fits(match: Match, seat: int, question: str) -> bool:
        t = match.state
        return in_window(Moment.DIE)(match, seat, question) and t.roll_of == roll_of and (t.rival != NONE) == rival

    return fits


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("=", ""))


def terms(sum_of: Locator) -> tuple[int, int]:
    """Return what the terms of a shown sum add up to, and the sum as it is shown."""
    values = [number(text) for text in sum_of.locator("li:not(.sum) b").all_text_contents()]
    return max(0, sum(values)), number(sum_of.locator(".sum b").text_content() or "")


def answer(page: Page, words: Words, text: str) -> None:
    decision(page, words).get_by_role("button", name=text, exact=True).click()


@pytest.mark.parametrize(("parties", "width"), [(3, 390), (3, 360), (4, 360), (5, 360)])
def test_on_a_phone_combat_and_speed_of_every_party_are_whole(
    server: PageServer, browse: Browsing, parties: int, width: int
) -> None:
    """As large as they become."""
    page = browse(server.address, width=width, touch=True)
    players = [{"kind": "here"}, *[{"kind": "bot", "bot": "random"}] * (parties - 1)]
    page.goto(opened(server, page, {"game": "anima", "players": players, "options": {}}))
    numbers = page.locator(".order .numbers")
    expect(numbers).to_have_count(parties)
    settle(page)
    numbers.locator("span[aria-hidden]").evaluate_all("(all) => all.forEach((one) => { one.textContent = '20' })")
    cut = """(all) => all.flatMap((one) => [...one.querySelectorAll('[aria-hidden]')].filter((number) => {
      const [inner, outer] = [number.getBoundingClientRect(), one.getBoundingClientRect()];
      return inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5;
    }).map((number) => number.textContent))"""
    assert numbers.evaluate_all(cut) == []


@pytest.mark.clauses("AN-10.1", "AN-10.5", "AN-10.15")
@pytest.mark.parametrize("rival", [False, True])
def test_both_sums_of_a_battle_are_those_of_the_log(server: PageServer, browse: Browsing, rival: bool) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    for at in islice(moments(rolled(RollOf.BATTLE, rival)), 3):
        go_on(server, page, at)
        stood = next(event["args"] for event in reversed(at.told()) if event["code"].startswith("stands"))
        shown = region(page, words, "under-way").locator(".side")
        expect(shown).to_have_count(2)
        sides = shown.all()
        assert [terms(side) for side in sides] == [(stood[key], stood[key]) for key in ("combat", "against")]
        dice = at.state.dice
        theirs = max(dice[WhichDie.OTHER], dice[WhichDie.SECOND])
        totals = [number(side.locator("strong").text_content() or "") for side in sides]
        assert totals == [stood["combat"] + dice[WhichDie.OWN], stood["against"] + theirs]
        said = [f"{stood['combat']} + {dice[WhichDie.OWN]} =", f"{stood['against']} + {theirs} ="]
        assert [side.locator(".total small").text_content() for side in sides] == said


WHOLE = """() => [...document.querySelectorAll('.party .numbers')].flatMap((row) => {
  const end = row.getBoundingClientRect().right;
  return [...row.querySelectorAll('[aria-hidden]')]
    .filter((one) => one.getBoundingClientRect().right > end + 0.5)
    .map((one) => one.textContent);
})"""


def test_the_numbers_of_every_party_are_whole_beside_the_map(server: PageServer, browse: Browsing) -> None:
    """Two of them have two digits."""
    page = browse(server.address)
    SCENES["anima"].open(server, page)
    assert max(len(text) for text in page.locator(".party .numbers [aria-hidden]").all_text_contents()) == 2
    for width, height in ((1280, 800), (1024, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(WHOLE) == [], width


def test_on_a_phone_hand_party_and_missions_are_one_tap_away(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "anima")
    page = browse(server.address, width=390, language="ru", touch=True)
    go_on(server, page, moment(asked("interact")))
    for name, part in (("missions", "missions"), ("tab-party", "members"), ("tab-hand", "hand")):
        tab = page.get_by_role("navigation").get_by_role("button", name=words(name))
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")
        expect(page.locator(f".own > .{part}")).to_be_in_viewport(ratio=0.6)


@pytest.mark.parametrize("question", ["lose-character", "put-to-sleep", "pay-with"])
def test_on_a_phone_what_can_be_chosen_comes_into_sight(server: PageServer, browse: Browsing, question: str) -> None:
    page = browse(server.address, width=390, language="ru", touch=True)
    go_on(server, page, moment(asked(question)))
    character = page.locator(".own > .members .offered").first
    expect(character).to_be_in_viewport(ratio=0.9)
    character.tap()
    expect(decision(page, Words("ru", "anima")).locator("button.main")).to_be_enabled()


def test_on_a_phone_what_has_been_chosen_stands_beneath_the_question(server: PageServer, browse: Browsing) -> None:
    page = browse(server.address, width=390, language="ru", touch=True)
    go_on(server, page, moment(asked("hand-over")))
    page.locator(".own > .hand .offered").first.tap()
    settle(page)
    said, taken = (page.locator(one).bounding_box() for one in (".bar h2", ".bar .taken"))
    assert said
    assert taken
    assert taken["y"] >= said["y"] + said["height"] - 1


def lulls_many(match: Match) -> bool:
    """Where one of many Characters is to fall asleep."""
    return chosen_in("lull")(match) and len(match.offered(match.awaited()[0])) >= 6


@pytest.mark.parametrize("width", [1024, 1280])
def test_opened_parties_slide_above_the_decision(server: PageServer, browse: Browsing, width: int) -> None:
    """Where Characters of others are chosen, all of their Parties are opened."""
    page = browse(server.address, language="uk")
    page.set_viewport_size({"width": width, "height": 640})
    Scene("anima", lulls_many, seats=3, seed=11).open(server, page)
    expect(page.locator(".people .offered").first).to_be_visible()
    people, decided = (page.locator(one).bounding_box() for one in (".sheet > .people", ".shell > .prompt"))
    assert people
    assert decided
    assert people["y"] + people["height"] <= decided["y"] + 4
    last = page.locator(".people .offered").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)


OVERLAP = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [stakes, plaque, foe] = ['.stakes', '.other > .scroll', '.other > .figures'].map(box);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [meet(plaque, foe), meet(plaque, stakes)];
}"""


@pytest.mark.clauses("AN-10.6", "AN-10.9", "AN-10.14")
def test_a_battle_says_what_is_at_stake_and_its_plaques_cover_nobody(server: PageServer, browse: Browsing) -> None:
    words = Words("ru", "anima")
    page = browse(server.address, language="ru")

    def dragon(match: Match, seat: int, question: str) -> bool:
        """A Monster that kills sooner than others."""
        return rolled(RollOf.BATTLE)(match, seat, question) and match.state.monster == Encounter.ELDER_DRAGON

    for fits, tie, margin, prize in (
        (rolled(RollOf.BATTLE, rival=True), "stakes-win", Number.DEATH_MARGIN, "stake-card"),
        (dragon, "stakes-win-or-tie", Number.DRAGON_MARGIN, None),
    ):
        at = moment(fits)
        go_on(server, page, at)
        stakes = region(page, words, "under-way").locator(".stakes")
        heading = at.state.heading
        wins = words(prize) if prize else words("stake-foe")
        if prize is None and heading != NONE:
            wins = words("stake-area", area=words(f"area-{Area.name(heading)}"))
        expect(stakes.locator("dt")).to_have_text(
            [words(tie), words("stakes-loss"), words("stakes-deadly", margin=at.state.numbers[margin])]
        )
        expect(stakes.locator("dd")).to_have_text([wins, words("stake-turn"), words("stake-death")])
        for width, height in ((1280, 800), (1024, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(OVERLAP) == [False, False], (width, height)
        page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.clauses("AN-11.1")
def test_the_sum_of_a_speed_check_is_that_of_the_rules(server: PageServer, browse: Browsing) -> None:
    words = Words("uk", "anima")
    page = browse(server.address, width=390, language="uk")
    for at in islice(moments(rolled(RollOf.CHECK)), 3):
        go_on(server, page, at)
        speed = check_speed(at.state, at.state.roller)
        stage = region(page, words, "under-way")
        expect(stage.locator(".check .sum")).to_be_visible()
        assert terms(stage.locator(".check")) == (speed, speed)
        assert number(stage.locator(".check strong").text_content() or "") == speed + at.state.dice[WhichDie.OWN]
        require_fits(page, 390)
        require_sound_text(page, words)


@pytest.mark.clauses("AN-8.4", "AN-8.7")
def test_an_offer_is_seen_and_countered(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("ru", "anima")
    page = browse(server.address, width=390, language="ru")

    def fits(match: Match, seat: int, question: str) -> bool:
        """Cards are offered, there is one to offer for them, and several that could be asked for."""
        t = match.state
        others = [other for other in t.seats if other != seat]
        laid = any(len(t.gives[other]) > 0 for other in others) and all(len(t.hand[other]) > 1 for other in others)
        return question == "answer-offer" and "counter" in match.offered(seat) and laid and len(t.hand[seat]) > 0

    at = moment(fits)
    name = go_on(server, page, at)
    offer = next(event["args"] for event in reversed(at.told()) if event["code"] == "offers")
    faces = next(event["args"] for event in reversed(at.told()) if event["code"] == "is-offered")
    exchange = region(page, words, "exchange")
    get, give = (exchange.locator("p").filter(has_text=words(key)) for key in ("you-get", "you-give"))
    for line, characters, cards in (
        (get, offer["characters"], faces["cards"]),
        (give, offer["wanted"], faces["named"]),
    ):
        said = [words(f"character-{one}") for one in characters] + [words(f"kind-{one}") for one in cards]
        assert line.locator(".card > .hidden-text").all_text_contents() == said
    require_fits(page, 390)
    require_sound_text(page, words)
    assert not complaints(page, axe, (390,))
    # A counter-offer is drafted piece by piece; nothing of it has left the page before it is sent as a whole.
    answer(page, words, words("do-answer-offer-counter"))
    decision(page, words).locator("button.main").click()
    expect(give.get_by_role("button")).to_have_count(0)
    known = stored_answers(server, name)
    kind = Kind.name(KIND_OF[next(iter(at.state.hand[at.seat]))])
    decision(page, words).get_by_role("button", name=re.compile(re.escape(words(f"kind-{kind}")))).first.click()
    expect(give.locator(".card > .hidden-text")).to_have_text([words(f"kind-{kind}")])
    expect(exchange.locator("small")).to_contain_text(words("seat-party", number=int(offer["player"][-1])))
    send = decision(page, words).get_by_role("button", name=words("do-make-offer-send"), exact=True)
    expect(send).to_have_count(0)
    one = decision(page, words).get_by_role("group", name=words("head-want-cards")).get_by_role("button").first
    one.click()
    expect(get.locator(".back")).to_contain_text(words("unseen-cards", count=1))
    assert stored_answers(server, name) == known
    send.click()
    settle(page)
    said = [pick for seat, pick in stored_answers(server, name)[len(known) :] if seat == at.seat]
    assert said[:3] == [f"give:{kind}", "want-cards:one", "send"]


@pytest.mark.clauses("AN-11.1")
def test_a_mission_tells_the_numbers_of_the_table(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address, width=390)
    go_on(server, page, moment(lambda match, seat, question: Mission.GRIMOIRE in match.state.missions[seat]))
    text = words("mission-grimoire-text", **{"check-grimoire": NUMBERS["tuned"][Number.CHECK_GRIMOIRE]})
    expect(region(page, words, "missions").get_by_text(text, exact=True)).to_be_visible()


@pytest.mark.clauses("AN-8.4")
def test_an_offer_is_rejected(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)
    at = moment(asked("answer-offer"))
    go_on(server, page, at)
    answer(page, words, words("do-answer-offer-reject"))
    decision(page, words).locator("button.main").click()
    partner = next(event["args"]["player"] for event in reversed(at.told()) if event["code"] == "offers")
    said = [words("seat-party", number=int(seat[-1])) for seat in (at.name, partner)]
    text = words("log-rejects", player=said[0], other=said[1])
    expect(region(page, words, "log").get_by_text(text).last).to_be_visible()


@pytest.mark.clauses("AN-4.6", "AN-4.7")
def test_a_card_of_the_claim_row_is_claimed(server: PageServer, browse: Browsing, axe: str) -> None:
    words = Words("uk", "anima")
    page = browse(server.address, width=390, language="uk")
    at = moment(asked("claim-card"))
    go_on(server, page, at)
    row = region(page, words, "claim-row")
    lit = row.locator("button:not([aria-disabled=true])")
    wanted = {words(f"kind-{one.removeprefix('take:')}") for one in at.match.offered(at.seat) if one != "pass"}
    expect(lit.first).to_be_visible()  # what comes over the map is fetched when it is needed
    assert set(lit.locator(".hidden-text").all_text_contents()) == wanted
    require_fits(page, 390)
    require_sound_text(page, words)
    assert not complaints(page, axe, (390,))
    name = lit.first.locator(".hidden-text").text_content() or ""
    held = page.locator(".hand").get_by_role("button", name=re.compile(re.escape(name)))
    before = held.count()
    lit.first.click()
    decision(page, words).locator("button.main").click()
    expect(row).to_have_count(0)
    if before == 0:
        expect(held).to_have_count(1)


@pytest.mark.clauses("AN-11.2", "AN-11.4")
def test_areas_show_where_own_missions_are_done(server: PageServer, browse: Browsing) -> None:
    words = Words("en", "anima")
    page = browse(server.address)

    def fits(match: Match, seat: int, question: str) -> bool:
        """The second step of a mission can be done somewhere."""
        t = match.state
        begun = [one for one in t.started[seat] if t.steps[one] == 1 and one in (Mission.RESCUE, Mission.RACE)]
        return question == "move" and any(len(step_areas(t, seat, one) & t.areas) > 0 for one in begun)

    at = moment(fits)
    go_on(server, page, at)
    t = at.state
    own = t.missions[at.seat] | t.started[at.seat]
    for area in t.areas:
        here = {words(f"mission-{Mission.name(one)}") for one in own if area in step_areas(t, at.seat, one)}
        chips = page.locator(f"[data-area={Area.name(area)}] .errand:not(.final)")
        assert set(chips.all_text_contents()) == here


def test_the_corner_is_seen_by_day_and_over_what_is_held_by_night(server: PageServer, browse: Browsing) -> None:
    """Battle and trade lie dark over the map, in the light theme too."""
    colours = """() => {
      const { color } = getComputedStyle(document.querySelector('.corner > .button'));
      return Math.min(...color.match(/\\d+/g).slice(0, 3).map(Number));
    }"""
    page = browse(server.address, color_scheme="light")
    go_on(server, page, moment(asked("answer-offer")))
    expect(page.locator(".deal")).to_be_visible()
    low = """() => ['.deal', '.stage'].map((one) => document.querySelector(one).getBoundingClientRect().height)"""
    trade, board = page.evaluate(low)
    assert trade > 0.98 * board, "the map would be seen below it"
    assert page.evaluate(colours) > 150
    go_on(server, page, moment(asked("interact")))
    assert page.evaluate(colours) < 100
