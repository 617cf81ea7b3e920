"""Tables of whole numbers for simulations and bots, in thousandths of the payoff: a victory point is 3 of them."""

from __future__ import annotations

from math import exp
from typing import Final

from fogtable.games.onoda.components import Event, Mission

POINT: Final = 30
"""A health, a paranoia, an honor, a comrade: ten victory points."""
ITEM: Final = 15
DEFEAT: Final = 450
"""What is lost with the game."""

SHARE: Final = [0, *(1000 // n for n in range(1, 13))]
"""One part of so many, in thousandths."""

EDGE: Final = 34
SOFT: Final = [max(round(exp((i + EDGE) / 4)), 1) for i in range(-EDGE, EDGE + 1)]
"""Weights that grow with a value, from -34 to 34: 1 to 24 million; four more are nearly three times as likely."""

SPAN: Final = 10
_SHORT: Final = [330, 290, 250, 210, 180, 150, 120, 90, 60, 35, 20, 12, 7, 4, 2, 0, 0, 0, 0, 0, 0]
_LEFT: Final = [150, 150, 140, 125, 110, 90, 55]
DANGER: Final = [cost * left // 100 for left in _LEFT for cost in _SHORT]
"""By round and by health less paranoia (from -10 to 10): what the danger of going mad is worth."""
WEAK: Final = [0, 90, 50, 25, 12, 5, 0, 0, 0, 0, 0]
"""By health: what the danger of starving is worth."""

MARKER: Final = [2, 5, 9, 12, 15, 45, 45]
"""What a further alert marker costs, by the level before it."""
FADING: Final = [100, 100, 100, 90, 80, 70, 40]
"""How much of that is left, by round."""

EVENT_COST: Final = 8
"""What an event costs on average, and what it costs more if prepared cards can only be discarded."""
FULL_HAND: Final = 6
HOLD: Final = [25, 25, 25, 25, 25, 22, 15]
"""What a card in hand is worth as a re-take, by round."""

FOOD_UNIT: Final = 2
"""Units of food that a token is worth on average."""
SPARE: Final = 4
"""A unit of food beyond the requirement: an alert marker less."""

_FAILURE: Final = {
    Mission.THE_PIER: (2, 0, 0),
    Mission.THE_AIRSTRIP: (1, 0, 1),
    Mission.THE_HIDEOUT: (0, 2, 0),
    Mission.THE_RADAR_BASE: (0, 1, 1),
    Mission.THE_AMBUSH: (1, 0, 0),
    Mission.WATCHING_THE_STRAIT: (0, 2, 0),
    Mission.FARMERS: (1, 0, 1),
    Mission.HARVEST_AT_LOOC: (0, 1, 0),
    Mission.NIGHT_AT_THE_PORT: (1, 1, 0),
    Mission.CATTLE: (1, 0, 1),
    Mission.BAMBOO_AND_VINES: (0, 1, 0),
    Mission.COCONUT_GROVE: (0, 1, 0),
}
_FAILED: Final = [_FAILURE.get(mission, (1, 0, 0)) for mission in Mission.ALL]
FAIL_HEALTH: Final = [failed[0] for failed in _FAILED]
"""By mission: health lost if it fails; paranoia gained; markers placed."""
FAIL_PARANOIA: Final = [failed[1] for failed in _FAILED]
FAIL_MARKERS: Final = [failed[2] for failed in _FAILED]
_SUCCESS: Final = {
    Mission.THE_PIER: (0, 0, 1, 0, 1),
    Mission.THE_AIRSTRIP: (0, 0, 0, 1, 1),
    Mission.THE_HIDEOUT: (0, 0, 1, 1, 1),
    Mission.THE_RADAR_BASE: (0, 0, 1, 0, 1),
    Mission.THE_AMBUSH: (1, 0, 0, 0, 1),
    Mission.WATCHING_THE_STRAIT: (0, 0, 1, 0, 1),
    Mission.FARMERS: (2, 0, 0, 0, 1),
    Mission.HARVEST_AT_LOOC: (1, 0, 0, 1, 0),
    Mission.NIGHT_AT_THE_PORT: (1, 1, 0, 0, 0),
    Mission.CATTLE: (2, 0, 0, 1, 0),
    Mission.BAMBOO_AND_VINES: (0, 1, 0, 1, 0),
    Mission.COCONUT_GROVE: (1, 0, 0, 1, 0),
}
_GIVEN: Final = [_SUCCESS.get(mission, (0, 0, 0, 0, 1)) for mission in Mission.ALL]
GIVES_FOOD: Final = [given[0] for given in _GIVEN]
"""By mission: food tokens for success; health; calm; a comrade or an item restored."""
GIVES_HEALTH: Final = [given[1] for given in _GIVEN]
GIVES_CALM: Final = [given[2] for given in _GIVEN]
GIVES_REST: Final = [given[3] for given in _GIVEN]
GIVES_ITEM: Final = [given[4] for given in _GIVEN]

HARM: Final = {
    Event.SEVENTY_TWO_HOURS: 20,
    Event.SEARCH_PARTY: 10,
    Event.TADAO_AND_CHIE: 8,
    Event.TARGET_PRACTICE: 20,
    Event.VILLAGE_DOGS: 8,
    Event.RADAR_STATION: 15,
    Event.BEACON_FIRES: -20,
    Event.FUJITAS_SURRENDER: -30,
}
LASTING_HARM: Final = [HARM.get(e, 0) for e in Event.ALL]
"""What a lasting event costs for each raid that is still to come."""
