/** Pieces of the page that are fetched when they are needed: where the line is cut, as soon as it is back. */

/** Between two tries, if nothing says that one is worth it; the last holds from then on. */
const PAUSES = [1000, 2000, 5000, 15_000, 60_000];
const WORTH_IT = 'worth-it';
const signs = new EventTarget();

/** What did not arrive is worth a try now. */
export function retryNow(): void {
  signs.dispatchEvent(new Event(WORTH_IT));
}
addEventListener('online', retryNow);

/** Style sheets that did not arrive. */
const torn = new Set<HTMLLinkElement>();
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && torn.add(target), true);

function fetchStyles(): void {
  for (const link of torn) link.replaceWith(link.cloneNode());
  torn.clear();
}

/** An `import()` that did not get through: the words differ from browser to browser. */
const isLost = (wrong: unknown): wrong is Error => wrong instanceof Error && /import|preload/i.test(wrong.message);

async function chance(tries: number): Promise<void> {
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
  await new Promise((done) => {
    signs.addEventListener(WORTH_IT, done, { once: true });
    setTimeout(done, pause);
  });
}

/** Fetches a module that a plain `import()` names. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (wrong) {
      if (!isLost(wrong)) throw wrong;
      await chance(tries);
      fetchStyles();
      // A browser may remember that a module did not come and never ask again: at another address it does.
      const address = /https?:\S+?\.js/.exec(wrong.message)?.[0];
      if (address) load = () => import(/* @vite-ignore */ `${address}?${tries}`) as Promise<T>;
    }
  }
}

/** Fetches a file of text, which Vite wraps in a module. */
export async function importText(load: () => Promise<string | { default: string }>): Promise<string> {
  const found = await importWithRetry(load);
  return typeof found === 'string' ? found : found.default;
}
