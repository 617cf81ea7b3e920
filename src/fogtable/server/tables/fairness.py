"""The promise that the shuffling was fixed before the first answer, and its proof after the end.

When a table is opened everybody may see the SHA-256 of its seed and a random nonce; both are shown after the end. The
nonce is there for seeds of 64 bits, of earlier versions: one could look for the one that gives the promised hash.
"""

from __future__ import annotations

import hashlib
import secrets

from fogtable.core.declarations.streams import Seed
from fogtable.server.tables.modes import PRACTICE


def new_nonce(mode: str) -> str | None:
    """Return the nonce of a new table: 128 bits; ``None`` where the luck is known, and there is nothing to promise."""
    return secrets.token_hex(16) if mode in ("", PRACTICE) else None


def promise(nonce: str, seed: Seed) -> str:
    """Return the hash that is shown before the game."""
    return hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()


def proof(nonce: str | None, seed: Seed, over: bool) -> dict[str, str | None]:
    """Return ``{promise, nonce, seed}`` of a table; nonce and seed are ``None`` until its end.

    The seed is a text, also where it is a number: that has more digits than a number of a page.
    """
    if nonce is None:
        return {"promise": None, "nonce": None, "seed": None}
    shown = {"nonce": nonce, "seed": str(seed)} if over else {"nonce": None, "seed": None}
    return {"promise": promise(nonce, seed), **shown}
