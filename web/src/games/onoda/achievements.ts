import type { Achievements } from '../client';
import type { PublicPart } from './generated';

/** Of ten; who comes home is mostly between. */
const [FIT, HURT, SUSPICIOUS] = [8, 2, 8];
const ENDINGS = ['historical', 'legend'];

/** None is for harm done: what the war cost the island is told at the end, and earns nothing. */
export const achievements: Achievements<PublicPart> = {
  home: ({ won }) => won,
  remembered: ({ won, cause }) => won && ENDINGS.includes(cause),
  together: ({ won, public: { comrades } }) => won && comrades.length === 3,
  fit: ({ won, public: { health } }) => won && health >= FIT,
  calm: ({ won, public: { paranoia } }) => won && paranoia === 0,
  thread: ({ won, public: { health, paranoia } }) => won && (health <= HURT || paranoia >= SUSPICIOUS),
  radio: ({ won, public: { items } }) => won && items.includes('radio'),
  archive: ({ won, public: { variant } }) => won && variant !== 'standard',
};

export const levelOf = (seen: PublicPart): string => seen.variant;
