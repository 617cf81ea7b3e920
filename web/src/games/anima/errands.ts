/** Where missions are done: the Areas of each step, in order (specification 7.5). */
import type { Area, Final, Mission, PublicPart } from './generated';

export const MISSION_AREAS: Record<Mission, readonly (readonly Area[])[]> = {
  grimoire: [['ruins']],
  rescue: [['castle'], ['cornes']],
  dragon: [['dragon-peak']],
  siege: [['monastery']],
  vigil: [['abyss-gate']],
  race: [['capital'], ['port']],
  contraband: [['bazaar'], ['port']],
  crystal: [['mines']],
  shrines: [['pilgrims-road', 'monastery', 'forest']],
  purge: [],
};
export const FINAL_AREAS: Record<Final, readonly Area[]> = {
  orb: ['tower'],
  chains: ['abyss-gate'],
  rift: ['glass-desert', 'tower'],
};

/** The Areas in which the next step of a mission is done. */
export function areasOf(view: PublicPart, mission: Mission, done: number): readonly Area[] {
  if (mission === 'shrines') return MISSION_AREAS.shrines[0]!.filter((area) => !view.shrines.includes(area));
  return MISSION_AREAS[mission][done] ?? [];
}
