"""The address that friends on the same network can open."""

from __future__ import annotations

import socket

import pytest

from fogtable.server.process import network
from fogtable.server.process.listening import listen
from fogtable.server.process.network import address_in_network
from tests.server.harness import Person


def test_a_server_for_this_machine_alone_has_none(anna: Person) -> None:
    assert anna.get("/reach").json() == {"address": None}


def test_a_server_for_the_network_says_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_own_address", {socket.AF_INET: "192.0.2.7", socket.AF_INET6: "2001:db8::7"}.get)
    for host, address in (("0.0.0.0", "http://192.0.2.7"), ("::", "http://[2001:db8::7]")):
        with listen(host, 0, fallback=False) as listening:
            assert address_in_network(listening) == f"{address}:{listening.getsockname()[1]}"


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in (None, "127.0.0.1"):
        monkeypatch.setattr(network, "_own_address", lambda _, found=found: found)
        with listen("0.0.0.0", 0, fallback=False) as listening:
            assert address_in_network(listening) is None
