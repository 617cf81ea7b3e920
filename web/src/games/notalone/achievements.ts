import type { Achievements } from '../client';
import type { PublicPart } from './generated';

/** How many place cards somebody owns who has seen the planet: they begin with five of the ten. */
const MANY = 8;
/** With so many spaces to go or more, rescue has hardly begun. */
const FAR = 7;
const SIGNALS = ['beach', 'wreck', 'amplifier'];

export const achievements: Achievements<PublicPart> = {
  rescued: ({ side, won }) => side === 'hunted' && won,
  signal: ({ side, won, cause }) => side === 'hunted' && won && SIGNALS.includes(cause),
  unbroken: ({ side, won, public: { will }, number }) => side === 'hunted' && won && will[number] === 3,
  'last-space': ({ side, won, public: { assimilation } }) => side === 'hunted' && won && assimilation === 1,
  explorer: ({ side, public: { owned }, number }) => side === 'hunted' && (owned[number]?.length ?? 0) >= MANY,
  assimilated: ({ side, won }) => side === 'creature' && won,
  'no-ship': ({ side, won, public: { rescue } }) => side === 'creature' && won && rescue >= FAR,
  'at-the-door': ({ side, won, public: { rescue } }) => side === 'creature' && won && rescue === 1,
};
