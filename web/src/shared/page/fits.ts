/**
 * Attachment: sets a button's words as small as it takes for all of them to be read: `data-tight` is 1 where they would
 * not fit, 2 where they still do not in the letters for 1. The button has one element, which holds the words; `said` reads
 * them, so that they are measured again when they change.
 */
export const fits =
  (said: () => unknown) =>
  (button: HTMLElement): (() => void) => {
    void said();
    const words = button.firstElementChild as HTMLElement;
    const isCut = (): boolean => words.offsetHeight > button.clientHeight || words.scrollWidth > words.clientWidth;
    const watch = new ResizeObserver(() => {
      delete button.dataset['tight'];
      for (const tight of ['1', '2']) if (isCut()) button.dataset['tight'] = tight;
    });
    watch.observe(button);
    watch.observe(words); // other letters: a font that comes late
    return () => watch.disconnect();
  };
