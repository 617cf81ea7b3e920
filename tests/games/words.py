"""The words of the games as their tests read them: by game and language, and what every game has to name."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fogtable.core.declarations.events import Event
from fogtable.core.formats.tutorial import read
from fogtable.core.game import Game

LANGUAGES = ("en", "ru", "uk")


class Finder(Visitor):
    """Collects the variables of a message, and the keys by which it selects on each."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


# -- what the files say -----------------------------------------------------------------------------------------------


@cache
def source(game: Game, language: str) -> str:
    """Return all texts of a game, also those in folders of their own, which the page fetches later."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob(f"texts/**/{language}.ftl")))


@cache
def entries(game: Game, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(game, language)).body


@cache
def messages(game: Game, language: str) -> dict[str, Finder]:
    found = {}
    for entry in entries(game, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Finder()
            found[entry.id.name].visit(entry)
    return found


@cache
def bundle(game: Game, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(game, language)))
    return made


def formatted(game: Game, language: str, message: str, args: dict[str, Any]) -> str:
    """Return what a message says; it must say something, without an error."""
    pattern = bundle(game, language).get_message(message).value
    assert pattern is not None, f"{language}: {message} has no text"
    text, errors = bundle(game, language).format_pattern(pattern, args)
    assert not errors, f"{language}: {message} {args}: {errors}"
    assert isinstance(text, str), f"{language}: {message} {args} gives no text"
    assert text.strip(), f"{language}: {message} {args} says nothing"
    return text


# -- what every game has to name --------------------------------------------------------------------------------------


def log_ids(game: Game) -> dict[str, Event]:
    return {f"log-{code}": event for code, event in game.log.table.items()}


def questions(game: Game) -> set[str]:
    return {f"ask-{question.code()}{more}" for question in game.choices for more in ("", "-hint")}


def answers(game: Game) -> dict[str, set[str]]:
    """Return the button of each verb, with the variables that it has."""
    return {"do-pass": set()} | {
        f"do-{question.code()}-{verb.name}": set() if verb.family is None else {"object"}
        for question in game.choices
        for verb in question.verbs
    }


def lessons(game: Game) -> set[str]:
    """Return what its tutorial tells, nothing if it has none."""
    guided = read(game)
    return set() if guided is None else {text for step in guided.steps for text in step.texts}


def play(game: Game) -> set[str]:
    """Return all that is said while any game is played."""
    return {*log_ids(game), *questions(game), *answers(game), *lessons(game)}


@cache
def numbers(game: Game) -> set[str]:
    """Return the variables that stand for numbers; a label in force may have its ``number`` too."""
    return {arg for event in game.log.table.values() for arg, kind in event.args.items() if kind is int} | {"number"}


def sample(game: Game, variable: str, number: int) -> str | int:
    """Return a value for a variable: the number, or a mark by which the text can be searched."""
    return number if variable in numbers(game) else f"<{variable}>"


# -- what a file lacks, or has too much -------------------------------------------------------------------------------


def lacking(game: Game, language: str, needed: set[str]) -> list[str]:
    return sorted(needed - messages(game, language).keys())


def left_over(game: Game, language: str, needed: set[str]) -> list[str]:
    """Return what nothing asks for, among the kinds of messages that are needed at all."""
    kinds = tuple(f"{name.split('-')[0]}-" for name in needed)
    return sorted(name for name in messages(game, language) if name.startswith(kinds) and name not in needed)
