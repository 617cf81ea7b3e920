/**
 * Where the cells of the map lie on the sheet, in its units: the same grid, bent a little, parted by the river and the
 * old wall, as `tools/art/bigbrother/plan.py` draws the city on.
 */
import { CHART } from './chart';
import type { Cell } from '../generated';

export const SHEET = { width: 1068, height: 576 } as const;
/** From one cell to the next. */
export const PITCH = { x: 100.5, y: 91 } as const;
const RIVER = 40;
const WALL = 8;
/** What of the sheet is a cell's: its square, the landmark behind it, its name below. */
export const BLOCK = { width: 98, height: 90 } as const;
/** How much of a block lies above the middle of its square. */
const ABOVE = 47;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a cell's square. */
export function centreOf(cell: Cell): Point {
  const [column, row] = CHART[cell].at;
  const [u, v] = [column + 0.5, row + 0.5];
  return {
    x: 12 + u * PITCH.x + (u > 5 ? RIVER : 0) + 4 * Math.sin(v * 1.15 + u * 0.5),
    y: 26 + v * PITCH.y + (v > 3 ? WALL : 0) + 3.5 * Math.sin(u * 0.95 + v * 0.2),
  };
}

export function blockOf(cell: Cell): Box {
  const { x, y } = centreOf(cell);
  return { x: x - BLOCK.width / 2, y: y - ABOVE, ...BLOCK };
}

/** The part of the sheet that holds all these cells, with half a cell around. */
export function boxAround(cells: readonly Cell[]): Box {
  const points = cells.map(centreOf);
  const left = Math.min(...points.map((one) => one.x)) - PITCH.x;
  const top = Math.min(...points.map((one) => one.y)) - PITCH.y;
  const right = Math.max(...points.map((one) => one.x)) + PITCH.x;
  const bottom = Math.max(...points.map((one) => one.y)) + PITCH.y;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A line through cells. */
export const lineThrough = (cells: readonly Cell[]): string =>
  cells
    .map(centreOf)
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/** The middle of the street between two cells, and whether it runs from west to east. */
export function between(a: Cell, b: Cell): Point & { across: boolean } {
  const [from, to] = [centreOf(a), centreOf(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, across: CHART[a].at[1] === CHART[b].at[1] };
}
