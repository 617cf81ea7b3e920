"""Readable names of things, from the game's English texts."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fogtable.core.declarations.cards import Family
from fogtable.core.game import Game


class Words:
    """Names for the report of one game. Things without a text keep their own name."""

    def __init__(self, game: Game) -> None:
        self._bundle = FluentBundle(["en"], use_isolating=False)
        for file in sorted(game.folder.glob("texts/**/en.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def of(self, message: str, name: str) -> str:
        """Return the text of a message, or ``name`` made readable if there is none."""
        value = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if value is None:
            return name.replace("-", " ")
        text, _ = self._bundle.format_pattern(value, {})
        return str(text)

    def side(self, name: str) -> str:
        """Return the name of a side."""
        return self.of(f"side-{name}", name)

    def cause(self, name: str) -> str:
        """Return how a game ended."""
        return self.of(f"cause-{name}", name).rstrip(".")

    def member(self, prefix: str, family: type[Family], member: int) -> str:
        """Return the name of a card, a place or the like."""
        return self.of(f"{prefix}-{family.name(member)}", family.name(member))

    def option(self, name: str) -> str:
        """Return the name of an option of the game."""
        return self.of(f"option-{name}", name)

    def value(self, option: str, value: Any) -> str:
        """Return the name of an option's value."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.of(f"option-{option}-{str(value).lower()}", str(value))

    def setting(self, setting: dict[str, Any]) -> str:
        """Return all options of a game in one line."""
        return ", ".join(f"{self.option(name)}: {self.value(name, value)}" for name, value in setting.items())
