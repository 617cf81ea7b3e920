/** The games that were played to their end on this device: a history without an account, kept nowhere else. */

export interface Played {
  table: string;
  game: string;
  /** When this device saw the end: YYYY-MM-DD, by its own clock. */
  day: string;
  /** null: people of several sides sat at this device, so nobody has won or lost there. */
  side: string | null;
  won: boolean;
  cause: string;
  /** Who played the other sides: kinds of bots, `person`; of a game for one what was played against. */
  against: string[];
  points?: number;
  achieved: string[];
}

const PLACE = 'played';
/** The oldest are forgotten first. */
export const KEPT = 2000;

const WORD = /^[\w-]{1,64}$/;
const isWord = (said: unknown): boolean => typeof said === 'string' && WORD.test(said);
const isWords = (said: unknown): boolean => Array.isArray(said) && said.length <= 32 && said.every(isWord);
/** A kind of value that is kept, by its name for who brings a file (`history-expects`). */
export const KINDS = {
  word: isWord,
  words: isWords,
  day: (said: unknown): boolean =>
    typeof said === 'string' && /^\d{4}-\d\d-\d\d$/.test(said) && !Number.isNaN(Date.parse(`${said}T00:00Z`)),
  'yes-no': (said: unknown): boolean => typeof said === 'boolean',
  number: (said: unknown): boolean => Number.isFinite(said),
};
export type Kind = keyof typeof KINDS;
/** The fields of a game, each with its kind. */
export const FIELDS: Record<keyof Played, Kind> = {
  table: 'word',
  game: 'word',
  day: 'day',
  side: 'word',
  won: 'yes-no',
  cause: 'word',
  against: 'words',
  points: 'number',
  achieved: 'words',
};
/** What there may be nothing of, and what stands there then. */
const NOTHING: Record<string, unknown> = { side: null, points: undefined };
export const fits = (name: keyof Played, said: unknown): boolean =>
  KINDS[FIELDS[name]](said) || (name in NOTHING && said === NOTHING[name]);
const isPlayed = (said: unknown): said is Played =>
  typeof said === 'object' &&
  said !== null &&
  (Object.keys(FIELDS) as (keyof Played)[]).every((name) => fits(name, (said as Played)[name]));

/** In the order in which they ended. */
export function played(): Played[] {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(said) ? said.filter(isPlayed) : [];
  } catch {
    return []; // another program's data under our name
  }
}

/** Adds games to those that are known; a table counts once. Returns how many are new. */
export function note(games: readonly Played[]): number {
  const known = played();
  const tables = new Set(known.map(({ table }) => table));
  const fresh = games.filter(({ table }) => !tables.has(table) && tables.add(table));
  const all = [...known, ...fresh].sort((a, b) => a.day.localeCompare(b.day)).slice(-KEPT);
  if (fresh.length) localStorage.setItem(PLACE, JSON.stringify(all));
  return fresh.length;
}

export const forget = (): void => localStorage.removeItem(PLACE);

/** The longest row of games won, and the one that goes on; who sat on several sides breaks none. */
export function streak(games: readonly Played[]): { longest: number; now: number } {
  let [longest, now] = [0, 0];
  for (const { side, won } of games) {
    if (side === null) continue;
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

/** The most days in a row on which a game ended. */
export function daysInARow(games: readonly Played[]): number {
  const numbers = [...new Set(games.map(({ day }) => Date.parse(`${day}T00:00Z`) / 86_400_000))].sort((a, b) => a - b);
  let [longest, now] = [0, 0];
  numbers.forEach((number, i) => {
    now = number - (numbers[i - 1] ?? number) === 1 ? now + 1 : 1;
    longest = Math.max(longest, now);
  });
  return longest;
}
