/** The explanations of what a Party can do, in the language shown. */
import type { Explanation } from '../../../shared/page/explain.svelte';
import { t } from '../../../shared/i18n/i18n.svelte';
import { sum, type Party, type Term } from '../view';

/** The terms of a sum in words. */
const said = (terms: readonly Term[]): string =>
  terms.map(({ what, value }) => `${t(what)} ${value < 0 ? '−' : '+'}${Math.abs(value)}`).join(', ');

export const aboutCombat = (one: Party): Explanation => ({
  title: t('combat-is', { number: sum(one.combat) }),
  lines: [said(one.combat), ...(one.combatNext ? [t('combat-next', { number: one.combatNext })] : [])],
});
export const aboutSpeed = (one: Party): Explanation => ({
  title: t('speed-is', { number: sum(one.speed) }),
  lines: [said(one.speed), ...(one.speedNext ? [t('speed-next', { number: one.speedNext })] : [])],
});
