/**
 * Why something cannot be chosen, and the odds of what can: the server is asked when a tip opens, or where the odds are
 * always told; once for each question.
 */
import type { GameClient } from '../../games/client';
import type { Says } from '../../games/reasons';
import type { Names } from '../../games/wording';
import { api } from '../../shared/connection/api';
import type { Draft } from '../../shared/decision/draft.svelte';
import { later, withTexts } from '../../shared/i18n/i18n.svelte';

interface Learned {
  says: Says;
  odds: (option: string) => string | undefined;
}

/** Nothing could be learned, as when the server cannot be reached. */
const NOTHING: Learned = { says: () => undefined, odds: () => undefined };
const keyOf = (draft: Draft): string => [draft.table, draft.seat, draft.view, ...draft.picks].join(' ');

export class WhyNot {
  #name: string;
  #game: GameClient;
  #names: () => Names;
  #asked = '';
  #known: ({ key: string } & Learned) | null = $state.raw(null);

  constructor(name: string, game: GameClient, names: () => Names) {
    this.#name = name;
    this.#game = game;
    this.#names = names;
  }

  /** What is known of a thing that is not offered; undefined until the server has answered. */
  of(draft: Draft, zone: string, thing: string): string | undefined {
    if (this.#known?.key !== keyOf(draft)) return undefined;
    return this.#known.says(zone, thing) ?? later('why-not-offered');
  }

  /** The odds of an answer, in words; of `pass`, as things stand. */
  oddsOf(draft: Draft, option: string): string | undefined {
    return this.#known?.key === keyOf(draft) ? this.#known.odds(option === 'pass' ? '' : option) : undefined;
  }

  /** Whether odds are always told with this question. */
  risks(draft: Draft): boolean {
    return this.#game.risks?.includes(draft.asked.question) ?? false;
  }

  /** Asks, unless it has been asked about this question before. */
  async look(draft: Draft): Promise<void> {
    const key = keyOf(draft);
    if (this.#asked === key) return;
    this.#asked = key;
    const learned = await this.#learn(draft).catch(() => NOTHING);
    if (this.#asked === key) this.#known = { key, ...learned };
  }

  async #learn(draft: Draft): Promise<Learned> {
    const names = this.#names(); // who has left the table by then has none
    const [{ oddsText, saying }, missing] = await Promise.all([
      withTexts('why', () => import('../../games/reasons')),
      api.reasons(draft.table, draft.seat, draft.view, draft.picks),
    ]);
    return {
      says: saying(missing, this.#name, this.#game, names),
      odds: (option) => oddsText(missing, option, this.#name),
    };
  }
}
