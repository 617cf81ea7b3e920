"""The luck of tables and bots in tests: the same games in every run."""

from __future__ import annotations

import random
import secrets
from functools import partial

import pytest


def fix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tables and bots of this process draw the same in every run; tokens stay as they are."""
    monkeypatch.setattr(secrets, "randbits", random.Random(1).getrandbits)
    monkeypatch.setattr(random, "SystemRandom", partial(random.Random, 2))
