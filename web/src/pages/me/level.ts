import { has, t } from '../../shared/i18n/i18n.svelte';
import type { Played } from '../../shared/storage/played';
import { botName } from '../seats/bots';

/** Whom somebody has played against, in words. */
export function againstName(game: string, against: readonly string[]): string {
  const name = (one: string): string => {
    if (one === 'person') return t('me-people');
    return has(`level-${game}-${one}`) ? t(`level-${game}-${one}`) : botName(one);
  };
  return against.map(name).join(' + ');
}

/** A side of a game: parties that are numbered are one. */
export function sideName({ game, side }: Pick<Played, 'game' | 'side'>): string {
  if (side === null) return t('me-several-sides');
  const id = `me-side-${game}-${side.replace(/-\d+$/, '')}`;
  return has(id) ? t(id) : side.replaceAll('-', ' ');
}
