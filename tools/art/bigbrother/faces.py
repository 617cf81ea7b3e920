"""Portraits: one face, split by the light; the eye in the shadow is bone. A feature for each."""

from collections.abc import Callable

from tools.art.bigbrother.block import BLUE, BONE, DEEP, GREY, INK, RED, Block

WIDE, HIGH = 120, 140


def big_brother(b: Block) -> None:
    """As on the posters."""
    b.beams(RED, 60, 66, 130, 24, 6.5)
    b.fill(INK, "M8 140c0-24 20-30 34-34h36c14 4 34 10 34 34z")
    b.fill(DEEP, "M42 104l18 14 18-14 6 6-14 30h-20l-14-30z")
    b.line(BONE, 2, "M8 140c0-24 20-30 34-34")
    b.fill(BONE, "M60 12c24 0 34 18 33 42-1 32-16 60-33 60s-32-28-33-60c-1-24 9-42 33-42z")
    b.fill(
        INK,
        "M60 12c24 0 34 18 33 42-1 32-16 60-33 60l4-20 8-4-4-8-4-2 2-12-3-14 14-4 8-2-4-10-14 4z"
        "M26 52c-4-30 12-46 34-46s38 16 34 46l-6-2c0-16-8-26-28-26s-28 10-28 26zM32 46l20 3v5l-21-3z"
        "M88 46l-20 3v5h8l12-2z",
    )
    b.fill(GREY, "M70 49l17-3v3l-16 3z")
    b.fill(INK, "M33 58q9-6 18 1-9 5-18-1z")
    b.disc(BONE, 43, 58, 2)
    b.fill(BONE, "M70 59q8-6 16-1-8 5-16 1z")
    b.disc(INK, 77, 58, 2.4)
    b.fill(INK, "M56 52l-6 26q5 4 11 3l1-4z")
    b.fill(BONE, "M58 56l-4 20 4 2z")
    b.fill(INK, "M30 94q6-14 22-11 8-3 16 0 16-3 22 11-9-5-16-3-6 2-14 0-8 2-14 0-7-2-16 3zM50 98h20l-3 3h-14z")
    b.line(GREY, 1.2, "M66 84q10-1 17 5M66 88q6-1 9 0")
    b.gouge(INK, 34, 64, 48, 78, 10, 7, 1.2, 70)
    b.gouge(GREY, 70, 64, 86, 80, 10, 6, 1.1, 110)
    b.gouge(GREY, 40, 12, 78, 20, 14, 8, 1.2, -5)


def julia(b: Block) -> None:
    """Freckles, a bob, a red sash."""
    b.fill("#1d3c52", "M0 0h120v140h-120z")
    b.beams("#2f6184", 20, 10, 190, 12, 6, -10, 110)
    b.fill(INK, "M10 140c2-22 18-26 32-32h30c16 5 34 10 38 32z")
    b.fill(BONE, "M46 104c8 12 22 12 30 0l4 8-18 28-20-26z")
    b.fill("#2b3b47", "M36 112l20 28h-12l-14-24zM84 112l-14 28h12l10-24z")
    b.fill(RED, "M16 128l106-11v12l-104 11z")
    b.fill(BONE, "M62 22c22 0 30 16 29 36-1 24-14 46-28 46s-28-20-29-46c-1-20 8-36 28-36z")
    b.fill(INK, "M66 22c20 2 26 17 25 36-1 24-14 46-28 46l3-14 9-3-6-5-6-3 5-12-2-12h10l12-4-8-8-14 2z")
    b.fill(
        INK,
        "M26 92c-10-42 0-80 38-82 36 0 44 36 34 80-2 8-8 10-12 8 6-24 6-40 2-54-16 2-32-2-40-14-4 14-10 22-12 30 0 16 "
        "2 26 6 36-6 2-14 2-16-4z",
    )
    b.line(BLUE, 1.8, "M30 84c-6-30 2-60 28-66M38 40q8-8 12-18M94 82q6-30-4-52M70 16q14 4 20 16")
    b.line(BONE, 1.2, "M34 88q-4-22 0-36")
    b.fill(INK, "M40 55q8-6 16-2v3q-8-2-16 2zM71 54q8-3 15 2l-1 2q-7-4-14-1zM41 63q7-5 15 0-7 5-15 0z")
    b.disc(BONE, 49, 62.5, 1.6)
    b.fill(BONE, "M72 63q7-5 14 0-7 4-14 0z")
    b.disc(INK, 79, 62.5, 2)
    b.fill(INK, "M60 64l-4 14q4 3 7 2z")
    b.fill(RED, "M52 88q5-4 9-2 5-2 10 1-5 6-10 6-6 0-9-5z")
    b.fill(INK, "M52 88q9 2 19-1l-9 2.4z")
    for x, y in ((42, 72), (46, 75), (44, 78), (50, 72), (40, 76), (48, 79)):
        b.disc(INK, x, y, 0.9)
    b.gouge(GREY, 70, 70, 84, 84, 8, 6, 1, 110)


def winston(b: Block) -> None:
    """Hollow cheeks, a tired eye."""
    b.fill("#55524b", "M0 0h120v140h-120z")
    b.beams("#6d6a61", 110, 0, 200, 15, 6, 62, 190)
    b.fill(INK, "M12 140c2-20 18-28 34-32h28c16 4 32 12 34 32z")
    b.fill(BONE, "M46 106l14 14 14-14 6 8-20 26-20-26z")
    b.fill(DEEP, "M56 118h9l4 22h-17z")
    b.fill(BONE, "M60 20c19 0 27 14 26 36-1 26-13 52-26 52s-25-24-26-52c-1-22 7-36 26-36z")
    b.fill(INK, "M62 20c17 1 25 14 24 36-1 26-13 52-26 52l4-16 7-3-5-7-5-1 3-14-1-12 14-2 6-4-6-8-14 3z")
    b.fill(INK, "M32 52c-6-28 6-44 30-44s34 14 28 44l-5-10c-4-8-14-12-24-10-10 0-20 2-24 8z")
    b.line(BONE, 1.3, "M36 36q8-18 28-20M50 30q10-8 24-4")
    b.fill(INK, "M37 52l17 2v4l-17-2zM69 54l15-3v3l-15 4zM39 62q7-4 14 0-7 5-14 0z")
    b.fill(BONE, "M70 62q6-4 13 0-6 4-13 0z")
    b.disc(INK, 77, 62, 2)
    b.fill(INK, "M58 58l-5 20q4 4 8 2zM49 90q11-3 22 0l-2 2q-9-1-18 0z")
    b.line(INK, 1.2, "M40 70q5 5 6 14M38 76q4 6 5 12M40 68q5 2 9 0M36 46q8-3 14 0M40 42q8-3 14 0")
    b.gouge(GREY, 68, 70, 82, 90, 10, 7, 1, 100)


def obrien(b: Block) -> None:
    """Spectacles, a heavy jaw."""
    b.fill("#7d0e07", "M0 0h120v140h-120z")
    b.beams(RED, 60, 150, 190, 15, 5.5, 180, 360)
    b.fill(INK, "M2 140c2-30 22-34 42-38h34c20 4 38 10 40 38z")
    b.line(BONE, 1.6, "M2 140c2-30 22-34 42-38")
    b.fill(DEEP, "M40 100l22 18 22-18 8 6-18 34h-24l-18-34z")
    b.fill(BONE, "M84 122h14v3h-14zM84 128h10v3h-10z")
    b.fill(BONE, "M60 16c26 0 35 18 34 42-1 30-16 54-33 54s-33-24-34-54c-1-24 9-42 33-42z")
    b.fill(INK, "M62 16c24 1 33 18 32 42-1 30-16 54-33 54l4-17 9-3-6-7-7-2 4-14-2-13 14-3 12-4-10-10-14 3z")
    b.fill(INK, "M25 52c-5-26 9-44 35-44s42 16 36 46l-6-8c-1-16-12-22-30-22s-26 6-28 20z")
    b.line(BONE, 1.4, "M30 36q6-18 26-22M66 14q16 2 22 14")
    b.ring(INK, 2.6, 45, 60, 11)
    b.ring(BONE, 2.2, 77, 60, 11)
    b.line(INK, 2.2, "M56 58q5-3 10 0")
    b.fill(INK, "M36 62a9.5 9.5 0 0 1 18-6z")
    b.fill(GREY, "M68 64a9.5 9.5 0 0 1 18-7z")
    b.fill(
        INK,
        "M38 46q8-4 16-1v3q-8-2-16 1zM68 45q9-3 17 1l-1 3q-8-3-16-1zM60 64l-7 18q6 5 11 2z"
        "M44 94q16-6 34 0l-4 3q-13-3-26 0z",
    )
    b.line(INK, 1.4, "M40 82q-3 6 0 12M36 74q-2 8 0 14M50 104q8 4 16 0")
    b.gouge(GREY, 70, 74, 88, 96, 14, 8, 1.1, 105)
    b.gouge(INK, 32, 28, 52, 40, 8, 9, 1, -8)


def syme(b: Block) -> None:
    """Large mocking eyes, a lock, a raised brow."""
    b.fill("#2b3327", "M0 0h120v140h-120z")
    b.beams("#46513d", 0, 140, 200, 12, 5.5, 270, 360)
    b.fill(INK, "M16 140c2-20 18-28 34-32h22c16 4 30 12 32 32z")
    b.fill(BONE, "M48 106l13 16 13-16 6 8-19 26-19-26z")
    b.fill(GREY, "M56 120h10l3 20h-16z")
    b.fill(BONE, "M60 18c19 0 26 15 25 36-1 28-13 54-25 54s-24-26-25-54c-1-21 6-36 25-36z")
    b.fill(INK, "M62 18c17 1 24 15 23 36-1 28-13 54-25 54l3-17 7-3-5-7-4-1 2-14-1-12 13-3 6-4-6-8-13 3z")
    b.fill(INK, "M33 46c-5-24 8-38 28-38 22 0 32 14 27 40l-5-12c-6-8-14-10-22-9-4 8-14 12-22 8z")
    b.line(BONE, 1.4, "M44 20q10-8 24-6M60 27q-6 8-16 8")
    b.ring(INK, 2, 46, 60, 9)
    b.ring(BONE, 2, 76, 60, 9)
    b.line(INK, 1.8, "M55 59q5-3 11 0")
    b.disc(INK, 47, 60, 3)
    b.disc(BONE, 76, 60, 3.4)
    b.disc(INK, 77, 60, 1.6)
    b.fill(INK, "M36 46q9-8 18-3l-1 3q-8-3-17 3zM68 47q8-2 15 2l-1 2q-7-3-14-2z")
    b.fill(INK, "M60 62l-5 18q4 4 8 2zM48 90q12 8 26-3-8 11-16 10-6 0-10-7z")
    b.line(INK, 1.2, "M42 76q3 8 4 14M40 74q2 2 5 2")
    b.gouge(GREY, 66, 70, 80, 92, 10, 7, 1, 100)


def _police(finish: Callable[[Block], None]) -> Callable[[Block], None]:
    """A helmet, a red band, no name: what is beneath it differs."""

    def cut(b: Block) -> None:
        b.fill("#2b0502", "M0 0h120v140h-120z")
        b.beams("#6d0c06", 60, 150, 190, 15, 5.5, 180, 360)
        b.fill(INK, "M-4 140c2-34 26-40 42-44h44c16 4 40 10 42 44z")
        b.line(BONE, 2.2, "M-4 140c2-34 26-40 42-44M124 140c-2-34-26-40-42-44")
        b.fill(DEEP, "M40 94l20 12 20-12 4 14-24 12-24-12z")
        b.line(GREY, 2, "M42 100l18 11 18-11")
        b.fill(BONE, "M60 34c22 0 28 12 27 30-1 20-12 40-27 40s-26-20-27-40c-1-18 5-30 27-30z")
        b.fill(INK, "M60 34c22 0 28 12 27 30-1 20-12 40-27 40l3-14 8-3-5-6-6-2 2-16z")
        b.fill(INK, "M18 52c-2-32 16-48 42-48s44 16 42 48z")
        b.line(BONE, 2.6, "M22 46c0-26 16-38 36-39")
        b.line(GREY, 1.8, "M34 40c2-14 10-22 20-25")
        b.fill(RED, "M12 50h96l-5 13h-86z")
        b.fill("#ff5a45", "M12 50h96l-1.5 4h-93z")
        finish(b)
        b.gouge(DEEP, 20, 112, 100, 136, 16, 12, 1.6, 70)

    return cut


STRAP = "M30 66l6 34 24 12 24-12 6-34h-4l-5 28-21 10-21-10-5-28z"


def _constable(b: Block) -> None:
    b.fill(INK, "M38 66h17l-2 5h-13z")
    b.fill(RED, "M66 66h16l-2 5h-12zM41 67h5v2h-5z")
    b.fill(INK, f"M58 66l-5 16q5 3 9 1zM46 91h26l-2 3.5h-21z{STRAP}")
    b.gouge(INK, 36, 72, 46, 88, 9, 8, 1.2, 75)


def _goggles(b: Block) -> None:
    b.fill(
        INK, f"M28 64h64v6q-4 12-17 12-11 0-15-8-4 8-15 8-13 0-17-12zM58 74l-4 12q5 3 9 1zM50 94h22l-2 3h-18z{STRAP}"
    )
    b.fill(RED, "M32 67h24q-1 11-12 11-10-1-12-11z")
    b.fill("#6d0c06", "M64 67h24q-2 10-12 11-11 0-12-11z")
    b.fill(BONE, "M35 69h8l-5 6zM68 69h5l-3 4z")


def _mask(b: Block) -> None:
    b.fill(INK, f"M32 64h56v18l-8 24-20 14-20-14-8-24z{STRAP}")
    b.disc(BONE, 46, 72, 8.5)
    b.disc(GREY, 75, 72, 8.5)
    b.disc(INK, 47, 72, 5.5)
    b.disc(RED, 75, 72, 5)
    b.disc(GREY, 60, 98, 15)
    b.disc(INK, 60, 98, 12)
    b.line(BONE, 1.8, "M51 93h18M50 98h20M51 103h18")
    b.line(GREY, 3, "M74 104q16 8 18 30")


def _woman(b: Block) -> None:
    b.fill(INK, "M22 62h13l2 20q-2 16 4 26-18-2-20-16zM98 62h-13l-2 20q2 16-4 26 18-2 20-16z")
    b.line(BONE, 1.4, "M26 70q-2 18 4 30M30 66q-1 16 3 28")
    b.fill(INK, "M37 66q9-4 18 1l-1 4q-8 3-16-1z")
    b.disc(BONE, 46, 68.5, 1.6)
    b.fill(BONE, "M67 68q8-4 16 0-8 5-16 0z")
    b.disc(RED, 76, 68, 2)
    b.fill(INK, "M59 68l-4 14q4 3 8 1z")
    b.fill(RED, "M50 91q6-4 10-1 5-3 11 1-5 5-11 5-6 0-10-5z")
    b.line(INK, 1.6, "M40 74l7 12M38 80l8-4")


PICTURES: dict[str, Callable[[Block], None]] = {
    "big-brother": big_brother,
    "julia": julia,
    "winston": winston,
    "obrien": obrien,
    "syme": syme,
    "police": _police(_constable),
    "police-goggles": _police(_goggles),
    "police-mask": _police(_mask),
    "police-woman": _police(_woman),
}
