/**
 * Attachment: what slides sideways fades at an end beyond which there is more (`app.css`). `words`
 * reads what it holds, so that it is looked at again when that changes.
 */
export const slides =
  (words: () => unknown) =>
  (box: HTMLElement): (() => void) => {
    void words();
    const look = (): void => {
      box.classList.toggle('more-before', box.scrollLeft > 1);
      box.classList.toggle('more-after', box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
    };
    const watch = new ResizeObserver(look);
    for (const one of [box, ...box.children]) watch.observe(one);
    box.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  };
