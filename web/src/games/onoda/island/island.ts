/**
 * The drawing of the island: each region's shape, and where its name and its markers stand, on a sheet of 1005 by 730.
 */
import type { Region } from '../generated';
import { shapes } from './island.json';

export const SHEET = { left: 10, top: 12, width: 1005, height: 730 } as const;

export const PLACED: Record<Region, { x: number; y: number }> = {
  lubang: { x: 168, y: 245 },
  tilik: { x: 532, y: 155 },
  'five-hundred': { x: 366, y: 336 },
  kyanpu: { x: 592, y: 384 },
  binacas: { x: 395, y: 568 },
  looc: { x: 812, y: 345 },
  ago: { x: 898, y: 572 },
};

/** Neighbours share their border, point for point. */
export const SHAPES: Record<Region, string> = shapes;
