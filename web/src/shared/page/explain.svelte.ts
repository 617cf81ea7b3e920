import type { Snippet } from 'svelte';
import { t } from '../i18n/i18n.svelte';

/** Tooltips of cards, places and tokens, shown by hover, focus and long press: one at a time. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Why it cannot be chosen now. */
  refusal?: string | undefined;
  /** The face of a card, to be drawn large beside what is said. */
  face?: Snippet;
  /** What is drawn in place of the lines: these are read out all the same. */
  told?: Snippet;
  /** The card that it tells of, where the rules draw it: by the key of its name, which is its address there. */
  card?: string;
}

/** A card by the key of its name. */
export const called = (key: string): Pick<Explanation, 'title' | 'card'> => ({ title: t(key), card: key });

interface Shown {
  /** Asked again when the table changes under it: what it says holds for the present question. */
  what: () => Explanation;
  at: DOMRect;
  /** What it explains is pointed at no longer: of the tip only the way to the rules is left, for a moment. */
  left?: boolean;
  /** The keyboard came to it: the rules have a key there, and nothing lies in the way of a press. */
  keyed?: boolean;
}

let shown: Shown | null = $state.raw(null);

export function explanation(): (Explanation & Omit<Shown, 'what'>) | null {
  return shown && { ...shown, ...shown.what() };
}

export const isExplaining = (): boolean => shown !== null;

export function hideExplanation(): void {
  clearTimeout(leaving);
  shown = null;
}

/** How long the way to the rules can be reached when what was pointed at is left: a finger has to be lifted first. */
const REACH = 700;
const REACH_BY_TOUCH = 6000;
let leaving = 0;
/** It is being reached for: it stays as long as it is pointed at. */
export const stayExplained = (): void => clearTimeout(leaving);

/** The key that opens the rules at the card that is explained, by its place, so that it is the same in each layout. */
export const RULES_KEY = 'KeyR';

const hovers = matchMedia('(hover: hover)');
const HOVER = 280;
const LONG_PRESS = 420;

/** Attachment: explains this element. */
export function explains(what: () => Explanation) {
  return (element: HTMLElement) => {
    let timer = 0;
    let pressed = false;
    /** The press that a click ends began here: not on what lay here before. */
    let mineFrom = false;
    let mine: Shown | null = null;
    const show = () => {
      clearTimeout(leaving);
      shown = mine = { what, at: element.getBoundingClientRect() };
      if (what().card) element.setAttribute('aria-keyshortcuts', RULES_KEY.slice(-1));
      else element.removeAttribute('aria-keyshortcuts');
    };
    const gone = () => {
      if (shown === mine) shown = null;
    };
    // An element removed during an update loses the focus in the middle of it: so hide a moment later.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(gone);
    };
    const leave = (event: PointerEvent) => {
      clearTimeout(timer);
      if (!mine || shown !== mine || !what().card) return hide();
      shown = mine = { ...mine, left: true };
      leaving = window.setTimeout(gone, event.pointerType === 'mouse' ? REACH : REACH_BY_TOUCH);
    };
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        show();
      }, delay);
    };
    const events = {
      // After a tap a browser reports a mouse where the finger was: whatever comes to lie there is not pointed at.
      pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && hovers.matches && later(HOVER),
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        mineFrom = true;
        if (event.pointerType === 'mouse') hide();
        else later(LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      pointerleave: leave,
      focus: () => {
        if (!element.matches(':focus-visible')) return;
        show();
        shown = mine = { ...mine!, keyed: true };
      },
      blur: hide,
      contextmenu: (event: Event) => pressed && event.preventDefault(),
      click: (event: Event) => {
        if (pressed && timer && (event as PointerEvent).pointerType !== 'mouse') {
          event.preventDefault();
          event.stopPropagation();
        }
        const keyed = (event as PointerEvent).detail === 0;
        if (!pressed && (mineFrom || keyed) && element.getAttribute('aria-disabled') === 'true') show();
        pressed = mineFrom = false;
      },
    };
    for (const [name, act] of Object.entries(events))
      element.addEventListener(name, act as EventListener, name === 'click');
    return () => {
      clearTimeout(timer);
      // At once: what it says is worked out by a component that may go together with the element.
      gone();
      for (const [name, act] of Object.entries(events))
        element.removeEventListener(name, act as EventListener, name === 'click');
    };
  };
}
