"""Small games, each with the hardest case of one of the real ones; the core is proved on them."""

from fogtable.core.game import Game
from tests.sketches import checks, clash, fair, floor, windows

SKETCHES: tuple[Game, ...] = (checks.GAME, windows.GAME, clash.GAME, floor.GAME, fair.GAME)
