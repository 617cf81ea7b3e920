import type { Achievements } from '../client';
import type { PublicPart } from './generated';

const [ERRANDS, MARKS, EARLY] = [2, 3, 9];

export const achievements: Achievements<PublicPart> = {
  stopped: ({ won }) => won,
  lone: ({ won, public: { party }, number }) => won && party[number]?.length === 1,
  errands: ({ won, public: { completed }, number }) => won && (completed[number]?.length ?? 0) >= ERRANDS,
  banner: ({ won, public: { banner }, number }) => won && !!banner[number]?.length,
  hardened: ({ public: { combat_marks }, number }) => (combat_marks[number] ?? 0) >= MARKS,
  fleet: ({ public: { speed_marks }, number }) => (speed_marks[number] ?? 0) >= MARKS,
  early: ({ won, public: { turn } }) => won && turn <= EARLY,
  dragon: ({ public: { completed }, number }) => !!completed[number]?.includes('dragon'),
};
