"""1984: the city by day and by night, linocuts for the cards, faces."""

from tools.art.bigbrother.city import draw_city
from tools.art.bigbrother.inks import DAY, NIGHT


def draw() -> dict[str, str]:
    """The files of this game's pictures."""
    return {"city-day.svg": draw_city(DAY), "city-night.svg": draw_city(NIGHT)}
