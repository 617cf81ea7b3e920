import type { Snippet } from 'svelte';

/** Tooltips of cards, places and tokens, shown by hover, focus and long press: one at a time. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Why it cannot be chosen now. */
  refusal?: string | undefined;
  /** The face of a card, to be drawn large beside what is said. */
  face?: Snippet;
}

interface Shown {
  /** Asked again when the table changes under it: what it says holds for the present question. */
  what: () => Explanation;
  at: DOMRect;
}

let shown: Shown | null = $state.raw(null);

export function explanation(): (Explanation & { at: DOMRect }) | null {
  return shown && { ...shown.what(), at: shown.at };
}

export const isExplaining = (): boolean => shown !== null;

export function hideExplanation(): void {
  shown = null;
}

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
      shown = mine = { what, at: element.getBoundingClientRect() };
    };
    // An element removed during an update loses the focus in the middle of it: so hide a moment later.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (shown === mine) shown = null;
      });
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
      pointerleave: hide,
      focus: () => element.matches(':focus-visible') && show(),
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
      if (shown === mine) shown = null;
      for (const [name, act] of Object.entries(events))
        element.removeEventListener(name, act as EventListener, name === 'click');
    };
  };
}
