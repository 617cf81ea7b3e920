"""1984: the city by day and by night, linocuts for all cards, faces."""

from collections.abc import Callable

from tools.art.bigbrother import company, faces, goals, news, orders, support
from tools.art.bigbrother.block import HIGH, WIDE, Block
from tools.art.bigbrother.city import draw_city
from tools.art.bigbrother.inks import DAY, NIGHT
from tools.art.bigbrother.pieces import draw_pieces

Pictures = dict[str, Callable[[Block], None]]


def sheet(pictures: Pictures, wide: float = WIDE, high: float = HIGH) -> str:
    """Pictures below each other in one file; each is looked at by its name, `support.svg#pistol`."""
    views, drawn = [], []
    step = high + 10
    for i, (name, cut) in enumerate(pictures.items()):
        block = Block(name, wide, high)
        cut(block)
        views.append(
            f'<view id="{name}" viewBox="0 {i * step:g} {wide:g} {high:g}" preserveAspectRatio="xMidYMid slice"/>'
        )
        # A picture is cut off at its edge: what runs over it would lie on its neighbour.
        drawn.append(f'<svg y="{i * step:g}" width="{wide:g}" height="{high:g}">{block.printed()}</svg>')
    size = f"0 0 {wide:g} {len(pictures) * step:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(views)}{"".join(drawn)}</svg>'


def draw() -> dict[str, str]:
    """The files of this game's pictures."""
    return {
        "city-day.svg": draw_city(DAY),
        "city-night.svg": draw_city(NIGHT),
        "support.svg": sheet(support.PICTURES),
        "orders.svg": sheet(orders.PICTURES),
        "news.svg": sheet(news.PICTURES),
        "goals.svg": sheet(goals.PICTURES),
        "pieces.svg": draw_pieces(),
        "faces.svg": sheet(faces.PICTURES, faces.WIDE, faces.HIGH),
        "company.svg": sheet({**company.CITIZENS, "big-brother": faces.big_brother}, faces.WIDE, faces.HIGH),
    }
