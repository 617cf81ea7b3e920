import { api, isLost, Refused } from '../connection/api';
import { untilThrough } from '../connection/network';
import { Choosing, parse, type Laid, type ZonesOf } from './choosing.svelte';
import { again, everOffered, withOneMore } from './sets';
import type { Asked } from '../protocol';

/** As many picks as the server takes in one gesture. */
const MOST = 64;

/** How a gesture is made: what goes on with it, and what a guided player picks in it (empty: whatever they like). */
export interface Plan {
  zonesOf: (question: string) => ZonesOf;
  goesOn: (question: string) => boolean;
  /** Where the gesture may be sent as it stands, though it could go on. */
  rests: (question: string) => boolean;
  /** Whether the answers of a question that have this verb are members of a set, chosen in any order. */
  inSet: (question: string, verb: string) => boolean;
  due: readonly string[];
}

/** A draft: a sequence of picks, free to change until it is confirmed. */
export class Draft {
  readonly table: string;
  readonly seat: string;
  /** The newest view of this seat; it may rise while the question stays the same. */
  view: number;
  #plan: Plan;
  /** What the whole gesture answers. */
  readonly first: Asked;
  /** The picks that lead to the present question, and what each of them answers. */
  said: { question: string; pick: string }[] = $state.raw([]);
  /** Called whenever these picks change. */
  onsay: ((said: Draft['said']) => void) | null = null;
  asked: Asked;
  choosing: Choosing;
  /** The draft is complete: it can be confirmed. */
  complete = $state(false);
  /** So is what was said so far: a set to which nothing can be added. */
  whole = $state(false);
  sending = $state(false);
  /** What was picked could not be judged yet, as the server cannot be reached: it is as soon as the line is back. */
  held = $state(false);
  #latest = 0;
  /** What is offered after these picks, as far as the server has been asked. */
  #offered = new Map<string, readonly string[]>();

  constructor(table: string, seat: string, view: number, asked: Asked, plan: Plan) {
    this.table = table;
    this.seat = seat;
    this.view = view;
    this.first = asked;
    this.#plan = plan;
    this.asked = $state.raw(this.#guided(asked, 0));
    this.choosing = $state.raw(new Choosing(this.asked.options, plan.zonesOf(asked.question)));
  }

  /** Whether this draft still answers what is asked. */
  answers(seat: string, asked: Asked, due: readonly string[]): boolean {
    return (
      seat === this.seat &&
      due.join() === this.#plan.due.join() &&
      asked.question === this.first.question &&
      asked.options.join() === this.first.options.join()
    );
  }

  /** The question with only what a guided player picks now. */
  #guided(asked: Asked, at: number): Asked {
    const due = this.#plan.due[at];
    return due === undefined
      ? asked
      : { ...asked, options: asked.options.filter((option) => option === due), pass: due === 'pass' };
  }

  /** `whole`: nothing is asked after what was said. */
  #ask(asked: Asked, whole = false): void {
    this.asked = this.#guided(asked, this.said.length);
    const now = whole ? [] : this.asked.options;
    const { set } = this;
    const options = set.length
      ? [...everOffered(set, this.#offeredInSet).filter((one) => now.includes(one) || this.#member(one)), ...now]
      : now;
    this.choosing = new Choosing([...new Set(options)], this.#plan.zonesOf(asked.question));
    this.complete = false;
    this.whole = whole;
  }

  #member(pick: string): boolean {
    return !this.#plan.due.length && this.#plan.inSet(this.asked.question, parse(pick).verb);
  }

  /** The members of the set being chosen. */
  get set(): string[] {
    const { question } = this.asked;
    return this.picks.slice(this.said.findLastIndex((one) => one.question !== question || !this.#member(one.pick)) + 1);
  }

  /** Where it is kept what is offered after these picks: it counts for one view. */
  #key(picks: readonly string[]): string {
    return [this.view, ...picks].join(' ');
  }

  readonly #offeredInSet = (members: readonly string[]): readonly string[] | undefined => {
    const before = this.#before.map(({ pick }) => pick);
    if (!before.length && !members.length) return this.first.options;
    return this.#offered.get(this.#key([...before, ...members]));
  };

  get picks(): string[] {
    return this.said.map(({ pick }) => pick);
  }

  /** It can be sent: it is complete, or may stop where it is. */
  get ready(): boolean {
    return (
      this.complete ||
      (this.whole && !this.choosing.begun) ||
      (this.said.length > 0 && !this.choosing.begun && !this.#plan.due.length && this.#plan.rests(this.asked.question))
    );
  }

  /** It may be long and be sent in parts: no pick in it is sent automatically. */
  get long(): boolean {
    return this.#plan.rests(this.first.question);
  }

  /** How often an option is in the set being chosen. */
  times(option: string): number {
    return this.set.filter((one) => one === option).length;
  }

  /** The whole gesture as it stands now. */
  get laid(): Laid[] {
    return [...this.picks.map(parse), ...this.choosing.laid];
  }

  pick(zone: string, thing: string): Promise<void> {
    this.choosing.pick(zone, thing);
    return this.#look();
  }

  choose(option: string): Promise<void> {
    this.choosing.choose(option);
    return this.#look();
  }

  clear(): void {
    this.#latest += 1;
    this.held = false;
    this.#say([]);
    this.#ask(this.first);
  }

  #say(said: Draft['said']): void {
    this.said = said;
    this.onsay?.(said);
  }

  /** What was picked since the gesture could rest last. */
  get open(): Draft['said'] {
    const { rests } = this.#plan;
    return rests(this.asked.question)
      ? []
      : this.said.slice(
          Math.max(
            0,
            this.said.findLastIndex(({ question }) => rests(question)),
          ),
        );
  }

  /** How many parts it has, each of them begun where it could rest. */
  get parts(): number {
    return this.said.filter(({ question }) => this.#plan.rests(question)).length;
  }

  /** Takes back the part that is incomplete; where none is, the whole draft. */
  async back(): Promise<void> {
    const kept = this.said.length - this.open.length;
    if (kept && (this.open.length || this.choosing.begun)) await this.relay(this.said.slice(0, kept));
    else this.clear();
  }

  /** Replaces the picks made so far, as when a draft is rearranged. If refused, nothing has changed. */
  async relay(said: Draft['said']): Promise<void> {
    const turn = ++this.#latest;
    const picks = said.map(({ pick }) => pick);
    const asked = picks.length ? (await this.#ahead(picks)).asked : this.first;
    if (turn !== this.#latest || !asked) return;
    this.#say(said);
    this.#ask(asked);
  }

  /** Looks one step ahead: is the draft complete, or are more picks needed? */
  async #look(): Promise<void> {
    const turn = ++this.#latest;
    this.complete = false;
    const chosen = this.choosing.chosen;
    if (!chosen) return;
    if (this.#member(chosen.option)) return this.#toggle(chosen.option, turn);
    const picks = [...this.picks, chosen.option];
    const said = [...this.said, { question: this.asked.question, pick: chosen.option }];
    const next = await this.#ahead(picks).catch((error: unknown) => {
      if (turn !== this.#latest) return { asked: null };
      if (error instanceof Refused && error.code === 'long-plan') this.choosing.clear();
      throw error;
    });
    if (turn !== this.#latest) return;
    if (next.asked && this.#plan.goesOn(next.asked.question) && picks.length !== this.#plan.due.length) {
      this.#say(said);
      this.#ask(next.asked);
    } else {
      this.complete = true;
    }
  }

  /** Puts an option into the set being chosen; takes it out where it is in and there is no more of it. */
  toggle(option: string): Promise<void> {
    return this.#toggle(option, ++this.#latest);
  }

  async #toggle(option: string, turn: number): Promise<void> {
    const { set, whole } = this;
    this.choosing.clear();
    if (set.includes(option) && (whole || !again(set, option, this.#offeredInSet)))
      return this.#lay(await this.#possible(set.filter((one) => one !== option)), turn);
    for (const members of withOneMore(set, option, everOffered(set, this.#offeredInSet), whole)) {
      if (turn !== this.#latest) return;
      if ((await this.#possible(members)).length === members.length) return this.#lay(members, turn);
    }
    throw new Refused('not-offered', `no order of the set holds ${option}`);
  }

  /** The picks before the set. */
  get #before(): Draft['said'] {
    return this.said.slice(0, this.said.length - this.set.length);
  }

  /** Those of these members, in this order, that are offered when those before them are taken. */
  async #possible(members: readonly string[]): Promise<string[]> {
    const before = this.#before.map(({ pick }) => pick);
    const taken: string[] = [];
    for (const one of members) {
      const picks = [...before, ...taken];
      // Asked anew where it is not known; what is refused is not asked for.
      if (!this.#offeredInSet(taken)) await this.#ahead(picks);
      if (this.#offeredInSet(taken)?.includes(one)) taken.push(one);
    }
    return taken;
  }

  /** Makes these the members of the set. */
  async #lay(members: readonly string[], turn: number): Promise<void> {
    const { asked } = this;
    const said = [...this.#before, ...members.map((pick) => ({ question: asked.question, pick }))];
    const next = said.length ? (await this.#ahead(said.map(({ pick }) => pick))).asked : this.first;
    if (turn !== this.#latest) return;
    this.#say(said);
    if (next && this.#plan.goesOn(next.question)) this.#ask(next);
    else this.#ask(asked, true);
  }

  /** Asks what comes after these picks. */
  async #ahead(picks: string[]): Promise<{ asked: Asked | null }> {
    if (picks.length > MOST) throw new Refused('long-plan', `a gesture has at most ${MOST} picks`);
    const turn = this.#latest;
    this.held = false;
    const next = await untilThrough(
      () => this.#withView((view) => api.preview(this.table, this.seat, view, picks)),
      (error) => isLost(error) && turn === this.#latest,
      () => (this.held = true),
    );
    if (turn === this.#latest) this.held = false;
    this.#offered.set(this.#key(picks), next.asked?.options ?? []);
    return next;
  }

  /** Sends the draft. It is kept if it did not get through, a long one also if it was refused. */
  async send(
    picks: string[] = [...this.picks, ...(this.choosing.chosen ? [this.choosing.chosen.option] : [])],
  ): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    let kept = this.long;
    try {
      await this.#withView((view) => api.answer(this.table, this.seat, view, picks));
      kept = false;
    } catch (error) {
      kept ||= isLost(error);
      throw error;
    } finally {
      this.sending = false;
      if (!kept) this.clear();
    }
  }

  /** Sends it again when a newer view arrived meanwhile and the question is still the same. */
  async #withView<T>(say: (view: number) => Promise<T>): Promise<T> {
    for (;;) {
      const used = this.view;
      try {
        return await say(used);
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'stale-view')) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
        if (this.view === used) throw error;
      }
    }
  }
}
