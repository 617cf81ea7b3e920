/** The answer that a player is composing: the options offered, and the picks so far. */

export interface Option {
  /** The meaning: `verb` or `verb:object`. */
  option: string;
  verb: string;
  object: string | null;
  /** The things that the object is made of: `lair+jungle` is two. */
  parts: string[];
}

export function parse(option: string): Option {
  const colon = option.indexOf(':');
  if (colon < 0) return { option, verb: option, object: null, parts: [] };
  const object = option.slice(colon + 1);
  return { option, verb: option.slice(0, colon), object, parts: object.split('+') };
}

/** What a pick stands for: for boards that show an answer before it is sent. */
export type Laid = Pick<Option, 'verb' | 'parts'>;

/** The zones of the table in which the objects of a verb lie. */
export type ZonesOf = (verb: string) => readonly string[];

/** A pick, and the question that it answers. */
export interface Said {
  question: string;
  pick: string;
}

/** An answer that can be given on the board before it is asked for, or that names nothing and lies somewhere all the same. */
export interface Beyond extends Said {
  /** What has to be said before it. */
  before: readonly Said[];
  /** The zone and the thing in which it lies, where its object does not tell. */
  at?: readonly [zone: string, thing: string];
}

/** What can be done with a thing: an option, and what has to be said before it. */
export interface Offer extends Option {
  before: readonly Said[];
  question: string;
}

export class Choosing {
  readonly options: Option[];
  #question: string;
  #zonesOf: (question: string) => ZonesOf;
  #picked: { verb: string | null; parts: string[] } = $state.raw({ verb: null, parts: [] });
  /** What can be done beyond the question. */
  #beyond: readonly Beyond[] = $state.raw([]);

  constructor(options: string[], question: string, zonesOf: (question: string) => ZonesOf) {
    this.options = options.map(parse);
    this.#question = question;
    this.#zonesOf = zonesOf;
  }

  /** Adds what can be done on the board beyond the question. */
  reach(beyond: readonly Beyond[]): void {
    this.#beyond = [...this.#beyond, ...beyond];
  }

  /** The option that the picks make, when they make one. */
  get chosen(): Option | null {
    const { verb, parts } = this.#picked;
    if (verb === null) return null;
    return (
      this.options.find(
        (o) => o.verb === verb && o.parts.length === parts.length && parts.every((part) => o.parts.includes(part)),
      ) ?? null
    );
  }

  /** What is picked so far, whole or not. */
  get laid(): Laid[] {
    const { verb, parts } = this.#picked;
    return verb === null ? [] : [{ verb, parts }];
  }

  /** The first of two things, while the second is missing. */
  get half(): string | null {
    const { parts } = this.#picked;
    return parts.length && !this.chosen ? parts.join('+') : null;
  }

  get begun(): boolean {
    return this.#picked.verb !== null;
  }

  #zones(verb: string): readonly string[] {
    return this.#zonesOf(this.#question)(verb);
  }

  /** Options that hold this thing in this zone; those that go on with the picks come first. */
  #matches(zone: string, thing: string): Option[] {
    return this.options.filter((o) => o.parts.includes(thing) && this.#zones(o.verb).includes(zone));
  }

  #goesOn(option: Option): boolean {
    const { verb, parts } = this.#picked;
    return (
      parts.length > 0 &&
      option.parts.length > 1 &&
      parts.length < option.parts.length &&
      parts.every((part) => option.parts.includes(part)) &&
      verb !== null
    );
  }

  offered(zone: string, thing: string): boolean {
    const { parts } = this.#picked;
    const pairs = this.options.some((o) => this.#goesOn(o));
    if (pairs && !parts.includes(thing)) return this.#matches(zone, thing).some((o) => this.#goesOn(o));
    return this.#matches(zone, thing).length > 0 || this.#further(zone, thing).length > 0;
  }

  #further(zone: string, thing: string): Offer[] {
    return this.#beyond.flatMap(({ question, pick, before, at }) => {
      const option = parse(pick);
      const lies = at
        ? at[0] === zone && at[1] === thing
        : option.parts.includes(thing) && this.#zonesOf(question)(option.verb).includes(zone);
      return lies ? [{ ...option, before, question }] : [];
    });
  }

  /** All that can be done with a thing by one tap; nothing where a tap only begins or completes a pair. */
  offers(zone: string, thing: string): Offer[] {
    const matches = this.#matches(zone, thing);
    if (matches.some((o) => this.#goesOn(o))) return [];
    const single = matches.filter(({ parts }) => parts.length === 1);
    if (matches.length && !single.length) return [];
    return [
      ...single.map((option) => ({ ...option, before: [], question: this.#question })),
      ...this.#further(zone, thing),
    ];
  }

  picked(zone: string, thing: string): boolean {
    const { verb, parts } = this.#picked;
    return verb !== null && parts.includes(thing) && this.#zones(verb).includes(zone);
  }

  /** Picks a thing on the table, or puts it back. */
  pick(zone: string, thing: string): void {
    const { verb, parts } = this.#picked;
    const matches = this.#matches(zone, thing);
    if (this.picked(zone, thing)) {
      this.#picked = { verb: parts.length > 1 ? verb : null, parts: parts.filter((part) => part !== thing) };
      return;
    }
    const next = matches.find((o) => this.#goesOn(o)) ?? matches[0];
    if (next) this.#picked = { verb: next.verb, parts: this.#goesOn(next) ? [...parts, thing] : [thing] };
  }

  /** Picks a whole option, or puts it back. */
  choose(option: string): void {
    const { verb, parts } = parse(option);
    this.#picked = this.chosen?.option === option ? { verb: null, parts: [] } : { verb, parts };
  }

  clear(): void {
    this.#picked = { verb: null, parts: [] };
  }
}
