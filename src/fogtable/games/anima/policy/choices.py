"""The small questions: set-up, discards, losses, targets, offers (section 12)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.anima.cards import COMBAT, KIND_OF
from fogtable.games.anima.components import HAND_LIMIT, PARTY_LIMIT
from fogtable.games.anima.policy.areas import best_reward, explored
from fogtable.games.anima.policy.tables import CARD, QUALITY, TURN
from fogtable.games.anima.policy.values import check_force, keep, least, soft, useful
from fogtable.games.anima.questions import AnswerOffer, Barter, Duty, MakeOffer, Reaper, RevealFinal, Toll
from fogtable.games.anima.rules.counters import copy_in, kinds_in, party_of
from fogtable.games.anima.rules.finals import final_here
from fogtable.games.anima.rules.strength import combat
from fogtable.games.anima.state import Anima

NEVER = 0 - 40
"""What is not done."""

# -- set-up and losses ------------------------------------------------------------------------------------------------


def part_with_character(t: Anima, p: int, who: int) -> int:
    """Weigh a Character to lose: returned in the set-up, or dead."""
    return soft(14 - QUALITY[who])


def part_with(t: Anima, p: int, kind: int) -> int:
    """Weigh an Advantage to lose: what the player misses least."""
    return soft(8 - keep(t, p, kind))


def put_to_sleep(t: Anima, p: int, who: int) -> int:
    """Weigh who of the own Party falls asleep."""
    return soft(9 - 3 * COMBAT[who])


def duty(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what The Black Sun asks: to leave is 0."""
    return soft(2 - keep(t, p, kind) if deed == Duty.DISCARD else 0)


def toll(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what is paid to the brigands; to refuse costs the Turn."""
    return soft(6 - keep(t, p, kind) if deed == Toll.PAY else 6 - TURN)


def barter(t: Anima, p: int, deed: Verb, kind: int) -> int:
    """Weigh what the merchant gets; to stop is 0."""
    return soft(CARD - keep(t, p, kind) if deed == Barter.DISCARD else 0)


def reaper(t: Anima, p: int, deed: Verb, who: int) -> int:
    """Weigh a Character against two Advantages."""
    return soft(14 - QUALITY[who] if deed == Reaper.LOSE else 13 - 2 * least(t, p))


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
    return soft(14 - explored(t, p, area, combat(t, p), check_force(t, p)))


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
    """Weigh a piece of an offer: the most useless Advantage for any other one, or the counter-offer in mind."""
    if deed == MakeOffer.SEND:
        return soft(20)
    if deed == MakeOffer.DROP:
        return soft(0)
    for q in t.seats:
        if q != p and p in t.traders[q]:
            return soft(40 if belongs(t, p, q, deed, what) else NEVER)
    if deed == MakeOffer.GIVE:
        return soft(10 - keep(t, p, what) if len(t.gives[p]) == 0 and keep(t, p, what) == least(t, p) else NEVER)
    return soft(10 if deed == MakeOffer.WANT_CARDS and len(t.gives[p]) == 1 and what == 1 else NEVER)


def belongs(t: Anima, p: int, q: int, deed: Verb, what: int) -> bool:
    """Tell whether a piece belongs to the counter-offer: one Advantage for all that is offered."""
    if deed == MakeOffer.GIVE:
        return len(t.gives[p]) == 0 and what == in_return(t, p, q)
    if deed == MakeOffer.WANT_CHARACTER:
        return len(t.gives[p]) == 1 and what in t.gives_characters[q]
    wanted = len(t.gives[p]) == 1 and t.wants_characters[p] == t.gives_characters[q]
    if deed == MakeOffer.WANT_CARDS:
        return wanted and what == len(t.gives[q])
    return deed == MakeOffer.WANT_KIND and wanted and what in kinds_in(t.gives[q])


def answer_offer(t: Anima, p: int, deed: Verb, what: int) -> int:
    """Weigh an offer; to reject it is 0, another one instead is worth less than one that is good as it is."""
    if deed == AnswerOffer.REJECT:
        return soft(0)
    gain = offered(t, p)
    if deed == AnswerOffer.ACCEPT:
        return soft(gain)
    for q in t.seats:
        if q != p and p in t.traders[q]:
            return soft(1 if gain <= 0 and in_return(t, p, q) != NONE else NEVER)
    return soft(NEVER)


def in_return(t: Anima, p: int, q: int) -> int:
    """Return the Advantage that a player would rather give for all that another one offers, if both gain; or NONE.

    What a card is worth to the other player, everybody can tell by the Party.
    """
    own = 0
    theirs = 0
    for card in t.gives[q]:
        own += keep(t, p, KIND_OF[card])
        theirs += useful(t, q, t.party[q], KIND_OF[card])
    for who in t.gives_characters[q]:
        own += QUALITY[who]
        theirs += QUALITY[who]
    best = NONE
    if len(t.hand[p]) - 1 + len(t.gives[q]) <= HAND_LIMIT and len(t.hand[q]) - len(t.gives[q]) + 1 <= HAND_LIMIT:
        joining = len(t.gives_characters[q])
        if len(t.party[p]) + joining <= PARTY_LIMIT and len(t.party[q]) > joining:
            for kind in kinds_in(t.hand[p]):
                if own > keep(t, p, kind) and useful(t, q, t.party[q], kind) > theirs:
                    if best == NONE or keep(t, p, kind) < keep(t, p, best):
                        best = kind
    return best


def offered(t: Anima, p: int) -> int:
    """Return what the offer before a player gains, less one for what the other player gets."""
    gain = 0 - 1
    for q in t.seats:
        if q != p and p in t.traders[q]:
            gain -= price(t, p, q)
            for card in t.gives[q]:
                gain += keep(t, p, KIND_OF[card])
            for who in t.gives_characters[q]:
                gain += QUALITY[who]
            for who in t.wants_characters[q]:
                gain -= QUALITY[who]
    return gain


def price(t: Anima, p: int, q: int) -> int:
    """Return what the Advantages are worth to a player that another one wants: the named ones, then the worst."""
    left = t.hand[p]
    total = 0
    for kind in t.wants_kinds[q]:
        if kind in kinds_in(left):
            left -= copy_in(left, kind)
            total += keep(t, p, kind)
    for _ in range(t.wants_cards[q] - len(t.wants_kinds[q])):
        worst = NONE
        for kind in kinds_in(left):
            if worst == NONE or keep(t, p, kind) < keep(t, p, worst):
                worst = kind
        if worst != NONE:
            left -= copy_in(left, worst)
            total += keep(t, p, worst)
    return total
