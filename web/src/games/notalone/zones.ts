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

export const zonesOf =
  (question: string) =>
  (verb: string): readonly string[] =>
    QUESTIONS[question as Question]?.[verb as Verb] ?? VERBS[verb as Verb] ?? [];
