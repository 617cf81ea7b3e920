/** What can be achieved in each game: fetched when a game has ended, and for one's own page. */
import { importWithRetry } from '../shared/connection/imports';
import type { Achievements } from './client';

interface Found {
  achievements: Achievements<unknown>;
  /** Where there is nobody to play against: what one plays against instead (`level-GAME-NAME`). */
  levelOf?: (seen: unknown) => string;
}

const FOUND = import.meta.glob<Found>('./*/achievements.ts');

/** A game from elsewhere has none. */
export async function achievementsOf(game: string): Promise<Found> {
  const load = FOUND[`./${game}/achievements.ts`];
  return load ? importWithRetry(load) : { achievements: {} };
}
