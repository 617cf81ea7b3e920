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

export class Choosing {
  readonly options: Option[];
  #zones: ZonesOf;
  #picked: { verb: string | null; parts: string[] } = $state.raw({ verb: null, parts: [] });

  constructor(options: string[], zones: ZonesOf) {
    this.options = options.map(parse);
    this.#zones = zones;
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
    const matches = this.#matches(zone, thing);
    const { parts } = this.#picked;
    const pairs = this.options.some((o) => this.#goesOn(o));
    if (pairs && !parts.includes(thing)) return matches.some((o) => this.#goesOn(o));
    return matches.length > 0;
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
      const other = matches.find((o) => o.verb !== verb && o.parts.length === 1);
      this.#picked = other
        ? { verb: other.verb, parts: [thing] }
        : { verb: parts.length > 1 ? verb : null, parts: parts.filter((part) => part !== thing) };
      return;
    }
    const next = matches.find((o) => this.#goesOn(o));
    if (next) this.#picked = { verb: next.verb, parts: [...parts, thing] };
    else if (matches[0]) this.#picked = { verb: matches[0].verb, parts: [thing] };
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
