from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, shared by the tests of one file."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    assert made.stop() == 0
    assert "failed" not in made.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone, which may be killed."""
    made = Server(tmp_path)
    made.start()
    yield made
    if made.runs:
        made.stop()


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def watcher(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person
