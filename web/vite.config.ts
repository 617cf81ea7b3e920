import { svelte } from '@sveltejs/vite-plugin-svelte';
import { minify } from 'terser';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { icons } from './icons/plugin.js';
import { unhydrated } from './svelte/plugin.js';
import { texts } from './texts/plugin.js';
import { serviceWorker } from './worker/plugin.js';

const EVERY_PAGE = [
  /node_modules\/(svelte|clsx)/,
  /web\/src\/shared\/(?!sound\/)\w+\/(?!Chip|Choices|Curtain|Dialog|Hand|Header|LanguageSwitch|Mark|NotFound|Spotlight|Switches|ThemeSwitch|Tip|Track|clock|daily|marks|played|savedDraft|sound|talk|beats|director|preferences|service|worker)/,
  /web\/src\/(games\/wording\b|App|styles\/(?!contrast))/,
];
/** Modules of Svelte that few pages use: its index, which every page imports, would draw them into the file of all. */
const FEW_PAGES = [/svelte\/src\/internal\/client\/dom\/(elements\/bindings\/(input|select)|blocks\/html)\./];
const EVERY_TABLE = [
  /lucide\/svelte\/dist\/icons\/(eye|lightbulb|undo-2|users)\./,
  /web\/src\/pages\/(table\/Table|play\/Play|seats\/invitation)\b/,
];
/** The game that has a module on its board, and nobody else has; the start page shows its cover. */
function boardOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const above = new Set([id]);
  for (const one of above) for (const next of modules.getModuleInfo(one)?.importers ?? []) above.add(next);
  const users = [...above].filter((one) => /\/web\/src\/(?!shared\/)/.test(one));
  const [, folder, game] = users.map((one) => /(.*\/games\/(\w+)\/)index\.ts$/.exec(one)).find(Boolean) ?? [];
  const ours = (one: string): boolean => one.startsWith(folder!) && !one.endsWith('/Cover.svelte');
  return game && users.every(ours) ? game : null;
}
const any = (patterns: RegExp[]) => new RegExp(patterns.map((pattern) => pattern.source).join('|'));

/** A page for whoever draws, shipped with nothing: `npm run dev` shows it at `/gallery.html`, a test builds it apart. */
const GALLERY = 'gallery';

/** Scripts are made small by two hands: this one leaves names and form to the other. 1 KB of each table for some seconds of building. */
const smaller: Plugin = {
  name: 'smaller',
  apply: 'build',
  renderChunk: async (code) => ({
    code: (await minify(code, { module: true, ecma: 2020, compress: { passes: 3 }, mangle: false })).code!,
    map: null,
  }),
};

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte(), unhydrated(), icons(), texts(), smaller, mode !== GALLERY && serviceWorker()],
  build: {
    outDir: mode === GALLERY ? 'node_modules/.fogtable-gallery' : '../src/fogtable/web_dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Scripts are fetched only when they are imported: a browser remembers a module that failed (shared/connection/imports.ts).
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    target: 'es2022',
    // Nothing older knows `Map.groupBy` and `popover`, without which no table is played: styles need not be written for it.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      // Whoever only wants to play need not read how long each step took.
      checks: { bundlerTimings: false },
      // Nobody needs a module of Svelte, these apart, or of Fluent for what it does when it is imported.
      treeshake: { moduleSideEffects: (id) => !/svelte\/src\/(?!internal\/(flags|disclose))|@fluent/.test(id) },
      input: mode === GALLERY ? 'gallery.html' : 'index.html',
      output: {
        // What every page needs is one file, what every table needs another, and so the board of each game: many small ones weigh more.
        codeSplitting: {
          groups: [
            { name: 'few', test: any(FEW_PAGES), includeDependenciesRecursively: false },
            { name: 'base', test: any(EVERY_PAGE) },
            { name: 'table', test: any(EVERY_TABLE) },
            { name: boardOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
}));
