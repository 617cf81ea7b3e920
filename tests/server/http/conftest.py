"""A club whose members may have passkeys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.authenticator import Authenticator
from tests.server.databases import Disk
from tests.server.harness import Person, Server
from tests.server.host import GRACE, PASSKEYS


@pytest.fixture
def club(tmp_path: Path, disk: Disk) -> Iterator[Server]:
    made = Server(tmp_path, disk, {PASSKEYS: "", GRACE: "0"})
    made.start()
    yield made
    if made.runs:
        made.stop()


@pytest.fixture
def phone(club: Server) -> Iterator[Person]:
    with Person(club) as person:
        yield person


@pytest.fixture
def laptop(club: Server) -> Iterator[Person]:
    with Person(club) as person:
        yield person


@pytest.fixture
def key(club: Server) -> Authenticator:
    return Authenticator(club.address)
