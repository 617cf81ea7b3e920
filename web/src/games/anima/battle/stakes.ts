/** What a battle is fought for, as far as everybody knows: what follows from the rules, whoever looks. */
import type { Foe } from '../generated';
import { numberNow, type Table } from '../view';
import type { Battle } from './battle';

/** A line: which end of the battle, and what it brings; both by the ids of their texts. */
export interface Stake {
  end: string;
  brings: string;
}

const LAST: readonly (Foe | null)[] = ['omega', 'shadow-of-omega', 'crisis-omega'];
const STAGES: readonly (Foe | null)[] = ['besiegers', 'chainbreakers'];
const STEPS: readonly (Foe | null)[] = ['gaoler', 'ashen-dragon', 'crystal-guardian'];

function prize(table: Table, { theirs: { party, foe } }: Battle): string {
  if (party) return 'stake-card';
  if (LAST.includes(foe)) return 'stake-game';
  if (STAGES.includes(foe)) return 'stake-stage';
  if (STEPS.includes(foe)) return 'stake-step';
  return table.public.heading === 'none' ? 'stake-foe' : 'stake-area';
}

/** From which margin on a Character of the loser dies (AN-10.9, AN-10.14). */
export const deadly = (table: Table, { theirs }: Battle): number =>
  numberNow(table.public, theirs.monster === 'elder-dragon' ? 'dragon-margin' : 'death-margin');

/** AN-9.5 to AN-9.8, AN-10.6, AN-10.9, AN-10.17. */
export function stakesOf(table: Table, battle: Battle): Stake[] {
  const { party, monster } = battle.theirs;
  return [
    { end: party || monster === 'slime' ? 'stakes-win' : 'stakes-win-or-tie', brings: prize(table, battle) },
    { end: 'stakes-loss', brings: 'stake-turn' },
    { end: 'stakes-deadly', brings: 'stake-death' },
  ];
}
