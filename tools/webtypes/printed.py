"""``web/src/games/<game>/printed.ts``: the part of a game's content file that its page shows."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
import yaml

from fogtable.core.declarations.cards import Family
from fogtable.core.game import Game
from tools.webtypes.typescript import HEAD, typescript


class Rows(NamedTuple):
    """A constant with these columns of the rows of a part, or with the one, by the names of a family.

    Rows whose value is one of ``without`` are left out, and all that are not of the type ``only``. ``types``: those of
    columns that name members of other families.
    """

    name: str
    part: str
    family: str
    columns: tuple[str, ...]
    said: str
    without: tuple[str, ...] = ()
    types: Mapping[str, str] = {}
    only: str | None = None


class Names(NamedTuple):
    """A constant with the names of the rows of a part, and a type for one of them."""

    name: str
    part: str
    said: str


class Amounts(NamedTuple):
    """A constant with the numbers of a part that has one for each name."""

    name: str
    part: str
    said: str


Made = Rows | Names | Amounts

SHOWN: Final[Mapping[str, tuple[Made, ...]]] = {
    "notalone": (
        Rows("HUNT_PHASE", "hunt", "Hunt", ("phase",), "The phase printed on a Hunt card."),
        Rows("SURVIVAL_PHASE", "survival", "Survival", ("phase",), "The phase printed on a Survival card."),
        Rows(
            "SYMBOL",
            "hunt",
            "Hunt",
            ("symbol",),
            "The token that a Hunt card calls.",
            without=("none", "copied"),
            types={"symbol": "Token"},
        ),
    ),
    "bigbrother": (
        Rows("DIRECTIVE", "directives", "Order", ("type", "price", "upkeep", "clash"), "The directives."),
        Rows("SUPPORT", "support", "Kind", ("type", "marks", "bonus"), "The support cards."),
        Rows("HELPS", "news", "News", ("helps",), "The side that an event favours."),
        Rows("GOAL_TOKENS", "goals", "Goal", ("tokens",), "How many tokens complete a goal."),
        Amounts("AMOUNT", "amounts", "What the box holds, and how far the tracks go."),
        Names("NUMBERS", "numbers", "The numbers that balance may change, in the order in which a view has them."),
    ),
    "anima": (
        Rows("CHARACTER", "characters", "Character", ("combat", "speed", "skills", "bonus", "gender"), "Characters."),
        Rows(
            "AREA",
            "areas",
            "Area",
            ("level", "trade", "table", "rewards", "check_here", "darkness_here"),
            "The Areas; the exploration table for a die of 1 to 6: so many Encounters, or the special.",
        ),
        Rows("ENCOUNTER", "encounters", "Encounter", ("type", "level", "traits", "bonus"), "The Encounters."),
        Rows("KIND", "kinds", "Kind", ("type", "skill", "when", "bonus"), "The Advantages."),
        Rows(
            "MISSION_STEPS",
            "missions",
            "Mission",
            ("steps",),
            "The Areas in which each step of a mission is done; of several all, in any order.",
            types={"steps": "readonly (readonly Area[])[]"},
        ),
        Rows(
            "FINAL_STEPS",
            "finals",
            "Final",
            ("steps",),
            "The Areas of each step of a Final Mission.",
            types={"steps": "readonly (readonly Area[])[]"},
        ),
        Rows("FOE", "foes", "Foe", ("traits",), "The traits of a foe that is no card."),
        Names("NUMBERS", "numbers", "The names of the numbers that balance may change, in the order of a view."),
    ),
    "onoda": (
        Rows(
            "NEAR", "regions", "Region", ("near",), "The regions beside each one.", types={"near": "readonly Region[]"}
        ),
        Rows("FACES", "tokens", "Token", ("determination", "food"), "Each token: determination, and bowls of rice."),
        Rows(
            "LASTING",
            "events",
            "Event",
            ("cancel",),
            "The item that may be exhausted to cancel a lasting event; none where only paranoia pays.",
            types={"cancel": "Item | 'none'"},
            only="lasting",
        ),
        Rows(
            "MISSION",
            "missions",
            "Mission",
            ("region", "cost"),
            "Where each mission is carried out, and what is exhausted for it.",
            types={"region": "Region", "cost": "Item | 'comrade'"},
        ),
    ),
}
"""What the page of each game knows of its content."""


def of_content(game: Game) -> str:
    """Return the module with what the page of a game shows of its content."""
    file: type[msgspec.Struct] = import_module(f"fogtable.games.{game.name}.content").ContentFile
    read = msgspec.convert(yaml.safe_load((game.folder / "content.yaml").read_text(encoding="utf-8")), file)
    kinds = get_type_hints(file, include_extras=True)
    parts = [_written(made, getattr(read, made.part), kinds[made.part]) for made in SHOWN[game.name]]
    heads = " ".join(part.partition(" = ")[0].partition("export const")[2] for part in parts)
    components = vars(import_module(f"fogtable.games.{game.name}.components"))
    used = [
        name for name, thing in sorted(components.items()) if _is_family(thing) and re.search(rf"[<|, ]{name}\b", heads)
    ]
    return "\n".join([HEAD, f"import type {{ {', '.join(used)} }} from './generated';\n", *parts])


def _is_family(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Family)


def _written(made: Made, rows: Any, kind: Any) -> str:
    """Return one constant with its comment."""
    head = f"/** {made.said} */\nexport const {made.name}"
    if isinstance(made, Names):
        listed = "\n".join(f"  '{row.id}'," for row in rows)
        return f"{head} = [\n{listed}\n] as const;\nexport type NumberName = (typeof {made.name})[number];\n"
    if isinstance(made, Amounts):
        counts = {
            re.sub("_(.)", lambda found: found[1].upper(), name): getattr(rows, name).count
            for name in rows.__struct_fields__
        }
        listed = "\n".join(f"  {name}: {count}," for name, count in counts.items())
        return f"{head} = {{\n{listed}\n}} as const;\n"
    types = get_type_hints(get_args(kind)[0], include_extras=True)
    found = {column: made.types.get(column) or _readonly(typescript(types[column])) for column in made.columns}
    lone = made.columns[0] if len(made.columns) == 1 else None
    held = found[lone] if lone else f"{{ {'; '.join(f'{column}: {kind}' for column, kind in found.items())} }}"
    listed = "\n".join(
        f"  {_key(row.id)}: {_literal(getattr(row, lone) if lone else {c: getattr(row, c) for c in made.columns})},"
        for row in rows
        if (lone is None or getattr(row, lone) not in made.without) and made.only in (None, getattr(row, "type", None))
    )
    whole = f"Partial<Record<{made.family}, {held}>>" if made.without or made.only else f"Record<{made.family}, {held}>"
    return f"{head}: {whole} = {{\n{listed}\n}};\n"


def _readonly(kind: str) -> str:
    return f"readonly {kind}" if kind.endswith("[]") else kind


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _literal(value: Any) -> str:
    """Return a value of the content in TypeScript."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)}: {_literal(one)}' for key, one in value.items())} }}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_literal, value))}]"
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
