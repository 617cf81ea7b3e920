"""The table: all that changes in a game, and who sees it."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number, one_of, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from newgame.components import HAND, Lamp


class Table(State):
    """Where the lamps lie."""

    MAX_SEATS = 4

    round = number(0, HAND)  # rounds played
    points = per_seat(number(0, HAND))

    left_over = cards(Lamp, sees=NOONE, counted=True)  # NG-1.2
    hand = per_seat(cards(Lamp, sees=OWNER, counted=True))
    chosen = per_seat(one_of(Lamp, sees=OWNER, sealed=True))  # NG-2.1: in secret, until all have chosen
    laid = per_seat(cards(Lamp))  # NG-2.4

    # Every lamp is in one of these places. A chosen one stays in the hand until it is revealed.
    pools = (Pool(Lamp, ("left_over", "hand", "laid"), rest="left_over"),)
