/**
 * A window onto something larger: zoomed by wheel, pinch and keys, moved by a finger (as every page), a mouse or keys. No
 * first decision needs it.
 */
import { clamp, zoomBy, type Zooming } from './zoom';

const apart = ([a, b]: TouchList): number => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);

/** Attachment for the window. */
export default function pans(zooming: Zooming) {
  return (frame: HTMLElement) => {
    const at = (x: number, y: number): [number, number] => {
      const { left, top } = frame.getBoundingClientRect();
      return [x - left, y - top];
    };
    const between = ([a, b]: TouchList): [number, number] =>
      at((a!.clientX + b!.clientX) / 2, (a!.clientY + b!.clientY) / 2);
    let pinch: { distance: number; zoom: number; x: number; y: number } | null = null;
    let drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;

    const events: Record<string, (event: never) => void> = {
      wheel: (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zooming.set(clamp(zooming.get() * Math.exp(-event.deltaY / 300)), ...at(event.clientX, event.clientY));
      },
      touchstart: (event: TouchEvent) => {
        if (event.touches.length !== 2) return;
        const [x, y] = between(event.touches);
        pinch = { distance: apart(event.touches), zoom: zooming.get(), x, y };
      },
      touchmove: (event: TouchEvent) => {
        if (!pinch || event.touches.length !== 2) return;
        event.preventDefault();
        const [x, y] = between(event.touches);
        frame.scrollBy(pinch.x - x, pinch.y - y);
        Object.assign(pinch, { x, y });
        zooming.set(clamp((pinch.zoom * apart(event.touches)) / pinch.distance), x, y);
      },
      touchend: (event: TouchEvent) => {
        if (event.touches.length < 2) pinch = null;
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        drag = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, moved: false };
      },
      keydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') zoomBy(frame, zooming, 1);
        else if (event.key === '-') zoomBy(frame, zooming, -1);
        else return;
        event.preventDefault();
      },
      // A drag that ends over a cell does not choose it.
      click: (event: MouseEvent) => {
        if (drag?.moved) {
          event.preventDefault();
          event.stopPropagation();
        }
        drag = null;
      },
      dragstart: (event: DragEvent) => event.preventDefault(),
    };
    const move = (event: PointerEvent): void => {
      if (!drag || !(event.buttons & 1)) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      drag.moved ||= Math.abs(dx) + Math.abs(dy) > 6;
      if (drag.moved) frame.scrollTo(drag.left - dx, drag.top - dy);
    };
    const end = (): void => {
      const ended = drag;
      // The click comes after this; so may the next press, which begins another drag.
      setTimeout(() => {
        if (drag === ended) drag = null;
      });
    };
    for (const [name, act] of Object.entries(events))
      frame.addEventListener(name, act as EventListener, { capture: name === 'click', passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    return () => {
      for (const [name, act] of Object.entries(events))
        frame.removeEventListener(name, act as EventListener, { capture: name === 'click' });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
    };
  };
}
