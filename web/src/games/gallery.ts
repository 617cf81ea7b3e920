import { importWithRetry } from '../shared/connection/imports';
import type { Gallery } from './client';

const FOUND = import.meta.glob<{ gallery: Gallery }>('./*/gallery.ts');

export const SHOWN = Object.keys(FOUND).map((path) => path.split('/')[1]!);
export const galleryOf = (game: string): Promise<Gallery> =>
  importWithRetry(FOUND[`./${game}/gallery.ts`]!).then(({ gallery }) => gallery);
