"""What can be counted of a running server, for Prometheus. It names no table, no seat, no session and no address.

Even so it is for the host alone: who could watch the counters of a quiet server would see that somebody has answered.
They are served on a port of their own, not on the one that people reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

TABLES: Final = Gauge("fogtable_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge(
    "fogtable_sockets", "Open sockets, by whose eyes they were opened with.", ["eyes"], registry=REGISTRY
)
REQUESTS: Final = Gauge(
    "fogtable_requests_running", "Requests that are being answered or wait for it.", registry=REGISTRY
)
ANSWERS: Final = Counter("fogtable_answers", "Answers that were stored and shown.", registry=REGISTRY)
PUBLISHING: Final = Histogram(
    "fogtable_publishing_seconds",
    "From the moment at which a table takes answers up until they are stored and shown.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
THINKING: Final = Gauge("fogtable_bots_thinking", "Bots that think, or wait for their turn to.", registry=REGISTRY)
REFUSALS: Final = Counter("fogtable_refusals", "What was refused, by its code.", ["code"], registry=REGISTRY)


def published(answers: int, seconds: float) -> None:
    """Count answers that were stored and shown together."""
    ANSWERS.inc(answers)
    PUBLISHING.observe(seconds)


@contextmanager
def served(host: str, port: int) -> Iterator[int]:
    """Serve the metrics at ``/metrics`` meanwhile; give the port, which is a free one for 0.

    Raises:
        OSError: the port is taken.
    """
    server, thread = start_http_server(port, host, REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
