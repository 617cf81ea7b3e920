import { calm } from '../../shared/page/motion';

/** Pieces that can be picked now, and answers in the prompt: at a lesson nothing is offered but what is due. */
const PIECES = 'main .shell [aria-pressed]:not([aria-disabled="true"], [data-option])';
const ANSWERS = 'main [data-option]';
/** What ends the gesture, once all of it is chosen. */
const CONFIRM = 'main .asks .button.main:enabled';
/** What is not to be picked now. */
const OTHERS = 'main .shell [aria-pressed][aria-disabled="true"]';

const MARK = 'data-due';
/** Milliseconds after which it is looked again: pieces are also drawn later, as where a part of the table opens. */
const AGAIN = 300;

/** Where a ring lies in the window. */
export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

function due(): Element[] {
  const ends = [...document.querySelectorAll(CONFIRM)];
  const found = ends.length ? ends : [...document.querySelectorAll(`${PIECES}, ${ANSWERS}`)];
  return found.filter((one) => one.checkVisibility());
}

/** Whether something else lies over its middle, or it has been scrolled out of sight. */
function isCovered(one: Element, { left, top, width, height }: Ring): boolean {
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over || !(one.contains(over) || over.contains(one));
}

/**
 * Marks on the table what is due and brings it into sight, until the function returned is called. Tells where the rings
 * lie: a piece may be of any shape, and cut an outline of its own.
 */
export function spotlight(show: (rings: Ring[]) => void): () => void {
  let marked: Element[] = [];
  let looked = -AGAIN;
  let shown = '';
  const look = (): void => {
    const now = due();
    for (const one of marked) if (!now.includes(one)) one.removeAttribute(MARK);
    for (const one of now) one.setAttribute(MARK, '');
    if (now[0] && !marked.includes(now[0]))
      now[0].scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
    marked = now;
  };
  const follow = (time: number): void => {
    frame = requestAnimationFrame(follow);
    if (time - looked >= AGAIN) {
      looked = time;
      look();
    }
    const rings = marked.flatMap((one): Ring[] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const ring = { left, top, width, height };
      return isCovered(one, ring) ? [] : [ring];
    });
    const now = JSON.stringify(rings);
    if (now !== shown) show(rings);
    shown = now;
  };
  let frame = requestAnimationFrame(follow);
  return () => {
    cancelAnimationFrame(frame);
    for (const one of marked) one.removeAttribute(MARK);
    show([]);
  };
}

/** Whether this is a piece of the table that is not to be picked now. */
export const isAstray = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(OTHERS);
