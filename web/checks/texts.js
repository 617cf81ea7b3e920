/**
 * Tells which messages of the files named in the input (`{language, file}` a line) are not said as Fluent says them: with
 * numbers of every plural, large ones among them, with each word that a form is for, with another, and with nothing.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

async function load(file) {
  const input = new URL(`../src/${file}`, import.meta.url).pathname;
  const { output } = await (await rolldown({ input, logLevel: 'silent' })).generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
const { messagesOf } = await load('games/any/messages.ts');
const { Numbers } = await load('shared/i18n/say.ts');

const NUMBERS = [0, 1, 2, 5, 11, 21, 104, 12345, -3, 1.5];

/** Every variable of a pattern, and every key that a form is for. */
function within(pattern, variables, keys) {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (part.type === 'var') variables.add(part.name);
    if (part.type !== 'select') continue;
    within([part.selector], variables, keys);
    for (const { key, value } of part.variants) {
      if (key.type === 'str') keys.add(key.value);
      within(value, variables, keys);
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { language, file } = JSON.parse(line);
  const text = readFileSync(file, 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(text);
  bundle.addResource(resource);
  const [compiled, numbers] = [messagesOf(text), new Numbers(language)];
  for (const { id, value } of resource.body.filter(({ id }) => !id.startsWith('-'))) {
    const [variables, keys] = [new Set(), new Set(['somebody', 'constructor'])];
    within(value, variables, keys);
    const given = [...NUMBERS, ...keys].map((one) => Object.fromEntries([...variables].map((name) => [name, one])));
    for (const args of [...given, {}]) {
      const [here, there] = [numbers.say(compiled[id], args), bundle.formatPattern(value, args, [])];
      if (here !== there) console.log(`${file} ${id} ${JSON.stringify(args)}: "${here}", Fluent: "${there}"`);
    }
  }
}
