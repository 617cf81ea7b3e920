"""Facts about the values of all rules together; they grow until following the rules yields nothing new."""

from __future__ import annotations

from fogtable.compile.check.calls import CallGraph
from fogtable.compile.check.liveness import Liveness, liveness
from fogtable.compile.read.kinds import Kind, Value, Way
from fogtable.compile.read.program import Rule


class Findings:
    """The facts learned so far.

    Attributes:
        given: for parameters that are given something hidden somewhere, how it came there.
        results: the result of each rule, in terms of its parameters.
        peeks: for each rule whose course depends on something hidden, how that came there.
        kinds: for each rule the kinds of its names (for the translator).
        live: for each rule the names that its questions have to keep.
        news: something was learned since this was last set to ``False``.
        settled: nothing more will be learned, so problems can be reported.
    """

    def __init__(self, calls: CallGraph) -> None:
        self.program = calls.program
        self.calls = calls
        self.given: dict[tuple[Rule, int], Way] = {}
        self.results: dict[Rule, Value] = {}
        self.peeks: dict[Rule, Way] = {}
        self.kinds: dict[Rule, dict[str, Kind]] = {}
        self.live: dict[Rule, Liveness] = {rule: liveness(rule) for rule in calls.rules}
        self.news = True
        self.settled = False

    def result(self, rule: Rule, value: Value) -> None:
        """Note the result of a rule."""
        known = self.results.get(rule)
        if known is None or (value.deps, bool(value.way)) != (known.deps, bool(known.way)):
            self.results[rule] = value if known is None else known.mixed(value)
            self.news = True

    def peek(self, rule: Rule, way: Way) -> None:
        """Note that the course of a rule depends on something hidden."""
        if rule not in self.peeks:
            self.peeks[rule] = way
            self.news = True

    def give(self, rule: Rule, position: int, way: Way) -> None:
        """Note that a parameter is given something hidden."""
        if (rule, position) not in self.given:
            self.given[rule, position] = way
            self.news = True
