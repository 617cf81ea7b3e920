/** What follows from what is printed on the components, and the few numbers of the box. */
import { EVENTS, type Comrade, type Event as EventCard, type Use, USES } from './generated';
import { LASTING } from './printed';

export const YEARS = ['1944–49', '1950–54', '1955–59', '1960–64', '1965–69', '1970–74'] as const;
export const PARANOIA_FROM_ROUND = 4;
export const TOP = 10;
export const FULL = 6;

export type EventType = 'immediate' | 'lasting' | 'prepared';

/** What a prepared event can be played for, as printed on it. */
export const usesOf = (event: string): Use[] => USES.filter((use) => use.startsWith(`${event}-`));
export const isRetake = (use: string): boolean => use.endsWith('-retake');
const PREPARED = new Set(EVENTS.filter((event) => usesOf(event).length > 0));

export function typeOf(event: EventCard): EventType {
  return event in LASTING ? 'lasting' : PREPARED.has(event) ? 'prepared' : 'immediate';
}
export const printed = (event: EventCard): number => EVENTS.indexOf(event) + 1;

/** Bowls of rice that each comrade eats at the end of a round. */
export const EATS = { onoda: 2, active: 2, exhausted: 3 } as const;
export type Standing = 'active' | 'exhausted' | 'aside' | 'lost';
export type Person = Comrade | 'onoda';
