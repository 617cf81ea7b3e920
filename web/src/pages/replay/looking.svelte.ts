/** Looking through a game step by step: where one is, through whose eyes, and what is shown of it. */
import { tick } from 'svelte';
import type { GameClient } from '../../games/client';
import { sentence, type Names } from '../../games/wording';
import { showError } from '../../shared/page/errors';
import { glide, remember } from '../../shared/page/motion';
import type { GameEvent, ReplayStep } from '../../shared/protocol';
import type { Line } from '../../shared/table/Log.svelte';
import { playHere } from '../../shared/table/shown.svelte';
import { Autoplay } from './autoplay.svelte';
import { answerSaid, Positions, type Source, type Told } from './positions';

export const ALL = 'all';

/** What is looked through. */
export interface Looked {
  game: GameClient;
  /** The game by its name. */
  name: string;
  source: Source;
  seats: () => readonly string[];
  names: () => Names;
  /** Where it begins. */
  step: number;
  eyes: string;
  /** Nothing can be shown. */
  onlost: () => void;
}

export class Looking {
  readonly #of: Looked;
  readonly autoplay: Autoplay;
  step = $state(0);
  eyes = $state(ALL);
  shown = $state.raw<{ eyes: string; position: ReplayStep } | null>(null);
  /** All that was told up to here. */
  told = $state.raw<GameEvent[]>([]);
  #story = $state.raw<Told[]>([]);
  #busy = false;

  readonly #positions = $derived.by(() => new Positions(this.#of.source, this.eyes, this.#of.game));
  readonly last = $derived(this.shown?.position.steps ?? 0);
  readonly answer = $derived.by(() => answerSaid(this.shown?.position.answer ?? null, this.#of.game, this.#of.names()));
  /** What is played is told with the rest. */
  readonly #playing = $derived.by(() => this.autoplay.beat?.told.slice(this.told.length) ?? []);
  readonly lines: Line[] = $derived.by(() =>
    [...this.#story, ...this.#playing.map((event, i) => ({ key: `playing-${i}`, event }))].map(({ key, event }) => ({
      key,
      text: sentence(event, this.#of.game, this.#of.names()),
      clause: event.clause,
      heading: this.#of.game.headings.includes(event.code),
    })),
  );

  /** Made while its component is. */
  constructor(of: Looked) {
    this.#of = of;
    this.step = of.step;
    this.eyes = of.eyes;
    this.autoplay = new Autoplay(of.game, of.name, () => ({
      seat: this.eyes === ALL ? null : this.eyes,
      seats: [...of.seats()],
      names: of.names(),
    }));
    const [autoplay, news] = [this.autoplay, () => this.lines.at(-1)?.text];
    playHere({
      get beat() {
        return autoplay.beat;
      },
      get Moment() {
        return autoplay.Moment ?? null;
      },
      get news() {
        return autoplay.beat ? news() : undefined;
      },
    });
    $effect(() => {
      void [this.step, this.#positions];
      void this.#look();
    });
    $effect(() => () => this.autoplay.stop());
  }

  #wanted(from: Positions, at: number): boolean {
    return from.eyes === this.eyes && at === this.step;
  }

  async #tell(from: Positions, at: number): Promise<void> {
    const all = await from.told(at);
    if (this.#wanted(from, at)) this.told = all;
  }

  /** Shows the wanted position: one request at a time, however fast the slider moves. */
  async #look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      let [from, at] = [this.#positions, this.step];
      do {
        from = this.#positions;
        const end = await from.end();
        at = this.step = Math.min(this.step, end);
        const position = await from.at(at);
        remember();
        this.shown = { eyes: from.eyes, position };
        await tick();
        glide();
        if (this.#wanted(from, at)) this.#story = await from.story(at);
        void this.#tell(from, at);
      } while (!this.#wanted(from, at));
    } catch (error) {
      showError(error);
      if (!this.shown) return this.#of.onlost();
      this.step = this.shown.position.step;
      this.eyes = this.shown.eyes;
    } finally {
      this.#busy = false;
    }
  }

  /** Plays on from the position shown, until the end, or until somebody goes elsewhere. */
  async #play(): Promise<void> {
    const autoplay = this.autoplay;
    autoplay.on = true;
    try {
      while (autoplay.on && this.step < this.last) {
        const [from, at] = [this.#positions, this.step];
        const [here, next, before] = [await from.at(at), await from.at(at + 1), await from.told(at)];
        if (!autoplay.on || !this.#wanted(from, at)) break;
        this.told = before;
        await autoplay.play(here, next, before);
        if (!autoplay.on || !this.#wanted(from, at)) break;
        this.shown = { eyes: from.eyes, position: next };
        this.told = [...before, ...next.events];
        this.#story = await from.story(at + 1);
        this.step = at + 1;
        autoplay.arrived();
      }
    } catch (error) {
      showError(error);
    }
    autoplay.stop();
  }

  toggle(): void {
    if (this.autoplay.on) this.autoplay.stop();
    else void this.#play();
  }

  to(at: number): void {
    this.autoplay.stop();
    this.step = Math.max(0, Math.min(this.last, at));
  }

  by(way: -1 | 1): void {
    this.to(this.step + way);
  }

  turn(way: -1 | 1): void {
    this.#positions.turnFrom(this.step, way).then((at) => this.to(at), showError);
  }

  see(eyes: string): void {
    this.autoplay.stop();
    this.eyes = eyes;
  }
}
