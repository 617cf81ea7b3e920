import type { Question, Verb } from './generated';

/**
 * The zones of the table in which the objects of an option lie: by verb, and by question where the verb is not enough.
 */
const VERBS: Partial<Record<Verb, readonly string[]>> = {
  move: ['island'],
  to: ['island'],
  calm: ['island'],
  play: ['hand'],
  cancel: ['lasting-by-paranoia'],
  'cancel-by-item': ['lasting-by-item'],
  first: ['lasting'],
  remove: ['comrades'],
  lose: ['camp'],
  keep: ['camp'],
};
const QUESTIONS: Partial<Record<Question, Partial<Record<Verb, readonly string[]>>>> = {
  'exhaust-comrade': { exhaust: ['comrades'] },
  'exhaust-item': { exhaust: ['backpack'] },
  'restore-comrade': { restore: ['comrades'] },
  'restore-item': { restore: ['backpack'] },
  'discard-prepared': { discard: ['hand'] },
  'discard-lasting': { discard: ['lasting'] },
};

export const zonesOf =
  (question: string) =>
  (verb: string): readonly string[] =>
    QUESTIONS[question as Question]?.[verb as Verb] ?? VERBS[verb as Verb] ?? [];
