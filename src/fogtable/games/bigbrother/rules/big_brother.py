"""Big Brother's phase (BB-6, BB-7.6)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Options, Script, Secret, emit, reveal
from fogtable.games.bigbrother.components import BIG_BROTHER, ORDER_OF, TOP_RESOURCES, UPKEEP
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Command, Upkeep
from fogtable.games.bigbrother.rules.directives import play_directive, playable
from fogtable.games.bigbrother.rules.fallen import fallen_actions
from fogtable.games.bigbrother.rules.hidden_orders import discard_active, discard_hidden, hidden_slots
from fogtable.games.bigbrother.rules.lasting import scarcity, war_bulletin
from fogtable.games.bigbrother.rules.orders import copy_of, draw_directives, names_of
from fogtable.games.bigbrother.rules.patrol import paid_step, steppers
from fogtable.games.bigbrother.rules.regime import (
    buy_camera,
    buy_fence,
    buy_poster,
    can_buy_camera,
    can_buy_fence,
    can_buy_poster,
    hire_policeman,
    hire_sites,
    spend,
)
from fogtable.games.bigbrother.state import BigBrother


def big_brother_phase(t: BigBrother) -> Script[None]:  # BB-6.1, BB-6.3
    """Restore resources, pay upkeep, draw, hear the fallen; then act until he ends the phase."""
    restore(t)
    yield from upkeep(t)
    draw_directives(t)
    yield from fallen_actions(t)
    going_on = True
    while going_on:
        going_on = yield from command(t)


def restore(t: BigBrother) -> None:  # BB-6.1, BB-6.5
    """Set the resources to the maximum, with what the events in force change; nothing is left over."""
    t.resources = max(0, min(TOP_RESOURCES, t.max_resources + war_bulletin(t) - scarcity(t)))
    t.spent_out = t.resources == 0
    emit(t, Log.RESTORES, t.resources)


def upkeep(t: BigBrother) -> Script[None]:  # BB-7.6, D-UPKEEP
    """Pay for each active directive, or discard it."""
    for card in t.active:
        order = ORDER_OF[card]
        deed, _ = yield Ask(
            BIG_BROTHER,
            Upkeep,
            Upkeep.PAY(EMPTY + order if t.resources >= UPKEEP[order] else EMPTY) | Upkeep.DROP(EMPTY + order),
        )
        if deed == Upkeep.PAY:
            spend(t, UPKEEP[order])
        else:
            discard_active(t, card)


def command(t: BigBrother) -> Script[bool]:  # BB-6.3, D-BB
    """Let Big Brother do one thing; tell whether he goes on."""
    deed, what = yield Secret(BIG_BROTHER, Command, commands(t))
    if deed == Command.PLAY:
        yield from play_directive(t, what)
    elif deed == Command.STEP:
        t.mover = what
        yield from paid_step(t)
    elif deed == Command.CAMERA:
        yield from buy_camera(t)
    elif deed == Command.FENCE:
        yield from buy_fence(t)
    elif deed == Command.POSTER:
        yield from buy_poster(t)
    elif deed == Command.HIRE:
        yield from hire_policeman(t)
    elif deed == Command.DROP:
        discard_active(t, copy_of(t.active, reveal(what)))
    elif deed == Command.DROP_HIDDEN:
        discard_hidden(t, reveal(what))
    else:
        return False
    return True


def commands(t: BigBrother) -> Options:
    """Return all that Big Brother can do now."""
    return (
        Command.PLAY(playable(t))
        | Command.CAMERA.when(can_buy_camera(t))
        | Command.FENCE.when(can_buy_fence(t))
        | Command.POSTER.when(can_buy_poster(t))
        | Command.HIRE.when(len(hire_sites(t)) > 0)
        | Command.STEP(steppers(t))
        | Command.DROP(names_of(t.active))
        | Command.DROP_HIDDEN(hidden_slots(t))
        | Command.END.when(True)
    )
