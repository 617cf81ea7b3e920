"""Linocuts of the events: a picture for the day's first page."""

from tools.art.bigbrother import motifs as m
from tools.art.bigbrother.block import BLUE, BONE, DEEP, GREY, INK, RED, Block, pictures_of


def hate_week(b: Block) -> None:
    """A banner with his face over marching flags."""
    b.beams(RED, 63, 34, 120, 14, 8)
    b.fill(INK, "M38 2h50v54h-50z")
    m.his_face(b, 63, 28, 1.1)
    for i in range(6):
        b.line(BONE, 2, f"M{8 + i * 22} 80v-26")
        b.fill(RED, f"M{8 + i * 22} 54h14l-4 5 4 6h-14z")


def prole_unrest(b: Block) -> None:
    """Fists before a fire."""
    b.rays(RED, 63, 80, 10, 80, 26, 5, 190, 350)
    for x, size in ((20, 0.9), (46, 1.15), (78, 1.25), (106, 0.95)):
        m.fist(b, x, 40, size)


def fog(b: Block) -> None:
    """Roofs in fog."""
    b.fill(DEEP, "M0 80v-44h14v-10h16v16h12v-24h18v30h12v-18h16v14h14v-26h16v18h8v44z")
    for y, x in ((28, -4), (42, 10), (55, -8), (68, 6)):
        b.line(BONE, 6, f"M{x} {y}q16-7 32 0t32 0 32 0 32 0")
    b.disc(GREY, 96, 16, 8)


def rocket_bombs(b: Block) -> None:
    """A rocket falls on houses."""
    b.rays(RED, 40, 66, 8, 46, 20, 5, 180, 360)
    for x in (14, 64, 92):
        m.house(b, x, 80, 0.8)
    b.group(84, 26, 1, 40)
    b.fill(BONE, "M-8-28h16v32l-8 16-8-16z")
    b.fill(RED, "M-8-28l-9-8v16l9 4zM8-28l9-8v16l-9 4z")
    b.fill(INK, "M-8-8h16v4h-16z")
    b.end()


def power_cut(b: Block) -> None:
    """A dead bulb, a train that stands."""
    b.gouge(DEEP, 0, 0, 126, 80, 50, 16, 1.8, 0)
    m.train(b, 76, 72, 0.95)
    b.line(BONE, 2.4, "M34 0v14")
    b.fill(BONE, "M28 14h12v10h-12z")
    b.ring(BONE, 3, 34, 38, 15)
    b.line(RED, 3, "M22 24l24 28M46 24L22 52")


def free_travel(b: Block) -> None:
    """A train full of tickets."""
    b.rays(GREY, 70, 40, 40, 66, 24, 2.4, 180, 360)
    m.train(b, 64, 68, 1.15)
    for x, y, turn in ((26, 20, -20), (60, 14, 6), (98, 20, 22)):
        b.group(x, y, 0.9, turn)
        b.fill(BONE, "M-14-8h28v5a3 3 0 0 0 0 6v5h-28v-5a3 3 0 0 0 0-6z")
        b.fill(RED, "M-9-4h14v3h-14z")
        b.end()


def shortages(b: Block) -> None:
    """An empty shelf."""
    b.gouge(DEEP, 0, 0, 126, 80, 40, 14, 1.6, 0)
    b.fill(BONE, "M8 18h110v6h-110zM8 46h110v6h-110zM8 72h110v6h-110zM8 10h5v70h-5zM113 10h5v70h-5z")
    b.fill(RED, "M78 30h16v16h-16z")
    b.fill(BONE, "M78 35h16v4h-16z")
    b.line(GREY, 1.4, "M30 46l6-8M36 46l-3-12")


def market_day(b: Block) -> None:
    """Awnings, one after another."""
    b.disc(GREY, 100, 16, 10)
    for j, (x, y, wide) in enumerate(((60, 22, 60), (4, 34, 66))):
        for i in range(6):
            step = wide / 6
            b.fill(RED if (i + j) % 2 else BONE, f"M{x + i * step:g} {y}h{step:g}l2 14q-{step / 2:g} 6-{step:g} 0z")
        b.fill(DEEP, f"M{x + 3} {y + 16}h{wide - 4}v{80 - y - 16}h-{wide - 4}z")
        b.fill(BONE, f"M{x + 10} {y + 26}h10v8h-10zM{x + 26} {y + 22}h8v12h-8zM{x + 40} {y + 26}h12v8h-12z")


def demonstration(b: Block) -> None:
    """A crowd with signs before a station."""
    b.fill(DEEP, "M0 10h126v30h-126z")
    b.ring(BONE, 4, 63, 24, 12)
    b.fill(RED, "M44 20h38v8h-38z")
    for x in (16, 108):
        b.line(BONE, 2.4, f"M{x} 70v-34")
        b.fill(BONE, f"M{x - 13} 22h26v17h-26z")
        b.line(INK, 2, f"M{x - 8} 28h16M{x - 8} 33h11")
    for i in range(9):
        m.person(b, 2 + i * 15.5, 82 + (i % 2) * 3, 1.0, BONE if i % 3 else GREY, INK)


def war_bulletin(b: Block) -> None:
    """A map with arrows, a loudspeaker."""
    b.fill(BONE, "M30 8h90v64h-90z")
    b.fill(GREY, "M36 14q20-6 30 8t26 2 22 10v32h-30q-8-16-24-12t-24-14z")
    b.fill(RED, "M58 58l30-22-5-5 18-3-3 18-5-5-30 22z")
    b.fill(RED, "M48 30l16 10-3 5-16-10z")
    b.group(22, 44, 1, -6)
    b.fill(BONE, "M-20-6h12l22-18v48l-22-18h-12z")
    b.line(INK, 2.4, "M14-24v48")
    b.end()


def scarcity(b: Block) -> None:
    """A cog without teeth, an empty purse."""
    b.rays(GREY, 44, 40, 24, 34, 5, 8, 120, 300)
    b.disc(BONE, 44, 40, 25)
    b.disc(INK, 44, 40, 11)
    b.fill(RED, "M78 34q-14 34 10 36h16q24-2 8-36z")
    b.line(BONE, 3, "M78 34h34M84 28l8 6 6-6 6 6 4-6")
    b.line(INK, 2, "M94 48v14")


def party_purge(b: Block) -> None:
    """A face cut out of a group picture."""
    b.fill(BONE, "M8 10h110v60h-110z")
    b.fill(GREY, "M13 15h100v50h-100z")
    for x in (30, 96):
        b.group(x, 38, 0.72)
        m.head(b, 0, 0, 1)
        b.end()
        b.fill(INK, f"M{x - 14} 65q2-13 10-13h8q8 0 10 13z")
    b.fill(INK, "M52 22h22v30h6v13h-34v-13h6z")
    b.line(RED, 5, "M46 20l34 42M80 20L46 62")


def spies_parade(b: Block) -> None:
    """Children with drums."""
    b.beams(RED, 63, 90, 130, 8, 8, 190, 350)
    for x in (24, 63, 102):
        m.person(b, x, 74, 1.35, BONE, INK)
        b.fill(RED, f"M{x - 9} 42h18l-9 14z")
    for x in (43, 82):
        b.fill(BONE, f"M{x - 13} 58h26v18h-26z")
        b.line(RED, 2, f"M{x - 13} 58l9 18 8-18 9 18")
        b.line(BONE, 2.4, f"M{x - 4} 56l-10-12M{x + 4} 56l10-12")


def amnesty(b: Block) -> None:
    """Bars bent apart, an open sky."""
    b.fill(BLUE, "M0 0h126v80h-126z")
    b.rays(BONE, 63, 40, 14, 60, 26, 3)
    for x in (10, 30, 96, 116):
        b.line(INK, 6, f"M{x} 0v80")
    b.line(INK, 6, "M50 0q-16 40 0 80M76 0q16 40 0 80")
    b.fill(INK, "M58 40q-14-14-24-8 8 2 10 8-6 0-8 4 10 2 14 2l10 6 10-6q8 2 16-4-6-4-10-2 2-8 12-10-14-6-22 6z")


def inspection(b: Block) -> None:
    """A glass over a hand of cards."""
    m.cards(b, 48, 84, 4, 1.2)
    b.ring(BONE, 6, 78, 34, 24)
    b.fill(RED, "M94 52l8-6 22 24-8 8z")
    m.eye(b, 78, 34, 0.62)


def heat_wave(b: Block) -> None:
    """A sun that burns on a helmet."""
    b.disc(RED, 84, 26, 22)
    b.rays(RED, 84, 26, 25, 60, 26, 5)
    m.policeman(b, 40, 84, 1.25)
    b.fill(BLUE, "M62 44q6 9 0 12-6-3 0-12zM20 40q5 8 0 10-5-2 0-10z")


def eurasia_victory(b: Block) -> None:
    """A flag on a tower, a star."""
    b.beams(RED, 40, 80, 140, 10, 8, 200, 350)
    m.tower(b, 36, 84, 0.9)
    b.line(BONE, 3, "M72 80V8")
    b.fill(BONE, "M73 10q24-8 46 2v32q-22-10-46-2z")
    m.star(b, 96, 28, 0.7)


def anniversary(b: Block) -> None:
    """Three posters and lights."""
    for x, turn in ((24, -5), (63, 0), (102, 5)):
        m.poster(b, x, 46, 0.98, turn)
    b.line(BONE, 1.4, "M0 6q30 16 63 4t63 0")
    for x, y in ((10, 10), (30, 14), (50, 12), (72, 9), (94, 11), (114, 9)):
        b.disc(RED, x, y, 3.2)


def brotherhood(b: Block) -> None:
    """Two hands that hold each other."""
    b.beams(DEEP, 63, 40, 110, 12, 8)
    b.rays(BONE, 63, 40, 30, 46, 24, 2.2)
    b.fill(BONE, "M-4 30l40-6 26 12 20 18-6 10-14-4-20 0-46 2z")
    b.fill(RED, "M130 24l-36 2-22 4-18 14 6 8 18-4 12 12 44-4z")
    b.line(INK, 2, "M62 36l14 12M56 44l12 12M50 50l8 8M78 44l10 8")


def influenza(b: Block) -> None:
    """Somebody in bed, a thermometer."""
    b.fill(DEEP, "M0 0h126v80h-126z")
    b.fill(BONE, "M6 20h6v60h-6zM114 40h6v40h-6zM10 60h106v12h-106z")
    b.fill(GREY, "M36 46q40-18 78 4v12h-78z")
    b.group(26, 48, 0.7, -70)
    m.head(b, 0, 0, 1)
    b.end()
    b.line(BONE, 5, "M58 34l34-22")
    b.line(RED, 2.4, "M60 33l18-12")
    b.disc(RED, 56, 35, 5.5)


PICTURES = pictures_of(globals())
