import type { Component } from 'svelte';

/** Something said at the table, as it is shown over it for a moment. */
export interface Voice {
  /** Who says it: one has one voice, and what they say next takes its place. */
  seat: string;
  who: string;
  text: string;
  /** The sign that is drawn for it, the face of who says it. */
  Sign?: Component<{ size?: number }> | undefined;
  face?: string | undefined;
  /** Only one side hears it. */
  aside?: boolean;
}

/** How many are shown at once, and for how long, in milliseconds: at least, and for each letter. */
const MOST = 3;
const STAYS = { least: 3500, letter: 60 };

let voices: readonly Voice[] = $state.raw([]);

export function heard(): readonly Voice[] {
  return voices;
}

export function speak(voice: Voice): void {
  voices = [...voices.filter(({ seat }) => seat !== voice.seat), voice].slice(-MOST);
  setTimeout(
    () => (voices = voices.filter((one) => one !== voice)),
    Math.max(STAYS.least, STAYS.letter * voice.text.length),
  );
}
