"""Linocuts of the support cards: one thing a card, known at 60 pixels."""

from tools.art.bigbrother import motifs as m
from tools.art.bigbrother.block import BLUE, BONE, DEEP, GREY, INK, RED, Block, pictures_of


def baton(b: Block) -> None:
    """A truncheon in a hand."""
    b.beams(RED, 30, 74, 150, 8, 7, -88, 5)
    b.rays(BONE, 86, 16, 8, 24, 16, 2.2)
    b.group(40, 60, 1, -36)
    b.fill(BONE, "M-10-5h74q6 0 6 6t-6 6h-74z")
    b.fill(INK, "M-6-2h70v2h-70zM-12-8h6v18h-6z")
    b.fill(GREY, "M-38-6h28v14h-28z")
    b.end()
    b.fill(BONE, "M14 84c-2-18 6-26 16-26 9 0 16 8 14 16l-8 10z")
    b.line(INK, 1.8, "M22 62q6 6 5 13M29 60q6 6 5 14M36 62q4 5 3 12")


def spanner(b: Block) -> None:
    """A spanner with a bolt."""
    b.beams(DEEP, 20, 90, 170, 9, 6, -90, 0)
    b.group(62, 42, 1, -38)
    b.fill(BONE, "M-46-6h72l6-10 18-6 4 8-14 6v14l14 6-4 8-18-6-6-8h-72z")
    b.fill(INK, "M-40-2h60v3h-60z")
    b.end()
    b.fill(RED, "M92 6l12-2 8 9-4 12-12 2-8-9z")
    b.disc(INK, 100, 15, 5)
    b.gouge(BONE, 84, 20, 122, 44, 10, 10, 1.6, -40)


def pistol(b: Block) -> None:
    """A pistol that fires."""
    b.beams(RED, 96, 30, 130, 9, 9, -70, 75)
    b.rays(BONE, 98, 30, 10, 30, 17, 2.4, -80, 80)
    b.group(0, 8, 1, -8)
    b.fill(BONE, "M14 24h82v5h4v9h-4v4h-38c-1 6-4 10-12 10h-3l-6 24-22-1 7-30c-6-3-9-8-9-14z")
    b.fill(INK, "M20 29h70v2.5h-70zM58 42c0 5-3 8-9 8l2-8zM24 46l14 2-5 22-13-1z")
    b.gouge(BONE, 23, 50, 32, 66, 11, 7, 1.3, 10)
    b.fill(BONE, "M84 20h6v4h-6zM16 19h8l3 5h-11z")
    b.end()


def smoke_pot(b: Block) -> None:
    """A pot that smokes."""
    puffs = ((96, 20, 22), (70, 16, 18), (46, 22, 15), (84, 40, 18), (58, 40, 13), (112, 40, 16), (40, 42, 9))
    for x, y, radius in puffs:
        b.disc(BONE, x, y, radius)
    for x, y, radius in puffs[:6]:
        for part in (0.35, 0.6, 0.85):
            q = radius * part
            b.line(
                INK,
                1.3,
                f"M{x - q * 0.7:.0f} {y + q * 0.7:.0f}A{q:.0f} {q:.0f} 0 0 1 {x + q * 0.9:.0f} {y - q * 0.4:.0f}",
            )
    b.fill(BONE, "M18 50h26v26h-26zM16 46h30v5h-30z")
    b.fill(RED, "M18 58h26v8h-26z")
    b.fill(INK, "M22 52h3v24h-3zM86 80c0-16 3-20 8-21a6 6 0 1 1 6 0c5 1 9 6 9 21z")
    b.fill(GREY, "M27 40h8v6h-8z")


def diary(b: Block) -> None:
    """A diary, a pen, a hidden corner."""
    b.fill(DEEP, "M0 0h30l-8 80h-22zM126 0h-22l6 80h16z")
    b.group(60, 44, 1, -6)
    b.fill(RED, "M-32-34h58q6 0 6 6v62h-64z")
    b.fill(BONE, "M-28-28h54v56h-54z")
    b.line(INK, 1.5, "M-20-18h38M-20-10h38M-20-2h30M-20 6h38M-20 14h22")
    b.end()
    b.group(88, 34, 1, 32)
    b.fill(BONE, "M-4-34h8v44l-4 12-4-12z")
    b.fill(INK, "M-4 4h8v3h-8zM-1 10h2v9h-2z")
    b.end()
    b.line(RED, 2, "M40 64q14-6 22 2t20-2")


def the_book(b: Block) -> None:
    """An open book that shines."""
    b.beams(DEEP, 63, 62, 130, 13, 7, 180, 360)
    b.rays(BONE, 63, 60, 32, 66, 26, 2.6, 188, 352)
    b.fill(RED, "M22 66l4-36q20-6 37 4 17-10 37-4l4 36q-24-6-41 4-17-10-41-4z")
    b.fill(BONE, "M28 60l3-32q17-6 31 4v32q-16-8-34-4zM98 60l-3-32q-17-6-31 4v32q16-8 34-4z")
    lines = "".join(
        f"M{34 - i * 0.3:.1f} {34 + i * 5}q13-4 24 3M{92 + i * 0.3:.1f} {34 + i * 5}q-13-4-24 3" for i in range(5)
    )
    b.line(INK, 1.3, lines)
    b.fill(BONE, "M10 80c4-14 12-18 18-18l8 6c-4 4-6 8-6 12zM116 80c-4-14-12-18-18-18l-8 6c4 4 6 8 6 12z")


def paperweight(b: Block) -> None:
    """A glass with coral in it."""
    b.rays(GREY, 63, 44, 38, 62, 24, 2.4, 180, 360)
    b.fill(BONE, "M27 60a36 38 0 1 1 72 0q-36 10-72 0z")
    b.fill(INK, "M31 58a32 34 0 1 1 64 0q-32 8-64 0z")
    b.line(RED, 4.5, "M63 58v-22M63 46l-13-10M63 42l14-9M50 36l-4-9M77 33l2-9M63 36l-3-11M54 39l-8 1")
    b.fill(BONE, "M40 34q6-12 18-13-10 6-14 17zM16 64h94v5h-94z")


def leaflets(b: Block) -> None:
    """Leaflets that fall between houses."""
    b.fill(DEEP, "M0 10h24v70h-24zM102 4h24v76h-24z")
    for x, y, turn in ((44, 20, -24), (74, 14, 18), (90, 40, -8), (60, 44, 30), (38, 58, -12)):
        m.paper(b, x, y, 0.5, turn)
    b.group(72, 64, 1, -14)
    b.fill(RED, "M-13-9h26v18h-26z")
    b.line(BONE, 2.2, "M-8-3h16M-8 3h11")
    b.end()


def paint(b: Block) -> None:
    """A pot of paint, a poster painted over."""
    b.gouge(DEEP, 0, 0, 126, 24, 40, 12, 1.6, -20)
    b.fill(RED, "M38 6h62v30q-4-6-6 2-2 14-5 2-2-12-6 4-2 8-5-2-3-10-7 6-3 14-6-4-3-8-7 2-4 16-8 0-2-12-6-2-3 4-6-6z")
    b.line(BONE, 5, "M50 13l32 14M82 13l-32 14")
    b.fill(BONE, "M20 44h36l-3 30h-30zM18 40h40v6h-40z")
    b.fill(INK, "M22 48h4l2 24h-4z")
    b.gouge(INK, 30, 50, 50, 68, 12, 9, 1.5, 88)
    b.fill(RED, "M20 46h36v2l-8 1v9q-2 4-4 0v-8l-24-2z")
    b.line(BONE, 1.8, "M18 44c-4-24 42-24 40 0")
    b.group(92, 56, 1, 32)
    b.fill(BONE, "M-4-36h8v30h-8z")
    b.fill(GREY, "M-8-6h16v6h-16z")
    b.fill(RED, "M-8 0h16l-2 16-3-4-3 6-3-6-3 4z")
    b.end()


def real_coffee(b: Block) -> None:
    """A cup that steams."""
    b.rays(DEEP, 60, 30, 12, 60, 20, 4, 180, 360)
    b.fill(BONE, "M28 36h58v14q-2 18-20 20h-18q-18-2-20-20z")
    b.line(BONE, 5, "M86 42q16-2 14 9t-18 9")
    b.fill(INK, "M34 40h46q-6 7-23 7t-23-7z")
    b.fill(RED, "M28 52h58l-3 7h-52z")
    b.fill(BONE, "M16 72h84l-8 6h-68z")
    b.line(BONE, 3.5, "M44 28q-7-8 0-14t0-12M58 28q-7-8 0-14t0-12M72 28q-7-8 0-14t0-12")


def rat_trap(b: Block) -> None:
    """A trap, set."""
    b.fill(BONE, "M12 54l76-14 28 18-80 18z")
    b.fill(GREY, "M12 54l24 22v4l-24-21zM36 76l80-18v4l-80 18z")
    b.line(INK, 2.4, "M36 62l44-9M58 49l20 17M44 56a6 6 0 1 0 8-5")
    b.line(RED, 4.5, "M74 60l8-46 28-4-8 48")
    b.fill(RED, "M38 58l10-7 4 6-10 6z")
    m.rat(b, 34, 34, 0.9, GREY)


def bomb(b: Block) -> None:
    """A round bomb with a burning fuse."""
    b.rays(RED, 92, 16, 6, 34, 18, 3)
    b.rays(BONE, 92, 16, 3, 15, 12, 2)
    b.disc(BONE, 54, 50, 28)
    b.disc(INK, 54, 50, 25.5)
    b.fill(BONE, "M66 20l12 8-5 8-12-8z")
    b.line(BONE, 2.6, "M74 24q6-12 16-8")
    b.fill(BONE, "M36 44q3-13 16-15-9 6-12 17z")
    b.gouge(GREY, 44, 60, 70, 70, 12, 9, 1.2, 30)


def false_papers(b: Block) -> None:
    """A pass with two faces."""
    b.group(63, 40, 1, -5)
    b.fill(BONE, "M-50-30h100v60h-100z")
    b.fill(INK, "M-45-25h36v44h-36z")
    m.head(b, -27, 2, 0.9)
    b.line(INK, 2, "M0-18h42M0-9h42M0 0h28M0 9h36")
    b.fill(RED, "M14 8l30-6 3 16-30 6z")
    b.line(BONE, 2, "M19 15l22-4")
    b.end()
    b.group(92, 60, 1, 14)
    b.fill(GREY, "M-20-15h40v30h-40z")
    b.line(INK, 2, "M-14-8h28M-14 0h18")
    b.end()


def docker(b: Block) -> None:
    """A docker with a hook."""
    b.beams(DEEP, 63, 90, 130, 7, 10, 190, 350)
    m.person(b, 56, 82, 2)
    b.group(56, 34, 0.95)
    m.head(b, 0, 0, 1, hair=False)
    b.fill(INK, "M-17-8q2-14 18-14 17 0 17 13l10 2v4h-44z")
    b.end()
    b.line(BONE, 4, "M96 12v34q0 14 12 12t6-13")
    b.fill(RED, "M34 62h44v5h-44z")


def dealer(b: Block) -> None:
    """A coat full of wares."""
    b.fill(BONE, "M22 80l8-50q4-12 18-14h30q14 2 18 14l8 50h-28l-4-48h-18l-4 48z")
    b.fill(GREY, "M54 32h18l4 48h-26z")
    b.group(63, 14, 0.62)
    m.head(b, 0, 0, 1, hair=False)
    b.fill(INK, "M-24-6h48l-8-6-2-12h-28l-2 12z")
    b.end()
    b.fill(RED, "M32 44h10v14h-10zM84 44h10v14h-10z")
    b.line(INK, 2, "M34 66h8M84 66h9M33 72h8M85 72h9")
    b.disc(INK, 37, 36, 4)
    b.disc(INK, 89, 36, 4)


def parsons(b: Block) -> None:
    """A cheerful neighbour at the door."""
    b.fill(DEEP, "M70 0h56v80h-56z")
    b.fill(BONE, "M76 6h36v74h-36z")
    b.fill(INK, "M80 10h28v70h-28z")
    m.person(b, 52, 84, 1.9, BONE, INK)
    b.group(52, 36, 0.95)
    b.fill(BONE, "M0-18c13 0 17 9 15 19s-7 17-15 17-14-8-15-17 2-19 15-19z")
    b.fill(INK, "M-15-6c0-11 6-14 15-14s15 3 15 14l-5-6q-10-4-20 0zM-8-3h5v3h-5zM4-3h5v3h-5z")
    b.fill(RED, "M-9 5h18q-2 9-9 9t-9-9z")
    b.end()
    b.fill(RED, "M88 30h12v12h-12z")
    b.line(BONE, 3, "M22 58l-10-24M12 34l-4-6M12 34l2-8")


def old_prole(b: Block) -> None:
    """An old man with a pint."""
    b.gouge(DEEP, 0, 0, 126, 80, 40, 16, 2, 0)
    m.person(b, 44, 84, 1.9, GREY, BONE)
    b.group(44, 38, 0.95)
    m.head(b, 0, 0, 1, hair=False)
    b.fill(INK, "M-18-10h30l8 4h-4q-8-3-32 0z")
    b.fill(BONE, "M-9 8q9-6 18 0l2 14q-11 8-22 0z")
    b.line(INK, 1.2, "M-5 12v8M0 11v11M5 12v8")
    b.end()
    b.fill(BONE, "M80 30h26v38h-26z")
    b.fill(RED, "M83 40h20v25h-20z")
    b.fill(BONE, "M77 24q4-6 9-3 4-5 9-1 6-4 9 1 6 0 4 7h-31z")
    b.line(BONE, 4, "M106 38q12 0 12 10t-12 10")


def courier(b: Block) -> None:
    """Somebody who runs with a bag before a red sun."""
    b.disc(RED, 68, 36, 38)
    b.rays(GREY, 68, 36, 39, 62, 34, 2, 180, 360)
    b.fill(BONE, "M0 66l126-12v26h-126z")
    b.gouge(INK, 4, 66, 110, 76, 26, 18, 1.8, -4)
    b.fill(DEEP, "M0 10h22v54l-22 4zM26 22h14v38l-14 2z")
    b.fill(BONE, "M4 16h4v6h-4zM12 16h4v6h-4zM4 30h4v6h-4zM12 44h4v6h-4zM30 28h3v5h-3z")
    m.runner(b, 66, 40)
    b.fill(BONE, "M54 30l17 18-3 3-16-18zM64 46h15v11h-15z")
    b.fill(RED, "M70 49h4v3h-4z")


def nurse(b: Block) -> None:
    """A nurse under a cross."""
    b.rays(GREY, 63, 40, 44, 70, 26, 2.4)
    m.person(b, 63, 84, 2, BONE, INK)
    b.group(63, 38)
    m.head(b, 0, 0, 1)
    b.fill(BONE, "M-17-8l4-17h26l4 17q-17-8-34 0z")
    b.fill(RED, "M-2.5-23h5v4h4v5h-4v4h-5v-4h-4v-5h4z")
    b.end()
    b.fill(RED, "M57 66h12v14h-12z")


def slingshot(b: Block) -> None:
    """A sling, and a lens in pieces."""
    b.rays(BONE, 98, 22, 12, 30, 16, 2.2)
    m.camera(b, 96, 24, 0.55)
    b.line(BONE, 6, "M40 78v-26M40 54l-16-26M40 54l18-24")
    b.line(RED, 2.4, "M24 28L8 58M58 30L14 62")
    b.fill(RED, "M4 56l10 2 2 8-8 4-6-6z")
    b.disc(BONE, 76, 36, 3.4)
    b.line(GREY, 1.4, "M22 56L70 38")


def crowbar(b: Block) -> None:
    """A crowbar between two boards."""
    b.fill(BONE, "M0 10h56l-4 12h-52zM0 30h50l6 12h-56zM0 52h60l-4 12h-56z")
    b.gouge(INK, 2, 12, 50, 62, 24, 14, 1.4, 0)
    b.fill(GREY, "M72 6h54v13h-54zM78 60h48v13h-48z")
    b.line(RED, 7, "M46 20q14-12 20 4l40 46")
    b.line(BONE, 1.6, "M50 19q10-7 14 5l40 46")
    b.rays(BONE, 54, 28, 10, 24, 10, 2, -40, 70)


def sewer_map(b: Block) -> None:
    """A tunnel with a light at its end."""
    for i, colour in enumerate((DEEP, INK, GREY, INK, BONE, INK)):
        r = 60 - i * 9
        b.fill(colour, f"M{63 - r} 80v-22a{r} {r * 0.9:g} 0 0 1 {2 * r} 0v22z")
    b.rays(INK, 63, 58, 20, 62, 30, 1.6, 182, 358)
    b.fill(BLUE, "M52 56a11 11 0 0 1 22 0v6h-22zM52 62h22l16 18h-54z")
    b.gouge(INK, 44, 66, 80, 78, 16, 12, 1.5, 0)
    b.line(BONE, 2.2, "M96 80v-58M108 80v-58M96 30h12M96 40h12M96 50h12M96 60h12M96 70h12")
    b.fill(INK, "M58 62c0-8 1-10 3-11a3.4 3.4 0 1 1 4 0c2 1 3 3 3 11z")
    b.fill(RED, "M63 51l10 8-3 2z")


def forged_pass(b: Block) -> None:
    """A pass held up to a helmet."""
    m.policeman(b, 92, 84, 1.3)
    b.group(42, 40, 1, -8)
    b.fill(BONE, "M-30-26h60v52h-60z")
    b.fill(RED, "M-30-26h60v11h-60z")
    b.line(BONE, 2.4, "M-22-20h44")
    b.fill(INK, "M-24-10h20v26h-20z")
    m.head(b, -14, 6, 0.52)
    b.line(INK, 1.8, "M2-6h22M2 1h22M2 8h14M2 16h20")
    b.end()
    b.fill(BONE, "M0 70l20-16 14 4-12 22h-22z")


def season_ticket(b: Block) -> None:
    """A ticket with a hole, a train."""
    m.train(b, 74, 26, 0.9)
    b.group(58, 54, 1, -7)
    b.fill(BONE, "M-50-18h100v11a7 7 0 0 0 0 14v11h-100v-11a7 7 0 0 0 0-14z")
    b.fill(RED, "M-38-10h52v9h-52z")
    b.line(INK, 2, "M-38 6h46M-38 12h32")
    b.line(INK, 1.6, "M26-17v4m0 4v4m0 4v4m0 4v4m0 4v3")
    b.end()


def minutes(b: Block) -> None:
    """Minutes of a meeting, read by an eye."""
    m.paper(b, 34, 48, 1.15, -9)
    m.paper(b, 60, 46, 1.15, 5, stamp=True)
    b.rays(GREY, 96, 34, 26, 40, 18, 2)
    m.eye(b, 96, 34, 0.72)


def intercept(b: Block) -> None:
    """A torn envelope with a red seal."""
    b.beams(DEEP, 63, 40, 90, 10, 8)
    b.group(63, 42, 1, -6)
    b.fill(BONE, "M-46-28h92v56h-92z")
    b.line(INK, 2.2, "M-46-28l46 34 46-34M-46 28l34-28M46 28l-34-28")
    b.disc(RED, 0, 4, 11)
    b.line(BONE, 2, "M-5 4h10M0-1v10")
    b.fill(INK, "M20-30l6 14-5 6 8 12-4 8 9 20 6-1-6-18 4-8-8-14 5-6-5-13z")
    b.end()


def patrol_rota(b: Block) -> None:
    """A list of posts with marks."""
    b.fill(BONE, "M18 6h66v74h-66z")
    b.fill(GREY, "M38 2h26v9h-26z")
    b.line(INK, 1.8, "M36 24h40M36 38h40M36 52h40M36 66h28")
    b.line(RED, 3, "M24 22l3 4 5-8M24 36l3 4 5-8M24 50l3 4 5-8")
    m.policeman(b, 100, 82, 0.95)


def rumour(b: Block) -> None:
    """A mouth at an ear."""
    b.rays(RED, 62, 44, 8, 40, 14, 3, 150, 210)
    b.fill(BONE, "M126 8v64c-18 6-30 2-32-10l-8-2 2-6-6-3 4-6-6-3 8-14c-2-14 14-26 38-20z")
    b.fill(INK, "M96 34h12v3h-12zM84 46l10 1-9 3z")
    b.fill(BONE, "M0 4c28-4 42 10 40 32-2 10-4 18-8 22l-2 22h-30z")
    b.fill(INK, "M10 30q4-12 16-9t9 15-11 20l-6-2 6-10q4-6 0-10t-8 3z")
    b.line(BONE, 2, "M74 40q-14-4-24 0M74 48q-16 2-24-1M74 56q-14 6-22 3")


def nosy_child(b: Block) -> None:
    """A child that points."""
    b.beams(DEEP, 40, 30, 120, 8, 8, -30, 60)
    m.person(b, 36, 84, 1.7, BONE, INK)
    b.group(36, 42, 0.9)
    m.head(b, 0, 0, 1)
    b.fill(RED, "M-16-10q0-14 16-14t16 14z")
    b.end()
    b.fill(RED, "M24 58l24 0-4 14h-16z")
    m.hand(b, 92, 46, 0.9)


def parcel(b: Block) -> None:
    """A parcel tied with string."""
    b.rays(GREY, 63, 42, 44, 66, 24, 2.6)
    b.fill(BONE, "M24 26l42-12 40 10v38l-42 14-40-12z")
    b.fill(GREY, "M64 38l42-14v38l-42 14z")
    b.line(INK, 1.6, "M24 26l40 12 42-14M64 38v38")
    b.line(RED, 4, "M44 20l42 12v37M86 19L44 32v37")
    b.fill(RED, "M62 24c-10-16-22-8-8 2-18 2-8 12 8 0 14 12 26 4 10 0 16-8 4-18-10-2z")


def stall_returns(b: Block) -> None:
    """A stall with its awning."""
    b.fill(BONE, "M16 30h94v6h-94zM20 36h5v44h-5zM101 36h5v44h-5z")
    for i in range(7):
        b.fill(RED if i % 2 == 0 else BONE, f"M{14 + i * 14} 10h14l2 20q-8 7-16 0z")
    b.fill(GREY, "M20 56h86v24h-86z")
    b.fill(BONE, "M30 44h12v12h-12zM48 48h16v8h-16zM72 40h8v16h-8zM86 46h10v10h-10z")
    b.line(INK, 2, "M24 62h78M24 70h78")


def golden_country(b: Block) -> None:
    """A field, a tree, a sun."""
    b.disc(RED, 88, 26, 15)
    b.rays(BONE, 88, 26, 18, 40, 22, 2.4)
    b.fill(BONE, "M0 54q34-14 66-4t60-4v34h-126z")
    b.gouge(INK, 4, 56, 120, 78, 44, 14, 1.6, -8)
    b.fill(INK, "M30 62l3-30h6l3 30z")
    b.disc(GREY, 26, 26, 13)
    b.disc(GREY, 44, 22, 14)
    b.disc(GREY, 36, 13, 11)
    b.line(INK, 1.5, "M20 22q6-8 14-6M38 16q8-6 16 0M28 32q8 4 14 0")


PICTURES = pictures_of(globals())
