/** What happens is played in beats: one event, one picture. A game says which (`GameClient.direct`). */
import type { Component } from 'svelte';
import type { GameEvent } from '../protocol';

/** The two parts of a view, or of a position of a finished game. */
export interface Scene {
  public: Record<string, unknown>;
  own: Record<string, unknown>;
}

/** The next events of an update, told and shown together. */
export interface Beat {
  events: readonly GameEvent[];
  /** Milliseconds at the usual speed. */
  ms: number;
  /** The moment that it is a part of, drawn over the board (`Direction.Moment`); left out: the board alone shows it. */
  kind?: string;
}

/** A beat while it is played. */
export interface PlayedBeat extends Beat, Scene {
  /** All that this seat has been told, up to this beat and no further. */
  told: readonly GameEvent[];
  seat: string | null;
  seats: readonly string[];
  names: Record<string, string>;
}

/** How a game shows what happens. */
export interface Direction {
  /** The events of one update, all of them and in their order, as beats. */
  beats: (events: readonly GameEvent[], before: Scene, after: Scene) => Beat[];
  /** Brings a copy of the public part to where it is after an event, as far as the event tells. */
  play?: (seen: Record<string, unknown>, event: GameEvent) => void;
  /** Moments that whoever made them has seen: what somebody plays is drawn large for the others only. */
  deeds?: readonly string[];
  /** Draws beats that have a kind over the board; between two beats of a kind it stays. */
  Moment?: Component<{ beat: PlayedBeat }>;
}

/** What some events are shown as: milliseconds, and the moment they are a part of. */
export type Pictures<Code extends string> = Partial<Record<Code, number | { ms: number; kind: string }>>;

/** One beat for each event that has a picture; those that have none are told with the next, or with the last. */
export function beatsBy<Code extends string>(pictures: Pictures<Code>, events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let held: GameEvent[] = [];
  for (const event of events) {
    held.push(event);
    const picture = pictures[event.code as Code];
    if (picture === undefined) continue;
    beats.push({ events: held, ...(typeof picture === 'number' ? { ms: picture } : picture) });
    held = [];
  }
  const last = beats.pop();
  if (!held.length) return last ? [...beats, last] : beats;
  return [...beats, last ? { ...last, events: [...last.events, ...held] } : { events: held, ms: 0 }];
}

/** The seats of an argument that names one, or several. */
export const named = (value: GameEvent['args'][string] | undefined): string[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
