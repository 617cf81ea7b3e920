"""The table of ANIMA: everything on it, and who sees it (specification 3)."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.rules import Seat
from fogtable.games.anima.cards import Advantage
from fogtable.games.anima.components import (
    Area,
    Character,
    Encounter,
    End,
    Final,
    Foe,
    Goods,
    Kind,
    Mission,
    Number,
    Phase,
    RollOf,
    WhichDie,
)


class Anima(State):
    """Every player leads one Party. A Party whose Area is NONE is on the road (AN-5.2)."""

    MAX_SEATS = 5

    # the numbers and options of this game
    numbers = per(Number, number(0, 40))
    tree = flag()  # AN-19
    both_basics = flag()  # AN-20
    crisis = flag()  # AN-22
    turn_cap = number(0, 200)  # AN-18.3; 0: off

    # the Turn
    turn = number(0, 201)
    phase = one_of(Phase, start=Phase.SETUP)
    order = per(5, one_of(Seat))  # of this Turn (AN-3.4); NONE behind the last
    ahead = per_seat(number(0, 4))  # how many come before in that order, while it is being settled
    tie_die = per_seat(number(0, 6))
    due = number(0, 5)  # the place in the order whose sub-turn comes next
    active = one_of(Seat)  # whose sub-turn it is
    new_area_taken = flag()  # somebody has declared to explore a new Area (AN-5.6)
    ended = per_seat(flag())  # turn ended (AN-13.11)
    loses_next = per_seat(flag())  # AN-14.2
    winner = one_of(Seat)
    end = one_of(End)

    # Parties
    party = per_seat(cards(Character))
    exhausted = cards(Character)
    asleep = cards(Character)
    free_use_spent = cards(Character)  # Technician and Wizard, this Turn (AN-13.19)
    at = per_seat(one_of(Area))
    left = per_seat(one_of(Area))  # the Area that the move of this Turn began in (AN-19.2)
    combat_marks = per_seat(number(0, 40))  # reward markers (AN-11.9)
    speed_marks = per_seat(number(0, 40))
    combat_now = per_seat(number(0, 40))  # until the end of this Turn
    speed_now = per_seat(number(0, 40))
    combat_next = per_seat(number(0, 40))  # during the whole next Turn
    speed_next = per_seat(number(0, 40))
    rests = per_seat(flag())  # has rested this Turn (AN-5.14)
    recruits_at = per_seat(one_of(Area))  # the Recruit reward of this Turn (AN-12.11)
    recruited_at = per_seat(one_of(Area))  # and of the Turn before
    banner = per_seat(cards(Advantage))  # the Organization in play

    # Advantages
    deck = cards(Advantage, sees=NOONE, counted=True)
    hand = per_seat(cards(Advantage, sees=OWNER, counted=True, holds=("gives",)))
    paying = one_of(Kind)  # the Skill card about to be announced, while it is asked whom it exhausts (AN-13.2)
    in_play = cards(Advantage)  # played, waiting or resolving (AN-13.18)
    row = per_seat(cards(Advantage))  # the claim row, by who discarded (AN-4.4)
    discard = cards(Advantage)

    # Characters
    character_deck = cards(Character, sees=NOONE, counted=True)
    dealt = per_seat(cards(Character, sees=OWNER, counted=True))  # before one is kept (AN-1.5)
    dismissed = per_seat(cards(Character))  # the claim row, by who dismissed
    character_discard = cards(Character)

    # Areas and Encounters
    area_deck = cards(Area, sees=NOONE, counted=True)
    areas = cards(Area)  # active
    area_discard = cards(Area)
    saved = cards(Area)  # for this removal (AN-5.11)
    encounter_deck = cards(Encounter, sees=NOONE, counted=True)
    top = per(1, cards(Encounter, sees=OWNER, counted=True, owners="top_known"))  # of that deck, once looked at
    top_known = per(1, cards(Seat))
    face_down = per(Area, cards(Encounter, sees=OWNER, counted=True, owners="peeked"))  # AN-1.8
    peeked = per(Area, cards(Seat))  # who has looked at it
    prior = per(Area, cards(Encounter))  # face up: an undefeated Monster (AN-6.4)
    facing = cards(Encounter)  # being resolved
    encounter_discard = cards(Encounter)
    heading = one_of(Area)  # declared or entered, not yet reached (AN-5.4)

    # missions
    mission_box = cards(Mission, sees=NOONE, counted=True)  # never revealed (AN-1.3)
    missions = per_seat(cards(Mission, sees=OWNER, counted=True))  # in hand
    goods = per_seat(one_of(Goods, sees=OWNER, start=Goods.AWAITED, among="goods_reckoned"))  # of Contraband, in secret
    goods_reckoned = per_seat(cards(Goods))  # what they may be for all that everybody saw
    started = per_seat(cards(Mission))
    completed = per_seat(cards(Mission))
    steps = per(Mission, number(0, 3))  # done; levels beaten for Purge the Darkness
    shrines = cards(Area)  # visited, of Three Shrines
    final_box = cards(Final, sees=NOONE, counted=True)
    final_gone = cards(Final, sees=NOONE, counted=True)  # the other two
    final = cards(Final)  # the one for all (AN-11.10); EMPTY before
    final_steps = per_seat(number(0, 3))
    countdown = number(0, 10)  # AN-22.2
    stage = per_seat(number(0, 3))  # stages won of the resistance under way; 0: none (AN-11.18)
    resists = per_seat(cards(Mission))  # which; EMPTY with a stage: the Final Mission

    # dice
    dice = per(WhichDie, number(0, 6))  # 0: not rolled
    roll_of = one_of(RollOf)
    roller = one_of(Seat)  # whose die it is: of the Party in battle, the explorer, the checker, the player of a card
    check_bonus = number(0, 12)  # of the Speed check under way (Swift Step)

    # the battle
    fighter = one_of(Seat)  # the Party; between Parties the attacker
    rival = one_of(Seat)  # the attacked Party; NONE against a foe
    monster = one_of(Encounter)
    foe = one_of(Foe)
    foe_combat = number(0, 40)
    battle_bonus = per_seat(number(0, 40))
    bursts = cards(Character)  # who fall asleep after it (Ki Burst)
    challenger = one_of(Seat)  # who declared this attack (AN-9.1); NONE in a compulsory battle
    escaped = one_of(Seat)
    fought = per_seat(cards(Seat))  # pairs that have battled this Turn (AN-9.4)
    excused = per_seat(cards(Seat))  # pairs whose compulsory battle was cancelled (AN-9.13)
    attack_used = flag()  # in this sub-turn
    protected = per_seat(flag())  # Disguise
    doomed = number(0, 1)  # whether a Character of the loser is to die (AN-10.9)

    # trade
    offers_left = number(0, 3)
    traders = per_seat(cards(Seat))  # who sees what this seat gives
    gives = per_seat(cards(Advantage, sees=OWNER, owners="traders"))  # of the hand
    gives_characters = per_seat(cards(Character, sees=OWNER, owners="traders"))
    wants_characters = per_seat(cards(Character, sees=OWNER, owners="traders"))  # of the partner
    wants_cards = per_seat(number(0, 5, sees=OWNER, owners="traders"))  # how many Advantages this seat wants
    wants_kinds = per_seat(cards(Kind, sees=OWNER, owners="traders"))  # named among them
    past_partner = per(2, one_of(Seat))  # the offers of this sub-turn (AN-8.5)
    past_seen = per(2, cards(Seat))
    past_gives = per(2, cards(Advantage, sees=OWNER, owners="past_seen"))
    past_kinds = per(2, cards(Kind, sees=OWNER, owners="past_seen"))
    past_characters = per(2, cards(Character))
    past_wanted = per(2, cards(Character))
    past_wants = per(2, number(0, 5))

    # sealed answers
    returns = per_seat(one_of(Character, sees=OWNER, sealed=True))  # AN-1.5
    pick = per_seat(one_of(Kind, sees=OWNER, sealed=True))  # a card
    uses = per_seat(one_of(Character, sees=OWNER, sealed=True))  # an ability

    pools = (
        Pool(Advantage, ("deck", "hand", "in_play", "row", "banner", "discard"), rest="deck"),
        Pool(Character, ("character_deck", "dealt", "party", "dismissed", "character_discard"), rest="character_deck"),
        Pool(Area, ("area_deck", "areas", "area_discard"), rest="area_deck"),
        Pool(
            Encounter,
            ("encounter_deck", "top", "face_down", "prior", "facing", "encounter_discard"),
            rest="encounter_deck",
        ),
        Pool(Final, ("final_box", "final_gone", "final"), rest="final_gone"),
        Pool(Mission, ("mission_box", "missions", "started", "completed"), rest="mission_box"),
    )
