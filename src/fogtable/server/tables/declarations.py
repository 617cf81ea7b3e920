"""What a game declares, for a page that has no board of its own for it: fields, questions, events, texts, rulebook.

It is the same for everybody and of no table: what a game is, never how one stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from fogtable.core.declarations.cards import Family, Seat
from fogtable.core.declarations.events import Secret
from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.visibility import Role
from fogtable.core.game import Game
from fogtable.server.refusals import Refusal

LANGUAGES: Final = ("en", "ru", "uk")
"""Of these a game may have texts and a rulebook; English is read where another is missing."""


@cache
def declared(game: Game) -> dict[str, Any]:
    """Return the declarations of a game."""
    families = _Families()
    return {
        "name": game.name,
        "fields": [_field(one, families) for one in game.table.fields.values()],
        "questions": {
            choice.code(): {verb.name: families.code(verb.family) for verb in choice.verbs} for choice in game.choices
        },
        "events": {
            code: {name: _argument(one, families) for name, one in event.args.items()}
            for code, event in game.log.table.items()
        },
        "reasons": {
            code: {name: _argument(one, families) for name, one in reason.args.items()}
            for code, reason in (game.why.reasons.table.items() if game.why is not None else ())
        },
        "families": families.members,
        "sides": sorted({side for count in game.seat_counts for side in map(game.side_of, range(count))}),
        "rules": (game.folder / "RULES.md").is_file(),
    }


class _Families:
    """The families that declarations speak of, with their members, by the codes under which they speak of them."""

    def __init__(self) -> None:
        self.members: dict[str, list[str]] = {}

    def code(self, family: type[Family] | None) -> str | None:
        """Return the code of a family: ``PlaceCard`` is ``place-card``; seats are named by each table."""
        if family is None:
            return None
        if family is Seat:
            return "seat"
        code = "".join("-" + c.lower() if c.isupper() else c for c in family.__name__).lstrip("-")
        self.members[code] = list(dict.fromkeys(family.names))
        return code


def _field(declared: Field, families: _Families) -> dict[str, Any]:
    return {
        "name": declared.name,
        "kind": declared.kind,
        "family": families.code(declared.family),
        "low": declared.low,
        "high": declared.high,
        "rows": [families.code(one) for one in declared.index],
        "sees": _groups(declared.sees.base),
        "flag": declared.sees.flag,
        "raised": _groups(declared.sees.raised),
        "counted": bool(declared.counted),
        "sealed": declared.sealed,
    }


def _groups(who: Iterable[Role | str]) -> list[str]:
    return sorted(one.name if isinstance(one, Role) else one for one in who)


def _argument(declared: Any, families: _Families) -> str | None:
    """Return the family of an argument of an event or of a reason; ``None``: it is a number."""
    family = declared.family if isinstance(declared, Secret) else declared
    return None if family is int else families.code(family)


def texts_of(game: Game, language: str) -> dict[str, str]:
    """Return all texts of a game in a language, one file after the other; English ones where it has none in that.

    Raises:
        Refusal: there are no texts in that language in any game.
    """
    _require_language(language)
    for spoken in (language, "en"):
        files = sorted(game.folder.glob(f"texts/**/{spoken}.ftl"))
        if files:
            return {"language": spoken, "text": "\n".join(file.read_text(encoding="utf-8") for file in files)}
    return {"language": language, "text": ""}


def rules_of(game: Game, language: str) -> dict[str, str]:
    """Return the rulebook of a game in a language, in English where it is not translated.

    Raises:
        Refusal: the game has none, or no game has one in that language.
    """
    _require_language(language)
    for spoken, name in ((language, f"RULES.{language}.md"), ("en", "RULES.md")):
        file = game.folder / name
        if file.is_file():
            return {"language": spoken, "text": file.read_text(encoding="utf-8")}
    raise Refusal("not-found", f"{game.name} has no RULES.md")


def _require_language(language: str) -> None:
    """Make sure that texts may be in this language: nothing else is looked for on disk.

    Raises:
        Refusal: they cannot.
    """
    if language not in LANGUAGES:
        raise Refusal("not-found", f"expected one of the languages {', '.join(LANGUAGES)}")
