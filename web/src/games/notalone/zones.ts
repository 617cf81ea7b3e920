import type { Question, Verb } from './generated';

/**
 * The zones of the table in which the objects of an option lie: by verb, and by question where the verb is not enough.
 */
const VERBS: Partial<Record<Verb, readonly string[]>> = {
  commit: ['hand', 'played', 'planet'],
  'commit-both': ['hand', 'played', 'planet'],
  creature: ['planet'],
  artemia: ['planet'],
  'artemia-both': ['planet'],
  target: ['planet'],
  'target-both': ['planet'],
  to: ['planet'],
  keep: ['hand', 'played', 'planet'],
  discard: ['hand'],
  take: ['discard', 'played'],
  out: ['played'],
  in: ['discard'],
  play: ['survival', 'hunt'],
  first: ['played'],
  copy: ['planet'],
  heal: ['seats'],
};
const QUESTIONS: Partial<Record<Question, Partial<Record<Verb, readonly string[]>>>> = {
  'choose-hunted': { choose: ['seats'] },
  'choose-place': { choose: ['planet'] },
  'toss-survival': { discard: ['survival'] },
  'keep-survival': { keep: ['drawn'] },
  'take-reserve': { take: ['planet'] },
};

/** The question that a verb usually answers: for records, which keep the answers only. */
const USUAL: Partial<Record<Verb, Question>> = {
  choose: 'choose-place',
  commit: 'explore',
  'commit-both': 'explore',
  copy: 'use-lair',
  discard: 'discard-place',
  draw: 'use-source',
  first: 'first-place',
  'give-up': 'explore',
  heal: 'use-source',
  in: 'swap-in',
  keep: 'keep-place',
  'lose-will': 'scream',
  nothing: 'use-place',
  out: 'swap-out',
  play: 'play-survival',
  power: 'use-place',
  resist1: 'explore',
  resist2: 'explore',
  take: 'take-back',
  'take-all': 'use-lair',
  to: 'extend-token',
  'to-tokens': 'hunting',
};

export const questionOf = (verb: string): Question => USUAL[verb as Verb] ?? 'place-token';

export const zonesOf =
  (question: string) =>
  (verb: string): readonly string[] =>
    QUESTIONS[question as Question]?.[verb as Verb] ?? VERBS[verb as Verb] ?? [];
