/** A battle as the table stands, with every term of both sums; and the last one as the log tells it. */
import type { GameEvent } from '../../../shared/protocol';
import { AREA, CHARACTER, ENCOUNTER, FOE, KIND, type NumberName } from '../printed';
import { rolledOf, type Rolled } from './dice';
import type { Area, Character, Encounter, Foe } from '../generated';
import { numberNow, sum, type Party, type Table, type Term } from '../view';

export interface Side {
  /** The Party that fights on this side; null: a Monster or foe. */
  party: Party | null;
  monster: Encounter | null;
  foe: Foe | null;
  terms: Term[];
  /** The dice on the table: the Titan has two, of which the higher counts. */
  dice: Rolled[];
}

export interface Battle {
  ours: Side;
  theirs: Side;
  place: Area | null;
}

/** A battle that is over: Combat and die of both sides, and who won by how much. */
export interface Fought {
  ours: { name: string; combat: number; die: number };
  theirs: { what: string; combat: number; die: number };
  escaped: string | null;
  /** The margin of the first side; less than 0: it lost. */
  margin: number | null;
}

/** What a die shows now. */
export const shows = ({ numbers }: Rolled): number => numbers.at(-1) ?? 0;
/** The number that counts. */
export const counts = (side: Side): number => Math.max(0, ...side.dice.map(shows));
export const total = (side: Side): number => sum(side.terms) + counts(side);

const worth = (what: string, value: number): Term[] => (value ? [{ what, value }] : []);

const isDark = (monster: Encounter | null, foe: Foe | null): boolean =>
  (monster ? ENCOUNTER[monster].traits : foe ? FOE[foe] : null)?.includes('darkness') ?? false;

/** A Party's terms in this battle (AN-10.15): its Combat, additions by the battle, deductions by its opponent. */
function partyTerms(table: Table, one: Party, place: Area | null, monster: Encounter | null, foe: Foe | null): Term[] {
  const awake = one.members.filter(({ asleep }) => !asleep);
  const helps = (who: Character): boolean => awake.some((member) => member.who === who);
  const dark = isDark(monster, foe);
  const useless = awake.filter(
    ({ who, exhausted }) =>
      (monster === 'harpies' && exhausted) || (monster === 'vampire' && CHARACTER[who].gender === 'male'),
  );
  return [
    ...one.combat,
    ...worth('term-useless', -useless.reduce((all, { who }) => all + CHARACTER[who].combat, 0)),
    ...(helps('paladin') && dark ? [{ what: 'term-paladin', value: CHARACTER.paladin.bonus }] : []),
    ...(helps('dark-paladin') && !monster && !foe
      ? [{ what: 'term-dark-paladin', value: CHARACTER['dark-paladin'].bonus }]
      : []),
    ...(one.organization === 'inquisition' && dark
      ? [{ what: 'kind-inquisition', value: KIND.inquisition.bonus }]
      : []),
    ...(one.organization === 'tol-rauko' && place && AREA[place].level === 3
      ? [{ what: 'kind-tol-rauko', value: KIND['tol-rauko'].bonus }]
      : []),
    ...worth('term-battle', table.public.battle_bonus[one.number] ?? 0),
  ];
}

/** The terms of a Monster or foe against this Party (AN-10.1). */
function foeTerms(table: Table, one: Party, place: Area | null, monster: Encounter | null, foe: Foe | null): Term[] {
  const dark = isDark(monster, foe);
  const wolves = monster === 'wolves' && one.members.length === 1;
  const patrol = monster === 'patrol' && one.members.some(({ who }) => CHARACTER[who].skills.includes('magic'));
  return [
    monster
      ? { what: `encounter-${monster}`, value: numberNow(table.public, `combat-${monster}` as NumberName) }
      : { what: `foe-${foe}`, value: table.public.foe_combat },
    ...(wolves ? [{ what: 'term-wolves', value: ENCOUNTER.wolves.bonus }] : []),
    ...(patrol ? [{ what: 'term-patrol', value: ENCOUNTER.patrol.bonus }] : []),
    ...(dark && place ? worth(`area-${place}`, AREA[place].darkness_here) : []),
  ];
}

/** The battle under way, if there is one. */
export function battleOf(table: Table, told: readonly GameEvent[]): Battle | null {
  const view = table.public;
  const fighter = table.parties.find(({ seat }) => seat === view.fighter);
  const rival = table.parties.find(({ seat }) => seat === view.rival) ?? null;
  const monster = view.monster === 'none' ? null : view.monster;
  const foe = view.foe === 'none' ? null : view.foe;
  if (!fighter || !(rival || monster || foe)) return null;
  // The last stand takes place in no Area (AN-22.3).
  const place = foe === 'crisis-omega' ? null : (fighter.at ?? (view.heading === 'none' ? null : view.heading));
  const dice = view.roll_of === 'battle' ? rolledOf(told) : [];
  return {
    place,
    ours: {
      party: fighter,
      monster: null,
      foe: null,
      terms: partyTerms(table, fighter, place, monster, foe),
      dice: dice.filter(({ which }) => which === 'own'),
    },
    theirs: {
      party: rival,
      monster,
      foe,
      terms: rival ? partyTerms(table, rival, place, null, null) : foeTerms(table, fighter, place, monster, foe),
      dice: dice.filter(({ which }) => which !== 'own'),
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** After any of these the last battle is no longer shown. */
const NEXT = new Set([
  'turn-begins',
  'phase-begins',
  'heads-for',
  'explores-new',
  'rests',
  'holds',
  'explores',
  'offers',
  'attacks',
  'must-fight',
  'meets',
  'game-ends',
]);

/** The last battle, as long as nothing else has begun. */
export function lastBattle(told: readonly GameEvent[]): Fought | null {
  const from = told.findLastIndex(({ code }) => code.startsWith('fights-'));
  const begins = told[from];
  if (!begins || told.slice(from + 1).some(({ code }) => NEXT.has(code))) return null;
  const { args } = begins;
  const what =
    begins.code === 'fights-monster'
      ? `encounter-${text(args['encounter'])}`
      : begins.code === 'fights-foe'
        ? `foe-${text(args['foe'])}`
        : text(args['other']);
  const fought: Fought = {
    ours: { name: text(args['player']), combat: 0, die: 0 },
    theirs: { what, combat: 0, die: 0 },
    escaped: null,
    margin: null,
  };
  let second = 0;
  for (const { code, args } of told.slice(from + 1)) {
    if (code === 'stands' || code === 'stands-against')
      [fought.ours.combat, fought.theirs.combat] = [count(args['combat']), count(args['against'])];
    else if (
      (code === 'rolls' && args['what'] === 'battle' && fought.margin === null) ||
      (code === 'rerolls' && fought.margin === null)
    ) {
      if (args['which'] === 'own') fought.ours.die = count(args['number']);
      else if (args['which'] === 'other') fought.theirs.die = count(args['number']);
      else second = count(args['number']);
    } else if (code === 'escapes') fought.escaped = text(args['player']);
    else if (code === 'beats' && fought.margin === null) fought.margin = count(args['margin']);
    else if (code === 'beaten' && fought.margin === null) fought.margin = -count(args['margin']);
    else if (code === 'loses-to')
      fought.margin = args['player'] === fought.ours.name ? -count(args['margin']) : count(args['margin']);
  }
  fought.theirs.die = Math.max(fought.theirs.die, second);
  return fought.escaped || fought.margin !== null ? fought : null;
}
