"""Linocuts of the personal goals: what is to be done, with one hand's blue in it."""

from tools.art.bigbrother import motifs as m
from tools.art.bigbrother.block import BLUE, BONE, DEEP, GREY, INK, RED, Block, pictures_of


def blinder(b: Block) -> None:
    """A camera whose lens breaks."""
    b.rays(BLUE, 84, 30, 14, 50, 16, 4)
    m.camera(b, 60, 42, 1.15)
    b.line(BONE, 2.4, "M76 18l8 12-6 4 10 10M84 30l14-4")


def tearer(b: Block) -> None:
    """A poster torn in two."""
    b.gouge(DEEP, 0, 0, 126, 80, 40, 12, 1.6, 0)
    m.poster(b, 60, 40, 1.35, -4)
    b.fill(BLUE, "M56-2l8 14-6 10 10 14-8 12 8 14-6 20 10 0 4-20-8-14 8-12-10-14 6-10-4-14z")


def breaker(b: Block) -> None:
    """Cutters at a wire."""
    m.fence(b, 16, 78, 88, 1.5)
    b.group(70, 40, 1, -24)
    b.line(BLUE, 7, "M-44 12L0 0M-44-12L0 0")
    b.fill(BONE, "M0 0l26-12 6 8-18 6zM0 0l26 12 6-8-18-6z")
    b.disc(INK, 0, 0, 4)
    b.end()


def fighter(b: Block) -> None:
    """A fist against a helmet."""
    b.rays(RED, 66, 40, 10, 44, 20, 5)
    m.policeman(b, 96, 84, 1.3)
    b.group(40, 44, 1.3, 70)
    m.fist(b, 0, 0, 1, BLUE)
    b.end()


def comrade(b: Block) -> None:
    """Shoulder to shoulder."""
    b.beams(DEEP, 63, 90, 130, 9, 8, 190, 350)
    m.person(b, 44, 84, 2, BLUE, INK)
    m.person(b, 82, 84, 2, BONE, INK)


def seeker(b: Block) -> None:
    """A lantern over crates."""
    b.rays(BONE, 44, 30, 14, 44, 20, 3)
    b.fill(BLUE, "M34 20h20v24h-20z")
    b.fill(BONE, "M30 16h28v5h-28zM30 43h28v5h-28z")
    b.ring(BONE, 2.4, 44, 11, 6)
    m.crate(b, 92, 60, 1.1)
    m.crate(b, 64, 68, 0.6)


def traveller(b: Block) -> None:
    """A train along a ring."""
    b.ring(BONE, 7, 63, 44, 34)
    b.ring(INK, 3, 63, 44, 34)
    m.train(b, 62, 40, 1.0)
    b.disc(BLUE, 30, 58, 7)
    b.disc(BLUE, 96, 58, 7)


def trader(b: Block) -> None:
    """Two hands, two cards, two ways."""
    m.cards(b, 36, 62, 2, 1.0, BLUE)
    m.cards(b, 90, 62, 2, 1.0)
    b.line(BONE, 4, "M46 68h34M46 76h34")
    b.fill(BONE, "M78 62l12 6-12 6zM48 70l-12 6 12 6z")


def stasher(b: Block) -> None:
    """A crate under a floor."""
    b.fill(BONE, "M0 26h34l6 8h46l6-8h34v10h-30l-8 8h-50l-8-8h-30z")
    b.gouge(DEEP, 0, 40, 126, 80, 40, 10, 2, 80)
    m.crate(b, 63, 58, 0.95)
    b.fill(BLUE, "M57 4h12v18h8l-14 14-14-14h8z")


def customer(b: Block) -> None:
    """A coat opened for somebody."""
    for i in range(5):
        b.fill(RED if i % 2 == 0 else BONE, f"M{8 + i * 22} 2h22l2 16q-12 8-22 0z")
    m.person(b, 38, 84, 1.7, BLUE, INK)
    m.person(b, 90, 84, 1.7, GREY, BONE)
    b.fill(BONE, "M54 54h20v14h-20z")
    b.line(INK, 2, "M58 58h12M58 63h8")


def agitator(b: Block) -> None:
    """A brush on a wall."""
    b.fill(DEEP, "M0 0h126v80h-126z")
    b.line(
        INK,
        1.6,
        "M0 20h126M0 40h126M0 60h126M30 0v20M80 0v20M12 20v20M60 20v20M104 20v20M34 40v20M84 40v20M16 60v20M66 60v20",
    )
    b.fill(BONE, "M22 10h62v58h-62z")
    b.line(BLUE, 7, "M32 22l40 34M72 22L32 56")
    b.group(98, 48, 1, 34)
    b.fill(BONE, "M-4-34h8v30h-8z")
    b.fill(BLUE, "M-9-4h18l-2 22h-14z")
    b.end()


def martyr(b: Block) -> None:
    """A face behind bars."""
    b.rays(BLUE, 63, 40, 22, 62, 20, 4)
    b.group(63, 40, 1.4)
    m.head(b, 0, 0, 1)
    b.end()
    m.bars(b, BONE, 18, 4.5)


def pilgrim(b: Block) -> None:
    """Somebody small before two towers."""
    b.beams(DEEP, 63, 80, 120, 8, 8, 190, 350)
    m.tower(b, 30, 76, 0.78)
    m.tower(b, 98, 76, 0.78)
    m.person(b, 64, 82, 0.95, BLUE, INK)


def evader(b: Block) -> None:
    """Under a camera's beam, and not seen."""
    b.fill("#f4e7bf", "M40 24L66 80h60z")
    m.camera(b, 34, 24, 0.75)
    m.person(b, 36, 84, 1.5, BLUE, INK)
    b.fill(INK, "M30 44q6-6 14 0v4h-14z")


def organiser(b: Block) -> None:
    """A flame handed on."""
    b.rays(GREY, 63, 36, 24, 60, 26, 2.6)
    m.flame(b, 63, 34, 1.25, BLUE)
    m.hand(b, 28, 66, 0.7)
    m.hand(b, 98, 66, 0.7, True)


PICTURES = pictures_of(globals())
