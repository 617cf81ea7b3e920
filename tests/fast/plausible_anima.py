"""Makes a random position of ANIMA one that could be: its fields hang together in more ways than laws can say."""

from __future__ import annotations

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, cards_of
from fogtable.core.declarations.streams import Stream
from fogtable.games.anima.cards import ORGANIZATION_CARDS
from fogtable.games.anima.components import (
    HAND_LIMIT,
    NUMBERS,
    PARTY_LIMIT,
    Area,
    Character,
    Final,
    Goods,
    Mission,
    Number,
    Phase,
)
from fogtable.games.anima.places import AREAS_OF_LEVEL, ENCOUNTER_LEVEL, LEVEL, MONSTERS, STEP_AREAS
from fogtable.games.anima.state import Anima

SOME = 8
"""The most of what adds up in the course of a game."""


def repair(t: Anima, luck: Stream) -> None:
    """Change what cannot be, as little as need be."""
    for number, value in enumerate(NUMBERS["spec"]):
        t.numbers[number] = value
    advantages(t)
    organizations(t, luck)
    characters(t)
    areas(t, luck)
    encounters(t)
    missions(t, luck)
    turns(t, luck)
    nothing_under_way(t)


def kept(some: Cards, number: int) -> Cards:
    return cards_of(*some[:number])


def advantages(t: Anima) -> None:
    t.discard |= t.in_play
    t.in_play = EMPTY
    for p in t.seats:
        for zone, whole in (
            (t.hand, kept(t.hand[p], HAND_LIMIT)),
            (t.banner, kept(t.banner[p] & ORGANIZATION_CARDS, 1)),
        ):
            t.discard |= zone[p] - whole
            zone[p] = whole
        if t.phase != Phase.RESET:
            t.discard |= t.row[p]
            t.row[p] = EMPTY
    if not t.deck:
        t.deck, t.discard = t.discard, EMPTY


def organizations(t: Anima, luck: Stream) -> None:
    for card in ORGANIZATION_CARDS & (t.deck | t.discard):
        p = luck.below(len(t.seats) * 2)
        if p in t.seats and not t.banner[p]:
            t.deck -= card
            t.discard -= card
            t.banner[p] += card


def characters(t: Anima) -> None:
    for p in t.seats:
        t.character_discard |= t.dealt[p]
        t.dealt[p] = EMPTY
        if t.phase != Phase.RESET:
            t.character_discard |= t.dismissed[p]
            t.dismissed[p] = EMPTY
        whole = kept(t.party[p], PARTY_LIMIT)
        t.character_discard |= t.party[p] - whole
        t.party[p] = whole
    for p in t.seats:
        for zone in ("character_deck", "character_discard"):
            if not t.party[p]:
                t.party[p] = kept(getattr(t, zone), 1)
                setattr(t, zone, getattr(t, zone) - t.party[p])
    if not t.character_deck:
        t.character_deck, t.character_discard = t.character_discard, EMPTY
    there = EMPTY
    for party in t.party:
        there |= party
    t.asleep &= there
    t.exhausted &= there
    t.free_use_spent &= cards_of(Character.TECHNICIAN, Character.WIZARD)
    for row in (t.combat_marks, t.speed_marks, t.combat_now, t.speed_now, t.combat_next, t.speed_next):
        for p in t.seats:
            row[p] = min(row[p], SOME)


def areas(t: Anima, luck: Stream) -> None:
    if not t.areas & AREAS_OF_LEVEL[1]:
        first = (AREAS_OF_LEVEL[1] - t.areas)[0]
        t.area_deck -= first
        t.area_discard -= first
        t.areas += first
    way_in = (t.areas & AREAS_OF_LEVEL[1])[0]
    room = t.numbers[Number.AREAS_PER_PLAYER] * len(t.seats) - 1
    whole = cards_of(way_in, *(t.areas - way_in)[-room:])
    t.area_discard |= t.areas - whole
    t.areas = whole
    for p in t.seats:
        if t.at[p] != NONE and t.at[p] not in t.areas:
            t.at[p] = t.areas[luck.below(len(t.areas))]
    meeting = t.areas[-1 - luck.below(len(t.areas))] if luck.below(2) else NONE
    for p in t.seats:
        t.at[p] = NONE if t.ended[p] else t.at[p] if meeting == NONE else meeting


def encounters(t: Anima) -> None:
    t.encounter_discard |= t.facing
    t.facing = EMPTY
    for area in Area.ALL:
        down = kept(t.face_down[area], 1) if area in t.areas else EMPTY
        fit = [e for e in t.prior[area] & MONSTERS if ENCOUNTER_LEVEL[e] <= LEVEL[area]]
        up = cards_of(*fit[:1]) if area in t.areas and not down else EMPTY
        t.encounter_discard |= (t.face_down[area] - down) | (t.prior[area] - up)
        t.face_down[area] = down
        t.prior[area] = up
        t.peeked[area] = t.peeked[area] if down else EMPTY
    top = kept(t.top[0], 1)
    t.encounter_discard |= t.top[0] - top
    t.top[0] = top
    t.top_known[0] = (t.top_known[0] or cards_of(0)) if top else EMPTY
    if not t.encounter_deck and not top:
        t.encounter_deck, t.encounter_discard = t.encounter_discard, EMPTY


def missions(t: Anima, luck: Stream) -> None:
    begun = EMPTY
    for p in t.seats:
        secret = kept(t.started[p], 10) & cards_of(Mission.CONTRABAND)
        t.started[p] -= secret
        t.missions[p] |= secret
        aboard = luck.below(2) == 1 and Mission.CONTRABAND in t.missions[p]
        t.goods[p] = Goods.ABOARD if aboard else Goods.AWAITED
        t.goods_reckoned[p] = Goods.ALL if aboard or luck.below(2) else cards_of(Goods.AWAITED)
        begun |= t.started[p]
    two_steps = cards_of(Mission.RACE, Mission.RESCUE, Mission.PURGE)
    for mission in Mission.ALL:
        t.steps[mission] = min(t.steps[mission], 1) if mission in begun & two_steps else 0
    t.shrines = kept(t.shrines & STEP_AREAS[Mission.SHRINES][0], 2) if Mission.SHRINES in begun else EMPTY
    t.steps[Mission.SHRINES] = len(t.shrines)
    done = any(t.completed)
    t.final = (kept(t.final, 1) or cards_of(luck.below(3))) if done and not (t.crisis and luck.below(2)) else EMPTY
    t.final_box = EMPTY if t.final else Final.ALL
    t.final_gone = Final.ALL - t.final - t.final_box
    t.countdown = 1 + luck.below(SOME) if t.crisis and t.final else 0
    for p in t.seats:
        t.final_steps[p] = min(t.final_steps[p], 1) if Final.RIFT in t.final and t.completed[p] else 0
        resistance(t, p, luck)


def resistance(t: Anima, p: int, luck: Stream) -> None:
    t.stage[p] = 0
    t.resists[p] = EMPTY
    possible = []
    if Mission.SIEGE in t.started[p]:
        possible.append((Area.MONASTERY, cards_of(Mission.SIEGE), 2))
    if Mission.VIGIL in t.started[p]:
        possible.append((Area.ABYSS_GATE, cards_of(Mission.VIGIL), 1))
    if Final.CHAINS in t.final and t.completed[p]:
        possible.append((Area.ABYSS_GATE, EMPTY, 2))
    possible = [one for one in possible if one[0] in t.areas and not t.ended[p]]
    if possible and luck.below(3):
        t.at[p], t.resists[p], stages = possible[luck.below(len(possible))]
        t.stage[p] = 1 + luck.below(stages)


def turns(t: Anima, luck: Stream) -> None:
    if t.phase == Phase.SETUP:
        t.phase = Phase.RESET
    t.turn = 1 + luck.below(199)
    listed = [p for p in dict.fromkeys(t.order) if p in t.seats]
    order = [*listed, *(p for p in t.seats if p not in listed)]
    for place in range(5):
        t.order[place] = order[place] if place < len(order) else NONE
    if luck.below(3) == 0:
        t.phase, t.active, t.due = Phase.INTERACTION, NONE, 0
    early = t.phase in (Phase.RESET, Phase.MOVEMENT)
    able = [p for p in t.seats if not t.ended[p] and (early or t.at[p] != NONE)]
    if t.phase == Phase.END or t.active not in able:
        t.active = NONE
        t.due = min(t.due, len(order))
    else:
        t.due = order.index(t.active) + 1
    t.winner = t.end = NONE


def nothing_under_way(t: Anima) -> None:
    t.heading = t.monster = t.foe = t.roll_of = NONE
    t.roller = t.fighter = t.rival = t.challenger = t.escaped = NONE
    t.saved = t.bursts = EMPTY
    t.check_bonus = t.foe_combat = t.doomed = 0
    t.dice = [0, 0, 0]
    for place in range(2):
        t.past_partner[place] = NONE
        t.past_seen[place] = t.past_gives[place] = t.past_kinds[place] = EMPTY
        t.past_characters[place] = t.past_wanted[place] = EMPTY
        t.past_wants[place] = 0
    for p in t.seats:
        t.ahead[p] = t.tie_die[p] = t.battle_bonus[p] = t.wants_cards[p] = 0
        t.traders[p] = t.gives[p] = t.gives_characters[p] = t.wants_characters[p] = t.wants_kinds[p] = EMPTY
        t.fought[p] -= p
        t.excused[p] -= p
