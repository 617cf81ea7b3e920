import { Refused } from '../connection/api';
import { has, t, withTexts } from '../i18n/i18n.svelte';
import { toast } from './toast.svelte';

/** Shows an error to the user, in its own words where there are any: the texts of rare errors are loaded now. */
export async function showError(error: unknown): Promise<void> {
  const id = error instanceof Refused ? `error-${error.code}` : 'error';
  // If the texts cannot be loaded either, the general one is shown.
  if (!has(id)) await withTexts('errors', async () => {}).catch(() => {});
  toast(has(id) ? t(id) : t('error'), 'trouble');
}
