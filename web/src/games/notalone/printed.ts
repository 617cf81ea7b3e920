// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

import type { Hunt, Survival, Token } from './generated';

/** The phase printed on a Hunt card. */
export const HUNT_PHASE: Record<Hunt, 1 | 2 | 3 | 4 | 'copied'> = {
  despair: 1,
  'force-field': 1,
  anticipation: 2,
  ascendancy: 2,
  fierceness: 2,
  'forbidden-zone': 2,
  interference: 2,
  persecution: 2,
  mutation: 2,
  phobia: 2,
  virus: 2,
  clone: 2,
  mirage: 2,
  scream: 2,
  toxin: 2,
  cataclysm: 3,
  detour: 3,
  stasis: 4,
  tracking: 4,
  flashback: 'copied',
};

/** The phase printed on a Survival card. */
export const SURVIVAL_PHASE: Record<Survival, 1 | 2 | 3 | 4> = {
  adrenaline: 1,
  ingenuity: 1,
  sacrifice: 1,
  'sixth-sense': 1,
  smokescreen: 1,
  'strike-back': 1,
  vortex: 2,
  detector: 3,
  dodge: 3,
  drone: 3,
  gate: 3,
  hologram: 3,
  'wrong-track': 3,
  amplifier: 4,
  'double-back': 4,
};

/** The token that a Hunt card calls. */
export const SYMBOL: Partial<Record<Hunt, Token>> = {
  despair: 'artemia',
  'force-field': 'target',
  mutation: 'artemia',
  phobia: 'artemia',
  virus: 'artemia',
  clone: 'target',
  mirage: 'target',
  scream: 'target',
  toxin: 'target',
};
