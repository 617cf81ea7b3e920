/**
 * Sets a button's words as small as it takes for all of them to be read: `data-tight` is 1 where they would not fit, 2
 * where they still do not in the letters for 1. The button has one element, which holds the words.
 */
export function fits(button: HTMLElement): () => void {
  const words = button.firstElementChild as HTMLElement;
  const isCut = (): boolean =>
    words.offsetHeight > button.clientHeight || words.scrollWidth > words.clientWidth || words.offsetWidth > room();
  const room = (): number => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button);
    return Math.ceil(button.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd));
  };
  function fit(): void {
    delete button.dataset['tight'];
    for (const tight of ['1', '2']) if (isCut()) button.dataset['tight'] = tight;
  }
  const resized = new ResizeObserver(fit);
  resized.observe(button);
  const said = new MutationObserver(fit);
  said.observe(words, { characterData: true, childList: true, subtree: true });
  void document.fonts.ready.then(fit);
  return () => {
    resized.disconnect();
    said.disconnect();
  };
}
