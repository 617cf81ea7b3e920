/** The explanations of cards, items and people, in the language shown. */
import { later, t } from '../../shared/i18n/i18n.svelte';
import { called, type Explanation } from '../../shared/page/explain.svelte';
import { typeOf } from './cards';
import { FACES, LASTING, MISSION } from './printed';
import type { Event as EventCard, Mission, Token } from './generated';

export function aboutEvent(event: EventCard, refusal?: string): Explanation {
  const type = typeOf(event);
  const item = LASTING[event];
  const lines = [later(`event-${event}-text`), t(`type-${type}-said`)];
  if (item && item !== 'none') lines.push(t('cancel-item', { item: t(`item-${item}`) }));
  return { ...called(`event-${event}`), lines, refusal };
}

export const costOf = (mission: Mission): string => {
  const { cost } = MISSION[mission];
  return cost === 'comrade' ? t('cost-comrade') : t('cost-item', { item: t(`item-${cost}`) });
};

export const tokenName = (token: string): string => {
  const faces = FACES[token as Token];
  return t('token-faces', { determination: faces.determination, food: faces.food });
};
