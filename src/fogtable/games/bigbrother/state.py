"""The table of 1984: everything on it, and who sees it (specification 3)."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, only, until
from fogtable.core.rules import Seat
from fogtable.games.bigbrother.components import (
    OWNER_AND_BIG_BROTHER,
    THE_BIG_BROTHER,
    THE_OPPOSITION,
    Cell,
    Character,
    Deck,
    Directive,
    End,
    Figure,
    Goal,
    HiddenSlot,
    HowMany,
    Immediate,
    Kind,
    News,
    Number,
    Once,
    Order,
    Phase,
    Policeman,
    StashToken,
    Support,
    Yes,
)

HIS = only(THE_BIG_BROTHER)
"""Big Brother alone."""


class BigBrother(State):
    """Seat 0 is Big Brother, the others are the opposition, clockwise. Rows of seat 0 stay empty where he has none."""

    MAX_SEATS = 5
    opposition = seats_of(THE_OPPOSITION)

    # the numbers of this game (specification 12.3)
    numbers = per(Number, number(-2, 30))
    dealt_characters = flag()  # option: characters are dealt at random (BB-17.5)

    # the round
    round = number(1, 9999, start=1)  # there may be no last one (BB-17.2)
    phase = one_of(Phase, start=Phase.SETUP)
    leader = one_of(Seat, start=1)  # of the cell (BB-3.3)
    turn_order = per(4, one_of(Seat))  # of this round; NONE behind the last
    turn = number(0, 4)  # how many turns of this round are over
    turn_of = one_of(Seat)  # whose own turn it is
    turn_cut = flag()  # an arrest or a fall has ended that turn (BB-3.7)
    authority = number(0, 20)
    end = one_of(End)

    # the oppositionists
    character = per_seat(one_of(Character))
    at = per_seat(one_of(Cell))  # the pawn; NONE when fallen
    will = per_seat(number(0, 5))
    tickets = per_seat(number(0, 2))
    turn_over = per_seat(flag())  # the activity token is grey
    skips = per_seat(flag())  # the skip flag (BB-11.6)
    custody = per_seat(flag())  # since an arrest has not left the Prison (BB-11.14)
    banked = per_seat(number(0, 30))  # cells (BB-4.33)
    actions = per_seat(number(0, 9))  # left in the own turn; before it: granted ones beyond the two
    moves = per_seat(number(0, 12))  # Move actions begun this round
    searches = per_seat(number(0, 12))  # Search actions this round
    steps_left = per_seat(number(0, 10))  # of the movement under way, without banked cells
    coffees = per_seat(number(0, 4))  # Real Coffee drunk for the next Move
    once = per_seat(cards(Once))  # what was used up until the end of the round
    one_time_used = per_seat(flag())  # the ability token lies on the sheet (BB-14.1)
    halted = per_seat(flag())  # the Move under way has come to its end (BB-5.10, BB-15.5)

    # support cards
    hand = per_seat(cards(Support, sees=OWNER, counted=True, holds=("shown", "offer")))
    shown = per_seat(cards(Support, sees=OWNER_AND_BIG_BROTHER))  # cards of the hand that Big Brother has seen
    laid = per_seat(cards(Support, sees=until("clash_open", OWNER), counted=True))  # in the clash
    allies = per_seat(cards(Support))
    drawn = per_seat(cards(Support, sees=OWNER, counted=True))  # from a black market, not yet in hand (BB-13.13)
    traders = per_seat(cards(Seat))  # who sees what this seat offers in an Exchange
    offer = per_seat(cards(Support, sees=OWNER, owners="traders"))  # of the hand (BB-4.18)
    offered_tickets = per_seat(number(0, 2, sees=OWNER, owners="traders"))
    stash = per(StashToken, cards(Support, sees=OWNER, counted=True, owners="stash_known"))
    stash_known = per(StashToken, cards(Seat))  # who knows the card of a stash
    stash_at = per(StashToken, one_of(Cell))
    pool = cards(Support, sees=NOONE)  # both decks, as long as nobody can tell them apart
    pool_now = cards(Immediate, sees=NOONE)
    pile = per(Deck, cards(Support, sees=NOONE))  # a deck made anew from the discard pile (BB-13.3)
    pile_now = per(Deck, cards(Immediate, sees=NOONE))
    remade = per(Deck, flag())
    deck_size = per(Deck, number(0, len(Support.ALL) + len(Immediate.ALL)))
    resolving = cards(Support)  # played, not yet discarded (BB-13.6)
    resolving_now = cards(Immediate)
    searching = flag()  # cards are drawn for a Search (Informer Network)
    drawn_now = per(3, one_of(Immediate))  # immediate cards of one draw, in their order; NONE behind the last
    support_discard = cards(Support)
    discard_now = cards(Immediate)
    owed_draws = per_seat(number(0, 20))  # for goals, when the action or clash is over (BB-13.12)
    owed_market = per_seat(flag())  # a black-market offer, likewise

    # directives
    directive_deck = cards(Directive, sees=NOONE, counted=True)
    directive_hand = cards(Directive, sees=HIS, counted=True, holds=("hand_read", "hand_known"))
    hand_read = per_seat(cards(Directive, sees=OWNER))  # cards there that this seat has seen (Stolen Minutes)
    hand_known = cards(Directive)  # cards there that all have seen (Rewriting the Past)
    active = cards(Directive)
    active_slots = number(3, 4, start=3)
    hidden = per(HiddenSlot, cards(Directive, sees=HIS, counted=True, without=("not_hidden",)))
    not_hidden = per(HiddenSlot, cards(Directive))  # what cannot lie there, by type and price
    directive_laid = cards(Directive, sees=until("clash_open", HIS), counted=True)
    in_hand = one_of(Order)  # the directive being carried out
    directive_discard = cards(Directive)
    resources = number(0, 13)
    max_resources = number(0, 13)
    spent_out = flag()  # resources have fallen to 0 this round (BB-6.4)

    # police, militia, crowd
    hidden_at = per(8, one_of(Cell, sees=HIS, among="abroad"))  # hidden policemen, without gaps
    hidden_steps = per(8, number(0, 3, sees=HIS))  # paid steps of each in this phase
    figure_at = per(Figure, one_of(Cell))  # visible policemen
    figure_steps = per(Figure, number(0, 3, sees=HIS))
    hidden_moved = per(8, flag(sees=HIS))  # moved by the directive that is being carried out
    figure_moved = per(Figure, flag(sees=HIS))
    hidden_police = number(0, 8)
    mover = one_of(Policeman, sees=HIS)  # who makes a step
    joiners = cards(Policeman, sees=HIS)  # who will step forward with him
    abroad = cards(Cell)  # where a hidden policeman may stand, for all that everybody knows
    paid_steps = number(0, 30)  # of all policemen in this phase
    widened = number(0, 3)  # by how many paid steps `abroad` has grown in this phase
    militia_at = per(2, one_of(Cell))
    on_parade = per(2, flag())  # placed by Spies Parade
    crowd = one_of(Cell)

    # tokens on the map
    cameras = cards(Cell)
    fence_east = cards(Cell)  # on the edge to the cell in the east
    fence_south = cards(Cell)
    posters = cards(Cell)
    antiposters = cards(Cell)
    markets = cards(Cell)

    # events and goals
    event_deck = cards(News, sees=NOONE, counted=True)
    row = per(3, cards(News))  # slots 1 to 3
    event_discard = cards(News)
    goal = per_seat(cards(Goal, sees=until("goal_done", OWNER), counted=True, without=("goal_not",)))
    goal_box = cards(Goal, sees=NOONE, counted=True)
    goal_done = per_seat(flag())
    goal_not = per_seat(cards(Goal))  # what it cannot be, by the tokens gained and not gained
    goal_tokens = per_seat(number(0, 4))
    tokens_this_round = per_seat(number(0, 30))
    token_cells = per_seat(cards(Cell))  # where the pawn stood at each token (seeker, pilgrim)
    token_now = per_seat(flag())  # one act gives one token at most (BB-14.7)

    # the clash
    clash_at = one_of(Cell)
    clash_figures = cards(Figure)
    participants = cards(Seat)
    helpers = cards(Seat)
    withdrawn = cards(Seat)  # who has left it
    initiator = one_of(Seat)
    clash_open = flag()  # the laid cards are revealed
    counts_nothing = cards(Support)  # a revealed card that the Double Agent has struck
    fervent = flag()  # O'Brien's one-time ability counts in this clash

    # sealed answers
    pick = per_seat(one_of(Kind, sees=OWNER, sealed=True))
    says_yes = per_seat(one_of(Yes, sees=OWNER, sealed=True))
    trigger = per_seat(one_of(HiddenSlot, sees=OWNER, sealed=True))
    joining = per_seat(one_of(HowMany, sees=OWNER, sealed=True))  # hidden policemen who step forward

    pools = (
        Pool(
            Support,
            ("pool", "pile", "hand", "drawn", "laid", "allies", "stash", "resolving", "support_discard"),
            rest="pool",
        ),
        Pool(Immediate, ("pool_now", "pile_now", "resolving_now", "discard_now"), rest="pool_now"),
        Pool(
            Directive,
            ("directive_deck", "directive_hand", "active", "hidden", "directive_laid", "directive_discard"),
            rest="directive_deck",
        ),
        Pool(News, ("event_deck", "row", "event_discard"), rest="event_deck"),
        Pool(Goal, ("goal", "goal_box"), rest="goal_box"),
    )
