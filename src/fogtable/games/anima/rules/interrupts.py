"""What can be used in the windows W1 to W7, when it fits, and what it does (AN-13.3, specification 7)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, Rules, emit, roll
from fogtable.games.anima.cards import BATTLE_KINDS, MAGIC_KINDS, PLOT_KINDS, REACTIONS, SKILL_KINDS, SPEED_BONUS
from fogtable.games.anima.components import Character, Kind, Moment, RollOf, WhichDie
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.rules.counters import kinds_in, ready_ones, unseen
from fogtable.games.anima.rules.monsters import stifles
from fogtable.games.anima.rules.paying import payable
from fogtable.games.anima.rules.reach import reachable
from fogtable.games.anima.state import Anima

# -- cards ------------------------------------------------------------------------------------------------------------


def cards_that_fit(t: Anima, p: int, moment: int, opener: int, kind: int) -> Cards:  # AN-13.15
    """Return the kinds of cards that a player could answer with; ``kind``: the card that was played, in W2."""
    return those_that_fit(t, p, t.hand[p] & REACTIONS[moment], opener, kind)


def cards_that_might_fit(t: Anima, p: int, moment: int, opener: int, kind: int) -> Cards:  # AN-13.6
    """Return the kinds that he could answer with for all that everybody knows: he may hold what lies nowhere face up.

    What a card costs, and whether it fits, everybody sees.
    """
    if len(t.hand[p]) == 0:
        return EMPTY
    return those_that_fit(t, p, unseen(t) & REACTIONS[moment], opener, kind)


def those_that_fit(t: Anima, p: int, some: Cards, opener: int, kind: int) -> Cards:  # AN-13.2, AN-13.15
    """Return the kinds among some Interrupts that a player who held them could answer with."""
    found = EMPTY
    if len(some) > 0:
        for one in kinds_in(some):
            if payable(t, p, one) and FITS[one](t, p, opener, kind):
                found += one
    return found


def never(t: Anima, p: int, opener: int, kind: int) -> bool:
    """Most cards answer nothing."""
    return False


FITS = Rules(Kind, never)
"""Whether a card in a player's hand fits the window that ``opener`` has opened, W2 with a card of ``kind``."""


def cancels(t: Anima, p: int, opener: int, area: int, which: int) -> bool:
    """Cancel what opened the window; the card does nothing else."""
    return True


INTERRUPT = Rules(Kind, cancels)
"""The effect of an Interrupt: tells whether it cancels what opened the window."""


@FITS.of(Kind.WRONG_WAY)
def wrong_way_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """Another player's move, and somewhere else to send him."""
    return p != opener and len(redirections(t, opener)) > 0


def redirections(t: Anima, mover: int) -> Cards:  # AN-13.13, AN-19.6
    """Return the active Areas that a declared move can be turned to."""
    return reachable(t, mover) - t.heading


@INTERRUPT.of(Kind.WRONG_WAY)
def redirect(t: Anima, p: int, opener: int, area: int, which: int) -> bool:  # AN-13.13, AN-13.17
    """The mover has to enter that Area; the same window opens again."""
    t.heading = area
    emit(t, Log.REDIRECTED, opener, area)
    return False


@FITS.of(Kind.DISPEL)
def dispel_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """A Magic card or a Plot card of another player, no Organization."""
    return p != opener and kind in MAGIC_KINDS | PLOT_KINDS


@FITS.of(Kind.VETO)
def veto_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """Any Advantage of another player."""
    return p != opener


@FITS.of(Kind.DEFLECT)
def deflect_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """A Battle Skill card of the opponent in the battle of this Party."""
    opposed = (t.fighter == p and t.rival == opener) or (t.fighter == opener and t.rival == p)
    return opposed and kind in BATTLE_KINDS & SKILL_KINDS


@FITS.of(Kind.FATE)
def fate_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """Any die that has just been rolled."""
    return True


@INTERRUPT.of(Kind.FATE)
def turn_of_fate(t: Anima, p: int, opener: int, area: int, which: int) -> bool:  # AN-13.14, AN-13.17
    """Roll the named die again."""
    reroll(t, which)
    return False


@FITS.of(Kind.SENSE_AURA)
def aura_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """The own exploration die."""
    return t.roll_of == RollOf.EXPLORATION and t.roller == p


@INTERRUPT.of(Kind.SENSE_AURA)
def sense_aura(t: Anima, p: int, opener: int, area: int, which: int) -> bool:
    """Roll it again."""
    reroll(t, WhichDie.OWN)
    return False


@FITS.of(Kind.DISGUISE)
def disguise_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """An attack on this Party, or a compulsory battle of it."""
    return p == t.rival or (p == t.fighter and t.challenger == NONE)


@INTERRUPT.of(Kind.DISGUISE)
def disguise(t: Anima, p: int, opener: int, area: int, which: int) -> bool:
    """The battle does not take place, and nobody may attack this Party for the rest of the Turn."""
    t.protected[p] = True
    return True


@FITS.of(Kind.WARD)
def ward_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """An Event that is about to affect the own Party."""
    return p == opener


@FITS.of(Kind.SWIFT_STEP)
def swift_step_fits(t: Anima, p: int, opener: int, kind: int) -> bool:
    """The own Speed check."""
    return p == opener


@INTERRUPT.of(Kind.SWIFT_STEP)
def swift_step(t: Anima, p: int, opener: int, area: int, which: int) -> bool:
    """+4 in this check."""
    t.check_bonus += SPEED_BONUS[Kind.SWIFT_STEP]
    return False


# -- abilities --------------------------------------------------------------------------------------------------------


def abilities_that_fit(t: Anima, p: int, moment: int, opener: int) -> Cards:
    """Return the ready Characters of a player whose ability fits the window."""
    if stifles(t, p):
        return EMPTY
    ready = ready_ones(t, p)
    found = EMPTY
    if moment == Moment.DIE:
        if Character.WEAPONMASTER in ready and t.roll_of == RollOf.BATTLE and (p == t.fighter or p == t.rival):
            found += Character.WEAPONMASTER
        if Character.RANGER in ready and t.roll_of == RollOf.EXPLORATION and t.roller == p:
            found += Character.RANGER
    if moment == Moment.ATTACK and Character.ILLUSIONIST in ready and t.challenger != NONE and t.rival == p:
        found += Character.ILLUSIONIST
    if moment == Moment.DEATH and Character.WARRIOR_MENTALIST in ready and p == opener:
        found += Character.WARRIOR_MENTALIST
    return found


def prevents(t: Anima, p: int) -> bool:
    """Cancel the attack (Illusionist), or the death (Warrior Mentalist)."""
    return True


ABILITY = Rules(Character, prevents)
"""The effect of an ability in a window: tells whether it cancels what opened the window."""


@ABILITY.of(Character.WEAPONMASTER)
def own_battle_die(t: Anima, p: int) -> bool:
    """Roll the die of the own Party again."""
    reroll(t, WhichDie.OWN if p == t.fighter else WhichDie.OTHER)
    return False


@ABILITY.of(Character.RANGER)
def own_exploration_die(t: Anima, p: int) -> bool:
    """Roll the exploration die again."""
    reroll(t, WhichDie.OWN)
    return False


# -- dice -------------------------------------------------------------------------------------------------------------


def rolled(t: Anima) -> Cards:
    """Return the dice of the roll under way."""
    found = EMPTY
    for which in WhichDie.ALL:
        if t.dice[which] > 0:
            found += which
    return found


def reroll(t: Anima, which: int) -> None:  # AN-13.14
    """Roll one die of the roll again; the new result replaces the old one."""
    t.dice[which] = roll(t, Luck.DIE, 6)
    emit(t, Log.REROLLS, which, t.dice[which])
