"""The island as a printed sheet that was folded often: sea, land, relief away from the light, trails, landmarks.

Names, alert, pieces and what can be chosen are the client's; it lays them over the sheet at the same places.
"""

import math
import random
from itertools import pairwise
from typing import NamedTuple

from tools.art.onoda.events import INK, PALM, RED, inked
from tools.art.onoda.landmarks import LANDMARKS
from tools.art.onoda.outline import Outline, Point, Shapes, at, shapes


class Format(NamedTuple):
    """The size of a sheet, and how large what grows and stands on it is drawn."""

    width: int
    height: int
    grain: float


WIDE = Format(1005, 730, 1.0)
TALL = Format(800, 860, 1.25)
"""For a phone held upright, on which the sheet is half as large."""

LAND = {
    "lubang": ("#c9bd86", "fields"),
    "tilik": ("#bdc38f", "dots"),
    "five-hundred": ("#98a67c", "slopes"),
    "kyanpu": ("#b1a47a", "grass"),
    "binacas": ("#bcbd88", "grass"),
    "looc": ("#c8b98a", "fields"),
    "ago": ("#b3b794", "dots"),
}
"""Colour and print of each region."""

PLACED = {
    "lubang": (168, 245),
    "tilik": (532, 155),
    "five-hundred": (366, 336),
    "kyanpu": (592, 384),
    "binacas": (395, 568),
    "looc": (812, 345),
    "ago": (898, 572),
}
"""Where the client writes the names (`island.ts`): nothing is drawn below them."""

STANDS = {
    "lubang": (178, 120, 1.0),
    "tilik": (416, 116, 0.8),
    "five-hundred": (364, 272, 1.1),
    "kyanpu": (597, 296, 0.95),
    "binacas": (262, 480, 0.95),
    "looc": (838, 205, 0.9),
    "ago": (911, 462, 0.85),
}
"""The middle of each landmark, and its size."""

RIVERS = (
    ((318, 262), (255, 300), (212, 352), (150, 372), (92, 420)),
    ((470, 400), (486, 470), (500, 545), (552, 612), (570, 700)),
    ((690, 360), (742, 420), (765, 470), (820, 505), (850, 470)),
    ((585, 250), (600, 205), (640, 165), (690, 120)),
)
TRAILS = (
    ("lubang", "tilik"),
    ("lubang", "five-hundred"),
    ("lubang", "binacas"),
    ("tilik", "five-hundred"),
    ("tilik", "kyanpu"),
    ("tilik", "looc"),
    ("five-hundred", "kyanpu"),
    ("five-hundred", "binacas"),
    ("kyanpu", "binacas"),
    ("kyanpu", "looc"),
    ("binacas", "looc"),
    ("looc", "ago"),
)
"""Neighbours."""

GROWS = {
    "lubang": "ffffpp",
    "tilik": "ppfwp",
    "five-hundred": "mmmmmw",
    "kyanpu": "wwwmmp",
    "binacas": "wmmwpp",
    "looc": "fpwpfm",
    "ago": "mpwp",
}
"""What is strewn over each region: mountains, woods, palms, fields."""

PATTERNS = (
    '<pattern id="waves" width="56" height="28" patternUnits="userSpaceOnUse"><g fill="none" stroke="#23241d" '
    'stroke-width="1.6"><path d="M0 28a28 28 0 0 1 56 0M9 28a19 19 0 0 1 38 0M18 28a10 10 0 0 1 20 0"/><path d="M-28 14a28 '
    "28 0 0 1 56 0M28 14a28 28 0 0 1 56 0M-19 14a19 19 0 0 1 38 0M37 14a19 19 0 0 1 38 0M-10 14a10 10 0 0 1 20 0M46 14a10 10 0 "
    '0 1 20 0"/></g></pattern>'
    '<pattern id="grass" width="46" height="38" patternUnits="userSpaceOnUse"><path class="p" d="M6 14l3-7 3 7M30 32l3-7 3 '
    '7M34 12l2-4M12 31l2-4"/></pattern>'
    '<pattern id="fields" width="40" height="18" patternUnits="userSpaceOnUse"><path class="p" d="M0 5h28M12 14h28"/></pattern>'
    '<pattern id="slopes" width="34" height="30" patternUnits="userSpaceOnUse"><path class="p" d="M3 12l8-8M20 27l8-8M22 9l4-4"/>'
    '</pattern><pattern id="dots" width="30" height="26" patternUnits="userSpaceOnUse"><circle cx="6" cy="7" r="1.8"/><circle '
    'cx="21" cy="19" r="1.8"/></pattern>'
)  # fmt: skip
STYLE = (
    ".p{fill:none;stroke:#23241d;stroke-width:1.8;stroke-linecap:round}"
    ".l{fill:none;stroke-linecap:round;stroke-linejoin:round}"
)


def smooth(points: list[Point]) -> str:
    """Draw a soft line through points."""
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        d += f"Q{ax:.1f} {ay:.1f} {(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}"
    return d + f"L{points[-1][0]:.1f} {points[-1][1]:.1f}"


def mountain(x: float, y: float, size: float, luck: random.Random) -> str:
    """Draw a peak: light on the left, hatched away from the light."""
    w, h = size, size * luck.uniform(1.0, 1.3)
    notch = w * luck.uniform(-0.1, 0.25)
    hatch = ""
    for t in (0.3, 0.5, 0.7, 0.88):
        top = y - h * (1 - t)
        hatch += (
            f"M{x + notch * t + w * (0.12 - 0.02 * t):.1f} {top + h * 0.1:.1f}L{x + w * t:.1f} {top + h * 0.16 * t:.1f}"
        )
    return (
        f'<path d="M{x - w:.1f} {y:.1f}L{x:.1f} {y - h:.1f}L{x + w:.1f} {y:.1f}z" fill="#c3c194"/>'
        f'<path d="M{x:.1f} {y - h:.1f}L{x + w:.1f} {y:.1f}H{x + notch:.1f}l{w * 0.1:.1f}-{h * 0.4:.1f}l-{w * 0.16:.1f}-{h * 0.12:.1f}z" '
        f'fill="#5d664a"/><path class="l" d="{hatch}" stroke="#23241d" stroke-width="1" opacity=".55"/>'
        f'<path class="l" d="M{x - w:.1f} {y:.1f}L{x:.1f} {y - h:.1f}L{x + w:.1f} {y:.1f}" stroke="#3c4230" stroke-width="1.3"/>'
    )


def wood(x: float, y: float, size: float, luck: random.Random) -> str:
    """Draw a few crowns of trees that hide each other."""
    crowns = ""
    for dx, dy in ((-0.7, -0.25), (0.5, -0.35), (0.0, 0.0), (0.95, 0.1)):
        r = size * luck.uniform(0.34, 0.46)
        cx, cy = x + dx * size * 0.8, y + dy * size
        crowns += (
            f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{r:.1f}" fill="#8d9a66" stroke="#4a5436" stroke-width="1.2"/>'
            f'<path class="l" d="M{cx + r * 0.2:.1f} {cy + r * 0.6:.1f}q{r * 0.6:.1f}-{r * 0.2:.1f} {r * 0.55:.1f}-{r * 0.8:.1f}" '
            'stroke="#4a5436" stroke-width="1.6"/>'
        )
    return crowns


def field(x: float, y: float, size: float, luck: random.Random) -> str:
    """Draw a tilled field: furrows in a crooked frame."""
    w, h, lean = size * luck.uniform(0.9, 1.3), size * 0.62, size * luck.uniform(-0.3, 0.3)
    rows = "".join(f"M{x - w + lean * t:.1f} {y - h / 2 + h * t:.1f}h{2 * w:.1f}" for t in (0.0, 0.25, 0.5, 0.75, 1.0))
    return (
        f'<path d="M{x - w:.1f} {y - h / 2:.1f}h{2 * w:.1f}l{lean:.1f} {h:.1f}h-{2 * w:.1f}z" fill="#dcd09a"/>'
        f'<path class="l" d="{rows}" stroke="#7d7648" stroke-width="1.1"/>'
    )


def strewn(region: str, outline: Outline, form: Format, luck: random.Random) -> str:
    """Strew a region with what is on it, farther things first, nothing on names, landmarks or the coast."""
    grain = form.grain
    xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
    px, py = at(*PLACED[region], form.width, form.height)
    sx, sy = at(*STANDS[region][:2], form.width, form.height)
    taken: list[Point] = []
    for _ in range(900):
        x, y = luck.uniform(min(xs), max(xs)), luck.uniform(min(ys), max(ys))
        free = (
            not (abs(x - px) < 96 * grain and -80 * grain < y - py < 62 * grain)
            and not (abs(x - sx) < 68 * grain and abs(y - sy) < 50 * grain)
            and all(math.hypot(x - ox, (y - oy) * 1.25) > 31 * grain for ox, oy in taken)
            and all(outline.holds(x + dx * grain, y + dy * grain) for dx, dy in ((-17, 0), (17, 0), (0, -26), (0, 7)))
        )
        if free:
            taken.append((x, y))
    drawn = ""
    for x, y in sorted(taken, key=lambda point: point[1]):
        kind = luck.choice(GROWS[region])
        size = grain * luck.uniform(0.85, 1.2)
        if kind == "m":
            drawn += mountain(x, y, 15 * size, luck)
        elif kind == "w":
            drawn += wood(x, y, 13 * size, luck)
        elif kind == "f":
            drawn += field(x, y, 13 * size, luck)
        else:
            drawn += f'<use href="#palm" transform="translate({x:.1f} {y:.1f}) scale({0.5 * size:.2f})"/>'
    return drawn


def sea(form: Format, found: Shapes) -> str:
    """Draw the water: waves, the sun that stands in it, and depths about the coast."""
    w, h, d = form.width, form.height, found.coast.d
    x, y = at(925, 105, w, h)
    depths = "".join(
        f'<path d="{d}" class="l" stroke="{ink}" stroke-width="{wide}" opacity="{seen}"/>'
        for ink, wide, seen in (
            ("#b9c8b4", 150, 0.35),
            ("#c3cfb8", 104, 0.45),
            ("#d0d8c0", 66, 0.6),
            ("#6f8a84", 45, 0.55),
            ("#dbdfc8", 42, 1),
            ("#6f8a84", 25, 0.6),
            ("#e6e4cc", 22, 1),
        )
    )
    return (
        f'<path d="M0 0h{w}v{h}H0z" fill="#a3b8ac"/><path d="M0 0h{w}v{h}H0z" fill="url(#waves)" opacity=".2"/>'
        f'{depths}<circle cx="{x:.1f}" cy="{y:.1f}" r="66" fill="{RED}" opacity=".86"/><path d="M0 0h{w}v{h}H0z" '
        'fill="url(#waves)" clip-path="url(#sun)" opacity=".16"/>'
    )


def land(form: Format, found: Shapes, luck: random.Random) -> str:
    """Draw the island and what is on it."""
    drawn = f'<path d="{found.coast.d}" fill="{INK}" opacity=".33" transform="translate(8 10)"/>'
    for region, outline in found.regions.items():
        colour, print_ = LAND[region]
        drawn += f'<path d="{outline.d}" fill="{colour}"/><path d="{outline.d}" fill="url(#{print_})" opacity=".22"/>'
    drawn += (
        f'<g clip-path="url(#coast)"><path d="{found.coast.d}" class="l" stroke="#ead9a8" stroke-width="15"/><path '
    )
    drawn += f'd="{found.coast.d}" class="l" stroke="#8d8455" stroke-width="17" stroke-dasharray="1.5 5" opacity=".5"/>'
    for river in RIVERS:
        d = smooth([at(x, y, form.width, form.height) for x, y in river])
        drawn += f'<path class="l" d="{d}" stroke="#5f7b78" stroke-width="{4.6 * form.grain}"/>'
        drawn += f'<path class="l" d="{d}" stroke="#b4c8bd" stroke-width="{2.2 * form.grain}"/>'
    drawn += "</g>"
    for region, outline in found.regions.items():
        drawn += f'<path d="{outline.d}" class="l" stroke="#f0e6c4" stroke-width="5" opacity=".5"/>'
        drawn += f'<path d="{outline.d}" class="l" stroke="{INK}" stroke-width="2.6"/>'
        drawn += strewn(region, outline, form, luck)
    for one, other in TRAILS:
        (ax, ay), (bx, by) = at(*PLACED[one], form.width, form.height), at(*PLACED[other], form.width, form.height)
        bend = 0.09
        mx, my = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
        drawn += (
            f'<path class="l" d="M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}" stroke="#6b4a24" '
            f'stroke-width="{2.4 * form.grain:.1f}" stroke-dasharray="{form.grain} {8 * form.grain}" opacity=".7"/>'
        )
    for region, (x, y, size) in STANDS.items():
        cx, cy = at(x, y, form.width, form.height)
        size *= form.grain
        drawn += (
            f'<g transform="translate({cx - 60 * size:.1f} {cy - 40 * size:.1f}) scale({size:.2f})" fill="#3a4230" opacity=".9">'
            f"{inked(LANDMARKS[region], '#3a4230', '#ddd5a6')}</g>"
        )
    return drawn + f'<path d="{found.coast.d}" class="l" stroke="#1c1d16" stroke-width="{5.6 * form.grain**0.5:.1f}"/>'


def compass(x: float, y: float, size: float) -> str:
    """Draw a compass rose; its north is red."""
    points = "".join(
        f'<path d="M0 0L-7-7 0-{30 if turn % 90 == 0 else 19} 7-7z" transform="rotate({turn})" '
        f'fill="{RED if turn == 0 else INK}"/><path d="M0 0V-{30 if turn % 90 == 0 else 19}L7-7z" '
        f'transform="rotate({turn})" fill="#e9ddbb"/>'
        for turn in (45, 135, 225, 315, 0, 90, 180, 270)
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size})" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">'
        f'<circle r="35" fill="#dbdfc8" opacity=".7"/><circle r="24" fill="none"/><circle r="35" fill="none"/>{points}</g>'
    )


def wear(form: Format, luck: random.Random) -> str:
    """Draw the frame, and what years in a pocket did to the sheet: folds, stains, a bleached edge."""
    w, h = form.width, form.height
    folds = ""
    for x in (w * 0.25, w * 0.5, w * 0.75):
        folds += (
            f'<path d="M{x:.0f} 0v{h}" stroke="#fffbe8" stroke-width="3" opacity=".4"/><path d="M{x + 3:.0f} 0v{h}" '
            f'stroke="#3b321a" stroke-width="3" opacity=".24"/><path d="M{x + 3:.0f} 0h46v{h}h-46z" fill="#3b321a" opacity=".06"/>'
        )
    for y in (h * 0.34, h * 0.67):
        folds += (
            f'<path d="M0 {y:.0f}h{w}" stroke="#fffbe8" stroke-width="3" opacity=".4"/><path d="M0 {y + 3:.0f}h{w}" '
            f'stroke="#3b321a" stroke-width="3" opacity=".22"/>'
        )
    for x in (w * 0.25, w * 0.5, w * 0.75):
        for y in (h * 0.34, h * 0.67):
            folds += f'<path d="M{x - 9:.0f} {y:.0f}l9-8 10 7-8 10z" fill="#efe6c8" opacity=".5"/>'
    for _ in range(7):
        r = luck.uniform(18, 60)
        folds += (
            f'<ellipse cx="{luck.uniform(0, w):.0f}" cy="{luck.uniform(0, h):.0f}" rx="{r:.0f}" ry="{r * 0.7:.0f}" '
            'fill="#7a5a2a" opacity=".07"/>'
        )
    return (
        f'<path d="M0 0h{w}v{h}H0z" fill="none" stroke="#efe4c4" stroke-width="18"/><path d="M12 12h{w - 24}v{h - 24}H12z" '
        f'fill="none" stroke="{INK}" stroke-width="4"/><path d="M19 19h{w - 38}v{h - 38}H19z" fill="none" stroke="{INK}" '
        f'stroke-width="1.2"/>{folds}'
    )


def sheet(form: Format) -> str:
    """Draw the whole sheet; it may be stretched a little, to the room there is."""
    luck = random.Random(1944)
    found = shapes(form.width, form.height)
    w, h = form.width, form.height
    sx, sy = at(925, 105, w, h)
    rose = at(92, 650, w, h)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" preserveAspectRatio="none"><style>{STYLE}</style><defs>'
        f'{PATTERNS}<clipPath id="coast"><path d="{found.coast.d}"/></clipPath><clipPath id="sun"><circle cx="{sx:.1f}" '
        f'cy="{sy:.1f}" r="66"/></clipPath><g id="palm" opacity=".85">{PALM.format("#46503a")}</g></defs>'
        f"{sea(form, found)}{land(form, found, luck)}{compass(*rose, 0.95 * form.grain)}{wear(form, luck)}</svg>\n"
    )
