import { nameAmong, rulesAmong, t, type Told } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';
import type { GameClient } from '../client';
import { tokenName } from './about';
import { FACES } from './printed';
import type { EventCode, PublicPart } from './generated';
import Onoda from './Onoda.svelte';
import './layout.css';
import './palette.css';
import { chance, pointsOf, readTable } from './view';
import { zonesOf } from './zones';

const KINDS = ['region', 'item', 'comrade', 'event', 'mission', 'use', 'deed', 'check', 'moment'];

function nameOf(id: string, argument?: string): string | null {
  if (id in FACES) return tokenName(id);
  return nameAmong(argument && KINDS.includes(argument) ? [argument] : KINDS, id);
}

const RULES = import.meta.glob<string>('../../../../src/fogtable/games/onoda/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const HEADLINES: EventCode[] = [
  'reveals-mission',
  'mission-succeeds',
  'mission-fails',
  'check-succeeds',
  'check-fails',
  'reveals-event',
  'comrade-joins',
  'comrade-leaves',
  'move-stopped',
  'starves',
];

/** Questions that begin something new: the choice before them is carried out at once, so that its price is seen. */
const NEW = ['act', 'judge', 'interrupt'];

/** Answers that an alert check follows. */
const CHECKED = ['raid', 'repair', 'mission'];

export const client: GameClient = {
  Board: Onoda,
  zonesOf,
  goesOn: (question) => !NEW.includes(question),
  closes: (question) => (question === 'act' ? 'end-round' : null),
  // Numbers are formatted with a hyphen; a minus is what the other numbers of this game have.
  worthOf: (worth) => {
    const points = Math.round((worth * 1000 - 300) / 3);
    // Below nothing there are no points: a defeat is expected.
    return points < -50 ? t('hint-doomed') : points < 0 ? t('hint-failing') : t('hint-points', { points });
  },
  riskOf: (option, seen) => {
    const table = readTable(seen as unknown as PublicPart, null);
    if (!CHECKED.includes(option) && !(option.startsWith('move:') && table.lasting.includes('giant-bees'))) return null;
    const level = table.level[table.at];
    return t('odds-here', { region: t(`region-${table.at}`), level, ...chance(table, level) });
  },
  resultName: (side, cause) => t(side === 'onoda' ? `band-${cause}` : `defeat-${cause}`),
  wonBy: (side) => side === 'onoda',
  pointsOf: (seen) => {
    const view = seen as unknown as PublicPart;
    return view.end === 'survived' ? pointsOf(view).total : null;
  },
  nameOf,
  turnOf: (seen) => (seen as unknown as PublicPart).round,
  numberOf: () => 0,
  /**
   * What lies in the camp is named beside the question too: on a phone the camp has to be drawn out. While a check is
   * judged, that is what is seen of it, so the cards are named as well.
   */
  listed: (question, verb) =>
    question === 'judge' || zonesOf(question)(verb).every((zone) => zone !== 'island' && zone !== 'hand') || undefined,
  headings: ['round-begins'] satisfies EventCode[],
  headlines: HEADLINES,
  direct: async () => {
    const [{ direction }, { default: Moment }] = await Promise.all([
      importWithRetry(() => import('./direction')),
      importWithRetry(() => import('./moments/Moment.svelte')),
    ]);
    return { ...direction, Moment };
  },
  sounds: () => importWithRetry(() => import('./sound')).then(({ world }) => world),
  rules: (wanted) => rulesAmong(RULES, wanted),
  texts: [import.meta.glob<Told>('./texts/*.ftl', { query: '?raw' })],
};
