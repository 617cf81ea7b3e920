"""Declared questions: their possible answers, numbered and named in one place.

``class Explore(Choice): GIVE_UP = alone; COMMIT = of(Place)`` declares eleven options, numbered 0 to 10, whose
meanings are ``give-up`` and ``commit:lair`` to ``commit:artefact``. Rules build a set of them
(``Explore.COMMIT(cards) | Explore.GIVE_UP.when(...)``) and receive a verb and an object back; everything outside
speaks in meanings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family, Seat, members

if TYPE_CHECKING:

    class Options(int):
        """A set of options of one question as a bit mask."""

        def __or__(self, other: Options) -> Options: ...  # type: ignore[override]

else:
    Options = int

NOTHING: Final = Options(0)
PASS: Final = 127
"""The number of the answer "pass" in every question that allows it."""
PASS_BIT: Final = 1 << PASS
MAX_OPTIONS: Final = 127


class Verb:
    """One verb of a question, with the family that it is said of (``None``: said alone)."""

    __slots__ = ("base", "bit", "family", "name", "size")

    def __init__(self, name: str, family: type[Family] | None, base: int, size: int) -> None:
        self.name = name
        self.family = family
        self.base = base
        self.bit = Options(1 << base)
        self.size = size

    def __call__(self, objects: Cards) -> Options:
        """Return the options of this verb with each of ``objects``."""
        return objects.bits << self.base  # type: ignore[return-value]

    def of(self, one: int) -> Options:
        """Return the option of this verb with the one object ``one``."""
        return Options(1 << (self.base + one))

    def when(self, condition: bool) -> Options:
        """Return the option of a verb said alone if ``condition`` holds, else nothing."""
        return self.bit if condition else NOTHING

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True)
class _Said:
    """Stands for a verb until the question numbers it."""

    of: type[Family] | None


alone: Final = cast(Verb, _Said(None))
"""Declares a verb that is said of nothing: ``RESIST = alone``."""


def of(family: type[Family]) -> Verb:
    """Declare a verb that is said of a family: ``COMMIT = of(Place)``."""
    return cast(Verb, _Said(family))


class _ChoiceType(type):
    """Numbers the options of a question in the order in which its verbs are written."""

    verbs: tuple[Verb, ...]
    size: int
    values: dict[int, Any]

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _ChoiceType:
        verbs: list[Verb] = []
        base = 0
        for key, said_of in list(body.items()):
            if not isinstance(said_of, _Said):
                continue
            family = said_of.of
            size = 1 if family is None else _MAX_SEATS if family is Seat else len(family)
            verb = Verb(key.lower().replace("_", "-"), family, base, size)
            body[key] = verb
            verbs.append(verb)
            base += size
        if base > MAX_OPTIONS:
            raise TypeError(f"question {name}: {base} options, at most {MAX_OPTIONS} are possible")
        cls = super().__new__(mcls, name, bases, body)
        cls.verbs = tuple(verbs)
        cls.size = base
        cls.values = _values(cls.verbs)
        return cls


_MAX_SEATS: Final = 8


def _values(verbs: Sequence[Verb]) -> dict[int, Any]:
    """Return the value that a rule receives for each option number: the object of the only verb, or verb and object."""
    single = len(verbs) == 1 and verbs[0].family is not None
    values: dict[int, Any] = {PASS: NONE if single else (NONE, NONE)}
    for verb in verbs:
        for i in range(verb.size):
            obj = NONE if verb.family is None else i
            values[verb.base + i] = obj if single else (verb, obj)
    return values


class Choice(metaclass=_ChoiceType):
    """Base of every question. At most 127 options; a verb is said ``alone``, of a family, or of a :class:`Seat`.

    A question with one verb is asked with a card set and gives the object back (``card = yield Ask(p, Discard,
    t.hand[p])``); one with several is asked with options and gives verb and object (``deed, card = yield ...``).
    ``OBVIOUS = True`` says that a lone option is known to everyone at the table, so that it may be answered at once.
    """

    OBVIOUS: ClassVar[bool] = False
    verbs: ClassVar[tuple[Verb, ...]]
    size: ClassVar[int]
    values: ClassVar[dict[int, Any]]

    @classmethod
    def code(cls) -> str:
        """Return the question's name at the border: ``PickPlace`` is ``pick-place``."""
        return "".join("-" + c.lower() if c.isupper() else c for c in cls.__name__).lstrip("-")

    @classmethod
    def meaning(cls, option: int, seats: Sequence[str]) -> str:
        """Return the stable meaning of an option number, ``verb`` or ``verb:object``.

        ``seats`` are the names of the seats at this table, for verbs said of a seat.
        """
        found = _meanings(cls, tuple(seats)).get(option)
        if found is None:
            raise ValueError(f"question {cls.code()} has options 0 to {cls.size - 1}; got {option}")
        return found

    @classmethod
    def parse(cls, meaning: object, seats: Sequence[str]) -> int:
        """Return the option number that ``meaning`` names.

        Raises:
            ValueError: the question has no such option; the message says what was expected.
        """
        if meaning == "pass":
            return PASS
        if not isinstance(meaning, str) or len(meaning) > 100:
            raise ValueError(f"{cls.code()}: expected a text such as {cls.meaning(0, seats)!r}; got {meaning!r:.60}")
        name, _, obj = meaning.partition(":")
        for verb in cls.verbs:
            if verb.name == name:
                names = () if verb.family is None else seats if verb.family is Seat else verb.family.names
                if verb.family is None and meaning == name:
                    return verb.base
                if obj in names:
                    return verb.base + list(names).index(obj)
        raise ValueError(f"{cls.code()} has no option {meaning!r}")


@cache
def _meanings(choice: type[Choice], seats: tuple[str, ...]) -> dict[int, str]:
    """Return the meanings of all options of a question at a table with these seats."""
    made = {PASS: "pass"}
    for verb in choice.verbs:
        if verb.family is None:
            made[verb.base] = verb.name
        else:
            names = seats if verb.family is Seat else verb.family.names
            made |= {verb.base + i: f"{verb.name}:{name}" for i, name in enumerate(names)}
    return made


def bits_of(options: Options | Cards | int) -> int:
    """Return options as a bit mask; a card set stands for the options of a question's only verb."""
    return options.bits if isinstance(options, Cards) else options


def numbers(options: Options | Cards | int) -> Sequence[int]:
    """Return the option numbers in ``options``, lowest first."""
    return options if type(options) is Cards else _NUMBERS[options]  # type: ignore[index]


class _Numbers(dict[int, tuple[int, ...]]):
    """The members of each mask in use; they come again and again."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) >= 100_000:
            self.clear()
        made = self[mask] = members(mask)
        return made


_NUMBERS: Final = _Numbers()


__all__ = ["EMPTY", "NOTHING", "PASS", "Choice", "Options", "Verb", "alone", "bits_of", "numbers", "of"]
