/** Where the cells of the map are drawn. The sheet is as wide as 1 000 units; a cell is a block between streets. */
import { CHART, GRID } from './chart';
import type { Cell } from '../generated';

export const PITCH = { x: 100, y: 104 } as const;
export const MARGIN = 14;
export const BLOCK = { width: 86, height: 93 } as const;
export const SHEET = { width: GRID.columns * PITCH.x + 2 * MARGIN, height: GRID.rows * PITCH.y + 2 * MARGIN } as const;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export const centreOf = (cell: Cell): Point => ({
  x: MARGIN + (CHART[cell].at[0] + 0.5) * PITCH.x,
  y: MARGIN + (CHART[cell].at[1] + 0.5) * PITCH.y,
});

export function blockOf(cell: Cell): Box {
  const { x, y } = centreOf(cell);
  return { x: x - BLOCK.width / 2, y: y - BLOCK.height / 2, ...BLOCK };
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
  cells.map((cell, i) => `${i ? 'L' : 'M'}${centreOf(cell).x} ${centreOf(cell).y}`).join('');

/** The bar of a fence across the street between two cells. */
export function fenceLine(a: Cell, b: Cell): string {
  const from = centreOf(a);
  const to = centreOf(b);
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  return CHART[a].at[1] === CHART[b].at[1] ? `M${x} ${y - 36}V${y + 36}` : `M${x - 36} ${y}H${x + 36}`;
}
