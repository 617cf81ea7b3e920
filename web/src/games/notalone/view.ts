/** What the board shows, read from the view that the server sends. */
export const PLACES = ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact'] as const;
export type Place = (typeof PLACES)[number];
export const TOKENS = ['creature', 'artemia', 'target'] as const;
export type TokenName = (typeof TOKENS)[number];
export const PHASES = ['exploration', 'hunting', 'reckoning', 'end-of-turn'] as const;
export type Phase = (typeof PHASES)[number];

/** Some cards: their names as far as this seat may know them, and how many they are (null: not known). */
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
  board: 'a' | 'b';
  beacon: boolean;
  tokens: Record<TokenName, string[]>;
  reserve: Partial<Record<Place, number>>;
  ineffective: string[];
  used: string[];
  blocked: string[];
  hunted: Hunted[];
  creature: { name: string; hunt: Pile; deck: number; discard: string[]; inForce: string[]; marks: string[] };
  survival: { deck: number; discard: string[] };
  /** The seat through whose eyes the table is seen: 0 is the Creature; null only watches. */
  me: number | null;
  mine: { hand: string[]; played: string[]; discard: string[]; survival: string[]; drawn: string[]; hunt: string[] };
  /** Place cards that Phobia showed, by the name of the Hunted. */
  shown: { name: string; cards: string[] }[];
}

/** Names where this viewer may see them, a number where only that is public, null where nothing is. */
export type Cards = string[] | number | null;

/** The public part of the server's view: the fields of the state. */
export interface PublicPart {
  board: 'a' | 'b';
  turn: number;
  phase: Phase;
  revealed: boolean;
  rescue: number;
  assimilation: number;
  beacon: boolean;
  reserve: number[];
  token_at: string[][];
  owned: string[][];
  played: Cards[];
  discard: Cards[];
  committed: boolean[];
  stands: string[][];
  will: number[];
  pending: string[];
  resisted: boolean[];
  survival_deck: Cards;
  survival_discard: string[];
  survival_hand: Cards[];
  survival_played: boolean[];
  hunt_deck: Cards;
  hunt_under: Cards[];
  hunt_hand: Cards;
  hunt_discard: string[];
  hunt_top: string;
  hunts_played: number;
  allowance: number;
  effects: string[];
  blocked: string[];
  ineffective: string[];
  anticipated: number[];
  used: string[];
  smoke: boolean;
  sacrificed: boolean;
  dodging: string[];
  detecting: string[];
}

/** What this viewer sees beyond the public part: rows by seat, or a whole field. */
export interface OwnPart {
  hand?: Record<string, string[]>;
  played?: Record<string, string[]>;
  discard?: Record<string, string[]>;
  survival_hand?: Record<string, string[]>;
  drawn?: Record<string, string[]>;
  shown?: Record<string, string[]>;
  hunt_hand?: string[];
}

export const number = (place: string): number => PLACES.indexOf(place as Place) + 1;

export function hasSymbol(board: 'a' | 'b', left: number): boolean {
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
  return view.effects.some((card) => card === 'mirage' || card === 'toxin') ? [...view.ineffective, ...target] : view.ineffective;
}

export function readTable(view: PublicPart, own: OwnPart, seats: string[], me: number | null, names: Record<string, string>): Table {
  const mySeat = me === null ? '' : (seats[me] ?? '');
  const nameOf = (seat: string): string => names[seat] ?? seat;
  const hunted = seats.slice(1).map((seat, i): Hunted => {
    const p = i + 1;
    const discard = pile(view.discard[p], own.discard?.[seat]);
    const marks = [
      ...(view.resisted[p] ? ['mark-resisted'] : []),
      ...(view.survival_played[p] ? ['mark-survival-played'] : []),
      ...(view.dodging.includes(seat) ? ['mark-dodging'] : []),
      ...(view.detecting.includes(seat) ? ['mark-detecting'] : []),
      ...(view.anticipated[p] ? ['mark-anticipated'] : []),
    ];
    return {
      seat,
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
    beacon: view.beacon,
    tokens: { creature: view.token_at[0] ?? [], artemia: view.token_at[1] ?? [], target: view.token_at[2] ?? [] },
    reserve: Object.fromEntries(PLACES.slice(5).map((place, i) => [place, view.reserve[i + 5] ?? 0])),
    ineffective: powerless(view),
    used: view.used,
    blocked: view.blocked,
    hunted,
    creature: {
      name: nameOf(seats[0] ?? ''),
      hunt: pile(view.hunt_hand, own.hunt_hand),
      deck: count(view.hunt_deck) + view.hunt_under.reduce((sum: number, layer) => sum + count(layer), 0),
      discard: [...view.hunt_discard.filter((card) => card !== view.hunt_top), ...(view.hunt_top === 'none' ? [] : [view.hunt_top])],
      inForce: view.effects.filter((card) => card !== 'none'),
      marks: [...(view.sacrificed ? ['mark-sacrificed'] : []), ...(view.smoke ? ['mark-smoke'] : []), ...(view.allowance > 1 ? ['mark-two-cards'] : [])],
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
