"""The deal and the decisions of the set-up (AN-1)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Script, emit, random_of, reveal, together
from fogtable.games.anima.cards import KIND_OF
from fogtable.games.anima.components import DEALT_ADVANTAGES, DEALT_CHARACTERS, DEALT_MISSIONS
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.places import AREAS_OF_LEVEL
from fogtable.games.anima.questions import ReturnCard, ReturnCharacter
from fogtable.games.anima.rules.counters import copy_in, kinds_in
from fogtable.games.anima.state import Anima


def deal(t: Anima) -> None:  # AN-1.3, AN-1.4
    """Deal each player Missions, Characters and Advantages."""
    for p in t.seats:
        for _ in range(DEALT_MISSIONS):
            mission = random_of(t, Luck.DEAL_MISSION, t.mission_box)
            t.mission_box -= mission
            t.missions[p] += mission
            emit(t, Log.DEALT_MISSION, p, mission)
        for _ in range(DEALT_CHARACTERS):
            who = random_of(t, Luck.DEAL_CHARACTER, t.character_deck)
            t.character_deck -= who
            t.dealt[p] += who
            emit(t, Log.DEALT_CHARACTER, p, who)
        for _ in range(DEALT_ADVANTAGES):
            card = random_of(t, Luck.DEAL_ADVANTAGE, t.deck)
            t.deck -= card
            t.hand[p] += card
            emit(t, Log.DEALT_ADVANTAGE, p, KIND_OF[card])


def prepare(t: Anima) -> Script[None]:  # AN-1.5 .. AN-1.8
    """All choose what they return, at once; then the first Areas are revealed."""
    yield from together(t, everybody, choose_returns)
    for p in t.seats:
        send_back(t, p)
    for p in t.seats:
        t.party[p] = reveal(t.dealt[p])
        t.dealt[p] = EMPTY
        for who in t.party[p]:
            emit(t, Log.KEEPS, p, who)
    for _ in t.seats:
        reveal_area(t)


def everybody(t: Anima, p: int) -> bool:
    """All are asked."""
    return True


def choose_returns(t: Anima, p: int) -> Script[None]:  # AN-1.5, D1
    """Choose the Character and the Advantage that go back."""
    t.returns[p] = yield Ask(p, ReturnCharacter, t.dealt[p])
    t.pick[p] = yield Ask(p, ReturnCard, kinds_in(t.hand[p]))


def send_back(t: Anima, p: int) -> None:  # AN-1.6
    """Shuffle the returned cards into their decks unseen."""
    t.dealt[p] -= t.returns[p]
    t.character_deck += t.returns[p]
    card = copy_in(t.hand[p], t.pick[p])
    t.hand[p] -= card
    t.deck += card
    t.returns[p] = NONE
    t.pick[p] = NONE


def reveal_area(t: Anima) -> None:  # AN-1.7, AN-1.8, AN-19.1
    """Reveal an Area, of level 1 with the tree, and put an Encounter face down on it."""
    area = reveal(random_of(t, Luck.FIRST_AREA, t.area_deck & AREAS_OF_LEVEL[1] if t.tree else t.area_deck))
    t.area_deck -= area
    t.areas += area
    emit(t, Log.FIRST_AREA, area)
    encounter = random_of(t, Luck.FACE_DOWN, t.encounter_deck)
    t.encounter_deck -= encounter
    t.face_down[area] += encounter
