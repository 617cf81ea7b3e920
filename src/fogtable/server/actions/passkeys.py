"""Passkeys: how one is made, and how somebody signs in with it. What is signed is checked by the library ``webauthn``.

It is imported only by a server whose host has turned passkeys on. Whatever is wrong with what a browser says, the
refusal is the same: it tells nothing of which passkeys there are.
"""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from typing import Any, Final

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, structs

from fogtable.server.actions.texts import checked_name
from fogtable.server.refusals import Refusal
from fogtable.server.requests import MadePasskey, UsedPasskey
from fogtable.server.store.challenges import SECONDS, Challenges
from fogtable.server.store.database import Database
from fogtable.server.store.people import MOST, Passkey, People

_BY_PERSON: Final = structs.UserVerificationRequirement.REQUIRED
"""The device asks who is there, by a finger, a face or a code: whoever has found it does not sign in."""


@dataclass(frozen=True)
class Party:
    """For whom passkeys are made: the name of the server, and the address of its pages."""

    id: str
    origin: str


class Passkeys:
    """The passkeys of a server."""

    def __init__(self, party: Party, database: Database) -> None:
        self.people = People(database)
        self._party = party
        self._challenges = Challenges(database)

    async def offer(self, session: str, name: str) -> dict[str, Any]:
        """Return what a browser makes a passkey of, for the person whose session this is.

        Raises:
            Refusal: ``bad-name``; ``enough-passkeys``: this person has as many as one may have.
        """
        named = await self.people.name_of(session) or checked_name(name)
        own = await self.people.passkeys_of(session)
        if len(own) >= MOST:
            raise _enough()
        options = webauthn.generate_registration_options(
            rp_id=self._party.id,
            rp_name="fogtable",
            user_id=_handle(session),
            user_name=named,
            challenge=await self._challenges.ask(session, "make"),
            timeout=SECONDS * 1000,
            # Found by the device itself: nobody types who they are.
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED, user_verification=_BY_PERSON
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential)) for one in own
            ],
        )
        return _said(webauthn.options_to_json(options))

    async def keep(self, session: str, body: MadePasskey) -> None:
        """Keep a passkey that was made for this session.

        Raises:
            Refusal: ``bad-name``, ``bad-passkey``, ``enough-passkeys``.
        """
        name = await self.people.name_of(session) or checked_name(body.name)
        challenge = await self._challenges.take(session, "make")
        if challenge is None:
            raise _bad()
        try:
            made = webauthn.verify_registration_response(
                credential=_credential(body.id, clientDataJSON=body.client, attestationObject=body.attestation),
                expected_challenge=challenge,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
                require_user_verification=True,
            )
        except Exception:  # whatever a library says of bytes that anybody may have sent
            raise _bad() from None
        new = Passkey(
            session,
            bytes_to_base64url(made.credential_id),
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            int(time.time()),
        )
        if not await self.people.add(new, name):
            raise _enough() if len(await self.people.passkeys_of(session)) >= MOST else _bad()

    async def ask(self, session: str) -> dict[str, Any]:
        """Return what a browser signs in with: any passkey that it has for this server."""
        challenge = await self._challenges.ask(session, "enter")
        options = webauthn.generate_authentication_options(
            rp_id=self._party.id, challenge=challenge, timeout=SECONDS * 1000, user_verification=_BY_PERSON
        )
        return _said(webauthn.options_to_json(options))

    async def enter(self, session: str, body: UsedPasskey) -> str:
        """Return the session that a passkey opens to the one that was asked for it.

        Raises:
            Refusal: ``bad-passkey``.
        """
        challenge = await self._challenges.take(session, "enter")
        known = await self.people.find(body.id)
        if challenge is None or known is None:
            raise _bad()
        try:
            used = webauthn.verify_authentication_response(
                credential=_credential(
                    body.id,
                    clientDataJSON=body.client,
                    authenticatorData=body.authenticator,
                    signature=body.signature,
                ),
                expected_challenge=challenge,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        except Exception:  # whatever a library says of bytes that anybody may have sent
            raise _bad() from None
        if not await self.people.use(known, used.new_sign_count):
            raise _bad()
        return known.session


def _handle(session: str) -> bytes:
    """Return by what an authenticator knows that two passkeys are of one person; it tells nothing of their session."""
    return hashlib.sha256(f"person {session}".encode()).digest()


def _credential(name: str, **response: str) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _said(options: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(options)
    return said


def _bad() -> Refusal:
    return Refusal("bad-passkey", "this passkey does not open anything here, or was asked for too long ago")


def _enough() -> Refusal:
    return Refusal("enough-passkeys", f"a person has at most {MOST} passkeys")
