import { Refused } from '../connection/api';
import { has, t, withTexts } from '../i18n/i18n.svelte';
import { toast } from './toast.svelte';

/** Says what went wrong, in words where there are some for it: those for what is rare are fetched now. */
export async function showError(error: unknown): Promise<void> {
  const id = error instanceof Refused ? `error-${error.code}` : 'error';
  // Where the words cannot be fetched either, it is told all the same.
  if (!has(id)) await withTexts('errors', async () => {}).catch(() => {});
  toast(has(id) ? t(id) : t('error'), 'trouble');
}
