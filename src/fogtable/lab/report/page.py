"""A report as one page of HTML that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

import jinja2

from fogtable.lab.report.charts import Picture
from fogtable.lab.report.findings import Finding, Subject

_MOST: Final = 6
"""How many findings of a subject stand on the page."""
_LONG: Final = 12
"""A table with at least so many rows is folded at first."""


@dataclass(frozen=True)
class Table:
    """A table, ready to be read. The first ``names`` columns hold names, the others numbers."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 1

    @property
    def long(self) -> bool:
        """Whether it is folded up at first."""
        return len(self.rows) > _LONG


@dataclass(frozen=True)
class Section:
    """Pictures, then their numbers; the ``text`` says what they show and how to read it.

    ``columns``: how many pictures belong side by side where there is room. ``findings``: what follows from it.
    """

    title: str
    text: str
    pictures: Sequence[Picture] = ()
    tables: Sequence[Table] = ()
    columns: int = 2
    findings: Sequence[Finding] = ()


class Told(NamedTuple):
    """A finding on the page, with the address of the section that it follows from."""

    finding: Finding
    at: str


@dataclass(frozen=True)
class Chapter:
    """Sections that belong together. ``key`` is its address in the page."""

    key: str
    title: str
    sections: Sequence[Section] = field(default_factory=list)

    @property
    def told(self) -> list[tuple[str, list[Told]]]:
        """What the chapter says in sentences, by subject: the weightiest few of each."""
        found = [
            Told(finding, f"{self.key}-{number}")
            for number, section in enumerate(self.sections, 1)
            for finding in section.findings
        ]
        found.sort(key=lambda one: -one.finding.weight)
        by_subject = [(subject, [one for one in found if one.finding.subject is subject]) for subject in Subject]
        return [(subject.value, there[:_MOST]) for subject, there in by_subject if there]


@dataclass(frozen=True)
class Page:
    """A whole report: what was played (``facts``, names and values), then the chapters."""

    title: str
    facts: Sequence[tuple[str, str]]
    text: str
    chapters: Sequence[Chapter]


def render(page: Page) -> str:
    """Return the page as HTML."""
    loader = jinja2.FileSystemLoader(Path(__file__).parent)
    environment = jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.undefined = jinja2.StrictUndefined
    return environment.get_template("page.html").render(page=page)
