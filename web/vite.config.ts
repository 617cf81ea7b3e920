import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/fogtable/web_dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a piece is made of is asked for when the piece is there: a browser forgets no module that failed (piece.ts).
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file, what every table needs another: many small ones weigh more.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|@fluent|clsx)|web\/src\/shared\/(?!Chip|ClauseDialog|Dialog|Hand|Track|clock|kept|rules|talk)|lucide\/svelte\/dist\/(Icon|context|default)/,
            },
            {
              name: 'table',
              test: /lucide\/svelte\/dist\/icons\/(copy|eye|lightbulb|link|undo-2|users)\.|web\/src\/pages\/(Table|Play|invitation)\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
});
