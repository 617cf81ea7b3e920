/** Passkeys: what the browser and the server say to each other about them. */
import { api } from '../../shared/connection/api';
import type { MadePasskey, PersonInfo, UsedPasskey } from '../../shared/protocol';

/** The options of the server, as WebAuthn writes them: bytes are base64url. */
interface Creation extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: { id: string; type: 'public-key' }[];
}
interface Request extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
}

/** Why there can be none at this address or in this browser; null: there can. */
export function obstacle(): 'insecure' | 'number' | 'unknown' | null {
  if (!window.isSecureContext) return 'insecure';
  // Passkeys belong to names.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'number';
  return 'PublicKeyCredential' in window ? null : 'unknown';
}

export const person = (): Promise<PersonInfo> => api.call('GET', '/passkeys');

export async function make(name: string): Promise<PersonInfo> {
  const asked = await api.call<Creation>('POST', '/passkeys/new', { name });
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: asked.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const said: MadePasskey = { name, id: made.id, client: text(clientDataJSON), attestation: text(attestationObject) };
  return api.call('POST', '/passkeys/keep', said);
}

export async function enter(): Promise<PersonInfo> {
  const asked = await api.call<Request>('POST', '/passkeys/ask', {});
  const used = (await navigator.credentials.get({
    publicKey: { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  const said: UsedPasskey = {
    id: used.id,
    client: text(clientDataJSON),
    authenticator: text(authenticatorData),
    signature: text(signature),
  };
  return api.call('POST', '/passkeys/enter', said);
}

export const remove = (id: string): Promise<PersonInfo> => api.call('POST', '/passkeys/remove', { id });
export const leave = (): Promise<unknown> => api.call('POST', '/passkeys/leave', {});

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
