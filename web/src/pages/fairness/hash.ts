const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 random bits. */
export const randomValue = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of a text. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Browsers compute it only over HTTPS, or at home: friends in one network come by plain HTTP.
  const own = crypto.subtle as SubtleCrypto | undefined;
  if (own) return hex(new Uint8Array(await own.digest('SHA-256', bytes)));
  return hex((await import('@noble/hashes/sha2.js')).sha256(bytes));
}
