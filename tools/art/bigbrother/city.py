"""The city as one still picture: ground, streets, river, houses, landmarks, the monorail."""

import math

from tools.art.bigbrother.inks import Palette, inks
from tools.art.bigbrother.landmarks import LANDMARKS
from tools.art.bigbrother.paper import Paper, Stroke, line, n, polygon
from tools.art.bigbrother.places import KINDS, Site, kind, roundel
from tools.art.bigbrother.plan import (
    CELLS,
    EDGES,
    GRAIN,
    HEIGHT,
    KEY,
    RIVER_X,
    WALL_Y,
    WIDTH,
    Box,
    Point,
    at,
    centre,
    crosses_river,
    district,
    kept_free,
    meets,
    street,
)

SEED = 1984
ROW = ("e", "s", "g", "r0", "r1", "r2", "ink", "lit", "hat", "win", "red-win")
"""In which order the parts of a row of houses are laid: each kind of part is one path."""


def houses(paper: Paper) -> None:
    """Common houses wherever no street, square or name is, in the grain of their district."""
    free = kept_free()
    dice = paper.dice
    for name, (wide, deep) in GRAIN.items():
        key = KEY[name]
        y = -6.0
        while y < HEIGHT + 6:
            x = -6 + dice.uniform(0, 4)
            parts: list[Stroke] = []
            near = [box for box in free if box[1] < y + deep and box[3] > y - 30]
            while x < WIDTH + 10:
                lot = (x, y, x + wide - 1.6, y + deep - 1.8)
                if district(x + wide / 2, y + deep / 2) == name and not any(meets(lot, box) for box in near):
                    above = (lot[0] - 2, y - 30, lot[2] + 2, lot[3])
                    parts += house(paper, key, lot, any(meets(above, box) for box in near))
                x += wide
            if parts:
                paper.add(y + deep - 1.8, *gathered(parts, key))
            y += deep


def house(paper: Paper, key: str, lot: Box, low: bool) -> list[Stroke]:
    """One house of a district; low: something that is looked at lies behind it."""
    x, y, wide, deep = lot[0], lot[1], lot[2] - lot[0], lot[3] - lot[1]
    dice = paper.dice
    if key == "p":
        return paper.gable(x, y, wide, deep - 1.4, dice.uniform(3, 5), key, 3) if dice.random() < 0.9 else []
    if key == "t":
        return paper.box(x, y, wide, deep, dice.choice([8, 12, 16, 20, 26]) * (0.62 if low else 1), key, 0.42)
    if key == "n":
        stacks = 1 if dice.random() < 0.35 else 0
        return paper.gable(
            x, y, wide + dice.uniform(-1, 1), deep - 1, dice.uniform(3.5, 6), key, dice.uniform(2.5, 4.5), stacks
        )
    high = dice.choice([7, 9, 12, 15]) * (0.7 if low else 1)
    blind = paper.box(x, y, wide, deep, high, key)
    if dice.random() < 0.5:
        ribs = "".join(
            f"M{n(x - 0.28 * high + i * 3.2, y - high + 1)}v{n(deep - 2)}" for i in range(1, int(wide / 3.2))
        )
        blind.append(("hat", ribs))
    return blind


def gathered(parts: list[Stroke], key: str) -> list[Stroke]:
    """The parts of a row of houses, all of one kind in one path."""
    own = {name: f"{name[0]}{key}{name[1:]}" if name in ("e", "s", "g", "r0", "r1", "r2") else name for name in ROW}
    paths = [(own[name], "".join(path for ink, path in parts if ink == own[name])) for name in ROW]
    return [(f"~{key}{ink}", path) for ink, path in paths if path]


def squares(paper: Paper) -> list[Stroke]:
    """The square of each cell, in the shape of its district, and its paving."""
    shapes, joints = "", ""
    dice = paper.dice
    for name, cell in CELLS.items():
        x, y = centre(name)
        y += 4
        shapes += {
            "peace": f"M{n(x - 28, y - 11)}h54l4 22h-60z",
            "truth": f"M{n(x - 27, y - 6)}l7-6h40l7 6v11l-7 6h-40l-7-6z",
            "plenty": f"M{n(x - 26, y - 3)}q2-9 14-8 10-5 20 0 14-1 18 7 3 8-5 12-14 7-28 3-16 3-20-5-2-4 1-9z",
            "love": f"M{n(x - 31, y)}l11-12h40l11 12-11 12h-40z",
        }[cell.district]
        if cell.row < 3:
            joints += "".join(f"M{n(x - 22 + i * 9, y - 9)}l1.5 18" for i in range(6))
        else:
            joints += "".join(f"M{n(x + dice.uniform(-22, 20), y + dice.uniform(-8, 8))}h3" for _ in range(14))
    return [("square", shapes), ("paving", joints)]


def river(paper: Paper) -> list[Stroke]:
    """The river with its banks, waves and barges, and the bridges over it."""
    dice = paper.dice

    def bank(v: float, column: float, shift: float, side: int) -> Point:
        x, y = at(column, v / 8)
        return x + side * 7 + 5 * math.sin((v + shift) * 0.42), y

    left = [bank(i, 4.93, 0, -1) for i in range(-3, 52)]
    right = [bank(i, 5.07, 1.5, 1) for i in range(-3, 52)]
    strokes: list[Stroke] = [
        ("bank", polygon(left + right[::-1])),
        ("river", polygon([(x + 3, y) for x, y in left] + [(x - 3, y) for x, y in right[::-1]])),
    ]
    waves = ""
    for (west, y), (east, _) in zip(left, right, strict=True):
        for j in range(3):
            wide = dice.uniform(5, 14)
            x = west + 5 + dice.random() * (east - west - 12 - wide)
            waves += f"M{n(x, y + j * 4)}q{n(wide / 4, -1.5)} {n(wide / 2, 0)}t{n(wide / 2, 0)}"
    strokes.append(("wave", waves))
    for v in (1.95, 3.05, 4.6):
        x, y = at(5, v)
        strokes += [
            ("shadow", f"M{n(x - 3, y - 22)}l14 4 8 44-12 4z"),
            ("ink", f"M{n(x - 8, y - 20)}q8-14 16 0v40q-8 7-16 0z"),
            ("middle", f"M{n(x - 6, y - 18)}h12v22h-12z"),
            ("lit", f"M{n(x - 8, y - 20)}q8-14 16 0m-14 10h12m-12 8h12M{n(x - 8, y - 20)}v40"),
            ("bone", f"M{n(x - 5, y + 8)}h10v8h-10z"),
            ("red", f"M{n(x - 2, y + 9)}h4v5h-4z"),
            ("wave", f"M{n(x - 12, y + 24)}q-6 8-5 20M{n(x + 12, y + 24)}q6 8 5 20"),
        ]
    for a, b in EDGES:
        if crosses_river(a, b):
            strokes += bridge(centre(a), centre(b), left, right)
    return strokes


def bridge(a: Point, b: Point, left: list[Point], right: list[Point]) -> list[Stroke]:
    """A bridge between two cells."""
    y = (a[1] + b[1]) / 2 + 4
    west = min(x for x, down in left if abs(down - y) < 20) - 2
    east = max(x for x, down in right if abs(down - y) < 20) + 2
    way = line([(a[0] + 27, a[1] + 4), (b[0] - 27, b[1] + 4)])
    posts = "".join(f"M{n(x - 2, y + side * 7 + 3)}v-9h4v9z" for x in (west + 4, east - 4) for side in (-1, 1))
    return [
        ("shadow", f"M{n(west, y + 10)}H{n(east)}v9H{n(west)}z"),
        (
            "arches",
            f"M{n(west, y + 5)}H{n(east)}v8h-3q-3-6-9-6t-9 6h-5q-3-6-9-6t-9 6H{n(west)}z",
        ),
        ("casing", way),
        ("street", way),
        ("railing", f"M{n(west, y - 7)}H{n(east)}M{n(west, y + 7)}H{n(east)}"),
        ("ink", posts),
    ]


def monorail() -> str:
    """The ring line through its six stations."""
    stations = {cell.feature: name for name, cell in CELLS.items()}
    spots = [centre(stations[f"station-{i}"]) for i in range(1, 7)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy), (ex, ey), (fx, fy) = [(x, y - 21) for x, y in spots]
    return (
        f"M{n(ax, ay)}C{n(ax + 70, ay - 26, ax + 120, ay - 22, ax + 190, ay - 20)}S{n(bx - 110, by - 26, bx, by)}"
        f"C{n(bx + 62, by + 30, cx + 4, cy - 120, cx, cy)}C{n(cx - 2, cy + 90, dx + 120, dy - 40, dx, dy)}"
        f"C{n(dx - 120, dy + 6, ex + 170, ey - 6, ex, ey)}C{n(ex - 90, ey - 6, fx + 4, fy + 110, fx, fy)}"
        f"C{n(fx + 6, fy - 80, ax - 90, ay + 50, ax, ay)}"
    )


def ground(paper: Paper) -> list[Stroke]:
    """All that lies flat."""
    x, y = round(RIVER_X), round(WALL_Y)
    walls = "".join(line([(a, b + 2) for a, b in (at(u / 4, 3) for u in part)]) for part in (range(18), range(21, 44)))
    ways = "".join(line(street(a, b)) for a, b in EDGES if not crosses_river(a, b))
    return [
        ("ground-p", f"M0 0H{x}V{y}H0z"),
        ("ground-t", f"M{x} 0H{WIDTH}V{y}H{x}z"),
        ("ground-n", f"M0 {y}H{x}V{HEIGHT}H0z"),
        ("ground-l", f"M{x} {y}H{WIDTH}V{HEIGHT}H{x}z"),
        ("wall-shade", walls),
        ("wall", walls),
        ("casing", ways),
        ("street", ways),
        *squares(paper),
        ("tracks", ways),
        *river(paper),
    ]


def grain(paper: Paper) -> list[Stroke]:
    """Short flecks as a knife leaves them, and two wedges of light."""
    dice = paper.dice

    def flecks(far: float, count: int) -> str:
        spots = ((dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)) for _ in range(count))
        return "".join(f"M{n(*spot)}l{n(dice.uniform(-far, far), dice.uniform(-far / 2, far / 2))}" for spot in spots)

    return [
        ("fleck", flecks(2.5, 700)),
        ("nick", flecks(4, 700)),
        ("beam", f"M-40 -10L150 -10L1010 {HEIGHT + 10}L520 {HEIGHT + 10}z"),
        ("beam", f"M330 -10L420 -10L1200 {HEIGHT + 10}L1040 {HEIGHT + 10}z"),
    ]


def draw_city(light: Palette) -> str:
    """The whole city in one light, as an SVG file. Every light shows the same city."""
    paper = Paper(SEED)
    for name, cell in CELLS.items():
        site = Site(paper, name)
        if cell.feature != "none":
            KINDS[kind(cell.feature)](site)
        if name in LANDMARKS:
            LANDMARKS[name](site)
    houses(paper)
    below = ground(paper)
    line_of_rail = monorail()
    layers: list[Stroke] = [*below, ("shadow", "".join(paper.shadows))]
    for _, strokes in sorted(paper.things, key=lambda thing: thing[0]):
        layers += strokes
    layers += [(f"rail-{i}", line_of_rail) for i in range(3)]
    for name, cell in CELLS.items():
        if cell.feature.startswith("station-"):
            layers += roundel(Site(paper, name))
    layers += grain(paper)
    return written(layers, inks(light))


EXAMPLES = ("pl08", "pl07", "lo03", "pe14", "lo01", "lo12", "pl10", "pe13", "tr09")
"""A cell of each kind."""


def views() -> str:
    """What is looked at as `city.svg#hospital`: each kind of place, to be explained by its own picture."""
    found = []
    for name in EXAMPLES:
        x, y = centre(name)
        found.append(f'<view id="{kind(CELLS[name].feature)}" viewBox="{n(x - 44, y - 44)} 88 63"/>')
    return "".join(found)


def written(layers: list[Stroke], known: dict[str, str]) -> str:
    """The file: neighbours of the same ink are one path."""
    parts: list[str] = []
    last, path = "", ""
    for ink, more in [*layers, ("", "")]:
        if ink == last:
            path += more
            continue
        if path:
            parts.append(f'<path {known[last]} d="{path}"/>')
        last, path = ink, more
    body = views() + "".join(parts)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
