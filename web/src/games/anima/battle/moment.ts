/** The current action: a battle, a roll of the dice, an Encounter, a card waiting to take effect. */
import type { GameEvent } from '../../../shared/protocol';
import type { Entry } from '../areas/about';
import { AREA } from '../printed';
import type { Encounter, Kind, RollOf } from '../generated';
import { kindOf, type Party, type Table } from '../view';
import { battleOf, lastBattle, shows, type Battle, type Fought } from './battle';
import { checkOf, rolledOf, type Check, type Rolled } from './dice';

export interface Moment {
  battle: Battle | null;
  check: Check | null;
  /** The last battle, as long as nothing else has begun. */
  last: Fought | null;
  roll: RollOf | null;
  die: Rolled | undefined;
  roller: Party | null;
  /** What an exploration finds by its die. */
  found: Entry | undefined;
  /** The cards waiting to take effect, as a stack: the last one played takes effect first. */
  played: { kind: Kind; at: number }[];
  facing: Encounter[];
  /** Another one when something else is under way. */
  key: string;
}

export function momentOf(table: Table, told: readonly GameEvent[]): Moment | null {
  const view = table.public;
  const battle = battleOf(table, told);
  const check = battle ? null : checkOf(table, told);
  const last = battle || check ? null : lastBattle(told);
  const roll = !battle && view.roll_of !== 'none' && view.dice[0] ? view.roll_of : null;
  const die = roll ? rolledOf(told)[0] : undefined;
  const roller = table.parties.find(({ seat }) => seat === view.roller) ?? null;
  const found = roll === 'exploration' && die && roller?.at ? AREA[roller.at].table[shows(die) - 1] : undefined;
  const played = view.in_play
    .map((card) => ({
      kind: kindOf(card),
      at: told.findLastIndex(({ code, args }) => code === 'plays' && args['card'] === kindOf(card)),
    }))
    .sort((a, b) => b.at - a.at);
  const facing = view.facing.filter((one) => one !== battle?.theirs.monster);
  if (!battle && !check && !last && !roll && !facing.length && !played.length) return null;
  const what = battle ? 'battle' : check ? 'check' : last ? 'last' : (roll ?? '');
  return {
    battle,
    check,
    last,
    roll,
    die,
    roller,
    found,
    played,
    facing,
    key: [what, ...facing, ...played.map(({ kind }) => kind)].join(' '),
  };
}
