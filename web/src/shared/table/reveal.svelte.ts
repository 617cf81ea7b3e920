/** What the board is just turning over, beat by beat: nothing else on the page tells the end of it before. */
import { untrack } from 'svelte';

let running = $state(0);

/** Whether something is being turned over. */
export const revealing = (): boolean => running > 0;

/** Says that something is being turned over, until the function returned is called. */
export function reveal(): () => void {
  untrack(() => (running += 1));
  return () => untrack(() => (running -= 1));
}
