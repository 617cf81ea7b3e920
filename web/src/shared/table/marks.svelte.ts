/** Marks of one's own on a board: kept for one table on this device, seen by nobody else. */

/** A pin, or crossed out. */
export type Mark = 'pin' | 'cross';
const NEXT: Record<Mark | 'none', Mark | 'none'> = { none: 'pin', pin: 'cross', cross: 'none' };
/** Longer than the press that explains a thing. */
const LONG_PRESS = 900;
const FAR = 8;

const place = (): string => `marks-${location.pathname.split('/').at(-1)}`;
/** By thing; what belongs to another table is not looked at. */
let kept: { at: string; marks: Record<string, Mark> } = $state.raw({ at: '', marks: {} });

function all(): Record<string, Mark> {
  return kept.at === place() ? kept.marks : (JSON.parse(localStorage.getItem(place()) ?? '{}') as Record<string, Mark>);
}

/** Taps mark things instead of choosing them: for whoever knows neither the right click nor the key. */
export const marking = $state({ on: false });

export const markOf = (thing: string): Mark | undefined => all()[thing];

/** Marks a thing: pinned, then crossed out, then neither. */
export function mark(thing: string): void {
  const next = NEXT[markOf(thing) ?? 'none'];
  const others = Object.entries(all()).filter(([one]) => one !== thing);
  const left = Object.fromEntries(next === 'none' ? others : [...others, [thing, next]]);
  kept = { at: place(), marks: left };
  localStorage.setItem(place(), JSON.stringify(left));
}

/** Attachment: this element shows a thing that can be marked, by a right click, the key M, or a very long press. */
export function marks(thing: string) {
  return (element: HTMLElement) => {
    let timer = 0;
    let from: PointerEvent | null = null;
    const stop = (): void => clearTimeout(timer);
    const events: Record<string, (event: never) => void> = {
      contextmenu: (event: MouseEvent) => {
        event.preventDefault();
        if (!from || from.pointerType === 'mouse') mark(thing);
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) mark(thing);
      },
      pointerdown: (event: PointerEvent) => {
        from = event;
        stop();
        if (event.pointerType !== 'mouse') timer = window.setTimeout(() => mark(thing), LONG_PRESS);
      },
      pointermove: (event: PointerEvent) => {
        if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) stop();
      },
      pointerup: stop,
      pointercancel: stop,
    };
    for (const [name, act] of Object.entries(events)) element.addEventListener(name, act as EventListener);
    const taken = (event: Event): void => {
      if (!marking.on) return;
      event.stopPropagation();
      mark(thing);
    };
    element.addEventListener('click', taken, true);
    return () => {
      stop();
      element.removeEventListener('click', taken, true);
      for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act as EventListener);
    };
  };
}
