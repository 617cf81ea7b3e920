/** How somebody plays a game for the first time: at a table of so many, on the seat of this index. */
export const BEGINNERS: Record<string, { seats: number; at: number }> = {
  notalone: { seats: 3, at: 1 },
  onoda: { seats: 1, at: 0 },
  bigbrother: { seats: 3, at: 1 },
  anima: { seats: 2, at: 0 },
};
