/**
 * What the page shows of a table. The connection tells everything here, and no other part of the page hears it: whatever
 * is on the screen, in its title or read aloud comes from here, and so waits for its beat.
 */
import { getContext, setContext, type Component } from 'svelte';
import type { GameEvent, SeatView } from '../protocol';
import type { PlayedBeat } from './beats';

export type Views = Readonly<Record<string, SeatView>>;
export type Stories = Readonly<Record<string, readonly GameEvent[]>>;

/** Decides when what is heard of the seat looked at is shown; fetched after the first decision (`Stage`). */
export interface Staging {
  hear: (view: SeatView, story: readonly GameEvent[]) => void;
  close: () => void;
}

export class Shown {
  /** By seat; the spectator's view stands under `''`. */
  views: Views = $state.raw({});
  stories: Stories = $state.raw({});
  /** What is being played for the seat looked at. */
  beat: PlayedBeat | null = $state.raw(null);
  /** What the game draws over the board then. */
  Moment: Component<{ beat: PlayedBeat }> | null = $state.raw(null);
  #seat: string | null = null;
  #staging: Staging | null = null;
  #heard: [Views, Stories] = [{}, {}];

  hear(views: Views, stories: Stories): void {
    this.#heard = [views, stories];
    const seat = this.#seat;
    const now = seat === null ? undefined : this.views[seat];
    if (seat === null || !this.#staging || !now || !views[seat]) {
      [this.views, this.stories] = [views, stories];
      return;
    }
    this.views = { ...views, [seat]: now };
    this.stories = { ...stories, [seat]: this.stories[seat] ?? [] };
    this.#staging.hear(views[seat], stories[seat] ?? []);
  }

  /** From now on `staging` decides what is shown of this seat; null: everything at once. */
  look(seat: string | null, staging: ((view: SeatView, story: readonly GameEvent[]) => Staging) | null): void {
    this.#staging?.close();
    const [views, stories] = this.#heard;
    [this.views, this.stories, this.beat] = [views, stories, null];
    this.#seat = seat;
    const view = seat === null ? undefined : views[seat];
    this.#staging = (view && staging?.(view, stories[seat!] ?? [])) ?? null;
  }

  show(view: SeatView, story: readonly GameEvent[], beat: PlayedBeat | null): void {
    const seat = view.seat ?? '';
    this.views = { ...this.views, [seat]: view };
    this.stories = { ...this.stories, [seat]: story };
    this.beat = beat;
  }
}

/** What the shell around a board shows besides it. */
export interface Played {
  readonly beat: PlayedBeat | null;
  readonly Moment: Shown['Moment'];
  /** What is just happening, or was the last thing to notice, in words. */
  readonly news: string | undefined;
}
const KEY = 'played';
export const playedHere = (): Played | undefined => getContext<Played | undefined>(KEY);
export const playHere = (played: Played): Played => setContext(KEY, played);
