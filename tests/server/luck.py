"""The luck of tables and bots in tests: the same games in every run."""

from __future__ import annotations

import random
import secrets
from functools import partial

import pytest


def same_bits(bits: int) -> int:
    """Return what ``secrets.randbits`` has drawn for every table, however many were opened before it."""
    return random.Random(1).getrandbits(bits)


def fix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same at all tables of this process; tokens and keys stay as they are."""
    monkeypatch.setattr(secrets, "randbits", same_bits)
    monkeypatch.setattr(random, "SystemRandom", partial(random.Random, 2))
