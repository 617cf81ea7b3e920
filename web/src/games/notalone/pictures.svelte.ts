/** The large pictures: nothing until the table can be played, then an address for each. */
import { whenIdle } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';

let addresses: Record<string, string> = $state.raw({});

/** Fetches the list of pictures when nothing else is to be done. */
export function laterPictures(): void {
  whenIdle(() => {
    importWithRetry(() => import('./art/pictures'))
      .then(({ PICTURES }) => (addresses = PICTURES))
      .catch(() => {
        // The table is played without pictures.
      });
  });
}

/** The address of a picture, as soon as it is known. */
export const picture = (name: string): string | undefined => addresses[name];

/** The same as a value of CSS. */
export const painted = (name: string): string => (addresses[name] ? `url("${addresses[name]}")` : 'none');
