/** What can be done on the road though another phase has to be ended first. */
import { parse, type Beyond, type Said } from '../../shared/decision/choosing.svelte';
import type { Asked, GameEvent } from '../../shared/protocol';
import { AREA } from './printed';
import type { EventCode, PublicPart } from './generated';

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

/** Whoever goes to an Area mostly explores it. */
export const onward = ({ question, pick }: Said): readonly Said[] =>
  question === 'move' && parse(pick).verb === 'go'
    ? [
        { question: 'interact', pick: 'end' },
        { question: 'explore', pick: 'explore' },
      ]
    : [];

/**
 * What changes nothing for others in the same Area; dice are rolled for monsters by whoever sits beside, and what they
 * decide is told by itself.
 */
const PASSING: readonly EventCode[] = ['phase-begins', 'explores', 'rolls', 'rerolls', 'false-alarm'];

/** What a Party does itself on its way. Whoever sends it elsewhere is told of by an event of its own. */
const OWN: readonly EventCode[] = ['heads-for', 'arrives'];

/**
 * Whether a Party still does what it was about to do: another one has done something that names neither it, nor its
 * Characters, nor the Area where it is or goes.
 */
export function isElsewhere(
  { code, args }: GameEvent,
  rest: readonly Said[],
  view: PublicPart,
  number: number,
  seat: string,
): boolean {
  if (PASSING.includes(code as EventCode)) return true;
  if (OWN.includes(code as EventCode) && args.player === seat) return true;
  const goals = rest.map(({ pick }) => parse(pick).object);
  const own = [seat, view.at[number], ...(view.party[number] ?? []), ...goals];
  const named = Object.values(args).flat();
  return ('player' in args || 'area' in args) && !named.some((one) => one !== null && own.includes(one as string));
}
