"""For whom the passkeys of a server are made, and what it says where it cannot have any."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fogtable.server.http.addresses import Home, Hosted
from fogtable.server.process.listening import listen, page_address
from fogtable.server.process.passkeys import NoPasskeys, party_of
from tests.server.harness import ROOT


@pytest.mark.parametrize(
    ("public", "name", "origin"),
    [
        ("https://table.example", "table.example", "https://table.example"),
        ("https://Table.example:443/", "table.example", "https://table.example"),
        ("https://table.example:8443", "table.example", "https://table.example:8443"),
    ],
)
def test_they_belong_to_the_public_name(public: str, name: str, origin: str) -> None:
    party = party_of(Hosted(public), 8765)
    assert (party.id, party.origin) == (name, origin)


def test_at_home_they_are_tried_on_this_machine() -> None:
    party = party_of(Home(), 8765)
    assert (party.id, party.origin) == ("localhost", "http://localhost:8765")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_of_the_page_is_the_one_where_they_work(host: str) -> None:
    with listen(host, 0, fallback=False) as listening:
        party = party_of(Home(), listening.getsockname()[1])
        assert page_address(listening, named=True) == party.origin
        assert page_address(listening) == party.origin.replace("localhost", "127.0.0.1")


def test_the_server_prints_it(tmp_path: Path) -> None:
    command = "from fogtable.cli import app; app()"
    options = ["serve", "--passkeys", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", command, *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert re.fullmatch(r"fogtable: http://localhost:\d+  \(Ctrl-C stops it\)\n", line), line
        finally:
            process.terminate()


@pytest.mark.parametrize("address", ["192.0.2.1", "[2001:db8::1]:8443"])
def test_they_do_not_belong_to_numbers(address: str) -> None:
    with pytest.raises(NoPasskeys, match="belong to a name"):
        party_of(Hosted(f"https://{address}"), 8765)


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("FOGTABLE_PASSKEYS", "1", "fogtable: passkeys need their library: pip install 'fogtable[passkeys]'\n"),
        ("FOGTABLE_PASSKEYS", "0", ""),
    ],
)
def test_without_the_library_it_says_so_in_one_line_and_only_if_it_is_needed(
    tmp_path: Path, setting: str, value: str, said: str
) -> None:
    """Without the setting the server does not look for it."""
    hidden = tmp_path / "webauthn.py"
    hidden.write_text("raise ModuleNotFoundError('webauthn')")
    command = "from fogtable.cli import app; app()" if value == "1" else "import fogtable.server.process.running"
    done = subprocess.run(
        [sys.executable, "-c", command, "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")]), setting: value},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (1 if said else 0, "", said)
