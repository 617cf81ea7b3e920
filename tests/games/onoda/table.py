"""A table of ONODA in any position, for tests that read like a turn: everything is said by name.

    table = Table(at="tilik", alert={"tilik": 2}, items="uniform kit", hand="plantains", paranoia=3)
    table.draws("t05")
    table.play("raid", "play:plantains-retake")
    assert table.health == 9

Sets may be given as one text (``"uniform kit"``) or as any list of texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.events import told
from fogtable.core.declarations.laws import broken_laws
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats.position import set_up
from fogtable.core.play.match import Match, Refused
from fogtable.core.play.view import own_part, public_part
from fogtable.games.onoda import GAME
from fogtable.games.onoda.components import MISSION_REGION, Mission, Region
from fogtable.games.onoda.setup import Options

Luck = Iterable[tuple[str, str]]


class Table:
    """One match, guarded: each write of the rules is checked against the declared bounds.

    After set-up and after every answer the table makes sure that each card and token lies in one place only.

    Args:
        seed: of the luck that is not said.
        luck: what comes next, in order: ``[("draw-token", "t12"), ("draw-event", "rust")]``.
        variant: ``standard``, ``military`` or ``survival``.
        position: fields of the state by name. Cards that are named leave the place where they were. As many missions
            as rounds have begun are revealed; the marker lies in camp, or in the region of the ``mission`` named.
    """

    def __init__(self, seed: int = 1, luck: Luck = (), variant: str = "standard", **position: Any) -> None:
        def lay(t: State) -> None:
            t.log.clear()
            set_up(GAME, t, self._given(t, position), ("onoda",))
            say(t, luck)

        self._open(Match(GAME, 1, Options(variant), seed, guarded=True, position=lay))  # type: ignore[arg-type]

    @classmethod
    def fresh(cls, seed: int = 1, luck: Luck = (), variant: str = "standard") -> Table:
        """Return a table as the set-up leaves it, nothing overwritten."""
        made = cls.__new__(cls)
        said: dict[str, list[int]] = {}
        for source, outcome in luck:
            said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))
        made._open(Match(GAME, 1, Options(variant), seed, said, guarded=True))  # type: ignore[arg-type]
        return made

    def _open(self, match: Match) -> None:
        self.match = match
        self.state: Any = match.state
        self.lawful()

    @staticmethod
    def _given(t: Any, position: dict[str, Any]) -> dict[str, Any]:
        """Return a position as scenarios write it, with the missions that it leaves open."""
        given = {
            name: value.split() if isinstance(value, str) and t.fields[name].kind == "cards" else value
            for name, value in position.items()
        }
        for name, value in given.items():
            if t.fields[name].kind == "cards":
                given[name] = list(value)
        mission = given.get("mission", "none")
        if "missions" not in given:
            pool = [Mission.name(m) for m in t.mission_deck if Mission.name(m) != mission]
            first = [] if mission == "none" else [mission]
            given["missions"] = [*first, *pool][: given.get("round", 1)]
            given["mission"] = given["missions"][0]
        if "mission_at" not in given:
            named = mission != "none"
            given["mission_at"] = Region.name(MISSION_REGION[Mission.parse(mission)]) if named else "none"
        return given

    # -- luck ----------------------------------------------------------------------------------------------------------

    def draws(self, tokens: str) -> None:
        """Say which tokens come next out of the bag."""
        say(self.state, [("draw-token", token) for token in tokens.split()])

    def reveals(self, events: str) -> None:
        """Say which events come next from the deck."""
        say(self.state, [("draw-event", event) for event in events.split()])

    def unused(self) -> dict[str, list[str]]:
        """Return what was said of luck and has not come yet."""
        sources = GAME.luck.sources
        said = self.state.chance.said
        return {name: [str(sources[name].text(o)) for o in left] for name, left in said.items() if left}

    # -- the game ------------------------------------------------------------------------------------------------------

    def play(self, *meanings: str) -> None:
        """Give answers, one after another."""
        for meaning in meanings:
            self.match.play(0, meaning)
            self.lawful()

    def asked(self) -> str | None:
        """Return the code of the question that waits."""
        asked = self.match.question(0)
        return None if asked is None else asked[0].code()

    def offered(self) -> set[str]:
        """Return all answers that may be given now."""
        return set(self.match.offered(0))

    def refuses(self, *meanings: str) -> None:
        """Make sure that each of these answers is refused, and that nothing changes by it."""
        for meaning in meanings:
            before = self._everything()
            with pytest.raises(Refused):
                self.match.play(0, meaning)
            assert self._everything() == before, f"{meaning} was refused and changed something"

    def _everything(self) -> Any:
        t = self.state
        return t.snapshot(), self.match.question(0), len(t.log), list(self.match.answers), t.chance.stream.at

    @property
    def over(self) -> bool:
        return self.match.over

    def outcome(self) -> str:
        """Return who has won, with the cause: ``island: death``, ``onoda: historical``."""
        outcome = self.match.outcome
        return f"{outcome.side}: {outcome.cause}"

    # -- what lies where, by names -------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """Return a field of the state by names: a number, a name, a set of names, or a mapping of rows."""
        if name.startswith("_") or name not in GAME.table.fields:
            raise AttributeError(name)
        return named(GAME.table.fields[name], getattr(self.state, name))

    def log(self, *codes: str) -> list[dict[str, Any]]:
        """Return the arguments of all events since the start of these kinds."""
        return [entry["args"] for entry in self.told() if entry["code"] in codes]

    def told(self) -> list[dict[str, Any]]:
        """Return all events since the start: ``code``, ``clause``, ``args``."""
        heard = [told(entry, OPEN, ("onoda",)) for entry in self.state.log]
        return [entry for entry in heard if entry is not None]

    def story(self) -> list[str]:
        """Return all events since the start, one line each: ``alert-rises tilik 1``."""
        return [" ".join([entry["code"], *map(str, entry["args"].values())]) for entry in self.told()]

    def view(self, seat: str = "onoda") -> dict[str, Any]:
        """Return what the player (or ``spectator``) sees, by names."""
        who = SPECTATOR if seat == "spectator" else 0
        return public_part(self.state, ("onoda",)) | own_part(self.state, who, ("onoda",))

    # -- what always holds ---------------------------------------------------------------------------------------------

    def lawful(self) -> None:
        """Make sure that every card and token lies in exactly one place."""
        broken = list(broken_laws(self.state, ("onoda",)))
        assert not broken, broken


def say(t: Any, luck: Luck) -> None:
    """Say what comes next from the named sources of chance."""
    for source, outcome in luck:
        t.chance.said.setdefault(source, []).append(GAME.luck.sources[source].parse(outcome))


def named(declared: Any, value: Any) -> Any:
    """Return the value of a field by names."""
    if isinstance(value, list):
        one = declared.index[0]
        return {one.name(row): _named(declared, held) for row, held in enumerate(value)}
    return _named(declared, value)


def _named(declared: Any, value: Any) -> Any:
    if isinstance(value, Cards):
        return {declared.family.name(one) for one in value}
    return declared.family.name(value) if declared.kind == "one_of" else value


# -- one event, one mission: what each of them changes ----------------------------------------------------------------

ITEMS = "uniform rifle camouflage binoculars kit"
"""Those that are active at the start."""
WATCHED = "health paranoia honor at alert items camp hand lasting aside voided"
WATCHED += " comrades exhausted comrades_aside comrades_lost"


class Watched(Table):
    """A table that remembers how things stood, to tell what a card has changed."""

    before: dict[str, Any]
    since: str

    def watch(self, since: str, **noise: Any) -> None:
        """Remember how things stand, apart from the ``noise`` that the action itself makes; its story begins later."""
        self.before = {name: getattr(self, name) for name in WATCHED.split()} | noise
        self.since = since

    def changed(self) -> set[str]:
        """Return what is different since then: ``health 10 > 9``, ``items -uniform``, ``alert tilik 0 > 1``."""
        assert not self.unused(), "luck that was said did not come"
        return {line for name, old in self.before.items() for line in _difference(name, old, getattr(self, name))}

    def effects(self) -> list[str]:
        """Return what has been told since the card came, without the marker that ends the action."""
        story = self.story()
        story = story[story.index(self.since) + 1 :]
        return story[:-1] if self.asked() == "act" and story[-1].startswith("alert-rises") else story


def _difference(name: str, old: Any, new: Any) -> Iterator[str]:
    if isinstance(old, set):
        yield from (f"{name} -{gone}" for gone in old - new)
        yield from (f"{name} +{come}" for come in new - old)
    elif isinstance(old, dict):
        yield from (f"{name} {row} {old[row]} > {new[row]}" for row in old if old[row] != new[row])
    elif old != new:
        yield f"{name} {old} > {new}"


def event(card: str, draws: str = "", **position: Any) -> Watched:
    """Let an event be revealed: by a repair in Lubang (or ``at``), whose check draws t12; windows are passed.

    The position is that in which the event takes effect. ``draws`` are the tokens that come after the repair.
    """
    at = position.setdefault("at", "lubang")
    items = position.pop("items", ITEMS).split()
    mended = next(item for item in items if item != "radio")
    table = Watched(items=[item for item in items if item != mended], marker_at={at: mended}, **position)
    alert = table.alert | {at: table.alert[at] + 1}
    table.watch(f"reveals-event {card}", items=set(items), alert=alert)
    table.draws(f"t12 {draws}")
    if position.get("variant", "standard") == "standard":
        table.reveals(card)
    table.play("repair")
    while not table.over and table.moment in ("before-event", "event-shown"):
        table.play("pass")
    assert table.since in table.story()
    return table


def mission(name: str, draws: str, *answers: str, **position: Any) -> Watched:
    """Attempt a mission in its region; the event after it is one that has been voided."""
    at = Region.name(MISSION_REGION[Mission.parse(name)])
    table = Watched(mission=name, at=at, voided="shimada-wounded", **position)
    table.watch(f"attempts {name}", alert=table.alert | {at: table.alert[at] + 1})
    table.draws(draws)
    table.reveals("shimada-wounded")
    table.play("mission", *answers)
    return table
