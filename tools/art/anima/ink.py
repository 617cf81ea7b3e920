"""The hand in which all of ANIMA is drawn: its colours, its lines, and the shapes that come again and again."""

import math
import re
from collections.abc import Callable, Sequence

Point = tuple[float, float]

INK = "#120a2a"
GOLD = "#e9bf5a"
LEAF = "url(#an-leaf)"
PARCHMENT = "url(#an-parch)"
HATCH = "url(#an-hatch)"
DIAPER = "url(#an-diaper)"
LATTICE = "url(#an-lattice)"

NIGHT = {
    "sky0": "#120b33",
    "sky1": "#21165a",
    "sky2": "#3c2779",
    "sky3": "#704287",
    "sky4": "#b7647c",
    "sky5": "#eda765",
    "sea0": "#e79b63",
    "sea1": "#7a4f8c",
    "sea2": "#2a2b6e",
    "sea3": "#171a4c",
    "wave": "#8f86c9",
    "far": "#5b3d80",
    "mid": "#3a2a6a",
    "near": "#261b52",
    "rim": "#f2c868",
    "field": "#4a3877",
    "grove": "#1d2b5c",
    "grove lit": "#c98d62",
    "high": "#ffedb0",
    "stone": "#6a5590",
    "stone lit": "#d9a98a",
    "roof": "#241748",
    "window": "#ffcf6a",
}
DAY = NIGHT | {
    "sky0": "#c9b27c",
    "sky1": "#dcc78f",
    "sky2": "#e8d6a4",
    "sky3": "#f0dfb0",
    "sky4": "#f5e2ae",
    "sky5": "#fbe7a6",
    "sea0": "#f6e1a4",
    "sea1": "#a9c4b8",
    "sea2": "#6fa0ac",
    "sea3": "#4d8299",
    "wave": "#2c5a78",
    "far": "#cdb583",
    "mid": "#bda062",
    "near": "#a5894f",
    "rim": "#7a4a12",
    "field": "#c8a95e",
    "grove": "#56713f",
    "grove lit": "#93a659",
    "stone": "#c8b184",
    "stone lit": "#fbeec6",
    "roof": "#7b3b2f",
    "window": "#5a2d6a",
}
P = dict(NIGHT)
"""The colours of the hour that is being drawn."""


def by_day_and_night(draw: Callable[[], str]) -> str:
    """A drawing whose colours follow the scheme of the page in which it stands."""
    hours = []
    for hour in (DAY, NIGHT):
        P.update(hour)
        hours.append(re.split(r"(#[0-9a-f]{6})\b", draw()))
    by_day, by_night = hours
    return "".join(
        day if day == night else f"light-dark({day},{night})" for day, night in zip(by_day, by_night, strict=True)
    )


def mix(one: str, other: str, share: float) -> str:
    """A colour between two."""
    parts = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def number(value: float) -> str:
    """As short as a tenth of a pixel can be written."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(stroke: str, width: float, more: dict[str, object]) -> str:
    """The line around a shape, and whatever else it has."""
    found = {name.replace("_", "-"): value for name, value in more.items() if value is not None}
    if stroke:
        found |= {"stroke": stroke, "stroke-width": width}
    return "".join(f' {name}="{value}"' for name, value in found.items())


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, **more: object) -> str:
    """A path, its corners round."""
    if stroke:
        more |= {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return f'<path d="{d}" fill="{fill}"{attributes(stroke, width, more)}/>'


def line(d: str, colour: str, width: float, edge: float = 3.5) -> str:
    """A thick line with an edge of ink: limbs, poles, tails."""
    return path(d, "none", INK, width + edge) + path(d, "none", colour, width)


def circ(x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 1, **more: object) -> str:
    """A circle."""
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
    return f'<circle {at} fill="{fill}"{attributes(stroke, width, more)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """An ellipse."""
    at = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {at} fill="{fill}"{attributes("", 1, more)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 1,
    **more: object,
) -> str:
    """A rectangle."""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {at} fill="{fill}"{attributes(stroke, width, more)}/>'


def put(inner: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """A drawing at another place, in another size, turned by so many degrees, or seen from behind."""
    move = f"translate({number(x)} {number(y)})" if x or y else ""
    turned = f"rotate({number(turn)})" if turn else ""
    sized = f"scale({-scale if flip else scale:g} {scale:g})" if flip or scale != 1 else ""
    return f'<g transform="{" ".join(part for part in (move, turned, sized) if part)}">{inner}</g>'


def mirrored(inner: str) -> str:
    """Both halves of which one is drawn."""
    return inner + f'<g transform="scale(-1 1)">{inner}</g>'


def poly(points: Sequence[Point]) -> str:
    """Straight from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points: Sequence[Point]) -> str:
    """A curve through all the points."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    last = len(points) - 1
    for i in range(last):
        before, here, there, after = points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
        bends = (
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            *there,
        )
        d += "C" + " ".join(number(one) for one in bends)
    return d


def star(
    x: float,
    y: float,
    r: float,
    n: int = 4,
    inner: float = 0.32,
    fill: str = "#ffedb0",
    turn: float = 0,
    **more: object,
) -> str:
    """A star of `n` rays."""
    points = []
    for i in range(2 * n):
        angle = math.pi * i / n - math.pi / 2 + turn
        reach = r if i % 2 == 0 else r * inner
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return path(poly(points) + "Z", fill, **more)  # type: ignore[arg-type]


def around(inner: str, n: int, x: float = 0, y: float = 0) -> str:
    """A drawing `n` times round a middle."""
    return "".join(put(inner, x, y, turn=360 * i / n) for i in range(n))


def cloud(x: float, y: float, r: float, n: int, bulge: float, fill: str, edge: str = "") -> str:
    """A ring of clouds, filled."""
    d = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        middle = (a + b) / 2
        start = f"M{number(x + r * math.cos(a))} {number(y + r * math.sin(a))}" if i == 0 else ""
        high = f"{number(x + (r + bulge) * math.cos(middle))} {number(y + (r + bulge) * math.sin(middle))}"
        d += f"{start}Q{high} {number(x + r * math.cos(b))} {number(y + r * math.sin(b))}"
    return path(d + "Z", fill, edge, 1.2)


def rays(x: float, y: float, inner: float, outer: float, n: int, opacity: float = 0.95) -> str:
    """Rays of gold, straight and wavy in turn, as one path."""
    d = ""
    half = 1.76 / n
    for i in range(n):
        angle = 2 * math.pi * i / n
        ux, uy = math.cos(angle), math.sin(angle)
        if i % 2 == 0:
            sides = [(inner, angle - half), (outer, angle), (inner, angle + half)]
            d += poly([(x + reach * math.cos(a), y + reach * math.sin(a)) for reach, a in sides]) + "Z"
            continue
        left, right = [], []
        for k in range(7):
            t = k / 6
            reach = inner + (outer * 0.82 - inner) * t
            wide = half * inner * (1 - t)
            off = math.sin(t * math.pi * 3) * inner * 0.09 * (1 - t * 0.4)
            left.append((x + reach * ux - (wide + off) * uy, y + reach * uy + (wide + off) * ux))
            right.append((x + reach * ux - (off - wide) * uy, y + reach * uy + (off - wide) * ux))
        d += smooth(left + right[::-1]) + "Z"
    return path(d, LEAF, opacity=opacity)


def defs() -> str:
    """The gold leaf, the parchment, the hatching and the patterns that all drawings share."""
    return """<defs>
<linearGradient id="an-leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffeeb2"/>
<stop offset=".35" stop-color="#dba943"/><stop offset=".55" stop-color="#f9dc8a"/>
<stop offset="1" stop-color="#a06c22"/></linearGradient>
<linearGradient id="an-parch" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f9eed2"/>
<stop offset="1" stop-color="#e3cc99"/></linearGradient>
<pattern id="an-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(62)">
<path d="M0 0V5" stroke="#0c0524" stroke-width="1.5" opacity=".55"/></pattern>
<pattern id="an-diaper" width="26" height="26" patternUnits="userSpaceOnUse">
<path d="M0 13L13 0L26 13L13 26Z" fill="none" stroke="#e9bf5a" stroke-width=".7" opacity=".3"/>
<circle cx="13" cy="13" r="1.5" fill="#ffe9a8" opacity=".5"/></pattern>
<pattern id="an-lattice" width="12" height="12" patternUnits="userSpaceOnUse">
<path d="M0 6L6 0L12 6L6 12Z" fill="none" stroke="#e9bf5a" stroke-width=".5" opacity=".34"/>
<circle cx="6" cy="6" r=".9" fill="#ffe9a8" opacity=".5"/></pattern>
</defs>"""


def file(view_box: str, inner: str, fit: str) -> str:
    """A picture by itself; `fit`: its preserveAspectRatio."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" preserveAspectRatio="{fit}">'
    return f"{start}{defs()}{inner}</svg>\n"


def symbols(drawings: dict[str, tuple[str, str]], shared: str = "") -> str:
    """Many drawings in one file, each with its view: the page takes them in, and refers to them by their names.

    `shared`: what their colours refer to; the page needs it once.
    """
    found = "".join(
        f'<symbol id="an-{name}" viewBox="{view}" preserveAspectRatio="xMidYMax">{inner}</symbol>\n'
        for name, (view, inner) in drawings.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{shared}{found}</svg>\n'
