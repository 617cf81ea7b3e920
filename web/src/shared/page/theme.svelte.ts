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

/** Gives the whole page the palette of a game; returns a function that removes it. */
export function wear(game: string): () => void {
  document.documentElement.dataset.game = game;
  return () => delete document.documentElement.dataset.game;
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
