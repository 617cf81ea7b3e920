/**
 * Attachment: what is longer than its place is scrolled by keys too, unless something in it takes the focus. `words`
 * reads what it says, so that it is looked at again when that changes.
 */
export const scrolls =
  (words: () => unknown) =>
  (box: HTMLElement): (() => void) => {
    void words();
    const watch = new ResizeObserver(() => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector('button')) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    watch.observe(box);
    return () => watch.disconnect();
  };
