/** What the board shows, read from the view that the server sends. */
import { EATS, type Standing } from './cards';
import { FACES } from './printed';
import {
  COMRADES,
  EVENTS,
  ITEMS,
  MISSIONS,
  REGIONS,
  type Check,
  type Comrade,
  type Event as EventCard,
  type Item,
  type Mission,
  type PublicPart,
  type Region,
  type Token,
} from './generated';

export interface CheckNow {
  kind: Check;
  region: Region;
  /** By paranoia, not by the alert of a region. */
  ofParanoia: boolean;
  toBeat: number;
  token: Token | null;
  drawn: number;
  spent: number;
  result: number;
}

export interface Table extends Omit<PublicPart, 'check'> {
  /** The level that an alert check has to beat, by region. */
  level: Record<Region, number>;
  markers: Record<Region, number>;
  signs: Record<Region, Item | 'blank' | null>;
  squad: { comrade: Comrade; standing: Standing }[];
  backpack: { item: Item; active: boolean }[];
  food: number;
  required: number;
  deckLeft: number;
  missionsLeft: number;
  handLimit: number;
  drawable: Token[];
  check: CheckNow | null;
  /** Discarded events, the first one first. */
  told: EventCard[];
  /** The events of the whole game: discarded, still lasting, and the one that was being carried out when it ended. */
  story: EventCard[];
  points: Points;
  /** The event to show: the one just drawn, if this page saw it drawn. */
  news: EventCard | null;
  /** The next events, where the option shows them: the decks of a historical game are not shuffled (ON-22.8). */
  nextEvent: EventCard | null;
  nextMission: Mission | null;
}

export interface Points {
  honor: number;
  comrades: number;
  items: number;
  health: number;
  paranoia: number;
  total: number;
}

export type Band = 'forgotten' | 'outlaw' | 'disputed' | 'historical' | 'legend';
export function bandOf(points: number): Band {
  return points <= 30
    ? 'forgotten'
    : points <= 60
      ? 'outlaw'
      : points <= 90
        ? 'disputed'
        : points <= 130
          ? 'historical'
          : 'legend';
}

const count = (cards: string[] | number): number => (typeof cards === 'number' ? cards : cards.length);
const byRegion = <T>(of: (region: Region, index: number) => T): Record<Region, T> =>
  Object.fromEntries(REGIONS.map((region, i) => [region, of(region, i)])) as Record<Region, T>;

export function pointsOf(view: PublicPart): Points {
  const terms = {
    honor: 10 * view.honor,
    comrades: 10 * view.comrades.length,
    items: 5 * view.items.length,
    health: 10 * view.health,
    paranoia: -10 * view.paranoia,
  };
  return { ...terms, total: Object.values(terms).reduce((sum, term) => sum + term, 0) };
}

function checkOf(view: PublicPart, level: Record<Region, number>): CheckNow | null {
  if (view.check === 'none') return null;
  const region = view.check_region === 'none' ? view.at : view.check_region;
  const ofParanoia = view.check === 'paranoia' || view.check === 'sanity';
  const token = view.check_token === 'none' ? null : view.check_token;
  const drawn = token ? FACES[token].determination : 0;
  return {
    kind: view.check,
    region,
    ofParanoia,
    toBeat: ofParanoia ? view.paranoia : level[region],
    token,
    drawn,
    spent: view.check_spent,
    result: drawn + view.check_spent,
  };
}

function standing(view: PublicPart, comrade: Comrade): Standing {
  if (view.comrades.includes(comrade)) return 'active';
  if (view.exhausted.includes(comrade)) return 'exhausted';
  return view.comrades_aside.includes(comrade) ? 'aside' : 'lost';
}

export function readTable(view: PublicPart, news: EventCard | null): Table {
  const radar = view.lasting.includes('radar-station');
  const markers = byRegion((_, i) => view.alert[i] ?? 0);
  const level = byRegion((region) => markers[region] + (radar && region !== 'kyanpu' ? 1 : 0));
  const laid = (event: EventCard): number => view.laid_at[EVENTS.indexOf(event)] ?? 0;
  const inOrder = (events: EventCard[]): EventCard[] => [...events].sort((a, b) => laid(a) - laid(b));
  const told = inOrder(view.discard);
  const open = [...view.box, ...view.aside, ...faceUp(view)];
  const deck = inOrder(EVENTS.filter((event) => !open.includes(event)));
  const rain = view.lasting.includes('rainy-season') ? 1 : 0;
  return {
    ...view,
    lasting: inOrder(view.lasting),
    level,
    markers,
    signs: byRegion((_, i) => {
      const marker = view.marker_at[i];
      return marker === undefined || marker === 'none' ? null : marker;
    }),
    squad: COMRADES.map((comrade) => ({ comrade, standing: standing(view, comrade) })),
    backpack: ITEMS.map((item) => ({ item, active: view.items.includes(item) })),
    food: view.camp.reduce((sum, token) => sum + FACES[token].food, 0),
    required: EATS.onoda + EATS.active * view.comrades.length + EATS.exhausted * view.exhausted.length + rain,
    deckLeft: count(view.deck),
    missionsLeft: count(view.mission_deck),
    handLimit: view.comrades.length + 1,
    drawable: view.bag.length ? view.bag : view.bowl.filter((token) => !view.in_check.includes(token)),
    check: checkOf(view, level),
    told,
    story: [...inOrder([...view.discard, ...view.lasting]), ...view.resolving],
    points: pointsOf(view),
    news: view.resolving[0] ?? news ?? told.at(-1) ?? null,
    nextEvent: view.shows_next ? (deck[0] ?? told[0] ?? null) : null,
    nextMission:
      (view.shows_next && MISSIONS.find((mission) => ![...view.mission_box, ...view.missions].includes(mission))) ||
      null,
  };
}

/** How many of the tokens that could be drawn beat a number. */
export function chance(table: Table, toBeat: number): { good: number; all: number } {
  const all = table.drawable;
  return { good: all.filter((token) => FACES[token].determination > toBeat).length, all: all.length };
}

/** Where each face-up event lies, to tell which one is new. */
export const faceUp = (view: PublicPart): EventCard[] => [
  ...view.resolving,
  ...view.hand,
  ...view.lasting,
  ...view.discard,
];
