"""``web/src/games/<game>/generated.ts``: a game's names, its table as views show it, its questions and its events."""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.cards import NONE, Family, Seat
from fogtable.core.declarations.events import Secret
from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.visibility import EVERYONE
from fogtable.core.game import Game
from tools.webtypes.typescript import HEAD, block, many


class _Words:
    """The families of a game, each written once: lists of names, or pairs of names of another family."""

    def __init__(self) -> None:
        self.families: dict[str, type[Family]] = {}

    def of(self, family: type[Family] | None) -> str:
        """Return the type of a member's name."""
        if family is None or family is Seat:
            return "string"
        self.families[family.__name__] = family
        return family.__name__

    def written(self) -> list[str]:
        """Return all families, in TypeScript."""
        found = []
        for name, family in sorted(self.families.items()):
            if all("+" in one for one in family.names):
                found.append(
                    f"/** Two names, `{family.names[0]}`. */\nexport type {name} = `${{string}}+${{string}}`;\n"
                )
                continue
            names = "\n".join(f"  '{one}'," for one in family.names)
            plural = f"{name.upper()}S"
            found.append(f"export const {plural} = [\n{names}\n] as const;")
            found.append(f"export type {name} = (typeof {plural})[number];\n")
        return found


def contents(declared: Field, words: _Words) -> str:
    """Return the type of one place of a field, seen."""
    if declared.kind == "number":
        return "number"
    if declared.kind == "flag":
        return "boolean"
    if declared.kind == "cards":
        return many(words.of(declared.family))
    name = words.of(declared.family)
    return f"{name} | 'none'" if declared.start == NONE and name != "string" else name


def hidden(declared: Field) -> str:
    """Return the type of what stands for one place of a field that is not seen."""
    if declared.counted is True:
        return "number"
    return "number | null" if declared.counted else "null"


def public_field(declared: Field, words: _Words) -> str:
    """Return the type of a field in the public part, at any moment of the game."""
    kind = contents(declared, words)
    if declared.sees is not EVERYONE:
        kind = f"{kind} | {hidden(declared)}"
    for _ in declared.shape:
        kind = many(kind)
    return kind


def own_field(declared: Field, words: _Words) -> str | None:
    """Return the type of what a seat is shown of a field beyond the public part; ``None`` if never anything."""
    if not (declared.sees.base | declared.sees.raised) - {"everyone"}:
        return None
    kind = contents(declared, words)
    for _ in declared.shape[1:]:
        kind = many(kind)
    return f"Record<string, {kind}>" if declared.shape else kind


def argument(declared: Any, words: _Words) -> str:
    """Return the type of an event's argument."""
    if declared is int:
        return "number"
    if isinstance(declared, Secret):
        return f"{argument(declared.family, words)} | null"
    name = words.of(declared)
    return f"{name} | {many(name)}"


def questions(game: Game, words: _Words) -> list[str]:
    """Return the answers to each question."""
    found = []
    for choice in game.choices:
        said = [
            f"`{verb.name}:${{{words.of(verb.family)}}}`" if verb.family is not None else f"'{verb.name}'"
            for verb in choice.verbs
        ]
        found.append(f"  '{choice.code()}': {' | '.join(said)};")
    return found


def events(game: Game, words: _Words) -> list[str]:
    """Return the arguments of each event."""
    found = []
    for code, event in game.log.table.items():
        args = "; ".join(f"{name}: {argument(declared, words)}" for name, declared in event.args.items())
        found.append(f"  '{code}': {{ {args} }};" if args else f"  '{code}': Record<string, never>;")
    return found


def reasons(game: Game, words: _Words) -> list[str]:
    """Return the arguments of each reason."""
    found = []
    for code, reason in () if game.why is None else game.why.reasons.table.items():
        args = "; ".join(f"{name}: {argument(declared, words)}" for name, declared in reason.args.items())
        found.append(f"  '{code}': {{ {args} }};" if args else f"  '{code}': Record<string, never>;")
    return found


def of_game(game: Game) -> str:
    """Return the types of one game."""
    words = _Words()
    fields = game.table.fields
    public = [f"  {name}: {public_field(field, words)};" for name, field in fields.items()]
    own = [f"  {name}?: {kind};" for name, field in fields.items() if (kind := own_field(field, words))]
    asked = questions(game, words)
    told = events(game, words)
    why_not = reasons(game, words)
    verbs = sorted({verb.name for choice in game.choices for verb in choice.verbs})
    listed = "\n".join(f"  | '{verb}'" for verb in verbs)
    return "\n".join(
        [
            HEAD,
            *words.written(),
            block("The public part of a view. What is not seen is a number of cards, or null.", "PublicPart", public),
            block("What a seat sees beyond it: rows by seat or by number, or a whole field.", "OwnPart", own),
            block("The answers to each question; `pass` is one where the view says so.", "Questions", asked),
            "export type Question = keyof Questions;\n",
            f"export type Verb =\n{listed};\n",
            block("The events by code, with their arguments.", "Events", told),
            "export type EventCode = keyof Events;\n",
            block("Why an answer is not offered, with what the reason names.", "Reasons", why_not),
        ]
    )
