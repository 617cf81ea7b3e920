"""1984: the city by day and by night, linocuts for all cards, faces."""

from collections.abc import Callable

from tools.art.bigbrother import company, faces, goals, news, orders, support
from tools.art.bigbrother.block import HIGH, WIDE, Block
from tools.art.bigbrother.city import draw_city
from tools.art.bigbrother.inks import DAY, NIGHT
from tools.art.bigbrother.motifs import plain
from tools.art.bigbrother.pieces import draw_pieces

Pictures = dict[str, Callable[[Block], None]]


def sheet(pictures: Pictures, wide: float = WIDE, high: float = HIGH) -> str:
    """Pictures below each other in one file; each is looked at by its name, `support.svg#pistol`.

    The first is what a name shows that has no picture.
    """
    blank = Block("plain", wide, high)
    plain(blank)
    views, drawn = [], [f'<svg width="{wide:g}" height="{high:g}">{blank.printed()}</svg>']
    step = high + 10
    for i, (name, cut) in enumerate(pictures.items(), 1):
        block = Block(name, wide, high)
        cut(block)
        views.append(
            f'<view id="{name}" viewBox="0 {i * step:g} {wide:g} {high:g}" preserveAspectRatio="xMidYMid slice"/>'
        )
        # A picture is cut off at its edge: what runs over it would lie on its neighbour.
        drawn.append(f'<svg y="{i * step:g}" width="{wide:g}" height="{high:g}">{block.printed()}</svg>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" preserveAspectRatio="xMidYMid slice">'
    )
    return f"{head}{''.join(views)}{''.join(drawn)}</svg>"


HOW = (goals.PICTURES["tearer"], orders.PICTURES["night-patrol"], orders.PICTURES["two-minutes-hate"])
"""How a game goes: a poster is torn down, the police come in secret, and the crowd is his or not."""


def alone(cut: Callable[[Block], None], name: str) -> str:
    """Return a picture as a file of its own."""
    block = Block(name)
    cut(block)
    box = f"0 0 {WIDE:g} {HIGH:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{block.printed()}</svg>'


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
        **{f"how/{at}.svg": alone(cut, f"how-{at}") for at, cut in enumerate(HOW, 1)},
    }
