/** The deeds of a draft in another order, or without some of them. */
import { parse } from '../../../shared/decision/choosing.svelte';
import type { OwnPart, PublicPart } from '../generated';
import { Follower, type Deed, type Said } from './office';

/**
 * The picks of these deeds in this order, and the table after them: policemen are named anew, for the names depend on
 * who stepped before.
 */
function retold(view: PublicPart, own: OwnPart, deeds: readonly Deed[]): { made: Said[]; follower: Follower } {
  const follower = new Follower(view, own);
  const made: Said[] = [];
  for (const deed of deeds) {
    deed.said.forEach(({ question, pick }, i) => {
      const man = follower.force.all.find(({ id }) => id === deed.men[i]);
      const name = man && follower.force.nameOf(man);
      const said = { question, pick: name ? `${parse(pick).verb}:${name}` : pick };
      made.push(said);
      follower.follow(said, deed.men[i] ?? null);
    });
  }
  return { made, follower };
}
export const picksOf = (view: PublicPart, own: OwnPart, deeds: readonly Deed[]): Said[] =>
  retold(view, own, deeds).made;

/** The deeds that the table allows in this order: the policeman stands there, and the price can be paid. */
export function possible(view: PublicPart, own: OwnPart, deeds: readonly Deed[]): Deed[] {
  const kept: Deed[] = [];
  for (const deed of deeds) {
    const { force, view: now } = retold(view, own, kept).follower;
    const man = parse(deed.said[0]!.pick).verb === 'step' ? force.all.find(({ id }) => id === deed.men[0]) : null;
    if (man !== undefined && (man === null || man.cell === deed.cells[0]) && now.resources >= deed.price)
      kept.push(deed);
  }
  return kept;
}

/** Those of the deeds that can still be done in this order, found one after another. */
export async function standing(
  deeds: readonly Deed[],
  tried: (deeds: readonly Deed[]) => Promise<boolean>,
): Promise<Deed[]> {
  const kept: Deed[] = [];
  for (const deed of deeds) if (await tried([...kept, deed])) kept.push(deed);
  return kept;
}
