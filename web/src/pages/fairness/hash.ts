const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 random bits. */
export const randomValue = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of a text; null where the browser does not compute it (only over HTTPS, or at home). */
export async function sha256(text: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
