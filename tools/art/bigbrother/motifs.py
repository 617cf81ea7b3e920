"""Things that stand on more than one card, each about its own foot or middle."""

from tools.art.bigbrother.block import BONE, DEEP, GREY, INK, RED, Block


def plain(b: Block) -> None:
    """The lamp over an empty street: what shows where a card has no picture of its own."""
    x = b.wide / 2
    b.rays(BONE, x, 22, 16, 70, 18, 3)
    b.disc(RED, x, 22, 11)
    b.fill(BONE, f"M0 {b.high - 14:g}h{b.wide:g}v14h-{b.wide:g}z")
    b.fill(INK, f"M{x - 3:g} 33h6v{b.high - 47:g}h-6z")


def policeman(b: Block, x: float, y: float, size: float = 1) -> None:
    """A policeman from the waist up: a helmet with a red band, a face half in the light."""
    b.group(x, y, size)
    b.fill(INK, "M-26 2c0-18 8-22 18-24l-2-6h20l-2 6c10 2 18 6 18 24z")
    b.line(BONE, 1.6, "M-26 2c0-18 8-22 18-24M26 2c0-18-8-22-18-24")
    b.fill(BONE, "M-11-28c-2-12 2-20 11-20s13 8 11 20c-3 6-6 9-11 9s-8-3-11-9z")
    b.fill(INK, "M0-48c9 0 13 8 11 20-3 6-6 9-11 9zM-15-40c2-12 8-16 15-16s13 4 15 16z")
    b.fill(RED, "M-17-41h34l-2 5h-30zM-8-33h5v2h-5zM3-33h5v2h-5z")
    b.fill(INK, "M-6-24h7v1.5h-7z")
    b.end()


def person(b: Block, x: float, y: float, size: float = 1, fill: str = INK, edge: str = BONE) -> None:
    """Anybody from the waist up, without a face."""
    b.group(x, y, size)
    body = "M-15 0c0-17 4-22 11-23.500l0-3a8 8 0 1 1 8 0l0 3c7 1.500 11 6.500 11 23.500z".replace(".500", ".5")
    b.fill(fill, body)
    b.line(edge, 1.5, body)
    b.end()


def head(b: Block, x: float, y: float, size: float = 1, hair: bool = True) -> None:
    """A face half in the light."""
    b.group(x, y, size)
    b.fill(BONE, "M0-18c10 0 14 7 13 17-1 11-6 19-13 19s-12-8-13-19c-1-10 3-17 13-17z")
    b.fill(INK, "M0-18c10 0 14 7 13 17-1 11-6 19-13 19l2-7 4-1-3-4-2-1 2-7z")
    if hair:
        b.fill(INK, "M-15 0c-2-14 4-22 15-22s17 8 15 22l-3-9c-6-4-16-4-23-1z")
    b.fill(INK, "M-9-3h7v2h-7zM-6 9h8v1.500h-8z".replace(".500", ".5"))
    b.fill(BONE, "M4-3h6v2h-6z")
    b.end()


def his_face(b: Block, x: float, y: float, size: float = 1) -> None:
    """Big Brother as on the posters."""
    b.group(x, y, size)
    b.fill(BONE, "M0-18c12 0 17 7 17 18s-8 20-17 20-17-9-17-20 5-18 17-18z")
    b.fill(INK, "M0-18c12 0 17 7 17 18s-8 20-17 20zM-18-6c-1-12 9-16 18-16s19 4 18 16l-5-6h-26zM-13-6h9v3h-9z")
    b.fill(BONE, "M4-6h9v3h-9z")
    b.fill(INK, "M-11 8q4-5 11-2v5q-6-3-11-1z")
    b.fill(BONE, "M0 6q7-3 11 2v2q-5-2-11 1z")
    b.end()


def poster(b: Block, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """His poster."""
    b.group(x, y, size, turn)
    b.fill(BONE, "M-20-27h40v54h-40z")
    b.fill(RED, "M-17-24h34v36h-34z")
    his_face(b, 0, -5, 0.82)
    b.fill(INK, "M-17 15h34v9h-34z")
    b.fill(BONE, "M-12 18h24v3h-24z")
    b.end()


def camera(b: Block, x: float, y: float, size: float = 1, flip: bool = False) -> None:
    """A camera on its bracket."""
    b.group(x, y, size, 0, flip)
    b.fill(BONE, "M-30-4h14v7h-14zM-34-14h6v28h-6zM-18-12l36-9 9 20-36 10z")
    b.fill(INK, "M-13-8l28-7 2 4-28 7z")
    b.disc(INK, 22, -10, 11)
    b.disc(RED, 22, -10, 8.5)
    b.disc(INK, 22, -10, 3.5)
    b.disc(BONE, 19, -13, 1.8)
    b.end()


def fence(b: Block, x: float, y: float, wide: float, size: float = 1) -> None:
    """Posts with barbed wire; x, y is the foot of the first post."""
    b.group(x, y, size)
    posts = int(wide / 22)
    b.fill(BONE, "".join(f"M{i * 22 - 2.5} 0v-38l5-4v42z" for i in range(posts + 1)))
    for up in (10, 20, 30):
        b.line(BONE, 1.4, f"M-6-{up}" + "".join("q5.5-3 11 0t11 0" for _ in range(posts)))
        barbs = "".join(f"M{i * 11 + 3}-{up + 4}l4 7m0-7l-4 7" for i in range(posts * 2))
        b.line(RED, 1.5, barbs)
    b.end()


def paper(b: Block, x: float, y: float, size: float = 1, turn: float = 0, stamp: bool = False) -> None:
    """A written sheet."""
    b.group(x, y, size, turn)
    b.fill(BONE, "M-18-24h30l6 6v42h-36z")
    b.fill(GREY, "M12-24v6h6z")
    b.line(INK, 1.8, "M-12-12h22M-12-5h24M-12 2h24M-12 9h16")
    if stamp:
        b.fill(RED, "M0 10l14-4 2 9-14 4z")
        b.fill(BONE, "M4 12l8-2 .5 2-8 2z")
    b.end()


def fist(b: Block, x: float, y: float, size: float = 1, fill: str = BONE, edge: str = INK) -> None:
    """A raised fist."""
    b.group(x, y, size)
    b.fill(fill, "M-9 40l2-26-4-6v-14q0-5 4-6 1-4 5-3 2-3 6-1 4-1 5 3 4 1 4 6v12l-5 9 1 26z")
    b.line(edge, 1.6, "M-5-11v8M1-13v9M7-12v8M-9-3q10 3 17-1l3 4")
    b.end()


def hand(b: Block, x: float, y: float, size: float = 1, flip: bool = False, turn: float = 0) -> None:
    """An open hand that comes from the left."""
    b.group(x, y, size, turn, flip)
    b.fill(
        BONE,
        "M-40-9l26-2 10-8q5 0 4 5l-6 6 28-4q5 1 3 5l-18 4 20 0q4 2 1 5l-20 2 16 2q3 3 0 5l-20 0 10 3q2 3-2 4"
        "l-18 0q-16 0-22-6l-12 0z",
    )
    b.line(INK, 1.3, "M-2 0h9M-2 6h8M-3 11h6")
    b.fill(DEEP, "M-40-11h8v22h-8z")
    b.end()


def flame(b: Block, x: float, y: float, size: float = 1, colour: str = RED) -> None:
    """Will: a flame."""
    b.group(x, y, size)
    b.fill(colour, "M0-22c3 10 14 16 12 28-2 9-7 14-13 14s-12-5-12-13c0-8 7-11 7-18 4 2 5 6 5 9 3-6 2-13 1-20z")
    b.fill(BONE, "M0 0c1 5 6 6 5 12-1 4-3 6-6 6s-5-2-5-6c0-4 4-5 6-12z")
    b.end()


def cards(b: Block, x: float, y: float, count: int, size: float = 1, colour: str = BONE) -> None:
    """Cards fanned out, backs up."""
    for i in range(count):
        b.group(x, y, size, (i - (count - 1) / 2) * 15)
        b.fill(INK, "M-13.5-41.5h27v40h-27z")
        b.fill(colour, "M-12-40h24v37h-24z")
        b.fill(INK, "M-9-37h18v31h-18z")
        b.fill(colour, "M-6-21q6-8 12 0q-6 8-12 0z")
        b.disc(INK, 0, -21, 2.4)
        b.end()


def arrow(b: Block, x: float, y: float, long: float, turn: float = 0, colour: str = RED) -> None:
    """A thick arrow from x, y."""
    b.group(x, y, 1, turn)
    b.fill(colour, f"M0-4h{long - 12:g}v-6l14 10-14 10v-6h-{long - 12:g}z")
    b.end()


def tower(b: Block, x: float, y: float, size: float = 1) -> None:
    """A ministry from afar, its foot at x, y."""
    b.group(x, y, size)
    b.fill(BONE, "M-26 0l4-22h4l3-20h4l3-18h4l4-22v100z")
    b.fill(DEEP, "M26 0l-4-22h-4l-3-20h-4l-3-18h-4l-4-22v82z")
    b.line(INK, 1.2, "M-20-4l3-14M-14-4l2-14M-8-4l1-14M-12-26l2-13M-6-26l1-13")
    b.end()


def house(b: Block, x: float, y: float, size: float = 1, lit: str = BONE) -> None:
    """A small house, its foot at x, y."""
    b.group(x, y, size)
    b.fill(DEEP, "M-16 0v-22l16-14 16 14v22z")
    b.fill(GREY, "M-19-20l19-17 19 17-3 3-16-14-16 14z")
    b.fill(lit, "M-10-16h7v7h-7zM4-16h7v7h-7z")
    b.fill(INK, "M-3 0v-9h6v9z")
    b.end()


def train(b: Block, x: float, y: float, size: float = 1) -> None:
    """A train of the monorail that comes nearer, its rail below."""
    b.group(x, y, size)
    b.fill(BONE, "M-40-26q22-10 58-6 16 4 22 18l0 12h-80z")
    b.fill(INK, "M-34-22h14v10h-14zM-16-23h14v11h-14zM2-23h12l4 11h-16z")
    b.fill(RED, "M-40-7h80v5h-80z")
    b.fill(GREY, "M-46 0h92v5h-92z")
    b.disc(BONE, 34, -9, 3)
    b.end()


def rat(b: Block, x: float, y: float, size: float = 1, fill: str = INK, flip: bool = False) -> None:
    """A rat."""
    b.group(x, y, size, 0, flip)
    b.fill(fill, "M-20 6c2-14 14-18 22-12l6-5 2 5c6 3 10 9 12 12l-10 3-6 4h-20z")
    b.line(fill, 2.2, "M-18 6c-10 2-14-4-22 0")
    b.fill(BONE, "M12-2h2.500v2.500h-2.500z".replace(".500", ".5"))
    b.end()


def crate(b: Block, x: float, y: float, size: float = 1) -> None:
    """A crate that hides something."""
    b.group(x, y, size)
    b.fill(BONE, "M-22-18h44v34h-44z")
    b.line(INK, 2, "M-22-8h44M-22 6h44M-10-18v34M10-18v34")
    b.end()


def lamp(b: Block, x: float, y: float, high: float) -> None:
    """A street lamp and its cone of light."""
    b.fill("#f4e7bf", f"M{x - 3:g} {y - high:g}L{x - 26:g} {y:g}H{x + 26:g}L{x + 3:g} {y - high:g}z")
    b.fill(INK, f"M{x - 1.5:g} {y:g}V{y - high - 6:g}h3V{y:g}zM{x - 7:g} {y - high:g}h14l-3-7h-8z")


def eye(b: Block, x: float, y: float, size: float = 1) -> None:
    """An eye that is open."""
    b.group(x, y, size)
    b.fill(BONE, "M-29 0c12-17 46-17 58 0-12 17-46 17-58 0z")
    b.disc(INK, 0, 0, 13.5)
    b.disc(RED, 0, 0, 6)
    b.disc(BONE, -4, -4, 2.4)
    b.end()


def bars(b: Block, colour: str = BONE, step: float = 14, thick: float = 4) -> None:
    """Bars before the whole picture."""
    b.line(colour, thick, "".join(f"M{step * (i + 0.5):g} 0V{b.high:g}" for i in range(int(b.wide / step))))


def star(b: Block, x: float, y: float, size: float = 1, colour: str = RED) -> None:
    """A star of five points."""
    b.group(x, y, size)
    b.fill(colour, "M0-20l5 14h15l-12 9 4 14-12-8-12 8 4-14-12-9h15z")
    b.end()


def telephone_pole(b: Block, x: float, y: float, high: float) -> None:
    """A pole with wires that run off."""
    b.line(BONE, 2.4, f"M{x:g} {y:g}v{-high:g}M{x - 10:g} {y - high + 5:g}h20M{x - 8:g} {y - high + 13:g}h16")


def runner(b: Block, x: float, y: float, size: float = 1, fill: str = INK, edge: str = BONE) -> None:
    """Somebody who runs to the right; x, y is the middle."""
    b.group(x, y, size)
    b.group(-66, -44)
    body = (
        "M60 14a7 7 0 1 1 8 9l-1 3c7 2 12 6 14 12l10 5-2 4-13-4-6-7-3 12 12 9 1 17h-6l-2-14-13-7-8 13-14 4-1-5 11-4 "
        "8-18 3-15-9 5-4 9-4-2 4-12 12-8 6-1z"
    )
    b.fill(fill, body)
    b.line(edge, 1.2, body)
    b.end()
    b.end()
