import type { Achievements } from '../client';
import type { PublicPart } from './generated';

/** So many of the twelve cameras. */
const EYES = 5;
const standing = ({ will }: PublicPart): number => will.slice(1).filter((one) => one > 0).length;
/** There is more than one to fall: Big Brother's is the first seat. */
const several = ({ will }: PublicPart): boolean => will.length > 2;

export const achievements: Achievements<PublicPart> = {
  dawn: ({ side, won }) => side === 'opposition' && won,
  voice: ({ side, won, cause }) => side === 'opposition' && won && cause === 'authority-gone',
  goal: ({ side, won, public: { goal_done }, number }) => side === 'opposition' && won && !!goal_done[number],
  everyone: ({ side, won, public: seen }) =>
    side === 'opposition' && won && several(seen) && standing(seen) === seen.will.length - 1,
  'last-one': ({ side, won, public: seen, number }) =>
    side === 'opposition' && won && several(seen) && standing(seen) === 1 && (seen.will[number] ?? 0) > 0,
  boot: ({ side, won }) => side === 'big-brother' && won,
  'room-101': ({ side, won, cause }) => side === 'big-brother' && won && cause === 'all-broken',
  watching: ({ side, won, public: { cameras } }) => side === 'big-brother' && won && cameras.length >= EYES,
};
