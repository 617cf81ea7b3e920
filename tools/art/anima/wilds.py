"""Places that nobody has built, or nobody any more. The ground is at y = 0, a place about 200 wide."""

import random

from tools.art.anima.houses import bush
from tools.art.anima.ink import GOLD, HATCH, INK, LEAF, P, circ, mirrored, mix, path, poly, put, rays, rect, star
from tools.art.anima.land import tree
from tools.art.anima.sky import omega, tower


def forest() -> str:
    """A dense wood, and one tree in it that looks back."""
    luck = random.Random(12)
    spots = sorted(((luck.uniform(-92, 92), luck.uniform(-34, 6)) for _ in range(34)), key=lambda one: one[1])
    o = path("M-104 6Q-70 -44 0 -46T104 6Q0 26 -104 6Z", INK, opacity=0.55)
    old = path(
        "M0 2C-6 -20 -26 -30 -30 -62C-44 -72 -40 -96 -20 -98C-14 -116 18 -118 24 -100C44 -98 48 -72 32 -62C28 -34 12 -24 14 2Z",
        P["grove"],
        INK,
        1.5,
    )
    old += path("M24 -100C44 -98 48 -72 32 -62C28 -34 12 -24 14 2L6 2C8 -24 18 -50 14 -70Z", P["grove lit"])
    old += path("M-16 -74q6 -8 12 0q-6 6 -12 0ZM6 -74q6 -8 12 0q-6 6 -12 0Z", "#ffe27a") + path(
        "M-8 -54q9 12 18 0q-9 -4 -18 0Z", INK
    )
    for i, (x, y) in enumerate(spots):
        o += tree(x, y, luck.uniform(32, 58), luck, x + 99) + (old if i == 12 else "")
    return o + "".join(circ(x, y, 2.4, P["high"]) for x, y in ((-60, -4), (34, 4), (72, -10)))


def chapel(flame: str = "#ffb545") -> str:
    """A wayside shrine with its flame."""
    return (
        path("M-22 0H22V-6H-22ZM-18 -6H18V-11H-18Z", mix(P["stone"], "#ffffff", 0.15), INK, 1.6)
        + rect(-13, -46, 26, 35, mix(P["stone"], "#ffffff", 0.35), INK, 1.8)
        + rect(2, -46, 11, 35, P["stone lit"])
        + path("M-7 -11V-28A7 8 0 0 1 7 -28V-11Z", "#2a1740", "#9c6a22", 1.4)
        + path("M0 -32q7 9 0 18q-7 -8 0 -18Z", flame, "#ffedb0", 1)
        + path("M-19 -46L0 -70L19 -46Z", "#7a2a42", INK, 1.8)
        + path("M0 -70L19 -46H4Z", "#c2566a")
        + path("M0 -70v-13m-4.5 4.5h9", "none", "#ffe27a", 2.4)
    )


def pilgrims_road() -> str:
    """A road that winds up between shrines and milestones."""
    o = path("M-106 8Q-60 -34 0 -40T106 8Q0 26 -106 8Z", mix(P["mid"], P["field"], 0.5), INK, 1.2)
    d = "M-30 16C40 8 70 0 40 -10S-50 -22 -30 -34S30 -40 34 -50"
    o += (
        path(d, "none", INK, 16)
        + path(d, "none", "#9c6a22", 13)
        + path(d, "none", "#f0d9a0", 11)
        + path(d, "none", "#9c6a22", 1.6, stroke_dasharray="1 7")
    )
    o += put(chapel(), -62, -14, 1.05) + put(chapel(), 72, -16, 0.9) + put(chapel(), 4, -46, 0.75)
    o += bush(-96, 2, 30) + bush(102, 2, 26) + bush(30, -44, 16)
    for x, y in ((-24, 6), (16, -14), (-52, -2)):
        o += path(f"M{x} {y}v-10a4 4 0 0 1 8 0v10Z", P["stone lit"], INK, 1.2)
    return o


def ruins() -> str:
    """Columns and a broken gate that the water has taken."""
    o = path("M-110 2Q-50 -22 0 -20T110 2Q60 22 0 20T-110 2Z", mix(P["sea2"], P["wave"], 0.25), INK, 1.3)
    stone, lit = mix(P["stone"], "#7aa6a0", 0.25), P["stone lit"]

    def column(x: float, y: float, h: float, broken: bool) -> str:
        top = (
            f"L{x + 8} {y - h + 6}L{x + 3} {y - h - 4}L{x - 3} {y - h + 3}L{x - 8} {y - h - 2}"
            if broken
            else f"V{y - h}H{x - 8}"
        )
        c = path(f"M{x - 8} {y}H{x + 8}{top}Z", stone, INK, 1.4) + rect(x + 2, y - h + 8, 5, h - 8, lit, opacity=0.85)
        c += path(f"M{x - 3} {y}V{y - h + 8}M{x + 1} {y}V{y - h + 8}", "none", INK, 0.8, opacity=0.6)
        return c + ("" if broken else rect(x - 12, y - h - 7, 24, 7, stone, INK, 1.3))

    o += (
        column(-34, -10, 74, False)
        + column(34, -10, 74, False)
        + path("M-52 -91H52L44 -108H14L8 -100L-2 -112L-44 -108Z", stone, INK, 1.5)
    )
    o += path("M8 -100L14 -108H44L52 -91H20Z", lit, opacity=0.8) + path("M-44 -97h40M4 -97h36", "none", GOLD, 1.2)
    o += (
        path("M-24 -10V-56A24 22 0 0 1 24 -56V-10Z", mix(P["sea3"], INK, 0.4))
        + star(0, -46, 9, 4, 0.3, "#7fe3ea")
        + circ(0, -46, 13, "none", "#7fe3ea", 1, opacity=0.6)
    )
    o += column(-74, 0, 52, True) + column(-98, 6, 24, True) + column(72, 0, 60, True) + column(98, 6, 30, True)
    o += put(rect(-7, -34, 14, 34, stone, INK, 1.4) + rect(2, -34, 4, 34, lit), 54, 14, turn=68)
    waves = "".join(
        f"M{x} {y}q7 -5 14 0t14 0" for x, y in ((-90, 12), (-40, 4), (10, 10), (50, 16), (-12, -6), (74, 6))
    )
    return o + path(waves, "none", P["high"], 1.4, opacity=0.8)


def glass_desert() -> str:
    """Dunes, and blades of glass that break the light."""
    sand = mix(P["far"], "#e0a868", 0.45)
    o = path("M-112 8Q-70 -34 -30 -16T40 -26T112 8Q0 26 -112 8Z", sand, INK, 1.3)
    o += path("M-84 -10Q-60 -14 -40 6M10 -22Q40 -16 66 6M-20 2Q0 -6 24 10", "none", mix(sand, INK, 0.4), 1.6)

    def blade(x: float, y: float, h: float, w: float, lean: float) -> str:
        tip = x + lean
        return (
            path(
                f"M{x - w} {y}L{tip - w * 0.3:.1f} {y - h * 0.86:.1f}L{tip:.1f} {y - h}L{x + w} {y}Z",
                "#7cc4d6",
                INK,
                1.5,
            )
            + path(f"M{tip:.1f} {y - h}L{x + w} {y}H{x + w * 0.15:.1f}Z", "#d8f4f2")
            + path(f"M{x - w * 0.5:.1f} {y}L{tip - w * 0.2:.1f} {y - h * 0.8:.1f}", "none", "#ffffff", 1.1, opacity=0.8)
        )

    for x, y, h, w, lean in (
        (-20, -14, 112, 13, -10),
        (22, -14, 92, 12, 14),
        (-54, -8, 66, 10, -16),
        (58, -10, 70, 10, 20),
        (2, -4, 60, 9, 2),
        (-84, 4, 34, 7, -10),
        (88, 4, 40, 7, 12),
        (-36, 8, 30, 6, -6),
        (38, 10, 34, 7, 6),
    ):
        o += blade(x, y, h, w, lean)
    o += star(-31, -122, 9, 4, 0.2, "#fff") + star(38, -102, 7, 4, 0.2, "#fff") + star(80, -78, 5, 4, 0.2, "#fff")
    return o + path("M-100 14q20 -8 40 0M20 18q24 -8 50 -2", "none", P["high"], 1.2, opacity=0.7)


def mines() -> str:
    """A mountain with a mouth of beams, crystals growing out of it."""
    rock = mix(P["stone"], INK, 0.3)
    o = path("M-106 4L-78 -46L-60 -50L-30 -104L-6 -92L18 -128L48 -78L66 -72L106 4Z", rock, INK, 1.5)
    o += path("M18 -128L48 -78L66 -72L106 4H54L40 -52L22 -70Z", P["stone lit"], opacity=0.75) + path(
        "M-106 4L-78 -46L-60 -50L-30 -104L-34 -50L-60 4Z", HATCH
    )
    o += path("M-40 6V-30Q-36 -58 0 -58T40 -30V6Z", INK, "#9c6a22", 2) + path(
        "M-30 6V-28Q-26 -48 0 -48T30 -28V6Z", mix("#6a2d91", INK, 0.5)
    )

    def crystal(x: float, y: float, h: float, turn: float, colour: str, light: str) -> str:
        return put(
            path(f"M-8 0L-10 {-h * 0.7}L0 {-h}L10 {-h * 0.7}L8 0Z", colour, INK, 1.5)
            + path(f"M0 {-h}L10 {-h * 0.7}L8 0H2Z", light),
            x,
            y,
            turn=turn,
        )

    o += (
        crystal(-12, 2, 34, -16, "#8a4fd0", "#d9b4ff")
        + crystal(10, 2, 40, 8, "#8a4fd0", "#d9b4ff")
        + crystal(0, 6, 24, 0, "#b070e8", "#f0dcff")
    )
    o += path("M-44 8V-40M44 8V-40M-52 -40H52", "none", INK, 9) + path(
        "M-44 8V-40M44 8V-40M-52 -40H52", "none", "#8a5a2c", 5.5
    )
    o += (
        crystal(66, -4, 46, 24, "#2f8f98", "#a4f0ec")
        + crystal(84, 4, 28, 34, "#2f8f98", "#a4f0ec")
        + crystal(-78, -2, 42, -20, "#c2457a", "#ffb4d0")
        + crystal(-94, 6, 24, -34, "#c2457a", "#ffb4d0")
    )
    o += crystal(30, -100, 26, 12, "#8a4fd0", "#d9b4ff") + circ(-40, -40, 5, "#ffcf6a", INK, 1.2)
    return (
        o
        + path("M-24 20L-14 4M24 20L14 4M-20 13H20M-18 8H18", "none", INK, 2)
        + path("M-10 12h20l-3 -12h-14Z", "#7a5a3a", INK, 1.4)
        + star(0, -4, 7, 4, 0.35, "#d9b4ff")
    )


def end_tower() -> str:
    """The Tower itself, near: on its rock in the rays, held by chains."""
    return (
        rays(0, -104, 40, 96, 24, 0.9)
        + circ(0, -104, 44, LEAF, INK, 1.4)
        + circ(0, -104, 37, "#371a63")
        + tower(0, 6, 168)
        + omega(0, -30, 9, 3)
    )


def abyss_gate() -> str:
    """A gate of bone in the rock, and what is behind it."""
    rock = mix(P["near"], INK, 0.4)
    o = path(
        "M-108 6L-92 -30L-70 -36L-58 -84L-30 -96L-22 -124L22 -124L30 -96L58 -84L70 -36L92 -30L108 6Z", rock, INK, 1.5
    )
    o += path("M22 -124L30 -96L58 -84L70 -36L92 -30L108 6H66L52 -70Z", "#8f2f45", opacity=0.6) + path(
        "M-108 6L-92 -30L-70 -36L-58 -84L-46 -60L-60 6Z", HATCH
    )
    o += path("M-40 6V-58A40 40 0 0 1 40 -58V6Z", INK, "#c98a4c", 3)
    for r, colour in ((34, "#5a1030"), (27, "#a3142c"), (19, "#ff7a36"), (11, "#ffe27a")):
        o += path(f"M{-r} 6V-56A{r} {r} 0 0 1 {r} -56V6Z", colour)
    o += path("M0 -60C14 -50 14 -34 6 -26Q0 -22 -6 -26C-14 -34 -14 -50 0 -60Z", INK) + path(
        "M-6 -44l5 3M6 -44l-5 3", "none", "#ff3b4e", 2.4
    )
    o += mirrored(
        path("M40 6C58 -30 58 -70 34 -104C46 -98 70 -78 68 -34C68 -18 62 -6 58 6Z", "#e6d6b0", INK, 1.8)
        + path("M62 -50C64 -30 60 -10 54 6H58C64 -10 70 -30 66 -54Z", "#b9936a")
    )
    o += (
        path("M-20 -104Q0 -132 20 -104Q20 -92 12 -90V-82H-12V-90Q-20 -92 -20 -104Z", "#e6d6b0", INK, 1.8)
        + circ(-8, -102, 4.6, INK)
        + circ(8, -102, 4.6, INK)
        + path("M-5 -82v-6M0 -82v-7M5 -82v-6", "none", INK, 1.4)
    )
    flame = path("M0 0C-12 -10 -4 -20 -6 -30C4 -24 12 -12 0 0Z", "#ff8a3c", INK, 1.2) + path(
        "M0 -2C-5 -8 -1 -14 -2 -19C4 -14 6 -8 0 -2Z", "#ffe27a"
    )
    return o + put(flame, -82, -36) + put(flame, 84, -36) + path("M-14 16L-8 6H8L14 16Z", "#ff9a3c", opacity=0.7)


def dragon_peak() -> str:
    """Three peaks, and round the highest the one who lives there."""
    red, dark = "#a32336", "#6d1230"
    wing = path(
        "M0 0C18 -44 50 -62 96 -58C84 -46 82 -36 84 -22C70 -30 60 -26 56 -10C44 -20 34 -14 30 2C20 -4 8 -2 0 0Z",
        dark,
        INK,
        1.6,
    )
    wing += path("M0 0C24 -36 54 -52 96 -58M8 -8C36 -34 60 -36 84 -22M6 -4C26 -20 40 -20 56 -10", "none", P["rim"], 1.1)
    o = put(wing, 2, -104, 1.02) + put(wing, -6, -104, 1.02, flip=True)

    def peak(x: float, w: float, h: float, fill: str) -> str:
        def at(points: tuple[tuple[float, float], ...]) -> str:
            return poly([(x + a * w, -b * h) for a, b in points]) + "Z"

        return (
            path(at(((-1, 0), (-0.52, 0.5), (-0.34, 0.52), (0, 1), (0.28, 0.62), (0.44, 0.6), (1, 0))), fill, INK, 1.4)
            + path(
                at(((0, 1), (0.28, 0.62), (0.44, 0.6), (1, 0), (0.3, 0), (0.1, 0.4), (0.16, 0.55))),
                P["stone lit"],
                opacity=0.85,
            )
            + path(at(((0, 1), (-0.34, 0.52), (-0.52, 0.5), (-1, 0), (-0.3, 0), (-0.1, 0.45))), HATCH)
            + path(at(((0, 1), (0.19, 0.74), (0.08, 0.78), (0, 0.7), (-0.1, 0.79), (-0.2, 0.72))), "#fff3d6")
        )

    o += peak(-62, 54, 84, P["stone"]) + peak(66, 50, 72, P["stone"]) + peak(0, 66, 128, mix(P["stone"], INK, 0.15))
    coil = "M34 -34C4 -22 -40 -30 -34 -54C-28 -72 34 -66 26 -92C20 -108 -10 -100 -8 -122"
    o += (
        path(coil, "none", INK, 16)
        + path(coil, "none", red, 12.5)
        + path(coil, "none", "#e8764e", 4, stroke_dasharray="2 4")
    )
    o += path("M34 -34q14 -6 22 4l-9 3", "none", red, 6)
    o += path("M-20 -112C-6 -122 10 -116 24 -104C34 -94 32 -78 18 -72C26 -88 14 -98 -4 -100Z", red, INK, 1.6) + path(
        "M22 -82l10 10l-4 2l2 5l-6 -2l-8 -8Z", red, INK, 1.2
    )
    o += path(
        "M-14 -120C-16 -140 2 -148 14 -143L34 -138L37 -132L18 -127L34 -123L30 -119L8 -118C2 -114 -8 -114 -14 -120Z",
        red,
        INK,
        1.6,
    )
    o += path("M-6 -140L-20 -152L-2 -146M2 -146L-6 -160L9 -147", red, INK, 1.2) + circ(13, -136, 2.2, "#ffe27a")
    return o + path(
        "M38 -128C52 -132 60 -122 76 -126C66 -118 70 -112 58 -108C58 -116 46 -114 38 -122Z", "#ffb545", "#ffe9a8", 1
    )


DRAWN = {
    "forest": forest,
    "pilgrims-road": pilgrims_road,
    "ruins": ruins,
    "glass-desert": glass_desert,
    "mines": mines,
    "tower": end_tower,
    "abyss-gate": abyss_gate,
    "dragon-peak": dragon_peak,
}
