/** What can be done on the road though another phase has to be ended first. */
import type { Beyond } from '../../shared/decision/choosing.svelte';
import type { Asked } from '../../shared/protocol';
import { AREA } from './printed';
import type { PublicPart } from './generated';

export function beyond({ question, options }: Asked, view: PublicPart, number: number): Beyond[] {
  if (!options.includes('end')) return [];
  const before = [{ question, pick: 'end' }];
  const at = view.at[number];
  const here = at && at !== 'none' ? at : null;
  if (question === 'interact' && here) return [{ question: 'explore', pick: 'explore', before, at: ['areas', here] }];
  if (question !== 'reset') return [];
  // By the option of the tree a Party goes one level up or down (AN-19.2).
  const level = here ? AREA[here].level : 0;
  return view.areas
    .filter((area) => !view.tree || Math.abs(AREA[area].level - level) <= 1)
    .map((area): Beyond => ({ question: 'move', pick: `go:${area}`, before }));
}
