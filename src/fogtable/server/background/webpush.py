"""Web Push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292), sent by HTTPS.

The endpoint of a browser is named by a client, so messages go only to endpoints at known push services: nobody can make
this server send requests into its own network.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of the browsers; one that begins with a dot stands for all hosts of that domain."""
STAYS: Final = 12 * 3600
"""Seconds for which a service keeps a message for a device that is off, and for which a signature holds."""
PATIENCE: Final = 10.0
RECORD: Final = 4096
_CURVE: Final = ec.SECP256R1()


class NoKey(ValueError):
    """A text is not the key that it should be."""


@dataclass(frozen=True)
class Device:
    """A browser that takes messages: its address at a push service, its public key, its secret."""

    endpoint: str
    key: str
    secret: str


class Signer:
    """This server, as push services know it.

    Args:
        secret: its private key, 32 bytes.
        contact: where a push service can write to about it, a URL.
    """

    def __init__(self, secret: bytes, contact: str) -> None:
        if len(secret) != 32:
            raise NoKey("the key of a server has 32 bytes")
        try:
            self._key = ec.derive_private_key(int.from_bytes(secret, "big"), _CURVE)
        except ValueError:
            raise NoKey("this is no private key") from None
        self._contact = contact
        self.public = text_of(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """Return the header that identifies this server to a push service."""
        at = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + STAYS, "sub": self._contact}
        payload = ".".join(text_of(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(payload.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={payload}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


@dataclass(frozen=True)
class Push:
    """What messages are sent with: this server's key, and push services beside those of the browsers' makers."""

    signer: Signer
    services: frozenset[str] = frozenset()


def text_of(raw: bytes) -> str:
    """Return bytes as a text for addresses and heads."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Return the bytes of such a text.

    Raises:
        NoKey: it is none.
    """
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise NoKey("this is no base64url") from None


def checked(device: Device) -> None:
    """Make sure that messages can be encrypted for a device.

    Raises:
        NoKey: its key or its secret is none.
    """
    _public_key(bytes_of(device.key))
    if len(bytes_of(device.secret)) != 16:
        raise NoKey("the secret of a device has 16 bytes")


def is_known(endpoint: str, others: frozenset[str] = frozenset()) -> bool:
    """Tell whether an address lies at a push service that is known, or at one of ``others`` (as ``host:port``)."""
    try:
        at = urlsplit(endpoint)
        host, port = at.hostname or "", at.port or 443
    except ValueError:
        return False
    plain = re.fullmatch(r"https://[!-~]+", endpoint) is not None
    if not plain or at.username is not None or at.password is not None:
        return False
    if f"{host}:{port}" in others:
        return True
    return port == 443 and any(host == one or (one[0] == "." and host.endswith(one)) for one in SERVICES)


def encrypted(payload: bytes, device: Device, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return a message that only this device can read; key and salt are new for each."""
    theirs = bytes_of(device.key)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public_key(theirs))
    first = _derived(shared, bytes_of(device.secret), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, payload + b"\x02", None)


def send(payload: bytes, topic: str, device: Device, signer: Signer) -> int:
    """Send a message; return the status with which the push service answers. A newer one of a topic replaces it.

    Raises:
        OSError: the service cannot be reached in time, or says what is no HTTP.
    """
    at = urlsplit(device.endpoint)
    head = {
        "Authorization": signer.authorization(device.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(STAYS),
        "Topic": topic,
    }
    body = encrypted(payload, device, ec.generate_private_key(_CURVE), os.urandom(16))
    line = http.client.HTTPSConnection(
        at.hostname or "", at.port or 443, timeout=PATIENCE, context=ssl.create_default_context()
    )
    try:
        line.request("POST", at._replace(scheme="", netloc="", fragment="").geturl(), body, head)
        return line.getresponse().status  # its content, and where it redirects to, do not matter
    except http.client.HTTPException as wrong:
        raise OSError(type(wrong).__name__) from None
    finally:
        line.close()


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _public_key(raw: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, raw)
    except ValueError:
        raise NoKey("this is no public key") from None
