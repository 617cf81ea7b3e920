"""The key by which push services know this server: from the environment, else made once and kept beside the tables."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fogtable.server.background.webpush import Push, Signer, bytes_of, text_of
from fogtable.server.http.addresses import Hosted, Site

SECRET: Final = "FOGTABLE_PUSH_KEY"
FILE: Final = "push-key"
AT_HOME: Final = "mailto:fogtable@localhost"
"""The contact of a server that has no public address."""


def push_of(folder: Path, site: Site, services: Iterable[str]) -> Push:
    """Return what push messages are sent with.

    Args:
        folder: where the key is kept, if it does not stand in the environment.
        site: where the server is reached.
        services: push services beside those that are known, as ``host:port``.

    Raises:
        NoKey: what is kept is no key (:class:`~fogtable.server.background.webpush.NoKey`).
        OSError: it cannot be kept, or read.
    """
    key = os.environ.get(SECRET) or _kept(folder / FILE)
    contact = site.public if isinstance(site, Hosted) else AT_HOME
    return Push(Signer(bytes_of(key.strip()), contact), frozenset(services))


def _kept(file: Path) -> str:
    """Return the key in a file that only its owner may read; make one where there is none."""
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(text_of(secrets.token_bytes(32)))
    except FileExistsError:
        pass
    return file.read_text()
