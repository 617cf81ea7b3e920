/** How a table of a game is set up: as suits somebody who has never played it, or as was last chosen on this device. */
import { beginnersBot } from '../seats/bots';
import { beginners } from '../../games/beginners';
import type { Clock, GameInfo, NewTable, OptionValue, Player, Tempo } from '../../shared/protocol';
import { ownName } from '../seats/invitation';

export interface Setup {
  players: Player[];
  /** The player who takes the first seat of the game. */
  first: 'random' | number;
  options: Record<string, OptionValue>;
  clock: Clock | null;
  tempo: Tempo;
}

const keyOf = (game: string): string => `setup-${game}`;

/** A beginner's table. The first bot of a game is its own, and answers at once. */
export function usual(info: GameInfo): Setup {
  const { seats, at } = beginners(info);
  const bot = beginnersBot(info.bots);
  return {
    players: Array.from({ length: seats }, (_, i) => (i ? { kind: 'bot', bot } : { kind: 'here' })),
    first: (seats - at) % seats,
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
    clock: null,
    tempo: 'natural',
  };
}

/** What was chosen last, as far as the game still knows it. */
export function setupOf(info: GameInfo): Setup {
  const given = usual(info);
  const kept = read(info.name);
  if (!kept) return given;
  const { players, first, options, clock, tempo } = kept;
  if (Array.isArray(players) && Object.hasOwn(info.seats, players.length) && players.every((one) => sits(one, info))) {
    given.players = players.map(({ kind, bot }) => (kind === 'bot' ? { kind, bot } : { kind }));
    given.first = typeof first === 'number' && first in players ? first : 'random';
  }
  for (const { name, values } of info.options) {
    const value = options?.[name];
    if (value !== undefined && values.includes(value)) given.options[name] = value;
  }
  if (Number.isInteger(clock?.decision) && Number.isInteger(clock?.reserve)) given.clock = clock!;
  if (tempo && info.tempos.includes(tempo)) given.tempo = tempo;
  return given;
}

function read(game: string): Partial<Setup> | null {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return typeof said === 'object' ? said : null;
  } catch {
    return null; // another program's data under our key
  }
}

function sits(player: Partial<Player> | null, info: GameInfo): boolean {
  if (player?.kind === 'bot') return info.bots.includes(player.bot ?? '');
  return player?.kind === 'here' || player?.kind === 'link';
}

/** Remembers it on this device, without the names; what is usual needs no remembering, and may improve. */
export function keep(info: GameInfo, { players, ...rest }: Setup): void {
  const nameless = players.map(({ kind, bot }) => (kind === 'bot' ? { kind, bot } : { kind }));
  const said = JSON.stringify({ players: nameless, ...rest });
  const { players: bare, ...plain } = usual(info);
  if (said === JSON.stringify({ players: bare, ...plain })) localStorage.removeItem(keyOf(info.name));
  else localStorage.setItem(keyOf(info.name), said);
}

/** Which of the players sits before this page. */
const ownAt = ({ players }: Setup): number =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'here'),
  );

/** The same table for one person of this device: everybody else is a bot, or comes by the link. */
export function among(setup: Setup, others: 'bot' | 'link', info: GameInfo): Setup {
  const own = ownAt(setup);
  const other = (player: Player): Player => {
    if (others === 'link') return { kind: 'link' };
    return player.kind === 'bot' ? player : { kind: 'bot', bot: info.bots[0] };
  };
  const players = setup.players.map((player, i): Player => {
    return i === own ? { kind: 'here', name: player.name || ownName() } : other(player);
  });
  return { ...setup, players, clock: others === 'link' ? setup.clock : null };
}

/** The seat that its first player of this device takes; null: it is drawn. */
export function seatAt(setup: Setup, info: GameInfo): string | null {
  if (setup.first === 'random') return setup.players.length > 1 ? null : info.seats[1]![0]!;
  const count = setup.players.length;
  return info.seats[count]![(ownAt(setup) - setup.first + count) % count]!;
}

/** As the server is told. */
export function tableOf(game: string, { players, clock, ...rest }: Setup): NewTable {
  const named = players.map(({ kind, bot, name }) => ({
    kind,
    ...(kind === 'bot' && bot ? { bot } : {}),
    ...(kind !== 'link' && name?.trim() ? { name: name.trim() } : {}),
  }));
  return { game, players: named, clock: players.length > 1 ? clock : null, ...rest };
}
