"""What can stand in the way of an answer in 1984; why.py and why_orders.py say when it does."""

from __future__ import annotations

from fogtable.core.declarations.reasons import Reasons, because
from fogtable.core.rules import Seat


class WhyNot(Reasons):
    """What stands in the way."""

    NO_ACTIONS = because()
    ON_THE_WAY = because()  # a Move is under way
    FENCED_IN = because()
    WORN_OUT = because()  # Julia's weakness
    NO_STATION = because()
    POWER_CUT = because()
    NO_TICKET = because()  # none to take, none to ride with
    CARELESS = because(player=Seat)  # Julia's weakness
    FALLEN = because(player=Seat)
    SKIPS = because(player=Seat)
    NOTHING_TO_SEARCH = because()
    UNPERSON = because()  # Syme's weakness
    SHORTAGES = because()
    DECK_EMPTY = because()
    NO_CARDS = because()
    IN_PRISON = because()
    STASH_HERE = because()
    NO_STASH_LEFT = because()
    NO_STASH_HERE = because()
    WILL = because(needed=int, has=int)
    NO_POLICE_SEEN = because()
    NO_ACTIVE_DIRECTIVE = because()
    NO_DIRECTIVE = because()
    EXCHANGED = because()
    NOBODY_HERE = because()
    NOTHING_TO_GIVE = because()
    PARTNER_CHOSEN = because()
    NOT_HERE = because(player=Seat)
    NOT_NEAR = because(player=Seat)
    NO_CAMERA_HERE = because()
    NO_FENCE_HERE = because()
    NO_POSTER_HERE = because()

    ONE_TIME_USED = because()
    ABILITY_USED = because()
    OLD_HABITS = because()  # O'Brien's weakness
    INFLUENZA = because()
    WILL_FULL = because(player=Seat)

    HOME_DISTRICT = because()
    NOBODY_TO_HEAL = because()
    NO_ROOM_FOR_POSTER = because()
    NOTHING_TO_PAINT = because()
    NO_DIRECTIVES_HELD = because()
    TICKETS_FULL = because(number=int)
    NO_TICKETS_LEFT = because()
    OWN_TURN = because()
    BEFORE_THE_WAY = because()
    AFTER_A_STEP = because()
    NO_CLASH_CARD = because()
    IN_A_CLASH = because()
    CLASH_BEGINS = because()  # Forged Pass
    IN_A_STASH = because()  # traps
    AS_AN_ACTION = because()
    BETWEEN_ACTIONS = because()
    COURIER_SENT = because()
    NOBODY_NEAR = because()

    HERE = because()
    FENCE = because()
    TOO_FAR = because()
    TICKETS = because(needed=int, has=int)
    NO_CHEAPER = because()

    SPENT_OUT = because()  # Big Brother's resources have come down to nothing
    RESOURCES = because(needed=int, has=int)
    NO_ACTIVE_SLOT = because()
    NO_HIDDEN_SLOT = because()
    NOBODY_TO_SEARCH = because()
    NOBODY_HOLDS = because(needed=int)  # cards
    NOBODY_DETAINED = because()
    NO_ALLIES = because()
    NO_POLICE = because()
    NO_POLICE_LEFT = because()
    NO_SITE = because()  # for another piece of its kind
    NOTHING_TO_SWEEP = because()
    MAXIMUM_REACHED = because()
    SLOT_OPEN = because()
    NOTHING_DISCARDED = because()
    NO_EVENT = because()
    CHANGES_NOTHING = because()
    STEPS_MADE = because(number=int)
    ALIKE = because()  # another one like him stands for him
    NO_STEP_THERE = because()
    CAMERA_THERE = because()
    POSTER_THERE = because()
    SAFE_THERE = because()  # no piece there, ever
    SUPPLY_EMPTY = because()
    OTHER_PLACE = because()  # this question takes some cells only
    NOT_YET = because()
