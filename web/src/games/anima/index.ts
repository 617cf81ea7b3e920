import { nameAmong, rulesAmong, type Told } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';
import type { GameClient } from '../client';
import Anima from './Anima.svelte';
import { beyond, isElsewhere, onward } from './beyond';
import type { EventCode, PublicPart } from './generated';
import './layout.css';
import './palette.css';
import { WINDOWS, windowOf } from './turn/windows';
import { headOf, zonesOf } from './zones';

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
const ANY = [
  'area',
  'kind',
  'character',
  'mission',
  'level',
  'which-die',
  'count',
  'encounter',
  'foe',
  'final',
  'phase',
  'reward',
  'roll-of',
];

function nameOf(id: string, argument?: string): string | null {
  if (id === '' && argument === 'named') return '–'; // an offer for cards of any kind
  return nameAmong(argument === undefined ? ANY : (NAMED[argument] ?? [argument]), id);
}

const RULES = import.meta.glob<string>('../../../../src/fogtable/games/anima/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const HEADLINES: EventCode[] = [
  'turn-begins',
  'heads-for',
  'rests',
  'arrives',
  'explores-new',
  'offers',
  'rejects',
  'trades',
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
  'uses',
  'rolls',
  'rerolls',
  'checks-speed',
  'check-succeeds',
  'check-fails',
  'wants-removed',
  'saves-area',
  'escapes',
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

/** Questions that begin something new: the choice before them is carried out at once. */
const NEW = [
  'reset',
  'move',
  'interact',
  'explore',
  'fight',
  'react',
  'take-reward',
  'claim-character',
  'claim-card',
  'answer-offer',
];

/** What lies on the map and in hand is tapped there; what may be out of sight is listed, and what has odds to be read. */
const listed = (question: string, verb: string): boolean =>
  ['use', 'start', 'mission', 'take'].includes(verb) || LISTED.includes(question) || (verb === 'die' && narrow.matches);
/** There a low stage has its dice under who plays, as in a lesson. */
const narrow = matchMedia('(max-width: 600px)');
const LISTED = ['fight', 'make-offer', 'lull', 'stab', 'tempt'];

export const client: GameClient = {
  Board: Anima,
  zonesOf,
  goesOn: (question) => !NEW.includes(question),
  listed,
  risks: ['fight', 'interact', 'react', 'reroll'],
  sets: (question, verb) => question === 'hand-over' || (question === 'make-offer' && !['send', 'drop'].includes(verb)),
  headOf,
  /** An offer is drafted as a whole, and sent by one button; a reward is had by one. */
  light: (question, verb) =>
    (question === 'make-offer' && verb === 'send') ||
    (question === 'take-reward' && ['bonus', 'recruit', 'extra'].includes(verb)),
  beyond: (asked, _, seen, number) => beyond(asked, seen as unknown as PublicPart, number),
  onward,
  closes: (question) => ({ reset: 'end', interact: 'end', barter: 'stop' })[question] ?? null,
  quiet: (event, rest, seen, number, seat) => isElsewhere(event, rest, seen as unknown as PublicPart, number, seat),
  windows: { all: WINDOWS, of: windowOf, unsaid: ['react'] },
  nameOf,
  turnOf: (seen) => (seen as unknown as PublicPart).turn,
  numberOf: () => 0,
  headings: ['turn-begins', 'phase-begins'] satisfies EventCode[],
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
