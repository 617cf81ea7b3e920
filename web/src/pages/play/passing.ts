import type { GameClient } from '../../games/client';
import { ANY, Habits } from '../../shared/storage/habits.svelte';
import type { GameEvent, SeatView } from '../../shared/protocol';

/** The kind of reaction window in which a seat is asked, by which it may pass once and for all; null: in none. */
export function windowOf(game: GameClient, view: SeatView, told: readonly GameEvent[]): string | null {
  // In a long gesture a pass is a pick as any other.
  if (!view.asked?.pass || game.rests?.(view.asked.question)) return null;
  return game.windows ? game.windows.of(view.asked.question, view.public ?? {}, told) : ANY;
}

/**
 * Whether a seat passes by itself now: as was said on this device; or, where it is `idle`, because it could do nothing
 * else. The latter is for a table at which nobody could conclude from how quickly it passed that it holds nothing.
 */
export function passesNow(
  table: string,
  seat: string,
  game: GameClient,
  view: SeatView,
  told: readonly GameEvent[],
  idle: boolean,
): boolean {
  const kind = windowOf(game, view, told);
  const awaited = view.waiting.includes(seat) || view.waiting.includes('table');
  if (!awaited || kind === null) return false;
  if (idle && view.asked?.options.length === 1) return true;
  return new Habits(table, seat).of(kind, game.turnOf(view.public ?? {})) !== 'ask';
}
