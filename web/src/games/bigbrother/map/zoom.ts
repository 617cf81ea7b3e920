/** How near a window looks at something larger: by buttons and keys here, by wheel and pinch in `pan.ts`. */
export const MOST = 4;
const STEP = 1.4;

export interface Zooming {
  get: () => number;
  /** Sets the zoom and keeps what lies under a point of the window (in pixels) where it is. */
  set: (zoom: number, x: number, y: number) => void;
}

export const clamp = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));
const nearer = (zoom: number): number => clamp(zoom * STEP);
const farther = (zoom: number): number => clamp(zoom / STEP);

/** Zooms by a button, about the middle of the window; by a key, about what has the focus. */
export function zoomBy(frame: HTMLElement, zooming: Zooming, direction: 1 | -1): void {
  const focused = document.activeElement?.closest('[data-cell]');
  const middle = (focused && frame.contains(focused) ? focused : frame).getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  zooming.set(
    direction > 0 ? nearer(zooming.get()) : farther(zooming.get()),
    middle.left + middle.width / 2 - left,
    middle.top + middle.height / 2 - top,
  );
}
