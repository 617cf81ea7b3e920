/** When the page shows what it hears of the seat looked at: beat by beat, or at once. */
import type { Asked, GameEvent, SeatView } from '../../shared/protocol';
import type { Beat, Direction, PlayedBeat } from '../../shared/table/beats';
import { Director } from '../../shared/table/director';
import type { Shown, Staging } from '../../shared/table/shown.svelte';

/** A view that has a game to show. */
type Seen = SeatView & { public: Record<string, unknown> };
const hasGame = (view: SeatView): view is Seen => view.public !== null;

/** Milliseconds for what somebody has done themselves, where it is no moment. */
const OWN = 400;
/** The share of the time to answer that may pass before a question is shown. */
const TAKEN = 0.15;

const same = (a: Asked | null, b: Asked | null): boolean =>
  !!a && !!b && a.question === b.question && a.options.join() === b.options.join();

/** Whether a seat has answered between two views: it is asked something else, or nobody else was awaited. */
const answered = (before: SeatView, now: SeatView): boolean =>
  !!before.asked &&
  now.log > before.log &&
  (!same(before.asked, now.asked) || (before.waiting.length === 1 && before.waiting[0] === before.seat));

/** The milliseconds that may pass before a view is shown whole; `own`: by what this seat has answered. */
function within(now: SeatView, beats: readonly Beat[], own: boolean): number {
  const seconds = now.asked ? (now.window?.seconds ?? now.table.clock?.decision ?? Infinity) : Infinity;
  return Math.min(seconds * 1000 * TAKEN, own && beats.every(({ kind }) => !kind) ? OWN : Infinity);
}

/** Who is meant by the names of events. */
export type Cast = Pick<PlayedBeat, 'seats' | 'names'>;

export class Stage implements Staging {
  readonly #shown: Shown;
  readonly #direction: Direction;
  readonly #cast: () => Cast;
  readonly #director: Director<Seen>;
  /** The newest, and the story as far as it is known. */
  #view: SeatView;
  #story: readonly GameEvent[];
  /** How many events are shown. */
  #told = 0;

  constructor(
    shown: Shown,
    direction: Direction,
    pace: () => number,
    cast: () => Cast,
    [view, story]: [SeatView, readonly GameEvent[]],
  ) {
    this.#shown = shown;
    this.#direction = direction;
    this.#cast = cast;
    this.#view = view;
    this.#story = story;
    this.#director = new Director<Seen>(
      direction.play,
      pace,
      ({ beat }) => {
        this.#told += beat.events.length;
        this.#draw();
      },
      () => this.settle(),
    );
  }

  hear(view: SeatView, story: readonly GameEvent[]): void {
    const before = this.#view;
    [this.#view, this.#story] = [view, story];
    // Only what is around the game has changed, or what was told long ago has come.
    if (view.view === before.view) return this.#director.playing ? this.#draw() : this.settle();
    const whole = story.length === view.log && view.log >= before.log && !document.hidden;
    if (!whole || !hasGame(before) || !hasGame(view)) return this.settle();
    const events = story.slice(before.log);
    const own = answered(before, view);
    const beats = events.length
      ? this.#direction.beats(events, before, view).map((beat) => (own ? this.#seen(beat) : beat))
      : [];
    if (!this.#director.playing) this.#told = before.log;
    if (!this.#director.cue(before, beats, within(view, beats, own))) this.settle();
  }

  /** What somebody has done themselves is not drawn large for them. */
  #seen({ kind, ...beat }: Beat): Beat {
    return !kind || this.#direction.deeds?.includes(kind) ? beat : { ...beat, kind };
  }

  /** Shows how it is now: what was still to be played is not. */
  settle(): void {
    this.#director.stop();
    this.#shown.show(this.#view, this.#story, null);
  }

  close(): void {
    this.#director.stop();
  }

  /** The view that the update began from, as far as it has been played. Whoever is still asked the same may go on. */
  #draw(): void {
    const { beat, from, seen } = this.#director.playing!;
    const now = this.#view;
    const goesOn = same(from.asked, now.asked) && !answered(from, now);
    const view: Seen = {
      ...from,
      view: now.view,
      now: now.now,
      table: { ...now.table, state: from.table.state },
      public: seen,
      asked: goesOn ? now.asked : null,
      window: goesOn ? now.window : null,
      retract: goesOn && now.retract,
      undo: false,
      declared: now.declared,
      waiting: from.waiting.filter((seat) => now.waiting.includes(seat)),
    };
    const told = this.#story.slice(0, this.#told);
    this.#shown.show(view, told, { ...beat, public: seen, own: from.own, told, seat: from.seat, ...this.#cast() });
  }
}
