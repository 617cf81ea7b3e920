/** Standing orders to the hidden policemen: by cell, for there they are all alike. */
import { t } from '../../../shared/i18n/i18n.svelte';
import { CELLS, HOWMANYS, type OwnPart } from '../generated';

const QUESTION = 'step-forward ';
/** As many as there are. */
const ALL = HOWMANYS.toReversed().map((number) => `reveal:${number}`);

/** One for each cell where a policeman hides, or with an order left from before. */
export function policeOrders(
  own: OwnPart,
  declared: Record<string, string>,
): { question: string; picks: readonly string[]; text: string }[] {
  const hiding = Object.values(own.hidden_at ?? {});
  return CELLS.filter((cell) => hiding.includes(cell) || QUESTION + cell in declared).map((cell) => ({
    question: QUESTION + cell,
    picks: ALL,
    text: t('standing-always', { cell: t(`cell-${cell}`), number: hiding.filter((one) => one === cell).length }),
  }));
}
