import type { GameClient } from '../../games/client';
import { answerName, deedName, type Names } from '../../games/wording';
import type { Draft } from '../../shared/decision/draft.svelte';
import { t } from '../../shared/i18n/i18n.svelte';

/** The answer that is composed, in words: what the confirm button says. */
export function composed(draft: Draft, game: GameClient, names: Names): string {
  const { asked, choosing, meant, said } = draft;
  if (choosing.chosen) return answerName(asked.question, choosing.chosen.option, game, names);
  if (meant.length) return deedName(meant, game, names);
  if (draft.long) return t('send-draft', { count: draft.parts });
  return draft.ready && said.length && !draft.set.length ? deedName(said, game, names) : t('confirm');
}
