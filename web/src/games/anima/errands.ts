/** Where missions are done. */
import type { Area, Mission, PublicPart } from './generated';
import { MISSION_STEPS } from './printed';

/** The Areas in which the next step of a mission is done. */
export function areasOf(view: PublicPart, mission: Mission, done: number): readonly Area[] {
  if (mission === 'shrines') return MISSION_STEPS.shrines[0]!.filter((area) => !view.shrines.includes(area));
  return MISSION_STEPS[mission][done] ?? [];
}
