/** Says a message as the build has compiled it (`games/any/messages.ts`): Fluent's own reader weighs more than a game's texts. */

/** What is put into a message: numbers are written as the language does. */
export type Args = Readonly<Record<string, string | number>>;
/** A variable; with forms, the one for its value, for a number also by its plural, else the last (`other`, if not named). */
type Place = readonly [variable: string, forms?: Readonly<Record<string, Words>>, last?: string];
/** Words, or words around places. */
export type Words = string | readonly (string | Place)[];

/** How a language writes numbers, and which plural they have. */
export class Numbers {
  private readonly written: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;

  constructor(language: string) {
    this.written = new Intl.NumberFormat(language);
    this.plurals = new Intl.PluralRules(language);
  }

  say(words: Words, args: Args = {}): string {
    return typeof words === 'string'
      ? words
      : words.map((part) => (typeof part === 'string' ? part : this.place(part, args))).join('');
  }

  private place([variable, forms, last = 'other']: Place, args: Args): string {
    const value = args[variable];
    const number = typeof value === 'number';
    if (!forms) return number ? this.written.format(value) : (value ?? `{$${variable}}`);
    const fit = [String(value), number ? this.plurals.select(value) : last].find((key) => Object.hasOwn(forms, key));
    return this.say(forms[fit ?? last]!, args);
  }
}
