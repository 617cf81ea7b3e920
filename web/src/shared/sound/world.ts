import type { GameEvent } from '../protocol';
import type { Notes } from './notes';

/** How a game sounds (`GameClient.sounds`). */
export interface World {
  /** The room: seconds after which it answers, how much of it comes back each time, and the highest pitch that does. */
  echo: { after: number; back: number; dull: number };
  sounds: Readonly<Record<string, Notes>>;
  /** Which sound is heard of which event. */
  heard: Readonly<Record<string, string | undefined>>;
}

/** The sound of a beat: that of its last event that has one, which is what the beat shows. */
export function soundOf(world: World, events: readonly GameEvent[]): string | undefined {
  return events
    .map(({ code }) => world.heard[code])
    .filter((name) => name !== undefined)
    .at(-1);
}
