import type { GameClient } from '../../games/client';
import { t } from '../../shared/i18n/i18n.svelte';
import type { GameEvent, ReplayStep } from '../../shared/protocol';
import { answerTold } from '../../games/told';
import type { Names } from '../../games/wording';

/** The log tells what led here: so many answers back. */
const LOOKED_BACK = 6;

/** Something that happened, and the step at which. */
export interface Told {
  key: string;
  event: GameEvent;
}

/** Fetches positions as a seat (or `all`) sees them, from a step on, as many as come at once. */
export type Source = (eyes: string, from: number) => Promise<readonly ReplayStep[]>;

/** The positions of a game as one seat sees them: first the one shown, then all others. */
export class Positions {
  readonly eyes: string;
  readonly #source: Source;
  readonly #game: GameClient;
  readonly #known = new Map<number, ReplayStep>();
  #fetching: Promise<unknown> = Promise.resolve();
  #filled: Promise<void> | null = null;

  constructor(source: Source, eyes: string, game: GameClient) {
    this.#source = source;
    this.eyes = eyes;
    this.#game = game;
  }

  async at(step: number): Promise<ReplayStep> {
    // One at a time: what is wanted may well be in the piece that is on its way.
    for (const from of [Math.max(0, step - LOOKED_BACK), step]) {
      await this.#fetching.catch(() => undefined);
      if (this.#known.has(step)) break;
      await this.#fetch(from);
    }
    this.#filled ??= this.#fill(step).catch(() => undefined);
    return this.#known.get(step)!;
  }

  /** Fetches the piece that begins at a step. */
  async #fetch(from: number): Promise<void> {
    const piece = this.#source(this.eyes, from);
    this.#fetching = piece;
    for (const position of await piece) this.#known.set(position.step, position);
  }

  /** Fetches all missing positions, so that the slider need not wait: first those ahead, then those behind. */
  async #fill(step: number): Promise<void> {
    const steps = this.#known.get(step)!.steps;
    const all = Array.from({ length: steps + 1 }, (_, i) => i);
    for (const one of [...all.slice(step), ...all.slice(0, step)]) {
      await this.#fetching;
      if (!this.#known.has(one)) await this.#fetch(one);
    }
  }

  /** How many answers the game has. */
  async end(): Promise<number> {
    return (await this.at(0)).steps;
  }

  /** All that was told up to a step, once everything is there. */
  async told(step: number): Promise<GameEvent[]> {
    await this.#filled;
    const all = Array.from({ length: step + 1 }, (_, i) => this.#known.get(i)?.events ?? []);
    return all.flat();
  }

  /** What was told by the last answers up to a step. */
  async story(step: number): Promise<Told[]> {
    const first = Math.max(0, step - LOOKED_BACK);
    const found = await Promise.all(Array.from({ length: step - first + 1 }, (_, i) => this.at(first + i)));
    return found.flatMap((one) => one.events.map((event, i) => ({ key: `${one.step}-${i}`, event })));
  }

  async turnAt(step: number): Promise<number> {
    return this.#game.turnOf((await this.at(step)).view.public);
  }

  /** The first step of a turn; the end where the game has not so many. Halving, for turns never go back. */
  async beginning(turn: number): Promise<number> {
    let [low, high] = [0, await this.end()];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.turnAt(middle)) < turn) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where the turn before (-1) or after (1) begins; in the middle of a turn the one before is this one. */
  async turnFrom(step: number, way: -1 | 1): Promise<number> {
    const turn = await this.turnAt(step);
    if (way === 1) return this.beginning(turn + 1);
    const begun = await this.beginning(turn);
    return begun < step ? begun : this.beginning(turn - 1);
  }

  /** A turn in the words with which this game begins its turns. */
  async opening(turn: number): Promise<GameEvent | undefined> {
    const { headings } = this.#game;
    const begins = ({ code, args }: GameEvent): boolean =>
      headings.includes(code) && Object.values(args).some((said) => said === turn);
    const end = headings.length ? await this.end() : -1;
    for (let step = await this.beginning(turn); step <= end && (await this.turnAt(step)) === turn; step++) {
      const found = (await this.at(step)).events.find(begins);
      if (found) return found;
    }
    return undefined;
  }
}

/** The answers given, in words. */
export function answerSaid(answer: ReplayStep['answer'], game: GameClient, names: Names): string {
  if (!answer) return t('replay-start');
  const { seat, question, pick } = answer;
  return `${names[seat] ?? seat}: ${question === null ? t('retracted') : answerTold(question, pick, game, names)}`;
}
