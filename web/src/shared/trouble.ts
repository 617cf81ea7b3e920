import { Refused } from './api';
import { has, t } from './i18n.svelte';
import { toast } from './toast.svelte';

/** Says what went wrong, in words where there are some for it. */
export function trouble(error: unknown): void {
  const id = error instanceof Refused ? `error-${error.code}` : 'error';
  toast(has(id) ? t(id) : t('error'), 'trouble');
}
