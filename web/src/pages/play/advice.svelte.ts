import { api } from '../../shared/connection/api';
import type { Draft } from '../../shared/decision/draft.svelte';
import type { HintInfo } from '../../shared/protocol';
import { showError } from '../../shared/page/errors';

/** Advice on one question: it is gone when another is asked. */
export class Advice {
  thinking = $state(false);
  #given = $state.raw<{ for: string; said: HintInfo } | null>(null);

  #question(draft: Draft): string {
    return `${draft.view} ${draft.picks.join()} ${draft.asked.question}`;
  }

  /** The advice on the current question. */
  on(draft: Draft): HintInfo | null {
    return this.#given?.for === this.#question(draft) ? this.#given.said : null;
  }

  async ask(table: string, draft: Draft): Promise<void> {
    const about = this.#question(draft);
    this.thinking = true;
    try {
      this.#given = { for: about, said: await api.hint(table, draft.seat, draft.view, draft.picks) };
    } catch (error) {
      showError(error);
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#given = null;
  }
}
