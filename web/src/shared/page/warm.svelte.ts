import { importWithRetry } from '../connection/imports';
import { hasPart } from '../i18n/i18n.svelte';

/**
 * A component that no first decision needs: it is fetched with the words that come later, or as soon as it is needed, and
 * from then on it is drawn at once (`Lazy` draws a moment later each time).
 */
export function warmed<Part>(
  load: () => Promise<{ default: Part }>,
  needed: () => boolean,
): { readonly part: Part | null } {
  let part: Part | null = $state.raw(null);
  $effect.pre(() => {
    if (!part && (hasPart('later') || needed()))
      importWithRetry(load).then(
        (found) => (part = found.default),
        () => {}, // the page goes on without it
      );
  });
  return {
    get part() {
      return part;
    },
  };
}
