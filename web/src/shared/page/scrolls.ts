/** By how many pixels the last letters may reach out of their line. */
const REACH = 8;

/**
 * Attachment: what is longer than its place is scrolled by keys too, unless something in it takes the focus; `data-more`
 * tells that it goes on below. `words` reads what it says, so that it is looked at again when that changes.
 */
export const scrolls =
  (words: () => unknown) =>
  (box: HTMLElement): (() => void) => {
    void words();
    const more = (): void => {
      box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - REACH);
    };
    const watch = new ResizeObserver(() => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector('button')) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
      more();
    });
    watch.observe(box);
    box.addEventListener('scroll', more, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', more);
    };
  };
