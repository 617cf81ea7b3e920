"""The Events: what happens on the road, in the view of what stands there."""

from tools.art.anima.body import cape, head, robe, sword, torso
from tools.art.anima.houses import house, tent
from tools.art.anima.ink import (
    GOLD,
    INK,
    LEAF,
    around,
    circ,
    line,
    mirrored,
    oval,
    path,
    put,
    rays,
    rect,
    star,
)
from tools.art.anima.wilds import chapel


def inn() -> str:
    """A door that is open, and light in it."""
    o = (
        circ(-58, -160, 16, "#ffedb0")
        + house(-62, 0, 124, 74, "gable", 62, 1, 0, "#8a6a54")
        + path("M-20 0V-40A20 22 0 0 1 20 -40V0Z", "#ffcf6a", INK, 2.4)
        + path("M-34 0H34L52 12H-46Z", "#ffd98a", opacity=0.4)
    )
    o += (
        "".join(
            rect(x, -56, 22, 24, "#ffcf6a", INK, 2) + path(f"M{x + 11} -56v24M{x} -44h22", "none", INK, 1.6)
            for x in (-54, 32)
        )
        + rect(-11, -104, 22, 20, "#ffcf6a", INK, 2)
        + rect(30, -150, 16, 40, "#6a5590", INK, 2)
        + path("M38 -156q-8 -10 0 -20q8 -8 0 -18", "none", "#c9b8e8", 4, opacity=0.8)
    )
    return (
        o
        + line("M62 -72H88", "#6b3f22", 4, 3)
        + path("M70 -68H94V-42H70Z", "#2a1d63", GOLD, 2)
        + path("M76 -60h10v12h-10Zm10 2h4v7h-4", "none", GOLD, 2.2)
        + path("M-90 8Q0 -6 90 8", "none", INK, 3)
    )


def cache() -> str:
    """A chest in a hole that has just been dug, and the spade beside it."""
    o = path("M-92 4Q-70 -40 -30 -34Q0 -46 34 -34Q76 -40 94 4Q40 22 0 20Q-46 22 -92 4Z", "#5a3f34", INK, 2.4)
    o += path("M-66 0Q-50 -24 0 -24T66 0Q30 14 0 13T-66 0Z", "#120a2a")
    o += rays(0, -58, 30, 84, 18, 0.55)
    o += (
        path("M-48 -64Q-50 -106 -28 -110H28Q50 -106 48 -64Z", "#6a3f22", INK, 2.6)
        + path("M-40 -66Q-40 -98 -24 -101H24Q40 -98 40 -66Z", "#2a1408")
        + path("M-52 -62H52L46 2H-46Z", "#a9743c", INK, 2.6)
        + path("M20 -62H52L46 2H18Z", "#7a4d26")
        + path("M-38 -64Q-30 -82 -18 -72Q-8 -90 4 -74Q16 -88 26 -72Q36 -78 40 -64Z", LEAF, INK, 1.8)
        + path("M-52 -62H52M-34 -62L-31 2M34 -62L31 2", "none", "#f0c860", 5)
        + rect(-10, -58, 20, 24, "#f9dc8a")
        + circ(0, -48, 4.5, INK)
        + path("M-2 -47L-3 -38H3L2 -47Z", INK)
    )
    o += line("M72 -6L92 -128", "#7a4d26", 6) + line("M80 -132L104 -126", "#7a4d26", 6)
    o += path("M60 -10L86 -6Q84 26 68 32Q56 20 60 -10Z", "#c9cbe0", INK, 2.2)
    o += "".join(circ(x, y, 6, LEAF, INK, 1.6) for x, y in ((-66, 8), (-54, 13), (-76, 14)))
    o += star(-20, -92, 11, 4, 0.3, "#fff6d8") + star(24, -100, 7, 4, 0.3, "#fff6d8")
    return put(o, 0, -24, 0.94)


def storm() -> str:
    """A cloud with a face that blows."""
    o = path(
        "M-86 -96Q-96 -136 -60 -140Q-50 -182 -6 -172Q30 -194 56 -160Q96 -160 90 -118Q96 -90 66 -86H-60Q-80 -86 -86 -96Z",
        "#46407a",
        INK,
        2.8,
    ) + path("M10 -176Q36 -186 56 -160Q96 -160 90 -118Q96 -90 66 -86H20Q60 -120 10 -176Z", "#7a74b0")
    o += (
        path("M-34 -128q12 -10 22 0M8 -128q12 -10 22 0", "none", INK, 3.4)
        + path("M-12 -104Q0 -112 12 -104Q0 -92 -12 -104Z", INK)
        + path("M-26 -86L-40 -44H-22L-36 0L8 -58H-10L2 -86Z", "#ffe27a", INK, 2.2)
        + path("M44 -86L36 -58H48L40 -26L68 -66H56L64 -86Z", "#ffb545", INK, 2)
    )
    return o + path(
        "M-78 -70l-10 30M-62 -66l-10 30M76 -70l-8 26M84 -40l-8 26M-84 -24l-8 24M-58 -26l-8 24M20 -50l-8 24M24 -20l-6 20",
        "none",
        "#a9c8f0",
        3,
    )


def fog() -> str:
    """Somebody with a lantern, who sees no further than its light, and a signpost that nobody can read."""
    o = circ(18, -92, 74, "#ffe9a8", opacity=0.22) + circ(18, -92, 48, "#ffe9a8", opacity=0.34)
    o += line("M-66 6V-132", "#4a3a5c", 8)
    o += path("M-104 -134H-46L-32 -120L-46 -106H-104Z", "#7a6a86", INK, 2.2, opacity=0.85)
    o += path("M-30 -98H-84L-98 -85L-84 -72H-30Z", "#7a6a86", INK, 2.2, opacity=0.85)
    o += (
        path("M-34 8Q-36 -70 -14 -96Q10 -112 30 -96Q50 -70 46 8Z", "#3b2f66", INK, 2.6)
        + path("M14 -104Q26 -100 32 -92Q50 -66 46 8H22Q34 -60 14 -104Z", "#5a4a8c")
        + circ(6, -116, 20, "#e8c9a4", INK, 2.4)
        + path("M-18 -112Q-22 -146 6 -148T32 -112Q26 -130 6 -130T-18 -112Z", "#2a2050", INK, 2.2)
        + path("M-1 -117h3M11 -117h3", "none", INK, 3)
        + path("M2 -106q4 -3 8 0", "none", INK, 2)
        + line("M34 -76L62 -92", "#5a4a8c", 11)
        + path("M62 -96V-88M54 -88H70L74 -58H50Z", "#ffd27a", INK, 2.4)
        + path("M62 -80V-64", "none", "#fff6d8", 5)
    )
    bands = ((-112, -44, 0.92, 1), (-84, -10, 0.96, 1.05), (-116, 18, 1, 1.1))
    swell = "M0 0q18 -20 44 -8q16 -18 42 -4q26 -16 50 2q30 -8 46 8q-24 16 -56 8q-34 12 -62 2q-40 8 -64 -8Z"
    o += "".join(put(path(swell, "#d5cde8", INK, 1.6, opacity=alpha), x, y, scale) for x, y, alpha, scale in bands)
    return put(o, 6, -24, 0.82)


def pit_trap() -> str:
    """Leaves, and a hand at the edge."""
    o = (
        path("M-100 -60Q-60 -96 0 -92T100 -60V10H-100Z", "#5a4a3a", INK, 2.4)
        + oval(0, -36, 78, 34, "#0b0620", stroke=GOLD, stroke_width=2)
        + "".join(path(f"M{x - 6} -4L{x} -34L{x + 6} -4Z", "#a5a0c4", INK, 1.8) for x in (-36, -12, 14, 40))
    )
    o += path(
        "M-20 -60C-22 -80 -18 -92 -12 -92Q-8 -92 -8 -78L-4 -98Q0 -102 4 -98V-78L10 -96Q15 -98 16 -92L12 -72L20 -78Q26 -78 22 -70L8 -52Q-10 -44 -20 -60Z",
        "#f3c9a5",
        INK,
        2.2,
    ) + path("M-22 -58Q-8 -44 10 -54L14 -30Q-6 -22 -24 -34Z", "#2b4f9a", INK, 2)
    leaf = path("M0 0Q10 -12 24 -6Q16 8 0 0Z", "#7a8a3a", INK, 1.6)
    return (
        o
        + "".join(
            put(leaf, x, y, 1, a)
            for x, y, a in (
                (-84, -58, 10),
                (-60, -74, -30),
                (60, -70, 20),
                (78, -52, 60),
                (-78, -12, 40),
                (62, 0, -10),
                (-30, 8, 0),
                (20, -84, -20),
            )
        )
        + path("M-96 -120L-60 -110M70 -118L98 -130", "none", "#8a5a2c", 5)
    )


def toll() -> str:
    """A beam over the road, a hand held out."""
    o = (
        path("M-40 10L-16 -90H16L44 10Z", "#f0d9a0", INK, 2)
        + path("M0 4V-84", "none", "#9c6a22", 2.4, stroke_dasharray="4 8")
        + line("M-92 4V-120", "#6b3f22", 9)
        + line("M92 4V-120", "#6b3f22", 9)
        + path("M-98 -74H98V-56H-98Z", "#f4ecd8", INK, 2.4)
        + path(
            "M-90 -74h22l-14 18h-16v-6ZM-46 -74h22l-14 18h-22ZM-2 -74h22l-14 18h-22ZM42 -74h22l-14 18h-22ZM86 -74h12v8l-6 10h-20Z",
            "#b3263a",
        )
    )
    o += put(
        cape("#3a4a3a", "#5a6f54", 32)
        + torso("#3a4a3a", "#5a6f54", "#8a5a2c")
        + line("M20 -112L40 -96L56 -100", "#5a6f54", 10)
        + head("#d9a27c")
        + path("M-15 -144Q0 -152 15 -144L12 -158Q0 -168 -12 -158Z", "#2a1f18", INK, 2)
        + path("M-11 -142H11", "none", INK, 5),
        -50,
        -4,
        1.08,
    )
    return (
        o
        + path("M8 -114q8 -8 16 -4q6 6 -2 10l-14 4Z", "#d9a27c", INK, 2)
        + circ(20, -128, 9, LEAF, INK, 1.8)
        + circ(36, -122, 7, LEAF, INK, 1.6)
        + put(sword(0, 0, 44), 78, -78, turn=14)
    )


def plague() -> str:
    """A mask with a beak, bells, smoke."""
    o = (
        path("M-60 4C-62 -60 -46 -104 -22 -122Q0 -132 22 -122C46 -104 62 -60 60 4Q0 16 -60 4Z", "#2a2438", INK, 2.6)
        + path("M10 -128Q18 -126 22 -122C46 -104 62 -60 60 4Q40 10 26 10C40 -50 30 -100 10 -128Z", "#4a4260")
        + path("M0 -104V10", "none", INK, 2)
    )
    o += (
        path("M-44 -136Q0 -120 44 -136Q22 -146 20 -176Q0 -188 -20 -176Q-22 -146 -44 -136Z", "#1b1626", INK, 2.4)
        + path("M-21 -150Q0 -140 21 -150", "none", "#8f1f33", 5)
        + path("M-20 -136Q0 -146 20 -136L18 -112Q10 -96 -2 -62Q-8 -94 -18 -112Z", "#d9c49a", INK, 2.4)
        + path("M4 -141Q14 -140 20 -136L18 -112Q10 -96 -2 -62Q8 -104 4 -141Z", "#f0e0b8")
        + circ(-9, -122, 7, "#2a6a3a", INK, 2)
        + circ(11, -122, 7, "#2a6a3a", INK, 2)
        + path("M-11 -125l3 2M9 -125l3 2", "none", "#c8ff9a", 2)
    )
    o += (
        line("M46 -96L70 -80", "#2a2438", 13)
        + path("M70 -80V-50", "none", GOLD, 2.4)
        + path("M56 -30Q58 -52 70 -52T84 -30Z", LEAF, INK, 2)
        + circ(70, -27, 4, GOLD, INK, 1.4)
        + line("M-46 -96L-70 -70", "#2a2438", 13)
        + path("M-84 -40Q-80 -64 -70 -64T-56 -40Q-70 -32 -84 -40Z", "#8a84a8", INK, 2)
    )
    return o + path("M-70 -66q-14 -16 -2 -28q12 -12 -2 -28q-8 -14 4 -26", "none", "#9adb5a", 5, opacity=0.8)


def merchant() -> str:
    """A wagon of everything."""
    o = (
        path("M-84 -36H56L48 -6H-76Z", "#8a5a2c", INK, 2.4)
        + put(tent(0, 0, 148, 150, "#f1d9a3", "#5e3a86"), -14, -34, 0.98)
        + "".join(
            circ(x, 0, 24, "#6b3f22", INK, 2.4)
            + circ(x, 0, 17, "#2a1740")
            + around(path("M0 0V-18", "none", "#a9743c", 3.4), 8, x, 0)
            + circ(x, 0, 5, GOLD, INK, 1.4)
            for x in (-54, 28)
        )
        + path("M56 -26H96", "none", INK, 7)
        + path("M56 -26H96", "none", "#8a5a2c", 4)
    )
    o += put(
        robe("#23794a", "#55b67d", GOLD, 30)
        + torso("#23794a", "#55b67d")
        + line("M20 -112L38 -120", "#55b67d", 10)
        + head("#d9a27c")
        + path("M-17 -144Q0 -152 17 -144Q20 -164 0 -166T-17 -144Z", "#e9bf5a", INK, 2)
        + circ(0, -156, 4, "#b3263a", INK, 1.2)
        + path("M-9 -128Q0 -114 9 -128Q4 -124 0 -124T-9 -128Z", "#2a1f18"),
        68,
        8,
        0.92,
    )
    return (
        o
        + path("M102 -118V-92M92 -112H112M92 -112l-5 10h10ZM112 -112l-5 10h10Z", "none", GOLD, 2.4)
        + circ(-60, -52, 6, "#c22f45", INK, 1.4)
        + circ(-34, -50, 5, "#2f8f98", INK, 1.4)
    )


def shrine() -> str:
    """A chapel by the road, and light in the rain."""
    return (
        rays(0, -76, 30, 98, 24, 0.55)
        + path("M-98 8Q0 -22 98 8V14H-98Z", "#2f4a3a", INK, 2.2)
        + put(chapel(), 0, 2, 2.5)
        + "".join(
            put(path("M0 0V-8", "none", "#2f7a57", 2) + circ(0, -10, 3.4, c, INK, 1), x, y)
            for x, y, c in (
                (-70, 6, "#e0567a"),
                (-56, 2, "#ffe27a"),
                (62, 4, "#e0567a"),
                (76, 8, "#a9b8ff"),
                (-82, 10, "#a9b8ff"),
            )
        )
    )


def torn_sky() -> str:
    """What is behind things, through a tear."""
    tear = "M-14 -198L14 -150L-6 -128L40 -84L16 -66L30 -30L-4 6L-24 -40L-8 -58L-46 -96L-20 -120L-34 -156Z"
    o = "".join(
        put(path("M0 -16L9 2L0 16L-9 2Z", "#8f6ad0", INK, 1.8), x, y, s, a)
        for x, y, s, a in (
            (-70, -150, 1, 20),
            (64, -140, 1.3, -30),
            (-78, -60, 1.2, 60),
            (76, -40, 1, 15),
            (52, -180, 0.8, 45),
            (-60, -10, 0.9, -20),
        )
    )
    return (
        o
        + path(tear, "#0b0620", LEAF, 4)
        + path(
            "M-8 -180L4 -148L-16 -124L26 -84L4 -66L16 -36L-2 -8L-14 -40L2 -60L-32 -96L-8 -122L-22 -152Z",
            "#371a63",
            "#7fe3ea",
            1.8,
        )
        + path("M-10 -96Q4 -112 18 -96Q4 -80 -10 -96Z", "#ffe27a", INK, 1.8)
        + path("M4 -106Q9 -96 4 -86Q-1 -96 4 -106Z", INK)
        + "".join(star(x, y, 4, fill="#fff") for x, y in ((-6, -150), (6, -50), (0, -24), (-20, -130)))
    )


def reaper() -> str:
    """A scythe, an hourglass, an empty hood."""
    o = (
        cape("#0f0a1e", "#2a2248", 50)
        + path(
            "M-34 -112Q-44 -50 -46 0L-30 -12L-16 4L0 -10L16 4L30 -12L46 0Q44 -50 34 -112Q0 -134 -34 -112Z",
            "#1b1430",
            INK,
            2.4,
        )
        + path("M8 -124Q26 -122 34 -112Q44 -50 46 0L30 -12L24 -4Q34 -70 8 -124Z", "#332a58")
        + line("M58 6L40 -184", "#6b3f22", 5)
        + path("M40 -184C4 -206 -50 -196 -84 -158C-50 -176 -12 -178 42 -166Z", "#dcd8ee", INK, 2.2)
        + path("M40 -178C4 -196 -40 -190 -70 -168", "none", "#ffffff", 2)
    )
    o += (
        path("M-26 -112C-32 -144 -16 -174 0 -178C16 -174 32 -144 26 -112Q0 -100 -26 -112Z", "#0f0a1e", INK, 2.6)
        + path(
            "M0 -154C12 -154 16 -144 14 -137L10 -132V-124H-10V-132L-14 -137C-16 -144 -12 -154 0 -154Z",
            "#efe6d0",
            INK,
            1.8,
        )
        + circ(-5, -141, 3.6, INK)
        + circ(5, -141, 3.6, INK)
        + path("M-4 -125v-3M0 -125v-3M4 -125v-3", "none", INK, 1.4)
    )
    return (
        o
        + line("M26 -100L50 -92", "#1b1430", 12)
        + line("M-26 -100L-46 -84", "#1b1430", 12)
        + put(
            path("M-12 -20H12L2 0L12 20H-12L-2 0Z", "#f4ecd8", INK, 2)
            + path("M-6 -14H6L0 -2ZM-10 18H10L0 6Z", "#e9bf5a")
            + path("M-15 -21H15M-15 21H15", "none", INK, 6)
            + path("M-15 -21H15M-15 21H15", "none", GOLD, 3),
            -54,
            -66,
        )
    )


def grace() -> str:
    """Hands that let a bird of light go."""
    o = rays(0, -120, 24, 98, 32, 0.9) + circ(0, -120, 44, "#fff2c0", opacity=0.75)
    o += (
        mirrored(
            path(
                "M2 -118C20 -150 50 -164 80 -160C70 -150 74 -142 64 -136C56 -138 56 -126 46 -122C38 -126 30 -112 8 -104Z",
                "#ffffff",
                INK,
                2,
            )
        )
        + path("M-10 -126Q0 -136 10 -126L8 -98L16 -76L0 -86L-16 -76L-8 -98Z", "#ffffff", INK, 2)
        + circ(0, -134, 8, "#ffffff", INK, 1.8)
        + path("M-3 -130L0 -122L3 -130Z", "#ffb545", INK, 1)
        + circ(-3, -136, 1.4, INK)
        + circ(3, -136, 1.4, INK)
    )
    hand = path(
        "M6 10C10 -20 20 -34 34 -44L58 -66Q66 -66 62 -56L48 -40L70 -52Q76 -48 70 -42L52 -28L72 -36Q78 -32 72 -26L50 -14Q40 6 38 10Z",
        "#f3c9a5",
        INK,
        2.2,
    )
    return o + mirrored(hand + path("M4 12H42V-2H6Z", "#f4ecd8", INK, 2) + path("M5 4H40", "none", GOLD, 2.4))


DRAWN = {
    "inn": inn,
    "cache": cache,
    "storm": storm,
    "fog": fog,
    "pit-trap": pit_trap,
    "toll": toll,
    "plague": plague,
    "merchant": merchant,
    "shrine": shrine,
    "rift": torn_sky,
    "reaper": reaper,
    "grace": grace,
}
