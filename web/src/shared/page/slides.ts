/**
 * Attachment: tells whether there is more before and after what is seen of a box that slides sideways. `words` reads what
 * it holds, so that it is looked at again when that changes.
 */
export const slides =
  (words: () => unknown, tell: (before: boolean, after: boolean) => void) =>
  (box: HTMLElement): (() => void) => {
    void words();
    const look = (): void => {
      tell(box.scrollLeft > 1, box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
    };
    const watch = new ResizeObserver(look);
    for (const one of [box, ...box.children]) watch.observe(one);
    box.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  };
