import type { GameClient } from '../games';
import { api } from '../shared/api';
import { t } from '../shared/i18n.svelte';
import type { GameEvent, ReplayStep } from '../shared/protocol';
import { answerName, type Names } from '../shared/story';

/** The log tells what led here: so many answers back. */
const LOOKED_BACK = 6;

/** Something that happened, and the step at which. */
export interface Told {
  key: string;
  event: GameEvent;
}

/** The positions of a finished game through somebody's eyes. What was fetched once is kept. */
export class Positions {
  readonly eyes: string;
  readonly #id: string;
  readonly #game: GameClient;
  readonly #known = new Map<number, Promise<ReplayStep>>();

  constructor(id: string, eyes: string, game: GameClient) {
    this.#id = id;
    this.eyes = eyes;
    this.#game = game;
  }

  at(step: number): Promise<ReplayStep> {
    let found = this.#known.get(step);
    if (!found) {
      found = api.replay(this.#id, this.eyes, step);
      found.catch(() => this.#known.delete(step));
      this.#known.set(step, found);
    }
    return found;
  }

  /** How many answers the game has. */
  async end(): Promise<number> {
    return (await this.at(0)).steps;
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
    const first = (await this.at(0)).events.find((event) => this.#game.headings.includes(event.code));
    return first && { ...first, args: Object.fromEntries(Object.keys(first.args).map((name) => [name, turn])) };
  }
}

/** Who did what, in words. */
export function answerSaid(answer: ReplayStep['answer'], game: GameClient, names: Names): string {
  if (!answer) return t('replay-start');
  const { seat, pick } = answer;
  return `${names[seat] ?? seat}: ${pick === 'retract' ? t('retracted') : answerName(game.questionOf(pick.split(':')[0]!), pick, game, names)}`;
}
