/** Plays a finished game on, answer by answer, by the same director as the game itself. */
import type { GameClient } from '../../games/client';
import { Preferences, type Speed } from '../../shared/storage/preferences.svelte';
import type { GameEvent, ReplayStep } from '../../shared/protocol';
import type { Beat, Direction, PlayedBeat, Scene } from '../../shared/table/beats';
import { Director } from '../../shared/table/director';

/** In a replay nothing is waited for: who wants no beats gets short ones. */
const PACE: Record<Speed, number> = { calm: 2, usual: 1, quick: 0.5, off: 0.25 };
/** Milliseconds after an answer. */
const PAUSE = 350;

type Cast = Pick<PlayedBeat, 'seat' | 'seats' | 'names'>;

export class Autoplay {
  readonly preferences: Preferences;
  readonly #direct: Promise<Direction | undefined>;
  readonly #cast: () => Cast;
  #director: Director<Scene> | null = null;
  #end: () => void = () => undefined;
  on = $state(false);
  /** What is played now, over the position that it leads from. */
  beat: PlayedBeat | null = $state.raw(null);
  Moment: Direction['Moment'] | null = $state.raw(null);

  constructor(game: GameClient, name: string, cast: () => Cast) {
    this.preferences = new Preferences(name);
    this.#direct = game.direct?.().catch(() => undefined) ?? Promise.resolve(undefined);
    this.#cast = cast;
  }

  /** Plays what led from one position to the next; done early where it is stopped. */
  async play(from: ReplayStep, to: ReplayStep, told: readonly GameEvent[]): Promise<void> {
    const direction = await this.#direct;
    if (!this.on) return;
    this.Moment = direction?.Moment ?? null;
    const beats = direction?.beats(to.events, from.view, to.view) ?? [];
    const pause: Beat = { events: [], ms: PAUSE };
    let heard = told;
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      this.#director = new Director<Scene>(
        direction?.play,
        () => PACE[this.preferences.speed],
        ({ beat, seen }) => {
          heard = [...heard, ...beat.events];
          this.beat = { ...beat, public: seen, own: from.view.own, told: heard, ...this.#cast() };
        },
        resolve,
      );
      this.#director.cue(from.view, [...beats, pause]);
    });
  }

  /** The position that was played to is shown. */
  arrived(): void {
    this.beat = null;
  }

  stop(): void {
    this.on = false;
    this.beat = null;
    this.#director?.stop();
    this.#end();
  }
}
