"""Logs: one line of JSON for each thing that happened. They carry ids, never cards, seeds, names or tokens."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, Final

import structlog

log: Final[Any] = structlog.get_logger("fogtable")


class _OfLibraries(logging.Handler):
    """Takes in what libraries log, without what they fill in: an error's message may name cards."""

    def emit(self, record: logging.LogRecord) -> None:
        wrong = record.exc_info[1] if record.exc_info else None
        text = str(record.msg).strip().partition("\n")[0][:200]
        log.log(record.levelno, "library", library=record.name, said=text, **(failure(wrong) if wrong else {}))


def configure(quiet: bool = False) -> None:
    """Write the log to standard error; if ``quiet``, only what went wrong."""
    logging.basicConfig(level=logging.WARNING, handlers=[_OfLibraries()], force=True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )


def failure(wrong: BaseException) -> dict[str, Any]:
    """Return what may be logged of an error: its kind and its place. Its message may name cards."""
    frames = traceback.extract_tb(wrong.__traceback__)[-6:]
    return {"error": type(wrong).__name__, "at": [f"{frame.name}:{frame.lineno}" for frame in frames]}
