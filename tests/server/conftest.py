from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.brokers import Broker
from tests.server.brokers import installed as broker_installed
from tests.server.databases import Disk, PostgreSQL, installed, sqlite
from tests.server.harness import Person, Server
from tests.server.luck import fix
from tests.tiers import leave_out

HERE = Path(__file__).parent
ALONE = {"own_server", "pushed", "club", "workers", "serving", "postgresql", "broker"}
"""Fixtures that start processes for a test of its own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A server for one test is slow; some that prove most are marked as quick."""
    for item in items:
        if item.path.is_relative_to(HERE):
            leave_out(item, ALONE)


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the test's own process draw as those of its servers do: the same in every run, whatever ran before."""
    fix(monkeypatch)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, shared by all tests of a process that do no harm to it: starting one takes seconds."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    assert made.stop() == 0
    assert "failed" not in made.log.read_text()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server of PostgreSQL, shared by all tests."""
    made = PostgreSQL(installed())
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture(scope="module")
def broker() -> Iterator[Broker]:
    """A broker for the tests of one file; who kills it starts it again."""
    made = Broker(broker_installed())
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database under test; a test that is marked with ``BOTH`` runs on each."""
    kind: str = getattr(request, "param", "sqlite")
    return kind


@pytest.fixture
def disk(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Disk:
    """Where the test's own server keeps its tables."""
    if kind == "sqlite":
        return sqlite(tmp_path)
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def own_server(tmp_path: Path, disk: Disk) -> Iterator[Server]:
    """A server of this test alone, which may be killed."""
    made = Server(tmp_path, disk)
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
