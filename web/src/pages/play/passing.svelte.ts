import type { GameClient } from '../../games/client';
import { api, Refused } from '../../shared/connection/api';
import { ANY, Habits } from '../../shared/storage/habits.svelte';
import { showError } from '../../shared/page/errors';
import type { GameEvent, SeatInfo, SeatView } from '../../shared/protocol';
import type { Stories, Views } from '../../shared/table/shown.svelte';

/** The kind of reaction window in which a seat is asked, by which it may pass once and for all; null: in none. */
export function windowOf(game: GameClient, view: SeatView, told: readonly GameEvent[]): string | null {
  // In a long gesture a pass is a pick as any other.
  if (!view.asked?.pass || game.rests?.(view.asked.question)) return null;
  return game.windows ? game.windows.of(view.asked.question, view.public ?? {}, told) : ANY;
}

/** Whether a seat passes by itself now, as was said on this device. */
function passesNow(table: string, seat: string, game: GameClient, view: SeatView, told: readonly GameEvent[]): boolean {
  const kind = windowOf(game, view, told);
  return kind !== null && new Habits(table, seat).of(kind, game.turnOf(view.public ?? {})) !== 'ask';
}

/**
 * Whether nothing but a pass is possible. That such a seat passes by itself is for tables at which nobody could conclude
 * from how quickly it did that it holds nothing.
 */
const isIdle = ({ asked }: SeatView): boolean => !!asked?.pass && asked.options.length === 1;

/** Refusals of an answer whose question was answered elsewhere. */
const GONE: readonly string[] = ['stale-view', 'not-asked', 'over'];

/** Passes for the seats of this device as they were told to: at once, whatever the page is still showing. */
export class Passing {
  readonly #table: string;
  readonly #game: GameClient;
  #views: Views = $state.raw({});
  #stories: Stories = $state.raw({});
  /** The view in which that did not get through: there the player is asked after all. */
  #failed: Record<string, number> = $state({});

  constructor(table: string, game: GameClient) {
    this.#table = table;
    this.#game = game;
  }

  hear(views: Views, stories: Stories): void {
    [this.#views, this.#stories] = [views, stories];
  }

  /**
   * The seats that pass now, each with its view: the same may be asked twice without a word between. `idle`: also those
   * that could do nothing else.
   */
  of(seats: readonly SeatInfo[], idle: boolean): Record<string, number> {
    const found: Record<string, number> = {};
    for (const { seat, mine, kind, bot } of seats) {
      const one = this.#views[seat];
      if (!mine || kind === 'bot' || bot || !one || this.#failed[seat] === one.view) continue;
      const awaited = one.waiting.includes(seat) || one.waiting.includes('table');
      const passes = passesNow(this.#table, seat, this.#game, one, this.#stories[seat] ?? []) || (idle && isIdle(one));
      if (awaited && passes) found[seat] = one.view;
    }
    return found;
  }

  /**
   * Passes for a seat in a moment, unless the function returned is called before. Where it is asked the same at once
   * again, nothing that it sees has changed, and no view tells it: the number in the reply does.
   */
  pass(seat: string, view: number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const soon = (): void => {
      timer = setTimeout(() => void send(), 300 + Math.random() * 600);
    };
    const send = async (): Promise<void> => {
      try {
        const now = await api.answer(this.#table, seat, view, ['pass']);
        const { retract, window } = this.#views[seat] ?? {};
        if (now.view === view && !stopped && !retract && !window) soon();
      } catch (wrong) {
        // Something has happened in the meantime: the view that tells it is on its way.
        if (wrong instanceof Refused && GONE.includes(wrong.code)) return;
        this.#failed[seat] = view;
        void showError(wrong);
      }
    };
    soon();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
