import type { Cell } from '../generated';
import { isShelter, isUnseen, type Oppositionist, type Table } from '../view';

/** What waits for somebody who enters a cell, as far as they see: the worst first. */
export function dangersAt(table: Table, one: Oppositionist, cell: Cell): ('police' | 'camera' | 'abroad')[] {
  const now = table.cells[cell];
  const safe = isShelter(table, one, cell);
  return [
    ...(now.figures.length && !safe ? (['police'] as const) : []),
    ...(now.camera && !isUnseen(table, one) ? (['camera'] as const) : []),
    ...(now.abroad && !safe ? (['abroad'] as const) : []),
  ];
}
