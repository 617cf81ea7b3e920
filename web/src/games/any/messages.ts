/** Compiles Fluent to what a page says (`shared/i18n/say.ts`): the build all texts that it has (`web/texts/plugin.js`), a page those of other games. */
import { FluentResource, type Message } from '@fluent/bundle';
import type { Words } from '../../shared/i18n/say';

type Pattern = Message['value'];
type Expression = Exclude<Extract<Pattern, readonly unknown[]>[number], string>;

/** The messages of a text, by their ids. What they refer to (messages and terms of the same text) is put into them. */
export function messagesOf(text: string): Record<string, Words> {
  const { body } = new FluentResource(text);
  const known = new Map(body.map(({ id, value }) => [id, value]));

  function words(pattern: Pattern): Words {
    if (pattern === null || typeof pattern === 'string') return pattern ?? '';
    return pattern.flatMap((part) => (typeof part === 'string' ? part : parts(part)));
  }
  function parts(part: Expression): Exclude<Words, string> {
    switch (part.type) {
      case 'str':
      case 'num':
        return [String(part.value)];
      case 'var':
        return [[part.name]];
      case 'mesg':
      case 'term': {
        const found = words(known.get(part.type === 'term' ? `-${part.name}` : part.name) ?? `{${part.name}}`);
        return typeof found === 'string' ? [found] : found;
      }
      case 'func': // how a number is written follows from the language
        return part.args.flatMap((one) => (one.type === 'narg' ? [] : parts(one)));
      case 'select': {
        const { selector, variants, star } = part;
        if (selector.type !== 'var') throw new Error(`only a variable can be chosen by, not: ${selector.type}`);
        const forms = variants.map(({ key, value }) => [String(key.value), words(value)] as const);
        const [last] = forms[star]!;
        const [variable, among] = [selector.name, Object.fromEntries(forms)];
        return [last === 'other' ? [variable, among] : [variable, among, last]];
      }
    }
  }
  return Object.fromEntries(body.flatMap(({ id, value }) => (id.startsWith('-') ? [] : [[id, words(value)]])));
}
