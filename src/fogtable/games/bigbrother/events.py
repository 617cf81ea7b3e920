"""What happens in 1984, as the log tells it; and the sources of chance.

A pass, a refusal to reveal and a question that nobody was asked leave no line (BB-18.6).
"""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.visibility import OWNER, only
from fogtable.core.rules import Chances, Events, Seat, die, draws, event, secret
from fogtable.games.bigbrother.components import (
    OWNER_AND_BIG_BROTHER,
    THE_BIG_BROTHER,
    Cell,
    Character,
    Deck,
    Directive,
    District,
    End,
    Goal,
    HiddenSlot,
    Immediate,
    Kind,
    News,
    Order,
    Phase,
    StashToken,
    Support,
    Yes,
)

ENDS: Final = {
    End.AUTHORITY_FULL: "BB-16.1",
    End.ALL_BROKEN: "BB-16.2",
    End.AUTHORITY_GONE: "BB-16.3",
    End.DECK_EMPTY: "BB-16.4",
    End.ROUNDS_OVER: "BB-16.5",
}

HIS: Final = only(THE_BIG_BROTHER)


class Luck(Chances):
    """All chance in the game."""

    TOP_CARD = die()  # immediate cards lie below the others: a low number is one of them
    DRAW = draws(Support)
    DRAW_IMMEDIATE = draws(Immediate)
    LOOK = draws(Support)  # at a card of a hand
    SEARCH = draws(Support)  # after a detention
    DRAW_DIRECTIVE = draws(Directive)
    LOSE_DIRECTIVE = draws(Directive)  # False Papers
    NEWS = draws(News)
    DISTRICT = draws(District)  # Rocket Bombs
    STATION = draws(Cell)  # Demonstration
    DEAL_GOAL = draws(Goal)
    DEAL_CHARACTER = draws(Character)


class Log(Events):
    """Codes, the clause that causes each, and what is said."""

    AUTHORITY = event("BB-1.2", now=int)
    GAINS_WILL = event("BB-1.3", player=Seat, now=int)
    LOSES_WILL = event("BB-1.3", player=Seat, now=int)
    FALLS = event("BB-14.12", player=Seat)
    TAKES_TICKETS = event("BB-4.10", player=Seat, number=int)
    GAME_ENDS = event(ENDS, end=End)

    DRAWS = event("BB-13.2", player=Seat, deck=Deck, card=secret(Kind, OWNER))
    DRAWS_IMMEDIATE = event("BB-13.4", player=Seat, card=Kind)
    DECK_REMADE = event("BB-13.3", deck=Deck)
    LOOKS_AT = event("BB-8.4", player=Seat, card=secret(Kind, OWNER_AND_BIG_BROTHER))
    USES_MARKET = event("BB-13.10", player=Seat, cell=Cell)
    MARKET_OPENS = event("BB-13.11", cell=Cell)
    PLAYS = event("BB-13.6", player=Seat, card=Kind)
    ALLY_LEAVES = event("BB-13.7", player=Seat, card=Kind)
    FENCE_REMOVED = event("BB-4.22", cell=Cell, other=Cell)
    GIVES = event("BB-4.31", player=Seat, other=Seat)
    RECEIVES = event("BB-4.31", OWNER, player=Seat, card=Kind)
    ANTIPOSTER = event("BB-15.1", player=Seat, cell=Cell)
    POSTER_TORN = event("BB-4.23", player=Seat, cell=Cell)
    ARRIVES = event("BB-4.28", player=Seat, cell=Cell)
    READS_MINUTES = event("BB-4.28", player=Seat, directives=secret(Directive, OWNER))
    POLICE_COUNTED = event("BB-18.4", district=District, number=int)

    GAINS_TOKEN = event("BB-14.7", player=Seat, now=int)
    COMPLETES_GOAL = event("BB-14.9", player=Seat, goal=Goal)

    CLASH_BEGINS = event("BB-10.1", cell=Cell, players=Seat, policemen=int)
    LEAVES_CLASH = event("BB-10.5", player=Seat)
    LEAGUE_MEMBER = event("BB-14.2", player=Seat)
    HELPS = event("BB-10.6", player=Seat)
    LAYS_DIRECTIVES = event("BB-10.8", number=int)
    LAYS = event("BB-10.9", player=Seat, cards=Kind)
    FERVENT = event("BB-10.9", player=Seat)
    REVEALS_DIRECTIVES = event("BB-10.11", directives=Directive)
    SLIPS_AWAY = event("BB-10.12", player=Seat, cell=Cell)
    STRENGTH = event("BB-10.14", player=Seat, share=int)
    COMPARES = event("BB-10.14", strength=int, difficulty=int)
    CLASH_WON = event("BB-10.15", district=District)
    CLASH_DRAWN = event("BB-10.17", district=District)
    CLASH_LOST = event("BB-10.18", district=District)
    CLASH_WITHOUT_WINNER = event("BB-10.19", district=District)
    POLICE_TO_HOSPITAL = event("BB-10.16", number=int)
    DETAINED = event("BB-11.1", player=Seat)
    UNBROKEN = event("BB-11.1", player=Seat)
    SEARCH_PREVENTED = event("BB-11.2", player=Seat)
    NOTHING_FOUND = event("BB-11.5", player=Seat)
    FORBIDDEN_FOUND = event("BB-11.3", player=Seat, card=Kind)
    SENT_HOME = event("BB-11.5", player=Seat)
    ARRESTED = event("BB-11.3", player=Seat)

    ROUND_BEGINS = event("BB-3.1", round=int)
    PHASE_BEGINS = event("BB-3.1", phase=Phase)
    DEALT_GOAL = event("BB-2.6", player=Seat, goal=secret(Goal, OWNER))
    BECOMES = event("BB-2.7", player=Seat, character=Character)
    DEALT_SUPPORT = event("BB-2.8", player=Seat, card=secret(Kind, OWNER))
    GIVES_BACK = event("BB-2.8", player=Seat, card=Kind)
    DEPLOYS = event("BB-2.12", number=int)
    IN_ORDER = event("BB-3.3", player=Seat, place=int)
    TURN_BEGINS = event("BB-3.6", player=Seat)
    TURN_SKIPPED = event("BB-3.6", player=Seat)
    TURN_ENDS = event("BB-3.7", player=Seat)
    COUNTS_POSTERS = event("BB-8.9", posters=int, antiposters=int)

    STEPS = event("BB-5.1", player=Seat, cell=Cell)
    MILITIA_STOPS = event("BB-15.5", player=Seat)
    CAMERA_CHECKS = event("BB-8.4", player=Seat, cell=Cell)
    INSPIRES = event("BB-4.14", player=Seat, other=Seat, cells=int)
    RIDES = event("BB-4.11", player=Seat, cell=Cell, tickets=int)
    SEARCHES = event("BB-4.16", player=Seat, deck=Deck)
    PROPOSES = event("BB-4.18", player=Seat, other=Seat)
    TRADE_FAILS = event("BB-4.18", player=Seat, other=Seat)
    SWAPS = event("BB-4.18", player=Seat, other=Seat, given=int, tickets=int, returned=int, tickets_back=int)
    GETS = event("BB-4.18", OWNER, player=Seat, cards=Support)
    BREAKS_CAMERA = event("BB-4.21", player=Seat, cell=Cell)
    PLACES_STASH = event("BB-4.24", player=Seat, token=StashToken, cell=Cell, card=secret(Kind, OWNER))
    TAKES_STASH = event("BB-4.26", player=Seat, token=StashToken, card=secret(Kind, OWNER))
    USES_POWER = event("BB-4.27", player=Seat, district=District)
    TRANSFERRED = event("BB-4.27", cell=Cell)
    CHARMS = event("BB-14.4", player=Seat, other=Seat)
    VIGILANCE = event("BB-14.6", player=Seat, answer=Yes)
    HOPE = event("BB-14.2", player=Seat, other=Seat)
    COLLEAGUE = event("BB-14.2", player=Seat)

    RESTORES = event("BB-6.1", resources=int)
    DRAWS_DIRECTIVE = event("BB-6.1", directive=secret(Order, HIS))
    SPENDS = event("BB-8.1", price=int, left=int)
    PLAYS_DIRECTIVE = event("BB-7.1", directive=Order)
    LAYS_HIDDEN = event("BB-7.3", slot=HiddenSlot, directive=secret(Order, HIS))
    TRIGGERS = event("BB-7.5", directive=Order)
    DIRECTIVE_LEAVES = event("BB-7.8", directive=Order)
    LOSES_DIRECTIVE = event("BB-9.11", directive=Order)
    REWRITES = event("BB-7.1", directive=Order)
    MAXIMUM_RISES = event("BB-7.10", now=int)
    SLOT_OPENS = event("BB-7.2")
    SINGLED_OUT = event("BB-7.1", player=Seat)
    GIVES_UP = event("BB-7.1", player=Seat, card=Kind)
    LOST_TO_TRAP = event("BB-13.13", player=Seat, cards=Kind)
    DOUBLE_AGENT = event("BB-10.12", player=Seat, cards=Kind)
    AMBUSHES = event("BB-10.7", cell=Cell)

    CAMERA_PLACED = event("BB-8.3", cell=Cell)
    FENCE_PLACED = event("BB-8.5", cell=Cell, other=Cell)
    POSTER_PLACED = event("BB-8.7", cell=Cell)
    HIRES = event("BB-8.8", cell=secret(Cell, HIS))
    POLICE_STEPS = event("BB-9.2", HIS, start=Cell, to=Cell)
    FIGURE_LEAVES = event("BB-9.7", cell=Cell)
    FIGURE_APPEARS = event("BB-9.8", cell=Cell)
    STASH_OPENED = event("BB-9.11", stash=StashToken, card=Kind)
    POLICEMAN_LOST = event("BB-9.11")
    MARKET_CLOSED = event("BB-9.12", cell=Cell)
    ANTIPOSTER_REMOVED = event("BB-9.12", cell=Cell)
    MILITIA_POSTED = event("BB-15.4", cell=Cell)
    MILITIA_LEAVES = event("BB-15.4", cell=Cell)

    DENOUNCES = event("BB-14.14", player=Seat, other=Seat)
    VOLUNTEERS = event("BB-14.14", player=Seat, resources=int)
    STANDS_WATCH = event("BB-14.14", player=Seat)
    BETRAYS = event("BB-14.14", player=Seat, stash=StashToken, card=secret(Kind, HIS))

    NEWS = event("BB-12.2", news=News)
    NEWS_ENDS = event("BB-12.1", news=News)
    EVENTS_SHUFFLED = event("BB-12.5")
    ROCKETS_FALL = event("BB-12.2", district=District)
    CROWD_GATHERS = event("BB-15.6", cell=Cell)
    PARDONED = event("BB-12.2", player=Seat)
