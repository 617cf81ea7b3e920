import { nameAmong, rulesAmong, t } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';
import type { GameClient } from '../client';
import NotAlone from './NotAlone.svelte';
import { huntPhase, survivalPhase } from './icons';
import { PHASES, type EventCode, type Place, type PublicPart } from './generated';
import './palette.css';
import { number } from './view';
import { questionOf, zonesOf } from './zones';

function nameOf(id: string, argument?: string): string | null {
  return nameAmong(
    argument === 'token' || argument === 'phase' || argument === 'cause' ? [argument] : ['place', 'hunt', 'survival'],
    id,
  );
}

function refusal(zone: string, thing: string, view: Record<string, unknown>): string | null {
  const { phase, blocked } = view as unknown as PublicPart;
  if (zone === 'hand' && blocked.includes(thing as Place)) return t('why-blocked');
  const printed = zone === 'survival' ? survivalPhase(thing) : zone === 'hunt' ? huntPhase(thing) : null;
  if (printed && PHASES[printed - 1] !== phase) return t('why-phase', { phase: t(`phase-${PHASES[printed - 1]}`) });
  return null;
}

const RULES = import.meta.glob<string>('../../../../src/fogtable/games/notalone/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const HEADLINES: EventCode[] = [
  'plays-hunt',
  'plays-survival',
  'gives-up',
  'caught',
  'breaks-down',
  'rescue-moves',
  'becomes-ineffective',
];

export const client: GameClient = {
  Board: NotAlone,
  zonesOf,
  sets: (question) => question === 'take-back',
  questionOf,
  nameOf,
  turnOf: (seen) => (seen as unknown as PublicPart).turn,
  numberOf: number,
  refusal,
  headings: ['turn-begins'] satisfies EventCode[],
  headlines: HEADLINES,
  direct: async () => {
    const [{ direction }, { default: Moment }] = await Promise.all([
      importWithRetry(() => import('./direction')),
      importWithRetry(() => import('./moments/Moment.svelte')),
    ]);
    return { ...direction, Moment };
  },
  rules: (wanted) => rulesAmong(RULES, wanted),
  texts: [
    import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
    import.meta.glob<string>('../../../../src/fogtable/games/notalone/texts/*.ftl', {
      query: '?raw',
      import: 'default',
    }),
  ],
};
