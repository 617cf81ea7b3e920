import { nameAmong, rulesAmong, type Told } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';
import type { GameClient } from '../client';
import BigBrother from './BigBrother.svelte';
import { beyond } from './beyond';
import { called, castOf } from './called';
import { costOf } from './costs';
import { HIDDENSLOTS, type EventCode, type OwnPart, type PublicPart, type Question, type Verb } from './generated';
import { policeOrders } from './office/officeOrders';
import { BUYS, supply } from './office/supply.svelte';
import './palette.css';
import { zonesOf } from './zones';

/** What the ids of an argument of an event may be; an option does not say which it is. */
const NAMED: Record<string, string> = {
  card: 'kind',
  cards: 'kind',
  directive: 'order',
  directives: 'order',
  slot: 'hidden-slot',
  token: 'stash-token',
  stash: 'stash-token',
  start: 'cell',
  to: 'cell',
};
const ANY = [
  'cell',
  'kind',
  'order',
  'hidden-slot',
  'stash-token',
  'policeman',
  'how-many',
  'news',
  'deck',
  'character',
  'district',
  'goal',
  'phase',
];

function nameOf(id: string, argument?: string): string | null {
  if (argument === 'answer') return id;
  return nameAmong(argument === undefined || argument === 'other' ? ANY : [NAMED[argument] ?? argument], id);
}

const RULES = import.meta.glob<string>('../../../../src/fogtable/games/bigbrother/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const HEADLINES: EventCode[] = [
  'phase-begins',
  'turn-begins',
  'turn-skipped',
  'authority',
  'falls',
  'arrested',
  'detained',
  'clash-begins',
  'clash-won',
  'clash-drawn',
  'clash-lost',
  'clash-without-winner',
  'plays-directive',
  'triggers',
  'news',
  'vigilance',
  'completes-goal',
  'camera-checks',
  'draws',
  'draws-immediate',
];

/** Questions that begin something new: the choice before them is carried out at once, so that its price is seen. */
const NEW = ['act', 'set-order'];
/** So many places or cards are named beside the question too; of more the map and the list tell. */
const FEW = 8;

/** In these, cards of the hand are one possibility among others: they are tapped where they lie. */
const TURN = ['act', 'take-step'];

/** The answers with which something is done. */
const CLOSES: Partial<Record<Question, Verb>> = {
  act: 'end',
  'take-step': 'stop',
  ride: 'stay',
  command: 'end',
  attack: 'done',
  trade: 'done',
  'move-policeman': 'done',
};

export const client: GameClient = {
  Board: BigBrother,
  zonesOf,
  goesOn: (question) => !NEW.includes(question),
  /** Big Brother may plan the whole phase before carrying it out. */
  rests: (question) => question === 'command',
  risks: ['lay-support', 'join-clash'],
  /** How many cards a Search draws is said by its button. */
  light: (question) => question === 'choose-number',
  sets: (question, verb) =>
    ['deploy', 'lay-directive'].includes(question) || (question === 'trade' && ['add', 'add-ticket'].includes(verb)),
  listed: (question, verb, { length }) => {
    const zones = zonesOf(question)(verb);
    if (TURN.includes(question) && zones.includes('hand')) return false;
    return (
      (length <= FEW && question !== 'command' && zones.some((zone) => zone !== 'characters' && zone !== 'seats')) ||
      undefined
    );
  },
  beyond: (asked, said, seen, number) => beyond(asked, said, seen as unknown as PublicPart, number),
  opens: (question) => (question === 'command' ? BUYS : question === 'act' ? ['monorail'] : []),
  hasPiece: (verb) => supply.out && BUYS.some((buy) => buy === verb),
  closes: (question) => CLOSES[question as Question] ?? null,
  stops: (question) => (question === 'take-step' ? 'stop' : null),
  quiet: ({ code }) => code === ('steps' satisfies EventCode),
  costOf: (question, option, seen, seats, seat) => costOf(question, option, seen as unknown as PublicPart, seats, seat),
  standing: {
    seat: 'big-brother',
    orders: (own, declared) => [
      ...policeOrders(own as OwnPart, declared),
      ...HIDDENSLOTS.map((slot) => ({ question: 'trigger', picks: [`fire:${slot}`] })),
    ],
  },
  nameOf,
  called: (view, own, said, asked) => called(view as unknown as PublicPart, own as OwnPart, said, asked),
  castOf: (view, seats) => castOf(view as unknown as PublicPart, seats),
  turnOf: (seen) => (seen as unknown as PublicPart).round,
  numberOf: () => 0,
  headings: ['round-begins', 'phase-begins'] satisfies EventCode[],
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
