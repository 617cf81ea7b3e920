"""The promise that nobody chose the deal, and its proof after the end.

The server draws a secret when a table is opened, and shows its SHA-256 to everybody: the promise. Whoever sits down may
show the SHA-256 of a random value of their own. When all seats are taken nothing of that changes any more; then the
values are revealed, and the key of the luck follows from the secret and all values. So neither the server nor anybody
at the table could choose it, as long as one value is random: each part was fixed before its owner knew the others.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from fogtable.core.declarations.streams import Seed, secure_seed
from fogtable.server.store.rows import StoredSeat


def new_secret() -> str:
    """Return the secret of a new table: 256 bits from the system, as hexadecimal digits."""
    return f"{secrets.randbits(256):064x}"


def fingerprint(text: str) -> str:
    """Return the SHA-256 of a secret or of a value, by which it is known before it is shown."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_of(secret: str, values: Iterable[str | None]) -> Seed:
    """Return the seed that follows from the server's secret and the values of the seats in order (``None``: none).

    Tables of earlier versions have a secret of another form, ``nonce:seed``: their luck was the server's alone.
    """
    _, colon, seed = secret.partition(":")
    if colon:
        return int(seed) if seed.isdigit() else seed
    text = ":".join([secret, *(value or "" for value in values)])
    return secure_seed(hashlib.sha256(text.encode()).digest())


def unrevealed(seats: Iterable[StoredSeat]) -> bool:
    """Tell whether a seat has not revealed yet to what it has committed itself."""
    return any(seat.commitment is not None and seat.value is None for seat in seats)


def proof(
    secret: str | None, seats: Sequence[StoredSeat], names: Sequence[str], state: str, seed: Seed
) -> dict[str, Any]:
    """Return what was promised of a table: ``{promise, seats, secret, seed}``.

    The values of the seats are ``None`` until the game has begun, secret and seed until its end. The seed is a text,
    also where it is a number: that has more digits than a number of a page.
    """
    if secret is None:
        return {"promise": None, "seats": [], "secret": None, "seed": None}
    drawn, over = state in ("playing", "over"), state == "over"
    return {
        "promise": fingerprint(secret),
        "seats": [
            {"seat": name, "commitment": seat.commitment, "value": seat.value if drawn else None}
            for name, seat in zip(names, seats, strict=True)
        ],
        "secret": secret if over else None,
        "seed": str(seed) if over else None,
    }
