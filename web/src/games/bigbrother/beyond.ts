/** What can be done on the map though the question does not name it: ways of several cells, and deeds where the pawn stands. */
import type { Beyond, Said } from '../../shared/decision/choosing.svelte';
import type { Asked } from '../../shared/protocol';
import { CHART, isCell } from './map/chart';
import type { Cell, PublicPart, Verb } from './generated';
import { reachOf } from './view';

/** Deeds that lie on the cell where the pawn stands. */
const HERE: readonly Verb[] = [
  'search',
  'place-stash',
  'take-stash',
  'power',
  'monorail',
  'break-camera',
  'tear-poster',
  'free-place-stash',
  'free-take-stash',
  'take-ticket',
];

/** Whether a fence closes the street between two cells: it lies on the western or on the northern one. */
function closed(view: PublicPart, a: Cell, b: Cell): boolean {
  const [first, second] = CHART[a].at[0] < CHART[b].at[0] || CHART[a].at[1] < CHART[b].at[1] ? [a, b] : [b, a];
  return (CHART[first].at[1] === CHART[second].at[1] ? view.fence_east : view.fence_south).includes(first);
}

/** The shortest way to each cell within so many steps; of two alike the one that passes fewer cameras and policemen. */
function ways(view: PublicPart, from: Cell, steps: number): Cell[][] {
  const danger = (cell: Cell): number =>
    Number(view.cameras.includes(cell)) + view.figure_at.filter((at) => at === cell).length;
  const risk = (way: readonly Cell[]): number => way.reduce((sum, cell) => sum + danger(cell), 0);
  const found = new Map<Cell, Cell[]>([[from, []]]);
  let last = [from];
  for (let step = 0; step < steps; step += 1) {
    const next = new Map<Cell, Cell[]>();
    for (const cell of last)
      for (const near of CHART[cell].near) {
        const way = [...found.get(cell)!, near];
        const known = next.get(near);
        if (!found.has(near) && !closed(view, cell, near) && (!known || risk(way) < risk(known))) next.set(near, way);
      }
    for (const [cell, way] of next) found.set(cell, way);
    last = [...next.keys()];
  }
  found.delete(from);
  return [...found.values()];
}

export function beyond(
  { question, options }: Asked,
  said: readonly Said[],
  view: PublicPart,
  number: number,
): Beyond[] {
  const walked = said.flatMap(({ question, pick }) =>
    question === 'take-step' && pick.startsWith('to:') ? [pick.slice(3)] : [],
  );
  const at = walked.findLast(isCell) ?? view.at[number];
  if (!at || at === 'none') return [];
  const here = options
    .filter((option) => HERE.includes(option as Verb))
    .map((pick): Beyond => ({ question, pick, before: [], at: ['map', at] }));
  const moves = question === 'act' && options.includes('move');
  if (!moves && question !== 'take-step') return here;
  const steps = reachOf(view, number) - walked.length;
  const begin: Said[] = moves ? [{ question, pick: 'move' }] : [];
  const far = ways(view, at, steps)
    .filter((way) => moves || (way.length > 1 && options.includes(`to:${way[0]}`)))
    .map((way): Beyond => {
      const [goal, ...path] = way.map((cell): Said => ({ question: 'take-step', pick: `to:${cell}` })).toReversed();
      return { ...goal!, before: [...begin, ...path.toReversed()] };
    });
  return [...here, ...far];
}
