"""The great ones: Monsters of level 3, the Vampire Lady, and the foes of missions."""

from tools.art.anima.body import arms, cape, head, legs, sword, torso
from tools.art.anima.ink import GOLD, INK, LATTICE, LEAF, around, circ, line, mirrored, path, put, rays, rect, star
from tools.art.anima.sky import omega as letter


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
    """Three that tear at one chain."""
    imp = (
        path("M-14 0V-40Q-16 -60 0 -62T14 -40V0H4V-16H-4V0Z", "#5a1430", INK, 2.2)
        + path("M4 -61Q16 -58 14 -40V0H8Z", "#8f2f4a")
        + path("M-13 -56L-24 -74L-8 -66M13 -56L24 -74L8 -66", "#e6d6b0", INK, 1.6)
        + path("M-8 -50l6 3l-6 3ZM8 -50l-6 3l6 3Z", "#ffe27a", INK, 1)
        + path("M-6 -36l3 4l3 -3l3 3l3 -4", "none", "#fff6de", 1.8)
    )
    o = (
        put(imp, -58, 0, 1.5)
        + put(imp, 58, 0, 1.5)
        + put(imp, 0, -4, 2.1)
        + line("M-70 -60L-36 -78", "#5a1430", 11)
        + line("M70 -60L36 -78", "#5a1430", 11)
        + line("M-26 -76L-40 -100", "#5a1430", 13)
        + line("M26 -76L40 -100", "#8f2f4a", 13)
    )
    d = "M-92 -104C-60 -86 -40 -112 -12 -104M92 -104C60 -86 40 -112 12 -104"
    return (
        o
        + path(d, "none", INK, 13)
        + path(d, "none", GOLD, 8, stroke_dasharray="12 5")
        + star(0, -106, 22, 6, 0.35, "#ffe27a")
        + star(0, -106, 11, 6, 0.4, "#fff")
        + path("M-12 -124L-20 -140M0 -130V-150M12 -124L20 -140", "none", "#ff8a3c", 3)
    )


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


WHOLE = "-100 -205 200 215"
"""The view of those who stand on the ground."""
DRAWN = {
    "vampire": ("-205 -345 410 355", vampire),
    "elder-dragon": ("-110 -112 220 196", elder_dragon),
    "lich": ("-96 -134 192 212", lich),
    "light-maiden": (WHOLE, light_maiden),
    "abyss-lord": ("-105 -212 210 222", abyss_lord),
    "titan": (WHOLE, titan),
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
