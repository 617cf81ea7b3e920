"""A device that keeps passkeys, in software: it signs what a server asks for, as honestly as a test wants it to."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags: somebody touched it; it knows by a finger or a code who; a new key is told."""


@dataclass
class Authenticator:
    """One passkey, of a device at the page of a server that listens at ``address``.

    Attributes:
        uses: what it says of how often it was used; each use adds one.
        flags: what it says of who is there.
    """

    address: str
    uses: int = 0
    flags: int = PRESENT | VERIFIED
    party: str = "localhost"
    origin: str = ""
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def __post_init__(self) -> None:
        self.origin = self.origin or f"http://localhost:{urlsplit(self.address).port}"

    @property
    def name(self) -> str:
        return bytes_to_base64url(self.id)

    def make(self, asked: dict[str, Any]) -> dict[str, str]:
        """Return what a page says of a new passkey, but for the name of its person."""
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        told = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(ATTESTED) + told
        made = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked)
        return {"id": self.name, "client": bytes_to_base64url(client), "attestation": bytes_to_base64url(made)}

    def use(self, asked: dict[str, Any]) -> dict[str, str]:
        """Return what a page says to sign in."""
        self.uses += 1
        data, client = self._data(0), self._client("webauthn.get", asked)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"client": client, "authenticator": data, "signature": signed}
        return {"id": self.name, **{name: bytes_to_base64url(value) for name, value in said.items()}}

    def _data(self, flags: int) -> bytes:
        party = hashlib.sha256(self.party.encode()).digest()
        return party + bytes([self.flags | flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, asked: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": asked["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
