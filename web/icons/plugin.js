/** Draws an icon of Lucide as what it is, a picture: its own component decides at run time what is always the same here. */
import { readFileSync } from 'node:fs';

const ICON = /lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/;
const DATA = /const iconData = (.+);/;
const attributes = (given) => Object.entries(given).map(([name, value]) => ` ${name}="${value}"`);

/** @returns {import('vite').Plugin} */
export function icons() {
  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      if (!ICON.test(id)) return null;
      const { node } = JSON.parse(DATA.exec(readFileSync(id, 'utf8'))[1]);
      const drawn = node.map(([tag, given]) => `<${tag}${attributes(given).join('')} />`).join('');
      return `<script>
  const { size = 24, class: kind, 'aria-label': label } = $props();
</script>

<svg class={kind} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
  stroke-linejoin="round" aria-hidden={label ? undefined : 'true'} aria-label={label}>${drawn}</svg>`;
    },
  };
}
