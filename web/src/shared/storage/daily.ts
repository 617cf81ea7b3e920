/** The daily games played on this device: a history without an account, kept nowhere else. */
import type { Outcome } from '../protocol';

export interface Day {
  /** The table of the first try: only that one counts. */
  table: string;
  hints: boolean;
  side?: string;
  cause?: string;
  points?: number;
}
export type History = Record<string, Day>;

const KEPT = 120;
const keyOf = (game: string): string => `daily-${game}`;

function isDay(said: unknown): said is Day {
  return typeof said === 'object' && said !== null && typeof (said as Day).table === 'string';
}

export function history(game: string): History {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    if (typeof said !== 'object' || said === null) return {};
    return Object.fromEntries(
      Object.entries(said).filter(([day, one]) => /^\d{4}-\d\d-\d\d$/.test(day) && isDay(one)),
    ) as History;
  } catch {
    return {}; // another program's data under our key
  }
}

function keep(game: string, days: History): void {
  const newest = Object.keys(days).sort().slice(-KEPT);
  localStorage.setItem(keyOf(game), JSON.stringify(Object.fromEntries(newest.map((day) => [day, days[day]]))));
}

/** Adds days to those that are known; what is known of a day gives way only to a game that was played to its end. */
export function addDays(game: string, days: History): void {
  const known = history(game);
  const better = Object.entries(days).filter(([day, { side }]) => known[day]?.side === undefined && side !== undefined);
  keep(game, { ...days, ...known, ...Object.fromEntries(better) });
}

export const forgetDays = (game: string): void => localStorage.removeItem(keyOf(game));

/** Records that a daily game is played at this table; a second try changes nothing. */
export function began(game: string, day: string, table: string): void {
  const days = history(game);
  if (!days[day]) keep(game, { ...days, [day]: { table, hints: false } });
}

/** Updates the record of the first try of a day. */
function note(game: string, day: string, table: string, news: Partial<Day>): void {
  const days = history(game);
  const one = days[day];
  if (one?.table === table && one.side === undefined) keep(game, { ...days, [day]: { ...one, ...news } });
}

export function lookedAtHint(game: string, day: string, table: string): void {
  note(game, day, table, { hints: true });
}

export function ended(game: string, day: string, table: string, over: Outcome, points: number | null): void {
  note(game, day, table, { side: over.side, cause: over.cause, ...(points === null ? {} : { points }) });
}

/** The days in a row up to `today` (or the day before it) on which the game was played to its end. */
export function streak(days: History, today: string): number {
  const before = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  let day = days[today]?.side === undefined ? before(today) : today;
  let count = 0;
  while (days[day]?.side !== undefined) {
    count += 1;
    day = before(day);
  }
  return count;
}
