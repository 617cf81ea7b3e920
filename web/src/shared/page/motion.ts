/**
 * Moves things that changed place (FLIP): by key, so that a card that leaves a hand arrives on a pile. Never blocks
 * input.
 */
const things = new Map<string, HTMLElement>();
let before = new Map<string, DOMRect>();

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does something with the next frame, for which the page is laid out anyhow: reading a size costs nothing more then. */
export function withNextFrame(deed: () => void): () => void {
  const next = requestAnimationFrame(deed);
  return () => cancelAnimationFrame(next);
}

/** Attachment: this element shows the thing called `key`. */
export function travels(key: string) {
  return (element: HTMLElement) => {
    things.set(key, element);
    return () => {
      if (things.get(key) === element) things.delete(key);
    };
  };
}

/** Call before the page changes. */
export function remember(): void {
  before = new Map([...things].map(([key, element]) => [key, element.getBoundingClientRect()]));
}

/** Milliseconds that a thing needs to its new place; less where the next one follows sooner. */
const GLIDE = 420;

/** Call after the page has changed: what is elsewhere now glides there, what is new fades in. */
export function glide(within = GLIDE): void {
  if (calm() || document.hidden) return;
  const share = Math.min(1, within / GLIDE);
  const firstTime = before.size === 0;
  // All are measured before the first one moves: else the browser would lay the page out for each of them.
  const measured = [...things].map(([key, element]) => [key, element, element.getBoundingClientRect()] as const);
  for (const [key, element, now] of measured) {
    const old = before.get(key);
    if (!old) {
      if (!firstTime)
        element.animate(
          { opacity: [0, 1], transform: ['scale(0.8)', 'none'] },
          { duration: 260 * share, easing: 'ease-out' },
        );
      continue;
    }
    const dx = old.left - now.left;
    const dy = old.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 3 || !now.width || !old.width) continue;
    element.animate(
      {
        transform: [`translate(${dx}px, ${dy}px) scale(${old.width / now.width})`, 'none'],
        transformOrigin: ['0 0', '0 0'],
        zIndex: [50, 50],
      },
      { duration: GLIDE * share, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }
}
