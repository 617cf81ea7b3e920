"""The ground of the map: sea and land under the sky, from the Tower down to the one who looks."""

import random
from collections.abc import Sequence

from tools.art.anima.ink import HATCH, INK, P, Point, circ, file, mix, path, poly, rect, smooth
from tools.art.anima.sky import sky, tower

Box = tuple[float, float, float, float]


def tree_drawn(kind: int, lit: int) -> str:
    """A drop or a disc a hundred high, one half in the light."""
    colour, light = P["grove"], P["grove lit"]
    trunk = path("M0 0V-30", "none", INK, 6)
    if kind == 0:
        crown = path("M0 -100C38 -55 32 -15 0 -15C-32 -15 -38 -55 0 -100Z", colour, INK, 4)
        half = path(
            f"M0 -92C{lit * 34} -55 {lit * 25} -20 {lit * 5} -20Q{lit * 17} -50 0 -92Z",
            light,
        )
    else:
        crown = circ(0, -62, 30, colour, INK, 4)
        half = path(f"M0 -88A26 26 0 0 {1 if lit > 0 else 0} 0 -36Q{lit * 19} -62 0 -88Z", light)
    return trunk + crown + half


def tree(x: float, y: float, height: float, luck: random.Random, light: float) -> str:
    """A tree by itself, lit from where the Tower is."""
    inner = tree_drawn(0 if luck.random() < 0.62 else 1, 1 if light > x else -1)
    return f'<g transform="translate({x:.0f} {y:.0f}) scale({height / 100:.2f})">{inner}</g>'


def waves(width: float, top: float, bottom: float, light: float, luck: random.Random) -> str:
    """Small waves, and the path of light that widens towards the one who looks."""
    small, bright, warm = [""] * 3, [""] * 3, [""] * 3
    y = top + 3.0
    while y < bottom:
        t = (y - top) / (bottom - top)
        third = min(2, int(t * 3))
        length = 6 + 14 * t
        x = luck.random() * length
        while x < width:
            if luck.random() < 0.3 and abs(x - light) < width * 0.28:
                small[third] += (
                    f"M{x:.0f} {y:.0f}q{length / 4:.1f} {-2 - 2 * t:.1f} {length / 2:.1f} 0t{length / 2:.1f} 0"
                )
            x += length * 1.5
        half = 16 + 95 * t
        for _ in range(int(4 + 4 * (1 - t))):
            a = light + (luck.random() + luck.random() - 1) * half
            reach = (5 + 16 * t) * (0.5 + luck.random())
            d = f"M{a - reach:.0f} {y:.1f}q{reach:.0f} {-1.6 - 2 * t:.1f} {2 * reach:.0f} 0q{-reach:.0f} {2 + t:.1f} {-2 * reach:.0f} 0"
            if luck.random() < 0.6:
                bright[third] += d
            else:
                warm[third] += d
        y += 3 + 9 * t
    o = ""
    for third in range(3):
        o += path(small[third], "none", P["wave"], 0.8, opacity=0.33)
        o += path(bright[third], P["high"], opacity=round(0.85 - 0.18 * third, 2))
        o += path(warm[third], P["sky5"], opacity=round(0.85 - 0.18 * third, 2))
    return o


def hills(
    width: float, y: float, rise: float, n: int, bottom: float, fill: str, luck: random.Random, light: float
) -> str:
    """One ridge of hills with hatches on the side away from the light."""
    left, right = -40.0, width + 40
    points: list[Point] = []
    for i in range(n + 1):
        up = (luck.random() - 0.5) * rise * (1 if i % 2 else 0.6) - (rise * 0.5 if i % 2 else 0)
        points.append((left + (right - left) * i / n, y + up))
    ridge = smooth(points)
    hatches = ""
    for i in range(1, n):
        x, top = points[i]
        if top > points[i - 1][1] or top > points[i + 1][1]:
            continue
        wide = (right - left) / n
        away = 1 if light < x else -1
        for k in range(4 + luck.randrange(3)):
            at = x + away * (3 + k * wide * 0.13)
            length = rise * (0.6 - 0.07 * k) + 6
            hatches += f"M{at:.0f} {top + 4 + k * rise * 0.09:.0f}q{away * 4} {length * 0.5:.0f} {away * wide * 0.16:.0f} {length:.0f}"
    return (
        path(ridge + f"L{right} {bottom}L{left} {bottom}Z", fill)
        + path(hatches, "none", INK, 1.1, opacity=0.5)
        + path(ridge, "none", P["rim"], 1.2, opacity=0.5)
    )


def fields(x: float, y: float, size: float, luck: random.Random) -> str:
    """A strip of fields with their furrows."""
    lean = luck.choice((-1, 1)) * luck.uniform(0.2, 0.6)
    colours = [
        mix(P["field"], P["rim"], 0.42),
        mix(P["field"], "#2f6a6a", 0.35),
        mix(P["field"], P["sky4"], 0.4),
        mix(P["field"], P["rim"], 0.22),
    ]
    o = ""
    strips = luck.randrange(3, 6)
    for k in range(strips):
        a, b = x + (k - strips / 2) * 21 * size, x + (k + 1 - strips / 2) * 21 * size
        high = 17 * size
        slip = lean * high
        d = f"M{a:.0f} {y:.0f}L{b:.0f} {y:.0f}L{b + slip:.0f} {y + high:.0f}L{a + slip:.0f} {y + high:.0f}Z"
        furrows = "".join(
            f"M{a + slip * t:.0f} {y + high * t:.0f}L{b + slip * t:.0f} {y + high * t:.0f}" for t in (0.3, 0.6)
        )
        o += path(d, colours[(k + int(x)) % 4], INK, 1) + path(furrows, "none", P["rim"], 0.8, opacity=0.3)
    return o


def peak(x: float, y: float, high: float, light: float, colour: str) -> str:
    """A small peak, one side lit."""
    wide = high * 0.8
    to = 1 if x < light else -1
    return (
        path(f"M{x - wide:.0f} {y:.0f}Q{x - wide * 0.3:.0f} {y - high / 2:.0f} {x:.0f} {y - high:.0f}Q{x + wide * 0.3:.0f} {y - high / 2:.0f} {x + wide:.0f} {y:.0f}Z", colour, INK, 1.2)
        + path(f"M{x:.0f} {y - high:.0f}Q{x + to * wide * 0.3:.0f} {y - high / 2:.0f} {x + to * wide:.0f} {y:.0f}H{x + to * wide * 0.3:.0f}Q{x + to * wide * 0.1:.0f} {y - high * 0.4:.0f} {x:.0f} {y - high:.0f}Z", P["stone lit"], opacity=0.8)
        + path(f"M{x:.0f} {y - high:.0f}Q{x - to * wide * 0.3:.0f} {y - high / 2:.0f} {x - to * wide:.0f} {y:.0f}H{x - to * wide * 0.2:.0f}Z", HATCH)
    )  # fmt: skip


def ground(
    width: float,
    height: float,
    horizon: float,
    light: float,
    coast: Sequence[Point],
    disc: tuple[float, float],
    rise: float,
    keep: Sequence[Box],
    seed: int,
    size: float = 1,
) -> str:
    """The whole picture: sky, ranges, sea, land in seven bands from far to near; `keep`: where nothing is planted."""
    luck = random.Random(seed)

    def free(x: float, y: float, margin: float) -> bool:
        return all(not (a - margin < x < c + margin and b - margin < y < d + margin) for a, b, c, d in keep)

    o = sky(width, horizon, light, *disc)
    for side, a, b in ((1, 0.0, light - 80), (-1, light + 80, width)):
        n = max(4, int(abs(b - a) / 48))
        points = []
        for i in range(n + 1):
            x = a + (b - a) * i / n
            near = 1 - abs(x - light) / (width / 2)
            points.append((x, horizon - 4 - (36 if i % 2 else 8) * (1 - near * 0.75) * (0.7 + luck.random() * 0.6)))
        o += path(poly(points) + f"L{b} {horizon + 30}L{a} {horizon + 30}Z", mix(P["far"], P["sky4"], 0.45))
        o += path(poly(points), "none", P["rim"], 1.2, opacity=0.8)
        shade = "".join(
            f"M{x:.0f} {y:.0f}L{x - side * 14:.0f} {horizon + 16}H{x - side * 40:.0f}Z" for x, y in points[1:n:2]
        )
        o += path(shade, HATCH, opacity=0.8)
    stops = "".join(
        f'<stop offset="{at}" stop-color="{P[name]}"/>'
        for at, name in ((0, "sea0"), (0.18, "sea1"), (0.5, "sea2"), (1, "sea3"))
    )
    o += f'<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    o += rect(0, horizon, width, height - horizon, "url(#sea)") + waves(width, horizon, height, light, luck)
    o += tower(light, horizon + 8, rise)
    inner = smooth(coast[1:-1])
    shore = smooth(coast) + f"L{width} {horizon - 2}V{height + 40}H0V{horizon - 2}Z"
    for wide, opacity in ((30, 0.12), (20, 0.18), (10, 0.3)):
        o += path(inner, "none", P["wave"], wide, opacity=opacity)
    o += path(inner, "none", INK, 7, opacity=0.6)
    o += f'<clipPath id="land"><path d="{shore}"/></clipPath><g clip-path="url(#land)">'
    o += rect(0, 0, width, height + 40, mix(P["far"], P["sky4"], 0.3))
    kinds = {(kind, lit): f"t{kind}{'l' if lit < 0 else 'r'}" for kind in (0, 1) for lit in (-1, 1)}
    o += "<defs>" + "".join(f'<g id="{name}">{tree_drawn(*key)}</g>' for key, name in kinds.items()) + "</defs>"
    colours = [
        mix(P["far"], P["sky4"], 0.28),
        P["far"],
        mix(P["far"], P["mid"], 0.6),
        P["mid"],
        mix(P["mid"], P["near"], 0.6),
        P["near"],
        mix(P["near"], INK, 0.25),
    ]
    for band, (colour, t) in enumerate(zip(colours, (0.02, 0.11, 0.22, 0.35, 0.49, 0.65, 0.82), strict=True)):
        y = horizon + (height - horizon) * t
        swell = 22 + 34 * t
        o += (
            f'<linearGradient id="b{band}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{y - swell:.0f}" y2="{y + 78:.0f}">'
            f'<stop offset="0" stop-color="{mix(colour, P["sky4"], 0.42)}"/><stop offset=".35" stop-color="{colour}"/>'
            f'<stop offset="1" stop-color="{mix(colour, INK, 0.5)}"/></linearGradient>'
        )
        n = int(width / (70 + 50 * t)) + 1
        o += hills(width, y + 8, swell, n, height + 60, f"url(#b{band})", luck, light)
        for _ in range(int(width / 190)):
            x, at = luck.random() * width, y + luck.uniform(16, 44)
            if free(x, at, 22):
                o += fields(x, at, 0.45 + 0.75 * t, luck)
        if t < 0.5:
            for _ in range(max(1, int(width / 300))):
                x, at = luck.random() * width, y + luck.uniform(22, 50)
                for k in range(luck.randrange(2, 5)):
                    x += luck.uniform(18, 30) if k else 0
                    high = luck.uniform(16, 30) * (0.7 + t)
                    if free(x, at, 20):
                        o += peak(x, at, high, light, mix(colour, INK, 0.25))
        trees: list[Point] = []
        for _ in range(int(width / 95) + 1):
            x, at = luck.random() * width, y + luck.uniform(12, 54)
            for _ in range(luck.randrange(4, 9)):
                a, b = x + luck.gauss(0, 20 + 22 * t), at + luck.gauss(0, 5 + 5 * t)
                if free(a, b, 4):
                    trees.append((a, b))
        for a, b in sorted(trees, key=lambda one: one[1]):
            name = kinds[0 if luck.random() < 0.62 else 1, 1 if light > a else -1]
            high = (13 + 20 * t) * size * luck.uniform(0.8, 1.2) / 100
            o += f'<use href="#{name}" transform="translate({a:.0f} {b:.0f})scale({high:.2f})"/>'
    o += (
        f'<radialGradient id="ember" gradientUnits="userSpaceOnUse" cx="{light}" cy="{horizon - 30}" r="{width * 0.62:.0f}">'
        '<stop offset="0" stop-color="#ffb467" stop-opacity=".5"/><stop offset=".4" stop-color="#d8688a" '
        'stop-opacity=".2"/><stop offset="1" stop-color="#2a1d63" stop-opacity="0"/></radialGradient>'
        f'<rect width="{width}" height="{height}" fill="url(#ember)" opacity=".5"/></g>'
    )
    return file(f"0 0 {width:g} {height:g}", o + path(inner, "none", P["rim"], 2.4), "none")


def wide() -> str:
    """For windows that are wider than high."""
    coast = [
        (0, 149), (600, 149), (578, 160), (500, 170), (540, 184), (574, 204), (556, 232), (512, 252), (530, 276),
        (496, 306), (446, 326), (462, 350), (524, 366), (530, 400), (488, 424), (500, 450), (560, 462), (600, 456),
        (690, 452), (780, 456), (826, 448), (858, 426), (812, 404), (806, 376), (890, 350), (858, 322), (780, 312),
        (770, 284), (796, 256), (738, 230), (744, 200), (822, 184), (770, 166), (716, 158), (704, 149), (1280, 149),
    ]  # fmt: skip
    keep = [
        (270, 100, 500, 320),
        (20, 150, 240, 420),
        (190, 330, 430, 510),
        (800, 90, 1020, 330),
        (1010, 270, 1260, 480),
        (540, 380, 860, 560),
    ]
    return ground(1280, 620, 148, 650, coast, (78, 44), 118, keep, 11)


def tall() -> str:
    """For a phone held upright."""
    coast = [
        (0, 161), (172, 161), (150, 172), (126, 183), (158, 200), (176, 220), (160, 249), (178, 275),
        (168, 304), (152, 332), (174, 358), (168, 380), (184, 398), (204, 393), (220, 380), (200, 360),
        (206, 336), (204, 312), (196, 288), (216, 266), (208, 240), (236, 216), (222, 198), (262, 181),
        (230, 170), (216, 161), (390, 161),
    ]  # fmt: skip
    keep: list[Box] = [(0, 130, 160, 512), (230, 130, 390, 512), (150, 390, 250, 512)]
    return ground(390, 560, 160, 195, coast, (118, 27), 66, keep, 5, 0.8)
