import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './worker/plugin.js';

const EVERY_PAGE = [
  /node_modules\/(svelte|@fluent|clsx)/,
  /lucide\/svelte\/dist\/(Icon|context|default)/,
  /web\/src\/shared\/(?!sound\/)\w+\/(?!Chip|Dialog|Hand|Track|clock|savedDraft|talk|beats|director|preferences|sound|worker)/,
  /web\/src\/games\/wording\b/,
];
const EVERY_TABLE = [
  /lucide\/svelte\/dist\/icons\/(copy|eye|lightbulb|link|undo-2|users)\./,
  /web\/src\/pages\/(table\/Table|play\/Play|seats\/invitation)\b/,
];
const any = (patterns: RegExp[]) => new RegExp(patterns.map((pattern) => pattern.source).join('|'));

/** A page for whoever draws, shipped with nothing: `npm run dev` shows it at `/gallery.html`, a test builds it apart. */
const GALLERY = 'gallery';

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte(), mode !== GALLERY && serviceWorker()],
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
    rolldownOptions: {
      input: mode === GALLERY ? 'gallery.html' : 'index.html',
      output: {
        // What every page needs is one file, what every table needs another: many small ones weigh more.
        codeSplitting: {
          groups: [
            { name: 'base', test: any(EVERY_PAGE) },
            { name: 'table', test: any(EVERY_TABLE) },
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
