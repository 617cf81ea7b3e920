/** Writes the service worker of a build: which build it is, and the files that it keeps from the beginning. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SOURCE = new URL('service-worker.js', import.meta.url);
/** Besides what starts every page: the page of a lost connection, and the words for both. */
const SHOWN_OFFLINE = /\/src\/(pages\/Offline\.svelte|texts\/(offline\/)?\w+\.ftl)/;

/** Adds a chunk with the chunks and styles without which it does not run. */
function addWhole(bundle, name, found) {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) addWhole(bundle, other, found);
}

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell = new Set();
        for (const one of Object.values(bundle))
          if (one.type === 'chunk' && (one.isEntry || SHOWN_OFFLINE.test(one.facadeModuleId ?? '')))
            addWhole(bundle, one.fileName, shell);
        const source = readFileSync(SOURCE, 'utf8');
        const all = [...Object.keys(bundle).sort(), bundle['index.html'].source, source];
        const build = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12);
        const kept = ['/favicon.svg', ...[...shell].sort().map((file) => `/${file}`)];
        const constants = `const BUILD = '${build}';\nconst SHELL = ${JSON.stringify(kept)};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: constants + source });
      },
    },
  };
}
