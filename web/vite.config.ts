import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/fogtable/web_dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file: many small ones weigh more.
        codeSplitting: { groups: [{ name: 'base', test: /node_modules\/(svelte|@fluent|clsx)|web\/src\/shared\/(?!ClauseDialog|Dialog|rules)|lucide\/svelte\/dist\/(Icon|context|default)/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
});
