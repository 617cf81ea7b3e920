/** The history of this device as a file: to take it to another one, or to keep it. */
import { t } from '../../shared/i18n/i18n.svelte';
import { addDays, history, type Day, type History } from '../../shared/storage/daily';
import { FIELDS, fits, KINDS, note, played, type Kind, type Played } from '../../shared/storage/played';

const VERSION = 1;
/** Bytes: a full history has about 500,000. */
const MOST = 4_000_000;

interface HistoryFile {
  fogtable: 'history';
  version: typeof VERSION;
  played: Played[];
  /** The games of a day, by game. */
  daily: Record<string, History>;
}

/** The file cannot be used; its message is for who has brought it. */
export class BadFile extends Error {}

export function written(games: readonly string[]): string {
  const daily = Object.fromEntries(games.map((game) => [game, history(game)]));
  return JSON.stringify({ fogtable: 'history', version: VERSION, played: played(), daily } satisfies HistoryFile);
}

/** Takes over what a file has; returns how many games are new here. */
export async function take(file: File, games: readonly string[]): Promise<number> {
  if (file.size > MOST) throw new BadFile(t('history-too-large', { most: MOST / 1_000_000 }));
  let said: unknown;
  try {
    said = JSON.parse(await file.text());
  } catch {
    throw new BadFile(t('history-no-json'));
  }
  return add(said, games);
}

/** Takes over what another device has, as its file says it; returns how many games are new here. */
export function add(said: unknown, games: readonly string[]): number {
  const brought = read(said);
  const count = note(brought.played);
  for (const [game, days] of Object.entries(brought.daily)) if (games.includes(game)) addDays(game, days);
  return count;
}

function read(said: unknown): HistoryFile {
  const whole = object('', said);
  if (whole.fogtable !== 'history') throw wrong('fogtable', 'history', whole.fogtable);
  if (whole.version !== VERSION) throw wrong('version', 'version', whole.version);
  if (!Array.isArray(whole.played)) throw wrong('played', 'list', whole.played);
  return {
    fogtable: 'history',
    version: VERSION,
    played: whole.played.map((one, i) => readGame(`played[${i}]`, one)),
    daily: entries('daily', whole.daily, (where, days) =>
      entries(where, days, (at, day, name) => {
        require(at, 'day', name);
        return readDay(at, day);
      }),
    ),
  };
}

function readGame(where: string, said: unknown): Played {
  const one = object(where, said) as unknown as Played;
  const names = Object.keys(FIELDS) as (keyof Played)[];
  for (const name of names) if (!fits(name, one[name])) throw wrong(`${where}.${name}`, FIELDS[name], one[name]);
  // What else stands there is of no use here.
  return Object.fromEntries(names.map((name) => [name, one[name]])) as unknown as Played;
}

function readDay(where: string, said: unknown): Day {
  const { table, hints, side, cause, points } = object(where, said);
  require(`${where}.table`, 'word', table);
  require(`${where}.hints`, 'yes-no', hints);
  if (side !== undefined) require(`${where}.side`, 'word', side);
  if (cause !== undefined) require(`${where}.cause`, 'word', cause);
  if (points !== undefined) require(`${where}.points`, 'number', points);
  return JSON.parse(JSON.stringify({ table, hints, side, cause, points })) as Day;
}

function entries<T>(
  where: string,
  said: unknown,
  of: (where: string, value: unknown, name: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(object(where, said)).map(([name, value]) => [name, of(`${where}.${name}`, value, name)]),
  );
}

function object(where: string, said: unknown): Record<string, unknown> {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw wrong(where, 'object', said);
  return said as Record<string, unknown>;
}

function require(where: string, kind: Kind, said: unknown): void {
  if (!KINDS[kind](said)) throw wrong(where, kind, said);
}

/** So many letters of what came are shown. */
const SHOWN = 40;
function wrong(where: string, expected: Kind | 'history' | 'version' | 'list' | 'object', came: unknown): BadFile {
  const found = came === undefined ? t('history-nothing') : JSON.stringify(came).slice(0, SHOWN);
  return new BadFile(
    t('history-bad', { where: where || t('history-whole'), expected: t(`history-${expected}`), found }),
  );
}
