import { api, isLost, Refused } from '../connection/api';
import { untilThrough } from '../connection/network';
import { Choosing, parse, type Beyond, type Laid, type Offer, type Said, type ZonesOf } from './choosing.svelte';
import { again, everOffered, withOneMore } from './sets';
import type { Asked } from '../protocol';

/** As many picks as the server takes in one gesture. */
const MOST = 64;
/** Milliseconds for which a question stands before it is found out what lies beyond it. */
const CALM = 250;

/** How a gesture is made: what goes on with it, and what a guided player picks in it (empty: whatever they like). */
export interface Plan {
  zonesOf: (question: string) => ZonesOf;
  goesOn: (question: string) => boolean;
  /** Where the gesture may be sent as it stands, though it could go on. */
  rests: (question: string) => boolean;
  /** Whether the answers of a question that have this verb are members of a set, chosen in any order. */
  inSet: (question: string, verb: string) => boolean;
  due: readonly string[];
  /** What can be done on the board beyond a question; and the answers after which the server says more of that. */
  beyond: (asked: Asked, said: readonly Said[]) => readonly Beyond[];
  opens: (question: string) => readonly string[];
  /** The answer by which somebody stops a gesture where it is. */
  stops: (question: string) => string | null;
  /** Is told what was meant to be done next, when a gesture was sent that could not hold it. */
  onrest: (rest: readonly Said[]) => void;
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
  said: Said[] = $state.raw([]);
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
  /** What is done with a thing beyond the question, as far as a gesture reaches. */
  taken: readonly Said[] = $state.raw([]);
  /** What is meant to be done after the gesture, as something may happen in between. */
  rest: readonly Said[] = $state.raw([]);
  #latest = 0;
  #dismissed = false;
  /** It is being found out where the last pick leads. */
  #leading: Promise<void> | null = null;
  /** What is offered after these picks, as far as the server has been asked. */
  #offered = new Map<string, readonly string[]>();

  constructor(table: string, seat: string, view: number, asked: Asked, plan: Plan) {
    this.table = table;
    this.seat = seat;
    this.view = view;
    this.first = asked;
    this.#plan = plan;
    this.asked = $state.raw(this.#guided(asked, 0));
    this.choosing = $state.raw(new Choosing(this.asked.options, asked.question, plan.zonesOf));
    this.#lookAround();
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
    this.#leave();
    this.asked = this.#guided(asked, this.said.length);
    const now = whole ? [] : this.asked.options;
    const { set } = this;
    const options = set.length
      ? [...everOffered(set, this.#offeredInSet).filter((one) => now.includes(one) || this.#member(one)), ...now]
      : now;
    this.choosing = new Choosing([...new Set(options)], asked.question, this.#plan.zonesOf);
    this.complete = false;
    this.whole = whole;
    this.#lookAround();
  }

  /** Finds what can be done on the board beyond the question. */
  #lookAround(): void {
    const { asked, choosing, picks } = this;
    if (this.whole || this.set.length || this.#plan.due.length) return;
    choosing.reach(this.#plan.beyond(asked, this.said));
    for (const option of this.#plan.opens(asked.question))
      if (asked.options.includes(option)) void this.#open(asked.question, option, choosing, picks);
  }

  /** Something else is asked: nothing more is found out for this draft. */
  dismiss(): void {
    this.#dismissed = true;
  }

  /** Without a line, or when something else is asked meanwhile, it can still be answered one thing after another. */
  async #open(question: string, option: string, choosing: Choosing, picks: string[]): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, CALM));
    if (this.#dismissed || this.sending || this.choosing !== choosing) return;
    try {
      const said = [...picks, option];
      const { asked } = await this.#withView((view) => api.preview(this.table, this.seat, view, said));
      this.#offered.set(this.#key(said), asked?.options ?? []);
      const before = [{ question, pick: option }];
      const named = asked?.options.filter((one) => parse(one).object !== null) ?? [];
      choosing.reach(named.map((pick) => ({ question: asked!.question, pick, before })));
    } catch {
      // It is asked for when it is chosen.
    }
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
      (this.said.length > 0 &&
        !this.choosing.begun &&
        !this.#plan.due.length &&
        (this.#plan.rests(this.asked.question) || this.stop !== null))
    );
  }

  /** The answer by which the gesture ends where it is: it is sent with it. */
  get stop(): string | null {
    return this.said.length && !this.whole && !this.choosing.begun ? this.#stopIn(this.asked) : null;
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
    return [...this.picks.map(parse), ...this.choosing.laid, ...this.meant.map(({ pick }) => parse(pick))];
  }

  /** What is to be done beyond the question, now and after the gesture. */
  get meant(): readonly Said[] {
    return [...this.taken, ...this.rest];
  }

  pick(zone: string, thing: string): Promise<void> {
    this.#leave();
    this.choosing.pick(zone, thing);
    return this.#look();
  }

  choose(option: string): Promise<void> {
    this.#leave();
    this.choosing.choose(option);
    return this.#look();
  }

  /** What was taken beyond the question is not meant any more. */
  #leave(): void {
    this.taken = [];
    this.rest = [];
  }

  /** Does with a thing what an offer says: all that has to be said before it is said with it. */
  take(offer: Offer): Promise<void> {
    this.#leave();
    if (offer.before.length) return this.pursue([...offer.before, { question: offer.question, pick: offer.option }]);
    if (this.choosing.chosen?.option !== offer.option) this.choosing.choose(offer.option);
    return this.#look();
  }

  /** Says these picks, as far as one gesture holds them: the rest is kept for what is asked after it. */
  async pursue(due: readonly Said[]): Promise<void> {
    const turn = ++this.#latest;
    this.choosing.clear();
    this.complete = false;
    let asked: Asked | null = this.asked;
    let made = 0;
    while (made < due.length && asked?.options.includes(due[made]!.pick)) {
      made += 1;
      asked = (await this.#ahead([...this.picks, ...due.slice(0, made).map(({ pick }) => pick)])).asked;
      if (turn !== this.#latest) return;
    }
    // Where something new is asked in between, the rest is left for what comes after that.
    if (!made || (made < due.length && asked && this.#plan.goesOn(asked.question)))
      throw new Refused('not-offered', `${due[made]!.pick} is not offered now`);
    const said = due.slice(0, made);
    const stop = asked && this.#stopIn(asked);
    if (asked && !stop && this.#plan.goesOn(asked.question)) {
      this.#say([...this.said, ...said]);
      return this.#ask(asked);
    }
    this.taken = stop ? [...said, { question: asked!.question, pick: stop }] : said;
    this.rest = due.slice(made);
    this.complete = true;
  }

  #stopIn({ question, options }: Asked): string | null {
    const stop = this.#plan.stops(question);
    return stop !== null && options.includes(stop) ? stop : null;
  }

  clear(): void {
    this.#latest += 1;
    this.held = false;
    this.#leave();
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

  /** What was picked may lead on, which is not known yet. Without a line nobody has to wait for that. */
  get leads(): boolean {
    return this.#leading !== null && !this.held;
  }

  /** Waits until it is known where the last pick leads; false if something else was done or asked meanwhile. */
  async led(): Promise<boolean> {
    const turn = this.#latest;
    await this.#leading?.catch(() => undefined);
    return turn === this.#latest && !this.#dismissed;
  }

  #look(): Promise<void> {
    const looking = this.#find().finally(() => {
      if (this.#leading === looking) this.#leading = null;
    });
    this.#leading = looking;
    return looking;
  }

  /** Looks one step ahead: is the draft complete, or are more picks needed? */
  async #find(): Promise<void> {
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
    picks: string[] = [
      ...this.picks,
      ...this.taken.map(({ pick }) => pick),
      ...[this.choosing.chosen?.option ?? this.stop].filter((one) => one !== null),
    ],
  ): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    let kept = this.long;
    try {
      this.#plan.onrest(picks.at(-1) === this.taken.at(-1)?.pick ? this.rest : []);
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
