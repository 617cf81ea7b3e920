/** Why something cannot be chosen: the server is asked when a tip opens, once for each question. */
import type { GameClient } from '../../games/client';
import type { Says } from '../../games/reasons';
import type { Names } from '../../games/wording';
import { api } from '../../shared/connection/api';
import type { Draft } from '../../shared/decision/draft.svelte';
import { t, withTexts } from '../../shared/i18n/i18n.svelte';

/** Nothing could be learned, as when the server cannot be reached. */
const nothing: Says = () => undefined;
const keyOf = (draft: Draft): string => [draft.table, draft.seat, draft.view, ...draft.picks].join(' ');

export class WhyNot {
  #name: string;
  #game: GameClient;
  #names: () => Names;
  #asked = '';
  #known: { key: string; says: Says } | null = $state.raw(null);

  constructor(name: string, game: GameClient, names: () => Names) {
    this.#name = name;
    this.#game = game;
    this.#names = names;
  }

  /** What is known of a thing that is not offered; undefined until the server has answered. */
  of(draft: Draft, zone: string, thing: string): string | undefined {
    if (this.#known?.key !== keyOf(draft)) return undefined;
    return this.#known.says(zone, thing) ?? t('why-not-offered');
  }

  /** Asks, unless it has been asked about this question before. */
  async look(draft: Draft): Promise<void> {
    const key = keyOf(draft);
    if (this.#asked === key) return;
    this.#asked = key;
    const says = await this.#learn(draft).catch(() => nothing);
    if (this.#asked === key) this.#known = { key, says };
  }

  async #learn(draft: Draft): Promise<Says> {
    const [{ saying }, missing] = await Promise.all([
      withTexts(`${this.#name}/texts/why`, () => import('../../games/reasons')),
      api.reasons(draft.table, draft.seat, draft.view, draft.picks),
    ]);
    return saying(missing, this.#name, this.#game, this.#names());
  }
}
