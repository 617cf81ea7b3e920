/** The map as it is printed: the part of content.yaml that the page shows, and where things are drawn. */
import { CELLS, type Cell, type Character, type District } from '../generated';

export type Feature =
  | 'none'
  | 'ministry'
  | 'market'
  | 'hospital'
  | 'commissariat'
  | 'police-station'
  | 'prison'
  | 'safe-house'
  | 'search-a'
  | 'search-b'
  | `station-${number}`;
export interface Place {
  district: District;
  /** Column and row of the grid. */
  at: readonly [number, number];
  feature: Feature;
  near: readonly Cell[];
}

/** Columns and rows. */
export const GRID = { columns: 10, rows: 6 } as const;

export const CHART: Record<Cell, Place> = {
  pe01: { district: 'peace', at: [0, 0], feature: 'market', near: ['pe02', 'pe06'] },
  pe02: { district: 'peace', at: [1, 0], feature: 'none', near: ['pe01', 'pe03'] },
  pe03: { district: 'peace', at: [2, 0], feature: 'ministry', near: ['pe02', 'pe04', 'pe08'] },
  pe04: { district: 'peace', at: [3, 0], feature: 'none', near: ['pe03', 'pe05'] },
  pe05: { district: 'peace', at: [4, 0], feature: 'search-a', near: ['pe04', 'pe10', 'tr01'] },
  pe06: { district: 'peace', at: [0, 1], feature: 'none', near: ['pe01', 'pe07', 'pe11'] },
  pe07: { district: 'peace', at: [1, 1], feature: 'none', near: ['pe06', 'pe08', 'pe12'] },
  pe08: { district: 'peace', at: [2, 1], feature: 'station-1', near: ['pe03', 'pe07', 'pe09', 'pe13'] },
  pe09: { district: 'peace', at: [3, 1], feature: 'none', near: ['pe08', 'pe10', 'pe14'] },
  pe10: { district: 'peace', at: [4, 1], feature: 'market', near: ['pe05', 'pe09', 'pe15'] },
  pe11: { district: 'peace', at: [0, 2], feature: 'search-a', near: ['pe06', 'pe12', 'pl01'] },
  pe12: { district: 'peace', at: [1, 2], feature: 'none', near: ['pe07', 'pe11', 'pe13'] },
  pe13: { district: 'peace', at: [2, 2], feature: 'search-a', near: ['pe08', 'pe12', 'pl03'] },
  pe14: { district: 'peace', at: [3, 2], feature: 'commissariat', near: ['pe09', 'pe15'] },
  pe15: { district: 'peace', at: [4, 2], feature: 'none', near: ['pe10', 'pe14', 'pl05', 'tr11'] },
  tr01: { district: 'truth', at: [5, 0], feature: 'search-b', near: ['pe05', 'tr02', 'tr06'] },
  tr02: { district: 'truth', at: [6, 0], feature: 'none', near: ['tr01', 'tr03', 'tr07'] },
  tr03: { district: 'truth', at: [7, 0], feature: 'ministry', near: ['tr02', 'tr04', 'tr08'] },
  tr04: { district: 'truth', at: [8, 0], feature: 'none', near: ['tr03', 'tr05'] },
  tr05: { district: 'truth', at: [9, 0], feature: 'search-b', near: ['tr04', 'tr10'] },
  tr06: { district: 'truth', at: [5, 1], feature: 'none', near: ['tr01', 'tr07', 'tr11'] },
  tr07: { district: 'truth', at: [6, 1], feature: 'none', near: ['tr02', 'tr06', 'tr08'] },
  tr08: { district: 'truth', at: [7, 1], feature: 'none', near: ['tr03', 'tr07', 'tr09', 'tr13'] },
  tr09: { district: 'truth', at: [8, 1], feature: 'station-2', near: ['tr08', 'tr10', 'tr14'] },
  tr10: { district: 'truth', at: [9, 1], feature: 'market', near: ['tr05', 'tr09', 'tr15'] },
  tr11: { district: 'truth', at: [5, 2], feature: 'none', near: ['lo01', 'pe15', 'tr06', 'tr12'] },
  tr12: { district: 'truth', at: [6, 2], feature: 'none', near: ['tr11', 'tr13'] },
  tr13: { district: 'truth', at: [7, 2], feature: 'search-b', near: ['lo03', 'tr08', 'tr12'] },
  tr14: { district: 'truth', at: [8, 2], feature: 'hospital', near: ['tr09', 'tr15'] },
  tr15: { district: 'truth', at: [9, 2], feature: 'none', near: ['lo05', 'tr10', 'tr14'] },
  pl01: { district: 'plenty', at: [0, 3], feature: 'station-6', near: ['pe11', 'pl02', 'pl06'] },
  pl02: { district: 'plenty', at: [1, 3], feature: 'search-a', near: ['pl01', 'pl03', 'pl07'] },
  pl03: { district: 'plenty', at: [2, 3], feature: 'none', near: ['pe13', 'pl02', 'pl04', 'pl08'] },
  pl04: { district: 'plenty', at: [3, 3], feature: 'search-a', near: ['pl03', 'pl05'] },
  pl05: { district: 'plenty', at: [4, 3], feature: 'none', near: ['lo01', 'pe15', 'pl04', 'pl10'] },
  pl06: { district: 'plenty', at: [0, 4], feature: 'none', near: ['pl01', 'pl07', 'pl11'] },
  pl07: { district: 'plenty', at: [1, 4], feature: 'hospital', near: ['pl02', 'pl06', 'pl08'] },
  pl08: { district: 'plenty', at: [2, 4], feature: 'ministry', near: ['pl03', 'pl07', 'pl13'] },
  pl09: { district: 'plenty', at: [3, 4], feature: 'none', near: ['pl10', 'pl14'] },
  pl10: { district: 'plenty', at: [4, 4], feature: 'safe-house', near: ['pl05', 'pl09', 'pl15'] },
  pl11: { district: 'plenty', at: [0, 5], feature: 'market', near: ['pl06', 'pl12'] },
  pl12: { district: 'plenty', at: [1, 5], feature: 'none', near: ['pl11', 'pl13'] },
  pl13: { district: 'plenty', at: [2, 5], feature: 'station-5', near: ['pl08', 'pl12', 'pl14'] },
  pl14: { district: 'plenty', at: [3, 5], feature: 'search-a', near: ['pl09', 'pl13', 'pl15'] },
  pl15: { district: 'plenty', at: [4, 5], feature: 'none', near: ['lo11', 'pl10', 'pl14'] },
  lo01: { district: 'love', at: [5, 3], feature: 'police-station', near: ['lo02', 'lo06', 'pl05', 'tr11'] },
  lo02: { district: 'love', at: [6, 3], feature: 'none', near: ['lo01', 'lo03', 'lo07'] },
  lo03: { district: 'love', at: [7, 3], feature: 'market', near: ['lo02', 'lo04', 'lo08', 'tr13'] },
  lo04: { district: 'love', at: [8, 3], feature: 'search-b', near: ['lo03', 'lo05'] },
  lo05: { district: 'love', at: [9, 3], feature: 'station-3', near: ['lo04', 'lo10', 'tr15'] },
  lo06: { district: 'love', at: [5, 4], feature: 'search-b', near: ['lo01', 'lo11'] },
  lo07: { district: 'love', at: [6, 4], feature: 'none', near: ['lo02', 'lo08', 'lo12'] },
  lo08: { district: 'love', at: [7, 4], feature: 'ministry', near: ['lo03', 'lo07', 'lo09', 'lo13'] },
  lo09: { district: 'love', at: [8, 4], feature: 'none', near: ['lo08', 'lo10', 'lo14'] },
  lo10: { district: 'love', at: [9, 4], feature: 'none', near: ['lo05', 'lo09', 'lo15'] },
  lo11: { district: 'love', at: [5, 5], feature: 'market', near: ['lo06', 'pl15'] },
  lo12: { district: 'love', at: [6, 5], feature: 'prison', near: ['lo07', 'lo13'] },
  lo13: { district: 'love', at: [7, 5], feature: 'station-4', near: ['lo08', 'lo12', 'lo14'] },
  lo14: { district: 'love', at: [8, 5], feature: 'none', near: ['lo09', 'lo13', 'lo15'] },
  lo15: { district: 'love', at: [9, 5], feature: 'search-b', near: ['lo10', 'lo14'] },
};

/** Where each character starts, and is safe. */
export const START: Record<Character, Cell> = {
  julia: 'pl06',
  winston: 'tr07',
  obrien: 'lo09',
  syme: 'pe07',
};

/** The monorail's ring, station by station. */
export const RING: readonly Cell[] = [1, 2, 3, 4, 5, 6].map((n) =>
  CELLS.find((cell) => CHART[cell].feature === `station-${n}`)!,
);

export interface Street {
  a: Cell;
  b: Cell;
}
/** Every street once: the cells in the west or north first. */
export const STREETS: readonly Street[] = CELLS.flatMap((a) =>
  CHART[a].near
    .filter((b) => CHART[b].at[0] > CHART[a].at[0] || CHART[b].at[1] > CHART[a].at[1])
    .map((b) => ({ a, b })),
);

export const isCell = (id: string): id is Cell => id in CHART;

/** The corner of the map in which a district lies: west or east, north or south. */
export const CORNER: Record<District, readonly [number, number]> = {
  peace: [0, 0],
  truth: [1, 0],
  plenty: [0, 1],
  love: [1, 1],
};

/** The cell that lies next in a direction of the grid, with a street or without; null at the edge. */
export function beside(cell: Cell, dx: number, dy: number): Cell | null {
  const [x, y] = CHART[cell].at;
  return CELLS.find((other) => CHART[other].at[0] === x + dx && CHART[other].at[1] === y + dy) ?? null;
}
