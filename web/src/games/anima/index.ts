import { has, t } from '../../shared/i18n.svelte';
import type { GameClient } from '..';
import Anima from './Anima.svelte';
import { AREAS, KINDS, type EventCode, type Kind, type PublicPart } from './generated';
import './palette.css';
import { questionOf, zonesOf } from './zones';

/** What the ids of an argument of an event may be; an option does not say which it is. */
const NAMED: Record<string, readonly string[]> = {
  card: ['kind'],
  cards: ['kind'],
  named: ['kind'],
  organization: ['kind'],
  payer: ['character'],
  characters: ['character'],
  wanted: ['character'],
  back: ['character'],
  what: ['roll-of'],
  which: ['which-die'],
};
const ANY = ['area', 'kind', 'character', 'mission', 'level', 'which-die', 'count', 'encounter', 'foe', 'final', 'phase', 'reward', 'roll-of'];

function nameOf(id: string, argument?: string): string | null {
  const kinds = argument === undefined ? ANY : (NAMED[argument] ?? [argument]);
  const found = kinds.find((kind) => has(`${kind}-${id}`));
  return found ? t(`${found}-${id}`) : null;
}

function refusal(zone: string, thing: string, seen: Record<string, unknown>): string | null {
  const view = seen as unknown as PublicPart;
  if (zone === 'areas' && AREAS.some((area) => area === thing && view.areas.includes(area))) return t('why-not-area');
  if (zone === 'hand' && KINDS.includes(thing as Kind)) return t('why-not-card');
  return null;
}

const RULES = import.meta.glob<string>('../../../../src/fogtable/games/anima/RULES*.md', { query: '?raw', import: 'default' });

const HEADLINES: EventCode[] = [
  'turn-begins',
  'arrives',
  'explores-new',
  'prior-revealed',
  'meets',
  'attacks',
  'must-fight',
  'fights-monster',
  'fights-foe',
  'fights-party',
  'beats',
  'beaten',
  'loses-to',
  'dies',
  'wiped-out',
  'plays',
  'cancelled',
  'redirected',
  'starts-mission',
  'step-done',
  'completes-mission',
  'final-drawn',
  'tries-final',
  'final-step-done',
  'last-stand',
];

/** Questions that begin something new: what was chosen before is done at once. */
const NEW = ['reset', 'move', 'interact', 'explore', 'fight', 'react', 'take-reward', 'claim-character', 'claim-card', 'answer-offer'];

export const client: GameClient = {
  Board: Anima,
  zonesOf,
  goesOn: (question) => !NEW.includes(question),
  /** A card may be discarded or played: what is to be done with a thing is always said beside the question too. */
  listed: () => true,
  questionOf,
  nameOf,
  turnOf: (seen) => (seen as unknown as PublicPart).turn,
  numberOf: () => 0,
  refusal,
  headings: ['turn-begins', 'phase-begins'] satisfies EventCode[],
  headlines: HEADLINES,
  rules: async (wanted) => {
    const find = (ending: string) => Object.entries(RULES).find(([path]) => path.endsWith(ending))?.[1];
    const translated = find(`RULES.${wanted}.md`);
    return { language: translated ? wanted : 'en', text: (await (translated ?? find('RULES.md'))?.()) ?? '' };
  },
  texts: [
    import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
    import.meta.glob<string>('../../../../src/fogtable/games/anima/texts/*.ftl', { query: '?raw', import: 'default' }),
  ],
};
