/** The large pictures, files of their own: fetched when a table is there and nothing else is to be done. */
import { whenIdle } from '../../shared/i18n/i18n.svelte';

const FILES = import.meta.glob<string>('./art/made/*.svg', { query: '?url', import: 'default', eager: true });

let wanted = $state(false);

export function laterPictures(): void {
  whenIdle(() => (wanted = true));
}

/** The address of a picture by its file's name; empty until it is to be fetched. */
export const picture = (name: string): string => (wanted && FILES[`./art/made/${name}.svg`]) || '';
