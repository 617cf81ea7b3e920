import { t } from '../../shared/i18n/i18n.svelte';
import { planOf, squadsOf, stepLimit, type Said } from './office/office';
import { HIDDENSLOTS, type OwnPart, type PublicPart } from './generated';
import { orderOf } from './view';

/**
 * Hidden directives by what they are; policemen by where they are in the plan so far, as the list and the map show them: their numbers stand nowhere. Such as
 * have the same place are told apart by the steps that are left to them.
 */
export function called(view: PublicPart, own: OwnPart, said: readonly Said[], asked: string | null) {
  if (!own.hidden_at) return {};
  const squads = squadsOf(planOf(view, own, said, asked));
  const laid = HIDDENSLOTS.flatMap((slot, i) => {
    const card = own.hidden?.[i]?.[0];
    return card ? [[slot, t(`order-${orderOf(card)}`)]] : [];
  });
  const men = squads.map(({ who, man }) => {
    const alike = squads.filter((one) => one.man.cell === man.cell && one.man.visible === man.visible);
    const name = t(man.visible ? 'policeman-seen-at' : 'policeman-hidden-at', { cell: t(`cell-${man.cell}`) });
    const left = t('office-steps', { left: Math.max(0, stepLimit(view) - man.steps) });
    return [who, alike.length > 1 ? `${name}, ${left}` : name];
  });
  return Object.fromEntries([...laid, ...men]);
}

/** Members of the opposition by the characters that they play. */
export const castOf = (view: PublicPart, seats: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    seats.flatMap((seat, i) => {
      const character = view.character[i] ?? 'none';
      return character === 'none' ? [] : [[seat, t(`character-${character}`)]];
    }),
  );
