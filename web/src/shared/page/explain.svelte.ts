/** Tooltips of cards, places and tokens, shown by hover, focus and long press: one at a time. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Why it cannot be chosen now. */
  refusal?: string | undefined;
}

interface Shown extends Explanation {
  at: DOMRect;
}

let shown: Shown | null = $state.raw(null);

export function explanation(): Shown | null {
  return shown;
}

export function hideExplanation(): void {
  shown = null;
}

const HOVER = 280;
const LONG_PRESS = 420;

/** Attachment: explains this element. */
export function explains(what: () => Explanation) {
  return (element: HTMLElement) => {
    let timer = 0;
    let pressed = false;
    let mine: Shown | null = null;
    const show = () => {
      shown = mine = { ...what(), at: element.getBoundingClientRect() };
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
      pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && later(HOVER),
      pointerdown: (event: PointerEvent) => {
        pressed = false;
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
        if (!pressed && element.getAttribute('aria-disabled') === 'true') show();
        pressed = false;
      },
    };
    for (const [name, act] of Object.entries(events))
      element.addEventListener(name, act as EventListener, name === 'click');
    return () => {
      hide();
      for (const [name, act] of Object.entries(events))
        element.removeEventListener(name, act as EventListener, name === 'click');
    };
  };
}
