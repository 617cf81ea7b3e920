import type { GameInfo } from '../shared/protocol';

/** How somebody plays a game for the first time: at a table of so many, on the seat of this index. */
interface Table {
  seats: number;
  at: number;
}

const BEGINNERS: Record<string, Table> = {
  notalone: { seats: 3, at: 1 },
  onoda: { seats: 1, at: 0 },
  bigbrother: { seats: 3, at: 1 },
  anima: { seats: 2, at: 0 },
};

/** Where nothing is known of a game but how many play it: the fewest. */
export const beginners = ({ name, seats }: GameInfo): Table =>
  BEGINNERS[name] ?? { seats: Math.min(...Object.keys(seats).map(Number)), at: 0 };
