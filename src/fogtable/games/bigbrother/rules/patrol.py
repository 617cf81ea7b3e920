"""Steps of the thought police, and what a policeman does where he comes to: clash and clean-up (BB-9, BB-10.3).

Who steps, and where to, only Big Brother knows. The policeman is kept in `mover` by the place where he is kept.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, NONE, Cards, Options, Script, Scripts, Secret, emit, random_of, reveal
from fogtable.games.bigbrother.city import HOSPITALS
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    FORBIDDEN,
    KIND_OF,
    ORDER_OF,
    TRAPS,
    Kind,
    Number,
    Policeman,
)
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.questions import Attack
from fogtable.games.bigbrother.questions_targets import BringAlong, ChooseHospital, StepPoliceman
from fogtable.games.bigbrother.rules.chart import fighters_on, figures_on, stashes_on, ways_for_police
from fogtable.games.bigbrother.rules.clash import clash
from fogtable.games.bigbrother.rules.counters import change_authority
from fogtable.games.bigbrother.rules.hidden_orders import remove_stash
from fogtable.games.bigbrother.rules.lasting import heat_wave
from fogtable.games.bigbrother.rules.orders import leave_hand
from fogtable.games.bigbrother.rules.police import (
    FIRST_FIGURE,
    go_hidden,
    have_stayed,
    may_have_stepped,
    may_hide,
    place_of,
    police_on,
    reach,
    remove_figure,
    show,
    steps_of,
    to_hospital,
    told_apart,
    was_moved,
)
from fogtable.games.bigbrother.rules.regime import can_strengthen, spend, step_price
from fogtable.games.bigbrother.state import BigBrother

# -- paid steps (BB-9.2) ----------------------------------------------------------------------------------------------


def steppers(t: BigBrother) -> Cards:  # BB-6.4, BB-9.2, Heat Wave
    """Return the policemen who can make a paid step, one of each sort: it strengthens the regime (BB-8.1)."""
    found = EMPTY
    for who in police_in_town(t):
        if steps_of(t, who) < step_limit(t):
            found += who
    return told_apart(t, found) if can_strengthen(t, step_price(t)) else EMPTY


def step_limit(t: BigBrother) -> int:  # BB-9.2, Heat Wave
    """Return how many paid steps a policeman can make in a phase."""
    return heat_wave(t, t.numbers[Number.MAX_PAID_STEPS])


def police_in_town(t: BigBrother) -> Cards:
    """Return all policemen in play."""
    found = EMPTY
    for who in Policeman.ALL:
        if place_of(t, who) != NONE:
            found += who
    return found


def paid_step(t: BigBrother) -> Script[None]:
    """Pay for a step of the policeman in `mover`; only the price is public, and the figure that leaves."""
    _, cell = yield Secret(BIG_BROTHER, StepPoliceman, StepPoliceman.TO(ways_for_police(place_of(t, t.mover))))
    spend(t, step_price(t))
    t.paid_steps += 1
    still = t.abroad
    widened = t.widened
    if t.mover < FIRST_FIGURE:
        may_have_stepped(t, step_limit(t))
    step(t, cell, 1)
    t.hidden_steps[t.mover] += 1
    yield from arrive(t, still, widened)
    t.mover = NONE


def step(t: BigBrother, cell: int, farthest: int) -> None:  # BB-9.7
    """Move the policeman to an adjacent cell; from where he hides he can go that far before he is seen again."""
    emit(t, Log.POLICE_STEPS, place_of(t, t.mover), cell)
    if t.mover < FIRST_FIGURE:
        t.hidden_at[t.mover] = cell
        return
    figure = reveal(t.mover - FIRST_FIGURE)
    may_hide(t, reach(ways_for_police(t.figure_at[figure]), farthest - 1))
    emit(t, Log.FIGURE_LEAVES, t.figure_at[figure])
    t.mover = t.hidden_police
    go_hidden(t, figure, cell)


# -- card steps (BB-9.6) ----------------------------------------------------------------------------------------------


def movable(t: BigBrother) -> Cards:
    """Return the policemen whom the directive being carried out has not moved yet, one of each sort."""
    found = EMPTY
    for who in police_in_town(t):
        if not was_moved(t, who):
            found += who
    return told_apart(t, found)


def card_steps(t: BigBrother, least: int, most: int, still: Cards) -> Script[None]:  # BB-9.15
    """Move the policeman in `mover` so many steps; who is sent away on the way loses the rest.

    `still` is where the others may be, as soon as it shows that it is he who moves.
    """
    made = 0
    while made < most:
        deed, cell = yield Secret(
            BIG_BROTHER,
            StepPoliceman,
            StepPoliceman.TO(ways_for_police(place_of(t, t.mover))) | StepPoliceman.STOP.when(made >= least),
        )
        if deed == StepPoliceman.STOP:
            break
        made += 1
        if t.mover >= FIRST_FIGURE:
            have_stayed(t, still, t.widened)
        step(t, cell, most)
        t.hidden_moved[t.mover] = True
        stays = yield from arrive(t, still, t.widened)
        if not stays:
            break
    t.mover = NONE


def forget_moved(t: BigBrother) -> None:
    """The directive is carried out: the next one can move everybody again."""
    for n in range(8):
        t.hidden_moved[n] = False
        t.figure_moved[n] = False


# -- where he comes to ------------------------------------------------------------------------------------------------


def arrive(t: BigBrother, still: Cards, widened: int) -> Script[bool]:  # BB-9.9, BB-9.10; D-ATTACK, D-CLEAN
    """Let Big Brother start one clash and clean up; tell whether the policeman is still there afterwards.

    `still` is where the other hidden ones may be, by so many paid steps (`widened`), if he shows himself.
    """
    attacked = False
    while can_act(t, attacked):
        deed, token = yield Secret(BIG_BROTHER, Attack, deeds(t, attacked))
        if deed == Attack.DONE:
            return True
        figure = show_mover(t, still, widened)
        cell = t.figure_at[figure]
        if deed == Attack.ATTACK:
            attacked = True
            yield from attack(t, cell)
        elif deed == Attack.CLEAN_STASH:
            yield from open_stash(t, reveal(token), figure)
        elif deed == Attack.CLEAN_MARKET:
            remove_market(t, cell)
        else:
            remove_antiposter(t, cell)
        if t.figure_at[figure] != cell:
            return False
    return True


def can_act(t: BigBrother, attacked: bool) -> bool:
    """Tell whether there is anything to do on the policeman's cell."""
    return may_attack(t, attacked) or holds_token(t, place_of(t, t.mover))


def may_attack(t: BigBrother, attacked: bool) -> bool:  # BB-9.9
    """Tell whether the policeman may start a clash: one for each step."""
    return not attacked and len(fighters_on(t, place_of(t, t.mover))) > 0


def deeds(t: BigBrother, attacked: bool) -> Options:
    """Return what the policeman can do."""
    return Attack.ATTACK.when(may_attack(t, attacked)) | clean_ups(t, place_of(t, t.mover)) | Attack.DONE.when(True)


def show_mover(t: BigBrother, still: Cards, widened: int) -> int:  # BB-9.8
    """Make the policeman visible where he stands; give his figure."""
    if t.mover < FIRST_FIGURE:
        emit(t, Log.FIGURE_APPEARS, reveal(place_of(t, t.mover)))
        have_stayed(t, still, widened)
    figure = show(t, t.mover)
    t.mover = FIRST_FIGURE + figure
    return figure


# -- clashes (BB-10.3) ------------------------------------------------------------------------------------------------


def attack(t: BigBrother, cell: int) -> Script[None]:
    """Start a clash: with all visible policemen of the cell, and as many hidden ones as Big Brother likes."""
    yield from choose_joiners(t, cell)
    for n in range(8):  # the last first: who steps out of hiding gives his place to the last
        if 7 - n in t.joiners:
            show(t, 7 - n)
    t.joiners = EMPTY
    yield from clash(t, cell, first_of(t, fighters_on(t, cell)), figures_on(t, cell))


def choose_joiners(t: BigBrother, cell: int) -> Script[None]:  # BB-9.16
    """Choose who steps forward, in the order of their places; of those that are alike the first."""
    while len(next_joiners(t, cell)) > 0:
        deed, who = yield Secret(
            BIG_BROTHER, BringAlong, BringAlong.CHOOSE(next_joiners(t, cell)) | BringAlong.DONE.when(True)
        )
        if deed == BringAlong.DONE:
            return
        t.joiners += who


def next_joiners(t: BigBrother, cell: int) -> Cards:
    """Return the hidden policemen who can be chosen next."""
    left = EMPTY
    last = NONE
    for who in police_on(t, cell):
        if who in t.joiners:
            last = who
        elif who < FIRST_FIGURE:
            left += who
    found = EMPTY
    for who in told_apart(t, left):
        if who > last:
            found += who
    return found


def first_of(t: BigBrother, some: Cards) -> int:  # BB-10.4
    """Return who comes earliest in the order of turns."""
    for place in range(4):
        if t.turn_order[place] != NONE and t.turn_order[place] in some:
            return t.turn_order[place]
    return NOBODY


# -- clean-up (BB-9.10 to BB-9.12) ------------------------------------------------------------------------------------


def holds_token(t: BigBrother, cell: int) -> bool:
    """Tell whether a token of the opposition lies on a cell."""
    return cell in t.markets or cell in t.antiposters or len(stashes_on(t, cell)) > 0


def clean_ups(t: BigBrother, cell: int) -> Options:
    """Return the tokens of the opposition on a cell."""
    return (
        Attack.CLEAN_STASH(stashes_on(t, cell))
        | Attack.CLEAN_MARKET.when(cell in t.markets)
        | Attack.CLEAN_POSTER.when(cell in t.antiposters)
    )


def remove_market(t: BigBrother, cell: int) -> None:  # BB-9.12
    """Return a black-market token to the supply."""
    t.markets -= cell
    emit(t, Log.MARKET_CLOSED, cell)


def remove_antiposter(t: BigBrother, cell: int) -> None:  # BB-9.12
    """Return an antiparty poster to the supply."""
    t.antiposters -= cell
    emit(t, Log.ANTIPOSTER_REMOVED, cell)


TRAP = Scripts(Kind, TRAPS)
"""What a trap does to the policeman who has found it, NOBODY if there is none: ``(t, figure)``."""


def open_stash(t: BigBrother, token: int, figure: int) -> Script[None]:  # BB-9.11
    """Open a stash: a trap works, another forbidden card raises the authority."""
    card = remove_stash(t, token)
    kind = KIND_OF[card]
    if kind in TRAPS:
        yield from TRAP[kind](t, figure)
    elif kind in FORBIDDEN:
        yield from change_authority(t, 1)


@TRAP.of(Kind.RAT_TRAP)
def cage_of_rats(t: BigBrother, figure: int) -> Script[None]:  # BB-9.14
    """The finder goes to a hospital; authority falls."""
    if figure != NOBODY:
        hospital = yield Secret(BIG_BROTHER, ChooseHospital, HOSPITALS)
        to_hospital(t, figure, hospital)
        emit(t, Log.POLICE_TO_HOSPITAL, 1)
    yield from change_authority(t, -1)


@TRAP.of(Kind.BOMB)
def home_made_bomb(t: BigBrother, figure: int) -> Script[None]:
    """The finder returns to the supply; authority falls."""
    if figure != NOBODY:
        remove_figure(t, figure)
        emit(t, Log.POLICEMAN_LOST)
    yield from change_authority(t, -1)


@TRAP.of(Kind.FALSE_PAPERS)
def false_papers(t: BigBrother, figure: int) -> None:
    """Big Brother discards 2 directives at random."""
    for _ in range(min(2, len(t.directive_hand))):
        card = reveal(random_of(t, Luck.LOSE_DIRECTIVE, t.directive_hand))
        leave_hand(t, card)
        t.directive_discard += card
        emit(t, Log.LOSES_DIRECTIVE, ORDER_OF[card])
