"""What happens in ANIMA, as the log tells it; and the sources of chance.

A pass, a reaction that did not come to be, the reward NOTHING and a secret start leave the same trace, or none.
"""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.visibility import OWNER
from fogtable.core.rules import Chances, Events, Seat, die, draws, event, secret
from fogtable.games.anima.cards import Advantage
from fogtable.games.anima.components import (
    Area,
    Character,
    Encounter,
    End,
    Foe,
    Kind,
    Mission,
    Phase,
    Reward,
    RollOf,
    WhichDie,
)
from fogtable.games.anima.components import Final as FinalMission

ENDS: Final = {
    End.OMEGA_STOPPED: "AN-18.1",
    End.TURN_CAP: "AN-18.3",
    End.TURN_200: "AN-18.4",
    End.OMEGA_WINS: "AN-22.3",
}


class Luck(Chances):
    """All chance in the game."""

    # set-up and the Turn
    DEAL_MISSION = draws(Mission)
    DEAL_CHARACTER = draws(Character)
    DEAL_ADVANTAGE = draws(Advantage)
    FIRST_AREA = draws(Area)
    FACE_DOWN = draws(Encounter)
    TIE = die()  # for the turn order
    NEW_AREA = draws(Area)

    # decks and hands
    DRAW = draws(Advantage)
    LOSE = draws(Advantage)  # from a hand, to the discard pile
    STEAL = draws(Advantage)
    CHARACTER = draws(Character)
    ENCOUNTER = draws(Encounter)
    DIE = die()  # all that can be rolled again
    FINAL = draws(FinalMission)


class Log(Events):
    """Codes, the clause that causes each, and what is said."""

    # set-up and the Turn
    DEALT_MISSION = event("AN-1.3", OWNER, player=Seat, mission=Mission)
    DEALT_CHARACTER = event("AN-1.4", OWNER, player=Seat, character=Character)
    DEALT_ADVANTAGE = event("AN-1.4", OWNER, player=Seat, card=Kind)
    KEEPS = event("AN-1.5", player=Seat, character=Character)
    FIRST_AREA = event("AN-1.7", area=Area)
    TURN_BEGINS = event("AN-3.1", turn=int)
    TIE_DIE = event("AN-3.4", player=Seat, die=int)
    IN_ORDER = event("AN-3.4", player=Seat, place=int)
    LOSES_TURN = event("AN-14.3", player=Seat)
    PHASE_BEGINS = event("AN-3.1", phase=Phase)
    GAME_ENDS = event(ENDS, winner=Seat, end=End)

    # the Reset phase
    PAYS_DUTY = event("AN-17.6", player=Seat)
    LAYS_DOWN = event("AN-4.1", player=Seat, card=Kind)
    DISMISSES = event("AN-4.1", player=Seat, character=Character)
    LEAVES_ORGANIZATION = event("AN-17.2", player=Seat, organization=Kind)
    CLAIMS_CHARACTER = event("AN-4.5", player=Seat, character=Character)
    CLAIMS_CARD = event("AN-4.6", player=Seat, card=Kind)

    # the Movement phase
    HEADS_FOR = event("AN-5.4", player=Seat, area=Area)
    ARRIVES = event("AN-5.5", player=Seat, area=Area)
    RESTS = event("AN-5.14", player=Seat)
    HOLDS = event("AN-11.6", player=Seat, area=Area)
    EXPLORES_NEW = event("AN-5.7", player=Seat, area=Area)
    PRIOR_LIES = event("AN-5.7", area=Area, encounter=Encounter)
    PRIOR_REVEALED = event("AN-6.1", area=Area, encounter=Encounter)
    PRIOR_STAYS = event("AN-6.4", area=Area, encounter=Encounter)
    ROAD_ENCOUNTER = event("AN-19.3", area=Area, encounter=Encounter)
    WANTS_REMOVED = event("AN-5.9", player=Seat, area=Area)
    SAVES_AREA = event("AN-5.10", player=Seat, area=Area)
    AREA_REMOVED = event("AN-5.9", area=Area)

    # the Interaction phase
    ATTACKS = event("AN-9.1", player=Seat, other=Seat)
    MUST_FIGHT = event("AN-9.10", player=Seat, other=Seat)
    OFFERS = event("AN-8.7", player=Seat, other=Seat, gives=int, characters=Character, wants=int, wanted=Character)
    IS_OFFERED = event("AN-8.7", OWNER, player=Seat, cards=Advantage, named=Kind)
    REJECTS = event("AN-8.4", player=Seat, other=Seat)
    TRADES = event("AN-8.6", player=Seat, other=Seat, gives=int, characters=Character, returned=int, back=Character)
    GETS = event("AN-8.6", OWNER, player=Seat, cards=Advantage)

    # the crisis
    REVEALS_FINAL = event("AN-22.1", player=Seat)
    COUNTDOWN = event("AN-22.2", turns=int)
    LAST_STAND = event("AN-22.3")

    # cards, abilities, dice and checks
    PLAYS = event("AN-13.10", player=Seat, card=Kind, payer=Character)
    USES = event("AN-13.1", player=Seat, character=Character)
    AIMS_AT_AREA = event("AN-13.15", player=Seat, area=Area)
    AIMS_AT_CHARACTER = event("AN-13.15", player=Seat, character=Character)
    AIMS_AT_PARTY = event("AN-13.15", player=Seat, other=Seat)
    AIMS_AT_DIE = event("AN-13.15", player=Seat, which=WhichDie)
    CANCELLED = event("AN-13.8", player=Seat, card=Kind)
    REDIRECTED = event("AN-13.13", player=Seat, area=Area)
    JOINS_ORGANIZATION = event("AN-17.1", player=Seat, organization=Kind)
    PEEKS = event("AN-2.9", player=Seat, area=Area, encounter=secret(Encounter, OWNER))
    ROLLS = event("AN-13.3", player=Seat, what=RollOf, which=WhichDie, number=int)
    REROLLS = event("AN-13.14", which=WhichDie, number=int)
    CHECKS_SPEED = event("AN-11.1", player=Seat, difficulty=int)
    CHECK_SUCCEEDS = event("AN-11.1", player=Seat, total=int)
    CHECK_FAILS = event("AN-11.5", player=Seat, total=int)

    # decks, hands and Parties
    DRAWS = event("AN-2.8", player=Seat, card=secret(Kind, OWNER))
    DISCARDS = event("AN-16.1", player=Seat, card=Kind)
    TAKES_CARD = event("AN-9.7", player=Seat, other=Seat, card=secret(Kind, OWNER))
    LOSES_CARD = event("AN-9.7", OWNER, player=Seat, card=Kind)
    DECK_REMADE = event("AN-16.2")
    CHARACTER_DECK_REMADE = event("AN-16.2")
    ENCOUNTER_DECK_REMADE = event("AN-16.2")
    SEES_TOP = event("AN-2.9", player=Seat, encounter=secret(Encounter, OWNER))
    JOINS = event("AN-12.11", player=Seat, character=Character)
    DIES = event("AN-12.8", player=Seat, character=Character)
    WIPED_OUT = event("AN-12.5", player=Seat)
    FALLS_ASLEEP = event("AN-15.1", player=Seat, character=Character)
    TURN_ENDED = event("AN-14.1", player=Seat)
    RESISTANCE_BROKEN = event("AN-11.7", player=Seat)

    # Encounters
    MEETS = event("AN-12.3", player=Seat, encounter=Encounter)
    FALSE_ALARM = event("AN-6.2", encounter=Encounter)
    PACIFIED = event("AN-12.4", player=Seat, encounter=Encounter)
    BLESSED = event("AN-6.3", player=Seat)
    READIED = event("AN-6.3", player=Seat)
    LOSES_NEXT_TURN = event("AN-14.2", player=Seat)

    # battles
    FIGHTS_MONSTER = event("AN-10.1", player=Seat, encounter=Encounter)
    FIGHTS_FOE = event("AN-10.16", player=Seat, foe=Foe)
    FIGHTS_PARTY = event("AN-9.3", player=Seat, other=Seat)
    ESCAPES = event("AN-10.11", player=Seat)
    STANDS = event("AN-10.15", player=Seat, combat=int, against=int)
    STANDS_AGAINST = event("AN-10.15", player=Seat, combat=int, other=Seat, against=int)
    BEATS = event("AN-10.6", player=Seat, margin=int)
    BEATEN = event("AN-10.8", player=Seat, margin=int)
    ROLL_AGAIN = event("AN-10.7")
    LOSES_TO = event("AN-9.6", player=Seat, other=Seat, margin=int)

    # exploration and missions
    EXPLORES = event("AN-12.2", player=Seat, area=Area)
    SPECIAL = event("AN-12.7", player=Seat, area=Area)
    TAKES_REWARD = event("AN-12.9", player=Seat, reward=Reward)
    TAKES_NOTHING = event("AN-12.9", player=Seat)
    FETCHES = event("AN-12.13", player=Seat, card=Kind)
    STARTS_MISSION = event("AN-11.3", player=Seat, mission=Mission)
    SMUGGLES = event("AN-11.3", OWNER, player=Seat)
    SMUGGLING_FAILS = event("AN-11.3", OWNER, player=Seat)
    STEP_DONE = event("AN-11.2", player=Seat, mission=Mission, done=int)
    STAGE_WON = event("AN-11.6", player=Seat, stage=int)
    COMPLETES_MISSION = event("AN-11.9", player=Seat, mission=Mission)
    FINAL_DRAWN = event("AN-11.10", final=FinalMission)
    TRIES_FINAL = event("AN-11.11", player=Seat)
    FINAL_STEP_DONE = event("AN-11.11", player=Seat)
