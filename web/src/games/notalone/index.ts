import { nameAmong, rulesAmong, type Told } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';
import type { GameClient } from '../client';
import NotAlone from './NotAlone.svelte';
import { type EventCode, type PublicPart } from './generated';
import './palette.css';
import { number } from './view';
import { zonesOf } from './zones';

function nameOf(id: string, argument?: string): string | null {
  return nameAmong(
    argument === 'token' || argument === 'phase' || argument === 'cause' ? [argument] : ['place', 'hunt', 'survival'],
    id,
  );
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
  opens: (question) => (question === 'hunting' ? ['to-tokens'] : []),
  closes: (question) => (question === 'hunting' ? 'to-tokens' : null),
  nameOf,
  turnOf: (seen) => (seen as unknown as PublicPart).turn,
  numberOf: number,
  headings: ['turn-begins'] satisfies EventCode[],
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
