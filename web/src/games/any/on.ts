/** What the parts of the board are drawn on: what can be picked, where each thing is taken hold of, what seats are called. */
import type { Pick } from '../../shared/decision/pick';
import type { Homes } from './view';

export interface On {
  pick: Pick;
  homes: Homes;
  names: Record<string, string>;
}
