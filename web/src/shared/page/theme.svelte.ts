import { importWithRetry } from '../connection/imports';

export type Theme = 'system' | 'light' | 'dark';

const stored = localStorage.getItem('theme');
const current: { value: Theme } = $state({ value: stored === 'light' || stored === 'dark' ? stored : 'system' });

export function theme(): Theme {
  return current.value;
}

export function setTheme(value: Theme): void {
  current.value = value;
  localStorage.setItem('theme', value);
  applyTheme();
}

type AtRoot =
  | 'game'
  /** A table is shown: `played`, or `over`. */
  | 'table'
  /** What stands above it: `lesson`, `more`. */
  | 'above'
  /** The talk lies beside or below it, an invitation fills the page, a long list lies over the board. */
  | 'talk'
  | 'invited'
  | 'list'
  /** Somebody looks at a game again; `alone` where no hand lies below. */
  | 'looking'
  /** The board is made of declarations. */
  | 'any'
  /** Of a game: its island is printed; it is Big Brother's desk; a Party is one's own, the board is night, goods are traded. */
  | 'printed'
  | 'his'
  | 'own'
  | 'night'
  | 'deal';

/**
 * Says at the root, as long as a component is there, what all of the page's styles may follow from. Not `:has()` of a thing
 * far below: at each change of the page the browser looks through all of it for that.
 */
export function atRoot(name: AtRoot, said: () => string | boolean | undefined): void {
  const value = $derived(said());
  $effect(() => {
    if (!value) return;
    document.documentElement.dataset[name] = value === true ? '' : value;
    return () => delete document.documentElement.dataset[name];
  });
}

/** The style for forced colours is loaded only for readers who use them. */
const contrast = matchMedia('(forced-colors: active)');
function applyContrast(): void {
  if (contrast.matches) void importWithRetry(() => import('../../styles/contrast.css'));
}
contrast.addEventListener('change', applyContrast);
applyContrast();

export function applyTheme(): void {
  if (current.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current.value;
}
