"""The foes of missions, each with its view."""

from tools.art.anima.body import arms, cape, legs, sword, torso
from tools.art.anima.ink import GOLD, INK, LEAF, around, circ, line, mirrored, path, put, rays, star
from tools.art.anima.lords import WHOLE, elder_dragon
from tools.art.anima.sky import omega as letter


def chain_warden() -> str:
    """A cloak on nothing, and chains for arms."""
    chain = "M20 -112C56 -110 66 -84 52 -62S66 -30 84 -26"
    o = cape("#1b1236", "#3a2a66", 52) + mirrored(
        path(chain, "none", INK, 10)
        + path(chain, "none", GOLD, 6, stroke_dasharray="8 4")
        + path("M80 -34Q96 -30 92 -14Q82 -8 78 -18", "none", INK, 7)
        + path("M80 -34Q96 -30 92 -14Q82 -8 78 -18", "none", "#c9c5dd", 3.6)
    )
    o += path(
        "M-30 -112Q-34 -60 -26 -20L-14 -34L-4 -12L6 -34L14 -16L26 -30Q34 -60 30 -112Q0 -130 -30 -112Z",
        "#2a1d52",
        INK,
        2.4,
    ) + path("M-24 -92Q0 -80 24 -92M-25 -70Q0 -58 25 -70", "none", GOLD, 3, stroke_dasharray="7 4")
    return (
        o
        + path("M-24 -112C-32 -144 -14 -176 0 -180C14 -176 32 -144 24 -112Q0 -100 -24 -112Z", "#1b1236", INK, 2.6)
        + path("M-14 -118Q-18 -152 0 -160Q18 -152 14 -118Q0 -110 -14 -118Z", "#05020f")
        + circ(-6, -138, 2.8, "#7fe3ea")
        + circ(6, -138, 2.8, "#7fe3ea")
        + letter(0, -98, 8, 2.6)
    )


def gaoler() -> str:
    """A knight with a ring of keys and a mace."""
    o = (
        legs("#5a5470", "#2a2438", "#7d7799")
        + path("M-22 -84L-26 -46Q0 -36 26 -46L22 -84Z", "#4a2a1c", INK, 2.2)
        + torso("#5a5470", "#8a84a8", "#8a5a2c")
        + arms("-40 -96L-36 -76", "40 -100L44 -116", "#5a5470", "#8a84a8", 14)
        + mirrored(path("M10 -124Q24 -136 36 -122L32 -104L16 -106Z", "#6d6788", INK, 2))
    )
    o += (
        line("M45 -108V-160", "#6b3f22", 5)
        + around(path("M-4 -14L0 -26L4 -14Z", "#c9c5dd", INK, 1.4), 8, 45, -166)
        + circ(45, -166, 14, "#8a84a8", INK, 2)
        + circ(-36, -66, 11, "none", INK, 6)
        + circ(-36, -66, 11, "none", GOLD, 3)
        + "".join(
            put(
                path("M0 0V20M0 14h5M0 19h5", "none", INK, 5) + path("M0 0V20M0 14h5M0 19h5", "none", GOLD, 2.4),
                -36,
                -58,
                turn=a,
            )
            for a in (-26, 0, 26)
        )
    )
    return (
        o
        + path("M-17 -122V-148Q-16 -166 0 -166T17 -148V-122Q0 -112 -17 -122Z", "#6d6788", INK, 2.4)
        + path("M4 -166Q17 -164 17 -148V-122Q12 -118 4 -117Z", "#a5a0c4")
        + path("M-13 -146H13V-139H-13Z", INK)
        + path("M-8 -134V-120M-3 -134V-118M3 -134V-118M8 -134V-120", "none", INK, 2)
        + path("M-6 -143h4M3 -143h4", "none", "#ffb545", 2)
    )


def ashen_dragon() -> str:
    """The old dragon's brother, grey as what he leaves."""
    return elder_dragon("#6a6472", "#8a8490", "#3a3644") + "".join(
        circ(x, y, r, "#d9d0d0", opacity=0.7)
        for x, y, r in ((-60, 30, 3), (-74, -4, 2), (66, 40, 3), (80, 10, 2.4), (-50, 70, 2), (58, 76, 2))
    )


def besiegers() -> str:
    """Spears behind shields, a ram under hides."""
    man = (
        path("M-10 0V-34Q-10 -44 0 -44T10 -34V0Z", "#5a2a34", INK, 2)
        + circ(0, -50, 8, "#e2ad86", INK, 1.8)
        + path("M-10 -50Q-10 -62 0 -62T10 -50L14 -47H-14Z", "#8a84a8", INK, 1.8)
    )
    o = (
        "".join(
            line(f"M{x} -10L{x + 8} -150", "#8a5a2c", 3, 2.6)
            + path(f"M{x + 8} -172l7 20l-7 6l-7 -6Z", "#e8e4f4", INK, 1.6)
            for x in (-74, -40, 30, 66)
        )
        + line("M-4 -20V-184", GOLD, 3, 2.6)
        + path("M-2 -184H42L32 -168L42 -152H-2Z", "#8f1f33", INK, 2)
        + path("M10 -176l10 8l-10 8", "none", GOLD, 3)
    )
    o += "".join(put(man, x, -34, 1.3) for x in (-62, -22, 20, 62)) + "".join(
        put(
            path("M-17 -40Q0 -48 17 -40Q17 -8 0 4Q-17 -8 -17 -40Z", c, INK, 2.2)
            + path("M0 -44V2M-15 -24H15", "none", GOLD, 3),
            x,
            -4,
            1.25,
        )
        for x, c in ((-72, "#6d1230"), (-26, "#8f1f33"), (22, "#6d1230"), (70, "#8f1f33"))
    )
    return o


def crystal_guardian() -> str:
    """A body of crystal that opens its eye."""
    o = (
        rays(0, -104, 20, 90, 18, 0.5)
        + mirrored(
            path("M24 -120L56 -128L72 -96L60 -54L44 -64L48 -92Z", "#6a35b0", INK, 2.2)
            + path("M56 -128L72 -96L60 -54L56 -92Z", "#d9b4ff")
            + path("M60 -54L68 -30L50 -36L44 -64Z", "#8a4fd0", INK, 2)
        )
        + mirrored(path("M0 -60L26 -66L34 0H8Z", "#6a35b0", INK, 2.2) + path("M26 -66L34 0H22Z", "#b688f0"))
    )
    o += (
        path("M0 -56L-36 -84L-40 -124L-18 -140H18L40 -124L36 -84Z", "#8a4fd0", INK, 2.6)
        + path("M0 -56L36 -84L40 -124L18 -140L10 -100Z", "#b688f0")
        + path("M0 -56L-10 -100L10 -100ZM-10 -100L-18 -140H18L10 -100Z", "#d9b4ff", INK, 1.4)
        + circ(0, -104, 11, INK, GOLD, 2)
        + circ(0, -104, 6, "#7fe3ea")
    )
    return (
        o
        + path("M-16 -140L-22 -164L0 -188L22 -164L16 -140Z", "#8a4fd0", INK, 2.4)
        + path("M0 -188L22 -164L16 -140H4Z", "#d9b4ff")
        + path("M-12 -158L-2 -154L-11 -151ZM12 -158L2 -154L11 -151Z", "#fff", INK, 1)
    )


def omega() -> str:
    """The Lord of Infinity: the eclipse is his crown."""
    o = (
        rays(0, -146, 34, 96, 32, 0.95)
        + circ(0, -146, 38, LEAF, INK, 1.8)
        + circ(0, -146, 33, "#371a63")
        + cape("#120a2a", "#371a63", 62)
    )
    o += mirrored(
        path(
            "M20 -118C52 -128 70 -104 96 -110C88 -96 92 -80 84 -70C76 -78 66 -66 58 -70C50 -84 34 -84 20 -96Z",
            "#24154f",
            INK,
            2,
        )
        + path("M28 -112C52 -114 66 -98 88 -102", "none", GOLD, 1.6)
    )
    o += (
        path("M-16 -90Q-26 -40 -44 0Q0 12 44 0Q26 -40 16 -90Z", "#2a1057", INK, 2.4)
        + path("M4 -90Q10 -40 18 5Q34 4 44 0Q26 -40 16 -90Z", "#5a2d91")
        + path("M-42 -8Q0 4 42 -8", "none", GOLD, 3.4)
        + torso("#24154f", "#46307f")
        + arms("-40 -104L-34 -76", "40 -104L52 -126", "#24154f", "#46307f", 13)
    )
    o += (
        circ(55, -136, 12, LEAF, INK, 1.8)
        + letter(55, -136, 6, 2.4, INK)
        + put(sword(0, 0, 84, w=10), -34, -68, turn=196)
        + letter(0, -98, 9, 3)
    )
    return (
        o
        + path("M-14 -132Q-16 -162 0 -164T14 -132Q8 -118 0 -116Q-8 -118 -14 -132Z", "#f4ecd8", INK, 2.2)
        + path("M3 -163Q16 -160 14 -132Q8 -118 3 -116Z", "#cbbde6")
        + path("M-10 -143L-2 -139L-10 -137ZM10 -143L2 -139L10 -137Z", "#ff4a4a", INK, 1.2)
        + path("M-5 -126H5", "none", INK, 1.8)
        + path("M-20 -154L-24 -178L-10 -168L0 -190L10 -168L24 -178L20 -154Q0 -168 -20 -154Z", LEAF, INK, 2)
    )


def chainbreakers() -> str:
    """A demon that tears a chain in two over its head, and the eyes of those behind it."""
    behind = (
        path("M-26 0V-64Q-26 -88 0 -88T26 -64V0Z", "#3a0d24", INK, 2.2)
        + path("M-20 -80L-34 -104L-6 -88M20 -80L34 -104L6 -88", "#c9b48a", INK, 1.6)
        + path("M-14 -66l11 5l-10 5ZM14 -66l-11 5l10 5Z", "#ffe27a")
    )
    arm = "M{0} -62C{1} -70 {2} -104 {3} -132"
    o = put(behind, -62, 0) + put(behind, 62, 0)
    o += line(arm.format(-26, -66, -66, -52), "#7a1a34", 17) + line(arm.format(26, 66, 66, 52), "#a8324a", 17)
    o += (
        path("M-34 0L-28 -20Q-50 -66 -20 -82H20Q50 -66 28 -20L34 0H8V-14H-8V0Z", "#7a1a34", INK, 2.6)
        + path("M12 -82H20Q50 -66 28 -20L34 0H12Q26 -44 12 -82Z", "#a8324a")
        + path("M-18 -62Q0 -52 18 -62M-14 -46Q0 -38 14 -46M0 -66V-36", "none", INK, 2)
        + path("M-22 -80Q-30 -120 0 -122T22 -80Q0 -66 -22 -80Z", "#8f1f3c", INK, 2.4)
        + path(
            "M-18 -112Q-44 -120 -42 -152Q-26 -132 -8 -120ZM18 -112Q44 -120 42 -152Q26 -132 8 -120Z", "#e6d6b0", INK, 2.2
        )
        + path("M-16 -104L-3 -98L-15 -93ZM16 -104L3 -98L15 -93Z", "#ffe27a", INK, 1.4)
        + path("M-13 -86Q0 -92 13 -86L9 -79L4 -84L0 -78L-4 -84L-9 -79Z", "#fff6de", INK, 1.4)
    )
    link = path("M-9 0A9 6 0 1 1 9 0A9 6 0 1 1 -9 0Z", "none", INK, 8) + path(
        "M-9 0A9 6 0 1 1 9 0A9 6 0 1 1 -9 0Z", "none", GOLD, 4.4
    )
    places = ((-58, -140, 8), (-76, -132, 36), (-86, -114, 70), (-88, -92, 90), (-38, -142, -10))
    o += "".join(put(link, x, y, 1, turn) + put(link, -x, y, 1, -turn) for x, y, turn in places)
    o += star(0, -150, 22, 8, 0.35, "#ffe27a") + star(0, -150, 11, 8, 0.4, "#fff")
    return o + path("M-20 -168L-28 -182M0 -174V-190M20 -168L28 -182", "none", "#ff8a3c", 3.4)


def shadow_of_omega() -> str:
    """His shape cut out of the light."""
    shape = path(
        "M-60 0C-66 -60 -40 -90 -22 -116C-24 -150 -10 -170 0 -172C10 -170 24 -150 22 -116C40 -90 66 -60 60 0L44 -14L30 2L14 -12L0 4L-14 -12L-30 2L-44 -14Z",
        "#0b0620",
        LEAF,
        2.4,
    )
    return (
        rays(0, -100, 50, 98, 28, 0.75)
        + circ(0, -100, 62, "#a35a6a", opacity=0.6)
        + circ(0, -100, 46, "#eda765", opacity=0.7)
        + shape
        + path("M-34 -40C-30 -70 -16 -86 -8 -100M34 -40C30 -70 16 -86 8 -100", "none", "#5a2d91", 2.4)
        + path("M-12 -142L-2 -137L-11 -134ZM12 -142L2 -137L11 -134Z", "#ff4a4a")
        + path("M-20 -164L-24 -186L-10 -176L0 -196L10 -176L24 -186L20 -164Q0 -176 -20 -164Z", "#0b0620", LEAF, 1.8)
        + letter(0, -84, 12, 3.4)
    )


def crisis_omega() -> str:
    """Omega at the end: everything behind him burns."""
    fire = path("M0 0C-22 -18 -8 -40 -12 -62C10 -48 24 -24 0 0Z", "#c22f45", INK, 1.8) + path(
        "M0 -4C-10 -14 -2 -28 -4 -40C8 -28 12 -14 0 -4Z", "#ff9a3c"
    )
    return (
        "".join(put(fire, x, 4, s) for x, s in ((-84, 1.5), (-58, 2.1), (84, 1.5), (58, 2.1), (-26, 2.6), (26, 2.6)))
        + omega()
        + "".join(put(fire, x, 8, s) for x, s in ((-70, 0.8), (70, 0.8), (-44, 0.6), (46, 0.6)))
    )


DRAWN = {
    "chain-warden": (WHOLE, chain_warden),
    "gaoler": (WHOLE, gaoler),
    "ashen-dragon": ("-110 -112 220 196", ashen_dragon),
    "besiegers": (WHOLE, besiegers),
    "crystal-guardian": (WHOLE, crystal_guardian),
    "omega": ("-105 -246 210 256", omega),
    "chainbreakers": (WHOLE, chainbreakers),
    "shadow-of-omega": (WHOLE, shadow_of_omega),
    "crisis-omega": ("-115 -246 230 256", crisis_omega),
}
