"""A push service on this machine, over TLS, and devices that are told by it: as the services of browsers' makers."""

from __future__ import annotations

import contextlib
import datetime
import ipaddress
import json
import os
import queue
import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from fogtable.server.background.webpush import text_of

CURVE = ec.SECP256R1()


class Message:
    """What a push service was sent."""

    def __init__(self, path: str, head: dict[str, str], body: bytes) -> None:
        self.path, self.head, self.body = path, head, body


class Service:
    """The service; ``status`` is what it answers from now on."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.came: queue.Queue[Message] = queue.Queue()


class Browser:
    """A device with keys of its own, which alone can read what it is sent."""

    def __init__(self, service: Service, name: str) -> None:
        self._own = ec.generate_private_key(CURVE)
        self._secret = os.urandom(16)
        self.path = f"/push/{name}"
        self.body = {
            "endpoint": f"https://{service.address}{self.path}",
            "key": text_of(point(self._own.public_key())),
            "secret": text_of(self._secret),
        }

    def read(self, body: bytes) -> Any:
        """Decrypt a message as RFC 8291 says, from the reader's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, rest = body[21 : 21 + length], body[21 + length :]
        assert len(rest) <= size
        shared = self._own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self._own.public_key()) + theirs
        first = HKDF(hashes.SHA256(), 32, self._secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        said = AESGCM(key).decrypt(nonce, rest, None)
        assert said[-1] == 2
        return json.loads(said[:-1])


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@contextlib.contextmanager
def pushing(folder: Path) -> Iterator[Service]:
    """Run a push service whose certificate lies in ``folder``, as ``certificate``."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.came.put(Message(self.path, {name.lower(): said for name, said in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("Location", f"https://{service.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certified(folder / "certificate"))
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        service = Service(f"127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


def certified(file: Path) -> Path:
    """Write a certificate for this machine, with its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a push service for tests")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file
