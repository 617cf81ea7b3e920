"""The small questions: set-up, discards, losses, targets, offers (section 12)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.anima.components import COMBAT, KIND_OF
from fogtable.games.anima.counters import combat, party_of
from fogtable.games.anima.finals import final_here
from fogtable.games.anima.policy_areas import best_reward, explored
from fogtable.games.anima.policy_tables import CARD, QUALITY, TURN
from fogtable.games.anima.policy_values import check_force, keep, least, soft
from fogtable.games.anima.questions import AnswerOffer, Barter, Duty, MakeOffer, Reaper, RevealFinal, Toll
from fogtable.games.anima.state import Anima

NEVER = 0 - 40
"""What is not done."""

# -- set-up and losses ------------------------------------------------------------------------------------------------


def part_with_character(t: Anima, p: int, who: int) -> int:
    """Weigh a Character to lose: returned in the set-up, or dead."""
    return soft(20 - QUALITY[who])


def part_with(t: Anima, p: int, kind: int) -> int:
    """Weigh an Advantage to lose: what the player misses least."""
    return soft(20 - keep(t, p, kind))


def put_to_sleep(t: Anima, p: int, who: int) -> int:
    """Weigh who of the own Party falls asleep."""
    return soft(20 - 3 * COMBAT[who])


def duty(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what The Black Sun asks: to leave is 0."""
    return soft(2 - keep(t, p, kind) if deed == Duty.DISCARD else 0)


def toll(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what is paid to the brigands; to refuse costs the Turn."""
    return soft(0 - keep(t, p, kind) if deed == Toll.PAY else 0 - TURN)


def barter(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what the merchant gets; to stop is 0."""
    return soft(CARD - keep(t, p, kind) if deed == Barter.DISCARD else 0)


def reaper(t: Anima, p: int, deed: Verb, who: int) -> int:
    """Weigh a Character against two Advantages."""
    return soft(0 - QUALITY[who] if deed == Reaper.LOSE else 0 - 2 * least(t, p) - 1)


# -- what is taken ----------------------------------------------------------------------------------------------------


def take_character(t: Anima, p: int, who: int) -> int:
    """Weigh a Character to be taken; pass is 0."""
    return soft(0 if who == NONE else QUALITY[who] - 4)


def take_card(t: Anima, p: int, kind: int) -> int:
    """Weigh an Advantage to be taken; pass is 0."""
    return soft(0 if kind == NONE else keep(t, p, kind) - 1)


# -- Areas ------------------------------------------------------------------------------------------------------------


def remove_area(t: Anima, p: int, area: int) -> int:
    """Weigh an Area to go: the one that promises the player least."""
    return soft(30 - explored(t, p, area, combat(t, p), check_force(t, p)))


def save_area(t: Anima, p: int, kind: int) -> int:
    """Weigh an Advantage that would save an Area: only a useless one is paid; pass is 0."""
    return soft(0 if kind == NONE else 1 - keep(t, p, kind))


def fly_to(t: Anima, p: int, area: int) -> int:
    """Weigh an Area to enter without its Prior Encounter."""
    return soft(explored(t, p, area, combat(t, p), check_force(t, p)))


def peek_at(t: Anima, p: int, area: int) -> int:
    """Weigh an Area whose Prior Encounter is looked at: where there is most to gain."""
    return soft(best_reward(t, p, area, combat(t, p), check_force(t, p)))


# -- whom it hits -----------------------------------------------------------------------------------------------------


def rob(t: Anima, p: int, q: int) -> int:
    """Weigh who loses an Advantage."""
    return soft(2 * len(t.hand[q]) + 4 * len(t.completed[q]))


def lull(t: Anima, p: int, who: int) -> int:
    """Weigh who falls asleep: somebody strong, of a player who may try the Final Mission."""
    q = party_of(t, who)
    near = t.at[q] != NONE and final_here(t, q, t.at[q])
    return soft(3 * COMBAT[who] + (15 if near else 3 * len(t.completed[q])))


def stab(t: Anima, p: int, who: int) -> int:
    """Weigh who may die."""
    return soft(QUALITY[who] + 3 * len(t.completed[party_of(t, who)]))


def tempt(t: Anima, p: int, who: int) -> int:
    """Weigh who may change sides."""
    return soft(QUALITY[who])


# -- the crisis -------------------------------------------------------------------------------------------------------


def reveal_final(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh to reveal the Final Mission, which sets a limit to the game."""
    return soft(combat(t, p) - 10 if deed == RevealFinal.REVEAL else 0)


# -- trade ------------------------------------------------------------------------------------------------------------


def make_offer(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh a piece of an offer: the most useless Advantage for any other one."""
    if deed == MakeOffer.GIVE:
        return soft(10 - keep(t, p, what) if len(t.gives[p]) == 0 and keep(t, p, what) == least(t, p) else NEVER)
    if deed == MakeOffer.WANT_CARDS:
        return soft(10 if len(t.gives[p]) == 1 and what == 1 else NEVER)
    if deed == MakeOffer.SEND:
        return soft(20)
    return soft(0 if deed == MakeOffer.DROP else NEVER)


def answer_offer(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh an offer; to reject it is 0, and there is no other one instead."""
    if deed == AnswerOffer.ACCEPT:
        return soft(offered(t, p))
    return soft(0 if deed == AnswerOffer.REJECT else NEVER)


def offered(t: Anima, p: int) -> int:
    """Return what the offer before a player gains, less one for what the other player gets."""
    gain = 0 - 1
    for q in t.seats:
        if q != p and p in t.traders[q]:
            for card in t.gives[q]:
                gain += keep(t, p, KIND_OF[card])
            for who in t.gives_characters[q]:
                gain += QUALITY[who]
            for who in t.wants_characters[q]:
                gain -= QUALITY[who]
            gain -= t.wants_cards[q] * least(t, p)
            for kind in t.wants_kinds[q]:
                gain -= max(keep(t, p, kind) - least(t, p), 0)
    return gain
