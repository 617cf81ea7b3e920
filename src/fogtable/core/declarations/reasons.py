"""Why not: what stands in the way of an answer that a question does not offer.

A game declares its reasons like its events, and beside them, for each verb of a question, a rule that says what is in
the way of one object of it::

    class WhyNot(Reasons):
        PHASE = because(phase=Phase)

    WHY = Why(WhyNot)

    @WHY.of(Explore.PLAY, among=survival_cards)
    def too_early(t, p, card):
        return None if card in EXPLORING else WhyNot.PHASE(...)

Such a rule is ordinary Python. It asks the predicates by which the options are made, so that the two cannot disagree:
it gives ``None`` exactly for what is offered (``tests/every_game/test_why_not.py``). It is given the *view* of the seat
in place of the state, so that it cannot look at what the seat does not see, and it is run only when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from fogtable.core.declarations.cards import NONE, Cards, Family
from fogtable.core.declarations.choice import Choice, Verb
from fogtable.core.declarations.events import spelled


class Because:
    """One kind of reason: its name and its arguments. Called with values for these it gives a :class:`Reason`."""

    __slots__ = ("args", "name")

    def __init__(self, args: dict[str, Any]) -> None:
        self.name = ""
        self.args = args

    def __call__(self, *values: int | Cards) -> Reason:
        """Return this reason with these values, in the declared order."""
        if len(values) != len(self.args):
            raise TypeError(f"reason {self.name}: expected {', '.join(self.args) or 'nothing'}; got {values!r}")
        return Reason(self, values)

    def __repr__(self) -> str:
        return self.name


class Reason(NamedTuple):
    """What stands in the way of one answer."""

    because: Because
    values: tuple[int | Cards, ...]

    def told(self, seats: Sequence[str]) -> dict[str, Any]:
        """Return it by names: ``{reason, args}``, the arguments as those of events."""
        args = zip(self.because.args.items(), self.values, strict=True)
        return {
            "reason": self.because.name,
            "args": {name: spelled(family, value, seats) for (name, family), value in args},
        }


def because(**args: type[Family] | type[int]) -> Because:
    """Declare a reason. An argument is of a family (one member or a set of them) or ``int``."""
    return Because(args)


class _ReasonsType(type):
    table: dict[str, Because]

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _ReasonsType:
        table = {}
        for key, said in body.items():
            if isinstance(said, Because):
                said.name = key.lower().replace("_", "-")
                table[said.name] = said
        body["table"] = table
        return super().__new__(mcls, name, bases, body)


class Reasons(metaclass=_ReasonsType):
    """Base of a game's list of reasons."""

    table: dict[str, Because]


Rule = TypeVar("Rule", bound=Callable[..., "Reason | None"])
Among = Callable[[Any, int], Cards]
"""``(t, p)``: the things that a player may have in mind."""


class _Way(NamedTuple):
    """What is declared of a verb, or of a family of things."""

    among: Among | None
    rule: Callable[..., Reason | None]
    otherwise: Reason | None = None
    only: Callable[[Any, int], bool] | None = None


class Missing(NamedTuple):
    """What is not offered: options by number, things by family and member, each with its reason."""

    options: dict[int, Reason]
    things: dict[tuple[type[Family], int], Reason]

    def told(self, choice: type[Choice], seats: Sequence[str]) -> dict[str, Any]:
        """Return it by names: ``{question, options: {meaning: reason}, things: {family:name: reason}}``."""
        return {
            "question": choice.code(),
            "options": {choice.meaning(option, seats): why.told(seats) for option, why in self.options.items()},
            "things": {
                f"{family.__name__.lower()}:{family.name(one)}": why.told(seats)
                for (family, one), why in self.things.items()
            },
        }


class Why:
    """The reasons of one game, by the verb of a question or by the thing that they are about."""

    def __init__(self, reasons: type[Reasons]) -> None:
        self.reasons = reasons
        self._verbs: dict[Verb, _Way] = {}
        self._things: dict[type[Family], _Way] = {}

    def of(
        self,
        *verbs: Verb,
        among: Among | None = None,
        only: Callable[[Any, int], bool] | None = None,
        otherwise: Reason | None = None,
    ) -> Callable[[Rule], Rule]:
        """Enter the decorated rule ``(t, p, object, *about)`` for these verbs; of one said alone ``(t, p, *about)``.

        ``about`` is what the question of a window is about. ``among`` are the objects that a player may expect to be
        offered, ``only`` whether he may expect a verb said alone: of others nothing is said. ``otherwise`` is the
        reason where the rule finds nothing in the way and the option is missing all the same: for what the asking
        script alone knows.
        """

        def enter(rule: Rule) -> Rule:
            for verb in verbs:
                if verb in self._verbs:
                    raise TypeError(f"{verb.name} has its reasons already")
                if verb.family is not None and among is None:
                    raise TypeError(f"{verb.name} is said of {verb.family.__name__}: say among which of them")
                self._verbs[verb] = _Way(among, rule, otherwise, only)
            return rule

        return enter

    def thing(self, family: type[Family], among: Among) -> Callable[[Rule], Rule]:
        """Enter the decorated rule ``(t, p, thing)`` for things that the question is not about at all.

        Where it has nothing to add either, a player is told that something else is asked.
        """

        def enter(rule: Rule) -> Rule:
            if family in self._things:
                raise TypeError(f"{family.__name__} has its reasons already")
            self._things[family] = _Way(among, rule)
            return rule

        return enter

    def declared(self, choice: type[Choice]) -> Iterator[Verb]:
        """Return the verbs of a question that have reasons."""
        return (verb for verb in choice.verbs if verb in self._verbs)

    def things(self) -> Iterator[tuple[type[Family], Among]]:
        """Return the families of things of which something is said whatever is asked, and which members."""
        return ((family, way.among) for family, way in self._things.items() if way.among is not None)

    def stands_against(self, seen: Any, verb: Verb, what: int) -> Reason | None:
        """Return what the rule of a verb says of one object, offered or not (``NONE``: the verb is said alone)."""
        way = self._verbs[verb]
        objects = () if what == NONE else (what,)
        return way.rule(seen.view, seen.seat, *objects, *seen.about)

    def expected(self, seen: Any, verb: Verb) -> Cards | tuple[int, ...]:
        """Return the objects of a verb that a player may expect to be offered; ``(NONE,)`` if it is said alone."""
        way = self._verbs[verb]
        if way.among is not None:
            return way.among(seen.view, seen.seat)
        return (NONE,) if way.only is None or way.only(seen.view, seen.seat) else ()

    def missing(self, seen: Any) -> Missing:
        """Return what is not offered in a question that a seat was shown (:class:`~fogtable.core.bot.Observation`)."""
        offered = frozenset(seen.options)
        options: dict[int, Reason] = {}
        spoken_of: set[tuple[type[Family] | None, int]] = set()
        for verb in seen.choice.verbs:
            spoken_of |= {(verb.family, at) for at in range(verb.size) if verb.base + at in offered}
        for verb in self.declared(seen.choice):
            for what in self.expected(seen, verb):
                option = verb.base + max(what, 0)
                why = None if option in offered else self.stands_against(seen, verb, what)
                why = why or (None if option in offered else self._verbs[verb].otherwise)
                if why is not None:
                    options[option] = why
                    spoken_of.add((verb.family, what))
        things = {}
        for family, among in self.things():
            for one in among(seen.view, seen.seat):
                why = None if (family, one) in spoken_of else self._things[family].rule(seen.view, seen.seat, one)
                if why is not None:
                    things[family, one] = why
        return Missing(options, things)
