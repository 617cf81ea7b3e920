/** When it is worthwhile to ask the server again: after a pause, or at once when the network seems to be back. */

const WORTH_IT = 'worth-it';
const signs = new EventTarget();

/** Ends every wait for another chance: the network seems to be back. */
export function retryNow(): void {
  signs.dispatchEvent(new Event(WORTH_IT));
}
addEventListener('online', retryNow);

/** Waits for a sign that the network is back. */
function sign(until?: AbortSignal): Promise<void> {
  return new Promise((done) =>
    signs.addEventListener(WORTH_IT, () => done(), { once: true, ...(until && { signal: until }) }),
  );
}

/** Waits this many milliseconds, or less if there is a sign that the network is back. */
export async function chance(pause: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([sign(over.signal), new Promise((done) => setTimeout(done, pause))]);
  over.abort();
}

const ANEW = Symbol();
/** Milliseconds between attempts without a sign. */
const PAUSE = 2000;

/**
 * Makes a call that changes nothing until it gets through. `lost` tells by its error whether the network failed, `held`
 * is called then. A call still under way when the network comes back is made anew: the line it went out on may be dead.
 */
export async function untilThrough<T>(
  call: () => Promise<T>,
  lost: (error: unknown) => boolean,
  held: () => void,
): Promise<T> {
  for (;;) {
    const over = new AbortController();
    try {
      const found = await Promise.race([call(), sign(over.signal).then(() => ANEW)]);
      if (found !== ANEW) return found as T;
    } catch (error) {
      if (!lost(error)) throw error;
      held();
      await chance(PAUSE);
    } finally {
      over.abort();
    }
  }
}
