/** The commitments of tables to their shuffling, as seen on this device before the end: only these prove anything. */
const KEPT = 50;
const PLACE = 'promises';

function all(): [id: string, promise: string][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** Keeps the first commitment of a table. */
export function rememberPromise(id: string, promise: string | null): void {
  const known = all();
  if (promise === null || known.some(([one]) => one === id)) return;
  localStorage.setItem(PLACE, JSON.stringify([...known, [id, promise]].slice(-KEPT)));
}

export function witnessed(id: string): string | null {
  return all().find(([one]) => one === id)?.[1] ?? null;
}

/** The SHA-256 that nonce and seed give; null where the browser does not compute it (only over HTTPS, or at home). */
export async function promiseOf(nonce: string, seed: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${nonce}:${seed}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
