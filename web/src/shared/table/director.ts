/** Plays what happens, beat by beat. */
import type { Beat, Direction, Scene } from './beats';

/** Milliseconds that all beats under way and to come take together, at the usual speed. */
const MOST = 4000;

interface Step<S> {
  beat: Beat;
  /** The scene that it begins from, where that is not the one to which the step before has led. */
  from: S | null;
}

/** What is played now. */
export interface Playing<S> {
  beat: Beat;
  /** The scene that its update began from. */
  from: S;
  /** The public part, brought to where it is after this beat. */
  seen: Record<string, unknown>;
}

export class Director<S extends Scene> {
  readonly #play: Direction['play'];
  /** How long a beat takes: 1 at the usual speed, 0: nothing is played. */
  readonly #pace: () => number;
  readonly #onbeat: (playing: Playing<S>) => void;
  readonly #ondone: () => void;
  #steps: Step<S>[] = [];
  #playing: Playing<S> | null = null;
  /** The share of its time that each beat gets, and when the one under way ends. */
  #share = 1;
  #ends = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Direction['play'], pace: () => number, onbeat: (playing: Playing<S>) => void, ondone: () => void) {
    this.#play = play;
    this.#pace = pace;
    this.#onbeat = onbeat;
    this.#ondone = ondone;
  }

  get playing(): Playing<S> | null {
    return this.#playing;
  }

  /**
   * These beats, which begin from a scene, follow those under way; `within`: the most that all of them may take at any
   * speed. False: there is nothing to play.
   */
  cue(from: S, beats: readonly Beat[], within = Infinity): boolean {
    const pace = this.#pace();
    const left = this.#playing && pace ? Math.max(0, this.#ends - performance.now()) / (this.#share * pace) : 0;
    this.#steps.push(...beats.map((beat, i) => ({ beat, from: i ? null : from })));
    const all = this.#steps.reduce((sum, { beat }) => sum + beat.ms, left);
    if (!pace || !all) return false;
    this.#share = Math.min(1, MOST / all, within / (all * pace));
    if (this.#playing) this.#wait(left);
    else this.#next();
    return true;
  }

  /** Nothing is played any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#playing = null;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    const time = ms * this.#share * this.#pace();
    this.#ends = performance.now() + time;
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) {
      this.stop();
      return this.#ondone();
    }
    const from = step.from ?? this.#playing!.from;
    const seen = structuredClone(step.from ? from.public : this.#playing!.seen);
    for (const event of step.beat.events) this.#play?.(seen, event);
    this.#playing = { beat: { ...step.beat, ms: step.beat.ms * this.#share * this.#pace() }, from, seen };
    this.#onbeat(this.#playing);
    this.#wait(step.beat.ms);
  }
}
