import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/**/generated.ts', 'src/**/printed.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['worker/service-worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows better which names there are.
      'no-undef': 'off',
      // In `{#each { length: 3 } as _, i}` only the number counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // A Map, a Set or a URL here is never what is shown: that is `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
