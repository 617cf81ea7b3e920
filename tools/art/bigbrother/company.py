"""Citizens who join in when a bot does: the light splits their faces too. A head-gear or a mark each."""

from collections.abc import Callable

from tools.art.bigbrother.block import BONE, DEEP, GREY, INK, RED, Block

Cut = Callable[[Block], None]


def _citizen(ground: str, ray: str, finish: Cut) -> Cut:
    """A bust in overalls: left bone, right ink, the eye in the shadow is bone."""

    def cut(b: Block) -> None:
        b.fill(ground, "M0 0h120v140h-120z")
        b.beams(ray, 60, 150, 200, 13, 6, 180, 360)
        b.fill(INK, "M8 140c2-24 20-30 36-34h32c16 4 34 10 36 34z")
        b.fill(DEEP, "M46 106l14 14 14-14 8 10-22 24-22-24z")
        b.fill(BONE, "M60 22c20 0 28 14 27 36-1 26-13 50-27 50s-26-24-27-50c-1-22 7-36 27-36z")
        b.fill(INK, "M62 22c18 1 26 14 25 36-1 26-13 50-27 50l4-16 7-3-5-7-5-1 3-14-1-12 14-2 6-4-6-8-14 3z")
        b.fill(INK, "M38 54q8-5 16-1v3q-8-2-16 1zM40 63q7-5 14 0-7 5-14 0z")
        b.disc(BONE, 48, 62.5, 1.5)
        b.fill(BONE, "M69 56q8-4 15 0v2q-8-3-15 0zM70 63q7-5 14 0-7 4-14 0z")
        b.disc(INK, 77, 63, 2)
        b.fill(INK, "M59 60l-5 18q4 4 8 2zM49 91q11-4 22 0l-3 3q-8-2-16 0z")
        finish(b)
        b.gouge(GREY, 67, 70, 82, 90, 10, 7, 1, 100)

    return cut


def _ampleforth(b: Block) -> None:
    b.fill(INK, "M30 62c-8-34 6-52 32-50 24 2 36 20 28 54-4-16-8-26-16-34-12 8-28 10-38 6-4 8-4 14-6 24z")
    b.line(BONE, 1.3, "M36 40q10-18 32-20M40 46q12-4 20-12")


def _parsons(b: Block) -> None:
    b.fill(INK, "M26 42c0-22 12-30 36-30 22 0 32 8 32 30z")
    b.fill(RED, "M24 40q36-10 72 0l4 8q-40-10-80 0z")
    b.line(BONE, 1.6, "M32 34c2-12 12-17 26-18")
    b.fill(INK, "M44 86q8-6 15-2 9-4 17 2-8 4-17 1-8 3-15-1z")


def _tillotson(b: Block) -> None:
    b.fill(INK, "M32 52c-6-26 6-38 30-38s32 12 26 38l-6-14c-12-6-30-6-44 0z")
    b.ring(INK, 2.3, 46, 63, 10)
    b.ring(BONE, 2.3, 77, 63, 10)
    b.line(INK, 2, "M56 61q5-3 11 0")


def _withers(b: Block) -> None:
    b.fill(GREY, "M32 50c-4-22 6-32 28-32s32 10 28 32l-8-14c-14-4-28-4-40 0z")
    b.fill(GREY, "M34 84q4 34 26 36 22-2 26-36-8 8-14 7-12-6-24 0-6 1-14-7z")
    b.fill(INK, "M50 95q10-3 20 0l-3 3h-14z")
    b.line(BONE, 1.2, "M44 100q4 10 10 14M54 102q2 8 6 14M40 32q8-8 20-9")


def _bumstead(b: Block) -> None:
    b.fill(DEEP, "M18 46c2-26 18-34 44-34 24 0 38 10 40 30-30-8-56-6-84 4z")
    b.line(BONE, 1.8, "M24 40c6-16 18-22 34-23")
    b.fill(RED, "M84 112l14 3-3 13-14-3z")
    b.line(INK, 1.3, "M40 74q5 5 6 14M38 80q4 6 5 12")


def _katharine(b: Block) -> None:
    b.fill(
        RED,
        "M22 92c-8-46 4-78 38-78s48 32 40 78c-8 6-14 4-18-4 8-22 8-40 0-52-16-8-32-8-44 0-8 14-8 32 0 54-4 6-10 8-16 2z",
    )
    b.fill("#ff5a45", "M28 52c4-24 14-34 32-36-12 8-22 18-26 36z")
    b.fill(INK, "M38 40q22-14 44 0l-2 6q-20-12-40 0z")


CITIZENS: dict[str, Cut] = {
    "ampleforth": _citizen("#55524b", "#6d6a61", _ampleforth),
    "parsons": _citizen("#2b3327", "#46513d", _parsons),
    "tillotson": _citizen("#1d3c52", "#2f6184", _tillotson),
    "withers": _citizen("#4a2320", "#6d3430", _withers),
    "bumstead": _citizen("#403a2a", "#5c5440", _bumstead),
    "katharine": _citizen("#3a3733", "#55524b", _katharine),
}
