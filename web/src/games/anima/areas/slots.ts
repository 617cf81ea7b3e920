/** Where on the map the Areas lie that are out: each where it is at home, or next to that where somebody else is. */
import type { Area } from '../generated';

/** In hundredths of the map: where the sign of a place is. */
export interface Spot {
  x: number;
  y: number;
}
export type Shape = 'wide' | 'tall';

const at = ([x, y]: readonly [number, number]): Spot => ({ x, y });

/** By how many Areas there may be at most: the first that is enough. Near the one who looks are the low levels. */
const SLOTS: Record<Shape, readonly (readonly (readonly [number, number])[])[]> = {
  wide: [
    [
      [31, 46],
      [71, 48],
      [19, 79],
      [80, 79],
    ],
    [
      [30.5, 45],
      [10, 60],
      [24, 80],
      [70.5, 58],
      [88.5, 77],
      [54, 83],
    ],
    [
      [9.5, 53],
      [9.5, 86],
      [28.5, 43],
      [28.5, 71],
      [50, 86],
      [68.5, 47],
      [68.5, 75],
      [89, 62],
      [89, 90],
      [48.5, 57],
    ],
  ],
  tall: [
    [
      [22, 46],
      [78, 46],
      [22, 82],
      [78, 82],
    ],
    [
      [21, 37.5],
      [21, 62],
      [21, 86],
      [79, 37.5],
      [79, 62],
      [79, 86],
    ],
    [
      [21, 33],
      [21, 46.3],
      [21, 59.5],
      [21, 72.8],
      [21, 86],
      [79, 33],
      [79, 46.3],
      [79, 59.5],
      [79, 72.8],
      [79, 86],
    ],
  ],
};

/** Where each Area is at home on the whole map. */
const HOME: Record<Area, Spot> = {
  'dragon-peak': { x: 30, y: 44 },
  'abyss-gate': { x: 24, y: 50 },
  tower: { x: 66, y: 46 },
  castle: { x: 72, y: 48 },
  ruins: { x: 50, y: 62 },
  'glass-desert': { x: 90, y: 62 },
  mines: { x: 10, y: 58 },
  bazaar: { x: 89, y: 74 },
  monastery: { x: 10, y: 62 },
  forest: { x: 24, y: 80 },
  'pilgrims-road': { x: 14, y: 84 },
  capital: { x: 84, y: 82 },
  cornes: { x: 30, y: 84 },
  port: { x: 54, y: 84 },
};

const far = (one: Spot, other: Spot): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** In the order in which the Areas came out: what comes later moves nobody. */
export function laidOut(areas: readonly Area[], limit: number, shape: Shape): Map<Area, Spot> {
  const most = Math.max(limit, areas.length);
  const free = (SLOTS[shape].find((slots) => slots.length >= most) ?? SLOTS[shape].at(-1)!).map(at);
  const found = new Map<Area, Spot>();
  for (const area of areas) {
    const spot = free.toSorted((a, b) => far(a, HOME[area]) - far(b, HOME[area]))[0];
    if (!spot) break;
    free.splice(free.indexOf(spot), 1);
    found.set(area, spot);
  }
  return found;
}

/** Where the road begins: at the feet of the one who looks. */
export const START: Spot = { x: 46, y: 97 };

/** The roads, one on each side of the sea, from place to place into the distance. */
export function roads(spots: readonly Spot[]): string[] {
  const nearFirst = spots.toSorted((a, b) => b.y - a.y);
  return [nearFirst.filter(({ x }) => x < 48), nearFirst.filter(({ x }) => x >= 48)]
    .filter((side) => side.length)
    .map((side) =>
      [START, ...side].slice(1).reduce((road, to, i) => {
        const from = [START, ...side][i]!;
        const bend = (from.y - to.y) * 0.55;
        return `${road}C${from.x} ${from.y - bend} ${to.x} ${to.y + bend} ${to.x} ${to.y}`;
      }, `M${START.x} ${START.y}`),
    );
}
