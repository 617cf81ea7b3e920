/** What the board shows, read from the view that the server sends. */
import type { Laid } from '../../shared/decision/choosing.svelte';
import { AMOUNT, DIRECTIVE, NUMBERS, type NumberName } from './printed';
import { CHART, isCell, START, type Street } from './map/chart';
import {
  CELLS,
  ORDERS,
  STASHTOKENS,
  type Cell,
  type Character,
  type Directive,
  type Goal,
  type HiddenSlot,
  HIDDENSLOTS,
  type Kind,
  type News,
  type Order,
  type OwnPart,
  type Policeman,
  POLICEMANS,
  type PublicPart,
  type StashToken,
  type Support,
} from './generated';

/** Copies of a card have one name: in a hand a card is its kind. */
const kindOf = (card: Support): Kind => card as Kind;
export const orderOf = (card: Directive): Order => card as Order;

/** Equal cards laid together. */
export interface Stack<T> {
  name: T;
  count: number;
}
export function stacks<T extends string>(cards: readonly T[], order: readonly T[]): Stack<T>[] {
  return order.flatMap((name) => {
    const count = cards.filter((card) => card === name).length;
    return count ? [{ name, count }] : [];
  });
}

export interface Oppositionist {
  seat: string;
  /** The seat's number; Big Brother is 0. */
  number: number;
  name: string;
  character: Character | null;
  at: Cell | null;
  will: number;
  fallen: boolean;
  tickets: number;
  actions: number;
  banked: number;
  /** Whether a movement is under way; and how many steps are left in it, or would be in a Move declared now. */
  walking: boolean;
  reach: number;
  /** Cards in hand, and which of them this viewer sees. */
  cards: number;
  hand: Kind[] | null;
  /** Cards of the hand that Big Brother has seen, where this viewer knows them. */
  shown: Kind[];
  allies: Kind[];
  drawn: Kind[];
  goal: Goal | null;
  goalDone: boolean;
  goalTokens: number;
  turnOver: boolean;
  skips: boolean;
  custody: boolean;
  hasTurn: boolean;
  oneTimeUsed: boolean;
  permanentUsed: boolean;
  /** Protected from clashes where the pawn stands (BB-11.9). */
  safe: boolean;
  inClash: boolean;
}

export interface Stash {
  token: StashToken;
  cell: Cell;
  /** The card, where this viewer knows it. */
  card: Kind | null;
  knownTo: string[];
}

/** All that lies on a cell, as this viewer sees it. */
export interface CellNow {
  cell: Cell;
  pawns: Oppositionist[];
  /** Visible policemen. */
  figures: Policeman[];
  /** Hidden ones, where this viewer sees them. */
  hidden: Policeman[];
  /** As far as the opposition knows, a hidden policeman may stand here; not marked if that holds nearly everywhere. */
  abroad: boolean;
  militia: number;
  camera: boolean;
  poster: boolean;
  antiposter: boolean;
  market: boolean;
  crowd: boolean;
  clash: boolean;
  stashes: Stash[];
}

export interface Table {
  public: PublicPart;
  own: OwnPart;
  seats: string[];
  /** The seat whose view this is; null: a spectator. */
  seat: string | null;
  bigBrother: boolean;
  round: number;
  phase: PublicPart['phase'];
  authority: number;
  over: boolean;
  cells: Record<Cell, CellNow>;
  fences: Street[];
  opposition: Oppositionist[];
  /** The oppositionist at this page. */
  me: Oppositionist | null;
  /** In the order of the turns of this round, once it is set. */
  order: Oppositionist[];
  turnOf: Oppositionist | null;
  numbers: Record<NumberName, number>;
  names: Record<string, string>;
  orders: {
    /** Cards in Big Brother's hand, and which this viewer sees. */
    cards: number;
    hand: Order[] | null;
    /** Those that this viewer knows to be there. */
    known: Order[];
    active: Order[];
    activeSlots: number;
    hidden: { slot: HiddenSlot; full: boolean; order: Order | null; maybe: Order[] }[];
    deck: number;
    discard: Order[];
    current: Order | null;
  };
  resources: { now: number; most: number; spentOut: boolean };
  police: { hidden: number; visible: number; supply: number; paidSteps: number };
  supply: { cameras: number; fences: number; posters: number; antiposters: number; tickets: number };
  posters: number;
  antiposters: number;
  postersNeeded: number;
  events: (News | null)[];
  eventDeck: number;
  decks: number[];
  discard: Kind[];
}

/** With this many possible places or more, a mark at each of them would tell nothing. */
const VAGUE = 46;

const count = (cards: readonly string[] | number | null): number =>
  cards === null ? 0 : typeof cards === 'number' ? cards : cards.length;
const cellOr = (cell: Cell | 'none' | null | undefined): Cell | null => (cell && cell !== 'none' ? cell : null);

/** A row of a field: the public part, overlaid with what this seat sees beyond it. */
function row<T>(own: Record<string, T> | undefined, key: string, open: T | number | null | undefined): T | null {
  const seen = own?.[key] ?? open;
  return seen === undefined || typeof seen === 'number' ? null : seen;
}

/**
 * How far somebody may still walk: in a movement under way, else by a Move (BB-4.6): Ulcer, Curfew, Real Coffee, banked
 * cells.
 */
export function reachOf(view: PublicPart, number: number): number {
  const banked = view.banked[number] ?? 0;
  const left = view.steps_left[number] ?? 0;
  if (left) return left + banked;
  const ulcer = view.character[number] === 'winston' && view.will[number] === 2;
  const short = ulcer || (view.active.includes('curfew') && (view.moves[number] ?? 0) > 0);
  return (short ? 1 : 2) + 2 * (view.coffees[number] ?? 0) + banked;
}

/** Whether a player who enters a cell is safe from clashes (BB-11.9, without custody). */
const shelters = (view: PublicPart, who: Character | null, cell: Cell): boolean =>
  (who !== null && START[who] === cell) || CHART[cell].feature === 'safe-house' || view.crowd === cell;

function readSeat(
  view: PublicPart,
  own: OwnPart,
  seats: string[],
  number: number,
  names: Record<string, string>,
): Oppositionist {
  const seat = seats[number] ?? '';
  const character = view.character[number];
  const at = cellOr(view.at[number]);
  const hand = row<Support[]>(own.hand, seat, view.hand[number]);
  const goal = row<Goal[]>(own.goal, seat, view.goal[number])?.[0] ?? null;
  const who = character && character !== 'none' ? character : null;
  const custody = view.custody[number] ?? false;
  return {
    seat,
    number,
    name: names[seat] ?? seat,
    character: who,
    at,
    will: view.will[number] ?? 0,
    fallen: view.phase !== 'setup' && view.will[number] === 0,
    tickets: view.tickets[number] ?? 0,
    actions: view.actions[number] ?? 0,
    banked: view.banked[number] ?? 0,
    walking: (view.steps_left[number] ?? 0) > 0,
    reach: reachOf(view, number),
    cards: hand?.length ?? count(view.hand[number] ?? null),
    hand: hand?.map(kindOf) ?? null,
    shown: (row<Support[]>(own.shown, seat, view.shown[number]) ?? []).map(kindOf),
    allies: (view.allies[number] ?? []).map(kindOf),
    drawn: (row<Support[]>(own.drawn, seat, view.drawn[number]) ?? []).map(kindOf),
    goal,
    goalDone: view.goal_done[number] ?? false,
    goalTokens: view.goal_tokens[number] ?? 0,
    turnOver: view.turn_over[number] ?? false,
    skips: view.skips[number] ?? false,
    custody,
    hasTurn: view.turn_of === seat,
    oneTimeUsed: view.one_time_used[number] ?? false,
    permanentUsed: view.once[number]?.includes('permanent') ?? false,
    safe: at !== null && (custody || shelters(view, who, at)),
    inClash: view.participants.includes(seat),
  };
}

function fencesOf(view: PublicPart): Street[] {
  const towards = (cells: Cell[], dx: number, dy: number): Street[] =>
    cells.flatMap((a) => {
      const [x, y] = CHART[a].at;
      const b = CELLS.find((other) => CHART[other].at[0] === x + dx && CHART[other].at[1] === y + dy);
      return b ? [{ a, b }] : [];
    });
  return [...towards(view.fence_east, 1, 0), ...towards(view.fence_south, 0, 1)];
}

function stashesOf(view: PublicPart, own: OwnPart): Stash[] {
  return STASHTOKENS.flatMap((token, i) => {
    const cell = cellOr(view.stash_at[i]);
    const card = row<Support[]>(own.stash, String(i), view.stash[i])?.[0];
    return cell ? [{ token, cell, card: card ? kindOf(card) : null, knownTo: view.stash_known[i] ?? [] }] : [];
  });
}

/** Where every policeman stands whom this viewer sees: `hidden-1` to `hidden-8` are behind the screen. */
function policeOf(view: PublicPart, own: OwnPart): { man: Policeman; cell: Cell }[] {
  return POLICEMANS.flatMap((man, i) => {
    const cell = i < 8 ? cellOr(own.hidden_at?.[String(i)] ?? view.hidden_at[i]) : cellOr(view.figure_at[i - 8]);
    return cell ? [{ man, cell }] : [];
  });
}

export function readTable(
  view: PublicPart,
  own: OwnPart,
  seats: string[],
  seat: string | null,
  names: Record<string, string>,
): Table {
  const opposition = seats.slice(1).map((_, i) => readSeat(view, own, seats, i + 1, names));
  const find = (one: string): Oppositionist | null => opposition.find((other) => other.seat === one) ?? null;
  const police = policeOf(view, own);
  const stashes = stashesOf(view, own);
  const fences = fencesOf(view);
  const seen = own.directive_hand ?? (Array.isArray(view.directive_hand) ? view.directive_hand : null);
  const numbers = Object.fromEntries(NUMBERS.map((name, i) => [name, view.numbers[i] ?? 0])) as Record<
    NumberName,
    number
  >;
  const events = view.row.map((slot) => slot[0] ?? null);
  const opposes = seat !== null && seat !== seats[0];
  const visible = view.figure_at.filter((cell) => cell !== 'none').length;
  return {
    public: view,
    own,
    seats,
    seat,
    bigBrother: seat !== null && seat === seats[0],
    round: view.round,
    phase: view.phase,
    authority: view.authority,
    over: view.end !== 'none',
    cells: Object.fromEntries(
      CELLS.map((cell): [Cell, CellNow] => [
        cell,
        {
          cell,
          pawns: opposition.filter((one) => one.at === cell),
          figures: police.filter((one) => one.cell === cell && one.man.startsWith('figure')).map((one) => one.man),
          hidden: police.filter((one) => one.cell === cell && one.man.startsWith('hidden')).map((one) => one.man),
          abroad: opposes && view.hidden_police > 0 && view.abroad.length < VAGUE && view.abroad.includes(cell),
          militia: view.militia_at.filter((one) => one === cell).length,
          camera: view.cameras.includes(cell),
          poster: view.posters.includes(cell),
          antiposter: view.antiposters.includes(cell),
          market: view.markets.includes(cell),
          crowd: view.crowd === cell,
          clash: view.clash_at === cell,
          stashes: stashes.filter((one) => one.cell === cell),
        },
      ]),
    ) as Record<Cell, CellNow>,
    fences,
    opposition,
    me: seat === null ? null : find(seat),
    order: view.turn_order.flatMap((one) => find(one) ?? []),
    turnOf: find(view.turn_of),
    numbers,
    names,
    orders: {
      cards: count(view.directive_hand),
      hand: seen?.map(orderOf) ?? null,
      known: [...view.hand_known, ...(seat === null ? [] : (own.hand_read?.[seat] ?? []))].map(orderOf),
      active: view.active.map(orderOf),
      activeSlots: view.active_slots,
      hidden: HIDDENSLOTS.map((slot, i) => {
        const card = row<Directive[]>(own.hidden, String(i), view.hidden[i])?.[0];
        return {
          slot,
          full: count(view.hidden[i] ?? null) > 0,
          order: card ? orderOf(card) : null,
          maybe: ORDERS.filter(
            (order) => DIRECTIVE[order].type === 'hidden' && !view.not_hidden[i]?.includes(order as Directive),
          ),
        };
      }),
      deck: count(view.directive_deck),
      discard: view.directive_discard.map(orderOf),
      current: view.in_hand === 'none' ? null : view.in_hand,
    },
    resources: { now: view.resources, most: view.max_resources, spentOut: view.spent_out },
    police: {
      hidden: view.hidden_police,
      visible,
      supply: AMOUNT.policemen - view.hidden_police - visible,
      paidSteps: view.paid_steps,
    },
    supply: {
      cameras: AMOUNT.cameras - view.cameras.length,
      fences: AMOUNT.fences - fences.length,
      posters: AMOUNT.posters - view.posters.length,
      antiposters: AMOUNT.antiposters - view.antiposters.length,
      tickets: AMOUNT.tickets - view.tickets.reduce((sum, some) => sum + some, 0),
    },
    posters: view.posters.length,
    antiposters: view.antiposters.length,
    postersNeeded: events.includes('anniversary') ? 3 : numbers['poster-threshold'],
    events,
    eventDeck: count(view.event_deck),
    decks: view.deck_size,
    discard: [...view.support_discard.map(kindOf), ...view.discard_now],
  };
}

export const fenced = (table: Table, a: Cell, b: Cell): boolean =>
  table.fences.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));

/** Whether no clash can befall somebody who enters a cell. */
export const isShelter = (table: Table, one: Oppositionist, cell: Cell): boolean =>
  shelters(table.public, one.character, cell);

/** Whether no camera checks somebody: London Fog, the Cheerful Neighbour, the goal Under Its Gaze. */
export const isUnseen = (table: Table, one: Oppositionist): boolean =>
  table.events.includes('fog') || one.allies.includes('parsons') || (one.goalDone && one.goal === 'evader');

/**
 * The players who could help in a clash on a cell: next to it with no fence between, or at home there, and not afraid
 * of rats (BB-10.6).
 */
export function helpersAt(table: Table, cell: Cell, without: string | null): Oppositionist[] {
  return table.opposition.filter((one) => {
    const afraid = one.character === 'winston' && one.will === 1;
    if (one.seat === without || one.fallen || one.skips || afraid || one.at === null) return false;
    if (one.at === cell) return one.character !== null && START[one.character] === cell;
    return CHART[cell].near.includes(one.at) && !fenced(table, cell, one.at);
  });
}

/** The cells that a gesture in the making walks through, from where the pawn stands. */
export function pathOf(draft: readonly Laid[]): Cell[] {
  return draft.flatMap(({ verb, parts }) => (verb === 'to' ? parts.filter(isCell) : []));
}
