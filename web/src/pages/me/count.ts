/** A game that has ended is counted on this device: once for each table. */
import { achievementsOf } from '../../games/achievements';
import type { GameClient } from '../../games/client';
import type { Outcome, SeatInfo, TableInfo } from '../../shared/protocol';
import { note, played, type Played } from '../../shared/storage/played';

export interface Ended {
  id: string;
  game: string;
  mode: TableInfo['mode'];
  seats: readonly SeatInfo[];
  over: Outcome;
  /** After the end: nothing of it is hidden. */
  public: Record<string, unknown>;
}

/** Lessons and practice count nowhere. */
const COUNTED: readonly TableInfo['mode'][] = ['', 'daily'];

/** Returns what this device had not achieved before; null: the game does not count here. */
export async function count(ended: Ended, client: Pick<GameClient, 'pointsOf'>): Promise<string[] | null> {
  const mine = ended.seats.filter((seat) => seat.mine);
  if (!mine.length || !COUNTED.includes(ended.mode)) return null;
  const before = played();
  if (before.some(({ table }) => table === ended.id)) return [];
  const one = await judged(ended, mine, client);
  note([one]);
  const had = new Set(before.filter(({ game }) => game === ended.game).flatMap(({ achieved }) => achieved));
  return one.achieved.filter((name) => !had.has(name));
}

async function judged(ended: Ended, mine: SeatInfo[], client: Pick<GameClient, 'pointsOf'>): Promise<Played> {
  const { achievements, levelOf } = await achievementsOf(ended.game);
  const sides = new Set(mine.map(({ side }) => side));
  const side = sides.size === 1 ? mine[0]!.side : null;
  const endings = mine.map((seat) => ({
    public: ended.public,
    number: ended.seats.indexOf(seat),
    side: seat.side,
    won: ended.over.seats.includes(seat.seat),
    cause: ended.over.cause,
  }));
  const others = ended.seats.filter((seat) => !sides.has(seat.side));
  const against = others.map(({ kind, bot }) => (kind === 'bot' && bot ? bot : 'person'));
  const points = client.pointsOf?.(ended.public) ?? undefined;
  return {
    table: ended.id,
    game: ended.game,
    day: today(),
    side,
    won: side !== null && endings.some(({ won }) => won),
    cause: ended.over.cause,
    against: levelOf ? [levelOf(ended.public)] : [...new Set(against)].sort(),
    ...(points === undefined ? {} : { points }),
    achieved: Object.entries(achievements).flatMap(([name, achieved]) =>
      side !== null && endings.some(achieved) ? [name] : [],
    ),
  };
}

/** By the clock of this device: it is its owner's day. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
