"""The landscape of Artemia: once for wide windows and once for tall ones, in layers between which the Creature stands.

A wide land is 1280 by 600, a tall one 390 by 590: the board's slot stretches it to its own shape. What must not be
stretched (places, moon, Creature) is a picture of its own, set down at a share of the width and height: the client
knows these shares too (``web/src/games/notalone/land/spots.ts``).
"""

from random import Random

from tools.art.notalone.brush import (
    Bed,
    Point,
    fern,
    hill,
    ridge,
    smooth,
    stars,
    stones,
    straight,
    thorns,
    tufts,
    zigzag,
)

WIDE = (1280, 600)
TALL = (390, 590)
SHADE = "#0a0518"

# Where the places stand, by number: their feet.
WIDE_FEET: dict[int, Point] = {
    1: (128, 338), 2: (374, 346), 3: (628, 352), 4: (884, 346), 5: (1140, 350),
    6: (134, 520), 7: (386, 526), 8: (644, 530), 9: (900, 526), 10: (1152, 520),
}  # fmt: skip
TALL_FEET: dict[int, Point] = {
    1: (60, 262), 2: (62, 330), 3: (62, 398), 4: (62, 466), 5: (66, 532),
    6: (330, 268), 7: (332, 336), 8: (330, 404), 9: (332, 470), 10: (332, 534),
}  # fmt: skip
NEIGHBOURS = ((1, 2), (2, 3), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9), (9, 10), (1, 6), (2, 7), (3, 8), (4, 9), (5, 10))


def sky() -> str:
    """Draw stars and the lights of the north, for any window."""
    lights = (
        '<ellipse cx="560" cy="90" rx="420" ry="70" fill="url(#north)" transform="rotate(-8 560 90)"/>'
        '<ellipse cx="930" cy="140" rx="420" ry="60" fill="url(#east)" transform="rotate(6 930 140)"/>'
        '<ellipse cx="200" cy="80" rx="340" ry="70" fill="url(#west)"/>'
    )
    return lights + stars(280, 1280, 300, 3)


def far_wide() -> str:
    """Draw the far mountains, before which the Creature stands."""
    return ridge(zigzag(12, -30, 1310, 268, 78, 40), 300, "#4a2a86", "#c0629a", 0.55)


def far_tall() -> str:
    """Draw the far mountains of a tall window."""
    return ridge(zigzag(12, -10, 400, 196, 44, 24), 230, "#4a2a86", "#c0629a", 0.55)


def sea() -> str:
    """Draw the sea behind the Beach, with the moon in it."""
    chance = Random(9)
    drawn = '<path d="M690 300L742 262Q780 255 900 255T1046 262L1090 310V372H690z" fill="url(#sea)"/>'
    for i in range(24):
        y, width = 262 + i * 3.2, chance.uniform(14, 46) * (1 + 0.02 * i)
        drawn += (
            f'<path d="M{884 - width / 2 + chance.uniform(-12, 12):.0f} {y:.0f}h{width:.0f}" stroke="#e6f8ff"'
            f' stroke-width="{1 + i * 0.06:.1f}" opacity="{0.85 - 0.02 * i:.2f}"/>'
        )
    waves = "".join(
        f"M{chance.uniform(730, 1030):.0f} {chance.uniform(262, 330):.0f}h{chance.uniform(8, 26):.0f}"
        for _ in range(26)
    )
    drawn += f'<path d="{waves}" stroke="#8ee6e6" opacity=".35"/>'
    cliffs = (
        ("#2b1762", "M676 372L690 286l22-20 26-6 18 8 10 14-18 16 6 22-30 18 4 30z", 1),
        ("#5a3aa0", "M712 266l26-6 18 8 10 14-18 16 6 22-30 18z", 0.7),
        ("#4f1f5c", "M1100 380L1088 300l-26-28-26 4-14 12 14 14-10 20 26 18-6 30z", 1),
        ("#a85a92", "M1036 276l-14 12 14 14-10 20 26 18 4-22-8-18z", 0.6),
    )
    return drawn + "".join(f'<path d="{path}" fill="{fill}" opacity="{strength}"/>' for fill, path, strength in cliffs)


def paths_wide() -> str:
    """Draw the ways between neighbours as dotted lines."""
    drawn = ""
    for a, b in NEIGHBOURS:
        (x, y), (u, v) = WIDE_FEET[a], WIDE_FEET[b]
        if abs(y - v) < 60:
            drawn += f"M{x + 74:.0f} {y + 14:.0f}Q{(x + u) / 2:.0f} {(y + v) / 2 + 26:.0f} {u - 74:.0f} {v + 14:.0f}"
        else:
            drawn += f"M{x + 36:.0f} {y + 34:.0f}Q{x + 44:.0f} {(y + v) / 2:.0f} {u + 36:.0f} {v - 128:.0f}"
    return dotted(drawn, 2.2)


def dotted(path: str, width: float) -> str:
    """Draw a way over the land."""
    return (
        f'<path d="{path}" fill="none" stroke="#f3e6ff" stroke-width="{width}" stroke-dasharray="1.5 8"'
        ' stroke-linecap="round" opacity=".5"/>'
    )


LAWNS: tuple[tuple[tuple[float, float, float, float], str, int], ...] = (
    ((0, 260, 452, 545), "#9fd05a", 50),
    ((280, 490, 470, 545), "#b79df0", 30),
    ((600, 790, 474, 545), "#7fc8e8", 34),
    ((800, 1020, 470, 545), "#5ff2dc", 34),
    ((1030, 1280, 456, 545), "#e07ac0", 46),
    ((0, 260, 330, 420), "#b04ab0", 34),
    ((250, 500, 350, 430), "#2fb59b", 40),
    ((720, 1010, 352, 430), "#c9b6ff", 36),
    ((1030, 1280, 340, 430), "#ff9a8a", 40),
    ((520, 740, 380, 430), "#8a63e0", 18),
)


def land_wide() -> str:
    """Draw the land of a wide window: two rows of five countries, the sea, the river, the edge of the soil."""
    drawn = ridge(zigzag(31, -30, 720, 282, 62, 34), 320, "#2c1664", "#6a3fae", 0.7)
    drawn += ridge(zigzag(44, 1010, 1320, 284, 54, 34), 320, "#4c1f63", "#b0508a", 0.7)
    drawn += '<rect x="-10" y="292" width="1300" height="120" fill="#1c0d42"/>' + sea()
    drawn += hill([(-20, 300), (110, 312), (240, 318), (330, 330), (420, 380)], "#2a0f4e", "#b0489f", 800, 0.6)
    drawn += hill([(1000, 392), (1060, 322), (1140, 310), (1300, 300)], "#5e2259", "#ff9a8a", 800, 0.7)
    drawn += hill([(210, 392), (280, 330), (370, 320), (470, 330), (540, 392)], "#0c3f46", "#3fd6b6", 800)
    drawn += hill([(470, 400), (545, 338), (628, 330), (710, 336), (790, 400)], "#241058", "#8a63e0", 800, 0.6)
    drawn += '<path d="M690 372q40-34 120-26t150-8 130 26v40h-400z" fill="#8577bd"/>'
    drawn += '<g fill="none"><path d="M690 372q40-34 120-26t150-8 130 26" stroke="#d9fbf5" stroke-width="4"/>'
    drawn += '<path d="M700 376q40-26 116-20t150-8 110 18" stroke="#b3a6e6" stroke-width="2"/></g>'
    plain: list[Point] = [(-20, 360), (120, 352), (260, 368), (420, 360), (560, 372), (700, 362), (860, 372)]
    drawn += hill([*plain, (1010, 360), (1150, 368), (1300, 352)], "#1c0d42", "#7a5ac0", 800, 0.25)
    drawn += '<g transform="translate(628 338)"><use href="#stand-river"/></g>' + '<use href="#river"/>'
    drawn += "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="26" fill="url(#mist)"/>'
        for x, y, rx in ((260, 378, 320), (820, 384, 360), (1180, 380, 220))
    )
    drawn += hill([(-20, 446), (70, 438), (180, 444), (270, 474), (340, 560)], "#15402c", "#7fae4a", 800)
    drawn += hill([(940, 600), (1020, 462), (1120, 440), (1300, 434)], "#3a1152", "#c05aa8", 800)
    drawn += hill([(220, 600), (290, 468), (390, 444), (470, 464), (540, 600)], "#271566", "#9a7bf0", 800, 0.5)
    drawn += hill([(760, 600), (810, 470), (900, 448), (990, 464), (1060, 600)], "#0c4450", "#5ff2dc", 800, 0.45)
    drawn += hill([(560, 600), (600, 474), (650, 452), (740, 462), (820, 600)], "#123a56", "#5fb0d0", 800, 0.5)
    drawn += "".join(tufts(count, field, colour, seed) for seed, (field, colour, count) in enumerate(LAWNS))
    return drawn + paths_wide()


COUNTRIES: dict[int, tuple[str, str]] = {
    1: ("#2a0f4e", "#b0489f"),
    6: ("#15402c", "#7fae4a"),
    2: ("#0c3f46", "#3fd6b6"),
    7: ("#271566", "#9a7bf0"),
    3: ("#241058", "#8a63e0"),
    8: ("#123a56", "#5fb0d0"),
    4: ("#8577bd", "#d9fbf5"),
    9: ("#0c4450", "#5ff2dc"),
    5: ("#5e2259", "#ff9a8a"),
    10: ("#3a1152", "#c05aa8"),
}
"""Fill and edge of each country, in the order in which a tall land is painted: from the back to the front."""


def land_tall() -> str:
    """Draw the land of a tall window: the same ten countries in two columns, so that neighbours stay neighbours."""
    chance = Random(4)
    drawn = ridge(zigzag(31, -10, 400, 204, 36, 20), 240, "#2c1664", "#6a3fae", 0.7)
    drawn += '<rect x="-2" y="214" width="394" height="376" fill="#1c0d42"/>'
    for place, (fill, edge) in COUNTRIES.items():
        x, y = TALL_FEET[place]
        left = place < 6
        lift = -8 if place == 4 else 14
        if place == 4:
            drawn += '<path d="M-10 428Q70 414 140 428T226 500V520H-10z" fill="url(#sea)"/>'
            glints = "".join(
                f"M{chance.uniform(6, 170):.0f} {430 + i * 2.4:.0f}h{chance.uniform(8, 22):.0f}" for i in range(10)
            )
            drawn += f'<path d="{glints}" stroke="#e6f8ff" stroke-width="1.3" opacity=".7"/>'
        swell: list[Point] = [(-10, y - lift - 10), (110, y - lift - 4), (170, y + 8), (236, y + 76)]
        if not left:
            swell = [(390 - px, py) for px, py in reversed(swell)]
        drawn += hill(swell, fill, edge, y + 90, 0.5, 1.6)
        drawn += tufts(14, (0, 190, y - 4, y + 40) if left else (200, 385, y - 4, y + 40), edge, place)
        if place == 3:
            drawn += '<use href="#brook"/>'
    ways = ""
    for a, b in NEIGHBOURS:
        (x, y), (u, v) = TALL_FEET[a], TALL_FEET[b]
        if abs(x - u) > 100:
            ways += f"M{x + 66:.0f} {y + 6:.0f}L{u - 66:.0f} {v + 6:.0f}"
        else:
            side = 48 if x < 200 else -48
            ways += f"M{x + side:.0f} {y + 8:.0f}L{u + side:.0f} {v - 26:.0f}"
    return drawn + dotted(ways, 2)


def fringe(width: float, height: float, top: float, growth: tuple[int, float], ferns: list[Point]) -> str:
    """Draw the edge at which the land is cut open: grass and ferns before the light, the soil, stones, strata."""
    chance = Random(9)
    edge: list[Point] = [(-10, top - 4)]
    while edge[-1][0] < width + 10:
        edge.append((edge[-1][0] + chance.uniform(0.014, 0.034) * width, top + chance.uniform(-6, 5)))
    count, tall = growth
    drawn = thorns(count, Bed(-10, top + 2, width + 20), tall, 77, SHADE)
    for seed, (x, size) in enumerate(ferns):
        drawn += fern(x, top + 8, size, chance.uniform(-8, 8), SHADE, seed)
    drawn += f'<path d="M-10 {height + 2}L{straight(edge)}L{width + 20} {height + 2}z" fill="url(#soil)"/>'
    drawn += f'<path d="M{straight(edge)}" fill="none" stroke="#8a5ac0" stroke-width="1.6" opacity=".55"/>'
    return drawn + stones(int(width / 30), (0, width, top + 10, height), 12, 5)


def fringe_wide() -> str:
    """Draw the edge of the soil of a wide window."""
    return fringe(*WIDE, 556, (150, 26), [(18, 64), (262, 34), (512, 30), (770, 34), (1022, 34), (1262, 70)])


def fringe_tall() -> str:
    """Draw the edge of the soil of a tall window."""
    return fringe(*TALL, 546, (50, 14), [(8, 26), (196, 22), (384, 28)])


def soil() -> str:
    """Draw the soil below, in which the hand lies: stones and strata on nothing."""
    chance = Random(3)
    strata = ""
    for i in range(7):
        line: list[Point] = [(x * 80, 20 + i * 34 + chance.uniform(-7, 7)) for x in range(17)]
        strata += smooth(line)
    drawn = f'<path d="{strata}" fill="none" stroke="#3a2260" opacity=".55"/>'
    return drawn + stones(120, (0, 1280, 4, 250), 15, 12)
