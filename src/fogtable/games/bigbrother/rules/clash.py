"""The clash (BB-10)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, NONE, NOTHING, Cards, May, Script, Secret, emit, quietly, reveal
from fogtable.games.bigbrother.city import DISTRICT_OF, HOSPITALS
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    BONUS,
    CLASH_VALUE,
    KIND_OF,
    ORDER_OF,
    Character,
    Goal,
    HowMany,
    Number,
)
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Reward, StepForward
from fogtable.games.bigbrother.questions_targets import ChooseHospital
from fogtable.games.bigbrother.rules.chart import (
    fighters_on,
    figures_on,
    hidden_on,
    militia_on,
    protected,
)
from fogtable.games.bigbrother.rules.clash_windows import (
    afraid_of_rats,
    cancel_window,
    help_window,
    lay_directives,
    lay_support,
    smoke,
)
from fogtable.games.bigbrother.rules.counters import change_authority, gain_will, may_gain_will
from fogtable.games.bigbrother.rules.detention import detain_all
from fogtable.games.bigbrother.rules.draws import settle_owed
from fogtable.games.bigbrother.rules.goals import end_act, met
from fogtable.games.bigbrother.rules.hidden_orders import ambush_join, double_agent
from fogtable.games.bigbrother.rules.lasting import (
    brotherhood,
    dockers,
    first_blood,
    hate_week,
    martial_law,
    prole_unrest,
    shoulder_to_shoulder,
)
from fogtable.games.bigbrother.rules.police import appear, to_hospital
from fogtable.games.bigbrother.state import BigBrother

# -- how a clash begins when a pawn moves -----------------------------------------------------------------------------


def enter_check(t: BigBrother, p: int) -> Script[None]:  # BB-10.1, BB-10.2
    """A pawn has entered a cell: visible policemen fight it, hidden ones if Big Brother lets them step forward."""
    if protected(t, p):
        return
    cell = t.at[p]
    if cell in t.abroad:  # blind: all know where nobody can stand
        yield from quietly(t, may_step_forward, step_forward, cell)
    figures = figures_on(t, cell)
    number = 1 + reveal(t.joining[BIG_BROTHER])
    t.joining[BIG_BROTHER] = NONE
    for _ in range(number):
        figure = appear(t, first_hidden(t, cell))
        figures += figure
    if len(figures) > 0:
        yield from clash(t, cell, p, figures)


def may_step_forward(t: BigBrother, q: int, cell: int) -> bool:
    """Tell who is asked: Big Brother, whether or not hidden policemen stand on the cell (BB-18.6)."""
    return q == BIG_BROTHER


def step_forward(t: BigBrother, q: int, cell: int) -> Script[None]:  # D-AMBUSH
    """Say how many of them step forward; pass is none."""
    t.joining[q] = yield May(q, StepForward, up_to(hidden_on(t, cell)))


def up_to(number: int) -> Cards:
    """Return the choices from one to a number."""
    found = EMPTY
    for one in HowMany.ALL:
        if one < number:
            found += one
    return found


def first_hidden(t: BigBrother, cell: int) -> int:
    """Return a hidden policeman on a cell: in the Opposition phase they are all alike."""
    for hidden in range(8):
        if t.hidden_at[hidden] == cell:
            return hidden
    return NONE


# -- its course -------------------------------------------------------------------------------------------------------


def clash(t: BigBrother, cell: int, initiator: int, figures: Cards) -> Script[None]:  # BB-10.4 .. BB-10.22
    """Fight a clash of the unprotected pawns of a cell with visible policemen."""
    end_act(t)
    t.clash_at = cell
    t.clash_figures = figures
    t.initiator = initiator
    t.participants = fighters_on(t, cell)
    emit(t, Log.CLASH_BEGINS, cell, t.participants, len(figures))
    yield from cancel_window(t)
    if len(t.participants) > 0:
        yield from help_window(t)
        yield from ambush_join(t)
        yield from lay_directives(t)
        yield from lay_support(t)
        yield from double_agent(t)
        yield from smoke(t)
    if len(t.participants) > 0:
        yield from decide(t)
    else:  # BB-10.19
        emit(t, Log.CLASH_WITHOUT_WINNER, DISTRICT_OF[t.clash_at])
    clear_clash(t)
    yield from settle_owed(t)
    end_act(t)


def clear_clash(t: BigBrother) -> None:  # BB-10.20
    """Discard all that was laid."""
    t.directive_discard |= reveal(t.directive_laid)
    t.directive_laid = EMPTY
    for p in t.opposition:
        t.support_discard |= reveal(t.laid[p])
        t.laid[p] = EMPTY
    t.clash_at = NONE
    t.clash_figures = EMPTY
    t.initiator = NOBODY
    t.participants = EMPTY
    t.helpers = EMPTY
    t.withdrawn = EMPTY
    t.counts_nothing = EMPTY
    t.clash_open = False
    t.fervent = False


def decide(t: BigBrother) -> Script[None]:
    """Compare both sides."""
    difficulty = difficulty_of(t)
    strength = 0
    for p in t.participants:
        share = share_of(t, p)
        strength += share
        emit(t, Log.STRENGTH, p, share)
    emit(t, Log.COMPARES, strength, difficulty)
    if strength > difficulty:  # BB-10.15
        yield from win(t)
    elif strength == difficulty:  # BB-10.17
        emit(t, Log.CLASH_DRAWN, DISTRICT_OF[t.clash_at])
        yield from police_leave(t)
    else:  # BB-10.18
        emit(t, Log.CLASH_LOST, DISTRICT_OF[t.clash_at])
        yield from detain_all(t)


def difficulty_of(t: BigBrother) -> int:  # BB-10.13
    """Return what the opposition has to beat; every bonus counts once."""
    total = t.numbers[Number.DIFFICULTY_OFFSET]
    for card in reveal(t.directive_laid):
        total += CLASH_VALUE[ORDER_OF[card]]
    total += hate_week(t) + martial_law(t)
    if militia_on(t, t.clash_at):
        total += t.numbers[Number.MILITIA_BONUS]
    return total


def share_of(t: BigBrother, p: int) -> int:  # BB-10.14
    """Return what a participant adds to the strength."""
    share = t.will[p] + dockers(t, p)
    for card in reveal(t.laid[p]) - t.counts_nothing:
        share += BONUS[KIND_OF[card]]
    share += first_blood(t, p) + shoulder_to_shoulder(t, p) + prole_unrest(t)
    if t.fervent and t.character[p] == Character.OBRIEN:
        share += 2
    if afraid_of_rats(t, p):
        share -= 2
    return max(0, share)


# -- its results ------------------------------------------------------------------------------------------------------


def win(t: BigBrother) -> Script[None]:  # BB-10.15
    """The opposition wins: a reward, and the policemen go to a hospital."""
    emit(t, Log.CLASH_WON, DISTRICT_OF[t.clash_at])
    for p in t.participants:
        met(t, p, EMPTY + Goal.FIGHTER)
    if brotherhood(t):  # both
        yield from change_authority(t, -1)
    yield from reward(t)
    yield from police_leave(t)


def reward(t: BigBrother) -> Script[None]:  # D-REWARD
    """The initiator takes authority or will for a participant, or nothing."""
    options = Reward.AUTHORITY.when(not brotherhood(t)) | Reward.WILL(weary(t))
    if options == NOTHING:
        return
    deed, p = yield May(rewarded(t), Reward, options)
    if deed == Reward.AUTHORITY:
        yield from change_authority(t, -1)
    elif deed == Reward.WILL:
        gain_will(t, p, 1)


def weary(t: BigBrother) -> Cards:
    """Return the participants who can gain will."""
    found = EMPTY
    for p in t.participants:
        if may_gain_will(t, p):
            found += p
    return found


def rewarded(t: BigBrother) -> int:
    """Return who chooses the reward: the initiator, or the earliest participant in the order of turns."""
    if t.initiator in t.participants:
        return t.initiator
    for place in range(4):
        if t.turn_order[place] != NONE and t.turn_order[place] in t.participants:
            return t.turn_order[place]
    return NOBODY


def police_leave(t: BigBrother) -> Script[None]:  # BB-10.16, D-HOSPITAL
    """Big Brother puts all policemen of the clash secretly into one hospital."""
    hospital = yield Secret(BIG_BROTHER, ChooseHospital, HOSPITALS)
    for figure in t.clash_figures:
        to_hospital(t, figure, hospital)
    emit(t, Log.POLICE_TO_HOSPITAL, len(t.clash_figures))
