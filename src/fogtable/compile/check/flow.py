"""Follows values through rules: kinds of names, and hidden values from where they lie to where they must not go."""

from __future__ import annotations

from fogtable.compile.check.calls import CallGraph
from fogtable.compile.check.findings import Findings
from fogtable.compile.check.statements import StatementChecker


def follow(calls: CallGraph) -> Findings:
    """Follow all rules until nothing new is learned, then once more to report; return the facts."""
    findings = Findings(calls)
    while findings.news:
        findings.news = False
        _follow_each(findings)
    findings.settled = True
    _follow_each(findings)
    return findings


def _follow_each(findings: Findings) -> None:
    for rule in findings.calls.rules:
        statements = StatementChecker(findings, rule)
        findings.result(rule, statements.run())
        findings.kinds[rule] = statements.kinds
