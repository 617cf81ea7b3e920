/**
 * Leaves out what Svelte has for pages that a server has drawn (hydration): all of these are drawn by the browser. Svelte
 * guards it by a variable, so that a bundler may leave it out by itself; this one needs to be told, by a constant.
 */
const GUARD = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const CONSTANT = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['\thydrating = value;', ''],
];
/** They stand in every component, and do nothing there. */
const STEPS = /^\s*\$\.(?:reset|next)\([^()]*\);$/gm;

/** @returns {import('vite').Plugin} */
export function unhydrated() {
  return {
    name: 'unhydrated',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('.svelte')) return code.replace(STEPS, '');
      if (!GUARD.test(id)) return null;
      return CONSTANT.reduce((left, [found, put]) => {
        if (!left.includes(found)) this.error(`Svelte has no "${found.trim()}" any more`);
        return left.replace(found, put);
      }, code);
    },
  };
}
