/** A link on its way to somebody else. */
import { t } from '../../shared/i18n/i18n.svelte';
import { toast } from '../../shared/page/toast.svelte';

/** Phones hand a link to a messenger; not every browser does, and none does over plain HTTP. */
export const shares = 'share' in navigator;

/** Whether it could be copied: there is no clipboard over plain HTTP. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t('link-copied'));
    return true;
  } catch {
    return false;
  }
}

export function share(link: string): void {
  navigator.share({ url: link }).catch(() => undefined); // closing the dialog is not an error
}
