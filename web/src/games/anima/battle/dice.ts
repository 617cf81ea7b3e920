/** The dice on the table: what each has shown since it was rolled, and the sum that the last Speed check comes to. */
import type { GameEvent } from '../../../shared/protocol';
import type { WhichDie } from '../generated';
import { checkTerms, type Party, type Table, type Term } from '../view';

export interface Rolled {
  which: WhichDie;
  /** The first number, and those after each re-roll. */
  numbers: number[];
  /** The index of the event of its last roll: a roll is shown even if the number stays the same. */
  at: number;
}

/** The dice of the last roll. */
export function rolledOf(told: readonly GameEvent[]): Rolled[] {
  const first = told.findLastIndex(({ code, args }) => code === 'rolls' && args['which'] === 'own');
  const dice = new Map<string, Rolled>();
  for (let at = Math.max(0, first); at < told.length; at += 1) {
    const { code, args } = told[at]!;
    if (code !== 'rolls' && code !== 'rerolls') continue;
    const which = args['which'] as WhichDie;
    dice.set(which, { which, numbers: [...(dice.get(which)?.numbers ?? []), Number(args['number'])], at });
  }
  return [...dice.values()];
}

export interface Check {
  party: Party;
  difficulty: number;
  terms: Term[];
  /** What was reached, once that is settled. */
  total: number | null;
  passed: boolean;
}

/** After any of these the last check is no longer shown. */
const NEXT = new Set([
  'turn-begins',
  'phase-begins',
  'heads-for',
  'explores-new',
  'rests',
  'holds',
  'explores',
  'fights-monster',
  'fights-foe',
  'fights-party',
  'meets',
  'game-ends',
]);

/** The Speed check under way, or the last one as long as nothing else has begun. */
export function checkOf(table: Table, told: readonly GameEvent[]): Check | null {
  const from = told.findLastIndex(({ code }) => code === 'checks-speed');
  const party = table.parties.find(({ seat }) => seat === told[from]?.args['player']);
  const after = told.slice(from + 1);
  if (!party || after.some(({ code }) => NEXT.has(code))) return null;
  const end = after.find(({ code }) => code === 'check-succeeds' || code === 'check-fails');
  return {
    party,
    difficulty: Number(told[from]!.args['difficulty']),
    terms: checkTerms(table.public, party),
    total: end ? Number(end.args['total']) : null,
    passed: end?.code === 'check-succeeds',
  };
}
