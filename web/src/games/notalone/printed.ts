/** What is printed on Hunt and Survival cards: the phase in which each is played, the token that it calls. */
const HUNT_PHASE: Record<string, 1 | 2 | 3 | 4 | undefined> = {
  despair: 1,
  'force-field': 1,
  cataclysm: 3,
  detour: 3,
  stasis: 4,
  tracking: 4,
};
const SURVIVAL_PHASE: Record<string, 1 | 2 | 3 | 4> = {
  adrenaline: 1,
  ingenuity: 1,
  sacrifice: 1,
  'sixth-sense': 1,
  smokescreen: 1,
  'strike-back': 1,
  vortex: 2,
  amplifier: 4,
  'double-back': 4,
};
export const SYMBOL: Record<string, 'artemia' | 'target'> = {
  despair: 'artemia',
  mutation: 'artemia',
  phobia: 'artemia',
  virus: 'artemia',
  'force-field': 'target',
  clone: 'target',
  mirage: 'target',
  scream: 'target',
  toxin: 'target',
};
/** The phase printed on a card; Flashback has that of the card it copies. */
export const huntPhase = (card: string): number | null => (card === 'flashback' ? null : (HUNT_PHASE[card] ?? 2));
export const survivalPhase = (card: string): number => SURVIVAL_PHASE[card] ?? 3;
