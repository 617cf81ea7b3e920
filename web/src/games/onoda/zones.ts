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

/** The question that a verb usually answers: for records, which keep the answers only. */
const USUAL: Record<Verb, Question> = {
  accept: 'judge',
  calm: 'spend-food',
  cancel: 'interrupt',
  'cancel-by-item': 'interrupt',
  discard: 'discard-prepared',
  do: 'choose-deed',
  'end-round': 'act',
  exhaust: 'exhaust-comrade',
  first: 'order-effects',
  keep: 'keep-food',
  lose: 'lose-food',
  mission: 'act',
  move: 'act',
  play: 'interrupt',
  raid: 'act',
  remove: 'exhaust-comrade',
  repair: 'act',
  restore: 'restore-comrade',
  spend: 'judge',
  stop: 'spend-food',
  to: 'relocate',
};

export const questionOf = (verb: string): Question => USUAL[verb as Verb] ?? 'interrupt';

export const zonesOf =
  (question: string) =>
  (verb: string): readonly string[] =>
    QUESTIONS[question as Question]?.[verb as Verb] ?? VERBS[verb as Verb] ?? [];
