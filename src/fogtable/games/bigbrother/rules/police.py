"""The thought police: hidden, visible, in the supply (BB-9).

Hidden policemen are kept without gaps and move up when one leaves, so that the places in use say nothing but their
number, which is public. `abroad` is what everybody may think: every cell where a hidden policeman can stand.

In Big Brother's phase it has grown by as many paid steps as somebody may have made, `widened`: of a policeman on x who
has made s of them all cells up to `widened` - s steps from x are in it. So a third step by anybody adds nothing.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, reveal
from fogtable.games.bigbrother.city import HOSPITALS
from fogtable.games.bigbrother.components import POLICEMEN, Figure, Policeman
from fogtable.games.bigbrother.rules.chart import ways_for_police
from fogtable.games.bigbrother.state import BigBrother

FIRST_FIGURE = Policeman.FIGURE_1


def police_in_play(t: BigBrother) -> int:  # BB-9.1
    """Return how many policemen are on the map."""
    found = t.hidden_police
    for figure in Figure.ALL:
        if t.figure_at[figure] != NONE:
            found += 1
    return found


def supply_police(t: BigBrother) -> int:  # BB-8.8
    """Return how many policemen can still be hired."""
    return POLICEMEN - police_in_play(t)


def hire(t: BigBrother, cell: int) -> None:  # BB-8.8
    """Put a new policeman hidden on a cell; what everybody may think is up to the caller."""
    t.hidden_at[t.hidden_police] = cell
    t.hidden_steps[t.hidden_police] = 0
    t.hidden_police += 1


def appear(t: BigBrother, hidden: int) -> int:  # BB-9.8
    """Make a hidden policeman visible; give his figure."""
    figure = free_figure(t)
    t.figure_at[figure] = reveal(t.hidden_at[hidden])
    t.figure_steps[figure] = t.hidden_steps[hidden]
    t.figure_moved[figure] = t.hidden_moved[hidden]
    leave_hiding(t, hidden)
    return figure


def free_figure(t: BigBrother) -> int:
    """Return the first figure that is not on the map."""
    for figure in Figure.ALL:
        if t.figure_at[figure] == NONE:
            return figure
    return NONE


def leave_hiding(t: BigBrother, hidden: int) -> None:
    """Take a policeman out of the hidden ones; the last of them moves up into his place."""
    last = t.hidden_police - 1
    t.hidden_at[hidden] = t.hidden_at[last]
    t.hidden_steps[hidden] = t.hidden_steps[last]
    t.hidden_moved[hidden] = t.hidden_moved[last]
    t.hidden_at[last] = NONE
    t.hidden_steps[last] = 0
    t.hidden_moved[last] = False
    t.hidden_police = last
    forget_abroad(t)


def go_hidden(t: BigBrother, figure: int, cell: int) -> None:  # BB-9.7, BB-9.14
    """Take a figure off the board; its policeman is hidden on a cell."""
    t.hidden_at[t.hidden_police] = cell
    t.hidden_steps[t.hidden_police] = t.figure_steps[figure]
    t.hidden_moved[t.hidden_police] = t.figure_moved[figure]
    t.hidden_police += 1
    remove_figure(t, figure)


def remove_figure(t: BigBrother, figure: int) -> None:
    """Take a figure off the board."""
    t.figure_at[figure] = NONE
    t.figure_steps[figure] = 0
    t.figure_moved[figure] = False


def to_hospital(t: BigBrother, figure: int, hospital: int) -> None:  # BB-9.14
    """Put a visible policeman into a hospital; nobody else learns into which."""
    may_hide(t, HOSPITALS)
    go_hidden(t, figure, hospital)


def reach(some: Cards, steps: int) -> Cards:
    """Return where policemen who stand on some of these cells can be after so many steps, or fewer."""
    found = some
    for _ in range(steps):
        for cell in found:
            found |= ways_for_police(cell)
    return found


def may_hide(t: BigBrother, some: Cards) -> None:
    """Somebody comes to one of these cells in hiding, or leaves it so."""
    t.abroad |= reach(some, t.widened)


def may_have_stepped(t: BigBrother, limit: int) -> None:  # BB-9.2
    """A hidden policeman has made a paid step; none makes more than the limit."""
    if t.widened < limit:
        t.abroad = reach(t.abroad, 1)
        t.widened += 1


def have_stayed(t: BigBrother, still: Cards, widened: int) -> None:  # BB-9.7, BB-9.8
    """It shows who moves: all who are hidden are where they were before, after as many paid steps as before."""
    t.abroad = still
    t.widened = widened
    forget_abroad(t)


def forget_abroad(t: BigBrother) -> None:
    """Without hidden policemen there is nothing to think."""
    if t.hidden_police == 0:
        t.abroad = EMPTY


# -- by the place where Big Brother keeps them ------------------------------------------------------------------------


def place_of(t: BigBrother, who: int) -> int:
    """Return the cell of a policeman."""
    return t.hidden_at[who] if who < FIRST_FIGURE else t.figure_at[who - FIRST_FIGURE]


def steps_of(t: BigBrother, who: int) -> int:  # BB-9.2
    """Return how many paid steps a policeman has made in this phase."""
    return t.hidden_steps[who] if who < FIRST_FIGURE else t.figure_steps[who - FIRST_FIGURE]


def was_moved(t: BigBrother, who: int) -> bool:  # Raid
    """Tell whether the directive being carried out has moved a policeman already."""
    return t.hidden_moved[who] if who < FIRST_FIGURE else t.figure_moved[who - FIRST_FIGURE]


def police_on(t: BigBrother, cell: int) -> Cards:
    """Return the policemen on a cell."""
    found = EMPTY
    for who in Policeman.ALL:
        if place_of(t, who) == cell:
            found += who
    return found


def told_apart(t: BigBrother, some: Cards) -> Cards:  # BB-9.16
    """Return one of each sort: hidden or visible, on this cell or that, with these steps made or those."""
    found = EMPTY
    for who in some:
        if not is_like_one_of(t, who, found):
            found += who
    return found


def is_like_one_of(t: BigBrother, who: int, others: Cards) -> bool:
    """Tell whether a policeman differs in nothing from one of these."""
    for other in others:
        same_place = place_of(t, who) == place_of(t, other) and (who < FIRST_FIGURE) == (other < FIRST_FIGURE)
        if same_place and steps_of(t, who) == steps_of(t, other) and was_moved(t, who) == was_moved(t, other):
            return True
    return False


def show(t: BigBrother, who: int) -> int:  # BB-9.8
    """Make a policeman visible, if he is not; give his figure."""
    if who < FIRST_FIGURE:
        return appear(t, who)
    return reveal(who - FIRST_FIGURE)
