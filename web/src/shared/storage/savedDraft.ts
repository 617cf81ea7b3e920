/** Long drafts begun on this device are kept until their question is gone: a reloaded page continues them. */
import { Refused } from '../connection/api';
import type { Draft } from '../decision/draft.svelte';

interface Kept {
  /** What the picks answer: the same question may come again in another turn. */
  asked: string;
  said: Draft['said'];
}

/** Saves a draft from now on, and restores the picks made before the page was reloaded. */
export async function persist(draft: Draft, turn: number): Promise<void> {
  const place = `draft-${draft.table}-${draft.seat}`;
  const asked = [turn, draft.first.question, ...draft.first.options].join(' ');
  draft.onsay = (said) => {
    if (said.length) localStorage.setItem(place, JSON.stringify({ asked, said } satisfies Kept));
    else localStorage.removeItem(place);
  };
  const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null;
  if (draft.said.length || kept?.asked !== asked) return draft.onsay(draft.said);
  try {
    await draft.relay(kept.said);
  } catch (error) {
    if (error instanceof Refused && error.code !== 'no-connection') localStorage.removeItem(place);
    throw error;
  }
}
