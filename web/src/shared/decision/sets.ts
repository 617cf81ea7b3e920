/**
 * Sets that are chosen in any order. The rules take the members of some sets in one order only, so that there is one way
 * to say them; who chooses should not have to know it. Here are the orders in which to try them.
 */
import { parse } from './choosing.svelte';

/** What is offered after some of the picks, where that is known. */
export type OfferedAfter = (picks: readonly string[]) => readonly string[] | undefined;

/** Whether a member of a set can be taken once more, as of cards of one kind of which there are several. */
export function again(picks: readonly string[], pick: string, offered: OfferedAfter): boolean {
  return offered(picks.slice(0, picks.lastIndexOf(pick) + 1))?.includes(pick) ?? false;
}

/** All that has been offered while these picks were made one after another, in the order of the rules. */
export function everOffered(picks: readonly string[], offered: OfferedAfter): string[] {
  const found = new Set<string>();
  for (let made = 0; made <= picks.length; made += 1)
    for (const option of offered(picks.slice(0, made)) ?? []) found.add(option);
  return [...found];
}

/**
 * The orders in which a set may hold one more, the likeliest first: as the rules list them, then at any place; and where it
 * is not in yet also in the place of another of its kind.
 */
export function* withOneMore(
  picks: readonly string[],
  pick: string,
  known: readonly string[],
  full: boolean,
): Generator<string[]> {
  const listed = (some: readonly string[]): string[] => some.toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
  if (!full) {
    yield listed([...picks, pick]);
    for (let at = picks.length; at >= 0; at -= 1) yield picks.toSpliced(at, 0, pick);
  }
  if (picks.includes(pick)) return;
  const { verb } = parse(pick);
  for (let at = picks.length - 1; at >= 0; at -= 1)
    if (parse(picks[at]!).verb === verb) yield listed([...picks.toSpliced(at, 1), pick]);
}
