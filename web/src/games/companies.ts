import type { Company } from './client';

/** By game that has one (`games/GAME/company.ts`): who sits where bots play, and when they have a word. */
export const COMPANIES: Readonly<Record<string, () => Promise<{ company: Company }>>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ company: Company }>('./*/company.ts')).map(([file, load]) => [
    file.split('/')[1]!,
    load,
  ]),
);
