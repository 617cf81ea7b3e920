import type { Question, Verb } from './generated';

/**
 * The zones of the table in which the objects of an option lie: by verb, and by question where the verb is not enough.
 */
const VERBS: Partial<Record<Verb, readonly string[]>> = {
  go: ['areas'],
  area: ['areas'],
  remove: ['areas'],
  play: ['hand'],
  discard: ['hand'],
  pay: ['hand'],
  give: ['hand'],
  return: ['hand', 'characters'],
  use: ['characters'],
  exhaust: ['characters'],
  dismiss: ['characters'],
  lose: ['characters'],
  sleep: ['characters'],
  character: ['characters'],
  'give-character': ['characters'],
  'want-character': ['characters'],
  offer: ['seats'],
  attack: ['seats'],
  from: ['seats'],
  start: ['missions'],
  mission: ['missions'],
  die: ['dice'],
};
const QUESTIONS: Partial<Record<Question, Partial<Record<Verb, readonly string[]>>>> = {
  'claim-character': { take: ['row'] },
  'claim-card': { take: ['row'] },
};

/** The prefix before the names where a verb has several objects. */
const HEADS: Partial<Record<Verb, string>> = {
  play: 'head-play',
  use: 'head-use',
  discard: 'head-discard',
  dismiss: 'head-dismiss',
  start: 'head-start',
  go: 'head-go',
  'explore-discarded': 'head-explore-discarded',
  offer: 'head-offer',
  attack: 'head-attack',
  give: 'head-give',
  'give-character': 'head-give',
  'want-character': 'head-want',
  'want-kind': 'head-want',
  'want-cards': 'head-want-cards',
  mission: 'head-mission',
  take: 'head-take',
  pay: 'head-pay',
  remove: 'head-remove',
  return: 'head-return',
};

/** What the Merchant gets is sold, not discarded. */
export const headOf = (question: string, verb: string): string | null =>
  question === 'barter' ? null : (HEADS[verb as Verb] ?? null);

export const zonesOf =
  (question: string) =>
  (verb: string): readonly string[] =>
    QUESTIONS[question as Question]?.[verb as Verb] ?? VERBS[verb as Verb] ?? [];
