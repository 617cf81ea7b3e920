/**
 * Where the places lie in the landscape, in percent of its width and height, for wide windows and for tall ones: the
 * numbers of `tools/art/notalone/land.py`, which paints the ground below them.
 */
import { PLACES, type Place } from '../generated';

export interface Spot {
  x: number;
  y: number;
}

const share = (width: number, height: number, feet: readonly (readonly [number, number])[]): Spot[] =>
  feet.map(([x, y]) => ({ x: (x / width) * 100, y: (y / height) * 100 }));

const WIDE = share(1280, 600, [
  [128, 338],
  [374, 346],
  [628, 352],
  [884, 346],
  [1140, 350],
  [134, 520],
  [386, 526],
  [644, 530],
  [900, 526],
  [1152, 520],
]);
const TALL = share(390, 590, [
  [60, 262],
  [62, 330],
  [62, 398],
  [62, 466],
  [66, 532],
  [330, 268],
  [332, 336],
  [330, 404],
  [332, 470],
  [332, 534],
]);

export const wide = (place: string): Spot => WIDE[PLACES.indexOf(place as Place)]!;
export const tall = (place: string): Spot => TALL[PLACES.indexOf(place as Place)]!;
/** The place is in the row, or column, that lies further away. */
export const far = (place: string): boolean => PLACES.indexOf(place as Place) < 5;

/** How large each stands, compared with how it is drawn. */
export const SIZE: Record<Place, number> = {
  lair: 1,
  jungle: 0.98,
  river: 1,
  beach: 1,
  rover: 1.06,
  swamp: 1.08,
  shelter: 1.05,
  wreck: 1,
  source: 1.08,
  artefact: 1.08,
};
