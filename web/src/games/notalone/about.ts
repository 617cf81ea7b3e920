/** The explanations of cards and places, in the language shown. */
import { called, type Explanation } from '../../shared/page/explain.svelte';
import { later, t } from '../../shared/i18n/i18n.svelte';
import { HUNT_PHASE, SURVIVAL_PHASE, SYMBOL } from './printed';
import { PHASES, type Hunt, type Survival } from './generated';
import type { Table } from './view';

const phaseName = (phase: number): string => t(`phase-${PHASES[phase - 1]}`);

/** The effect of a place; that of the Lair depends on the options of the game. */
export const powerOf = (place: string, table: Table): string =>
  later(place === 'lair' && table.lairTakesAll ? 'place-lair-power-all' : `place-${place}-power`);

/** The same in one line, for its face. */
export const placeLine = (place: string, table: Table): string =>
  later(place === 'lair' && table.lairTakesAll ? 'place-lair-line-all' : `place-${place}-line`);

export function aboutPlace(place: string, table: Table, refusal?: string): Explanation {
  return { ...called(`place-${place}`), lines: [powerOf(place, table)], refusal };
}

/** The phase printed on a card; Flashback has that of the card it copies. */
export function phaseOf(kind: 'hunt' | 'survival', card: string): number | null {
  const phase = kind === 'hunt' ? HUNT_PHASE[card as Hunt] : SURVIVAL_PHASE[card as Survival];
  return phase === 'copied' ? null : phase;
}

export function aboutHunt(card: string, refusal?: string): Explanation {
  const phase = phaseOf('hunt', card);
  const symbol = SYMBOL[card as Hunt];
  const lines = [later(`hunt-${card}-text`)];
  if (phase) lines.push(t('card-phase', { phase: phaseName(phase) }));
  if (symbol) lines.push(t('card-symbol', { token: t(`token-${symbol}`) }));
  return { ...called(`hunt-${card}`), lines, refusal };
}

export function aboutSurvival(card: string, refusal?: string): Explanation {
  return {
    ...called(`survival-${card}`),
    lines: [later(`survival-${card}-text`), t('card-phase', { phase: phaseName(SURVIVAL_PHASE[card as Survival]) })],
    refusal,
  };
}
