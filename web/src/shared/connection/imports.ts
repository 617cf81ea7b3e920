/** Modules that are imported when they are needed; a failed import is repeated once the network is back. */

import { chance } from './network';

/** Milliseconds between attempts, unless there is a sign that the network is back; the last one repeats. */
const PAUSES = [1000, 2000, 5000, 15_000, 60_000];
/** Style sheets that failed to load. */
const torn = new Set<HTMLLinkElement>();
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && torn.add(target), true);

function fetchStyles(): void {
  for (const link of torn) link.replaceWith(link.cloneNode());
  torn.clear();
}

/** Whether an `import()` failed for want of a network: each browser words it differently. */
const isLost = (wrong: unknown): wrong is Error => wrong instanceof Error && /import|preload/i.test(wrong.message);

/** Imports a module, trying again for as long as the network fails. `load` is a plain `import()` of a literal path. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (wrong) {
      if (!isLost(wrong)) throw wrong;
      await chance(PAUSES[Math.min(tries, PAUSES.length - 1)]!);
      fetchStyles();
      // A browser may remember a failed module and never ask again; at another address it does.
      const address = /https?:\S+?\.js/.exec(wrong.message)?.[0];
      if (address) load = () => import(/* @vite-ignore */ `${address}?${tries}`) as Promise<T>;
    }
  }
}

/** Imports a text file, which Vite wraps in a module. */
export async function importText(load: () => Promise<string | { default: string }>): Promise<string> {
  const found = await importWithRetry(load);
  return typeof found === 'string' ? found : found.default;
}
