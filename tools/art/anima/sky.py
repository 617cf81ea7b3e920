"""The sky over the Tower of Omega: the one light of the map."""

import math
import random

from tools.art.anima.ink import (
    DIAPER,
    GOLD,
    INK,
    LATTICE,
    LEAF,
    NIGHT,
    P,
    circ,
    cloud,
    mirrored,
    mix,
    path,
    rays,
    rect,
    star,
)


def omega(x: float, y: float, r: float, width: float, colour: str = LEAF) -> str:
    """The letter as one stroke."""
    return path(
        f"M{x - r * 0.95:.1f} {y + r:.1f}H{x - r * 0.32:.1f}C{x - r * 1.35:.1f} {y + r * 0.25:.1f} {x - r:.1f} "
        f"{y - r:.1f} {x:.1f} {y - r:.1f}S{x + r * 1.35:.1f} {y + r * 0.25:.1f} {x + r * 0.32:.1f} {y + r:.1f}"
        f"H{x + r * 0.95:.1f}",
        "none",
        colour,
        width,
    )


def eclipse(x: float, y: float, r: float) -> str:
    """Rays, a disc of gold, the dark disc with the letter."""
    return (
        rays(x, y, r * 1.12, r * 2.35, 32)
        + circ(x, y, r * 1.3, P["sky5"], opacity=0.5)
        + circ(x, y, r * 1.16, LEAF)
        + circ(x, y, r, "#371a63")
        + circ(x, y, r * 0.97, LATTICE)
        + circ(x, y, r * 0.9, "none", GOLD, 0.8, opacity=0.5, stroke_dasharray="1 4")
        + omega(x, y, r * 0.56, r * 0.13)
    )


def sky(width: float, horizon: float, x: float, y: float, r: float) -> str:
    """Rings of clouds round the eclipse, from ember to indigo, the diaper over them, and stars."""
    o = rect(0, 0, width, horizon + 40, P["sky0"])
    colours = [P[f"sky{i}"] for i in range(6)]
    for i in range(11, 0, -1):
        t = (1 - (i - 1) / 10) * (len(colours) - 1)
        at = int(min(t, len(colours) - 2))
        colour = mix(colours[at], colours[at + 1], t - at)
        reach = r * 1.25 + (i**1.45) * r * 0.42
        n = max(18, int(reach / 9))
        o += cloud(x, y, reach, n, reach * 0.05 + 7, colour, mix(colour, P["high"], 0.28))
    o += rect(0, 0, width, horizon + 40, DIAPER)
    luck = random.Random(3)
    for _ in range(int(width / 14)):
        a, b = luck.random() * width, luck.random() * horizon * 0.8
        size = luck.choice([1.6, 2, 2.6, 4.2])
        if math.hypot(a - x, b - y) > r * 3.4:
            o += star(a, b, size, 4, 0.3, P["high"])
    return o + eclipse(x, y, r)


def tower(x: float, y: float, height: float) -> str:
    """The Tower at the End of the World: dark in front of the light, its edges lit."""
    dark = "#0f0726"
    wings = mirrored(
        path("M22 -60Q48 -70 50 -110L56 -124L60 -110L58 -48H22Z", dark)
        + path("M55 -112L57 -48", "none", "#c98a4c", 1.6)
        + path("M20 -100Q36 -104 50 -90", "none", dark, 5)
    )
    body = path(
        "M-24 -46L-17 -150L-26 -164L-26 -176L-18 -170L-14 -188L-8 -174L-3 -204L3 -204L8 -174L14 -188L18 -170"
        "L26 -176L26 -164L17 -150L24 -46Z",
        dark,
    )
    lit = path("M17 -150L24 -46H10L8 -150Z", "#c98a4c", opacity=0.8)
    lit += path("M-17 -150L-24 -46H-16L-12 -150Z", "#c98a4c", opacity=0.45)
    windows = "".join(rect(-2, -140 + i * 22, 4, 9, NIGHT["window"], rx=2) for i in range(4))
    windows += path("M-7 -46V-58A7 8 0 0 1 7 -58V-46Z", NIGHT["window"])
    chains = mirrored(path("M58 -100Q110 -60 146 -2", "none", GOLD, 2.2, stroke_dasharray="5 4"))
    rock = path(
        "M-150 6L-110 -14L-84 -10L-60 -40L-34 -52L34 -52L58 -34L86 -18L120 -12L150 6Z",
        mix(INK, "#2a1d63", 0.2),
        "#f2c868",
        1.4,
    )
    return f'<g transform="translate({x} {y}) scale({height / 200})">{chains}{rock}{wings}{body}{lit}{windows}</g>'


def birds() -> str:
    """A flock that comes over the hills by day, the first of them in front."""
    flock = ((8, 30, 11), (34, 18, 9), (38, 42, 9), (66, 10, 7.5), (70, 50, 7.5), (98, 22, 6))
    wings = "".join(
        f"M{x - w:g} {y - w / 2:g}q{w * 0.6:g} {-w * 0.3:g} {w:g} {w / 2:g}q{w * 0.4:g} {-w * 0.8:g} {w:g} {-w / 2:g}"
        for x, y, w in flock
    )
    return path(wings, "none", "#4a2f1c", 2.2)
