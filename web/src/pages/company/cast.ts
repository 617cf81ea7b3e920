/** Who sits where a bot plays: names, faces and a word now and then. Nothing of it comes from the server. */
import type { Company } from '../../games/client';
import type { GameEvent } from '../../shared/protocol';

/** Who sits at a seat where a bot plays; `name` is null where the seat's own name is theirs. */
export interface Member {
  id: string;
  name: string | null;
  face: string;
}

export const kindOf = (seat: string): string => seat.replace(/-\d+$/, '');

/** A number from a text, the same on every device: all who sit at a table meet the same company. */
export function drawn(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return found;
}

/** Who sits at these seats of a table: the same each time, and nobody twice. */
export function castOf(table: string, seats: readonly string[], { cast }: Company): Record<string, string> {
  const found: Record<string, string> = {};
  for (const seat of seats) {
    const those = cast[kindOf(seat)] ?? [];
    const free = those.filter((one) => !Object.values(found).includes(one));
    const id = free[drawn(`${table} ${seat}`) % free.length];
    if (id) found[seat] = id;
  }
  return found;
}

/** Who of these has a word about an event, and about which moment: the one it happened to, or the other side. */
export function wordOn(
  event: GameEvent,
  bots: readonly string[],
  { moments }: Company,
): { seat: string; moment: string }[] {
  const known = moments[event.code];
  if (!known) return [];
  const players = [event.args['player']].flat();
  return bots
    .filter((seat) => players.includes(seat) || kindOf(seat) === known.other)
    .map((seat) => ({ seat, moment: known.moment }));
}
