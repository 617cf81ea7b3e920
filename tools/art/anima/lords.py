"""The great Monsters: the Vampire Lady, and all of level 3; each with its view."""

from tools.art.anima.body import arms, head, torso
from tools.art.anima.ink import GOLD, INK, LATTICE, LEAF, circ, line, mirrored, path, put, rays, rect, star


def vampire() -> str:
    """She in her cloak, a crown on her head."""
    o = ""
    cloak = "M0 -250C30 -262 52 -286 60 -322C68 -286 78 -268 98 -260C138 -262 166 -286 182 -326C192 -266 206 -206 200 -132C196 -90 186 -62 182 -26Q166 -62 146 -24Q132 -64 112 -16Q98 -54 78 -6Q50 -30 0 0Z"
    lin = "M0 -238C34 -246 58 -250 84 -248C126 -246 154 -262 172 -288C180 -246 190 -198 184 -136C180 -100 174 -78 170 -58Q152 -74 140 -46Q126 -82 108 -34Q94 -66 74 -20Q40 -40 0 -10Z"
    o += mirrored(
        path(cloak, "#150a26", INK, 2.4)
        + path(lin, "#6d1230")
        + path(lin, LATTICE)
        + path(
            "M30 -236C80 -220 130 -150 146 -30M30 -236C70 -190 100 -110 112 -22M30 -236C56 -180 74 -90 78 -10M30 -238C100 -236 160 -190 182 -32",
            "none",
            "#2a0a22",
            3,
        )
        + path("M60 -322C68 -286 78 -268 98 -260C138 -262 166 -286 182 -326", "none", GOLD, 2)
        + path("M182 -26Q166 -62 146 -24Q132 -64 112 -16Q98 -54 78 -6", "none", GOLD, 2)
    )
    o += mirrored(
        path("M0 -196L17 -194C20 -168 10 -156 13 -140C34 -84 52 -40 70 -4Q36 10 0 6Z", "#24103c", INK, 2.2)
        + path("M8 -140C28 -80 44 -40 56 -2L40 3C30 -50 16 -100 4 -140Z", "#452064")
        + path("M0 -184L7 -140C14 -90 20 -40 22 4L0 6Z", "#8f1f33", INK, 1.6)
        + path("M7 -140C14 -90 20 -40 22 4", "none", GOLD, 2)
        + path("M64 -16Q34 -2 0 -6", "none", GOLD, 2)
    )
    o += "".join(
        path("M0 -8L7 0L0 8L-7 0Z", GOLD, INK, 1, transform=f"translate(0 {y}) scale({s})")
        for y, s in ((-120, 0.5), (-92, 0.6), (-62, 0.75), (-30, 0.9))
    )
    o += mirrored(
        line("M24 -226C48 -214 60 -206 74 -196C88 -204 92 -218 98 -236", "#24103c", 13)
        + path("M66 -206Q76 -188 92 -206L104 -186Q84 -160 62 -186Z", "#24103c", INK, 1.8)
        + path("M98 -234L92 -252M98 -236L99 -258M100 -236L107 -254M102 -232L114 -246M94 -232L86 -240", "none", INK, 6.4)
        + path(
            "M98 -234L92 -252M98 -236L99 -258M100 -236L107 -254M102 -232L114 -246M94 -232L86 -240",
            "none",
            "#e6dcf0",
            3.6,
        )
        + circ(98, -234, 6, "#e6dcf0", INK, 1.4)
    )
    o += mirrored(
        path("M0 -242L27 -240C33 -218 20 -206 17 -190Q8 -184 0 -182Z", "#3a1858", INK, 2.2)
        + path("M0 -242L14 -241Q12 -222 0 -212Z", "#e6dcf0")
        + path("M4 -210L12 -190M0 -204L6 -188", "none", GOLD, 1.4)
        + path("M17 -192Q8 -186 0 -184", "none", GOLD, 3)
    )
    o += mirrored(
        path("M6 -246C30 -250 52 -276 56 -316C66 -276 60 -242 28 -228Z", "#8f1f33", INK, 2)
        + path("M56 -316C66 -276 60 -242 28 -228", "none", GOLD, 1.8)
    )
    o += mirrored(
        path(
            "M0 -314C28 -314 36 -288 34 -262C33 -244 40 -232 34 -216C26 -224 22 -236 22 -250L0 -262Z",
            "#0d0620",
            INK,
            1.8,
        )
    )
    o += (
        rect(-7, -252, 14, 16, "#cfc2dd")
        + path("M-19 -284Q-20 -304 0 -304T19 -284Q18 -260 0 -246Q-18 -260 -19 -284Z", "#efe8f6", INK, 2)
        + path("M4 -303Q19 -302 19 -284Q18 -260 0 -246Q10 -270 4 -303Z", "#b9a6cf")
    )
    o += mirrored(
        path("M0 -308Q16 -306 20 -280Q10 -294 0 -300Z", "#0d0620")
        + path("M4 -281Q10 -287 16 -281Q10 -277 4 -281Z", "#ff3b4e", INK, 1)
        + path("M3 -287L17 -290", "none", INK, 2)
        + path("M0 -261H7L4 -257Z", "#a3142c")
        + path("M3 -260L4.5 -254L6 -260Z", "#fff")
    )
    o += (
        path(
            "M-22 -300L-26 -322L-14 -310L-10 -332L-3 -313L0 -340L3 -313L10 -332L14 -310L26 -322L22 -300Q0 -312 -22 -300Z",
            LEAF,
            INK,
            1.8,
        )
        + circ(0, -316, 3.6, "#c22f45", INK, 1.2)
        + path("M-12 -240Q0 -228 12 -240", "none", GOLD, 2)
        + circ(0, -230, 4, "#c22f45", INK, 1.2)
    )
    return o


def elder_dragon(hide: str = "#a32336", face: str = "#c22f45", wing: str = "#6d1230") -> str:
    """Full face, fire in the throat."""
    w = path(
        "M8 -20C30 -70 60 -84 104 -86C96 -66 98 -52 104 -34C88 -40 78 -34 74 -18C62 -28 50 -24 44 -8C34 -16 20 -14 8 -6Z",
        wing,
        INK,
        2,
    ) + path(
        "M8 -18C40 -56 70 -74 104 -86M12 -16C44 -46 76 -48 104 -34M12 -12C34 -28 56 -28 74 -18M10 -8C24 -18 34 -16 44 -8",
        "none",
        GOLD,
        1.5,
    )
    o = mirrored(w)
    o += (
        path("M-16 -14C-34 30 -50 52 -26 66C0 80 40 76 44 52C46 34 20 34 18 50", "none", INK, 17)
        + path("M-16 -14C-34 30 -50 52 -26 66C0 80 40 76 44 52C46 34 20 34 18 50", "none", hide, 13)
        + path("M18 50l-12 -8l2 14Z", hide, INK, 1.6)
    )
    o += (
        mirrored(
            path("M0 -30C22 -26 28 4 22 36C16 50 8 54 0 54Z", hide, INK, 2)
            + path("M14 44L34 54L30 58L36 62L28 64L8 58Z", hide, INK, 1.8)
        )
        + path("M-9 -20C-12 10 -10 36 0 50C10 36 12 10 9 -20Z", "#f0c27a", INK, 1.4)
        + "".join(path(f"M-9 {y}Q0 {y + 5} 9 {y}", "none", "#9c5a22", 1.4) for y in range(-14, 40, 8))
    )
    o += mirrored(
        path("M0 -84C16 -86 22 -74 20 -62C22 -50 14 -34 8 -24L0 -22Z", face, INK, 2)
        + path("M12 -78C22 -90 34 -92 42 -106C42 -88 34 -72 20 -66Z", "#e6d6b0", INK, 1.6)
        + path("M20 -62L34 -58L20 -50Z", "#8f1f33", INK, 1.4)
        + path("M5 -62L16 -67L14 -59Z", "#ffe27a", INK, 1)
        + path("M4 -34q3 -3 5 0", "none", INK, 1.6)
        + path("M0 -80L5 -70L0 -64Z", "#f0c27a")
    )
    o += path(
        "M-8 -26C-16 -14 -10 -4 -14 6C-6 2 -4 8 0 20C4 8 6 2 14 6C10 -4 16 -14 8 -26Q0 -22 -8 -26Z", "#ff9a3c", INK, 1.4
    ) + path("M-4 -24C-8 -14 -4 -8 0 4C4 -8 8 -14 4 -24Z", "#ffedb0")
    return o


def lich() -> str:
    """A skull under a crown, a hand of bone on the staff."""
    o = rays(0, -40, 26, 92, 24, 0.6)
    o += mirrored(
        path("M0 -14C30 -14 44 0 50 30L60 74H0Z", "#16383f", INK, 2)
        + path("M30 -10C44 0 50 30 60 74H44C42 40 36 10 22 -8Z", "#2c6a70")
        + path("M10 -10L16 74M26 -4L36 74", "none", INK, 1.3, opacity=0.6)
        + path("M0 -12C14 -10 20 2 20 14L0 26Z", "#0e2429", INK, 1.6)
    )
    o += path("M-10 -8L0 74L10 -8Z", "#5a2d91", INK, 1.4) + "".join(star(0, y, 4.5, 4, 0.35) for y in (10, 28, 46))
    o += path(
        "M0 -74C24 -74 30 -56 28 -42C28 -32 22 -30 20 -26L18 -14H-18L-20 -26C-22 -30 -28 -32 -28 -42C-30 -56 -24 -74 0 -74Z",
        "#efe6d0",
        INK,
        2,
    ) + path("M8 -73C24 -70 30 -56 28 -42C28 -32 22 -30 20 -26L18 -14H8C16 -34 16 -54 8 -73Z", "#b9a680")
    o += mirrored(
        path("M5 -46Q14 -54 22 -44Q20 -34 12 -34Q6 -36 5 -46Z", INK)
        + circ(13, -43, 3.4, "#7fe3ea")
        + path("M0 -36L5 -26H0Z", INK)
        + path("M4 -22V-14M10 -22V-14", "none", INK, 1.6)
    ) + path("M-16 -22H16", "none", INK, 1.4)
    o += (
        path("M-26 -66L-34 -94L-18 -84L-12 -104L0 -86L12 -104L18 -84L34 -94L26 -66Q0 -78 -26 -66Z", LEAF, INK, 2)
        + circ(0, -82, 4, "#7fe3ea", INK, 1.3)
        + circ(-17, -76, 2.6, "#c22f45")
        + circ(17, -76, 2.6, "#c22f45")
    )
    o += (
        path("M46 74V-50", "none", INK, 6)
        + path("M46 74V-50", "none", "#8a5a2c", 3.4)
        + circ(46, -60, 10, "#7fe3ea", INK, 1.8)
        + path("M36 -50Q46 -42 56 -50", "none", GOLD, 3)
    )
    o += path("M38 22l8 -3l8 3M38 26l8 -2l8 2M38 30l8 -1l8 1", "none", "#efe6d0", 2.6)
    return o


def light_maiden() -> str:
    """Six wings of light, a blindfold, a spear."""
    wing = path(
        "M6 -120C30 -160 60 -180 92 -182C84 -168 88 -158 80 -148C70 -148 74 -136 64 -130C54 -132 54 -118 42 -114C30 -116 20 -106 8 -106Z",
        "#fff6de",
        INK,
        1.8,
    ) + path("M12 -118C34 -146 58 -162 82 -170M14 -112C34 -130 52 -138 68 -142", "none", GOLD, 1.6)
    low = path(
        "M6 -100C30 -100 60 -92 84 -68C70 -66 66 -58 56 -56C48 -62 40 -56 32 -60C24 -68 14 -74 6 -84Z",
        "#f4e3b8",
        INK,
        1.8,
    )
    o = rays(0, -120, 40, 96, 28, 0.8) + mirrored(low + wing)
    o += (
        path("M-15 -88Q-22 -40 -36 0Q0 12 36 0Q22 -40 15 -88Z", "#f4ecd8", INK, 2.4)
        + path("M4 -88Q10 -40 16 5Q28 4 36 0Q22 -40 15 -88Z", "#ffffff")
        + path("M-34 -8Q0 4 34 -8", "none", GOLD, 3)
        + torso("#d9b04a", "#f9dc8a")
        + arms("-34 -98L-30 -80", "34 -98L40 -88", "#f3d9c0", "#fbe9d8")
    )
    o += (
        line("M40 4V-150", GOLD, 3, 2.6)
        + path("M40 -186L49 -158L40 -148L31 -158Z", "#ffffff", INK, 1.8)
        + path("M-14 -150C-28 -124 -28 -96 -22 -76L-8 -112ZM14 -150C28 -124 28 -96 22 -76L8 -112Z", "#f9dc8a", INK, 2)
        + head("#fbe9d8")
    )
    return (
        o
        + path("M-12 -138Q-14 -160 0 -160T12 -138Q0 -152 -12 -138Z", "#f9dc8a", INK, 2)
        + path("M-12 -143Q0 -139 12 -143V-136Q0 -132 -12 -136Z", "#ffffff", INK, 1.4)
        + circ(0, -176, 14, "none", INK, 5)
        + circ(0, -176, 14, "none", GOLD, 3)
    )


def abyss_lord() -> str:
    """Horns, a maw, four arms, flame about the feet."""
    skin, light = "#4a1230", "#7a2342"
    o = mirrored(
        path(
            "M10 -130C50 -170 80 -176 98 -168C88 -158 92 -146 84 -138C76 -140 76 -126 66 -122C56 -126 50 -112 40 -110Z",
            "#2a0a22",
            INK,
            2,
        )
        + path("M16 -128C46 -156 70 -166 90 -166", "none", "#c22f45", 1.6)
    )
    o += mirrored(
        path("M0 -74C30 -74 34 -40 30 -6L40 0H16L10 -30L0 -34Z", skin, INK, 2.4)
        + path("M16 0l4 -8l4 8l4 -8l4 8Z", "#e6d6b0", INK, 1.2)
    )
    o += mirrored(
        line("M24 -122C52 -120 60 -98 66 -84", light, 16)
        + line("M26 -100C46 -92 46 -74 40 -60", skin, 13)
        + path("M58 -84l4 16l6 -10l5 12l4 -14l8 6l-8 -14Z", "#e6d6b0", INK, 1.4)
        + path("M34 -60l2 13l6 -8l4 10l4 -14Z", "#e6d6b0", INK, 1.3)
    )
    o += (
        path("M-36 -130Q0 -144 36 -130Q36 -92 18 -70Q0 -62 -18 -70Q-36 -92 -36 -130Z", skin, INK, 2.6)
        + path("M6 -138Q24 -136 36 -130Q36 -92 18 -70Q10 -66 6 -66Z", light)
        + path("M-20 -104Q0 -84 20 -104Q14 -78 0 -76Q-14 -78 -20 -104Z", INK, "#ff7a36", 2)
        + path("M-14 -98l4 9l4 -5l4 7l4 -7l4 5l6 -9", "none", "#ffe27a", 2)
        + path("M-26 -122L-8 -114M26 -122L8 -114", "none", "#c22f45", 3)
    )
    o += (
        path("M-18 -150Q-20 -174 0 -174T18 -150Q14 -132 0 -128Q-14 -132 -18 -150Z", light, INK, 2.4)
        + path("M-13 -154L-3 -148L-12 -146ZM13 -154L3 -148L12 -146Z", "#ffe27a", INK, 1.3)
        + path("M-8 -137l3 -5l2.5 4l2.5 -4l2.5 4l3 -4l2 5Z", "#fff6de", INK, 1)
    )
    o += mirrored(
        path("M10 -170C26 -174 40 -186 38 -206C52 -190 46 -164 16 -158Z", "#e6d6b0", INK, 2)
        + path("M24 -172l6 6M32 -180l6 5", "none", "#9c7a4a", 1.6)
    )
    return o + "".join(
        put(
            path("M0 0C-12 -10 -4 -24 -6 -36C6 -28 14 -14 0 0Z", "#ff8a3c", INK, 1.4)
            + path("M0 -2C-5 -8 0 -18 -1 -24C5 -16 6 -8 0 -2Z", "#ffe27a"),
            x,
            4,
            s,
        )
        for x, s in ((-56, 1), (-34, 0.7), (54, 1.1), (36, 0.7), (0, 0.8))
    )


def titan() -> str:
    """As high as the peaks he stands between."""
    stone, light = "#6e6a8e", "#b9a6b0"
    o = path("M-100 0L-78 -44L-64 -30L-48 -62L-30 0ZM100 0L80 -50L62 -28L50 -56L30 0Z", "#3a2a6a", INK, 1.8) + mirrored(
        line("M30 -130C56 -124 62 -92 58 -66", stone, 24)
        + path("M44 -70Q60 -78 74 -64Q74 -44 60 -42Q44 -46 44 -70Z", stone, INK, 2.2)
    )
    o += (
        path("M-44 -138Q0 -158 44 -138L34 -74Q0 -62 -34 -74Z", stone, INK, 2.6)
        + path("M10 -150Q30 -146 44 -138L34 -74Q22 -68 10 -67Z", light)
        + mirrored(path("M2 -74H32L36 0H6Z", "#57537a", INK, 2.4))
        + path("M14 -72H32L36 0H22Z", light, opacity=0.7)
    )
    o += (
        path("M-34 -80H34V-58L22 -40L10 -56L0 -38L-10 -56L-22 -40L-34 -58Z", "#8f5a3a", INK, 2)
        + path("M-34 -78H34", "none", GOLD, 4)
        + path("M-24 -120L-10 -104L-18 -92M20 -126L8 -110L18 -100M-20 -40L-12 -24", "none", INK, 2)
    )
    o += (
        path("M-20 -158Q-22 -186 0 -186T20 -158Q16 -138 0 -134Q-16 -138 -20 -158Z", stone, INK, 2.4)
        + path("M4 -186Q20 -184 20 -158Q16 -138 4 -135Z", light)
        + path("M-13 -162h9M4 -162h9", "none", "#7fe3ea", 4)
        + path("M-18 -150Q-16 -120 0 -112Q16 -120 18 -150Q8 -142 0 -142T-18 -150Z", "#e9e6f2", INK, 2)
    )
    return (
        o
        + path("M-22 -170L-18 -190L-6 -182L0 -196L6 -182L18 -190L22 -170Q0 -180 -22 -170Z", LEAF, INK, 2)
        + path(
            "M-92 -160q10 -10 22 -4q10 -8 20 2q-20 8 -42 2ZM56 -178q8 -8 18 -2q10 -6 16 2q-16 6 -34 0Z",
            "#c9b8e8",
            INK,
            1.3,
            opacity=0.8,
        )
    )


WHOLE = "-100 -205 200 215"
"""The view of those who stand on the ground."""
DRAWN = {
    "vampire": ("-205 -345 410 355", vampire),
    "elder-dragon": ("-110 -112 220 196", elder_dragon),
    "lich": ("-96 -134 192 212", lich),
    "light-maiden": (WHOLE, light_maiden),
    "abyss-lord": ("-105 -212 210 222", abyss_lord),
    "titan": (WHOLE, titan),
}
