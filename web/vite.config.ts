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
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files),
    },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file: many small ones weigh more.
        codeSplitting: { groups: [{ name: 'base', test: /node_modules\/(svelte|@fluent|clsx)|web\/src\/shared\/(?!ClauseDialog|Dialog|Hand|Track|clock|kept|rules|talk)|lucide\/svelte\/dist\/(Icon|context|default)/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
});
