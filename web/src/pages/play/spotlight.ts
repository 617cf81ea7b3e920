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

function due(): Element[] {
  const ends = [...document.querySelectorAll(CONFIRM)];
  const found = ends.length ? ends : [...document.querySelectorAll(`${PIECES}, ${ANSWERS}`)];
  return found.filter((one) => one.checkVisibility());
}

/** Marks on the table what is due, and brings it into sight, until the function returned is called. */
export function spotlight(): () => void {
  let marked: Element[] = [];
  const look = (): void => {
    const now = due();
    for (const one of marked) if (!now.includes(one)) one.removeAttribute(MARK);
    for (const one of now) one.setAttribute(MARK, '');
    if (now[0] && !marked.includes(now[0]))
      now[0].scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
    marked = now;
  };
  const soon = setTimeout(look);
  const again = setInterval(look, AGAIN);
  return () => {
    clearTimeout(soon);
    clearInterval(again);
    for (const one of marked) one.removeAttribute(MARK);
  };
}

/** Whether this is a piece of the table that is not to be picked now. */
export const isAstray = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(OTHERS);
