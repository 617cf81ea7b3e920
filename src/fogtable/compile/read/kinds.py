"""Values as the checker knows them: their kind, and the way by which anything hidden came into them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.choice import Verb
from fogtable.core.declarations.fields import Field

Way = tuple[str, ...]
"""How a hidden value came here, its source first: ``("t.hand, piles.py:12", 'given to discard as "card", ...')``."""


class Kind(Enum):
    """The kinds of values that rules handle; each value says how messages call it."""

    NUMBER = "a number"
    TRUTH = "a yes or no"
    SET = "a card set"
    OPTIONS = "options"
    VERB = "a verb"
    SEATS = "a run of seats"
    TABLE = "a table of constants"
    ARRAY = "a whole array of the state"
    STATE = "the state"
    NOTHING = "no value"
    UNKNOWN = "something unknown"


HOLDABLE: Final = frozenset((Kind.NUMBER, Kind.TRUTH, Kind.SET, Kind.OPTIONS, Kind.VERB, Kind.UNKNOWN))
"""Kinds that a local name can hold."""


@dataclass(frozen=True)
class Value:
    """The facts known about a value at one place of a rule.

    Attributes:
        kind: of the value.
        detail: the question of options and verbs; an example row or element of a constant table; the field of an array.
        way: the way in which something hidden came into it within this rule (``None``: nothing did).
        deps: positions of the parameters that flow into it.
        maybe: a name that has no value on some of the ways to this place.
    """

    kind: Kind
    detail: Any = None
    way: Way | None = None
    deps: frozenset[int] = frozenset()
    maybe: bool = False

    def of_kind(self, kind: Kind, detail: Any = None) -> Value:
        """Return a value of another kind made of this one: as hidden as this one."""
        return Value(kind, detail, self.way, self.deps)

    def mixed(self, *others: Value) -> Value:
        """Return this value with whatever is hidden in the others."""
        made = self
        for other in others:
            made = replace(made, way=made.way or other.way, deps=made.deps | other.deps)
        return made


UNKNOWN: Final = Value(Kind.UNKNOWN)
NUMBER: Final = Value(Kind.NUMBER)
TRUTH: Final = Value(Kind.TRUTH)
SET: Final = Value(Kind.SET)
NOTHING: Final = Value(Kind.NOTHING)

Scope = dict[str, Value]
"""The local names that have a value at a place of a rule, or may have."""


def joined(one: Scope | None, other: Scope | None) -> Scope | None:
    """Return the scope where two branches meet (``None``: a branch that is never taken)."""
    if one is None or other is None:
        return other if one is None else one
    both: Scope = {}
    for name in [*one, *(n for n in other if n not in one)]:
        a, b = one.get(name), other.get(name)
        if a is None or b is None:
            known = a or b
            assert known is not None
            both[name] = replace(known, maybe=True)
        else:
            detail = a.detail if a.detail is b.detail else None
            both[name] = replace(a.mixed(b), detail=detail, maybe=a.maybe or b.maybe)
    return both


def constant(thing: object) -> Value | None:
    """Return the value of a constant, ``None`` if rules cannot handle it."""
    if isinstance(thing, bool):
        return TRUTH
    if isinstance(thing, int):
        return NUMBER
    if isinstance(thing, Cards):
        return SET
    if isinstance(thing, Verb):
        return Value(Kind.VERB)
    if isinstance(thing, range):
        return Value(Kind.SEATS) if thing.step == 1 else None
    if isinstance(thing, (list, tuple)):
        return None if _held(thing) is None else Value(Kind.TABLE, thing[0])
    return None


def _held(thing: object) -> tuple[Kind, int] | None:
    """Return what a table holds and under how many indices; ``None`` if it is empty or its places are not alike."""
    if isinstance(thing, (list, tuple)) and not isinstance(thing, Cards):
        rows = {_held(row) for row in thing}
        inner = rows.pop() if len(rows) == 1 else None
        return None if inner is None else (inner[0], inner[1] + 1)
    known = constant(thing)
    return (known.kind, 0) if known is not None and known.kind in (Kind.NUMBER, Kind.TRUTH, Kind.SET) else None


def unfit(thing: object) -> str:
    """Describe a constant that rules cannot handle."""
    if isinstance(thing, range):
        return "a range that does not go up by one"
    if isinstance(thing, (list, tuple)):
        return "an empty or mixed table (numbers alone fill one, or conditions, or card sets)"
    return "no number, card set or table of such"


_FIELD_KINDS: Final = {"number": Kind.NUMBER, "flag": Kind.TRUTH, "one_of": Kind.NUMBER, "cards": Kind.SET}


def field_kind(declared: Field) -> Kind:
    """Return the kind of one value of a field."""
    return _FIELD_KINDS[declared.kind]


def read_hidden(declared: Field) -> bool:
    """Tell whether what is read from a field counts as hidden.

    A field that is public ``unless`` a flag is up counts as public, one hidden ``until`` a flag is up as hidden.
    """
    return declared.sealed or "everyone" not in declared.sees.base


def takes_hidden(declared: Field) -> bool:
    """Tell whether something hidden may be written to a field: it is not open to everyone at all times."""
    return declared.sealed or declared.sees.flag is not None or "everyone" not in declared.sees.base
