/** Gives the browser the texts without the notes for whoever writes them, and the names of cards before what cards say. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const QUERY = '?raw';
/** A message, or a note, with the lines that belong to it. */
const ENTRY = /^(?:([a-z][\w-]*) *=|#).*(?:\n(?:[ \t]+\S.*|}.*|\s*(?=\n[ \t]+\S)))*/gm;
/** What a card says: the rest of what `texts/cards/` holds is what cards are called. */
const SAID = /-(?:line|text|power)(?:-all)?$/;

/** The messages of a file whose ids are fit, without the spaces that are there for reading. */
function messages(file, fit) {
  const found = readFileSync(file, 'utf8').matchAll(ENTRY);
  return [...found].flatMap(([entry, id]) => (id && fit(id) ? [entry.trimEnd().replace(/ *= */, '=')] : []));
}

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const folder = dirname(file);
      const cards = join(folder, 'cards', basename(file));
      const shown = messages(file, (name) => basename(folder) !== 'cards' || SAID.test(name));
      if (existsSync(cards)) {
        this.addWatchFile(cards);
        shown.unshift(...messages(cards, (name) => !SAID.test(name)));
      }
      return `export default ${JSON.stringify(shown.join('\n'))}`;
    },
  };
}
