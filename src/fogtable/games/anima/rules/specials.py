"""What the special of an Area's exploration table does (AN-12.7, specification 7.2)."""

from __future__ import annotations

from fogtable.core.rules import Script, Scripts
from fogtable.games.anima.components import Foe, Number, Special
from fogtable.games.anima.rules.battle import fight_foe
from fogtable.games.anima.rules.checks import speed_check
from fogtable.games.anima.rules.consequences import put_one_to_sleep
from fogtable.games.anima.rules.counters import end_turn
from fogtable.games.anima.rules.decks import discard_random
from fogtable.games.anima.state import Anima

SPECIALS = Scripts(Special)
"""What each special does to an exploring player; who fails is turn ended."""


@SPECIALS.of(Special.FAIL_WITH_ORGANIZATION)
def capital(t: Anima, p: int) -> None:
    """The Imperial Capital suffers no member of an Organization."""
    if len(t.banner[p]) > 0:
        end_turn(t, p)


@SPECIALS.of(Special.SPEED_CHECK)
def ruins(t: Anima, p: int) -> Script[None]:
    """The Sunken Ruins take a Speed check."""
    passed = yield from speed_check(t, p, t.numbers[Number.CHECK_RUINS])
    if not passed:
        end_turn(t, p)


@SPECIALS.of(Special.DISCARD_RANDOM)
def bazaar(t: Anima, p: int) -> None:
    """The Shadow Bazaar costs a random Advantage."""
    discard_random(t, p)


@SPECIALS.of(Special.FOE)
def tower(t: Anima, p: int) -> Script[None]:
    """The Chain Warden guards the Tower at the End."""
    yield from fight_foe(t, p, Foe.CHAIN_WARDEN, t.numbers[Number.COMBAT_CHAIN_WARDEN])


@SPECIALS.of(Special.SLEEP_ONE)
def dragon_peak(t: Anima, p: int) -> Script[None]:
    """On Dragon's Peak a Character falls asleep."""
    yield from put_one_to_sleep(t, p)
