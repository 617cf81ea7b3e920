"""ANIMA: an illuminated map under the eclipse, and everything that is met on it."""

from tools.art.anima import (
    beasts,
    company,
    events,
    fighters,
    foes,
    houses,
    how,
    inside,
    land,
    lords,
    minds,
    missions,
    plots,
    skills,
    sky,
    wilds,
)
from tools.art.anima.ink import DAY, NIGHT, P, by_day_and_night, defs, symbols
from tools.art.sheets import sheet

PLACE = "-116 -190 232 214"
FIGURE = "-74 -200 148 210"
CARD = "-48 -48 96 96"
WIDER = {"tower": "-155 -206 310 220"}
"""The views of what would not fit."""


def draw() -> dict[str, str]:
    """The grounds by night and by day, the insides of places, and two files of pictures: what stands on the map, and the cards.

    By day only the map is another one: figures and cards are the same.
    """
    drawn = inside.drawn()
    drawn["company.svg"] = sheet(company.PICTURES, company.SIZE, company.SIZE)
    for name, hour in (("day", DAY), ("night", NIGHT)):
        P.update(hour)
        drawn[f"wide-{name}.svg"] = land.wide()
        drawn[f"tall-{name}.svg"] = land.tall()
    places = {
        f"place-{name}": (WIDER.get(name, PLACE), by_day_and_night(place))
        for name, place in (houses.DRAWN | wilds.DRAWN).items()
    }
    things = {
        "place-ship": ("-45 -75 92 95", by_day_and_night(lambda: houses.ship("#f1e2bf", "#a32a42"))),
        "sky-birds": ("0 0 120 60", sky.birds()),
        "sky-airship": ("-80 -30 150 72", plots.airship()),
    }
    figures = {name: (FIGURE, figure()) for name, figure in (fighters.DRAWN | minds.DRAWN).items()}
    figures["asleep"] = (CARD, minds.asleep())
    cards = {f"kind-{name}": (CARD, card()) for name, card in (skills.DRAWN | plots.DRAWN).items()}
    cards |= {f"mission-{name}": (CARD, card()) for name, card in missions.MISSIONS.items()}
    cards |= {f"final-{name}": (CARD, card()) for name, card in missions.FINALS.items()}
    met = {name: (beasts.WHOLE, one()) for name, one in (beasts.DRAWN | events.DRAWN).items()}
    met |= {name: (view, one()) for name, (view, one) in (lords.DRAWN | foes.DRAWN).items()}
    cards |= {f"met-{name}": one for name, one in met.items()}
    drawn |= {f"how/{name}.svg": picture() for name, picture in how.PICTURES.items()}
    drawn["map.svg"] = symbols(places | things | figures, defs())
    drawn["cards.svg"] = symbols(cards)
    return drawn
