"""The places that mean something in the rules: each kind is known by its picture, without a sign."""

from collections.abc import Callable

from tools.art.bigbrother.paper import Paper, Stroke, ellipse, glyph, line, n, polygon
from tools.art.bigbrother.plan import CELLS, KEY, Point, centre


class Site:
    """A cell on which a landmark is built: its middle, a little above that of the square."""

    def __init__(self, paper: Paper, cell: str) -> None:
        """Nothing is built yet."""
        self.paper = paper
        self.cell = CELLS[cell]
        self.x, middle = centre(cell)
        self.y = middle - 4
        self.key = KEY[self.cell.district]

    def block(self, dx: float, dy: float, wide: float, deep: float, high: float, lit: float = 0, key: str = "") -> None:
        """A block; dx, dy is its south-west corner from the middle."""
        strokes = self.paper.box(self.x + dx, self.y + dy - deep, wide, deep, high, key or self.key, lit)
        self.paper.add(self.y + dy, *strokes)

    def house(
        self,
        dx: float,
        dy: float,
        wide: float,
        deep: float,
        high: float,
        rise: float = 0,
        chimneys: int = 0,
        key: str = "",
    ) -> None:
        """A house with a ridge."""
        strokes = self.paper.gable(self.x + dx, self.y + dy - deep, wide, deep, high, key or self.key, rise, chimneys)
        self.paper.add(self.y + dy, *strokes)

    def tank(self, dx: float, dy: float, radius: float, high: float) -> None:
        """A cylinder."""
        strokes = self.paper.cylinder(self.x + dx, self.y + dy, radius, high, self.key)
        self.paper.add(self.y + dy + radius * 0.5, *strokes)

    def chimney(self, dx: float, dy: float, high: float, smoke: bool = True) -> None:
        """A factory's chimney."""
        self.paper.add(self.y + dy, *self.paper.chimney(self.x + dx, self.y + dy, high, smoke))

    def tree(self, dx: float, dy: float, radius: float) -> None:
        """A tree."""
        self.paper.add(self.y + dy, *self.paper.tree(self.x + dx, self.y + dy, radius))

    def draw(self, dy: float, *strokes: Stroke) -> None:
        """Strokes of one's own, whose foot is at dy."""
        self.paper.add(self.y + dy, *strokes)

    def m(self, dx: float, dy: float) -> str:
        """The start of a line, from the middle."""
        return f"M{n(self.x + dx, self.y + dy)}"

    def shape(self, *points: Point) -> str:
        """A closed line through points given from the middle."""
        return polygon([(self.x + dx, self.y + dy) for dx, dy in points])

    def lines(self, *points: Point) -> str:
        """An open line through points given from the middle."""
        return line([(self.x + dx, self.y + dy) for dx, dy in points])

    def round(self, dx: float, dy: float, rx: float, ry: float) -> str:
        """An ellipse about a point given from the middle."""
        return ellipse(self.x + dx, self.y + dy, rx, ry)


def ministry(site: Site) -> None:
    """A tower of four steps, half in the light, that throws its shadow over the roofs."""
    north, love = site.cell.row == 0, site.cell.id == "lo08"
    x, y, wide = site.x - 3, site.y + 10, 70.0 if love else 64.0
    high = 56.0 if north else 92.0 if love else 80.0
    strokes: list[Stroke] = []
    far = 110.0 if north else 175.0 if love else 150.0
    cast = [(x - 30, y - 3), (x + 30, y - 8), (x + far, y + far * 0.5), (x + far - 10, y + far * 0.545)]
    strokes.append(("long-shadow", polygon(cast)))
    foot, across = y, wide
    step = high / 4.9
    for tier in range(4):
        up, top = step * (1 + 0.12 * tier), across * 0.9
        corner, skew = x + across * 0.16, 5 * across / wide
        strokes.append(
            (
                "pale",
                polygon(
                    [
                        (x - across / 2, foot),
                        (corner, foot + skew),
                        (corner, foot + skew - up),
                        (x - top / 2, foot - up),
                    ]
                ),
            )
        )
        strokes.append(
            (
                "dark",
                polygon(
                    [
                        (corner, foot + skew),
                        (x + across / 2, foot - 1),
                        (x + top / 2, foot - up - 1),
                        (corner, foot + skew - up),
                    ]
                ),
            )
        )
        count = int(across / 5)
        flutes = "".join(
            f"M{n(x - across / 2 + (i + 0.5) / count * across * 0.66 + 1, foot + skew * (i + 0.5) / count - 2)}"
            f"l.5 {n(5 - up)}"
            for i in range(count)
        )
        strokes.append(("fluting", flutes))
        lid = [
            (x - top / 2, foot - up),
            (corner, foot + skew - up),
            (x + top / 2, foot - up - 1),
            (x, foot - up - skew),
        ]
        strokes.append(("middle", polygon(lid)))
        foot, across = foot - up, across * 0.7
    tip = foot - step * 1.5
    corner = x + across * 0.12
    strokes.append(("pale", polygon([(x - across * 0.42, foot - 1), (corner, foot + 2), (x, tip)])))
    strokes.append(("dark", polygon([(corner, foot + 2), (x + across * 0.42, foot - 1), (x, tip)])))
    strokes.append(("red", ellipse(x, tip, 2.5, 2.5)))
    left, right = x - wide * 0.24, x - wide * 0.01
    strokes.append(("red", polygon([(left, y - high * 0.36), (right, y - high * 0.33), (right, y - 2), (left, y - 4)])))
    letter = {"p": "P", "t": "T", "n": "P", "l": "L"}[site.key]
    strokes.append(("letter", glyph(letter, x - wide * 0.125, y - high * 0.19)))
    site.draw(6, *strokes)


def station(site: Site) -> None:
    """A platform with a canopy; its roundel is drawn over all (`roundel`)."""
    site.paper.shade(site.x - 26, site.y - 10, 46, 10, 9)
    posts = "".join(site.m(dx, 0) + "v-9h2v9z" for dx in (-24, -8, 8, 22))
    site.draw(
        1,
        ("ink", posts),
        (f"r{site.key}0", site.shape((-30, -9), (28, -9), (24, -17), (-32, -17))),
        (f"s{site.key}", site.shape((-30, -9), (28, -9), (28, -6), (-30, -6))),
        ("hat", "".join(site.m(-30 + i * 4, -16) + "l1 6.5" for i in range(14))),
        ("lit", site.m(-32, -17) + "h56"),
    )


def roundel(site: Site) -> list[Stroke]:
    """The sign of a station with its number along the ring."""
    return [
        ("roundel", site.round(-22, -22, 8.5, 8.5)),
        ("red", site.m(-33, -25) + "h22v6h-22z"),
        ("letter", glyph(site.cell.feature[-1], site.x - 22, site.y - 22)),
    ]


def hospital(site: Site) -> None:
    """A cross on a white gable."""
    site.block(-24, 0, 48, 14, 16, 0.5)
    site.block(-9, 2, 18, 6, 26)
    cross = site.m(-9.5, -19) + "h4v3h3v4h-3v3h-4v-3h-3v-4h3z"
    site.draw(3, ("bone", site.m(-13.5, -20) + "h12v12h-12z"), ("red", cross))


def prison(site: Site) -> None:
    """Bars, and a red door."""
    site.block(-30, -14, 60, 4, 16)
    site.block(-30, 0, 6, 16, 22)
    site.block(26, 0, 6, 16, 22)
    site.block(-12, -4, 24, 10, 26, 0.35)
    site.block(-24, 2, 50, 3, 13)
    bars = "".join(site.m(-24 + i * 4, -9) + "v9" for i in range(12))
    site.draw(4, ("bars", bars), ("red", site.m(-4, 1) + "v-9h8v9z"))


def safe_house(site: Site) -> None:
    """The only windows that are lit in blue."""
    site.draw(-12, ("glow-1", site.round(0, -6, 36, 22)), ("glow-2", site.round(0, -6, 25, 15)))
    site.house(-16, 0, 30, 13, 13, 9, 1)
    panes = site.m(-12, -9) + "h6v6h-6z" + site.m(3, -9) + "h6v6h-6z"
    site.draw(1, ("sky", panes), ("bone", site.m(-3.5, 0) + "v-8h5v8z"))
    site.tree(24, 0, 6)


def commissariat(site: Site) -> None:
    """A red star over the door."""
    site.block(-26, 0, 50, 15, 15, 0.6)
    site.block(-11, 1, 20, 8, 24)
    star = site.m(-3.5, -22) + "l2 5.500h5.500l-4.500 3 1.500 5.500-4.500-3.500-4.500 3.500 1.500-5.500-4.500-3h5.500z"
    site.draw(2, ("red", star.replace(".500", ".5")), ("bone", site.m(-3, 0) + "v-5h4v5z"))


def police_station(site: Site) -> None:
    """A watch-tower with a lamp, a red sign."""
    site.block(-26, 0, 36, 15, 14, 0.5)
    site.block(14, -2, 10, 9, 38)
    site.draw(
        1,
        ("ink", site.m(3, -49) + "h14l3 7h-18z"),
        ("lamp", site.m(3, -44) + "h12v3.5h-12z"),
        ("red", site.m(-20, -12) + "h20v6h-20z"),
        ("bone", site.m(-17, -10) + "h14v2h-14z"),
    )


def market(site: Site) -> None:
    """Awnings in red and bone."""
    strokes: list[Stroke] = []
    for dx, dy, wide in ((-26, -9, 22), (2, -10, 22), (-14, 1, 26)):
        site.paper.shade(site.x + dx, site.y + dy - 6, wide, 6, 8)
        strokes.append(("ink", site.m(dx + 1, dy) + f"v-8h{wide - 2}v8z"))
        strokes.append(("gravel", site.m(dx + 3, dy) + "h4v-4h-4z" + site.m(dx + 9, dy) + "h5v-3h-5z"))
        outer, inner = (wide + 2) / 5, wide / 5
        for i in range(5):
            stripe = site.shape(
                (dx - 1 + i * outer, dy - 6),
                (dx - 1 + (i + 1) * outer, dy - 6),
                (dx + (i + 1) * inner - 1.5, dy - 13),
                (dx + i * inner - 1.5, dy - 13),
            )
            strokes.append(("bone" if i % 2 else "red", stripe))
    site.draw(2, *strokes)


def crate(site: Site) -> None:
    """What is searched: a crate stencilled with the letter of its deck."""
    left, top = -35.0, 2.0
    slats = site.m(left, top) + "h20v15h-20zm0 3.5h20m-16-3.5v15m12-15v15"
    site.draw(
        34,
        ("crate", site.m(left, top) + "h20v15h-20z"),
        ("slats", slats),
        ("ink", site.m(left + 5, top + 1) + "h10v13h-10z"),
        ("stamp", glyph(site.cell.feature[-1].upper(), site.x + left + 10, site.y + top + 7.5)),
    )


KINDS: dict[str, Callable[[Site], None]] = {
    "ministry": ministry,
    "station": station,
    "hospital": hospital,
    "prison": prison,
    "safe-house": safe_house,
    "commissariat": commissariat,
    "police-station": police_station,
    "market": market,
    "search": crate,
}
"""How each kind of place is built, by its feature without the number or deck."""


def kind(feature: str) -> str:
    """A feature without the number or deck that it bears."""
    return feature.rsplit("-", 1)[0] if feature.startswith(("station-", "search-")) else feature
