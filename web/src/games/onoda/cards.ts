/** What is printed on the components: the part of content.yaml that the page shows. */
import {
  EVENTS,
  type Comrade,
  type Event as EventCard,
  type Item,
  type Mission,
  type Region,
  type Token,
  type Use,
  USES,
} from './generated';

export const YEARS = ['1944–49', '1950–54', '1955–59', '1960–64', '1965–69', '1970–74'] as const;
export const PARANOIA_FROM_ROUND = 4;
export const TOP = 10;
export const FULL = 6;

export const NEAR: Record<Region, readonly Region[]> = {
  lubang: ['tilik', 'five-hundred', 'binacas'],
  tilik: ['lubang', 'five-hundred', 'kyanpu', 'looc'],
  'five-hundred': ['lubang', 'tilik', 'kyanpu', 'binacas'],
  kyanpu: ['five-hundred', 'tilik', 'binacas', 'looc'],
  binacas: ['lubang', 'five-hundred', 'kyanpu', 'looc'],
  looc: ['tilik', 'kyanpu', 'binacas', 'ago'],
  ago: ['looc'],
};

/** The two faces of each token: determination, and bowls of rice. */
export const FACES: Record<Token, { determination: number; food: number }> = {
  t01: { determination: 0, food: 1 },
  t02: { determination: 1, food: 1 },
  t03: { determination: 1, food: 2 },
  t04: { determination: 2, food: 3 },
  t05: { determination: 2, food: 3 },
  t06: { determination: 3, food: 2 },
  t07: { determination: 3, food: 3 },
  t08: { determination: 4, food: 2 },
  t09: { determination: 4, food: 2 },
  t10: { determination: 5, food: 1 },
  t11: { determination: 5, food: 3 },
  t12: { determination: 6, food: 1 },
};

export type EventType = 'immediate' | 'lasting' | 'prepared';
/** The item that may be exhausted to cancel a lasting event; null where only paranoia pays. */
export const LASTING: Partial<Record<EventCard, Item | null>> = {
  'fujitas-surrender': null,
  'seventy-two-hours': null,
  'rainy-season': 'uniform',
  'ants-in-the-food': null,
  'giant-bees': null,
  'target-practice': 'camouflage',
  'search-party': 'camouflage',
  'beacon-fires': null,
  'tadao-and-chie': null,
  'trail-patrols': null,
  'radar-station': 'binoculars',
  'village-dogs': 'rifle',
};

/** What a prepared event can be played for, as printed on it. */
export const usesOf = (event: string): Use[] => USES.filter((use) => use.startsWith(`${event}-`));
export const isRetake = (use: string): boolean => use.endsWith('-retake');
const PREPARED = new Set(EVENTS.filter((event) => usesOf(event).length > 0));

export function typeOf(event: EventCard): EventType {
  return event in LASTING ? 'lasting' : PREPARED.has(event) ? 'prepared' : 'immediate';
}
export const printed = (event: EventCard): number => EVENTS.indexOf(event) + 1;

/** Where each mission is carried out, and what is exhausted for it. */
export const MISSION: Record<Mission, { region: Region; cost: Item | 'comrade' }> = {
  'the-pier': { region: 'tilik', cost: 'rifle' },
  'the-airstrip': { region: 'lubang', cost: 'camouflage' },
  'the-hideout': { region: 'binacas', cost: 'camouflage' },
  'the-radar-base': { region: 'five-hundred', cost: 'binoculars' },
  'the-ambush': { region: 'looc', cost: 'comrade' },
  'watching-the-strait': { region: 'ago', cost: 'binoculars' },
  farmers: { region: 'lubang', cost: 'rifle' },
  'harvest-at-looc': { region: 'looc', cost: 'comrade' },
  'night-at-the-port': { region: 'tilik', cost: 'uniform' },
  cattle: { region: 'binacas', cost: 'rifle' },
  'bamboo-and-vines': { region: 'five-hundred', cost: 'camouflage' },
  'coconut-grove': { region: 'ago', cost: 'kit' },
};

/** Bowls of rice that each comrade eats at the end of a round. */
export const EATS = { onoda: 2, active: 2, exhausted: 3 } as const;
export type Standing = 'active' | 'exhausted' | 'aside' | 'lost';
export type Person = Comrade | 'onoda';
