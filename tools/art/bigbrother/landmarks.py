"""What stands on a cell beside its kind: sixty places, no two alike."""

from collections.abc import Callable

from tools.art.bigbrother.paper import gear, n
from tools.art.bigbrother.places import Site
from tools.art.bigbrother.plan import Point


def saw_tooth(site: Site, dx: float, wide: float, deep: float, high: float) -> None:
    """Works with a roof like a saw."""
    site.block(dx, 0, wide, deep, high, 0.4)
    ox, oy = dx - 0.28 * high, -high
    for i in range(4):
        a, b = ox + i * wide / 4, ox + (i + 1) * wide / 4
        site.draw(
            0.1,
            (f"s{site.key}", site.shape((a, oy), (a, oy - 8), (b, oy))),
            (f"r{site.key}0", site.shape((a, oy - 8), (b, oy), (b, oy - deep), (a, oy - deep - 8))),
            ("lit", site.m(a, oy - 8) + f"v{n(-deep)}"),
        )


def arch_bridge(site: Site) -> None:
    """The head of a hanging bridge."""
    for side in (-1, 1):
        site.block(side * 20 - 5, -3, 10, 9, 26)
        site.draw(0, ("red", site.m(side * 20 - 7, -28) + "h5v12h-5z"))
    cable = (
        f"{site.m(-34, -6)}Q{n(site.x - 26, site.y - 12, site.x - 24, site.y - 28)}"
        f"Q{n(site.x - 2, site.y + 4, site.x + 18, site.y - 28)}"
        f"Q{n(site.x + 22, site.y - 12, site.x + 34, site.y - 6)}"
    )
    hangers = "".join(site.m(-18 + i * 6, -11 - abs(3 - i) ** 2 * 0.6) + "v9" for i in range(7))
    site.draw(-2, ("wire", cable), ("thin", hangers))


def horn(site: Site, dy: float, side: int, size: float) -> tuple[str, str]:
    """A loudspeaker on a mast: its bell and its mouth."""

    def put(*points: Point) -> str:
        return site.shape(*((x * side * size, dy + y * size) for x, y in points))

    return put((2, -2), (7, -2), (16, -8), (16, 8), (7, 2), (2, 2)), put((16, -8), (19, -4), (19, 4), (16, 8))


def speakers(site: Site) -> None:
    """Horns on a mast."""
    site.block(-28, -6, 16, 10, 22, 0.5)
    site.block(12, -4, 14, 10, 17, 0.5)
    horns = [horn(site, dy, side, size) for dy, size in ((-36, 1.0), (-25, 0.8)) for side in (-1, 1)]
    site.draw(
        2,
        ("wire", site.m(0, 2) + "v-40"),
        ("bone", "".join(bell for bell, _ in horns)),
        ("ink", "".join(mouth for _, mouth in horns)),
    )


def crater(site: Site) -> None:
    """What a rocket bomb left."""
    rim = site.m(-30, -9) + "l8-9 14-4 16 1 15 6 5 8-9 8-18 3-17-2z"
    ground = site.m(-22, -9) + "l8-6 16-2 13 4 5 5-8 5-16 2-13-3z"
    hole = site.m(-13, -9) + "l7-4 12 1 5 4-8 4-11-1z"
    light = site.m(-13, -9) + "l7-4 12 1" + site.m(-30, -9) + "l8-9 14-4 16 1"
    cracks = site.m(-20, -10) + "l6 2" + site.m(16, -12) + "l-7 3" + site.m(2, -17) + "v4" + site.m(-8, -3) + "l3-3"
    site.draw(-14, ("ink", rim), ("gravel", ground), ("ink", hole), ("lit", light), ("hat", cracks))


def mansions(site: Site) -> None:
    """Flats that smell of cabbage."""
    site.block(-26, -4, 14, 12, 36, 0.45)
    site.block(-8, -6, 14, 12, 42, 0.45)
    site.block(10, 0, 14, 12, 33, 0.5)


def wire_maze(site: Site) -> None:
    """Rolls of wire within each other."""
    frames, barbs = "", ""
    for i in range(4):
        wide, high = 56 - i * 14.0, 24 - i * 6.5
        left, top = -wide / 2, -10 - high / 2
        back = n(-wide * (0.86 if i % 2 else 0.7))
        frames += site.m(left, top) + f"h{n(wide)}v{n(high)}h{back}" + site.m(left, top) + f"v{n(high * 0.8)}"
        barbs += "".join(site.m(left + q * 5, top - 2) + "l2.5 4m0-4l-2.5 4" for q in range(int(wide / 5)))
    site.draw(-4, ("pipe", frames), ("thin", barbs))


def viaduct(site: Site) -> None:
    """Arches under the line."""
    site.paper.shade(site.x - 32, site.y - 8, 66, 6, 14)
    site.draw(
        0,
        (f"s{site.key}", site.shape((-32, -20), (34, -20), (34, -1), (-32, -1))),
        (f"r{site.key}1", site.shape((-34, -26), (32, -26), (34, -20), (-32, -20))),
        ("ink", "".join(site.m(-28 + i * 15.5, 0) + "v-9a5.5 6.5 0 0 1 11 0v9z" for i in range(4))),
        ("lit", site.m(-34, -26) + "h66"),
    )


def airfield(site: Site) -> None:
    """A runway behind the stalls, and an aeroplane."""
    plane = "l3 6 9 2v2l-9 1 1 6 3 2v2h-8v-2l3-2-1-6-9 1v-2l8-4z"
    site.draw(
        -20,
        ("gravel", site.shape((-44, -34), (16, -37), (18, -28), (-44, -25))),
        ("runway", site.lines((-40, -29), (14, -32))),
        ("bone", site.m(32, -38) + plane),
    )


def chapel(site: Site) -> None:
    """Half a spire."""
    site.draw(
        -16,
        ("sn", site.m(14, -16) + "l2-30 5-10 5 10 2 12-2 3 1 15z"),
        ("pale", site.m(14, -16) + "l2-30 5-10 1 40z"),
        ("ink", site.m(18, -34) + "v-5a2 3 0 0 1 4 0v5z"),
        ("wire", site.m(21, -56) + "v-6" + site.m(18, -60) + "h6"),
    )


def docks(site: Site) -> None:
    """A crane."""
    site.draw(
        -20,
        ("wire", site.lines((-34, -16), (-34, -46), (-18, -49)) + site.lines((-38, -40), (-8, -52), (-12, -38))),
        ("red", site.m(-38, -38) + "h8v6h-8z"),
    )


def parade(site: Site) -> None:
    """A square full of people in rows."""
    crowd = "".join(site.m(-24 + i * 6 + row, -18 + row * 4) + "h2v2.5h-2z" for i in range(9) for row in range(4))
    site.draw(
        -14,
        ("paved", site.m(-29, -21) + "h56l3 21h-60z"),
        ("crowd", crowd),
        ("red", site.m(-29, -3) + "h60v2.5h-60z"),
    )


def convoy(site: Site) -> None:
    """Three lorries."""
    for i in range(3):
        dx, dy = -20 + i * 19, -3 - i % 2 * 6
        site.draw(
            -4,
            ("sn", site.m(dx - 8, dy) + "v-8h11v8z"),
            ("rp1", site.m(dx - 9, dy - 8) + "l2-4h12l-2 4z"),
            ("bone", site.m(dx + 3, dy - 6) + "h4l1.5 3v3h-5.5z"),
            ("ink", site.round(dx - 5, dy, 2, 2) + site.round(dx + 4.5, dy, 2, 2)),
        )


def allotments(site: Site) -> None:
    """Beds of cabbages."""
    for i in range(6):
        bed = site.m(-28 + i * 9, -17) + "h7l2 18h-8z"
        site.draw(-14, ("rn1" if i % 2 else "gn", bed))
    site.draw(-13, ("hat", "".join(site.m(-27 + i * 9, -15 + q * 3) + "h7" for i in range(6) for q in range(6))))
    site.house(12, -14, 13, 7, 6)


def hall_of_hate(site: Site) -> None:
    """A screen with his face over the whole front."""
    site.block(-28, 0, 54, 16, 15)
    face = site.m(-6, -11) + "h6v6l-3 2-3-2z" + site.m(-20, -11) + "h10v1h-10z" + site.m(4, -11) + "h10v1h-10z"
    site.draw(
        1,
        ("screen", site.m(-26, -13) + "h46v11h-46z"),
        ("red", site.m(-24, -12) + "h42v9h-42z"),
        ("bone", face),
        ("ink", site.m(-5, -9) + "h1.5v1h-1.5z" + site.m(-2.5, -9) + "h1.5v1h-1.5z"),
    )
    for i in (0, 4):
        site.block(-26 + i * 12, 2, 3, 2, 15)


def memory_holes(site: Site) -> None:
    """Slits in the ground; from one of them comes smoke."""
    site.block(-28, -10, 54, 5, 9)
    holes = "".join(site.round(-19 + i * 13, -2, 5, 2.5) for i in range(4))
    rims = "".join(site.m(-24 + i * 13, -2) + "a5 2.5 0 0 1 10 0" for i in range(4))
    site.draw(0, ("ink", holes), ("lit", rims), ("smoke", site.m(-19, -3) + "c5-7 2-10 6-15 1 6 0 9-3 15z"))


def junk(site: Site) -> None:
    """A row of sheds."""
    dice = site.paper.dice
    for _ in range(8):
        wide, high = dice.uniform(6, 12), dice.uniform(4, 11)
        site.block(dice.uniform(-26, 18), dice.uniform(-14, 1), wide, 4, high)


def telescreens(site: Site) -> None:
    """Works with two cold screens and a mast."""
    site.block(-28, 0, 34, 14, 14, 0.4)
    site.block(10, 0, 16, 12, 20)
    site.draw(
        1,
        ("screen", site.m(-24, -12) + "h12v8h-12z" + site.m(-9, -12) + "h12v8h-12z"),
        ("cold", site.m(-22.5, -10.5) + "h9v5h-9z" + site.m(-7.5, -10.5) + "h9v5h-9z"),
        ("wire", site.m(12, -24) + "v-18" + site.lines((6, -40), (12, -34), (18, -40)) + site.m(7, -34) + "h10"),
    )


def dictionary(site: Site) -> None:
    """An open book on the roof."""
    site.block(-24, 0, 30, 14, 26, 0.5)
    site.block(10, 0, 14, 12, 15)
    site.draw(
        2,
        ("bone", site.m(-22, -33) + "q6-4 11 0q5-4 11 0v9q-6-4-11 0q-5-4-11 0z"),
        ("text", site.m(-11, -33) + "v9" + "".join(site.m(dx, -31 + i * 3) + "h6" for i in (0, 1) for dx in (-19, -8))),
    )


def column(site: Site) -> None:
    """A column with a flame."""
    site.block(-22, 2, 40, 14, 3)
    site.block(-15, 0, 26, 9, 6)
    site.draw(
        3,
        ("pale", site.m(-5, -8) + "l1-30h4v30z"),
        ("dark", site.m(0, -8) + "v-30h3l1.5 30z"),
        ("bone", site.m(-5, -38) + "h10v-3h-10z" + site.m(-2.5, -41) + "c-1-6-1-8 2-11 3 3 4 6 2.5 11z"),
    )


def chestnut(site: Site) -> None:
    """A café under a tree."""
    site.house(-24, 0, 32, 13, 13, 0, 2)
    site.draw(
        1,
        ("red", site.m(-22, -10) + "h26l2 5h-30z"),
        ("bone", site.m(-20, -4) + "h5v3h-5z" + site.m(-6, -4) + "h5v3h-5z"),
    )
    site.tree(18, -1, 11)


def rations(site: Site) -> None:
    """A notice, and a queue before it."""
    site.block(-22, 0, 42, 14, 17, 0.5)
    queue = "".join(site.m(-24 + i * 6, 4) + "c0-4 1-5 2-5.5a1.5 1.5 0 1 1 1.5 0c1 .5 2 1.5 2 5.5z" for i in range(9))
    site.draw(
        1,
        ("bone", site.m(-14, -9) + "h24v7h-24z"),
        ("text", site.m(-11, -6.5) + "h18" + site.m(-11, -4) + "h18"),
        ("ink", queue),
    )


def inner_party(site: Site) -> None:
    """A red banner with an eye."""
    site.block(-25, 0, 48, 15, 19, 0.6)
    site.block(-14, -2, 26, 10, 30, 0.4)
    site.draw(
        1,
        ("red", site.m(-8, -16) + "h10v14h-10z"),
        ("bone", site.m(-8, -9) + "q5-6 10 0q-5 6-10 0z"),
        ("ink", site.round(-3, -9, 2, 2)),
    )


def steel_gate(site: Site) -> None:
    """A gate between two towers."""
    site.block(-28, 0, 14, 14, 26)
    site.block(14, 0, 14, 14, 26)
    site.draw(
        1,
        ("ink", site.m(-14, -19) + "h28v19h-28z"),
        ("bars", "".join(site.m(-12 + i * 4, -18) + "v18" for i in range(7))),
        ("red", site.m(-14, -21) + "h28v4h-28z"),
    )


def cellars(site: Site) -> None:
    """Houses with doors below the street."""
    for i in range(3):
        site.block(-28 + i * 19, -(i % 2) * 3, 16, 13, 13 + 4 * (i == 1))
    site.draw(1, ("ink", "".join(site.m(-25 + i * 19, 1 - (i % 2) * 3) + "l2-5h6l2 5z" for i in range(3))))


def wine_cellar(site: Site) -> None:
    """Vaults."""
    site.block(-26, 0, 48, 12, 11)
    site.draw(
        1,
        ("ink", "".join(site.m(-24 + i * 15, 0) + "v-5a5 5.5 0 0 1 10 0v5z" for i in range(3))),
        ("bone", "".join(site.m(-21 + i * 15, 0) + "v-4a2 2.5 0 0 1 4 0v4z" for i in range(3))),
    )
    site.house(-27, -3, 48, 9, 13)


def museum(site: Site) -> None:
    """A temple."""
    site.block(-26, 0, 48, 14, 12)
    for i in range(6):
        site.block(-24 + i * 9, 2, 4, 2, 11, key="t")
    site.house(-28, -1, 52, 10, 13, 8)


def machine_hall(site: Site) -> None:
    """Cogwheels over the roof."""
    site.block(-28, 0, 54, 16, 15, 0.35)
    wheels = ((-14, -23, 8.0), (4, -25, 10.5), (20, -22, 6.0))
    site.draw(
        1,
        ("bone", "".join(gear(site.x + dx, site.y + dy, radius) for dx, dy, radius in wheels)),
        ("ink", "".join(site.round(dx, dy, radius * 0.45, radius * 0.36) for dx, dy, radius in wheels)),
    )


def league(site: Site) -> None:
    """A hall with a flag."""
    site.block(-26, 0, 34, 14, 14, 0.5)
    site.house(-27, -1, 34, 13, 15, 8)
    site.draw(2, ("wire", site.m(16, 0) + "v-34"), ("red", site.m(16, -34) + "l16 4-5 4 5 5-16-2z"))


def pubs(site: Site) -> None:
    """Three houses, a sign, lit panes."""
    site.house(-28, -2, 20, 11, 10, chimneys=1)
    site.house(-6, 0, 18, 11, 12, chimneys=1)
    site.house(13, -2, 15, 11, 9, chimneys=1)
    site.draw(
        1,
        ("lamp", site.m(-3, -7) + "h4v4h-4z" + site.m(4, -7) + "h4v4h-4z"),
        ("bone", site.m(-26, -8) + "h6v4h-6z"),
    )


def canteen(site: Site) -> None:
    """A long low hall with two flues."""
    site.block(-26, 0, 50, 14, 10, 0.8)
    site.chimney(-16, -10, 18)
    site.chimney(12, -10, 18)


def arcade(site: Site) -> None:
    """Arches, and the tube on the roof."""
    site.block(-26, 0, 50, 13, 13)
    site.draw(
        1,
        ("ink", "".join(site.m(-24 + i * 8.5, 0) + "v-6a3 3.5 0 0 1 6 0v6z" for i in range(6))),
        ("pipe", site.m(-30, -26) + "h20v-6h24v8h12"),
    )


def prole_market(site: Site) -> None:
    """A hall with arches."""
    site.block(-26, -2, 50, 12, 9)
    site.draw(0, ("bone", "".join(site.m(-24 + i * 8, -2) + "v-6a2.5 3 0 0 1 5 0v6z" for i in range(6))))
    site.house(-27, -7, 50, 9, 11)


def distillery(site: Site) -> None:
    """Tanks."""
    site.tank(-18, -3, 9, 22)
    site.tank(2, 0, 10, 17)
    site.block(12, 0, 14, 10, 13)
    site.chimney(22, -8, 30)


def stores(site: Site) -> None:
    """Sheds and drums."""
    for i in range(4):
        site.tank(-22 + i * 12, -11, 4.5, 8)
    site.block(-26, 0, 30, 12, 15)
    site.block(8, 0, 16, 8, 9)


def munitions(site: Site) -> None:
    """Works with two chimneys."""
    saw_tooth(site, -26, 40, 14, 10)
    site.chimney(20, -2, 34)
    site.chimney(27, 0, 26, smoke=False)


def boots(site: Site) -> None:
    """Works with one chimney."""
    saw_tooth(site, -28, 44, 14, 11)
    site.chimney(21, -3, 36)


def rows(site: Site) -> None:
    """Prefabricated houses in two rows."""
    for deep in (1, 0):
        for i in range(4):
            site.house(-28 + i * 15, -deep * 11, 13, 7, 4)


def barracks(site: Site) -> None:
    """Long huts behind each other."""
    for i in (2, 1, 0):
        site.house(-29, -i * 9, 52, 6, 5)


def gardens(site: Site) -> None:
    """Two rows of trees."""
    for i in range(5):
        site.tree(-24 + i * 12, -12 + (i % 2) * 3, 6.5)
    for i in range(4):
        site.tree(-20 + i * 14, 1, 7.5)


def canal(site: Site) -> None:
    """Trees by the water."""
    site.tree(-32, -16, 7)
    site.tree(32, -16, 7)


def proofs(site: Site) -> None:
    """Narrow houses of different height."""
    for i in range(5):
        site.block(-28 + i * 11, -i % 2 * -5, 8, 14, 14 + 5 * (i % 3), 0.5)


def records(site: Site) -> None:
    """One great block full of windows."""
    site.block(-26, 0, 50, 14, 27, 0.7)


LANDMARKS: dict[str, Callable[[Site], None]] = {
    "pe01": airfield,
    "pe02": barracks,
    "pe04": parade,
    "pe05": museum,
    "pe06": crater,
    "pe07": dictionary,
    "pe09": column,
    "pe10": chapel,
    "pe11": rows,
    "pe12": convoy,
    "pe13": munitions,
    "pe15": arch_bridge,
    "tr01": machine_hall,
    "tr02": arcade,
    "tr04": canteen,
    "tr05": mansions,
    "tr06": proofs,
    "tr07": records,
    "tr08": hall_of_hate,
    "tr11": telescreens,
    "tr12": speakers,
    "tr13": memory_holes,
    "tr15": viaduct,
    "pl02": allotments,
    "pl03": rations,
    "pl04": prole_market,
    "pl05": chestnut,
    "pl06": league,
    "pl09": pubs,
    "pl11": docks,
    "pl12": boots,
    "pl14": distillery,
    "pl15": arch_bridge,
    "lo02": wire_maze,
    "lo04": stores,
    "lo06": junk,
    "lo07": cellars,
    "lo09": inner_party,
    "lo10": gardens,
    "lo11": canal,
    "lo14": steel_gate,
    "lo15": wine_cellar,
}
"""The cells that are no more than their kind (a hospital, a station, two markets) have none."""
