import type { Laid } from '../../shared/decision/choosing.svelte';
import {
  PLACES,
  TOKENS,
  type Board,
  type OwnPart,
  type Phase,
  type Place,
  type PublicPart,
  type Token,
} from './generated';

/** What the board shows, read from the view that the server sends. */
/** Some cards: their names as far as this seat may know them, and their number (null: not known). */
export interface Pile {
  names: string[] | null;
  count: number | null;
}

export interface Hunted {
  seat: string;
  number: number;
  name: string;
  will: number;
  discard: Pile;
  /** Additional spaces that being caught costs (Tracking, Anticipation). */
  anticipated: number;
  /** Where this Hunted stands, once revealed. */
  stands: string[];
  played: Pile;
  committed: boolean;
  /** Place cards that are not in the discard pile: in hand or played. */
  closed: string[];
  survival: Pile;
  pending: string;
  marks: string[];
}

export interface Table {
  turn: number;
  phase: Phase;
  rescue: number;
  rescueStart: number;
  assimilation: number;
  assimilationStart: number;
  board: Board;
  lairTakesAll: boolean;
  beacon: boolean;
  tokens: Record<Token, string[]>;
  /** Tokens drawn as a draft, where the Creature is about to put them. */
  ghosts: Token[];
  reserve: Partial<Record<Place, number>>;
  ineffective: string[];
  used: string[];
  blocked: string[];
  hunted: Hunted[];
  creature: {
    name: string;
    hunt: Pile;
    deck: number;
    discard: string[];
    inForce: string[];
    allowance: number;
    marks: string[];
  };
  survival: { deck: number; discard: string[] };
  /** The seat whose view this is: 0 is the Creature; null is a spectator. */
  me: number | null;
  mine: { hand: string[]; played: string[]; discard: string[]; survival: string[]; drawn: string[]; hunt: string[] };
  /** Place cards that Phobia showed, by the name of the Hunted. */
  shown: { name: string; cards: string[] }[];
}

/** Some cards as a view has them. */
type Cards = string[] | number | null;

export const number = (place: string): number => PLACES.indexOf(place as Place) + 1;

export function hasSymbol(board: Board, left: number): boolean {
  return board === 'a' ? left >= 1 && left <= 6 : left <= 11 && left % 2 === 1;
}

function pile(cards: Cards | undefined, own?: string[]): Pile {
  const seen = own ?? cards;
  return Array.isArray(seen) ? { names: seen, count: seen.length } : { names: null, count: seen ?? null };
}

function count(cards: Cards): number {
  return Array.isArray(cards) ? cards.length : (cards ?? 0);
}

/** Mirage and Toxin take the power of the places under the Target token. */
function powerless(view: PublicPart): string[] {
  const target = view.token_at[2] ?? [];
  return view.effects.some((card) => card === 'mirage' || card === 'toxin')
    ? [...view.ineffective, ...target]
    : view.ineffective;
}

export function readTable(
  view: PublicPart,
  own: OwnPart,
  seats: string[],
  me: number | null,
  names: Record<string, string>,
): Table {
  const mySeat = me === null ? '' : (seats[me] ?? '');
  const nameOf = (seat: string): string => names[seat] ?? seat;
  const hunted = seats.slice(1).map((seat, i): Hunted => {
    const p = i + 1;
    const discard = pile(view.discard[p], own.discard?.[seat]);
    const marks = [
      ...(view.resisted[p] ? ['status-resisted'] : []),
      ...(view.survival_played[p] ? ['status-survival-played'] : []),
      ...(view.dodging.includes(seat) ? ['status-dodging'] : []),
      ...(view.detecting.includes(seat) ? ['status-detecting'] : []),
      ...(view.anticipated[p] ? ['status-anticipated'] : []),
    ];
    return {
      seat,
      anticipated: view.anticipated[p] ?? 0,
      number: p,
      name: nameOf(seat),
      will: view.will[p] ?? 0,
      discard,
      stands: view.revealed ? (view.stands[p] ?? []).filter((place) => place !== 'none') : [],
      played: pile(view.played[p], own.played?.[seat]),
      committed: view.committed[p] ?? false,
      closed: (view.owned[p] ?? []).filter((place) => !discard.names?.includes(place)),
      survival: pile(view.survival_hand[p], own.survival_hand?.[seat]),
      pending: view.pending[p] ?? 'none',
      marks,
    };
  });
  const mine = hunted.find((one) => one.seat === mySeat);
  return {
    turn: view.turn,
    phase: view.phase,
    rescue: view.rescue,
    rescueStart: seats.length + 11,
    assimilation: view.assimilation,
    assimilationStart: seats.length + 5,
    board: view.board,
    lairTakesAll: view.lair_takes_all,
    beacon: view.beacon,
    tokens: { creature: view.token_at[0] ?? [], artemia: view.token_at[1] ?? [], target: view.token_at[2] ?? [] },
    ghosts: [],
    reserve: Object.fromEntries(PLACES.slice(5).map((place, i) => [place, view.reserve[i + 5] ?? 0])),
    ineffective: powerless(view),
    used: view.used,
    blocked: view.blocked,
    hunted,
    creature: {
      name: nameOf(seats[0] ?? ''),
      hunt: pile(view.hunt_hand, own.hunt_hand),
      deck: count(view.hunt_deck) + view.hunt_under.reduce((sum: number, layer) => sum + count(layer), 0),
      discard: [
        ...view.hunt_discard.filter((card) => card !== view.hunt_top),
        ...(view.hunt_top === 'none' ? [] : [view.hunt_top]),
      ],
      inForce: view.effects.filter((card) => card !== 'none'),
      allowance: view.allowance,
      marks: [
        ...(view.sacrificed ? ['status-sacrificed'] : []),
        ...(view.smoke ? ['status-smoke'] : []),
        ...(view.effects.includes('despair') ? ['status-despair'] : []),
        ...(view.allowance > 1 ? ['status-allowance'] : []),
      ],
    },
    survival: { deck: count(view.survival_deck), discard: view.survival_discard },
    me,
    mine: {
      hand: own.hand?.[mySeat] ?? [],
      played: mine?.played.names ?? [],
      discard: mine?.discard.names ?? [],
      survival: own.survival_hand?.[mySeat] ?? [],
      drawn: own.drawn?.[mySeat] ?? [],
      hunt: own.hunt_hand ?? [],
    },
    shown: Object.entries(own.shown ?? {})
      .filter(([seat, cards]) => seat !== mySeat && cards.length > 0)
      .map(([seat, cards]) => ({ name: nameOf(seat), cards })),
  };
}

/** The token that a pick puts somewhere: `creature`, `artemia-both`; `to` lays a second half beside the first. */
function tokenOf(verb: string, table: Table): Token | undefined {
  if (verb === 'to') return table.creature.inForce.at(-1) === 'mirage' ? 'target' : 'artemia';
  return TOKENS.find((token) => verb === token || verb === `${token}-both`);
}

/** The table with the tokens as the Creature, or a Hunted that moves one, is about to lay them. */
export function laidOut(table: Table, draft: Laid[]): Table {
  const tokens = { ...table.tokens };
  const ghosts: Token[] = [];
  for (const { verb, parts } of draft) {
    const token = tokenOf(verb, table);
    if (!token || !parts.length) continue;
    tokens[token] = verb === 'to' ? [...table.tokens[token], ...parts] : parts;
    ghosts.push(token);
  }
  return ghosts.length ? { ...table, tokens, ghosts } : table;
}
