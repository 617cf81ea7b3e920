import { importWithRetry } from '../shared/connection/imports';
import type { Drawn } from './client';

const FOUND = import.meta.glob<{ drawn: Drawn }>('./*/drawn.ts');

export const SHOWN = Object.keys(FOUND).map((path) => path.split('/')[1]!);
export const drawnIn = (game: string): Promise<Drawn> =>
  importWithRetry(FOUND[`./${game}/drawn.ts`]!).then(({ drawn }) => drawn);
