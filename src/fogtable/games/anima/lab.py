"""What the laboratory looks at in ANIMA: missions, the Final that decides, cards, battles, deaths, trades."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import Family
from fogtable.core.study import Study, Then, Use
from fogtable.games.anima.components import Area, Character, Encounter, End, Foe, Kind, Mission, Reward
from fogtable.games.anima.components import Final as FinalMission
from fogtable.games.anima.events import Log

ANYBODY: Final = ""
"""Everybody plays for himself, and each event is of any player: nothing here goes with the victory of one seat."""


class Deed(Family):
    """What Parties do to each other, and what becomes of them."""

    OFFER, TRADE, REJECTION = range(0, 3)
    ATTACK, COMPULSORY_BATTLE, BATTLE, ESCAPE = range(3, 7)
    WIPE_OUT, LOST_TURN, REST, BROKEN_RESISTANCE, CANCELLED_CARD, REDIRECTION = range(7, 13)


DEEDS: Final = (
    (Log.OFFERS, Deed.OFFER),
    (Log.TRADES, Deed.TRADE),
    (Log.REJECTS, Deed.REJECTION),
    (Log.ATTACKS, Deed.ATTACK),
    (Log.MUST_FIGHT, Deed.COMPULSORY_BATTLE),
    (Log.FIGHTS_PARTY, Deed.BATTLE),
    (Log.ESCAPES, Deed.ESCAPE),
    (Log.WIPED_OUT, Deed.WIPE_OUT),
    (Log.LOSES_TURN, Deed.LOST_TURN),
    (Log.RESTS, Deed.REST),
    (Log.RESISTANCE_BROKEN, Deed.BROKEN_RESISTANCE),
    (Log.CANCELLED, Deed.CANCELLED_CARD),
    (Log.REDIRECTED, Deed.REDIRECTION),
)
LOST: Final = (Log.BEATEN, Log.ESCAPES, Log.FIGHTS_PARTY)
"""How a battle against a Monster or a foe ends that is not won."""

MONSTERS: Final = tuple(range(Encounter.GOBLINS, Encounter.INN))
"""The other Encounters are Events."""

STUDY: Final = Study(
    turn=Log.TURN_BEGINS,
    uses=(
        Use(
            "dealt",
            "Missions dealt",
            "Each player gets two; who has none of a mission cannot complete it.",
            Mission,
            ((Log.DEALT_MISSION, "mission"),),
            ANYBODY,
            "mission",
        ),
        Use(
            "started",
            "Missions started",
            "Each mission that lies face up for the first time; Contraband with its last step.",
            Mission,
            ((Log.STARTS_MISSION, "mission"),),
            ANYBODY,
            "mission",
        ),
        Use(
            "completed",
            "Missions completed",
            "Each Basic Mission completed, by whomever.",
            Mission,
            ((Log.COMPLETES_MISSION, "mission"),),
            ANYBODY,
            "mission",
        ),
        Use(
            "finals",
            "Final Missions drawn",
            "The one that chance draws at the first completed Basic Mission.",
            FinalMission,
            ((Log.FINAL_DRAWN, "final"),),
            ANYBODY,
            "final",
        ),
        Use(
            "decided",
            "Final Missions that decide",
            "The Final Mission of each game that somebody wins.",
            FinalMission,
            ((Log.FINAL_DRAWN, "final"),),
            ANYBODY,
            "final",
            then=Then(Log.GAME_ENDS, ("end", frozenset({End.OMEGA_STOPPED})), (Log.LAST_STAND,)),
        ),
        Use(
            "cards",
            "Advantages played",
            "Each Advantage played, also when it is cancelled.",
            Kind,
            ((Log.PLAYS, "card"),),
            ANYBODY,
            "kind",
        ),
        Use(
            "abilities",
            "Abilities used",
            "Each time a Character is exhausted for an own ability.",
            Character,
            ((Log.USES, "character"),),
            ANYBODY,
            "character",
        ),
        Use(
            "organizations",
            "Organizations joined",
            "Each one that comes into play; all other Advantages stay at 0.",
            Kind,
            ((Log.JOINS_ORGANIZATION, "organization"),),
            ANYBODY,
            "kind",
        ),
        Use(
            "monsters",
            "Battles against Monsters",
            "Each battle that begins.",
            Encounter,
            ((Log.FIGHTS_MONSTER, "encounter"),),
            ANYBODY,
            "encounter",
            only=MONSTERS,
        ),
        Use(
            "beaten",
            "Monsters beaten",
            "Each battle against a Monster that the Party wins.",
            Encounter,
            ((Log.FIGHTS_MONSTER, "encounter"),),
            ANYBODY,
            "encounter",
            then=Then(Log.BEATS, unless=(*LOST, Log.FIGHTS_FOE)),
            only=MONSTERS,
        ),
        Use(
            "foes",
            "Battles against foes of missions",
            "Each battle that begins; of a resistance every stage.",
            Foe,
            ((Log.FIGHTS_FOE, "foe"),),
            ANYBODY,
            "foe",
        ),
        Use(
            "overcome",
            "Foes of missions beaten",
            "Each battle against a foe that the Party wins.",
            Foe,
            ((Log.FIGHTS_FOE, "foe"),),
            ANYBODY,
            "foe",
            then=Then(Log.BEATS, unless=(*LOST, Log.FIGHTS_MONSTER)),
        ),
        Use(
            "explored",
            "Areas explored",
            "Each exploration roll, by its Area.",
            Area,
            ((Log.EXPLORES, "area"),),
            ANYBODY,
            "area",
        ),
        Use(
            "rewards",
            "Rewards taken",
            "Beside those of missions.",
            Reward,
            ((Log.TAKES_REWARD, "reward"),),
            ANYBODY,
            "reward",
        ),
        Use(
            "joined",
            "Characters recruited",
            "Each one that joins a Party after the set-up.",
            Character,
            ((Log.JOINS, "character"),),
            ANYBODY,
            "character",
        ),
        Use(
            "dead",
            "Characters that die",
            "Each death, in battle or by a card.",
            Character,
            ((Log.DIES, "character"),),
            ANYBODY,
            "character",
        ),
        Use(
            "deeds",
            "Trades, attacks and mishaps",
            "Offers count with counter-offers, trades are accepted ones; battles are those between Parties.",
            Deed,
            DEEDS,
            ANYBODY,
            "deed",
        ),
    ),
)
