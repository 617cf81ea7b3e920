import { calm } from '../../shared/page/motion';

/** Pieces that can be picked now, and answers in the prompt: at a lesson nothing is offered but what is due. */
const PIECES = 'main .shell [aria-pressed]:not([aria-disabled="true"], [data-option], [data-marks])';
const ANSWERS = 'main [data-option]';
/** What ends the gesture, once all of it is chosen. */
const CONFIRM = 'main .asks .button.main:enabled';
/** What is not to be picked now. */
const OTHERS = 'main .shell [aria-pressed][aria-disabled="true"]';

/** Where it is told what to do. */
const LIT = 'main > .lesson, main .prompt';

const MARK = 'data-due';
/** Milliseconds after which it is looked again: pieces are also drawn later, as where a part of the table opens. */
const AGAIN = 300;
/** At how many looks in a row nothing of it is in sight until a card is brought there again: the hand may have moved. */
const PATIENCE = 4;

/** Where a ring lies in the window. */
export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Around one element after the other, beginning with this, the first control that is opened or not, as wanted. */
function opener(from: Element | null, expanded: boolean, within: (around: Element) => boolean): Element | undefined {
  for (let around = from; around && within(around); around = around.parentElement) {
    const found = [...around.querySelectorAll(`[aria-expanded="${expanded}"]`)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}

function due(): Element[] {
  const ends = [...document.querySelectorAll(CONFIRM)];
  const found = ends.length ? ends : [...document.querySelectorAll(`${PIECES}, ${ANSWERS}`)];
  const shown = found.filter((one) => one.checkVisibility());
  const over = shown.map((one) => above(one.getBoundingClientRect()));
  if (over.some((one, i) => isReached(shown[i]!, one))) return shown;
  // What lies in a closed part of the table, or beneath an open one: first that is opened, or closed.
  const [first] = shown;
  const way = first
    ? opener(over[0]!, true, (around) => !around.contains(first))
    : opener(found[0] ?? null, false, (around) => around.localName !== 'main');
  return way ? [way] : shown;
}

/** What lies over its middle; `null`: that has been scrolled out of sight. */
const above = ({ left, top, width, height }: Ring): Element | null =>
  document.elementFromPoint(left + width / 2, top + height / 2);

const isReached = (one: Element, over: Element | null): boolean => !!over && (one.contains(over) || over.contains(one));

/** To the middle, where it lies under something at an edge: so also the prompt and a tray that scroll in themselves. */
function comeIntoSight(one: Element): void {
  const block = isReached(one, above(one.getBoundingClientRect())) ? 'nearest' : 'center';
  one.scrollIntoView({ block, inline: block, behavior: calm() ? 'auto' : 'smooth' });
}

/** Where it is seen: not where a part that scrolls cuts it off. */
function seen(one: Element): Ring {
  let { left, top, right, bottom } = one.getBoundingClientRect();
  for (let around = one.parentElement; around && around.localName !== 'main'; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Marks on the table what is due and brings it into sight, until the function returned is called. Tells where the rings
 * lie (a piece may be of any shape, and cut an outline of its own), and what is lit beside them: where it is told what to do.
 */
export function spotlight(show: (rings: Ring[], lit: Ring[]) => void): () => void {
  let marked: Element[] = [];
  let looked = -AGAIN;
  let shown = '';
  let rings: Ring[] | null = null;
  let unseen = 0;
  const look = (): void => {
    const now = due();
    for (const one of marked) if (!now.includes(one)) one.removeAttribute(MARK);
    for (const one of now) one.setAttribute(MARK, '');
    for (const one of now.filter((one) => !marked.includes(one)).reverse()) comeIntoSight(one);
    marked = now;
    unseen = rings?.length === 0 ? unseen + 1 : 0;
    const card = now.find((one) => one.closest('.tray'));
    if (card && unseen % PATIENCE === PATIENCE - 1) comeIntoSight(card);
  };
  const follow = (time: number): void => {
    frame = requestAnimationFrame(follow);
    if (time - looked >= AGAIN) {
      looked = time;
      look();
    }
    rings = marked.flatMap((one): Ring[] => {
      const ring = seen(one);
      return ring.width > 0 && ring.height > 0 && isReached(one, above(ring)) ? [ring] : [];
    });
    const lit = [...document.querySelectorAll(LIT)].map((one) => one.getBoundingClientRect());
    const now = JSON.stringify([rings, lit]);
    if (now !== shown) show(rings, lit);
    shown = now;
  };
  let frame = requestAnimationFrame(follow);
  return () => {
    cancelAnimationFrame(frame);
    for (const one of marked) one.removeAttribute(MARK);
    show([], []);
  };
}

/** Whether this is a piece of the table that is not to be picked now. */
export const isAstray = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(OTHERS);
