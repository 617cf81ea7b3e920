/** The pictures of the game: none until the table can be played; then the ground, and what stands on it, then the cards. */
import { whenIdle } from '../../shared/i18n/i18n.svelte';
import { importWithRetry } from '../../shared/connection/imports';

let grounds: Record<string, string> = $state.raw({});
let drawn: readonly Element[] = $state.raw([]);
let begun = false;

async function take(address: string): Promise<void> {
  const text = await (await fetch(address)).text();
  drawn = [...drawn, new DOMParser().parseFromString(text, 'image/svg+xml').documentElement];
}

async function fetchAll(): Promise<void> {
  const { GROUNDS, MAP, CARDS } = await importWithRetry(() => import('./art/pictures'));
  grounds = GROUNDS;
  await take(MAP);
  await take(CARDS);
}

/** Fetches the pictures when nothing else is to be done; without them the table is played on plain ground. */
export function laterPictures(): void {
  if (begun) return;
  begun = true;
  whenIdle(() => void fetchAll().catch(() => (begun = false)));
}

/** The address of a ground (`wide-night`), as soon as it is known. */
export const ground = (name: string): string | undefined => grounds[name];

/** Attachment: what is drawn lies in this element, where the page refers to it by its id. */
export function holdsDrawings(element: HTMLElement): void {
  $effect(() => element.replaceChildren(...drawn.map((one) => document.importNode(one, true))));
}
