"""Why an answer is not offered in ANIMA: the conditions of the rules, one by one, and what to call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fogtable.core.declarations.reasons import Reason, Reasons, Why, because
from fogtable.core.rules import EMPTY, Cards, Seat, cards_of, family
from fogtable.games.anima.cards import (
    BATTLE_ABILITIES,
    BATTLE_KINDS,
    EXPLORATION_KINDS,
    INTERACTION_KINDS,
    MOVEMENT_KINDS,
    ORGANIZATIONS,
    REACTION_KINDS,
    RESET_KINDS,
    SKILL_KINDS,
    SKILL_OF,
    SKILLED,
)
from fogtable.games.anima.components import CONTENT, PARTY_LIMIT, Area, Character, Encounter, Kind, Level, Reward, Skill
from fogtable.games.anima.places import AREAS_OF_LEVEL, NO_ATTACKS, RESET_STARTS, REWARDS
from fogtable.games.anima.questions import (
    AnswerOffer,
    Explore,
    Fight,
    Interact,
    Move,
    PayWith,
    React,
    Reset,
    TakeReward,
)
from fogtable.games.anima.rules.abilities import interaction_uses, reset_uses
from fogtable.games.anima.rules.attacks import attackable
from fogtable.games.anima.rules.battle_cards import battle_uses
from fogtable.games.anima.rules.counters import kinds_in
from fogtable.games.anima.rules.finals import final_here, may_do_final
from fogtable.games.anima.rules.interrupts import FITS, abilities_that_fit
from fogtable.games.anima.rules.lasting import inquisition_forbids, samael_is_shunned
from fogtable.games.anima.rules.missions import missions_here
from fogtable.games.anima.rules.monsters import banned, stifles
from fogtable.games.anima.rules.paying import payable, payers
from fogtable.games.anima.rules.phase_cards import HAS_TARGET
from fogtable.games.anima.rules.reach import within_reach
from fogtable.games.anima.rules.rewards import can_recruit, can_take_extra
from fogtable.games.anima.rules.targets import parties_here
from fogtable.games.anima.rules.trade import can_accept, partners, trades_here

_TIMES: Final = list(dict.fromkeys(name for row in CONTENT.kinds for name in row.when))
When: Final = family("When", _TIMES)
"""The phases and windows for which cards are printed."""
TIMES: Final = [cards_of(*[_TIMES.index(name) for name in row.when]) for row in CONTENT.kinds]


class WhyNot(Reasons):
    """What stands in the way."""

    WHEN = because(when=When)
    SKILL = because(skill=Skill)  # nobody in the Party has it
    SKILL_TIRED = because(skill=Skill, characters=Character)  # they are exhausted or asleep
    BANNED = because(encounter=Encounter)  # the Monster does not let such cards be used
    INQUISITION = because()  # bears no magic
    PARTY_FULL = because(number=int)
    IN_ORGANIZATION = because()
    NOBODY_AWAKE = because()
    NOBODY_HERE = because()
    NOBODY_TO_TEMPT = because()
    NOWHERE_TO_GO = because()
    DOES_NOT_FIT = because()  # what has just happened

    ASLEEP = because()
    EXHAUSTED = because()
    ABILITY = because()  # it is for another time, or works by itself
    NO_TARGET = because()  # for the ability
    WITHOUT_SKILL = because(skill=Skill)
    SHADOW_IMP = because()
    AGAINST_PARTIES = because()  # not in battles between Parties

    LAST_ONE = because()
    NO_ORGANIZATION = because()
    STARTS_ON_THE_WAY = because()  # in an Area, not in the Reset phase
    TOO_FAR = because()  # by the tree of levels
    NOT_IN_PLAY = because()
    NO_REST = because()  # Tol Rauko
    NOTHING_HELD = because()
    NEW_AREA_TAKEN = because()
    NO_NEW_AREA = because()

    OFFERS_MADE = because()
    NO_TRADE_HERE = because()
    NO_TRADE_WITH = because(player=Seat)
    NAMED_CARDS = because()
    ATTACK_USED = because()
    PEACEFUL = because()
    NOT_HERE = because(player=Seat)
    FOUGHT = because(player=Seat)
    PROTECTED = because(player=Seat)
    SIZES = because(own=int, other=int)

    NO_SUCH_REWARD = because()
    RECRUITED = because()
    SAMAEL = because()
    NOBODY_TO_RECRUIT = because()
    NOTHING_TO_GAIN = because()
    MISSION_ELSEWHERE = because()
    BASIC_FIRST = because()
    FINAL_ELSEWHERE = because()


WHY = Why(WhyNot)


def kinds(t: Any, p: int) -> Cards:
    """The kinds in the own hand."""
    return kinds_in(t.hand[p])


def own_party(t: Any, p: int) -> Cards:
    """The own Characters."""
    found: Cards = t.party[p]
    return found


def others(t: Any, p: int) -> Cards:
    """The other players."""
    found = EMPTY
    for q in t.seats:
        if q != p:
            found += q
    return found


# -- what a card costs ------------------------------------------------------------------------------------------------


def price(t: Any, p: int, kind: int) -> Reason | None:
    """A ready Character with the skill, and nobody who bars such cards."""
    if payable(t, p, kind) or kind not in SKILL_KINDS:
        return None
    if banned(t, kind):
        return WhyNot.BANNED(t.monster)
    if inquisition_forbids(t, p, kind):
        return WhyNot.INQUISITION()
    return skill(t, p, SKILL_OF[kind])


def skill(t: Any, p: int, needed: int) -> Reason:
    """Who has the skill cannot pay, or nobody has it."""
    able = t.party[p] & SKILLED[needed]
    return WhyNot.SKILL_TIRED(needed, able) if len(able) > 0 else WhyNot.SKILL(needed)


def nothing_to_gain(t: Any, p: int) -> Reason:
    """What is said of a card whose condition has no words of its own."""
    return WhyNot.NOTHING_TO_GAIN()


UNMET: Final[dict[int, Callable[[Any, int], Reason]]] = {
    Kind.REINFORCEMENTS: lambda t, p: WhyNot.PARTY_FULL(PARTY_LIMIT),
    Kind.SLEEP: lambda t, p: WhyNot.NOBODY_AWAKE(),
    Kind.PICKPOCKET: lambda t, p: WhyNot.NOBODY_HERE(),
    Kind.POISON: lambda t, p: WhyNot.NOBODY_AWAKE() if len(parties_here(t, p)) > 0 else WhyNot.NOBODY_HERE(),
    Kind.BETRAYAL: lambda t, p: (
        WhyNot.PARTY_FULL(PARTY_LIMIT) if len(t.party[p]) >= PARTY_LIMIT else WhyNot.NOBODY_TO_TEMPT()
    ),
    Kind.GATE: lambda t, p: WhyNot.NOWHERE_TO_GO(),
}
"""What is missing where a phase card has no target."""


def phase_card(t: Any, p: int, kind: int, of_phase: Cards) -> Reason | None:
    """The phase, the price, the target."""
    if kind not in of_phase:
        return WhyNot.WHEN(TIMES[kind])
    if (why := price(t, p, kind)) is not None or HAS_TARGET[kind](t, p):
        return why
    return WhyNot.IN_ORGANIZATION() if kind in ORGANIZATIONS else UNMET.get(kind, nothing_to_gain)(t, p)


@WHY.of(Reset.PLAY, among=kinds)
def reset_card(t: Any, p: int, kind: int) -> Reason | None:
    """A card of the Reset phase."""
    return phase_card(t, p, kind, RESET_KINDS)


@WHY.of(Move.PLAY, among=kinds)
def movement_card(t: Any, p: int, kind: int) -> Reason | None:
    """A card of the Movement phase."""
    return phase_card(t, p, kind, MOVEMENT_KINDS)


@WHY.of(Interact.PLAY, among=kinds)
def interaction_card(t: Any, p: int, kind: int) -> Reason | None:
    """A card of the Interaction phase."""
    return phase_card(t, p, kind, INTERACTION_KINDS)


@WHY.of(Explore.PLAY, among=kinds)
def exploration_card(t: Any, p: int, kind: int) -> Reason | None:
    """A card of the Exploration phase."""
    return phase_card(t, p, kind, EXPLORATION_KINDS)


@WHY.of(Fight.PLAY, among=kinds)
def battle_card(t: Any, p: int, kind: int, *about: int) -> Reason | None:
    """A Battle card, and its price."""
    return price(t, p, kind) if kind in BATTLE_KINDS else WhyNot.WHEN(TIMES[kind])


@WHY.of(React.PLAY, among=kinds)
def interrupt(t: Any, p: int, card: int, moment: int, opener: int, kind: int) -> Reason | None:
    """A card of this window that fits what opened it, and its price."""
    if card not in REACTION_KINDS[moment]:
        return WhyNot.WHEN(TIMES[card])
    return price(t, p, card) or (None if FITS[card](t, p, opener, kind) else WhyNot.DOES_NOT_FIT())


@WHY.thing(Kind, kinds)
def a_card(t: Any, p: int, kind: int) -> Reason | None:
    """When a card is played that is not asked for now."""
    return WhyNot.WHEN(TIMES[kind])


# -- abilities --------------------------------------------------------------------------------------------------------


def tired(t: Any, who: int) -> Reason | None:
    """Who sleeps, or is exhausted, does nothing."""
    if who in t.asleep:
        return WhyNot.ASLEEP()
    return WhyNot.EXHAUSTED() if who in t.exhausted else None


def ability(t: Any, who: int, usable: Cards, of_phase: Cards) -> Reason | None:
    """An ability of this phase, of somebody ready, with a target."""
    if who in usable:
        return None
    return WhyNot.ABILITY() if who not in of_phase else tired(t, who) or WhyNot.NO_TARGET()


@WHY.of(Reset.USE, among=own_party)
def reset_ability(t: Any, p: int, who: int) -> Reason | None:
    """An ability of the Reset phase."""
    return ability(t, who, reset_uses(t, p), cards_of(Character.THIEF, Character.WIZARD_MENTALIST))


@WHY.of(Interact.USE, among=own_party)
def interaction_ability(t: Any, p: int, who: int) -> Reason | None:
    """An ability of the Interaction phase."""
    return ability(t, who, interaction_uses(t, p), cards_of(Character.ASSASSIN, Character.MENTALIST))


@WHY.of(Fight.USE, among=own_party)
def battle_ability(t: Any, p: int, who: int, *about: int) -> Reason | None:
    """A battle ability; none against the Shadow Imp, the Summoner's not against Parties."""
    if who in battle_uses(t, p):
        return None
    if who not in BATTLE_ABILITIES:
        return WhyNot.ABILITY()
    if stifles(t, p):
        return WhyNot.SHADOW_IMP()
    return tired(t, who) or WhyNot.AGAINST_PARTIES()


@WHY.of(React.USE, among=own_party)
def reaction_ability(t: Any, p: int, who: int, moment: int, opener: int, kind: int) -> Reason | None:
    """An ability that fits the window."""
    return None if who in abilities_that_fit(t, p, moment, opener) else tired(t, who) or WhyNot.ABILITY()


@WHY.of(PayWith.EXHAUST, among=own_party)
def payer(t: Any, p: int, who: int) -> Reason | None:
    """Somebody ready with the skill of the card."""
    if who in payers(t, p, t.paying):
        return None
    needed = SKILL_OF[t.paying]
    return WhyNot.WITHOUT_SKILL(needed) if who not in SKILLED[needed] else tired(t, who)


# -- Reset, Movement --------------------------------------------------------------------------------------------------


@WHY.of(Reset.DISMISS, among=own_party)
def dismiss(t: Any, p: int, who: int) -> Reason | None:
    """Not the last one."""
    return None if len(t.party[p]) > 1 else WhyNot.LAST_ONE()


@WHY.of(Reset.LEAVE)
def leave(t: Any, p: int) -> Reason | None:
    """An Organization to leave."""
    return None if len(t.banner[p]) > 0 else WhyNot.NO_ORGANIZATION()


@WHY.of(Reset.START, among=lambda t, p: t.missions[p])
def start(t: Any, p: int, mission: int) -> Reason | None:
    """Some missions are announced in the Reset phase."""
    return None if mission in RESET_STARTS else WhyNot.STARTS_ON_THE_WAY()


@WHY.of(Move.GO, among=lambda t, p: Area.ALL)
def go(t: Any, p: int, area: int) -> Reason | None:
    """An active Area, by the tree one level up or down."""
    if area not in t.areas:
        return WhyNot.NOT_IN_PLAY()
    return None if area in within_reach(t, p) else WhyNot.TOO_FAR()


@WHY.of(Move.HOLD)
def hold(t: Any, p: int) -> Reason | None:
    """Something to hold."""
    return None if t.stage[p] > 0 else WhyNot.NOTHING_HELD()


@WHY.of(Move.REST, otherwise=WhyNot.NO_REST())
def rest(t: Any, p: int) -> Reason | None:
    """Tol Rauko rests only where nothing else is to be done."""
    return None


@WHY.of(Move.EXPLORE, only=lambda t, p: not t.tree, otherwise=WhyNot.NO_NEW_AREA())
def explore(t: Any, p: int) -> Reason | None:
    """One new Area a Turn."""
    return WhyNot.NEW_AREA_TAKEN() if t.new_area_taken else None


@WHY.of(Move.EXPLORE_LEVEL, among=lambda t, p: Level.ALL if t.tree else EMPTY, otherwise=WhyNot.NO_NEW_AREA())
def explore_level(t: Any, p: int, level: int) -> Reason | None:
    """One new Area a Turn, of a level within reach."""
    if t.new_area_taken:
        return WhyNot.NEW_AREA_TAKEN()
    return None if len(AREAS_OF_LEVEL[level + 1] & within_reach(t, p)) > 0 else WhyNot.TOO_FAR()


@WHY.of(Move.EXPLORE_DISCARDED, among=lambda t, p: t.area_discard, otherwise=WhyNot.NO_NEW_AREA())
def explore_discarded(t: Any, p: int, area: int) -> Reason | None:
    """One new Area a Turn, within reach."""
    if t.new_area_taken:
        return WhyNot.NEW_AREA_TAKEN()
    return None if area in within_reach(t, p) else WhyNot.TOO_FAR()


# -- Interaction ------------------------------------------------------------------------------------------------------


@WHY.of(Interact.OFFER, among=others)
def offer(t: Any, p: int, other: int) -> Reason | None:
    """Offers left, and both where one trades."""
    if t.offers_left == 0:
        return WhyNot.OFFERS_MADE()
    if other in partners(t, p):
        return None
    return WhyNot.NO_TRADE_WITH(other) if trades_here(t, p) else WhyNot.NO_TRADE_HERE()


@WHY.of(Interact.ATTACK, among=others)
def attack(t: Any, p: int, other: int) -> Reason | None:
    """One attack a sub-turn, on a Party here of about the same size, once a Turn."""
    if other in attackable(t, p):
        return None
    if t.attack_used:
        return WhyNot.ATTACK_USED()
    if t.at[p] in NO_ATTACKS:
        return WhyNot.PEACEFUL()
    if other not in parties_here(t, p):
        return WhyNot.NOT_HERE(other)
    if other in t.fought[p]:
        return WhyNot.FOUGHT(other)
    return WhyNot.PROTECTED(other) if t.protected[other] else WhyNot.SIZES(len(t.party[p]), len(t.party[other]))


@WHY.of(AnswerOffer.ACCEPT, otherwise=WhyNot.NAMED_CARDS())
def accept(t: Any, p: int) -> Reason | None:
    """The named Advantages have to be at hand; whose offer it is only the script knows."""
    asking = [q for q in t.seats if q != p and p in t.traders[q]]
    return None if any(can_accept(t, q, p) for q in asking) else WhyNot.NAMED_CARDS()


# -- rewards ----------------------------------------------------------------------------------------------------------


@WHY.of(TakeReward.BONUS)
def bonus(t: Any, p: int) -> Reason | None:
    """Some Areas have it."""
    return None if Reward.BONUS in REWARDS[t.at[p]] else WhyNot.NO_SUCH_REWARD()


@WHY.of(TakeReward.RECRUIT)
def recruit(t: Any, p: int) -> Reason | None:
    """Some Areas have it; room, and somebody to draw."""
    if Reward.RECRUIT not in REWARDS[t.at[p]]:
        return WhyNot.NO_SUCH_REWARD()
    if can_recruit(t, p):
        return None
    if samael_is_shunned(t, p):
        return WhyNot.SAMAEL()
    if len(t.party[p]) >= PARTY_LIMIT:
        return WhyNot.PARTY_FULL(PARTY_LIMIT)
    return WhyNot.RECRUITED() if t.recruited_at[p] == t.at[p] else WhyNot.NOBODY_TO_RECRUIT()


@WHY.of(TakeReward.EXTRA)
def extra(t: Any, p: int) -> Reason | None:
    """Some Areas have it; it has to bring something."""
    if Reward.EX not in REWARDS[t.at[p]]:
        return WhyNot.NO_SUCH_REWARD()
    return None if can_take_extra(t, p) else WhyNot.NOTHING_TO_GAIN()


@WHY.of(TakeReward.MISSION, among=lambda t, p: t.missions[p] | t.started[p])
def mission(t: Any, p: int, which: int) -> Reason | None:
    """Where its step is done."""
    return None if which in missions_here(t, p, t.at[p]) else WhyNot.MISSION_ELSEWHERE()


@WHY.of(TakeReward.FINAL, only=lambda t, p: len(t.final) > 0)
def final(t: Any, p: int) -> Reason | None:
    """After a Basic Mission, where its step is done."""
    if final_here(t, p, t.at[p]):
        return None
    return WhyNot.FINAL_ELSEWHERE() if may_do_final(t, p) else WhyNot.BASIC_FIRST()
