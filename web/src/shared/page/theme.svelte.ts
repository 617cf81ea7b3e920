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

/**
 * Says at the root what all of the page's styles may follow from; returns a function that takes it back. Not `:has()` of a
 * thing far below: at each change of the page the browser looks through all of it for that.
 */
export function atRoot(name: 'game' | 'table' | 'above' | 'his' | 'talk', value = ''): () => void {
  document.documentElement.dataset[name] = value;
  return () => delete document.documentElement.dataset[name];
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
