"""Linocuts of the directives: one thing a card, known at 60 pixels."""

from tools.art.bigbrother import motifs as m
from tools.art.bigbrother.block import BONE, DEEP, GREY, INK, RED, Block, pictures_of

LAMP = "#f4e7bf"


def raid(b: Block) -> None:
    """Three of them, from below."""
    b.beams(DEEP, 63, 80, 120, 5, 14, 195, 345)
    b.rays(GREY, 63, 84, 50, 92, 22, 2.2, 195, 345)
    for x, size in ((26, 0.82), (100, 0.82), (63, 1.12)):
        m.policeman(b, x, 80, size)


def night_patrol(b: Block) -> None:
    """One of them under a lamp."""
    b.gouge(DEEP, 0, 0, 126, 60, 40, 14, 1.6, 0)
    b.fill(DEEP, "M0 20h26v60h-26zM104 12h22v68h-22z")
    m.lamp(b, 88, 80, 62)
    m.policeman(b, 58, 84, 1.25)
    b.disc(BONE, 20, 12, 8)
    b.disc(INK, 24, 10, 7)


def house_search(b: Block) -> None:
    """A door broken open, a torch."""
    b.fill(DEEP, "M0 0h126v80h-126z")
    b.fill(INK, "M34 4h58v76h-58z")
    b.fill(LAMP, "M63 40L126 8v68z")
    b.fill(BONE, "M34 4l18 10v66h-18z")
    b.disc(RED, 47, 46, 3)
    b.rays(BONE, 52, 42, 4, 16, 10, 2, -70, 70)
    m.policeman(b, 70, 84, 1.05)


def telescreens(b: Block) -> None:
    """An eye on a screen above somebody small."""
    b.gouge(DEEP, 0, 0, 126, 80, 50, 14, 1.5, 90)
    b.fill(BONE, "M22 12h82v50h-82z")
    b.fill(INK, "M27 17h72v40h-72z")
    m.eye(b, 63, 37)
    b.rays(BONE, 63, 37, 7.5, 13, 20, 1.5)
    b.rays(GREY, 63, 37, 27, 36, 18, 1.6, 200, 340)
    b.fill(BONE, "M50 62h26l22 18h-70z")
    b.fill(INK, "M56 66h14l12 14h-38z")
    b.fill(BONE, "M60 80c0-7 1-8 2-9a2.6 2.6 0 1 1 3 0c1 1 2 2 2 9z")


def cordon(b: Block) -> None:
    """Two fences across a street."""
    b.fill(DEEP, "M0 0h30v52h-30zM96 0h30v52h-30z")
    b.fill(BONE, "M46 44h34l30 36h-94z")
    m.fence(b, 30, 54, 66)
    m.fence(b, 12, 78, 88, 1.2)


def poster_campaign(b: Block) -> None:
    """His posters on a wall."""
    b.gouge(DEEP, 0, 0, 126, 80, 60, 12, 1.8, 0)
    m.poster(b, 22, 42, 0.86, -3)
    m.poster(b, 104, 42, 0.86, 3)
    m.poster(b, 63, 40, 1.25)


def two_minutes_hate(b: Block) -> None:
    """His face above a crowd with raised fists."""
    b.fill(RED, "M10 4h106v44h-106z")
    b.beams("#8f0f07", 63, 26, 90, 14, 8)
    m.his_face(b, 63, 26)
    for i in range(11):
        x, y = -2 + i * 13, 64 + (i % 3) * 3
        body = f"M{x - 6} 80v-8q0-6 4-7a4.6 4.6 0 1 1 5 0q4 1 4 7v8z"
        b.fill(INK, body.replace("80v-8", f"{y + 16}v-8"))
        b.line(BONE, 1.2, f"M{x - 6} {y + 16}v-8q0-6 4-7a4.6 4.6 0 0 1 2-8")
    for x in (16, 44, 86, 112):
        m.fist(b, x, 54, 0.72, INK, BONE)


def ration_cut(b: Block) -> None:
    """A loaf cut in two."""
    b.rays(GREY, 63, 44, 46, 68, 26, 2.4)
    b.fill(BONE, "M10 58v-18q2-16 26-16h20l-4 34zM70 58l4-34h16q22 0 26 16v18z")
    b.fill(GREY, "M52 58l4-34h5l-4 34zM70 58l4-34h-5l-4 34z")
    b.line(INK, 2, "M24 30l6 10M36 27l6 10M90 27l-4 10M102 30l-4 9")
    b.fill(RED, "M58 4h10l-2 46-3 8-3-8z")
    b.fill(BONE, "M57 0h12v12h-12zM8 62h110v6h-110z")


def overfulfilled_plan(b: Block) -> None:
    """A line that climbs over cogs."""
    b.fill(DEEP, "M10 80v-14h18v14zM34 80v-24h18v24zM58 80v-34h18v34zM82 80v-48h18v48z")
    b.line(BONE, 2.4, "M8 4v72h112")
    b.line(RED, 6, "M12 66l26-12 24-6 26-22 24-18")
    b.fill(RED, "M120 2l-18 1 10 13z")
    b.disc(BONE, 96, 58, 13)
    b.rays(BONE, 96, 58, 10, 19, 10, 5)
    b.disc(INK, 96, 58, 6)


def new_department(b: Block) -> None:
    """A tower with a crane beside it."""
    b.beams(DEEP, 50, 80, 130, 8, 9, 190, 350)
    m.tower(b, 48, 80, 0.92)
    b.line(BONE, 3, "M104 80v-66M60 14h62M104 6l-40 8M104 6l16 8M76 14v18")
    b.line(BONE, 1.4, "M101 76l6-10-6-10 6-10-6-10 6-10-6-10")
    b.fill(RED, "M66 32h20v14h-20z")


def vaporisation(b: Block) -> None:
    """Somebody who is no more: only the outline is left."""
    b.rays(GREY, 63, 40, 30, 70, 34, 2.2)
    b.parts.append(
        '<path fill="none" stroke="#e9dfc8" stroke-width="2.6" stroke-dasharray="6 5" '
        'd="M36 80c0-28 8-36 19-39v-5a14 14 0 1 1 15 0v5c11 3 20 11 20 39"/>'
    )
    b.line(RED, 6, "M30 12l66 62M96 12L30 74")
    b.gouge(BONE, 44, 6, 100, 40, 26, 8, 1.8, -30)


def sweep(b: Block) -> None:
    """A broom over papers."""
    b.group(70, 34, 1, 28)
    b.fill(BONE, "M-4-44h8v44h-8z")
    b.fill(RED, "M-16 0h32v9h-32z")
    b.fill(BONE, "M-16 9h32l6 32h-44z")
    b.line(INK, 1.8, "M-12 14l-3 24M-5 14l-1 26M3 14l1 26M11 14l4 24")
    b.end()
    for x, y, turn in ((18, 62, -20), (96, 68, 16), (112, 50, -30)):
        m.paper(b, x, y, 0.42, turn)
    b.line(GREY, 3, "M8 34q14-10 26 0M4 22q16-12 30 0")


def denunciation(b: Block) -> None:
    """A finger that points at somebody."""
    b.beams(RED, 0, 40, 150, 7, 9, -40, 40)
    m.person(b, 98, 84, 1.5, INK, BONE)
    m.hand(b, 46, 40, 1.15)


def reinforcements(b: Block) -> None:
    """A column of them."""
    b.beams(DEEP, 110, 0, 160, 8, 7, 90, 180)
    for i, size in enumerate((0.5, 0.66, 0.86, 1.1)):
        m.policeman(b, 108 - i * 28, 62 + i * 8, size)
    m.arrow(b, 66, 14, 46)


def interrogation(b: Block) -> None:
    """A lamp into a face."""
    b.fill(LAMP, "M63 20L18 80h90z")
    b.line(BONE, 3, "M63 0v8")
    b.fill(BONE, "M50 8h26l10 13h-46z")
    b.fill(RED, "M42 19h42v4h-42z")
    b.group(63, 52, 1.05)
    m.head(b, 0, 0, 1)
    b.end()
    b.fill(INK, "M30 80q6-13 24-14h18q18 1 24 14z")


def room_101(b: Block) -> None:
    """A door at the end of a corridor, and a rat."""
    b.fill(DEEP, "M0 80l44-20v-52l-44-8zM126 80l-44-20v-52l44-8z")
    b.gouge(GREY, 4, 8, 36, 70, 16, 12, 1.2, 20)
    b.gouge(GREY, 90, 8, 120, 70, 16, 12, 1.2, -20)
    b.fill(BONE, "M44 8h38v52h-38z")
    b.fill(INK, "M47 11h32v49h-32z")
    b.line(BONE, 3, "M52 20l3-3v16M71 20l3-3v16M63 17q-4 0-4 8t4 8 4-8-4-8z")
    b.fill(BONE, "M44 60h38l24 20h-86z")
    b.fill(RED, "M47 60h32l14 20h-60zM52 38h22v5h-22z")
    b.disc(BONE, 75, 47, 1.8)
    m.rat(b, 62, 70, 0.9)


def militia_call(b: Block) -> None:
    """Volunteers with armbands."""
    b.beams(DEEP, 63, 84, 120, 7, 9, 190, 350)
    for x, size in ((28, 1.35), (98, 1.35), (63, 1.7)):
        m.person(b, x, 84, size, BONE, INK)
        b.fill(
            RED,
            f"M{x - 15 * size:g} {84 - 15 * size:g}l{12 * size:g} {2 * size:g}"
            f"v{5 * size:g}l{-13 * size:g}-{2 * size:g}z",
        )
    b.line(RED, 4, "M63 28V6")
    b.fill(RED, "M63 4h26l-6 7 6 7h-26z")


def rewriting(b: Block) -> None:
    """A line struck out, another written over it."""
    b.group(54, 42, 1.3, -5)
    b.fill(BONE, "M-30-28h58v56h-58z")
    b.line(INK, 2, "M-22-18h40M-22-8h42M-22 12h40M-22 20h24")
    b.fill(INK, "M-24-1h46v6h-46z")
    b.end()
    b.line(RED, 3, "M24 46q12-8 22 0t24-3 14-2")
    b.group(98, 34, 1.1, 38)
    b.fill(BONE, "M-5-36h10v50l-5 12-5-12z")
    b.fill(RED, "M-5-36h10v10h-10z")
    b.fill(INK, "M-5 10h10v3h-10z")
    b.end()


def victory_bulletin(b: Block) -> None:
    """A front page with a star, a horn."""
    b.beams(RED, 30, 40, 130, 9, 8, -70, 70)
    b.group(76, 42, 1, 4)
    b.fill(BONE, "M-34-34h68v70h-68z")
    b.fill(INK, "M-28-28h56v13h-56z")
    b.line(BONE, 2.6, "M-22-21.5h44")
    m.star(b, -12, 6, 0.75)
    b.line(INK, 2, "M8-6h20M8 2h20M8 10h20M-28 26h56")
    b.end()
    b.fill(BONE, "M2 36h10l20-14v38l-20-14h-10z")


def curfew(b: Block) -> None:
    """A clock above closed shutters."""
    b.gouge(DEEP, 0, 0, 126, 80, 40, 14, 1.8, 0)
    b.disc(BONE, 63, 34, 29)
    b.disc(INK, 63, 34, 25)
    b.rays(BONE, 63, 34, 19, 24, 12, 3)
    b.line(BONE, 4, "M63 34V16")
    b.line(RED, 4, "M63 34l-12-8")
    b.disc(RED, 63, 34, 3.5)
    b.fill(DEEP, "M4 58h26v22h-26zM96 58h26v22h-26z")
    b.line(INK, 1.6, "M4 64h26M4 70h26M4 76h26M96 64h26M96 70h26M96 76h26")
    b.fill(BONE, "M40 68h46v12h-46z")


def wiretap(b: Block) -> None:
    """A receiver with a second wire."""
    b.line(GREY, 2, "M0 14h126M0 22h126")
    m.telephone_pole(b, 18, 80, 72)
    b.group(76, 42, 1.05, -18)
    b.fill(BONE, "M-38-14q38-26 76 0l-2 16-20 2-2-11q-14-5-28 0l-2 11-20-2z")
    b.fill(INK, "M-34 0l14 2 1-5-14-2zM34 0l-14 2-1-5 14-2z")
    b.end()
    b.line(RED, 3.5, "M102 36q16 8 8 22t10 22M74 14q-2 40-20 40t-18 26")
    m.eye(b, 84, 66, 0.42)


def checkpoints(b: Block) -> None:
    """A barrier before a train."""
    m.train(b, 74, 44, 1.05)
    b.fill(BONE, "M8 36h10v44h-10z")
    b.group(12, 56, 1, -5)
    for i in range(6):
        b.fill(RED if i % 2 == 0 else BONE, f"M{i * 19} -5h19v11h-19z")
    b.end()
    b.disc(RED, 13, 30, 7)
    b.fill(BONE, "M8 28h10v4h-10z")


def informers(b: Block) -> None:
    """Eyes in windows."""
    b.fill(DEEP, "M0 0h126v80h-126z")
    for i in range(3):
        for j in range(2):
            x, y = 8 + i * 39, 6 + j * 37
            b.fill(INK if (i + j) % 2 else BONE, f"M{x} {y}h32v29h-32z")
    m.eye(b, 63, 20, 0.5)
    m.eye(b, 24, 57, 0.5)
    m.eye(b, 102, 57, 0.5)
    b.fill(BONE, "M8 6l7 0-5 29h-2zM40 6l-7 0 5 29h2z")
    b.fill(RED, "M48 66h30v6h-30zM86 29h32v6h-32zM8 29h32v6h-32z")


def martial_law(b: Block) -> None:
    """Rifles crossed before a helmet."""
    b.beams(RED, 63, 36, 130, 12, 9)
    m.policeman(b, 63, 78, 1.45)
    for flip in (False, True):
        b.group(63, 52, 1, 38 if flip else -38, flip)
        b.fill(BONE, "M-66-4h30l8-4h60v5h28v4h-40l-6 4h-28l-8 8h-14l4-9-34 2z")
        b.end()


def doublethink(b: Block) -> None:
    """Two faces, one head."""
    b.beams(DEEP, 63, 40, 100, 12, 7)
    b.fill(BONE, "M63 6c-22 0-30 12-28 26l-9 12 8 3v10q2 8 14 6v17h15z")
    b.fill(RED, "M63 6c22 0 30 12 28 26l9 12-8 3v10q-2 8-14 6v17h-15z")
    b.fill(INK, "M61 4h4v76h-4zM38 32h13v4h-13zM75 32h13v4h-13zM36 52h12v2.5h-12zM78 52h12v2.5h-12z")
    b.disc(INK, 46, 38, 2.5)
    b.disc(BONE, 80, 38, 2.5)


def poster_quota(b: Block) -> None:
    """Rolled posters by the dozen."""
    b.gouge(DEEP, 0, 0, 126, 80, 30, 12, 1.6, 90)
    for i in range(4):
        for j in range(2 - i % 2 + 1):
            x, y = 16 + i * 18, 66 - j * 17
            b.disc(BONE, x, y, 9.5)
            b.ring(INK, 1.6, x, y, 5.5)
            b.disc(RED, x, y, 2.2)
    m.poster(b, 100, 42, 1.15, 4)


def junior_spies(b: Block) -> None:
    """Children with a spyglass."""
    b.beams(DEEP, 84, 26, 110, 7, 9, -50, 40)
    for x, size in ((32, 1.35), (60, 1.6)):
        m.person(b, x, 84, size, BONE, INK)
        b.fill(RED, f"M{x - 7 * size:g} {84 - 22 * size:g}h{14 * size:g}l{-7 * size:g} {9 * size:g}z")
    b.group(70, 34, 1, -14)
    b.fill(BONE, "M0-5h20v10h-20zM20-7h18v14h-18zM38-10h14v20h-14z")
    b.fill(INK, "M18-5h3v10h-3zM36-7h3v14h-3z")
    b.fill(RED, "M49-10h4v20h-4z")
    b.end()


def ambush(b: Block) -> None:
    """They wait behind the corner of a lit street."""
    b.fill(DEEP, "M70 0h56v80h-56z")
    b.fill(BONE, "M0 62h126v18h-126z")
    b.fill(INK, "M0 0h52v80h-52z")
    b.fill(BONE, "M52 0h6v72l-6 8z")
    b.gouge(DEEP, 4, 4, 48, 70, 34, 12, 1.2, 0)
    b.fill(LAMP, "M104 8l-22 54h44v-54z")
    b.fill(INK, "M99 8a5 5 0 1 1 10 0zM103 10h3v52h-3z")
    b.fill(INK, "M88 66c0-14 3-18 7-19a6 6 0 1 1 6 0c5 1 8 5 8 19l-4 2h-14zM92 68l-26 12h22l14-12z")
    for x, y in ((40, 34), (26, 38), (12, 33)):
        b.fill("#24221f", f"M{x - 12} 80v-22q1-9 8-10l-1-3q-4-12 5-13 9 1 5 13l-1 3q7 1 8 10v22z")
        b.line(RED, 2.4, f"M{x - 8} {y - 1}h16")
        b.fill(BONE, f"M{x - 5} {y + 3}h3.6v1.8h-3.6zM{x + 2} {y + 3}h3.6v1.8h-3.6z")


def double_agent(b: Block) -> None:
    """A mask taken from a face."""
    b.beams(RED, 63, 90, 140, 9, 8, 195, 345)
    m.person(b, 50, 84, 2)
    b.group(50, 36, 1.1)
    m.head(b, 0, 0, 1)
    b.end()
    b.group(96, 40, 1, 12)
    b.fill(BONE, "M-17-24q17-8 34 0 3 26-6 40l-11 12-11-12q-9-14-6-40z")
    b.fill(INK, "M-11-8q5-5 9 0-4 4-9 0zM2-8q5-5 9 0-4 4-9 0zM-8 12q8-5 16 0-8 4-16 0z")
    b.end()
    b.line(BONE, 3, "M74 66q16 4 20-8")


def antique_trap(b: Block) -> None:
    """A shop window with wires behind it."""
    b.fill(DEEP, "M0 0h126v80h-126z")
    b.fill(BONE, "M12 14h102v58h-102z")
    b.fill(INK, "M17 19h92v48h-92z")
    b.fill(RED, "M8 4h110l4 12h-118z")
    b.fill(BONE, "M30 64q-2-14 8-18v-6h10v6q10 4 8 18z")
    b.disc(BONE, 84, 46, 15)
    b.disc(INK, 84, 46, 12)
    b.line(BONE, 2.4, "M84 46v-8M84 46l6 4")
    b.line(RED, 2.4, "M60 19v14q0 8 8 8M96 58q8 4 4 9")
    m.eye(b, 63, 34, 0.36)


def sealed_street(b: Block) -> None:
    """A fence falls into a street behind somebody."""
    b.fill(DEEP, "M0 0h36v62h-36zM90 0h36v62h-36z")
    b.fill(BONE, "M36 46h54l36 34h-126z")
    m.runner(b, 63, 34, 0.62, INK, INK)
    m.fence(b, 8, 78, 110, 1.05)


def show_trial(b: Block) -> None:
    """Somebody in a dock before many lights."""
    for x in (14, 38, 88, 112):
        b.fill(LAMP, f"M{x} 6L{63 - (63 - x) * 0.35 - 9:g} 52h18z")
        b.disc(BONE, x, 7, 6)
    b.group(63, 40, 0.9)
    m.head(b, 0, 0, 1)
    b.end()
    b.fill(INK, "M38 80q2-22 18-24h14q16 2 18 24z")
    b.fill(BONE, "M28 62h70v6h-70zM32 68h6v12h-6zM48 68h6v12h-6zM72 68h6v12h-6zM88 68h6v12h-6z")
    b.fill(RED, "M54 68h18v12h-18z")


def broken_oath(b: Block) -> None:
    """Two hands that part, a chain in pieces."""
    b.beams(DEEP, 63, 40, 90, 10, 9)
    m.hand(b, 26, 36, 0.95)
    m.hand(b, 100, 36, 0.95, True)
    b.line(RED, 5, "M63 4l-8 18 14 12-10 16 12 26")
    b.line(BONE, 2, "M56 66h-14M44 74h-12M74 66h14M84 74h12")


def memory_hole(b: Block) -> None:
    """Papers that fall into a slit with fire in it."""
    b.gouge(DEEP, 0, 0, 126, 80, 50, 14, 1.6, 90)
    b.fill(BONE, "M20 56h86v20h-86z")
    b.fill(INK, "M30 61h66v9h-66z")
    b.fill(RED, "M34 70q4-8 8-3 3-12 9-4 4-10 9-2 5-12 9 0 5-8 8 0 5-8 8 2 5-4 7 7z")
    m.paper(b, 60, 38, 0.85, -10)
    m.paper(b, 88, 20, 0.6, 22)
    m.paper(b, 34, 16, 0.55, -28)


def glue_brigade(b: Block) -> None:
    """A brush, a bucket, a poster again."""
    m.poster(b, 48, 38, 1.25, -4)
    b.fill(BONE, "M78 52h34l-4 28h-26z")
    b.line(BONE, 2, "M80 52q15-22 30 0")
    b.fill(RED, "M78 52h34v4l-7 1v8q-2 4-4 0v-7l-23-2z")
    b.group(88, 28, 1, 36)
    b.fill(BONE, "M-3-30h6v26h-6zM-11-4h22v8h-22z")
    b.fill(GREY, "M-11 4h22l-2 14h-18z")
    b.end()


PICTURES = pictures_of(globals())
