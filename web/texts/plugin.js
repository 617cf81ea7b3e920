/**
 * Gives the browser the texts as they are once read: what reads them need not be fetched, nor run. A game's own texts
 * and those of its package are one file in each language, with the names of cards; it leads to its parts, the folders
 * of texts beside it. One of them, `later`, is what nobody needs for a first decision: what tells of events, what asks
 * or answers anything but what `first.json` `asks`, what explains anything (`-text`) but what the board `tells` at once, and what
 * it says `later`, but for what it `says` at once all the same. A page that wants any of it sooner waits for all.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { messagesOf } from '../src/games/any/messages.ts';

const QUERY = '?raw';
const LATER = `${QUERY}&later`;
/** What a card says: the rest of what `texts/cards/` holds is what cards are called. */
const SAID = /-(?:line|text|power)(?:-all)?$/;
const GAMES = /\/web\/src\/games\/(\w+)\/texts$/;

/** The messages of a file whose ids are fit, with these. */
function messages(file, fit) {
  return existsSync(file) ? Object.entries(messagesOf(readFileSync(file, 'utf8'))).filter(([id]) => fit(id)) : [];
}

/** A folder of texts and, where a game has it, that of its package. */
function foldersOf(folder) {
  const [path, game] = GAMES.exec(folder) ?? [];
  const packaged = path && join(folder.slice(0, -path.length), 'src/fogtable/games', game, 'texts');
  return packaged && existsSync(packaged) ? [folder, packaged] : [folder];
}

/** Which of some texts are said later, where these questions are asked first, and texts of these kinds told. */
function laterOf(ids, { asks: first, tells, later = [], says = [] }) {
  const among = (kinds) => (id) => kinds.some((kind) => `${id}-`.startsWith(`${kind}-`));

  const about = (questions) => (id) =>
    questions.some(
      (one) =>
        `${id}-`.startsWith(`ask-${one}-`) ||
        id.startsWith(`do-${one}-`) ||
        [`ends-${one}`, `onward-${one}`].includes(id),
    );
  const asked = about(first);
  const asks = about(ids.flatMap((id) => (id.startsWith('ask-') ? id.slice('ask-'.length) : [])));
  const explains = (id) => id.endsWith('-text') && !among(tells)(id);
  const waits = (id) => among(later)(id) && !among(says)(id);
  return (id) => id.startsWith('log-') || explains(id) || waits(id) || (!asked(id) && asks(id));
}

/** The parts of some folders, each with the file that holds it. */
function partsOf(folders, language) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [[one.name, join(folder, one.name, `${language}.ftl${QUERY}`)]] : [],
    ),
  );
}

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split(/(?=\?)/);
      if (!file.endsWith('.ftl') || ![QUERY, LATER].includes(query)) return null;
      const folder = dirname(file);
      const told = (found) => `export default ${JSON.stringify(Object.fromEntries(found))};`;
      if (basename(folder) !== 'texts')
        return told(messages(file, (name) => basename(folder) !== 'cards' || SAID.test(name)));
      const folders = foldersOf(folder);
      const files = folders.map((one) => join(one, basename(file)));
      for (const one of files) this.addWatchFile(one);
      const all = files.flatMap((one) => messages(one, () => true));
      const first = join(folder, 'first.json');
      if (existsSync(first)) this.addWatchFile(first);
      const isLater = existsSync(first)
        ? laterOf(
            all.map(([id]) => id),
            JSON.parse(readFileSync(first, 'utf8')),
          )
        : () => false;
      const cards = folders.map((one) => join(one, 'cards', basename(file)));
      all.push(...cards.flatMap((one) => messages(one, (name) => !SAID.test(name))));
      if (query === LATER) return told(all.filter(([id]) => isLater(id)));
      const parts = partsOf(folders, basename(file, '.ftl'));
      if (all.some(([id]) => isLater(id))) parts.push(['later', `${file}${LATER}`]);
      return `${told(all.filter(([id]) => !isLater(id)))}
export const parts = [${parts.map(([name, path]) => `['${name}', () => import(${JSON.stringify(path)})]`)}];`;
    },
  };
}
